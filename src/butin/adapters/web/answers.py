"""What the HTTP side answers, as JSON schemas for `openapi.py`."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
FLAG: Schema = {"type": "boolean"}
WHOLE: Schema = {"type": "integer"}
SHARE: Schema = {"type": "number", "minimum": 0, "maximum": 1}
ANY_OBJECT: Schema = {"type": "object"}


def some(**properties: Schema) -> Schema:
    """An object with all of these fields, and no others."""
    return {
        "type": "object",
        "required": list(properties),
        "properties": properties,
        "additionalProperties": False,
    }


def many(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


SCHEMAS: dict[str, Schema] = {
    "Refused": some(type={"const": "refused"}, id=TEXT, kind=TEXT, clause=TEXT, text=TEXT, values=ANY_OBJECT),
    "Game": some(
        name=TEXT,
        titles={"type": "object", "additionalProperties": TEXT},
        pitches={"type": "object", "additionalProperties": TEXT},
        seats=some(min=WHOLE, max=WHOLE, best_from=WHOLE),
        minutes=WHOLE,
        age=WHOLE,
        rules=WHOLE,
        begins={"type": "object", "additionalProperties": TEXT},
        credit=TEXT,
        options=many(ref("GameOption")),
        bots=many(TEXT),
        levels={"type": "object", "additionalProperties": TEXT},
    ),
    "GameOption": some(
        name=TEXT,
        clause=TEXT,
        default={},
        expected=TEXT,
        values=many(TEXT),
        most={"type": "object", "additionalProperties": WHOLE},
        low=WHOLE,
        high=WHOLE,
        each=FLAG,
    ),
    "Waiting": some(id=TEXT, game=TEXT, free=WHOLE, seats=WHOLE, touched=WHOLE),
    "Opened": some(table=TEXT, join=TEXT, watch=TEXT, seat=WHOLE, secret=TEXT, name=TEXT, sealed=TEXT),
    "Joined": some(table=TEXT, seat=WHOLE, secret=TEXT, name=TEXT),
    "Seat": some(
        name=TEXT,
        bot=TEXT,
        picks={"type": "object", "additionalProperties": TEXT},
        shared=FLAG,
        person=FLAG,
        theirs=FLAG,
        here=FLAG,
        gone_at=WHOLE,
        since=WHOLE,
        purse_ms=WHOLE,
    ),
    "Table": some(
        id=TEXT,
        n=WHOLE,
        phase={"enum": ["waiting", "playing", "over", "closed"]},
        host=WHOLE,
        match=WHOLE,
        setting=ANY_OBJECT,
        first={"type": ["integer", "null"]},
        outdated=FLAG,
        sealed=TEXT,
        commitment=TEXT,
        shares=many(TEXT),
        secret=TEXT,
        seats=many(ref("Seat")),
        asked={
            "anyOf": [
                {"type": "null"},
                some(question=TEXT, seat=WHOLE, name=TEXT, yes=many(WHOLE), missing=many(WHOLE)),
            ]
        },
    ),
    "Linked": some(kind={"enum": ["join", "watch"]}, table=ref("Table")),
    "Looked": some(you=many(WHOLE), table=ref("Table"), views={"type": "object", "additionalProperties": ANY_OBJECT}),
    "Granted": some(n=WHOLE),
    "Hint": some(move=TEXT),
    "Judged": some(move=WHOLE, seat=WHOLE, made=TEXT, best=TEXT, chance=SHARE, best_chance=SHARE),
    "Reviewed": some(moves=WHOLE, next=WHOLE, decisions=many(ref("Judged"))),
    "Told": some(move=WHOLE, seat=WHOLE, at=WHOLE, events=many(ANY_OBJECT)),
    "Retold": some(
        match=WHOLE, moves=WHOLE, names=many(TEXT), scores=many(WHOLE), winners=many(WHOLE), told=many(ref("Told"))
    ),
    "Taught": some(
        step=WHOLE,
        steps=WHOLE,
        say=TEXT,
        moves=many(TEXT),
        view=ANY_OBJECT,
        turns=many(some(seat=WHOLE, events=many(ANY_OBJECT), view=ANY_OBJECT)),
    ),
    "Moment": some(move=WHOLE, moves=WHOLE, view=ANY_OBJECT, events=many(ANY_OBJECT)),
}
