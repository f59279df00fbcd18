"""The fair race in the room, on a simulated clock and network: whoever is fastest on the own screen has it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from butin.room.ports import Row
from butin.room.race.contest.arbiter import step
from butin.room.race.contest.log import begun, signals
from butin.room.race.contest.signals import Given
from butin.testing.sim import SimBus, SimStore, World
from kit.alarm import breakage
from kit.racers import Racer, Reaction, at_a_table, throw

FAR = [10.0, 80.0, 300.0]


def after(took: float, move: str = "column") -> Reaction:
    """A hand that goes out after so long, whatever the dice say."""
    return lambda racer, race: [(took, move)] if race["phase"] == 1 else []


def entries(world: World, table: str) -> list[Any]:
    return [json.loads(entry) for entry in world.store.entries[table]]


def verdicts(world: World, table: str) -> list[Any]:
    return [entry for entry in entries(world, table) if "seed" in entry]


def said(racer: Racer, kind: str) -> list[tuple[float, dict[str, Any]]]:
    return [(at, message) for at, message in racer.seen if message["type"] == kind]


@pytest.mark.parametrize("order", [(330.0, 300.0, 270.0), (240.0, 260.0, 280.0), (300.0, 290.0, 310.0)])
def test_the_faster_hand_wins_wherever_it_lives(order: tuple[float, ...]) -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    for racer, took in zip(racers, order, strict=True):
        racer.reacts = after(took)
    throw(world, racers)
    world.clock.pass_ms(4000)
    (verdict,) = verdicts(world, table)
    assert (verdict["seat"], verdict["move"]) == (order.index(min(order)), "column")
    measured = [one["measured"] for one in verdict["race"]]
    assert measured == sorted(order)[: len(measured)]
    late = [one for entry in entries(world, table) if "seed" not in entry for one in entry.get("race", [])]
    assert sorted([*measured, *(one["took"] for one in late)]) == sorted(order)
    assert verdict["log"]["events"]
    assert set(verdict["habits"]) == {"0", "1", "2"}


def test_everybody_sees_the_dice_at_one_moment_and_nobody_before() -> None:
    world = World()
    _, racers = at_a_table(world, FAR)
    before = [len(racer.seen) for racer in racers]
    throw(world, racers)
    world.clock.pass_ms(3000)
    shown = []
    for racer, n in zip(racers, before, strict=True):
        kinds = [message["type"] for _, message in racer.seen[n:]]
        assert "armed" in kinds[: kinds.index("news")]
        at, news = next((at, message) for at, message in racer.seen[n:] if "race" in message and "views" in message)
        assert news["views"][str(racer.seat)]["position"]["phase"] == "race"
        shown.append(at)
        assert not any("dice" in json.dumps(message) for early, message in racer.seen[n:] if early < at)
    assert max(shown) - min(shown) <= 1


def test_the_name_of_a_race_tells_nothing_of_what_its_seed_decides() -> None:
    """The shake is drawn from the seed: whoever could read the one in the other would know the moment."""
    world = World(seed=1)
    table, racers = at_a_table(world, FAR)
    racers[0].reacts = after(300.0)
    throw(world, racers)
    world.clock.pass_ms(4000)
    armed = [message["race"] for _, message in said(racers[1], "armed")]
    (verdict,) = verdicts(world, table)
    assert verdict["log"]["id"] == armed[-1]
    assert not any(verdict["seed"][at : at + 4] in armed[-1] for at in range(len(verdict["seed"]) - 3))


def test_whoever_comes_or_looks_before_the_reveal_waits_for_it() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    throw(world, racers)
    late = world.enter(table, racers[0].secret)
    looked: list[object] = []
    world.room.peek(table).then(lambda table, error: looked.append(table))
    world.clock.pass_ms(10)
    assert (late.heard, looked) == ([], [])
    world.clock.pass_ms(3000)
    assert late.heard[0]["type"] == "hello"
    assert looked


def test_watchers_hear_of_a_race_three_seconds_late_and_only_what_is_final() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    watcher = world.enter(table, "")
    racers[0].reacts = after(300.0)
    throw(world, racers)
    world.clock.pass_ms(30_000)
    assert {message["type"] for message in watcher.heard} <= {"hello", "news", "lines"}
    assert not any("race" in message for message in watcher.heard)
    assert verdicts(world, table)[0]["at"] + 3000 <= world.clock.now()
    assert any(message["entry"].get("race") for message in watcher.heard if message["type"] == "news")


def test_a_verdict_is_told_when_it_is_written_and_not_before() -> None:
    world = World()
    _, racers = at_a_table(world, FAR)
    for racer in racers:
        racer.reacts = after(300.0 + racer.seat)
    throw(world, racers)
    append, waiting = world.store.append, []
    world.store.append = lambda rows, done: waiting.append((rows, done))  # type: ignore[method-assign]
    world.clock.pass_ms(5000)
    assert waiting
    assert not any(message.get("entry", {}).get("race") for racer in racers for message in racer.heard)
    assert not any(racer.answers for racer in racers[1:])
    world.store.append = append  # type: ignore[method-assign]
    for rows, done in waiting:
        append(rows, done)
    world.clock.pass_ms(1500)
    for racer in racers:
        assert [message["n"] for message in racer.heard if message.get("entry", {}).get("race")], racer.seat
    assert [n > 0 for n, _ in racers[0].answers] == [True, True]  # the throw, and the grab


def test_a_hand_before_the_dice_is_told_kindly_and_rests_a_moment_of_this_throw() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    throw(world, racers)
    racers[1].wish("move", move="column")
    racers[1].reacts, racers[2].reacts = after(300.0), after(390.0)
    world.clock.pass_ms(4000)
    assert [message["lock_ms"] for _, message in said(racers[1], "early")][:1] == [400.0]
    assert racers[1].answers[0][1].kind == "too_early"
    assert verdicts(world, table)[0]["seat"] == 2


def test_too_fast_for_a_human_is_no_grab() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[0].reacts, racers[1].reacts = after(80.0), after(350.0)
    throw(world, racers)
    world.clock.pass_ms(4000)
    assert racers[0].answers[-1][1].kind == "too_early"
    assert verdicts(world, table)[0]["seat"] == 1


def test_a_hand_that_is_quicker_than_the_falling_treasures_is_told_so() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[0].reacts = after(300.0)
    racers[1].reacts = lambda _, race: [(70.0, "lamp"), (600.0, "lamp")] if race["phase"] == 2 else []
    throw(world, racers)
    world.clock.pass_ms(6000)
    assert [error.kind for _, error in racers[1].answers if error] == ["still_falling"]
    assert [message["lock_ms"] for _, message in said(racers[1], "early")] == [400.0]
    assert [(entry["seat"], entry["move"]) for entry in verdicts(world, table)][:2] == [(0, "column"), (1, "lamp")]


def in_the_second(*presses: tuple[float, str]) -> Reaction:
    return lambda _, race: list(presses) if race["phase"] == 2 else []


def refusals(racer: Racer) -> list[str]:
    return [error.kind for _, error in racer.answers if error]


def test_with_two_players_a_hand_is_full_until_what_it_took_lies_before_its_person() -> None:
    """AT-30, AT-A25: the one who has the column and the other alike; nobody is punished for trying."""
    world = World()
    table, racers = at_a_table(world, [10.0, 80.0])
    racers[0].reacts = lambda _, race: [(300.0, "column")] if race["phase"] == 1 else [(500.0, "gem"), (705.0, "gem")]
    racers[1].reacts = in_the_second((400.0, "lamp"), (600.0, "gem"))
    throw(world, racers)
    world.clock.pass_ms(6000)
    assert [(one["seat"], one["move"]) for one in verdicts(world, table)] == [(0, "column"), (1, "lamp"), (0, "gem")]
    assert [refusals(racer) for racer in racers] == [["hand_full"], ["hand_full"]]
    full = next(error for _, error in racers[0].answers if error)
    assert 0 < full.values["ms"] <= 700


def test_a_hand_that_has_laid_down_what_it_took_takes_the_next() -> None:
    """AT-30, AT-A25: 700 ms after its own screen showed the verdict."""
    world = World()
    table, racers = at_a_table(world, [10.0, 80.0], options={"two_player_cap": "none"})
    racers[0].reacts = after(300.0)
    racers[1].reacts = in_the_second((400.0, "lamp"), (1100.0, "gem"), (1250.0, "gem"))
    throw(world, racers)
    world.clock.pass_ms(6000)
    moves = [(one["seat"], one["move"]) for one in verdicts(world, table)]
    assert moves == [(0, "column"), (1, "lamp"), (1, "gem")]
    assert refusals(racers[1]) == ["hand_full"]
    lamp, gem = [one["at"] for one in verdicts(world, table)[1:]]
    assert gem - lamp >= 700


def test_a_hand_that_slipped_is_empty() -> None:
    """AT-A25: who came second has nothing to lay down."""
    world = World()
    table, racers = at_a_table(world, [10.0, 80.0], options={"two_player_cap": "none"})
    racers[0].reacts = lambda _, race: [(300.0, "column")] if race["phase"] == 1 else [(800.0, "lamp")]
    racers[1].reacts = in_the_second((810.0, "lamp"), (1200.0, "gem"))
    throw(world, racers)
    world.clock.pass_ms(6000)
    moves = [(one["seat"], one["move"]) for one in verdicts(world, table)]
    assert moves == [(0, "column"), (0, "lamp"), (1, "gem")]
    assert refusals(racers[1]) == []


def test_from_three_players_on_everybody_has_two_hands() -> None:
    """AT-13: but no hand is quicker than a quarter of a second."""
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[0].reacts = after(300.0)
    racers[1].reacts = in_the_second((400.0, "lamp"), (500.0, "gem"), (700.0, "gem"))
    throw(world, racers)
    world.clock.pass_ms(6000)
    moves = [(one["seat"], one["move"]) for one in verdicts(world, table)]
    assert moves == [(0, "column"), (1, "lamp"), (1, "gem")]
    assert refusals(racers[1]) == ["hand_rests"]


def test_a_bot_knows_that_its_hand_is_full() -> None:
    """AT-A25: it presses when it may."""
    for seed in range(6):
        world = World(seed=seed)
        table, racers = at_a_table(
            world, [10.0], seats=2, bots={"1": "epervier"}, options={"two_player_cap": "none", "bot_speed": "quick"}
        )
        racers[0].reacts = after(250.0)
        throw(world, racers)
        world.clock.pass_ms(9000)
        taken = [entry["at"] for entry in verdicts(world, table) if entry["move"] in ("lamp", "gem")]
        assert len(taken) == 2 and taken[1] - taken[0] >= 700


def test_a_hand_that_reached_for_a_treasure_first_rests_as_long_as_the_table_likes() -> None:
    world = World()
    table, racers = at_a_table(world, FAR, options={"early_grab_lock_ms": 1000})
    racers[0].reacts = lambda racer, race: [(200.0, "lamp"), (300.0, "column")] if race["phase"] == 1 else []
    racers[1].reacts = after(900.0)
    throw(world, racers)
    world.clock.pass_ms(5000)
    assert [error.kind for _, error in racers[0].answers[-2:]] == ["before_the_column", "hand_rests"]
    assert verdicts(world, table)[0]["seat"] == 1


def test_the_roller_waits_for_hands_and_then_for_patience() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    roller = racers[0]
    throw(world, racers)
    roller.wish("move", move="throw")
    world.clock.pass_ms(2500)
    assert roller.answers[-1][1].kind == "not_yet"
    state: Any = world.room.live[table].table.state
    undecided = state.undecided()
    roller.wish("move", move="throw")
    world.clock.pass_ms(100)
    assert (roller.answers[-1][1] is None) == undecided
    world.clock.pass_ms(9000)
    roller.wish("move", move="throw")
    world.clock.pass_ms(4000)
    assert roller.answers[-1][1] is None


def test_after_a_restart_the_throw_is_void_and_the_dice_fall_anew_when_all_are_back() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    throw(world, racers)
    world.clock.pass_ms(2500)
    world.restart()
    back = [Racer(world, table, racer.secret, racer.rtt) for racer in racers]
    before = len(entries(world, table))
    world.clock.pass_ms(2500)
    assert not [entry for entry in entries(world, table)[before:] if entry["kind"] == "moved"]
    for racer in back:
        racer.reacts = after(300.0 + racer.seat)
    world.clock.pass_ms(12_000)
    moves = [(entry["move"], entry["by"]) for entry in entries(world, table)[before:] if entry["kind"] == "moved"]
    assert moves[0] == ("throw", "table")


def test_without_a_window_a_round_waits_until_all_is_taken() -> None:
    """AT-A9"""
    world = World()
    _, racers = at_a_table(world, FAR, options={"grab_window_s": 0})
    racers[0].reacts = after(300.0)
    throw(world, racers)
    world.clock.pass_ms(300_000)
    assert racers[1].view["position"]["phase"] == "loot"
    for move in racers[1].view["legal"]:
        racers[1].wish("move", move=move)
        world.clock.pass_ms(1000)
    racers[2].wish("move", move="gem")
    world.clock.pass_ms(1000)
    assert racers[1].view["position"]["phase"] == "throw"


def test_after_a_restart_the_second_phase_goes_on_with_what_is_left() -> None:
    world = World()
    table, racers = at_a_table(world, FAR, options={"grab_window_s": 20})
    racers[0].reacts = after(300.0)
    throw(world, racers)
    world.clock.pass_ms(4000)
    assert racers[1].view["position"]["phase"] == "loot"
    world.restart()
    back = [Racer(world, table, racer.secret, racer.rtt) for racer in racers]
    for racer in back[1:]:
        racer.reacts = lambda racer, race: [(300.0 - racer.rtt / 10, "lamp")]
    world.clock.pass_ms(5000)
    taken = next(entry for entry in verdicts(world, table) if entry["move"] == "lamp")
    assert taken["seat"] == 2


def test_what_others_take_is_seen_by_all_at_the_same_time_of_their_watches() -> None:
    world = World()
    table, racers = at_a_table(world, [10.0, 80.0, 150.0])
    racers[0].reacts = after(300.0)
    racers[1].reacts = lambda racer, race: [(350.0, "lamp")] if race["phase"] == 2 else []
    throw(world, racers)
    world.clock.pass_ms(6000)
    taken = next(n for n, entry in enumerate(entries(world, table), 1) if entry.get("move") == "lamp")
    seen = []
    for racer in racers[1:]:
        at = next(at for at, message in racer.seen if message["type"] == "news" and message["n"] == taken)
        seen.append(at - racer.painted_at)
    assert max(seen) - min(seen) <= 1


def test_a_throw_that_somebody_could_not_see_and_nobody_took_is_thrown_again() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    throw(world, racers)
    racers[1].cut = True
    world.clock.pass_ms(4500)
    moves = [(entry["seat"], entry["move"], entry["by"]) for entry in entries(world, table) if entry["kind"] == "moved"]
    assert (0, "throw", "table") in moves


def test_a_stalled_line_shows_hands_first_and_is_not_waited_for_for_long() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[0].reacts = after(300.0)
    throw(world, racers)
    while not racers[1].race:
        world.clock.pass_ms(5)
    racers[1].cut = True
    while not racers[0].pressed:
        world.clock.pass_ms(5)
    pressed = world.clock.now()
    world.clock.pass_ms(5000)
    ((shown, hands),) = said(racers[0], "hands")
    assert (hands["seat"], hands["what"]) == (0, "column")
    assert 100 < shown - pressed < 200
    assert 600 < verdicts(world, table)[0]["at"] - pressed < 800


def test_a_line_that_is_silent_for_a_second_is_not_waited_for() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[0].reacts = after(1500.0)
    throw(world, racers)
    while not racers[1].race:
        world.clock.pass_ms(5)
    world.clock.pass_ms(200)
    racers[1].cut = True
    while not racers[0].pressed:
        world.clock.pass_ms(5)
    pressed = world.clock.now()
    world.clock.pass_ms(5000)
    (verdict,) = verdicts(world, table)
    assert verdict["seat"] == 0
    assert verdict["at"] - pressed < 200  # racers[2] is far away, and that is all
    assert [line[3] for line in verdict["log"]["events"] if line[1] == "left"] == [1]


def test_somebody_who_leaves_or_hides_the_page_holds_nobody_up() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[0].reacts = after(300.0)
    throw(world, racers)
    world.clock.pass_ms(2000)
    racers[1].say("away")
    world.leave(racers[2])
    world.clock.pass_ms(800)
    assert verdicts(world, table)[0]["seat"] == 0


def test_the_next_throw_waits_for_whoever_has_hidden_the_page() -> None:
    world = World()
    _, racers = at_a_table(world, FAR)
    racers[1].say("away")
    world.clock.pass_ms(100)
    throw(world, racers)
    world.clock.pass_ms(5000)
    assert not racers[0].race
    racers[1].say("back_here", grain=0.1)
    world.clock.pass_ms(2000)
    assert racers[0].race


def test_a_program_that_only_moves_is_measured_by_the_ruler() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[1].reacts = after(600.0)
    throw(world, racers)
    while not racers[0].race:
        world.clock.pass_ms(10)
    world.clock.pass_ms(300)
    racers[0].wish("move", move="column")
    world.clock.pass_ms(3000)
    verdict = verdicts(world, table)[0]
    assert verdict["seat"] == 0
    assert 250 <= verdict["race"][0]["measured"] <= 360


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_bots_and_people_come_to_their_end_and_everybody_agrees(seed: int) -> None:
    world, chance = World(seed=seed), random.Random(seed)
    table, racers = at_a_table(world, FAR[: 1 + seed], seats=3 if seed else 2)

    def reacts(racer: Racer, race: dict[str, Any]) -> list[tuple[float, str]]:
        moves = [move for move in racer.view["legal"] if not move.startswith("throw")]
        if race["phase"] == 1 and chance.random() < 0.7:
            return []
        return [
            (chance.uniform(300, 900) + 300 * nth, move) for nth, move in enumerate(chance.sample(moves, len(moves)))
        ]

    for racer in racers:
        racer.reacts = reacts
    live = world.room.live[table]
    for _ in range(2500):
        world.clock.pass_ms(300)
        for racer in racers:
            other = [move for move in racer.view["legal"] if move.startswith(("throw", "give", "replace"))]
            if other:
                racer.wish("move", move=other[0])
        if live.table.phase == "over":
            break
    world.clock.pass_ms(2000)
    assert live.table.phase == "over"
    assert {racer.n for racer in racers} == {live.table.n}
    assert all(len(racer.answers) for racer in racers)
    assert_the_journal_judges_again_as_it_was_judged(verdicts(world, table))


def assert_the_journal_judges_again_as_it_was_judged(found: list[Any]) -> None:
    """What is in the journal is enough to run each race again, and it ends the same."""
    logs: dict[str, dict[str, Any]] = {}
    judged: dict[str, list[tuple[int, float]]] = {}
    for entry in found:
        log = logs.setdefault(entry["log"]["id"], {"events": []})
        log.update({**entry["log"], "events": log["events"] + entry["log"]["events"]})
        times = {one["seat"]: one["measured"] for one in entry["race"]}
        judged.setdefault(entry["log"]["id"], []).append((entry["seat"], times[entry["seat"]]))
    assert len(logs) > 5
    for identity, log in logs.items():
        race = begun(log)
        outcomes = [outcome for event in signals(log) for outcome in step(race, event)]
        given = [(one.seat, round(one.measured, 1)) for one in outcomes if isinstance(one, Given)]
        assert given == judged[identity]


def test_a_hand_that_is_still_out_when_the_match_ends_is_answered() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    racers[0].reacts = racers[2].reacts = after(300.0)
    throw(world, racers)
    while not racers[2].pressed:
        world.clock.pass_ms(10)
    world.wish(table, racers[0].secret, "close")
    world.clock.pass_ms(3000)
    assert racers[2].answers[0][1].kind in ("race_over", "not_playing")


def test_an_echo_that_nobody_asked_for_proves_nothing() -> None:
    world = World()
    _, racers = at_a_table(world, FAR)
    throw(world, racers)
    while not racers[0].race:
        world.clock.pass_ms(5)
    race = world.room.live[racers[0].table].race
    assert race is not None
    assert race.contest is not None
    before = race.contest.tracks[0].k
    for payload in (f"{race.id}.400.00000000", f"{race.id}.1.00000000", "echo", "a.b.c", f"{race.id}.-1.x"):
        world.room.ponged(racers[0].at_the_table, payload.encode())
    assert race.contest.tracks[0].k == before
    world.clock.pass_ms(200)
    assert race.contest.tracks[0].k > 3


def test_every_hand_is_answered_also_where_another_entry_was_first() -> None:
    store = SimStore(alone=False)
    world = World(store)
    table, racers = at_a_table(world, FAR)
    for racer in racers:
        racer.reacts = after(300.0 + racer.seat)
    throw(world, racers)
    append = store.append
    late: list[object] = []

    def overtaken(rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        if late or not any("seed" in row.entry for row in rows):
            append(rows, done)
        else:
            late.extend(world.room.live[table].owed)
            done([False] * len(rows))

    store.append = overtaken  # type: ignore[method-assign]
    world.clock.pass_ms(5000)
    assert late  # hands that were judged, and had to wait for the one that was being written
    assert verdicts(world, table)[0]["seat"] == 0
    assert [len(racer.answers) for racer in racers] == [2, 1, 1]


@pytest.mark.parametrize("holds", [0, 5])
def test_what_breaks_in_the_middle_of_a_race_stops_its_table_and_no_other(holds: int) -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    other, others = at_a_table(world, FAR)
    pings: list[bytes] = []

    def breaks(payload: bytes) -> None:
        pings.append(payload)
        if len(pings) > holds:
            raise ZeroDivisionError

    racers[1].ping = breaks  # type: ignore[method-assign]
    others[0].reacts = after(300.0)
    with breakage() as broken:
        throw(world, racers)
        throw(world, others)
        world.clock.pass_ms(4000)
    assert [(one["what"], one["table"]) for one in broken] == [("table_broke", table)]
    assert {racer.heard[-1]["kind"] for racer in racers} == {"broken"}
    assert len(pings) == holds + 1
    assert [verdict["seat"] for verdict in verdicts(world, other)] == [0]


def test_another_server_shows_no_fresh_throw_and_takes_no_hand() -> None:
    store, bus = SimStore(alone=False), SimBus()
    world = World(store, bus)
    other = World(store, bus, world.clock)
    table, racers = at_a_table(world, FAR)
    throw(world, racers)
    looked: list[object] = []
    other.room.peek(table).then(lambda table, error: looked.append(table))
    error = other.wish(table, racers[1].secret, "move", move="column")[1]
    assert getattr(error, "kind", "") == "race_elsewhere"
    world.clock.pass_ms(100)
    assert looked == []
    world.clock.pass_ms(4000)
    assert looked
