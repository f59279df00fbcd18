"""Every route once: what is sent there, what is answered, and who does it.

The application serves this list (http.py), and the description for programs is made from it (openapi.py).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from butin.adapters.web.http.api import Answer, Api
from butin.room.telling.messages import (
    Back,
    Brought,
    Done,
    Evening,
    Game,
    Hint,
    Joined,
    Joining,
    Learning,
    Lending,
    Lent,
    Linked,
    Looked,
    Moment,
    Opened,
    Retold,
    Reviewed,
    Sized,
    Sizing,
    Taught,
    Waiting,
)
from butin.room.wishes import Opening, TableWish

JSON, TEXT, RECORD, PICTURE = "application/json", "text/plain", "application/jsonl", "image/svg+xml"
ANYTHING = "*/*"
FIGURES = "text/plain; version=0.0.4"  # of Prometheus
TABLE = "/api/tables/{table}"


@dataclass(frozen=True, slots=True)
class Route:
    """A method at an address."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Answer]]  # of a front, with the request, and with its body where there is one
    what: str
    answer: Any = None  # its type; None where the answer is empty
    body: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    media: str = JSON


ROUTES = [
    Route("GET", "/api/games", Api.games, "The shelf", list[Game]),
    Route("GET", "/games/{game}/", Api.box, "What a game's package brings for a page", Brought),
    Route("GET", "/games/{game}/{file}", Api.brought, "One of its files", Any, query=("v",), media=ANYTHING),
    Route("POST", "/api/tables", Api.open, "Open a table", Opened, Opening, status=201),
    Route("GET", "/api/tables", Api.waiting, "Public tables that wait for players", list[Waiting], query=("game",)),
    Route("POST", "/api/join", Api.join, "Sit down by a link", Joined, Joining, status=201),
    Route("GET", "/api/links/{link}", Api.link, "What is behind a link, or a code", Linked),
    Route("POST", f"{TABLE}/code", Api.code, "The code by which people find the table", Lent, Lending),
    Route("GET", TABLE, Api.look, "The table from one's own seats", Looked),
    Route("DELETE", TABLE, Api.remove, "Remove the table now (the host)", status=204),
    Route("POST", f"{TABLE}/wishes", Api.do, "Do something at the table", Done, TableWish),
    Route("GET", f"{TABLE}/evening", Api.evening, "The matches that were played at a table", Evening),
    Route("GET", f"{TABLE}/record", Api.record, "The record of a finished match", Any, query=("match",), media=RECORD),
    Route(
        "GET", f"{TABLE}/replay", Api.replay, "A moment of a finished match", Moment, query=("seat", "move", "match")
    ),
    Route("GET", f"{TABLE}/story", Api.story, "A finished match, move by move", Retold, query=("seat", "match")),
    Route("GET", f"{TABLE}/review", Api.review, "What decisions were worth", Reviewed, query=("match", "from")),
    Route("GET", f"{TABLE}/hint", Api.hint, "What a strong bot would do", Hint, query=("seat", "bot")),
    Route("GET", f"{TABLE}/back", Api.back, "Whether one's last move can be taken back", Back, query=("seat",)),
    Route("POST", "/api/lessons/{game}", Api.learn, "A lesson after these moves of the learner", Taught, Learning),
    Route("POST", "/api/size", Api.size, "A bot of somebody's size", Sized, Sizing),
    Route("GET", "/api/qr", Api.qr, "A link as a picture for phones", Any, query=("text",), media=PICTURE),
    Route("GET", "/healthz", Api.healthy, "Alive", Any, media=TEXT),
    Route("GET", "/readyz", Api.ready, "Ready", Any, media=TEXT),
    Route("GET", "/metrics", Api.metrics, "Figures", Any, media=FIGURES),
    Route("GET", "/openapi.json", Api.openapi, "This description", dict[str, Any]),
]
