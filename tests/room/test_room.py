"""The room, seen by those who sit in it, on a simulated clock."""

from __future__ import annotations

from typing import Any

import butin
from butin.core.errors import IllegalMove
from butin.room.errors import Refused
from butin.room.telling.record import record
from butin.room.wishes import MoveWish
from butin.testing.sim import GAMES, Page, Told, World, asker, digest
from butin.testing.witness import plain


def two_at_a_table(world: World, **wish: object) -> tuple[str, list[Page]]:
    opened = world.open(game="voleurs", seats=2, **wish)
    assert world.wish(opened["table"], "guest", "sit")[1] is None
    pages = [world.enter(opened["table"], opened["secret"]), world.enter(opened["table"], "guest")]
    assert world.wish(opened["table"], opened["secret"], "start")[1] is None
    return opened["table"], pages


def play_on(world: World, table: str, pages: list[Page], moves: int) -> None:
    for _ in range(moves):
        for page in pages:
            for seat, view in page.views().items():
                if view["legal"] and view["scores"] is None:
                    _, error = world.wish(table, page.secret, "move", seat=int(seat), move=view["legal"][0])
                    assert error is None
                    break
            else:
                continue
            break


def test_friends_open_a_table_sit_down_and_play_to_the_end() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 36)
    views = [next(iter(page.views().values())) for page in pages]
    assert views[0]["scores"] == views[1]["scores"] is not None
    numbers = [message["n"] for message in pages[0].heard if message["type"] == "news"]
    assert numbers == sorted(set(numbers))


def test_what_a_guest_sees_is_the_view_of_the_seat_without_what_was_seen_earlier() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 5)
    laid = world.room.tables.live[table].table
    for page in pages:
        for seat, seen in page.views().items():
            view = laid.game.view(laid.state, int(seat))
            past = laid.game.past(laid.state)
            assert {**seen, "position": {**seen["position"], **past}} == view


def test_whoever_wants_the_past_has_it_in_every_view_also_after_coming_back() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    wanting = [world.enter(table, pages[0].secret, past=True), world.enter(table, "", past=True)]
    for _ in range(8):
        play_on(world, table, pages, 1)
        laid = world.room.tables.live[table].table
        back = world.enter(table, pages[0].secret, since=wanting[0].n, past=True)
        for page, seat in zip([*wanting, back], (0, -1, 0), strict=True):
            assert page.views()[str(seat)] == plain(laid.game.view(laid.state, seat))
            assert len(page.views()[str(seat)]["position"]["log"]) == laid.moves
        world.leave(back)


def test_nobody_else_hears_a_byte_more_where_somebody_wants_the_past() -> None:
    heard = []
    for wanted in (False, True):
        world = World(seed=1)
        table, pages = two_at_a_table(world)
        for secret in (pages[0].secret, ""):
            world.enter(table, secret, past=wanted)
        play_on(world, table, pages, 8)
        heard.append([page.heard for page in pages])
    assert heard[0] == heard[1]


def test_a_watcher_who_wants_the_past_has_it_as_late_as_the_rest() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=30)
    world.clock.pass_ms(30_000)
    play_on(world, table, pages, 3)
    watcher = world.enter(table, "", past=True)
    assert watcher.views()["-1"]["position"]["log"] == []
    world.clock.pass_ms(30_000)
    assert len(watcher.views()["-1"]["position"]["log"]) == 3


def test_a_move_is_told_to_nobody_before_it_is_written() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    heard = [len(page.heard) for page in pages]
    answers: list[object] = []
    move = pages[0].views()["0"]["legal"][0]
    world.room.wish(table, asker(pages[0].secret), MoveWish(move=move), Told(lambda n, error: answers.append(n)))
    assert (answers, [len(page.heard) for page in pages]) == ([], heard)  # decided, but not yet written
    world.clock.pass_ms(0)
    assert len(answers) == 1
    assert all(len(page.heard) == before + 1 for page, before in zip(pages, heard, strict=True))


def test_a_wish_that_comes_twice_is_granted_once() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    move = pages[0].views()["0"]["legal"][0]
    first = world.wish(table, pages[0].secret, "move", move=move, id="w1")
    again = world.wish(table, pages[0].secret, "move", move=move, id="w1")
    assert (first[1], again[1]) == (None, None)
    assert len([e for e in world.store.entries[table] if '"moved"' in e]) == 1


def test_an_illegal_move_is_refused_by_its_clause_and_nothing_is_written() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    before = len(world.store.entries[table])
    _, error = world.wish(table, pages[1].secret, "move", move="crown>1")
    assert isinstance(error, IllegalMove)
    assert error.clause == "VO-3"
    assert len(world.store.entries[table]) == before


def test_after_a_kill_everybody_comes_back_to_the_same_table() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 11)
    before = [page.views() for page in pages]
    seen = [page.n for page in pages]
    world.restart()
    back = [world.enter(table, page.secret, since=n) for page, n in zip(pages, seen, strict=True)]
    assert [page.views() for page in back] == before
    play_on(world, table, back, 25)
    assert next(iter(back[0].views().values()))["scores"] is not None


def test_whoever_comes_back_hears_what_was_missed_once_and_in_order() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 4)
    n = pages[1].n
    world.leave(pages[1])
    play_on(world, table, [pages[0]], 1)
    back = world.enter(table, pages[1].secret, since=n)
    missed = back.last("hello")["missed"]
    assert [message["n"] for message in missed] == list(range(n + 1, back.last("hello")["n"] + 1))


def test_a_bot_plays_for_somebody_who_is_gone_and_gives_the_seat_back_at_once() -> None:
    world = World()
    table, pages = two_at_a_table(world, away_s=60)
    play_on(world, table, pages, 1)  # now it is the guest's turn
    world.leave(pages[1])
    world.clock.pass_ms(59_000)
    assert world.room.live[table].table.moves == 1
    world.clock.pass_ms(5_000)
    assert world.room.live[table].table.moves == 2
    play_on(world, table, [pages[0]], 1)
    back = world.enter(table, pages[1].secret)
    world.clock.pass_ms(100_000)
    assert world.room.live[table].table.moves == 3  # the person is here again: nobody moves for them
    play_on(world, table, [back], 1)
    assert world.room.live[table].table.moves == 4


def test_a_clock_that_runs_out_plays_the_gentle_move_and_takes_no_seat() -> None:
    world = World()
    table, pages = two_at_a_table(world, move_s=30)
    world.clock.pass_ms(29_000)
    assert world.room.live[table].table.moves == 0
    world.clock.pass_ms(2_000)
    assert world.room.live[table].table.moves == 1
    assert '"by": "clock"' in world.store.entries[table][-1]
    assert world.room.live[table].table.seats[0].holder == digest(pages[0].secret)


def test_clocks_keep_running_across_a_restart() -> None:
    world = World()
    table, _ = two_at_a_table(world, move_s=30)
    world.clock.pass_ms(20_000)
    world.restart()
    world.clock.pass_ms(12_000)  # nobody is connected: the sweep finds the table
    assert any('"by": "clock"' in entry for entry in world.store.entries[table])


def test_only_the_host_does_the_host_s_things() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=3)
    table = opened["table"]
    world.wish(table, "guest", "sit")
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("bot", {"seat": 2, "bot": "renard"}),
        ("free", {"seat": 0}),
        ("close", {}),
        ("host", {"seat": 1}),
    ]
    for do, fields in wishes:
        _, error = world.wish(table, "guest", do, **fields)
        assert isinstance(error, Refused)
        assert error.kind == "not_host"
    assert world.wish(table, opened["secret"], "host", seat=1)[1] is None
    assert world.wish(table, "guest", "start")[1] is None


def test_bots_fill_the_empty_chairs_and_a_person_may_be_given_one() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=4, bots={"1": "renard"})
    table = opened["table"]
    page = world.enter(table, opened["secret"])
    world.wish(table, opened["secret"], "start")
    play_on(world, table, [page], 1)
    world.clock.pass_ms(4_000)
    assert world.room.live[table].table.moves == 4
    assert world.wish(table, "late", "ask_seat", seat=1)[1] is None
    assert not world.room.live[table].table.seats[1].person
    assert world.wish(table, opened["secret"], "answer", yes=True)[1] is None
    assert world.room.live[table].table.seats[1].person


def test_a_bot_whose_hand_comes_too_late_thinks_again() -> None:
    world = World()
    options = {"grab_window_s": 1, "bot_speed": "slow"}
    opened = world.open(game="attrap_tresors", seats=2, bots={"1": "pie"}, options=options)
    page = world.enter(opened["table"], opened["secret"])
    world.wish(opened["table"], opened["secret"], "start")
    idle = 0
    while (view := page.views()["0"])["scores"] is None and idle < 30_000:
        idle += 10
        world.clock.pass_ms(10)
        if view["legal"]:
            idle = 0
            world.wish(opened["table"], opened["secret"], "move", seat=0, move=min(view["legal"]))
    assert view["scores"] is not None


def test_one_device_may_hold_several_seats() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=3)
    for _ in range(2):
        assert world.wish(opened["table"], opened["secret"], "sit")[1] is None
    page = world.enter(opened["table"], opened["secret"])
    world.wish(opened["table"], opened["secret"], "start")
    assert set(page.views()) == {"0", "1", "2"}
    play_on(world, opened["table"], [page], 36)
    assert page.views()["0"]["scores"] is not None


def test_a_lost_secret_the_others_give_the_seat_back() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    world.leave(pages[1])
    world.clock.pass_ms(60_000)
    assert world.wish(table, "new phone", "ask_seat", seat=1)[1] is None
    assert not world.room.live[table].table.held_by(digest("new phone"))
    assert world.wish(table, pages[0].secret, "answer", yes=True)[1] is None
    assert world.room.live[table].table.held_by(digest("new phone")) == [1]
    assert not world.room.live[table].table.held_by(digest(pages[1].secret))


def test_a_seat_in_use_cannot_be_asked_for() -> None:
    world = World()
    table, _ = two_at_a_table(world)
    _, error = world.wish(table, "stranger", "ask_seat", seat=1)
    assert isinstance(error, Refused)
    assert error.kind == "seat_in_use"


def test_a_move_that_drew_a_card_cannot_be_taken_back() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 1)
    _, error = world.wish(table, pages[0].secret, "back")
    assert isinstance(error, Refused)
    assert error.kind == "cannot_take_back"


def test_a_move_that_showed_nothing_is_taken_back_when_all_agree() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 30)  # the stock is empty: nothing is drawn any more
    before = pages[0].views()["0"]["position"]
    play_on(world, table, pages, 1)
    assert world.wish(table, pages[0].secret, "back")[1] is None
    assert world.room.live[table].table.moves == 31
    assert world.wish(table, pages[1].secret, "answer", yes=True)[1] is None
    assert world.room.live[table].table.moves == 30
    assert pages[0].views()["0"]["position"] == before
    play_on(world, table, pages, 6)
    entries: list[Any] = []
    world.store.read(table, 0, entries.extend)
    journal = record(GAMES, table, entries, 1)
    assert journal is not None
    assert butin.load(journal.save()).scores == pages[0].views()["0"]["scores"]


def test_watchers_see_no_secret() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    watcher = world.enter(table, "")
    play_on(world, table, pages, 3)
    view = watcher.views()["-1"]
    assert view["position"]["hands"] == [5, 5]
    assert view["legal"] == []


def test_a_table_that_nobody_looks_at_costs_no_memory() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2)
    page = world.enter(opened["table"], opened["secret"])
    assert opened["table"] in world.room.live
    world.leave(page)
    assert world.room.live == {}


def test_tables_untouched_for_thirty_days_are_removed() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2)
    world.wish(opened["table"], opened["secret"], "start")
    page = world.enter(opened["table"], opened["secret"])
    play_on(world, opened["table"], [page], 1)
    world.leave(page)
    world.clock.pass_ms(3600 * 1000)  # bots play it to its end
    world.clock.sleep_ms(29 * 24 * 3600 * 1000)
    assert opened["table"] in world.store.entries
    world.clock.sleep_ms(2 * 24 * 3600 * 1000)
    assert opened["table"] not in world.store.entries
