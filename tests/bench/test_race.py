"""`butin bench race`: it says what it measured, tells what so few races cannot tell, and finds planted faults."""

from __future__ import annotations

from random import Random

import pytest

from bench.race.course import run, seated
from bench.race.faults import FAULTS, Planted, measured
from bench.race.lines import LOSSY, NETS, noise, ways, wire
from bench.race.race import Judge, measure_race
from bench.race.served import on_a_server
from bench.report import FAIL, NOT_RUN, PASS, Report
from kit.lanes import in_turn


@pytest.mark.whole
@pytest.mark.slow
def test_a_short_run_fails_no_goal_and_says_what_it_cannot_tell() -> None:
    report = measure_race(quick=True)
    assert [goal.name for goal in report.goals if goal.status == FAIL] == []
    assert {goal.status for goal in report.goals} == {PASS, NOT_RUN}
    assert all(goal.reason for goal in report.goals if goal.status == NOT_RUN)
    assert {"rooms", "win_share_%", "second_phase", "cheats"} <= set(report.figures)


def test_the_same_seed_gives_the_same_figures() -> None:
    def raced() -> list[tuple[int, float]]:
        chance = Random(3)
        pool = noise(chance)
        players = seated(NETS, chance, pool)
        return [(one.winner, one.race.now) for one in (run(players, chance, pool) for _ in range(20))]

    assert raced() == raced()


def test_told_of_all_pongs_and_ticks_the_arbiter_judges_the_same() -> None:
    def raced(whole: bool) -> list[tuple[object, ...]]:
        chance = Random(4)
        pool = noise(chance)
        players = seated(NETS, chance, pool)
        runs = [run(players, chance, pool, whole=whole) for _ in range(60)]
        return [(one.race.now, *[(end.seat, end.measured) for end in one.race.decided]) for one in runs]

    assert raced(whole=False) == raced(whole=True)


def test_a_line_keeps_everything_in_order() -> None:
    chance = Random(5)
    pool = noise(chance)
    way = ways(wire(LOSSY, chance, pool), chance, pool, 0, 400_000)[0]
    sent = range(0, 400_000, 20)
    arrivals = [way.carry(at) for at in sent]
    assert arrivals == sorted(arrivals)
    assert max(arrival - at for arrival, at in zip(arrivals, sent, strict=True)) > 200  # it has stalled


def test_a_short_run_still_fails_what_is_sure() -> None:
    report = Report("race")
    Judge(report, whole=False).share("wrong winners", 0.25, 30, 100)
    Judge(report, whole=False).share("wrong winners", 0.25, 1, 100)
    assert [goal.status for goal in report.goals] == [FAIL, NOT_RUN]


@pytest.mark.slow
@pytest.mark.parametrize("planted", in_turn(FAULTS, 0), ids=lambda planted: planted.fault.name)
def test_a_planted_fault_turns_its_goal_red(planted: Planted) -> None:
    sound, faulty = measured(planted)
    assert sound <= planted.target < faulty


@pytest.mark.server
@pytest.mark.parametrize("store", in_turn(["SQLite", "PostgreSQL"], 1))
def test_over_real_sockets_the_fastest_hand_wins(store: str, request: pytest.FixtureRequest) -> None:
    real = on_a_server(1, 2, seed=1, db="" if store == "SQLite" else request.getfixturevalue("postgres").fresh())
    assert len(real.races) == 2
    assert real.astray == 0
    for truths, winner in real.counted:
        assert truths[winner] < min(truths) + 20
