"""The table for a terminal: a block for every player with his safe, and the own hand below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.game import View
from butin.core.reading import HOLE
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, HIGHEST, KINDS, NAMES, SHADOW, VALUES

Word = Callable[[str], str]

_WIDTH = 76
_SIGNS = ["○", "∞", "◷", "✿"]  # a shape for each kind, so that colours are not needed
_COLOURS = ["yellow", "cyan", "green", "magenta"]


def draw(view: View, word: Word, names: list[str]) -> list[str]:
    """Lines with rich markup, at most 78 columns wide."""
    position = view["position"]
    lines = _heading(view, position, word)
    for seat in range(view["seats"]):
        lines += _player(view, position, seat, word, names)
    lines.append("[dim]" + "─" * _WIDTH + "[/]")
    if view["seat"] >= 0:
        lines += _hand(position["hands"][view["seat"]], word)
    return lines


def _heading(view: View, position: Any, word: Word) -> list[str]:
    played, games = len(position["results"]), view["options"]["games"]
    number = played if position["phase"] == "over" else played + 1
    left = f"{word('game')} {number}/{games}" if number <= games else word("extra")
    discards = position["discard_unseen"] + len(position["discard_seen"])
    right = f"{word('pile')} {position['pile']}   {word('discard')} {discards}"
    gap = " " * (_WIDTH - len(left) - len(right))
    return [f"[bold]{left}[/]{gap}{right}"]


def _player(view: View, position: Any, seat: int, word: Word, names: list[str]) -> list[str]:
    """The safe as a box with its lock; name, cards in hand and in front; the match so far at the right."""
    lock = position["locks"][seat]
    top, bottom = ("[dim]┌──┐[/]", "[dim]└  ┘[/]")
    if lock:
        top, bottom = (f"[bold red]╔{VALUES[NAMES.index(lock)]:═>2}╗[/]", "[bold red]╚══╝[/]")
    name = names[seat][:14]
    hand = position["hands"][seat]
    backs = "▒" * (hand if isinstance(hand, int) else len(hand))
    arrow = "▶" if seat in view.get("actors", []) else " "
    style = "bold reverse" if seat == view["seat"] else "bold"
    front, wide = _row(position["fronts"][seat], word)
    score = f"{sum(points[seat] for points in position['results'])} {word('points')}"
    line = "─" * max(1, _WIDTH - 31 - wide - len(score))
    title = f"[{style}]{name}[/]{' ' * (15 - len(name))}[blue]{backs}[/]{' ' * (5 - len(backs))}"
    return [
        f"{arrow} {top} {title}  {front} [dim]{line}[/] {score}",
        f"  {bottom} {_safe(position['safes'][seat], word)}",
    ]


def _safe(names: list[str], word: Word) -> str:
    """What lies in a safe, kind by kind, and what it is worth."""
    if not names:
        return f"[dim]{word('empty')}[/]"
    cards = [NAMES.index(name) for name in names]
    kinds = []
    for kind in range(len(KINDS)):
        values = sorted((VALUES[card] for card in cards if card // HIGHEST == kind), reverse=True)
        if values:
            kinds.append(f"[{_COLOURS[kind]}]{_SIGNS[kind]} {_values(values, len(cards))}[/]")
    worth = sum(VALUES[card] for card in cards)
    return f"{len(cards):>2} ▯ = [bold]{worth}[/]   {'  '.join(kinds)}"


def _values(values: list[int], count: int) -> str:
    """All values, or only how many there are where the line would grow too long."""
    return " ".join(str(value) for value in values) if count <= 12 else f"{sum(values)} (×{len(values)})"


def _row(cards: list[str], word: Word) -> tuple[str, int]:
    """Cards side by side, and how many columns they take."""
    if not cards:
        return "", 0
    if len(cards) == 1:
        text = "▒▒▒" if cards[0] == HOLE else f"{_sign(cards[0])} {word(cards[0])}"
    else:
        text = " ".join(f"{_sign(card)}{VALUES[NAMES.index(card)]}" for card in cards)
    return f"[{_colour(cards[0])}]{text}[/]", len(text)


def _hand(cards: list[str], word: Word) -> list[str]:
    lines = [f"[bold]{word('hand')}[/]"] if cards else []
    for start in range(0, len(cards), 2):
        pair = [f"{_sign(card)} {word(card)}" for card in cards[start : start + 2]]
        lines.append("    " + "".join(f"[{_colour(c)}]{t:<34}[/]" for c, t in zip(cards[start:], pair, strict=False)))
    return lines


def _sign(name: str) -> str:
    card = NAMES.index(name)
    if card < FIRST_LOCK:
        return _SIGNS[card // HIGHEST]
    return "▣" if card < FIRST_THIEF else "☾" if card == SHADOW else "♟"


def _colour(name: str) -> str:
    if name == HOLE:
        return "blue"
    card = NAMES.index(name)
    if card < FIRST_LOCK:
        return _COLOURS[card // HIGHEST]
    return "red" if card < FIRST_THIEF else "bold white"
