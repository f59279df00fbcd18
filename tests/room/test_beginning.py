"""Before a match: who begins, and what each chooses for the own seat."""

from __future__ import annotations

import json
from typing import Any

import pytest

import butin
from butin.core.chance import FastChance, SealedChance
from butin.core.errors import BadOption, BadRecord, BadSeats
from butin.core.game import LOT
from butin.core.match import replay
from butin.core.options import dealt_out
from butin.room.table.table import Table
from butin.room.telling.record import record
from butin.testing.sim import GAMES, Page, World

SECRETS = ["host", "one", "two", "three"]


def gathered(world: World, game: str, seats: int, persons: int, **wish: Any) -> tuple[str, list[Page]]:
    """A table that waits, with so many people at it."""
    opened = world.open(game=game, seats=seats, secret="host", **wish)
    table = opened["table"]
    for secret in SECRETS[1:persons]:
        assert world.wish(table, secret, "sit")[1] is None
    return table, [world.enter(table, secret) for secret in SECRETS[:persons]]


def begun(world: World, table: str) -> Table:
    assert world.wish(table, "host", "start")[1] is None
    return world.room.live[table].table


def shown(page: Page) -> dict[str, Any]:
    """The table as this page saw it last."""
    tables: list[dict[str, Any]] = [message["table"] for message in page.heard if "table" in message]
    return tables[-1]


def refused(world: World, table: str, secret: str, do: str, **fields: Any) -> str:
    return str(getattr(world.wish(table, secret, do, **fields)[1], "kind", ""))


def entries(world: World, table: str) -> list[Any]:
    return [json.loads(entry) for entry in world.store.entries[table]]


@pytest.mark.parametrize("game", ["voleurs", "labyrinthe", "attrap_tresors"])
def test_whom_the_host_names_begins_and_everybody_sees_it_before(game: str) -> None:
    world = World()
    table, pages = gathered(world, game, 4, 3)
    assert world.wish(table, "host", "first", seat=2)[1] is None
    assert [shown(page)["first"] for page in pages] == [2, 2, 2]
    assert begun(world, table).actors() == [2]
    assert shown(pages[1])["first"] == 2


def test_only_the_host_names_who_begins_a_chair_or_the_lot_and_not_while_a_match_is_on() -> None:
    world = World()
    table, _ = gathered(world, "voleurs", 3, 2)
    assert refused(world, table, "one", "first", seat=1) == "not_host"
    for seat in (3, -2, None, "1", True):
        assert refused(world, table, "host", "first", seat=seat) == "no_such_seat"
    begun(world, table)
    assert refused(world, table, "host", "first", seat=1) == "match_on"


def test_nobody_is_named_where_all_act_at_once() -> None:
    world = World()
    for game, seats in (("schattendieb", 3), ("attrap_tresors", 2), ("labyrinthe", 1)):
        table, pages = gathered(world, game, seats, 1)
        assert shown(pages[0])["first"] is None
        assert refused(world, table, "host", "first", seat=0) == "nobody_begins"
    table, pages = gathered(world, "attrap_tresors", 2, 2, options={"quiet_mode": True})
    assert world.wish(table, "host", "first", seat=1)[1] is None
    assert begun(world, table).state.token == 1  # type: ignore[union-attr]


def test_unchosen_the_lot_decides_among_people_and_alone_against_bots_the_first_chair_begins() -> None:
    begins = []
    for _ in range(12):
        world = World()
        table, pages = gathered(world, "voleurs", 3, 2, first=None)
        assert shown(pages[0])["first"] == LOT
        laid = begun(world, table)
        assert shown(pages[0])["first"] == laid.began == laid.actors()[0]
        drawn = SealedChance(bytes.fromhex(laid.secret), ["", "", ""]).below(3)
        assert laid.began == drawn
        begins.append(drawn)
    assert len(set(begins)) > 1
    world = World()
    table, pages = gathered(world, "voleurs", 3, 1, first=None)
    assert shown(pages[0])["first"] == 0
    laid = begun(world, table)
    assert (laid.began, laid.lot) == (0, False)


def test_the_lot_is_one_draw_before_the_deal_and_only_where_it_was_chosen() -> None:
    for first in (LOT, 1):
        match = butin.new("voleurs", 3, seed=5, first=first)
        chance = SealedChance(match.journal.secret)
        began = chance.below(3) if first == LOT else first
        state = match.game.deal(3, match.options, chance, None, began)
        assert match.game.write(state) == match.position()
        assert match.actors == [began]
        again = butin.load(match.save())
        assert (again.position(), again.journal.first) == (match.position(), first)


def test_a_record_that_names_no_beginner_began_with_the_first_seat() -> None:
    match = butin.new("labyrinthe", 3, seed=1)
    lines = match.save().splitlines()
    header = json.loads(lines[0])
    assert "first" not in header
    assert butin.load(match.save()).actors == [0]
    header["first"] = 3
    with pytest.raises(BadRecord, match="'first' is 3"):
        butin.load("\n".join([json.dumps(header), *lines[1:]]))


@pytest.mark.parametrize("seat", [3, -2, True, "lot"])
def test_the_library_says_who_can_begin(seat: Any) -> None:
    with pytest.raises(BadSeats, match="cannot begin: seats are 0 to 2"):
        butin.new("voleurs", 3, seed=1, first=seat)
    with pytest.raises(BadSeats, match="all act at once"):
        butin.new("schattendieb", 3, seed=1, first=1)


def play_out(world: World, table: str, pages: list[Page]) -> list[int]:
    """To the end of the match; who was to act, move by move."""
    actors = []
    chance = FastChance(3)
    while world.room.live[table].table.phase == "playing":
        laid = world.room.live[table].table
        seat = laid.actors()[0]
        actors.append(seat)
        assert laid.state is not None
        move = laid.game.write_move(laid.state, seat, chance.pick(laid.state.legal(seat)))
        assert world.wish(table, pages[seat].secret, "move", seat=seat, move=move)[1] is None
    return actors


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_rematch_the_next_chair_clockwise_begins_and_nobody_changes_chairs(seats: int) -> None:
    world = World()
    table, pages = gathered(world, "voleurs", seats, seats, first=1)
    held = [seat.holder for seat in world.room.live[table].table.seats]
    begun(world, table)
    for match in range(1, seats + 2):
        assert play_out(world, table, pages)[0] == match % seats
        assert shown(pages[0])["first"] == (match + 1) % seats
        assert world.wish(table, "one", "again", seat=1)[1] is None
        for secret in [secret for secret in SECRETS[:seats] if secret != "one"]:
            assert world.wish(table, secret, "answer", yes=True)[1] is None
        laid = world.room.live[table].table
        assert (laid.matches, laid.phase, laid.host) == (match + 1, "playing", 0)
        assert [seat.holder for seat in laid.seats] == held
    for match in range(1, seats + 2):
        journal = record(GAMES, table, entries(world, table), match)
        assert journal is not None
        assert journal.first == match % seats
        assert replay(butin.game("voleurs"), journal).over


def test_after_a_match_the_host_may_name_another() -> None:
    world = World()
    table, pages = gathered(world, "voleurs", 3, 3)
    begun(world, table)
    play_out(world, table, pages)
    assert shown(pages[2])["first"] == 1
    assert world.wish(table, "host", "first", seat=2)[1] is None
    world.wish(table, "host", "again")
    for secret in ("one", "two"):
        world.wish(table, secret, "answer", yes=True)
    assert world.room.live[table].table.actors() == [2]


def test_games_of_one_match_begin_one_chair_further_on_each() -> None:
    match = butin.new("voleurs", 3, seed=4, options={"games": 4}, first=2)
    starts = []
    while not match.over:
        if len(match.journal.entries) % 36 == 0:
            starts.append(match.actors[0])
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert starts == [2, 0, 1, 2]


def test_everybody_picks_a_ghost_no_two_the_same_and_bots_take_what_is_left() -> None:
    world = World()
    table, pages = gathered(world, "labyrinthe", 4, 3)
    assert world.wish(table, "one", "pick", option="ghosts", value="red")[1] is None
    assert refused(world, table, "two", "pick", option="ghosts", value="red") == "picked"
    assert world.wish(table, "two", "pick", option="ghosts", value="green")[1] is None
    assert [seat["picks"] for seat in shown(pages[0])["seats"]] == [{}, {"ghosts": "red"}, {"ghosts": "green"}, {}]
    laid = begun(world, table)
    assert laid.options["ghosts"] == ["blue", "red", "green", "yellow"]
    assert pages[0].views()["0"]["options"]["ghosts"] == ["blue", "red", "green", "yellow"]
    assert pages[0].views()["0"]["position"]["ghosts"] == ["1,5", "1,1", "5,5", "5,1"]
    journal = record(GAMES, table, entries(world, table), 1)
    assert journal is not None
    assert journal.options["ghosts"] == ["blue", "red", "green", "yellow"]


def test_a_pick_can_be_changed_or_let_go_and_goes_with_its_person() -> None:
    world = World()
    table, pages = gathered(world, "labyrinthe", 3, 3)
    for value in ("red", "yellow", ""):
        assert world.wish(table, "one", "pick", option="ghosts", value=value)[1] is None
        assert shown(pages[0])["seats"][1]["picks"] == {"ghosts": value}
    assert world.wish(table, "two", "pick", option="ghosts", value="yellow")[1] is None
    assert world.wish(table, "two", "stand")[1] is None
    assert world.wish(table, "one", "pick", option="ghosts", value="yellow")[1] is None
    assert world.wish(table, "two", "sit")[1] is None
    assert shown(pages[0])["seats"][2]["picks"] == {}


def test_what_somebody_played_with_is_theirs_in_the_rematch_too() -> None:
    world = World()
    table, _ = gathered(world, "labyrinthe", 3, 2, options={"discs": 4})
    world.wish(table, "one", "pick", option="ghosts", value="red")
    laid = begun(world, table)
    assert laid.options["ghosts"] == ["blue", "red", "green"]
    assert [seat.picks for seat in laid.seats] == [{"ghosts": "blue"}, {"ghosts": "red"}, None]


def test_what_cannot_be_picked_is_refused_by_its_reason() -> None:
    world = World()
    table, _ = gathered(world, "labyrinthe", 2, 1)
    assert refused(world, table, "host", "pick", option="ghosts", value="pink") == "no_such_value"
    assert refused(world, table, "host", "pick", option="discs", value="4") == "no_such_option"
    assert refused(world, table, "host", "pick", option="ghosts", value="red", seat=1) == "not_your_seat"
    begun(world, table)
    assert refused(world, table, "host", "pick", option="ghosts", value="red") == "match_on"
    other, _ = gathered(world, "voleurs", 2, 1)
    assert refused(world, other, "host", "pick", option="ghosts", value="red") == "no_such_option"


def test_what_is_left_is_dealt_out_in_the_order_that_the_table_was_opened_with() -> None:
    option = next(one for one in butin.game("labyrinthe").options if one.each)
    settled: dict[str, object] = {"ghosts": ["green", "yellow"]}
    assert dealt_out(option, settled, ["", ""]) == ["green", "yellow"]
    assert dealt_out(option, settled, ["yellow", ""]) == ["yellow", "green"]
    assert dealt_out(option, settled, ["", "", ""]) == ["green", "yellow", "red"]
    assert dealt_out(option, settled, ["", "green", "", ""]) == ["yellow", "green", "red", "blue"]


@pytest.mark.parametrize(
    ("game", "seats", "options", "why"),
    [
        ("labyrinthe", 3, {"ghosts": ["red", "blue"]}, "ghosts names 2 for 3 seats"),
        ("labyrinthe", 2, {"ghosts": ["red", "red"]}, "ghosts names 'red' 2 times, expected at most 1"),
        ("attrap_tresors", 3, {"tower_custom": ["column", "gem", "gem", "gem"]}, "'gem' 3 times, expected at most 2"),
        ("attrap_tresors", 3, {"tower_custom": ["column", "lamp", "lamp"]}, "'lamp' 2 times, expected at most 1"),
        ("attrap_tresors", 3, {"tower_custom": ["lamp", "gem"]}, "0 columns: expected exactly one"),
        ("attrap_tresors", 2, {"tower_custom": ["column", "lamp", "gem", "chest", "carpet"]}, "2 seats take 3"),
    ],
)
def test_options_that_cannot_be_had_together_are_refused_when_the_table_is_opened(
    game: str, seats: int, options: dict[str, object], why: str
) -> None:
    with pytest.raises(BadOption, match=why):
        World().open(game=game, seats=seats, options=options)
    with pytest.raises(BadOption, match=why):
        butin.new(game, seats, options=options)


def test_a_tower_may_have_both_gems() -> None:
    match = butin.new("attrap_tresors", 3, seed=1, options={"tower_custom": ["column", "gem", "gem"]})
    assert match.position()["tower"] == ["column", "gem", "gem"]
