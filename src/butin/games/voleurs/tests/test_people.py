"""Who plays voleurs, and what people are shown of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from rich.text import Text

import butin
from butin.adapters.scenarios import run
from butin.adapters.texts import LANGUAGES
from butin.bots.policy import careless
from butin.core.chance import FastChance
from butin.core.game import WATCHER, Policy
from butin.core.options import Options
from butin.games.voleurs import GAME
from butin.games.voleurs.bots import absent, renard
from butin.games.voleurs.rules import MOTIFS
from butin.games.voleurs.terminal import draw
from butin.games.voleurs.tests.tables import every_table, play, set_up, table

SOURCE = Path(__file__).parent.parent

ONE_NOW = [LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.whole) for one in LANGUAGES[1:])]


def test_the_absent_match_the_highest_foreign_pile_else_play_anything() -> None:
    """VO-A15."""
    piles = [
        {"top": "cow", "height": 9, "owner": 0},
        {"top": "cow", "height": 4, "owner": 1},
        {"top": "ham", "height": 5},
        {"top": "ham", "height": 3, "owner": 1},
    ]
    state = set_up({"piles": piles, "hands": {0: ["cow", "ham", "crown", "crown", "crown"]}})
    moves = {GAME.write_move(state, 0, absent(state, 0, FastChance(seed))) for seed in range(60)}
    assert moves == {"ham>2"}
    tops = ["chest", "coach", "cow", "keg", "wine", "ham", "painting", "candlestick"]
    clueless = set_up({"piles": tops, "hands": {0: ["crown", "crown", "crown", "clock", "clock"]}})
    assert {absent(clueless, 0, FastChance(seed)) for seed in range(400)} == set(clueless.legal(0))


def test_where_heights_are_hidden_the_absent_do_not_know_them() -> None:
    """VO-A15, VO-A9."""
    piles = [{"top": "cow", "height": 9, "owner": 1}, {"top": "cow", "height": 3, "owner": 1}]
    position: dict[str, object] = {"piles": piles, "hands": {0: ["cow", "crown", "crown", "crown", "?"]}}
    state = set_up(position, hide_heights=True)
    moves = {GAME.write_move(state, 0, absent(state, 0, FastChance(seed))) for seed in range(60)}
    assert {"cow>0", "cow>1"} <= moves


def win_share(hero: Policy, foe: Policy, seats: int, games: int) -> float:
    share = 0.0
    for seed in range(games):
        state, chance, own = table(seats, seed), FastChance(seed + 1), seed % seats
        while not state.done:
            state.play(state.turn, (hero if state.turn == own else foe)(state, state.turn, chance))
        share += (own in state.winners()) / len(state.winners())
    return share / games


@every_table
def test_the_fox_beats_the_careless(seats: int) -> None:
    assert win_share(renard, careless, seats, 120) > 0.93


def test_the_fox_takes_the_tallest_pile_that_he_can_keep() -> None:
    piles = [{"top": "cow", "height": 9, "owner": 1}, {"top": "ham", "height": 3, "owner": 1}]
    state = set_up({"piles": piles, "hands": {0: ["cow", "cow", "cow", "ham", "ham"]}})
    assert GAME.write_move(state, 0, renard(state, 0, FastChance(1))) == "cow>0"


def kinds(call: str) -> set[str]:
    """What the code can tell or refuse, by its own words."""
    code = "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))
    found = set(re.findall(rf'\b{call}\(\s*"(\w+)"', code))
    assert len(found) == len(set(re.findall(rf"\b{call}\(\s*(\S+),", code)))  # none is made up on the way
    return found


def test_scenarios_hold_whatever_lies_in_their_holes() -> None:
    for path in (SOURCE / "scenarios").glob("*.yaml"):
        for scene in yaml.safe_load(path.read_text("utf-8")):
            assert [run(GAME, {**scene, "seed": seed}) for seed in range(20)] == [[]] * 20, scene["scenario"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_sentence(language: str) -> None:
    messages = set(re.findall(r"^([\w-]+) =", (SOURCE / f"words.{language}.ftl").read_text("utf-8"), re.MULTILINE))
    wanted = {f"event-{kind}" for kind in kinds("Event")} | {f"refusal-{kind}" for kind in kinds("IllegalMove")}
    wanted |= {f"name-{motif}" for motif in MOTIFS} | {"prompt-play", "bot-renard"}
    wanted |= {f"choice-{o.name}-{value}" for o in GAME.options for value in o.values}
    assert wanted <= messages


@pytest.mark.parametrize("language", ONE_NOW)
def test_the_board_fits_a_terminal_and_its_cards_their_names(language: str) -> None:
    texts = (SOURCE / f"words.{language}.ftl").read_text("utf-8")
    names = dict(re.findall(r"^name-(\w+) = (.+)$", texts, re.MULTILINE))
    assert max(len(names[motif]) for motif in MOTIFS) <= 12
    seats = ["You", "Zoë", "A very long name indeed", "[red]", "Ed", "Flo"]
    for seed in range(12):
        options: Options = {"hide_heights": seed % 3 == 0, "hide_log": seed % 2 == 0, "games": 1 + seed % 2}
        match = butin.new("voleurs", 2 + seed % 5, seed, options)
        while True:
            for seat in range(WATCHER, match.seats):
                lines = [Text.from_markup(line) for line in draw(match.view(seat), names.__getitem__, seats)]
                assert all(line.cell_len <= 76 for line in lines)
                assert sum("╭" in line.plain for line in lines) >= 2
            if match.over:
                break
            play(match.state, FastChance(seed), 9)  # type: ignore[arg-type]


def test_the_board_shows_what_a_card_would_take() -> None:
    hand = ["cow", "crown", "crown", "crown", "crown"]
    match = butin.set_up("voleurs", {"piles": [{"top": "cow", "height": 4, "owner": 1}], "hands": {0: hand}}, 2, seed=1)
    lines = draw(match.view(0), str, ["You", "Bo"])
    assert "▸0" in lines[-1]
    assert any("▲ Bo" in line and "[bold]4[/]" in line for line in lines)
    assert "▸0" not in "".join(draw(match.view(1), str, ["You", "Bo"]))


def test_the_regular_is_still_the_fox() -> None:
    """Saved tables hold the name."""
    assert GAME.usual == "renard"
