"""The law of the twins finds what it looks for: a room that tells too much sends other bytes."""

from __future__ import annotations

import pytest

import butin
from butin.core.game import WATCHER, AnyGame
from butin.core.options import Options
from butin.room.deeds.all import KINDS
from butin.room.telling import missed, news
from butin.room.telling.news import Views
from butin.testing.hidden import tables
from butin.testing.ours import GAMES
from butin.testing.stated import stated
from butin.testing.twins import LONG_ENOUGH, both, choices, told_late

AT_ONCE = [(game, *table) for game in GAMES for table in getattr(stated(game), "AT_ONCE", [])]


def tells_moves(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(KINDS["moved"], "open", ["seat", "by", "move"])


def shows_all_hands(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Views, "seen_from", everything)


def tells_everybody_everything(plant: pytest.MonkeyPatch) -> None:
    for module in (news, missed):
        plant.setattr(module, "seen_events", lambda events, seats: [event.plain() for event in events])


def everything(self: Views, seat: int, past: bool = False) -> bytes:
    return self._view(seat, self._write(self._game.write(self._state)), b"[]")


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_in_our_games_a_twin_lives_long(game: AnyGame) -> None:
    lives = {
        (seats, repr(options), seat): len(told_late(game, seats, options, seat)[2])
        for seats, options in tables(game)
        for seat in (WATCHER, 0, 1)
    }
    assert {who: moves for who, moves in lives.items() if moves < LONG_ENOUGH} == {}


@pytest.mark.parametrize(("game", "seats", "options"), AT_ONCE, ids=str)
def test_a_planted_word_about_the_move_makes_the_bytes_differ(
    monkeypatch: pytest.MonkeyPatch, game: AnyGame, seats: int, options: Options
) -> None:
    tells_moves(monkeypatch)
    assert all(one != two for one, two in choices(game, seats, options))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_planted_leak_of_positions_makes_the_bytes_differ(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    shows_all_hands(monkeypatch)
    seats, options = getattr(stated(game), "TABLES", [])[-1]
    told = [both(game, seats, options, seat) for seat in (WATCHER, 0)]
    assert any(one != two for one, two in told)


def test_a_planted_leak_of_events_makes_the_bytes_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    tells_everybody_everything(monkeypatch)
    told = [both(butin.game("voleurs"), 3, {}, seat) for seat in (WATCHER, 0)]
    assert any(one != two for one, two in told)
