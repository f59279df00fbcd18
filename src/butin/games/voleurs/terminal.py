"""The table in a terminal: who owns what, eight piles that rise as they grow, and the hand below."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from butin.core.game import View

SEATS = ["[#ff6b5e]●", "[#2ab7a9]▲", "[#e8d9a0]■", "[#a78bfa]◆", "[#5bb8f5]★", "[#f58fb8]⬟"]
GOLD = "bold #f7c948"  # what you can do now, and nothing else
WIDE = 75
CARD = 12  # room for the longest motif in any language
EDGES = 5  # a pile shows no more cards below its top; its number tells the rest

_MARKUP = re.compile(r"\[[^\]]*\]")

Word = Callable[[str], str]


def draw(view: View, word: Word, names: list[str]) -> list[str]:
    position, seat = view["position"], view["seat"]
    shown = [name.replace("[", "(") for name in names]
    hand = position["hands"][seat] if seat >= 0 else []
    plays = hand if seat == position["turn"] and not position["done"] else []
    lines = [*_seats(position, shown), _still_to_come(position, view["options"]["games"], word)]
    for row in (range(4), range(4, 8)):
        lines += ["", *_row(position["piles"], row, plays, shown, word)]
    return [*lines, "", *_last_plays(position, word), *_hand(position["piles"], hand, plays, word)]


def _seats(position: Any, names: list[str]) -> list[str]:
    """Everybody with the cards that they own and hold, three in a line, and a mark where the turn is."""
    lines: list[str] = []
    for seat, held in enumerate(position["hands"]):
        turn = "▸" if seat == position["turn"] and not position["done"] else " "
        count = held if isinstance(held, int) else len(held)
        cell = f"{turn} {_who(seat, names, 9)} [bold]{_points(position, seat)}[/] [dim]{'▯' * count}[/]"
        if seat % 3 == 0:
            lines.append("")
        lines[-1] += _padded(cell, WIDE // 3)
    return lines


def _still_to_come(position: Any, games: int, word: Word) -> str:
    """The cards to draw, and which game of how many this is."""
    stock = position["stock"]
    text = f"{word('stock')} {stock if isinstance(stock, int) else len(stock)}"
    if games > 1:
        text += f" · {word('game')} {games - position['games_left']}/{games}"
    return f"  [dim]{text}[/]"


def _points(position: Any, seat: int) -> str:
    """Cards owned so far, or a question mark where heights are hidden."""
    points: int = position["earned"][seat]
    for pile in position["piles"]:
        if pile["owner"] == seat and not position["done"]:
            if "height" not in pile:
                return "?"
            points += pile["height"]
    return str(points)


def _row(piles: Any, numbers: range, plays: list[str], names: list[str], word: Word) -> list[str]:
    """Four piles side by side, standing on the same ground."""
    drawn = [_pile(piles[number], number, piles[number]["top"] in plays, names, word) for number in numbers]
    tallest = max(len(lines) for lines in drawn)
    drawn = [[""] * (tallest - len(lines)) + lines for lines in drawn]
    return [" ".join(_padded(lines[i], CARD + 6) for lines in drawn).rstrip() for i in range(tallest)]


def _pile(pile: Any, number: int, takes: bool, names: list[str], word: Word) -> list[str]:
    """A top card, the edges of those below it, and a label; golden if a card in hand takes it."""
    height = pile.get("height", 0)
    style = GOLD if takes else SEATS[pile["owner"]][1:8] if pile["owner"] >= 0 else "white"
    below = min(max(height - 1, 0), EDGES)
    owner = _who(pile["owner"], names, 7) if pile["owner"] >= 0 else "[dim]·[/]"
    return [
        *_card(pile["top"], style, word, 2),
        *[f"[{style}]╰{'─' * (CARD + 2)}╯[/]"] * below,
        f" [bold]{number}[/] {owner} [bold]{height or '?'}[/]",
    ]


def _card(motif: str, style: str, word: Word, margin: int = 0) -> list[str]:
    wide = CARD + margin
    return [
        f"[{style}]╭{'─' * wide}╮[/]",
        f"[{style}]│[/][bold]{word(motif)[:wide]:^{wide}}[/][{style}]│[/]",
        f"[{style}]╰{'─' * wide}╯[/]",
    ]


def _hand(piles: Any, hand: list[str], plays: list[str], word: Word) -> list[str]:
    """The cards in hand, each with the piles that it would take."""
    cards = [_card(motif, "white", word) for motif in hand]
    lines = [" ".join(card[i] for card in cards) for i in range(3)] if cards else []
    takes = [
        " ".join(f"▸{number}" for number, pile in enumerate(piles) if pile["top"] == motif) if plays else ""
        for motif in hand
    ]
    if any(takes):
        lines.append(" ".join(f"[{GOLD}]{text[:CARD]:^{CARD + 2}}[/]" for text in takes).rstrip())
    return lines


def _last_plays(position: Any, word: Word) -> list[str]:
    """What was played last, as far as it fits in a line."""
    texts: list[str] = []
    for seat, motif, pile in reversed(position.get("log", [])[-6:]):
        text = f"{SEATS[seat]}[/] {word(motif)} ▸{pile}"
        if len(_MARKUP.sub("", "   ".join([text, *texts]))) > WIDE - 2:
            break
        texts.insert(0, text)
    return [f"  [dim]{'   '.join(texts)}[/]"] if texts else []


def _who(seat: int, names: list[str], room: int) -> str:
    """A seat's shape and name in its colour."""
    name = names[seat]
    return f"{SEATS[seat]} {name if len(name) <= room else name[: room - 1] + '…'}[/]"


def _padded(text: str, wide: int) -> str:
    return text + " " * (wide - len(_MARKUP.sub("", text)))
