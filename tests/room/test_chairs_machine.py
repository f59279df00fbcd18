"""Several devices sit, stand, ask, answer, free, leave, return, watch and begin again, in any order.

A witness reads the journal and knows whose each hand is, without asking chairs.py: whatever a device is sent of a hand
must be rightfully its own at that time.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from butin.room.deeds.all import fold, setting_of
from butin.room.running import upkeep
from butin.room.table import chairs
from butin.room.table.chairs import ASK, AWAY, BOTS, FORMER, FRESH, HERE, IN_A_MATCH, KEPT, LEFT, OTHER, RESEATED, SIT
from butin.room.table.table import Table
from butin.testing.sim import GAMES, Page, World, digest
from kit.lanes import in_turn

DEVICES = ["ana", "bo", "cy", "di", "em"]
SEATS = 3
AWAY_S = 60
HARMLESS = [(BOTS, FORMER)]  # nobody has seen a bot's hand and is nobody to it

devices = st.sampled_from(DEVICES)
seats = st.integers(0, SEATS - 1)
ways = st.sampled_from(["", "join", "watch"])


class Witness:
    """What the journal says of whose each hand is, entry by entry."""

    def __init__(self, world: World, identity: str) -> None:
        self.world, self.id = world, identity
        first = self._entries(0)[0]
        self.table = Table(identity, GAMES, setting_of(first))
        self.owners: list[str] = [""] * SEATS  # who was dealt a hand, or was first to be given it
        self.holders: list[list[str]] = []  # of every chair, after each entry
        self.rightful: list[list[set[str]]] = []  # who may see each hand, after each entry
        self.dealt: dict[str, set[int]] = {}  # the hands that a device had at the deal
        self.late: dict[str, set[int]] = {}  # and those that it was given since
        self.answers: set[int] = set()  # who has said yes to what is being asked
        self.here: set[int] = set()
        self.gone: list[int] = [0] * SEATS  # since when somebody is away
        self.offered: dict[int, tuple[str, int]] = {}  # chairs that their persons left: to whom, and until when
        self.by_host = False  # whether what is read now was the host's doing

    def _entries(self, after: int) -> list[Any]:
        found: list[Any] = []
        self.world.store.read(self.id, after, found.extend)
        return found

    def read_on(self) -> None:
        for entry in self._entries(self.table.n):
            self._judge(entry)

    def _judge(self, entry: Any) -> None:
        table, kind, at = self.table, entry["kind"], entry["at"]
        before = [seat.holder for seat in table.seats]
        playing = table.phase == "playing"
        asked = table.asked
        if kind == "answered" and asked is not None and entry["yes"]:
            self.answers.add(entry["seat"])
        if playing and kind == "sat":
            self._sat(entry["seat"], entry["holder"], asked, before, at)
        if playing and kind == "reseated":
            self._reseated(entry["seat"], entry["holder"], asked, before, at)
        if kind == "freed" and playing and self.by_host:
            assert at >= self.gone[entry["seat"]] + AWAY_S * 1000, "somebody who is here was freed"
            assert entry["seat"] not in self.here
        self._offers(kind, entry, before, playing)
        fold(table, entry)
        self._presence(entry, at)
        if kind == "asked":
            self.answers = set()
        if kind == "started":
            self.owners = [seat.holder for seat in table.seats]
            self.late = {}
            self.dealt = {}
            for number, holder in enumerate(self.owners):
                if holder:
                    self.dealt.setdefault(holder, set()).add(number)
        self.holders.append([seat.holder for seat in table.seats])
        self.rightful.append([{seat.holder} - {""} for seat in table.seats])

    def _offers(self, kind: str, entry: Any, before: list[str], playing: bool) -> None:
        """A chair is offered that its owner has left, to one at a time who waits and has seen no hand."""
        if kind == "started":
            self.offered = {}
        if kind == "freed" and playing and before[entry["seat"]] == self.owners[entry["seat"]]:
            self.offered[entry["seat"]] = ("", 0)
        if kind == "offered":
            holder, (_, until) = self.table.bench[entry["bench"]].holder, self.offered[entry["seat"]]
            assert playing
            assert entry["at"] >= until, "an offer was not over"
            assert not self.dealt.get(holder) and not self.late.get(holder), "whoever has seen a hand"
            self.offered[entry["seat"]] = (holder, entry["at"] + 20_000)
        if kind == "declined":
            self.offered[entry["seat"]] = ("", 0)
        if kind == "unbenched":
            gone = self.table.bench[entry["bench"]].holder
            self.offered = {seat: ("", 0) if one[0] == gone else one for seat, one in self.offered.items()}

    def _presence(self, entry: Any, at: int) -> None:
        if entry["kind"] == "came":
            self.here |= set(entry["seats"])
        elif entry["kind"] == "went":
            self.here -= set(entry["seats"])
            for seat in entry["seats"]:
                self.gone[seat] = at
        elif entry["kind"] in ("sat", "reseated", "freed"):
            self.here.discard(entry["seat"])
            self.gone[entry["seat"]] = at

    def _sat(self, seat: int, holder: str, asked: Any, before: list[str], at: int) -> None:
        """In a match by a yes of all who are here on a hand that nobody has seen, on the own hand, or by an offer."""
        offered, until = self.offered.pop(seat, ("", 0))
        if self.owners[seat] and holder == offered:
            assert not before[seat], "somebody sat on somebody's lap"
            assert at < until, "an offer was over"
            assert not self.dealt.get(holder) and not self.late.get(holder), "a second hand"
            self.late.setdefault(holder, set()).add(seat)
            self.owners[seat] = holder
            return
        if self.owners[seat]:
            assert before[seat] != holder, "somebody sat down where they sat"
            helped = not before[seat] and seat in self.late.get(holder, ())  # and nobody sits there now
            assert holder == self.owners[seat] or helped, "a hand of somebody else was taken"
            return
        self._given(seat, holder, asked, before)
        self.owners[seat] = holder

    def _reseated(self, seat: int, holder: str, asked: Any, before: list[str], at: int) -> None:
        if holder == self.owners[seat]:
            assert before[seat] != holder, "somebody was given what they have"
            return  # its person is back
        assert at >= self.gone[seat] + AWAY_S * 1000, "a chair was given away while it was kept"
        assert seat not in self.here, "a chair was given away whose person is here"
        self._given(seat, holder, asked, before)

    def _given(self, seat: int, holder: str, asked: Any, before: list[str]) -> None:
        assert asked is not None, "nobody was asked"
        assert (asked.seat, asked.holder) == (seat, holder)
        others = {number for number, other in enumerate(before) if other and other != holder and number != seat}
        assert others & self.here <= self.answers, "somebody who is here was not asked"
        assert not others or self.answers, "nobody said yes"
        assert not self.dealt.get(holder) and not self.late.get(holder), "a second hand"
        self.late.setdefault(holder, set()).add(seat)


class Chairs(RuleBasedStateMachine):
    """One table and everything that people do to its chairs."""

    @initialize(
        public=st.booleans(),
        delay=st.sampled_from([0, 0, 20]),
        persons=st.integers(1, 3),
        begun=st.sampled_from([True, True, False]),
    )
    def build(self, public: bool, delay: int, persons: int, begun: bool) -> None:
        self.world = World()
        opened = self.world.open(
            game="voleurs", seats=SEATS, secret="ana", public=public, watch_delay_s=delay, away_s=AWAY_S
        )
        self.id: str = opened["table"]
        self.public = public
        self.pages: list[Page] = []
        self.seen: dict[int, int] = {}  # how much of each page's news was looked at
        self.witness = Witness(self.world, self.id)
        for name in DEVICES[1:persons]:
            self.wish(name, "sit", None, "join")
        for name in DEVICES[:persons]:
            self.come(name, "join")
        if begun:
            self.wish("ana", "start", None, "")

    def wish(self, device: str, do: str, seat: int | None, way: str) -> None:
        fields: dict[str, Any] = {} if seat is None else {"seat": seat}
        self.world.wish(self.id, device, do, way=way, **fields)

    @rule(device=devices, seat=st.none() | seats, way=ways)
    def sit(self, device: str, seat: int | None, way: str) -> None:
        self.wish(device, "sit", seat, way)

    @rule(device=devices, comes=st.booleans())
    def wait_for_a_chair(self, device: str, comes: bool) -> None:
        self.wish(device, "bench", None, "join")
        if comes:
            self.come(device, "join")

    @rule(owner=devices, device=devices, seconds=st.sampled_from([1, 1, 21]), do=st.sampled_from(["sit", "decline"]))
    def leave_a_chair_to_those_who_wait(self, owner: str, device: str, seconds: int, do: str) -> None:
        """Somebody stands up; whoever waits is asked, and perhaps waits for too long."""
        self.wait_for_a_chair(device, True)
        for seat in self._table().held_by(digest(owner)):
            self.wish(owner, "stand", seat, "")
            self.wait(seconds)
            for name in DEVICES:
                self.wish(name, do, seat, "")

    @rule(device=devices, seat=seats)
    def stand(self, device: str, seat: int) -> None:
        self.wish(device, "stand", seat, "")

    @rule(device=devices, seat=seats, way=ways)
    def ask(self, device: str, seat: int, way: str) -> None:
        self.wish(device, "ask_seat", seat, way)

    @rule(yes=st.sampled_from([True, True, False]), device=devices)
    def answer(self, yes: bool, device: str) -> None:
        for seat in range(SEATS):
            self.world.wish(self.id, device, "answer", seat=seat, yes=yes)

    @rule()
    def all_say_yes(self) -> None:
        for device in DEVICES:
            self.answer(True, device)

    @rule(device=devices, seat=seats, way=ways)
    def try_to_get(self, device: str, seat: int, way: str) -> None:
        """By every means: sit down there, or ask for it and everybody says yes."""
        self.wish(device, "sit", seat, way)
        self.ask_and_get(device, seat)

    @rule(device=devices, seat=seats)
    def ask_and_get(self, device: str, seat: int) -> None:
        self.wish(device, "ask_seat", seat, "join")
        self.all_say_yes()

    @rule(device=devices)
    def try_every_chair(self, device: str) -> None:
        for seat in range(SEATS):
            self.try_to_get(device, seat, "join")

    @rule()
    def everybody_comes(self) -> None:
        for seat in self._table().seats:
            device = next((name for name in DEVICES if digest(name) == seat.holder), "")
            if device and not any(page.secret == device for page in self.pages):
                self.come(device, "")

    @rule(device=devices, seconds=st.sampled_from([1, 61, 61]))
    def line_lost(self, device: str, seconds: int) -> None:
        """All pages of a device at once, for a while."""
        for page in [page for page in self.pages if page.secret == device]:
            self.pages.remove(page)
            self.world.leave(page)
        self.wait(seconds)

    @rule(owner=devices, helper=devices, third=devices)
    def help_out(self, owner: str, helper: str, third: str) -> None:
        """Somebody is away for long, another device is given the chair, and one more would like to have it."""
        held = self._table().held_by(digest(owner))
        self.line_lost(owner, 61)
        for seat in held:
            self.ask_and_get(helper, seat)
            self.try_to_get(third, seat, "join")

    @rule(device=devices, seat=seats, do=st.sampled_from(["free", "free", "host", "bot"]))
    def host_does(self, device: str, seat: int, do: str) -> None:
        self.witness.read_on()
        self.world.wish(self.id, device, do, seat=seat, bot="careless")
        self.witness.by_host = True
        self.witness.read_on()
        self.witness.by_host = False

    @rule(device=devices)
    def begin(self, device: str) -> None:
        self.wish(device, "start", None, "")

    @rule(device=devices)
    def again(self, device: str) -> None:
        self.wish(device, "again", None, "")

    @rule(device=devices | st.just(""), way=ways)
    def come(self, device: str, way: str) -> None:
        held = bool(self.world.room.live.get(self.id) and device and self._table().held_by(digest(device)))
        page = self.world.enter(self.id, device, way=way)
        self.world.clock.pass_ms(50)
        if page.guest is not None:
            self.pages.append(page)
        else:
            assert not way and not self.public and not held, "somebody was turned away who may come in"
            assert page.heard == []

    @precondition(lambda self: bool(self.pages))
    @rule(pick=st.integers(0, 100))
    def leave(self, pick: int) -> None:
        self.world.leave(self.pages.pop(pick % len(self.pages)))

    @rule(seconds=st.sampled_from([1, 20, 59, 61, 61]))
    def wait(self, seconds: int) -> None:
        self.world.clock.pass_ms(seconds * 1000)

    @rule(moves=st.sampled_from([1, 5, 40]))
    def play(self, moves: int) -> None:
        for _ in range(moves):
            table = self._table()
            for seat in table.actors():
                device = next((name for name in DEVICES if digest(name) == table.seats[seat].holder), None)
                if device is None or table.state is None:
                    return
                text = table.game.write_move(table.state, seat, table.state.legal(seat)[0])
                self.world.wish(self.id, device, "move", seat=seat, move=text)

    def _table(self) -> Table:
        found: list[Any] = []
        self.world.room.peek(self.id).then(lambda table, error: found.append(table))
        self.world.clock.pass_ms(50)
        table: Table = found[0]
        return table

    @invariant()
    def every_hand_was_rightfully_seen(self) -> None:
        if not hasattr(self, "witness"):
            return
        self.witness.read_on()
        for page in self.pages:
            start = self.seen.get(id(page), 0)
            self.seen[id(page)] = len(page.heard)
            for message in page.heard[start:]:
                self._look(page, message)

    def _look(self, page: Page, message: dict[str, Any]) -> None:
        """A view of a seat is only for the device that has the chair at that entry."""
        holder = digest(page.secret) if page.secret else ""
        for seat in message.get("views", {}):
            if int(seat) >= 0:
                assert holder in self.witness.rightful[message["n"] - 1][int(seat)], "a hand was shown to somebody else"
        assert not message.get("you") or all(
            self.witness.holders[message["n"] - 1][seat] == holder for seat in message["you"]
        )
        for event in [*message.get("events", []), *(e for m in message.get("missed", []) for e in m["events"])]:
            assert "to" not in event or self._may_hear(holder, event["to"]), "what only a seat may know"

    def _may_hear(self, holder: str, seat: int) -> bool:
        return any(holder in rightful[seat] for rightful in self.witness.rightful)


REACH = settings(
    max_examples=600,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
TestChairs = Chairs.TestCase
TestChairs.settings = settings(REACH, max_examples=60)

# a right too many: what a chair is, what somebody is to it, and how they would get it
TOO_MANY = [
    (chair, who, how)
    for chair in (BOTS, LEFT, HERE, KEPT, AWAY, RESEATED)
    for who in (FRESH, FORMER, OTHER)
    for how in (SIT, ASK)
    if IN_A_MATCH.get(chair, {}).get(who, "") not in (how, SIT) and (chair, who) not in HARMLESS
]


@pytest.mark.slow
@pytest.mark.parametrize(("chair", "who", "how"), in_turn(TOO_MANY, 5))
def test_a_right_too_many_is_found(chair: str, who: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(IN_A_MATCH, chair, {**IN_A_MATCH.get(chair, {}), who: how})
    with pytest.raises((AssertionError, ValueError)):  # `sit` without a number knows no order for some of these
        run_state_machine_as_test(Chairs, settings=settings(REACH, phases=[Phase.generate]))


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["nobody is asked", "not everybody is asked", "a chair is not kept"])
def test_a_question_that_is_too_easy_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if fault == "nobody is asked":
        monkeypatch.setattr(upkeep, "needed_answers", lambda table, now: [])
        monkeypatch.setattr(chairs, "others", lambda table, number, holder: [])
    elif fault == "not everybody is asked":
        monkeypatch.setattr(upkeep, "needed_answers", lambda table, now: [] if table.asked and table.asked.yes else [0])
    else:
        monkeypatch.setattr(chairs, "kept_for", lambda table, seat, now: 0)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(Chairs, settings=settings(REACH, phases=[Phase.generate]))
