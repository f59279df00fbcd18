"""What hands tell televisions and nobody writes down: aims, in the open labyrinthe alone, lamps, and lateness."""

from __future__ import annotations

from typing import Any

import pytest

from butin.room.errors import Refused
from butin.room.running.asides import LATEST_MS
from butin.testing.sim import GAMES, Page, SimStore, World, wish_of
from kit.evenings import SHORT, Evening
from tests.room.test_evening_rights import CHAIR, HOST
from tests.room.test_screens import TV, let_in


def playing(game: str, world: World | None = None, **options: Any) -> Evening:
    """Two at a match, with a television."""
    evening = Evening(HOST, CHAIR, world=world, game=game, options={**SHORT.get(game, {}), **options})
    let_in(evening)
    assert evening.do(HOST, "start") is None
    return evening


def aside(page: Page, evening: Evening, do: str, **fields: Any) -> None:
    assert page.guest is not None
    evening.world.room.aside(page.guest, wish_of(do, **fields))
    evening.world.clock.pass_ms(1)


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    return [message for message in page.heard if message["type"] == kind]


def legal(evening: Evening, seat: int) -> list[str]:
    table = evening.table
    assert table.state is not None
    return [table.game.write_move(table.state, seat, move) for move in table.state.legal(seat)]


def test_what_somebody_tries_out_is_shown_on_the_television_and_to_nobody_else() -> None:
    evening = playing("labyrinthe")
    before, tv, host = len(evening.entries), evening.pages[TV], evening.pages[HOST]
    moves = legal(evening, 0)
    for move in (*moves[:5], ""):
        aside(host, evening, "aim", seat=0, move=move)
    assert heard(tv, "aim") == [{"type": "aim", "seat": 0, "move": move} for move in (*moves[:5], "")]
    assert [heard(evening.pages[name], "aim") for name in (HOST, CHAIR)] == [[], []]
    assert len(evening.entries) == before
    assert evening.do(HOST, "move", seat=0, move=moves[3]) is None
    square = legal(evening, 0)[-1]
    aside(host, evening, "aim", seat=0, move=square.replace(",", " , "))
    assert heard(tv, "aim")[-1] == {"type": "aim", "seat": 0, "move": square}, "as the table writes it"


def test_nobody_aims_out_of_turn_or_for_others_or_at_what_is_not_allowed() -> None:
    evening = playing("labyrinthe")
    moves, tv = legal(evening, 0), evening.pages[TV]
    watcher = evening.come("somebody", way="watch")
    for page, seat, move in [
        (evening.pages[CHAIR], 1, moves[0]),
        (evening.pages[CHAIR], 0, moves[0]),
        (evening.pages[HOST], 0, "R9> NES"),
        (evening.pages[HOST], 0, "1,1"),
        (evening.pages[HOST], 0, "hello everybody"),
        (evening.pages[HOST], 7, moves[0]),
        (evening.pages[HOST], None, moves[0]),
        (watcher, 0, moves[0]),
        (watcher, -1, moves[0]),
        (tv, 0, moves[0]),
    ]:
        aside(page, evening, "aim", seat=seat, move=move)
    assert heard(tv, "aim") == []
    aside(evening.pages[CHAIR], evening, "aim", seat=1, move="")
    assert heard(tv, "aim") == [], "who has nothing to do has nothing to clear"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("labyrinthe", {"variant": "secret"}),
        ("labyrinthe", {"variant": "secret", "strict_nearest": True}),
        ("voleurs", {}),
        ("schattendieb", {}),
        ("attrap_tresors", {}),
    ],
)
def test_what_tells_more_than_lies_open_is_shown_to_nobody(game: str, options: dict[str, Any]) -> None:
    evening = playing(game, **options)
    for _ in range(12):
        for seat, name in enumerate((HOST, CHAIR)):
            for move in (*legal(evening, seat), ""):
                aside(evening.pages[name], evening, "aim", seat=seat, move=move)
        evening.play(1)
    assert heard(evening.pages[TV], "aim") == []
    assert evening.table.moves


def test_only_the_open_labyrinthe_says_so() -> None:
    assert [name for name, game in GAMES.items() if game.aims.__name__ != "_never"] == ["labyrinthe"]


def test_without_a_television_here_an_aim_goes_nowhere() -> None:
    evening = playing("labyrinthe")
    evening.go(TV)
    aside(evening.pages[HOST], evening, "aim", seat=0, move=legal(evening, 0)[0])
    assert not any(heard(page, "aim") for page in evening.pages.values())


@pytest.mark.parametrize("on", ["hand", "screen"])
def test_a_lamp_is_lit_on_the_phone_that_asked_and_on_the_televisions_at_one_moment(on: str) -> None:
    evening = playing("voleurs")
    let_in(evening, "another one")
    aside(evening.pages[CHAIR], evening, "lamp", seat=1, value=on)
    lit = [{"type": "lamp", "on": on}]
    assert [heard(evening.pages[name], "lamp") for name in (CHAIR, TV, "another one", HOST)] == [lit, lit, lit, []]


def test_lamps_are_for_chairs_at_a_table_with_a_television() -> None:
    evening = playing("voleurs")
    watcher = evening.come("somebody", way="watch")
    aside(watcher, evening, "lamp", seat=0, value="hand")
    aside(evening.pages[TV], evening, "lamp", seat=0, value="hand")
    aside(evening.pages[HOST], evening, "lamp", seat=1, value="hand")
    aside(evening.pages[HOST], evening, "lamp", seat=0, value="disco")
    assert not any(heard(page, "lamp") for page in evening.pages.values())
    evening.go(TV)
    aside(evening.pages[HOST], evening, "lamp", seat=0, value="hand")
    assert not any(heard(page, "lamp") for page in evening.pages.values())


def test_lateness_is_told_to_all_who_are_here_and_who_come_and_forgotten_with_the_connection() -> None:
    evening = playing("voleurs")
    aside(evening.pages[CHAIR], evening, "late", seat=1, ms=84.0)
    told = [{"type": "late", "ms": 84.0}]
    assert [heard(evening.pages[name], "late") for name in (HOST, CHAIR, TV)] == [told] * 3
    late = evening.come("somebody", way="watch")
    assert [message["type"] for message in late.heard] == ["hello", "late"]
    evening.go(TV)
    assert heard(evening.pages[HOST], "late")[-1] == {"type": "late", "ms": 0.0}
    assert heard(evening.come(TV, way=""), "late") == []


@pytest.mark.parametrize("ms", [LATEST_MS + 0.1, 1e7, -1.0, float("nan")])
def test_nothing_is_later_than_the_shortest_shake_allows(ms: float) -> None:
    evening = playing("voleurs")
    with pytest.raises(Refused) as refused:
        aside(evening.pages[CHAIR], evening, "late", seat=1, ms=ms)
    assert refused.value.kind == "too_late"
    assert not any(heard(page, "late") for page in evening.pages.values())


def test_lateness_is_for_chairs_where_a_television_is() -> None:
    evening = playing("voleurs")
    aside(evening.come("somebody", way="watch"), evening, "late", seat=0, ms=50.0)
    aside(evening.pages[TV], evening, "late", seat=0, ms=50.0)
    assert not any(heard(page, "late") for page in evening.pages.values())
    public = Evening(HOST, CHAIR, public=True)
    with pytest.raises(Refused) as refused:
        aside(public.pages[HOST], public, "late", seat=0, ms=50.0)
    assert refused.value.kind == "no_screen"


def test_televisions_of_another_server_hear_no_aims() -> None:
    world = World(SimStore(alone=False))
    other = World(world.store, world.bus, world.clock, seed=9)
    world.clock.pass_ms(5000)
    evening = playing("labyrinthe", world)
    evening.go(TV)
    tv = other.enter(evening.id, TV, way="")
    assert tv.guest is not None
    aside(evening.pages[HOST], evening, "aim", seat=0, move=legal(evening, 0)[0])
    assert heard(tv, "aim") == []
