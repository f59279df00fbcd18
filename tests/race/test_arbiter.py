"""The arbiter of races: who was first, by everybody's own time, within what the ruler proves."""

from __future__ import annotations

from typing import Any

from butin.room.race.contest.arbiter import Contest, log, replay, step
from butin.room.race.contest.entrant import Entrant, playout, second_start
from butin.room.race.contest.habit import HOLD, Habit
from butin.room.race.contest.signals import (
    Claimed,
    Given,
    Left,
    Outcome,
    Painted,
    Pinged,
    Ponged,
    Rang,
    Sent,
    Signal,
    Ticked,
    Wake,
)

COLUMN, LAMP, GEM = 0, 1, 2


def hand(seat: int, rtt: float = 20.0, **known: Any) -> Entrant:
    return Entrant(seat, rtt, rtt, **known)


def heard(seat: int, rtt: float = 20.0, press: float = 0.0, until: float = 2000.0, late: float = 0.0) -> list[Signal]:
    """What comes from an honest seat: throw shown 1,000 ms after the clock began, and half a round trip each way.

    `press` is when it pressed, after its own paint 5 ms after delivery; `late` delays all that it sends.
    """
    sent, back = 1000.0 - rtt / 2, rtt / 2 + late
    events: list[Signal] = [Sent(sent, seat)]
    stop = 1005.0 + press if press else until
    for k in range(int((until - sent) // 25)):
        events += [Pinged(sent + 25 * k, seat, k), Ponged(sent + 25 * k + rtt / 2 + back, seat, k)]
    events.append(Painted(1005.0 + back, seat, 5.0, 16.0))
    events += [Ticked(1005.0 + 16 * n + back, seat, 16.0 * n) for n in range(1, int((stop - 1005.0) // 16) + 1)]
    if press:
        events.append(Claimed(stop + back, seat, COLUMN, press, 5.0))
    return sorted(events, key=lambda event: event.at)


def run(race: Contest, *streams: list[Signal]) -> list[Outcome]:
    out: list[Outcome] = []
    for event in sorted([event for stream in streams for event in stream], key=lambda event: event.at):
        out += step(race, event)
    return out


def said(out: list[Outcome]) -> list[tuple[Any, ...]]:
    """The outcomes as tuples, without the rings."""
    return [tuple(one.plain()) for one in out if not isinstance(one, Wake)]


def winner(out: list[Outcome]) -> int:
    return next(one.seat for one in out if isinstance(one, Given))


def race(*hands: Entrant, **known: Any) -> Contest:
    return Contest(list(hands), [one.seat for one in hands], **known)


def test_the_shorter_reaction_wins_though_it_arrives_later() -> None:
    out = run(race(hand(0), hand(1, 300)), heard(0, press=410), heard(1, 300, press=400))
    assert said(out) == [("Given", 1, COLUMN, 400, 400), ("Slipped", 0, COLUMN, 410, 410), ("Closed", "decided")]


def test_a_verdict_waits_only_until_the_others_have_passed_it() -> None:
    contest = race(hand(0), hand(1, 100))
    run(contest, heard(0, press=400), heard(1, 100))
    assert contest.closed == "decided"
    assert 1005 + 400 + 50 < contest.now < 1005 + 400 + 50 + 17


def test_pongs_alone_also_let_a_verdict_pass() -> None:
    quiet = [event for event in heard(1, 100) if not isinstance(event, Ticked)]
    contest = race(hand(0), hand(1, 100))
    assert winner(run(contest, heard(0, press=400), quiet)) == 0
    assert contest.now < 1005 + 400 + 50 + 100


def test_nobody_waits_for_who_has_left() -> None:
    contest = race(hand(0), hand(1, 100))
    run(contest, heard(0, press=400), [Sent(950, 1), Left(1100, 1)])
    assert (contest.closed, contest.now) == ("decided", 1415)


def test_a_line_that_stalls_is_waited_for_until_the_cap() -> None:
    contest = race(hand(0), hand(1))
    out = run(contest, heard(0, press=400), heard(1, press=300, late=2000), [Rang(5000)])
    assert [one[0] for one in said(out)] == ["Provisional", "Given", "Closed"]
    assert (winner(out), contest.now) == (0, 1415 + 700)


def test_patience_is_used_up() -> None:
    habit, waits = Habit(), []
    for _ in range(8):
        contest = race(hand(0), hand(1, habit=habit))
        run(contest, heard(0, press=400), [Sent(990, 1)], [Rang(5000)])
        habit = contest.habits()[1]
        waits.append(contest.now - 1415)
    assert waits == [700, 700, 700, 700, 350, 250, 250, 250]


def test_a_provisional_result_is_shown_after_150_ms_and_may_turn() -> None:
    out = run(race(hand(0), hand(1)), heard(0, press=400), heard(1, press=390, late=300))
    assert [one[:2] for one in said(out)] == [("Provisional", 0), ("Given", 1), ("Slipped", 0), ("Closed", "decided")]


def lying(took: float, press: float = 500.0) -> list[Signal]:
    """Seat 0 pressed at 500 and claims another time; it sends no ticks that would bind it."""
    events = [event for event in heard(0, press=press) if not isinstance(event, Ticked)]
    for event in events:
        if isinstance(event, Claimed):
            event.took = took
    return events


def test_a_claim_below_the_proof_is_raised_to_it() -> None:
    out = run(race(hand(0), hand(1)), lying(200.0), [Left(991, 1)])
    measured = next(one.measured for one in out if isinstance(one, Given))
    assert 505 - 5 - 2 - 5 - 25 <= measured <= 500


def test_a_pong_after_the_claim_proves_nothing() -> None:
    claims = []
    for until in (1515, 1900):  # the verdict waits for seat 1, and seat 0's pongs go on
        events = [event for event in lying(200.0) if event.at <= until]
        out = run(race(hand(0), hand(1)), events, [Sent(990, 1)], [Rang(5000)])
        claims += [one.measured for one in out if isinstance(one, Given)]
    assert claims[0] == claims[1]


def test_a_tick_binds_who_sent_it() -> None:
    events = [event for event in heard(0, press=500) if not isinstance(event, Ponged) or event.k == 0]
    for event in events:
        if isinstance(event, Claimed):
            event.took = 200.0
    out = run(race(hand(0), hand(1)), events, [Sent(990, 1), Left(991, 1)])
    assert said(out)[0] == ("Given", 0, COLUMN, 200, 496)


def test_too_early_locks_for_a_moment() -> None:
    early = [*heard(0), Claimed(1105, 0, COLUMN, 90, 5), Claimed(1415, 0, COLUMN, 400, 5)]
    out = run(race(hand(0), hand(1)), early, heard(1, press=600))
    assert said(out)[0] == ("Early", 0)
    assert winner(out) == 1


def test_who_was_too_early_may_grab_again_after_the_lock() -> None:
    events = [*heard(0, until=1600), Claimed(1105, 0, COLUMN, 90, 5), Claimed(1601, 0, COLUMN, 586, 5)]
    assert winner(run(race(hand(0), hand(1)), events, heard(1, press=600))) == 0


def test_a_press_before_the_paint_is_too_early() -> None:
    out = run(race(hand(0), hand(1)), [Sent(990, 0), Claimed(1400, 0, COLUMN, 300, 0)])
    assert said(out) == [("Early", 0)]


def test_a_photo_finish_goes_by_the_lot() -> None:
    for lot in ([0, 1], [1, 0]):
        contest = Contest([hand(0, resolution=1.0), hand(1)], lot)
        assert winner(run(contest, heard(0, press=400.4), heard(1, press=400))) == lot[0]


def test_closer_than_usual_is_no_photo_finish() -> None:
    for lot in ([0, 1], [1, 0]):
        assert winner(run(Contest([hand(0), hand(1)], lot), heard(0, press=400.4), heard(1, press=400))) == 1


def test_a_late_paint_is_believed_only_as_far_as_the_bucket_goes() -> None:
    habit, gains = Habit(), []
    for _ in range(6):
        contest = race(hand(0, habit=habit), hand(1))
        events = heard(0, press=500)
        for event in events:
            if isinstance(event, (Painted, Claimed)):
                event.hold += 33.0
            if isinstance(event, Claimed):
                event.took -= 33.0
            if isinstance(event, Ticked):
                event.elapsed -= 33.0
        out = run(contest, events, [Sent(990, 1), Left(991, 1)])
        habit = contest.habits()[0]
        gains.append(500 - next(one.measured for one in out if isinstance(one, Given)))
    assert gains[0] <= HOLD and gains[-1] <= 12 - 5 + 0.01


def test_a_bot_s_claim_counts_at_its_time_and_holds_nobody_up() -> None:
    bot = Entrant(1, bot=True)
    events = [Claimed(900, 1, COLUMN, 450), Sent(1000, 1)]
    contest = race(hand(0), bot)
    assert winner(run(contest, heard(0), events)) == 1
    assert 1450 < contest.now < 1490
    assert winner(run(race(hand(0), bot), heard(0, press=440), events)) == 0
    assert winner(run(race(hand(0), bot), heard(0, press=452), events)) == 1


def test_bots_alone_race_too() -> None:
    events: list[Signal] = [Claimed(900, 0, COLUMN, 450), Claimed(900, 1, COLUMN, 440), Sent(1000, 0), Sent(1000, 1)]
    contest = race(Entrant(0, bot=True), Entrant(1, bot=True))
    assert winner(run(contest, events, [Rang(2000)])) == 1
    assert contest.now == 1440


def test_a_throw_that_somebody_has_not_received_is_void() -> None:
    contest = race(hand(0), hand(1))
    out = run(contest, heard(0), [Sent(990, 1)])
    assert said(out) == [("Closed", "void")]
    assert contest.now == 1800


def test_a_throw_that_somebody_has_grabbed_is_not_void() -> None:
    assert winner(run(race(hand(0), hand(1)), heard(0, press=300), [Sent(990, 1)], [Rang(5000)])) == 0


def test_a_race_that_all_have_left_is_empty() -> None:
    out = run(race(hand(0), hand(1)), [Left(1100, 0), Left(1200, 1)])
    assert said(out) == [("Closed", "empty")]


def test_a_grab_that_was_on_its_way_counts_after_leaving() -> None:
    out = run(race(hand(0), hand(1, 100)), [*heard(0, press=400), Left(1416, 0)], heard(1, 100, press=500))
    assert winner(out) == 0


def test_a_claim_after_leaving_does_not_count() -> None:
    out = run(race(hand(0), hand(1)), [Left(1100, 0), *heard(0, press=300)[-1:]], heard(1, press=500))
    assert winner(out) == 1


def test_who_has_no_stamps_is_measured_by_the_ruler() -> None:
    events = [event for event in heard(0, press=500) if not isinstance(event, (Ticked, Painted))]
    for event in events:
        if isinstance(event, Claimed):
            event.took, event.hold, event.stamped = 0.0, 0.0, False
    out = run(race(hand(0), hand(1)), events, [Left(991, 1)])
    assert 485 <= next(one.measured for one in out if isinstance(one, Given)) <= 505


def test_pongs_held_back_are_seen_by_the_kernel() -> None:
    line = race(hand(0, 120, kernel_rtt=20)).tracks[0]
    assert line.held_back == 96
    assert race(hand(0, 22, kernel_rtt=20)).tracks[0].held_back == 0


def test_one_who_always_lies_is_flagged_and_gains_nothing_more() -> None:
    habit, gains = Habit(), []
    for _ in range(12):
        contest = race(hand(0, habit=habit), hand(1))
        out = run(contest, lying(450.0), [Left(991, 1)])
        habit = contest.habits()[0]
        gains.append(500 - next(one.measured for one in out if isinstance(one, Given)))
    assert habit.flagged
    assert gains[-1] <= 5 < gains[0]


def test_two_hands_on_the_treasures() -> None:
    def grabs(seat: int, *presses: tuple[int, float]) -> list[Signal]:
        last = presses[-1][1]
        return [
            *heard(seat, until=1005 + last + 400),
            *[Claimed(1015 + took, seat, what, took, 5.0) for what, took in presses],
        ]

    contest = race(hand(0), hand(1), objects={LAMP: 1, GEM: 2})
    out = run(contest, grabs(0, (LAMP, 400.0), (GEM, 500.0), (GEM, 660.0)), grabs(1, (LAMP, 410.0), (GEM, 661.0)))
    assert [one[:3] for one in said(out)] == [
        ("Given", 0, LAMP),
        ("Slipped", 1, LAMP),
        ("Busy", 0, 0.0),  # 250 ms a grab
        ("Given", 0, GEM),
        ("Given", 1, GEM),
        ("Closed", "decided"),
    ]


def test_one_hand_is_full_until_a_while_after_its_own_screen_showed_what_it_got() -> None:
    grabs = [*heard(0), *[Claimed(1015 + took, 0, what, took, 5.0) for what, took in ((LAMP, 400.0), (GEM, 1170.0))]]
    contest = race(hand(0), hand(1, full=True), objects={LAMP: 1, GEM: 2}, laying=700.0)
    out = run(contest, grabs, [*heard(1), Claimed(1705, 1, GEM, 690.0, 5.0), Claimed(1720, 1, GEM, 705.0, 5.0)])
    assert [one[:2] for one in said(out)] == [("Given", 0), ("Busy", 1), ("Given", 1), ("Busy", 0)]
    assert said(out)[1] == ("Busy", 1, 10.0)
    assert said(replay(log(contest))[1]) == said(out)


def test_nobody_takes_more_than_it_may() -> None:
    contest = race(hand(0, may_take=1), hand(1), objects={LAMP: 1, GEM: 2})
    events = [*heard(0), Claimed(1415, 0, LAMP, 400, 5), Claimed(1715, 0, GEM, 700, 5)]
    out = run(contest, events, heard(1))
    assert [one[:3] for one in said(out)] == [("Given", 0, LAMP), ("Slipped", 0, GEM)]


def test_what_others_took_is_shown_to_all_at_the_same_race_time() -> None:
    assert playout([hand(0), hand(1, 150)]) == 190
    assert playout([hand(0)]) == 80
    assert playout([hand(0), hand(1, 400)]) == 250


def test_the_second_phase_waits_for_the_farthest() -> None:
    assert second_start(1000, 1100, [hand(0), hand(1, 150)]) == 1450
    assert second_start(1000, 1600, [hand(0), hand(1, 150)]) == 1675


def test_a_race_is_judged_again_from_its_log() -> None:
    contest = race(hand(0), hand(1, 100), hand(2, 50))
    out = run(contest, heard(0, press=420), heard(1, 100, press=400), heard(2, 50))
    written = log(contest)
    again, outcomes = replay(written)
    assert said(outcomes) == said(out)
    assert [one.plain() for one in again.habits().values()] == [one.plain() for one in contest.habits().values()]
    assert len(written["events"]) < 30
