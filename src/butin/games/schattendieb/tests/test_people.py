"""Who plays schattendieb, and what people read of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from butin.adapters.texts import LANGUAGES, Words
from butin.bots.policy import careless
from butin.core.chance import FastChance
from butin.core.reading import Position
from butin.core.state import Event
from butin.games.schattendieb import safes, thieves
from butin.games.schattendieb.bots import hibou
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, NAMES, VALUES
from butin.games.schattendieb.hotel import CHOOSE
from butin.games.schattendieb.rules import Schattendieb, deal
from butin.games.schattendieb.terminal import draw
from butin.games.schattendieb.tests.tables import GAME, SOURCES, put
from butin.testing.evenings import any_deal, evening

ONE_NOW = [LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.whole) for one in LANGUAGES[1:])]


def test_every_kind_of_event_and_refusal_has_words_in_every_language() -> None:
    told = {kind for text in SOURCES for kind in re.findall(r'Event\(\s*"(\w+)"', text)}
    refused = {kind for text in SOURCES for kind in re.findall(r'IllegalMove\(\s*"(\w+)"', text)}
    assert len(told) > 30 and len(refused) > 15
    for language in LANGUAGES:
        said = Words(GAME.package, language, []).bundles[0]
        assert [kind for kind in told if not said.has_message(f"event-{kind}")] == []
        assert [kind for kind in refused if not said.has_message(f"refusal-{kind}")] == []
        assert [name for name in NAMES if not said.has_message(f"name-{name}")] == []
        assert [phase for phase in ("choose", "steal", "extras") if not said.has_message(f"prompt-{phase}")] == []


YOU = {"fr": "Toi", "en": "You", "de": "Du"}


@pytest.mark.parametrize(
    ("language", "kind", "names", "sentence"),
    [
        ("fr", "stolen", ["Toi", "Bo"], "Tu envoies le Voleur d’ombres et prends la bague 9 à Bo."),
        ("fr", "stolen", ["Bo", "Toi"], "Bo envoie le Voleur d’ombres et te prend la bague 9."),
        ("en", "stolen", ["Bo", "You"], "Bo sends the Shadow Thief and takes ring 9 from you."),
        ("en", "stolen", ["You", "Bo"], "You send the Shadow Thief and take ring 9 from Bo."),
        ("de", "stolen", ["Bo", "Du"], "Schattendieb am Werk: Bo nimmt dir die Karte Ring 9 weg."),
        ("de", "sat_out", ["Du", "Bo"], "Du hast keine Karten mehr und setzt aus."),
    ],
)
def test_sentences_speak_to_whoever_is_called_you(language: str, kind: str, names: list[str], sentence: str) -> None:
    values: dict[str, object] = {"seat": 0, "from": 1, "card": "ring9", "thief": "shadow"}
    assert Words(GAME.package, language, names).event(Event(kind, "SD-12", values)) == sentence


@pytest.mark.parametrize("language", ONE_NOW)
def test_nobody_is_called_you_and_spoken_of(language: str) -> None:
    told: list[Event] = []
    for seed in range(20):
        for _ in evening(any_deal(GAME, seed, told.append), FastChance(seed), told.append):
            pass
    you, bo = (Words(GAME.package, language, [name] * 7) for name in (YOU[language], "Bo"))
    for event in told:
        if "seat" in event.values and event.kind not in ("lock_failed", "closed"):  # `cannot`, `schließt`: the same
            assert you.event(event) != bo.event(event).replace("Bo", YOU[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal(language: str) -> None:
    names = ["Bartholomäus-Maximilian", "Bo", "Cy", "Di", "Ed", "Flo", "Gil"]
    word = Words(GAME.package, language, names).word
    for seed in range(12):
        state = any_deal(GAME, seed)
        for number, _ in enumerate(evening(state, FastChance(seed))):
            if number % 9 == 0:
                for seat in (-1, 0):
                    lines = draw(GAME.view(state, seat), word, names)
                    assert max(len(re.sub(r"\[[^\]]*\]", "", line)) for line in lines) <= 78
        draw(GAME.view(state, 0), word, names)


def test_the_owl_clearly_beats_the_careless() -> None:
    options = GAME.settle(4, None)
    won = 0.0
    for number in range(60):
        state = deal(4, options, FastChance(number))
        chance = FastChance(number + 1000)
        while state.actors():
            seat = state.actors()[0]
            policy = hibou if seat == number % 4 else careless
            state.play(seat, policy(state, seat, chance))
        winners = state.winners()
        won += 1 / len(winners) if number % 4 in winners else 0
    assert won / 60 > 0.5  # 0.25 would be equal


def lock_at_once(state: Schattendieb, seat: int, chance: FastChance) -> int:
    """Lock as soon as a lock fits; till then play the highest jewel."""
    if state.phase != CHOOSE:
        return max(state.legal(seat))
    moves = state.legal(seat)
    fitting = [card for card in moves if FIRST_LOCK <= card < FIRST_THIEF and safes.fits(state, seat, card)]
    jewels = [card for card in moves if card < FIRST_LOCK]
    return min(fitting) if fitting else max(jewels or moves, key=lambda card: VALUES[card])


@pytest.mark.parametrize(("seats", "expected"), [(2, 0.3), (4, 0.22), (7, 0.2)])
def test_the_owl_is_not_left_behind_by_those_who_lock_at_once(seats: int, expected: float) -> None:
    won = 0.0
    for number in range(140):
        state, chance = deal(seats, GAME.settle(seats, None), FastChance(number)), FastChance(number + 1000)
        while state.actors():
            seat = state.actors()[0]
            state.play(seat, (hibou if seat == number % seats else lock_at_once)(state, seat, chance))
        won += (number % seats in state.winners()) / len(state.winners())
    assert won / 140 > expected


def test_the_owl_locks_up_with_eight_points_for_every_open_rival() -> None:
    position: Position = {"safes": {0: ["ring10", "ring9"]}, "hands": {0: ["lock4", "watch10", "watch9", "?"]}}
    assert hibou(put(position, 4), 0, FastChance(0)) == NAMES.index("watch10")
    assert hibou(put(position, 3), 0, FastChance(0)) == NAMES.index("lock4")


def test_the_owl_declines_what_would_keep_its_safe_open() -> None:
    """SD-A7."""
    position: Position = {
        "phase": "steal",
        "fronts": {0: "shadow", 1: "ring1"},
        "safes": {0: 4},
        "hands": {0: ["lock4", "ring2", "ring3"]},
    }
    assert hibou(put(position, steal_optional=True), 0, FastChance(0)) == thieves.DECLINE


def test_the_manual_names_the_cards() -> None:
    manual = (Path(safes.__file__).parent / "SCENARIOS.md").read_text("utf-8")
    words = manual.split("\n## Words\n")[1].split("\n## ")[0]
    for name in NAMES:
        stem = re.sub(r"\d+$", "", name)
        ends = (4, 15) if stem == "lock" else (1, 10)
        assert f"`{name}`" in words or all(f"`{stem}{end}`" in words for end in ends)


def test_the_regular_is_still_the_owl() -> None:
    """Saved tables hold the name."""
    assert GAME.usual == "hibou"
