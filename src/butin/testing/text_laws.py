"""Laws about what people read."""

from __future__ import annotations

from butin.adapters.scenarios import run
from butin.adapters.texts import Words, folder, languages
from butin.bots.policy import play_out, policies
from butin.core.errors import IllegalMove
from butin.core.game import AnyGame
from butin.core.state import Event
from butin.testing.case import Case, Skipped, claim
from butin.testing.texts import scenarios

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]


def says_everything(case: Case) -> None:
    told, refused = _story(case)
    kinds: dict[str, set[str]] = {}
    for event in told:
        values = kinds.setdefault(event.kind, set(event.values))
        claim(values == set(event.values), f"{event!r} has other values than {sorted(values)}")
    for language in languages(case.game.package):
        words = Words(case.game.package, language, NAMES, alone=True)
        _said(case.game, words, language)
        for event in told:
            claim(bool(words.event(event)), f"{event!r} has no sentence ({language})")
        for error in refused.values():
            claim(bool(words.refusal(error)), f"{error!r} has no sentence ({language})")


def _story(case: Case) -> tuple[list[Event], dict[str, IllegalMove]]:
    """What is told and refused, at random or, every second time, among bots who know what they do."""
    told: dict[str, Event] = {}
    refused: dict[str, IllegalMove] = {}

    def tell(event: Event) -> None:
        told[repr(event)] = event

    state = case.deal(tell)
    if case.seed % 2:
        play_out(case.game, state, [policies(case.game)[case.game.usual]] * state.seats, case.chance(), tell)
        return list(told.values()), refused
    for _ in case.evening(tell):
        if case.moves % 5 == 0:
            asked = [state.refusal(seat, code) for seat in range(state.seats) for code in range(-1, 300, 3)]
            refused.update({refusal.kind: refusal for refusal in asked if refusal is not None})
    return list(told.values()), refused


def _said(game: AnyGame, words: Words, language: str) -> None:
    """What is said of the game before anybody plays."""
    asked = any(game.begins(seats, game.settle(seats, None)) for seats in game.seats)
    sentences = ["pitch", *[f"bot-{bot}" for bot in policies(game)], *[f"option-{one.name}" for one in game.options]]
    for option in game.options:
        if option.each:
            sentences += [f"pick-{option.name}", *[f"choice-{option.name}-{value}" for value in option.values]]
    missing = [name for name in sentences if not words.has(name)]
    claim(not missing, f"words.{language}.ftl has no {', '.join(missing)}")
    claim(words.has("begins-question") == asked, f"begins-question: expected {'one' if asked else 'none'} ({language})")
    claim(language in game.titles, f"titles has none in {language}")


def scenarios_hold(case: Case) -> None:
    if not folder(case.game.package).joinpath("scenarios").is_dir():
        raise Skipped("it has no scenarios")
    for scene in scenarios(case.game):
        named = scene.pop("game")
        claim(named == case.game.name, f"{scene['scenario']} is of the game {named}")
        differences = run(case.game, scene)
        claim(not differences, f"{scene['scenario']}: {'; '.join(differences)}")
