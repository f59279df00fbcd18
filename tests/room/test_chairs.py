"""Who may sit where, and when: every cell of the table, and the ways in which people tried to look into other hands."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from butin.core.errors import ButinError
from butin.room.table import chairs
from butin.room.table.chairs import (
    ANY,
    ASK,
    AWAY,
    BETWEEN,
    BOTS,
    EMPTY,
    FORMER,
    FRESH,
    HERE,
    IN_A_MATCH,
    KEPT,
    LEFT,
    OFFERED,
    OTHER,
    RESEATED,
    SIT,
)
from butin.room.table.table import Table
from butin.testing.sim import Page, World, digest

# what room and people agreed on; chairs.py must say the same
PROMISED = {
    ("between", EMPTY, ANY): SIT,
    ("between", BOTS, ANY): SIT,
    ("between", AWAY, ANY): ASK,
    ("between", RESEATED, FORMER): SIT,
    ("match", BOTS, FRESH): ASK,
    ("match", AWAY, FRESH): ASK,
    ("match", LEFT, FORMER): SIT,
    ("match", LEFT, OFFERED): SIT,
    ("match", RESEATED, FORMER): SIT,
}


class Table4:
    """Léa, Bo and a bot, and whoever else comes; the match is on, or not yet."""

    def __init__(self, *, match: bool, **wish: Any) -> None:
        self.world = World()
        opened = self.world.open(game="voleurs", seats=4, secret="lea", name="Léa", bots={"2": "renard"}, **wish)
        self.id: str = opened["table"]
        assert self.do("bo", "sit", seat=1) is None
        self.pages = {name: self.come(name) for name in ("lea", "bo")}
        if match:
            assert self.do("lea", "start") is None

    def come(self, name: str, way: str = "join") -> Page:
        return self.world.enter(self.id, name, way=way)

    def go(self, name: str) -> None:
        self.world.leave(self.pages.pop(name))

    def do(self, device: str, do: str, **fields: Any) -> str | None:
        """None if it was granted, or the kind of the refusal."""
        error: ButinError | None = self.world.wish(self.id, device, do, **fields)[1]
        return None if error is None else str(getattr(error, "kind", "unkind"))

    @property
    def table(self) -> Table:
        if self.id not in self.world.room.live:
            self.world.room.peek(self.id)
            return self.world.room.tables.recent.tables[self.id]
        return self.world.room.live[self.id].table

    def chair(self, number: int) -> str:
        return chairs.chair(self.table, number, self.world.clock.now())

    def person(self, number: int, name: str) -> str:
        return chairs.person(self.table, number, digest(name), self.world.clock.now())

    def hands(self, name: str) -> list[str]:
        """The seats whose hand a device is shown now."""
        page = self.come(name, "watch")
        found = [seat for seat, view in page.last("hello")["views"].items() if int(seat) >= 0]
        self.world.leave(page)
        return found

    def wait(self, seconds: int) -> None:
        self.world.clock.pass_ms(seconds * 1000)


def arranged(match: bool, state: str) -> tuple[Table4, int]:
    """A table with a chair in that state, and its number. Bo is the one it happens to."""
    evening = Table4(match=match)
    if state == EMPTY:
        return evening, 3
    if state == BOTS:
        return evening, 2
    if state == HERE:
        return evening, 1
    if state == LEFT:
        assert evening.do("bo", "stand") is None
        return evening, 1
    evening.go("bo")
    if state != KEPT:
        evening.wait(61)
    if state == RESEATED:
        evening.pages["new phone"] = evening.come("new phone")
        assert evening.do("new phone", "ask_seat", seat=1) is None
        assert evening.do("lea", "answer", yes=True) is None
    return evening, 1


def somebody(evening: Table4, number: int, kind: str) -> str:
    """Whose device is that to this chair."""
    return {FRESH: "stranger", ANY: "stranger", OTHER: "lea", FORMER: "bo"}[kind]


CELLS = [
    (match, state, kind)
    for match, state, kind in product(
        (False, True), (EMPTY, BOTS, LEFT, HERE, KEPT, AWAY, RESEATED), (ANY, FRESH, FORMER, OTHER)
    )
    if not (match and (state == EMPTY or kind == ANY))
    and not (not match and (state == LEFT or kind in (FRESH, OTHER)))
    and not (kind == FORMER and state in (EMPTY, BOTS))
    and not (kind == FORMER and state in (HERE, KEPT, AWAY))  # their own chair is theirs anyway
]


@pytest.mark.parametrize(("match", "state", "kind"), CELLS)
def test_every_cell(match: bool, state: str, kind: str) -> None:
    evening, number = arranged(match, state)
    assert evening.chair(number) == state
    name = somebody(evening, number, kind)
    assert evening.person(number, name) == kind
    promised = PROMISED.get(("match" if match else "between", state, kind), "")
    asked = evening.do(name, "ask_seat", seat=number)
    assert (asked is None) == (promised == ASK), asked
    if promised == ASK:
        assert evening.do("lea", "answer", yes=False) is None
    sat = evening.do(name, "sit", seat=number)
    assert (sat is None) == (promised == SIT), sat


def test_whoever_waits_is_offered_a_chair_that_was_left_and_only_that_one() -> None:
    evening = Table4(match=True)
    for name in ("cy", "di"):
        assert evening.do(name, "bench", name=name) is None
        evening.come(name)
    for number in range(4):
        assert evening.person(number, "cy") == FRESH
    assert evening.do("bo", "stand") is None
    evening.wait(1)
    assert [evening.person(number, "cy") for number in range(4)] == [FRESH, OFFERED, FRESH, FRESH]
    assert evening.person(1, "di") == FRESH
    assert evening.do("di", "sit", seat=1) == "seat_theirs"
    assert evening.do("cy", "sit", seat=2) == "ask_first"
    assert evening.do("cy", "sit") is None
    assert evening.hands("cy") == ["1"]


def test_the_table_is_just_what_was_promised() -> None:
    said = {("between", chair, who): how for chair, row in BETWEEN.items() for who, how in row.items()}
    said |= {("match", chair, who): how for chair, row in IN_A_MATCH.items() for who, how in row.items()}
    assert said == PROMISED


@pytest.mark.parametrize(
    ("state", "name", "kind"),
    [
        (HERE, "stranger", "seat_in_use"),
        (KEPT, "stranger", "seat_kept"),
        (LEFT, "stranger", "seat_theirs"),
        (RESEATED, "stranger", "seat_theirs"),
        (BOTS, "lea", "other_hand"),
        (AWAY, "lea", "other_hand"),
        (LEFT, "lea", "other_hand"),
        (BOTS, "stranger", "ask_first"),
    ],
)
def test_why_a_chair_cannot_be_had_is_said(state: str, name: str, kind: str) -> None:
    evening, number = arranged(True, state)
    assert evening.do(name, "sit", seat=number) == kind
    if state == KEPT:
        error: Any = evening.world.wish(evening.id, name, "sit", seat=number)[1]
        assert error.values == {"seat": 1, "seconds": 60}


def test_nobody_looks_into_a_bot_s_hand_by_sitting_there_for_a_moment() -> None:
    evening = Table4(match=True)
    for chair in (2, 3):
        assert evening.do("bo", "sit", seat=chair) == "other_hand"
        assert evening.do("bo", "ask_seat", seat=chair) == "other_hand"
    assert evening.hands("bo") == ["1"]


def test_a_stranger_at_a_public_table_gets_no_bot_s_hand_without_a_yes() -> None:
    evening = Table4(match=True, public=True)
    assert evening.do("stranger", "sit", seat=2, way="") == "ask_first"
    assert evening.do("stranger", "sit", way="") == "match_on"
    assert evening.do("stranger", "ask_seat", seat=2, way="", name="Cy") is None
    assert evening.hands("stranger") == []
    assert evening.do("lea", "answer", yes=True) is None
    assert evening.hands("stranger") == []  # everybody who is here must say yes
    assert evening.do("bo", "answer", yes=True) is None
    assert evening.hands("stranger") == ["2"]
    assert (evening.table.seats[2].name, evening.table.seats[2].bot) == ("Cy", "")
    assert evening.do("stranger", "stand") is None
    assert evening.do("stranger", "ask_seat", seat=3, way="") == "other_hand"
    assert evening.do("stranger", "sit", seat=2, way="") is None  # the hand that they held is theirs until the end


def test_an_opponent_s_second_device_does_not_get_a_seat_whose_line_has_blinked() -> None:
    evening = Table4(match=True)
    evening.go("lea")
    assert evening.do("bo's tablet", "ask_seat", seat=0) == "seat_kept"
    evening.wait(59)
    assert evening.do("bo's tablet", "ask_seat", seat=0) == "seat_kept"
    evening.come("lea")
    evening.wait(30)
    assert evening.do("bo's tablet", "ask_seat", seat=0) == "seat_in_use"
    assert evening.hands("lea") == ["0"]


def test_after_the_wait_the_others_may_give_a_chair_away_and_its_person_gets_it_back() -> None:
    evening = Table4(match=True)
    evening.go("lea")
    evening.wait(61)
    tablet = evening.come("tablet")
    assert evening.do("tablet", "ask_seat", seat=0) is None
    assert evening.do("bo", "answer", yes=True) is None
    assert evening.hands("tablet") == ["0"]
    back = evening.come("lea")
    evening.wait(1)
    assert evening.hands("lea") == ["0"]
    assert list(back.views()) == ["0"]
    assert list(tablet.views()) == ["-1"]
    assert "reseated" in [message["entry"]["kind"] for message in tablet.heard[-3:] if "entry" in message]
    assert evening.do("tablet", "ask_seat", seat=2) == "other_hand"


def given_away(evening: Table4, device: str) -> None:
    """Léa is away for long, and Bo says yes to another device on her chair."""
    evening.go("lea")
    evening.wait(61)
    assert evening.do(device, "ask_seat", seat=0) is None
    assert evening.do("bo", "answer", yes=True) is None
    assert evening.hands(device) == ["0"]


def test_whoever_was_given_a_chair_cannot_make_it_their_own() -> None:
    for tricks in (["sit"], ["stand", "sit"], ["stand", "sit", "sit", "stand", "sit"]):
        evening = Table4(match=True)
        given_away(evening, "tablet")
        for trick in tricks:
            evening.do("tablet", trick, seat=0)
        assert evening.chair(0) == RESEATED
        evening.come("lea")
        evening.wait(1)
        assert (evening.hands("lea"), evening.hands("tablet")) == (["0"], [])


def test_whoever_helped_out_once_does_not_get_the_chair_from_the_next_helper() -> None:
    evening = Table4(match=True)
    given_away(evening, "tablet")
    evening.pages["lea"] = evening.come("lea")
    evening.wait(1)
    given_away(evening, "phone")
    assert evening.do("tablet", "sit", seat=0) == "other_hand"
    assert evening.do("phone", "sit", seat=0) == "seat_in_use"
    assert evening.hands("phone") == ["0"]
    evening.come("lea")
    evening.wait(1)
    assert evening.hands("lea") == ["0"]


def test_whose_chair_was_freed_gets_it_back_from_whoever_helped_out_before() -> None:
    evening = Table4(match=True)
    given_away(evening, "tablet")
    evening.pages["lea"] = evening.come("lea")
    evening.wait(1)
    assert evening.do("lea", "stand", seat=0) is None
    assert evening.do("tablet", "sit", seat=0) is None  # has seen this hand already
    evening.come("lea")
    evening.wait(1)
    assert (evening.hands("lea"), evening.hands("tablet")) == (["0"], [])


def test_a_question_is_forgotten_when_the_person_of_the_chair_comes_back() -> None:
    evening = Table4(match=True)
    evening.go("lea")
    evening.wait(61)
    assert evening.do("tablet", "ask_seat", seat=0) is None
    evening.come("lea")
    assert evening.table.asked is None
    assert evening.do("bo", "answer", yes=True) == "nothing_asked"


def test_the_host_sees_nobody_s_hand_by_freeing_their_chair() -> None:
    evening = Table4(match=True)
    assert evening.do("lea", "free", seat=1) == "seat_in_use"
    evening.go("bo")
    assert evening.do("lea", "free", seat=1) == "seat_kept"
    evening.wait(61)
    assert evening.do("lea", "free", seat=1) is None
    assert evening.table.seats[1].bot
    assert evening.do("lea", "sit", seat=1) == "other_hand"
    assert evening.do("stranger", "ask_seat", seat=1) == "seat_theirs"
    assert evening.do("bo", "sit") is None
    assert evening.hands("bo") == ["1"]


def test_one_who_is_alone_and_away_loses_the_chair_to_nobody_without_the_link() -> None:
    world = World()
    table = world.open(game="voleurs", seats=2, secret="lea", public=True)["table"]
    world.clock.pass_ms(61_000)
    refused: Any = world.wish(table, "stranger", "ask_seat", seat=0, way="")[1]
    assert refused.kind == "nobody_to_ask"
    assert world.wish(table, "new phone", "ask_seat", seat=0, way="join")[1] is None
    world.clock.pass_ms(10)
    page = world.enter(table, "new phone")
    assert page.last("hello")["you"] == [0]
    owner = world.enter(table, "lea")
    world.clock.pass_ms(10)
    assert world.room.live[table].table.held_by(digest("lea")) == [0]
    assert "reseated" in [message["entry"]["kind"] for message in owner.heard if "entry" in message]


def test_who_sat_longest_is_host_when_the_host_goes() -> None:
    world = World()
    table = world.open(game="voleurs", seats=4, secret="lea")["table"]
    for name, seat in (("bo", 3), ("cy", 1), ("di", 2)):
        assert world.wish(table, name, "sit", seat=seat)[1] is None
    watching = world.enter(table, "lea")
    assert world.wish(table, "lea", "stand")[1] is None
    assert watching.heard[-1]["table"]["host"] == 3
    assert world.wish(table, "lea", "sit", seat=0)[1] is None
    assert world.wish(table, "bo", "stand")[1] is None
    assert watching.heard[-1]["table"]["host"] == 1


def test_a_private_table_is_looked_at_by_its_links_or_by_those_who_sit_there() -> None:
    evening = Table4(match=True)
    strange = evening.come("stranger", "")
    assert (strange.guest, strange.heard) == (None, [])
    for name, way in (("", "watch"), ("stranger", "join"), ("bo", "")):
        assert evening.come(name, way).guest is not None
    assert evening.do("bo", "stand") is None
    assert evening.come("bo", "").guest is not None  # has a hand in this match
    public = Table4(match=True, public=True)
    assert public.come("stranger", "").guest is not None


def test_a_chair_needs_the_players_link_or_a_public_table() -> None:
    evening = Table4(match=False)
    for way in ("", "watch"):
        assert evening.do("stranger", "sit", way=way) == "watch_only"
        assert evening.do("stranger", "ask_seat", seat=1, way=way) == "watch_only"
    assert evening.do("lea", "sit", seat=3, way="") is None  # whoever sits here may take another for the family


def test_a_family_on_one_device_keeps_the_hands_that_it_was_dealt() -> None:
    evening = Table4(match=False)
    assert evening.do("lea", "sit", seat=3) is None
    assert evening.do("lea", "start") is None
    assert evening.hands("lea") == ["0", "3"]
    assert evening.do("lea", "stand", seat=3) is None
    assert evening.hands("lea") == ["0"]
    assert evening.do("lea", "sit", seat=2) == "other_hand"
    assert evening.do("lea", "sit", seat=3) is None
    assert evening.hands("lea") == ["0", "3"]


def test_when_the_match_is_over_every_chair_can_be_changed_again() -> None:
    evening = Table4(match=True)
    evening.go("bo")
    evening.wait(61)
    assert evening.do("lea", "free", seat=1) is None
    evening.wait(400)
    while evening.table.phase == "playing":
        state = evening.table.state
        assert state is not None
        seat = evening.table.actors()[0]
        if seat == 0:
            move = evening.table.game.write_move(state, 0, state.legal(0)[0])
            assert evening.do("lea", "move", move=move) is None
        evening.wait(5)
    assert evening.do("stranger", "sit", seat=1) is None
