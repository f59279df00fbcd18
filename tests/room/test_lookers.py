"""Nobody looks on unseen: whoever may no longer look at a table hears nothing more, and is told why.

A witness reads the journal and knows who may hear what, without asking chairs.py.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from butin.room.deeds.all import KINDS, fold, setting_of
from butin.room.room import Room
from butin.room.running import guest
from butin.room.table import chairs
from butin.room.table.rights import Asker
from butin.room.table.table import Table
from butin.testing.sim import GAMES, Page, SimBus, SimClock, SimStore, World, asker, digest
from kit.evenings import Evening
from tests.room.test_screens import let_in

PARTINGS = ("no_place", "no_screen_here")


def parted(page: Page) -> str:
    """Why a page hears nothing more; '' while it does."""
    last = page.heard[-1]
    return str(last["kind"]) if last["type"] == "refused" else ""


def heard_on(evening: Evening, page: Page) -> bool:
    """Whether a page hears of what happens now."""
    before = len(page.heard)
    assert evening.do("ana", "say", phrase="hello") is None
    return len(page.heard) > before


def waits(evening: Evening, name: str = "eve") -> Page:
    """Somebody who came by the code, and sees the table by nothing but their place on the bench."""
    assert evening.do(name, "bench", name=name, way="code") is None
    return evening.come(name, way="")


@pytest.mark.parametrize("by", ["eve", "ana"])
def test_whoever_leaves_the_bench_or_is_sent_from_it_looks_on_no_longer(by: str) -> None:
    evening = Evening("ana", "bo")
    page = waits(evening)
    assert evening.do(by, "stand" if by == "eve" else "free", bench=0) is None
    assert parted(page) == "no_place"
    assert not heard_on(evening, page)
    assert evening.do("ana", "start") is None
    evening.play(4)
    assert parted(page) == "no_place"
    assert evening.world.enter(evening.id, "eve", way="").guest is None


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("by", ["eve", "ana"])
def test_whoever_gives_a_chair_back_between_matches_looks_on_no_longer(by: str, played: bool) -> None:
    evening = Evening("ana", "bo", seats=3)
    assert evening.do("eve", "sit", name="eve", way="code") is None
    page = evening.come("eve", way="")
    if played:
        evening.match()
    assert evening.do(by, "stand" if by == "eve" else "free", seat=2) is None
    assert parted(page) == "no_place"
    assert not heard_on(evening, page)
    assert evening.world.enter(evening.id, "eve", way="").guest is None


def test_whoever_held_a_hand_of_the_match_looks_on_until_the_next() -> None:
    evening = Evening("ana", "bo", seats=3)
    assert evening.do("eve", "sit", name="eve", way="code") is None
    page = evening.come("eve", way="")
    assert evening.do("ana", "start") is None
    assert evening.do("eve", "stand") is None
    evening.play()
    assert evening.table.phase == "over"
    assert heard_on(evening, page)
    assert evening.do("ana", "start") is None
    assert parted(page) == "no_place"
    assert not [one for one in page.heard if one["type"] == "news" and one["entry"]["kind"] == "started"][1:]


@pytest.mark.parametrize("by", ["tv", "ana"])
def test_a_television_that_left_or_was_sent_away_shows_nothing_more(by: str) -> None:
    evening = Evening("ana", "bo")
    let_in(evening, "tv", "ana")
    page = evening.pages["tv"]
    assert evening.do(by, "unscreen", **({} if by == "tv" else {"screen": 0})) is None
    assert parted(page) == "no_screen_here"
    assert not heard_on(evening, page)


def test_whoever_came_by_a_link_or_to_a_public_table_goes_on_watching() -> None:
    for way, public in (("join", False), ("watch", False), ("", True)):
        evening = Evening("ana", "bo", seats=3, public=public)
        assert evening.do("eve", "sit", name="eve") is None
        page = evening.come("eve", way=way)
        assert evening.do("ana", "free", seat=2) is None
        assert heard_on(evening, page), way
        assert list(page.views()) in ([], ["-1"])


def test_every_page_of_the_device_is_told_and_those_of_others_are_not() -> None:
    evening = Evening("ana", "bo")
    pages = [waits(evening), evening.world.enter(evening.id, "eve", way=""), evening.come("di", way="watch")]
    assert evening.do("eve", "stand") is None
    assert [parted(page) for page in pages] == ["no_place", "no_place", ""]


def test_whoever_is_just_coming_in_is_sent_away_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("ana", "bo")
    assert evening.do("eve", "bench", name="eve", way="code") is None
    page, room = Page("eve"), evening.world.room
    store, late = evening.world.store, list[tuple[Any, ...]]()
    with monkeypatch.context() as slow:
        slow.setattr(store, "read", lambda *wanted: late.append(wanted))
        room.enter(evening.id, asker("eve", ""), page, None).then(page.entered)
    assert evening.do("eve", "stand") is None
    for wanted in late:
        store.read(*wanted)
    evening.world.clock.pass_ms(10)
    assert [one["type"] for one in page.heard] == ["refused"]


def test_what_was_kept_back_for_later_is_not_told_any_more() -> None:
    evening = Evening("ana", "bo", watch_delay_s=30)
    page = waits(evening)
    assert evening.do("ana", "start") is None
    evening.play(4)
    assert evening.do("ana", "free", bench=0) is None
    evening.world.clock.pass_ms(60_000)
    assert parted(page) == "no_place"
    assert not [one for one in page.heard if one["type"] == "news" and one["entry"]["kind"] == "moved"]


def test_whoever_was_given_away_may_come_back_before_any_match() -> None:
    evening = Evening("ana", "bo", away_s=5)
    evening.go("bo")
    evening.world.clock.pass_ms(6_000)
    assert evening.do("helper", "ask_seat", seat=1) is None
    assert evening.do("ana", "answer", yes=True) is None
    assert evening.come("bo", way="").last("hello")["you"] == []
    assert evening.where("bo") == ([1], [])


class Looker(Page):
    """A page that knows how it came, and what it may hear at the moment at which it hears it."""

    def __init__(self, secret: str, way: str, witness: Witness, room: Room) -> None:
        super().__init__(secret)
        self.way, self.witness, self.room = way, witness, room
        self.gone = False

    def send(self, data: bytes) -> None:
        assert not self.gone, "somebody was told something after the last word"
        super().send(data)
        message = self.heard[-1]
        if message["type"] == "refused":
            assert message["kind"] in PARTINGS
            self.witness.read_on()
            assert not self.may, "somebody was sent away who may look on"
            self.gone = True
        elif message["type"] == "news":
            self.witness.read_on()
            assert self.witness.may(self.secret, self.way, message["n"]), "somebody heard what is not for them"

    @property
    def may(self) -> bool:
        return self.witness.may(self.secret, self.way, self.witness.table.n)


class Witness:
    """Who may look at the table after each entry, by what the journal says."""

    def __init__(self, world: World, identity: str, public: bool) -> None:
        self.world, self.id, self.public = world, identity, public
        self.table = Table(identity, GAMES, setting_of(self._entries(0)[0]))
        self.hands: set[str] = set()  # who held one in this match, or in the last and did not leave since
        self.owed: set[str] = set()  # whose chair another device has for the time being
        self.known: list[set[str]] = []

    def _entries(self, after: int) -> list[Any]:
        return [json.loads(entry) for entry in self.world.store.entries[self.id][after:]]

    def read_on(self) -> None:
        for entry in self._entries(self.table.n):
            self._judge(entry)

    def may(self, secret: str, way: str, n: int) -> bool:
        return self.public or way in ("join", "watch") or (bool(secret) and digest(secret) in self.known[n - 1])

    def _judge(self, entry: Any) -> None:
        table, kind = self.table, entry["kind"]
        was = table.seats[entry["seat"]].holder if kind in ("freed", "reseated") else ""
        playing = table.phase == "playing"
        fold(table, entry)
        seated = {seat.holder for seat in table.seats if seat.holder}
        if kind == "started":
            self.hands, self.owed = set(seated), set()
        elif kind == "boxed":
            self.hands, self.owed = set(), {one for one in self.owed if one in [s.former for s in table.seats]}
        elif kind in ("sat", "reseated") and playing:
            self.hands.add(entry["holder"])
        elif kind == "freed" and not playing:
            self.hands.discard(was)
        if kind == "reseated":
            self.owed = (self.owed | {was}) - {entry["holder"]}
        if kind in ("freed", "sat"):
            self.owed = {seat.former for seat in table.seats if seat.former}
        places = {seat.holder for seat in (*table.bench, *table.screens)}
        self.known.append(seated | places | self.hands | self.owed)


DEVICES = ["ana", "bo", "cy", "di"]
devices = st.sampled_from(DEVICES)
picks = st.integers(0, 5)


class Lookers(RuleBasedStateMachine):
    """One or two servers, one table, and everything by which somebody gets a right to look at it or loses it."""

    @initialize(
        servers=st.sampled_from([1, 1, 2]),
        public=st.sampled_from([False, False, False, True]),
        delay=st.sampled_from([0, 0, 20]),
        people=st.integers(1, 3),
    )
    def build(self, servers: int, public: bool, delay: int, people: int) -> None:
        store, bus, clock = SimStore(alone=servers == 1), SimBus(), SimClock()
        self.worlds = [World(store, bus, clock, seed) for seed in range(servers)]
        setting = {"public": public, "watch_delay_s": delay, "away_s": 60}
        opened = self.worlds[0].open(game="voleurs", seats=3, secret="ana", **setting)
        self.id: str = opened["table"]
        self.witness = Witness(self.worlds[0], self.id, public)
        self.pages: list[Looker] = []
        for number, name in enumerate(DEVICES[:people]):
            if number:
                self.wish(number, name, "sit")
            self.look(name, "", number)

    def wish(self, pick: int, device: str, do: str, **fields: Any) -> None:
        self.worlds[pick % len(self.worlds)].wish(self.id, device, do, **fields)
        self.worlds[0].clock.pass_ms(20)

    @rule(device=devices, way=st.sampled_from(["", "", "join", "watch"]), pick=picks)
    def look(self, device: str, way: str, pick: int) -> None:
        page = Looker(device, way, self.witness, self.worlds[pick % len(self.worlds)].room)
        page.room.enter(self.id, asker(device, way), page, None).then(page.entered)
        self.worlds[0].clock.pass_ms(20)
        if page.guest is not None:
            self.pages.append(page)

    @rule(pick=picks)
    def leave(self, pick: int) -> None:
        if self.pages:
            page = self.pages.pop(pick % len(self.pages))
            assert page.guest is not None
            page.room.leave(page.guest)
            self.worlds[0].clock.pass_ms(20)

    @rule(device=devices, do=st.sampled_from(["sit", "bench", "stand", "start", "again"]), pick=picks)
    def do(self, device: str, do: str, pick: int) -> None:
        self.wish(pick, device, do, **({"name": device} if do == "bench" else {}))

    @rule(device=devices, number=st.integers(0, 2), where=st.sampled_from(["seat", "bench"]), pick=picks)
    def free(self, device: str, number: int, where: str, pick: int) -> None:
        self.wish(pick, device, "free", **{where: number})

    @rule(device=devices, pick=picks)
    def box(self, device: str, pick: int) -> None:
        self.wish(pick, device, "box", game="voleurs", seats=2 + pick % 2)
        self.all_say_yes(pick)

    @rule(device=devices, pick=picks)
    def show(self, device: str, pick: int) -> None:
        """A television asks its way in, and enters."""
        self.wish(pick, device, "screen")
        self.all_say_yes(pick)
        self.look(device, "", pick)

    @rule(device=devices, number=st.none() | st.integers(0, 1), pick=picks)
    def send_a_television_away(self, device: str, number: int | None, pick: int) -> None:
        self.wish(pick, device, "unscreen", **({} if number is None else {"screen": number}))

    @rule(device=devices, seat=st.integers(0, 2), pick=picks)
    def ask(self, device: str, seat: int, pick: int) -> None:
        self.wish(pick, device, "ask_seat", seat=seat)
        self.all_say_yes(pick)

    @rule(pick=picks)
    def all_say_yes(self, pick: int) -> None:
        self.witness.read_on()
        asked = self.witness.table.asked
        for seat in range(3) if asked is not None else ():
            for device in DEVICES:
                assert asked is not None
                self.wish(pick, device, "answer", seat=seat, yes=True, n=asked.number)

    @rule(moves=st.sampled_from([2, 40]), pick=picks)
    def play(self, moves: int, pick: int) -> None:
        for _ in range(moves):
            self.witness.read_on()
            table = self.witness.table
            for seat in table.actors()[:1]:
                device = next((name for name in DEVICES if digest(name) == table.seats[seat].holder), None)
                if device is not None and table.state is not None:
                    text = table.game.write_move(table.state, seat, table.state.legal(seat)[0])
                    self.wish(pick, device, "move", seat=seat, move=text)

    @rule(seconds=st.sampled_from([1, 21, 61]))
    def wait(self, seconds: int) -> None:
        self.worlds[0].clock.pass_ms(seconds * 1000)

    @invariant()
    def whoever_looks_may(self) -> None:
        if hasattr(self, "witness"):
            self.worlds[0].clock.pass_ms(20)
            self.witness.read_on()
            self.pages = [page for page in self.pages if not page.gone]
            assert all(page.may for page in self.pages), "somebody looks on unseen"


REACH = settings(
    max_examples=200,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
TestLookers = Lookers.TestCase
TestLookers.settings = settings(REACH, max_examples=40)


@pytest.mark.parametrize("fault", ["asked at the door alone", "everybody goes", "televisions stay"])
def test_a_right_that_is_not_asked_for_again_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if fault == "asked at the door alone":
        monkeypatch.setattr(guest, "may_enter", lambda table, who: True)
    elif fault == "everybody goes":
        monkeypatch.setattr(guest, "may_enter", lambda table, who: chairs.may_enter(table, Asker(who.holder)))
    else:
        monkeypatch.setattr(KINDS["unscreened"], "screens", False)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(Lookers, settings=settings(REACH, phases=[Phase.generate]))
