"""An evening over HTTP and with the client for programs: joining, waiting, boxes, and looking back while it goes on."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread
from typing import Any

from butin.client import TableClient, join, open_table
from kit.served import Served
from tests.web.test_http import ask

BOT = Path(__file__).parents[2] / "examples/bot.py"


def play(table: TableClient) -> None:
    """To the end of the match, with the first move that is open."""
    for update in table:
        if update.legal:
            update.move(update.legal[0])


def looked(room: Served, table: dict[str, Any], path: str, secret: str = "") -> Any:
    answer = ask(room, "GET", f"/api/tables/{table['table']}{path}", secret=secret or table["secret"])
    return answer.json if answer.status < 300 else answer.refused


def test_whoever_finds_no_chair_waits_and_whoever_scans_twice_has_one_place(room: Served) -> None:
    host, opened = open_table(room.url, "voleurs", seats=2, bots={"1": "careless"})
    host.wish("start")
    link, secret = {"link": opened["join"], "name": "Léo"}, "a-secret-of-ones-own"
    assert ask(room, "POST", "/api/join", link).refused == (409, "match_on")
    answers = [ask(room, "POST", "/api/join", {**link, "secret": secret, "bench": True}) for _ in range(2)]
    assert [answer.status for answer in answers] == [201, 201]
    assert [answer.json for answer in answers] == [
        {"table": opened["table"], "seat": -1, "secret": secret, "name": "Léo"}
    ] * 2
    seen = looked(room, opened, "", secret)
    assert (seen["you"], seen["bench"], list(seen["views"])) == ([], [0], ["-1"])
    assert looked(room, opened, "/evening", secret) == {"matches": [], "bots_won": 0}
    assert looked(room, opened, "/record", secret)[1] == "not_over"
    host.close()


def test_whoever_waits_looks_back_no_sooner_than_watchers(room: Served) -> None:
    host, opened = open_table(room.url, "voleurs", seats=2, bots={"1": "careless"}, watch_delay_s=600)
    host.wish("start")
    secret = "a-secret-of-ones-own"
    joined = ask(room, "POST", "/api/join", {"link": opened["join"], "secret": secret, "bench": True})
    assert joined.json["seat"] == -1
    play(host)
    assert [one["match"] for one in looked(room, opened, "/evening")["matches"]] == [1]
    assert looked(room, opened, "/story")["match"] == 1
    assert looked(room, opened, "", secret)["table"]["phase"] == "waiting"
    assert looked(room, opened, "/evening", secret) == {"matches": [], "bots_won": 0}
    for path in ("record", "story", "replay", "review", "record?match=1", "story?match=1"):
        assert looked(room, opened, f"/{path}", secret)[1] == "not_over", path
    host.close()


def test_the_client_of_whoever_was_sent_away_ends(room: Served) -> None:
    host, opened = open_table(room.url, "voleurs", seats=2)
    friend = join(f"{room.url}/join/{opened['join']}", "Bo")
    next(iter(friend))
    host.wish("free", seat=friend.seat)
    assert not [update for update in friend.evening() if update.view is not None]
    assert friend.closed
    for table in (host, friend):
        table.close()


def test_every_match_is_looked_back_at_saved_and_verified_while_the_next_is_on(room: Served) -> None:
    host, opened = open_table(room.url, "voleurs", seats=2, bots={"1": "careless"})
    host.wish("start")
    play(host)
    host.wish("box", game="labyrinthe", seats=2, options={"discs": 6, "stall_turns": 10}, since=host.n)
    host.wish("start")
    play(host)
    host.wish("box", game="schattendieb", seats=2)
    host.wish("start")
    matches = looked(room, opened, "/evening")["matches"]
    assert [(one["match"], one["game"], one["you"]) for one in matches] == [(1, "voleurs", [0]), (2, "labyrinthe", [0])]
    for number, game in ((1, "voleurs"), (2, "labyrinthe")):
        host.verify(number)
        assert looked(room, opened, f"/story?match={number}")["match"] == number
        assert looked(room, opened, f"/replay?match={number}&seat=1")["view"]["game"] == game
    assert looked(room, opened, "/review?match=1&from=30")["moves"] == matches[0]["moves"]
    assert looked(room, opened, "/story")["match"] == 2, "the last that came to its end"
    assert looked(room, opened, "/record?match=3")[1] == "not_over"
    host.close()


def test_a_table_of_people_begins_without_a_box(room: Served) -> None:
    answer = ask(room, "POST", "/api/tables", {"game": "", "sit": False})
    assert (answer.status, answer.json["seat"]) == (201, -1)
    first = join(f"{room.url}/join/{answer.json['join']}", "Ana", bench=True)
    next(iter(first))
    assert (first.game, first.seat) == ("", 0)
    first.wish("box", game="voleurs")
    first.wish("start", close_up=True)
    play(first)
    assert first.game == "voleurs"
    first.close()


def test_the_example_bot_goes_on_with_the_next_box(room: Served, capsys: Any) -> None:
    spec = spec_from_file_location("example_bot", BOT)
    assert spec is not None and spec.loader is not None
    bot = module_from_spec(spec)
    spec.loader.exec_module(bot)
    host, opened = open_table(room.url, "voleurs", seats=2)
    thread = Thread(target=bot.main, args=([f"{room.url}/join/{opened['join']}"],))
    thread.start()
    next(update for update in host if host._at.table["seats"][1]["here"])
    for game, options in (("voleurs", {}), ("schattendieb", {"games": 1})):
        host.wish("box", game=game, seats=2, options=options)
        host.wish("start")
        play(host)
    host.wish("close")
    thread.join(30)
    assert not thread.is_alive()
    host.close()
    assert capsys.readouterr().out.count("over:") == 2
