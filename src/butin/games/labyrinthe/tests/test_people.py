"""Who plays the Ghost Labyrinth, and what people are shown of it."""

from __future__ import annotations

import pytest
from rich.text import Text

import butin
from butin.adapters.texts import LANGUAGES
from butin.bots.policy import careless, play_out, policy_named
from butin.core.chance import FastChance
from butin.core.options import Options
from butin.games.labyrinthe import components
from butin.games.labyrinthe.maze import CARDS
from butin.games.labyrinthe.terminal import draw
from butin.games.labyrinthe.tests.mazes import GAME, NAMES, bundle, deal

# Bots, absent players, pictures

ONE_NOW = [LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.whole) for one in LANGUAGES[1:])]


def test_the_mole_beats_the_sleepwalker() -> None:
    for options in ({}, {"variant": "secret"}, {"no_rotation": True}, {"strict_nearest": True}):
        wins = 0
        for seed in range(12):
            state = deal(2, seed, **options)
            mole = seed % 2
            bots = [policy_named(GAME, "taupe") if seat == mole else careless for seat in range(2)]
            play_out(GAME, state, bots, FastChance(seed))
            wins += state.winners() == [mole]
        assert wins >= 11


@pytest.mark.parametrize(("name", "most"), [("araignee", 15), ("taupe", 20)])
def test_alone_the_spider_is_near_par_and_the_mole_not_far(name: str, most: int) -> None:
    """LA-A15: about 15 turns for 12 treasures."""
    turns = []
    for seed in range(10):
        state = deal(1, seed)
        play_out(GAME, state, [policy_named(GAME, name)], FastChance(seed))
        turns.append(state.turns)
    assert sum(turns) / len(turns) < most


def test_who_is_away_pushes_quietly_and_stays() -> None:
    state = deal(3, 5)
    for seed in range(30):
        seat = state.turn
        before = state.ghosts[:]
        state.play(seat, GAME.absent(state, seat, FastChance(seed)))
        assert state.ghosts == before
        state.play(seat, GAME.absent(state, seat, FastChance(seed)))
        assert state.ghosts == before


@pytest.mark.parametrize("language", ONE_NOW)
def test_the_terminal_shows_the_table_in_seventy_eight_columns(language: str) -> None:
    words = bundle(language)

    def word(name: str) -> str:
        pattern = words.get_message(f"name-{name}").value
        assert pattern is not None
        return str(words.format_pattern(pattern, {})[0])

    tables: list[tuple[int, Options]] = [(1, {}), (2, {"variant": "secret"}), (4, {"random_treasures": True})]
    for seats, options in tables:
        match = butin.new("labyrinthe", seats, seed=seats, options=options)
        chance = FastChance(seats)
        for _ in range(60):
            for seat in range(-1, seats):
                lines = [Text.from_markup(line).plain for line in draw(match.view(seat), word, NAMES)]
                assert len(lines) == 17 and max(len(line) for line in lines) <= 78
                assert all(f"{seat + 1} {NAMES[seat]}" in "\n".join(lines) for seat in range(seats))
            if match.over:
                break
            moves = match.legal(match.actors[0])
            match.play(match.actors[0], moves[chance.below(len(moves))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_shown_has_a_name(language: str) -> None:
    words = bundle(language)
    shown = [*components.TREASURES, *components.STARTS, *CARDS[:17], "nobody", "none", "target", "spare"]
    messages = [f"name-{word}" for word in shown] + [f"name-mark-{treasure}" for treasure in components.TREASURES]
    messages += [f"choice-{option.name}-{value}" for option in GAME.options for value in option.values]
    messages += [f"prompt-{phase}" for phase in ("shift", "walk", "over")]
    messages += ["refusal-unreadable", "refusal-no_such_arrow", "refusal-wrong_sides", "refusal-off_board"]
    assert [message for message in messages if not words.has_message(message)] == []


def test_the_regular_is_still_the_mole() -> None:
    """Saved tables hold the name."""
    assert GAME.usual == "taupe"
