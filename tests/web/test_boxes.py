"""What a package brings for a page, over a real server: these files and no others, for ever, and harmless."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from butin.testing.ours import NAMES
from kit.served import Served, serving
from tests.laws.test_others import copied, installed

BOARD = {
    "pieces.svg": '<svg xmlns="http://www.w3.org/2000/svg"><symbol viewBox="0 0 1 1" id="7"/><symbol id="x"/></svg>',
    "board.js": "export const brought = {};",
    "board.css": "p { color: red }",
    "board.py": "",
    "words.xx.ftl.bak": "",
}
FOR_EVER = "public, max-age=31536000, immutable"
Heard = tuple[int, bytes, dict[str, str]]


def ask(server: Served, path: str, method: str = "GET", **headers: str) -> Heard:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urlopen(Request(f"{server.url}{path}", method=method, headers=named), timeout=30) as answer:
            return answer.status, answer.read(), {key.lower(): value for key, value in answer.headers.items()}
    except HTTPError as error:
        with error:
            return error.code, error.read(), {key.lower(): value for key, value in error.headers.items()}


@pytest.fixture(scope="module", params=["all", "own"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp(f"boxes_{request.param}")
    package = copied(folder, "tiny_game")
    (package / "board").mkdir()
    for name, text in BOARD.items():
        (package / "board" / name).write_text(text, "utf-8")
    for name in ("rulebook.de.md", "pieces.svg"):
        (package / name).unlink()
    with serving(folder, "--boards", request.param, variables=installed(package)) as served:
        yield served
        assert served.faults == []


def runs(server: Served) -> bool:
    """Whether boards of others may run there."""
    return "all" in server.command


def said(server: Served) -> dict[str, Any]:
    status, body, headers = ask(server, "/games/tiny/")
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "application/json", "no-cache")
    found: dict[str, Any] = json.loads(body)
    return found


def test_a_game_says_what_its_package_brings_and_hands_it_out(server: Served) -> None:
    found = said(server)
    boards = ["board.css", "board.js"] if runs(server) else []
    texts = ["rulebook.en.md", "rulebook.fr.md", "words.de.ftl", "words.en.ftl", "words.fr.ftl"]
    assert list(found["files"]) == sorted([*boards, "cover.svg", "pieces.svg", *texts])
    assert (found["contract"], found["langs"], found["pieces"]) == (1, ["fr", "en", "de"], ["7", "x"])
    for name in found["files"]:
        assert ask(server, f"/games/tiny/{name}")[0] == 200
    assert b"pitch =" in ask(server, "/games/tiny/words.fr.ftl")[1]


def test_a_board_of_a_package_may_be_left_out(server: Served) -> None:
    there = 200 if runs(server) else 404
    assert [ask(server, f"/games/tiny/board.{end}")[0] for end in ("js", "css")] == [there, there]
    if there == 200:
        assert ask(server, "/games/tiny/board.js")[2]["content-type"] == "text/javascript; charset=utf-8"


HIDDEN = ["rules.py", "__init__.py", "board.py", "words.xx.ftl.bak", "scenarios/coins.yaml", "scenarios", "board"]
HIDDEN += ["rulebook.de.md", "../tiny_game/rules.py", "%2e%2e%2frules.py", "board%2fpieces.svg", "board/pieces.svg"]
HIDDEN += ["..%5crules.py", "words.en.ftl/", "WORDS.EN.FTL", "words.en.ftl%00.svg"]


@pytest.mark.parametrize("path", HIDDEN)
def test_nothing_else_of_a_package_has_an_address(server: Served, path: str) -> None:
    status, body, _ = ask(server, f"/games/tiny/{path}")
    assert (status, json.loads(body)["kind"]) == (404, "no_such_page")


def test_what_is_asked_for_by_its_digest_lasts_and_nothing_else_does(server: Served) -> None:
    digest = said(server)["files"]["words.en.ftl"]
    assert ask(server, f"/games/tiny/words.en.ftl?v={digest}")[2]["cache-control"] == FOR_EVER
    for query in ("", "?v=", "?v=0123456789abcdef"):
        headers = ask(server, f"/games/tiny/words.en.ftl{query}")[2]
        assert headers["cache-control"] == "no-cache"
        assert ask(server, f"/games/tiny/words.en.ftl{query}", if_none_match=headers["etag"])[0] == 304


def test_a_picture_runs_nothing_and_one_is_made_where_there_is_no_cover(server: Served) -> None:
    for name in ("cover.svg", "pieces.svg"):
        _, body, headers = ask(server, f"/games/tiny/{name}")
        policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        assert (headers["content-type"], headers["content-security-policy"]) == ("image/svg+xml", policy)
        assert headers["x-content-type-options"] == "nosniff"
        assert body.startswith(b"<svg ")
    assert b">H</text>" in ask(server, "/games/tiny/cover.svg")[1]


def test_every_game_has_a_box_and_others_have_none(server: Served) -> None:
    for name in NAMES:
        assert ask(server, f"/games/{name}/")[0] == 200
        assert ask(server, f"/games/{name}/rules.py")[0] == 404
    assert [ask(server, path)[0] for path in ("/games/nobody/", "/games/nobody/cover.svg", "/games/tiny")] == [404] * 3
    assert ask(server, "/games/tiny/cover.svg", "POST")[0] == 405
