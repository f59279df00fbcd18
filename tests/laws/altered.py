"""Good records changed in one place, each with the sentence that `butin verify` should say of it; and any change."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

from butin.core.chance import commitment

Record = list[dict[str, Any]]


def another_secret(record: Record) -> None:
    record[-1]["secret"] = "00" * 32


def another_sealed_secret(record: Record) -> None:
    record[-1]["secret"] = "00" * 32
    record[0]["chance"]["commitment"] = commitment(bytes(32))


def a_short_secret(record: Record) -> None:
    record[-1]["secret"] = "00" * 31
    record[0]["chance"]["commitment"] = commitment(bytes(31))


def another_commitment(record: Record) -> None:
    record[0]["chance"]["commitment"] = "00" * 32


def another_share(record: Record) -> None:
    record[0]["chance"]["shares"][1] = sha256(b"cheval").hexdigest()


def an_empty_share(record: Record) -> None:
    record[0]["chance"]["shares"][2] = ""


def shares_in_another_order(record: Record) -> None:
    record[0]["chance"]["shares"].reverse()


def a_share_too_few(record: Record) -> None:
    del record[0]["chance"]["shares"][-1]


def no_shares(record: Record) -> None:
    record[0]["chance"]["shares"] = []


def somebody_else_began(record: Record) -> None:
    record[0]["first"] = 1


def a_seat_more(record: Record) -> None:
    record[0]["seats"] = 4
    record[0]["names"].append("Di")
    record[0]["chance"]["shares"].append("")


def another_option(record: Record) -> None:
    record[0]["options"]["hide_heights"] = True


def an_option_left_out(record: Record) -> None:
    del record[0]["options"]["tie_break"]


def a_position(record: Record) -> None:
    record[0]["position"] = {"piles": [["crown"]]}


def other_words_at_the_deal(record: Record) -> None:
    record[0]["told"] = "0" * 16


def other_words_at_a_move(record: Record) -> None:
    record[5]["told"] = "0" * 16


def no_words_at_a_move(record: Record) -> None:
    del record[5]["told"]


def no_words_at_the_deal(record: Record) -> None:
    del record[0]["told"], record[0]["agreed"]


def another_pile(record: Record) -> None:
    card, _, pile = record[8]["move"].partition(">")
    record[8]["move"] = f"{card}>{(int(pile) + 1) % 8}"


def no_such_pile(record: Record) -> None:
    record[8]["move"] = "crown>8"


def another_seat(record: Record) -> None:
    record[8]["seat"] = (record[8]["seat"] + 1) % 3


def the_first_move_dropped(record: Record) -> None:
    del record[1]


def a_move_dropped(record: Record) -> None:
    del record[12]


def the_last_move_dropped(record: Record) -> None:
    del record[-2]


def a_move_twice(record: Record) -> None:
    record.insert(12, record[12])


def a_move_too_many(record: Record) -> None:
    record.insert(-1, record[-2])


NOT_SEALED = "paragraph 1 of docs/chance.md does not hold: the secret does not fit the commitment in the header"
NOT_DEALT = "paragraph 3 of docs/chance.md does not hold: what was dealt is not what secret and shares give"
NOT_AGREED = "paragraph 5 of docs/chance.md does not hold: rules, seats, options or who begins are not what was agreed"
CHANGES: list[tuple[Callable[[Record], None], str]] = [
    (another_secret, NOT_SEALED),
    (another_commitment, NOT_SEALED),
    (a_short_secret, "paragraph 1 of docs/chance.md does not hold: the secret has 31 bytes: expected 32"),
    (another_sealed_secret, NOT_DEALT),
    (another_share, NOT_DEALT),
    (an_empty_share, NOT_DEALT),
    (shares_in_another_order, NOT_DEALT),
    (
        a_share_too_few,
        "paragraph 2 of docs/chance.md does not hold: there are 2 shares: expected one for each of 3 seats",
    ),
    (no_shares, NOT_DEALT),
    (somebody_else_began, NOT_AGREED),
    (a_seat_more, NOT_AGREED),
    (another_option, NOT_AGREED),
    (an_option_left_out, NOT_AGREED),
    (a_position, "paragraph 3 of docs/chance.md does not hold: the match began with a position that was set up"),
    (other_words_at_the_deal, NOT_DEALT),
    (no_words_at_the_deal, "paragraph 4 of docs/chance.md does not hold: what move 1 brought is not what secret"),
    (other_words_at_a_move, "paragraph 4 of docs/chance.md does not hold: what move 5 brought is not what secret"),
    (no_words_at_a_move, "paragraph 4 of docs/chance.md does not hold: what move 5 brought is not what secret"),
    (another_pile, "paragraph 4 of docs/chance.md does not hold: what move 8 brought is not what secret and shares"),
    (no_such_pile, "paragraph 4 of docs/chance.md does not hold: move 8 cannot be played: there is no pile 8"),
    (another_seat, "paragraph 4 of docs/chance.md does not hold: move 8 cannot be played: it is seat 2's turn"),
    (the_first_move_dropped, "paragraph 4 of docs/chance.md does not hold: move 1 cannot be played"),
    (a_move_dropped, "paragraph 4 of docs/chance.md does not hold: move 12 cannot be played"),
    (a_move_twice, "paragraph 4 of docs/chance.md does not hold: move 13 cannot be played"),
    (a_move_too_many, "paragraph 4 of docs/chance.md does not hold: move"),
    (the_last_move_dropped, "paragraph 5 of docs/chance.md does not hold: the record ends after"),
]


def changed(record: Record, chance: Random) -> str:
    """Change one value anywhere, or drop, double or exchange a line; what was done."""
    number = chance.randrange(len(record))
    what = chance.randrange(8)
    if what == 0:
        return f"dropped {record.pop(number)}"
    if what == 1:
        record.insert(number, record[number])
        return f"doubled line {number}"
    holder: Any = record[number if what > 3 else 0]
    path: list[object] = [number if what > 3 else 0]
    while True:
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        path.append(key)
        if not isinstance(holder[key], dict | list) or not holder[key] or chance.random() < 0.1:
            break
        holder = holder[key]
    holder[key] = another(holder[key], chance)
    return f"{path} is now {holder[key]!r}"


def another(value: object, chance: Random) -> object:
    near: list[object] = [None, [], {}, 3.5, "", "?", -1, 0, 1, 2, True, False, "lot", 10**30, "\ud800", [[]], ["x"]]
    if isinstance(value, int) and not isinstance(value, bool):
        near += [value + 1, value - 1, str(value), -value, float(value)] * 4
    if isinstance(value, str) and value:
        place = chance.randrange(len(value))
        near += [value[:place] + chance.choice("0123456789abcdef>?") + value[place + 1 :], value[:-1], value + "0"] * 6
    return chance.choice(near)


def harmless(before: Record, after: Record) -> bool:
    """Whether nothing has changed that matters: names and times, or nothing at all."""
    return [mattering(line) for line in before] == [mattering(line) for line in after]


def mattering(line: dict[str, Any]) -> str:
    return json.dumps({name: value for name, value in line.items() if name not in ("names", "at")})
