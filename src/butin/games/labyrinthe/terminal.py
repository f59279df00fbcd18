"""The labyrinth in a terminal: the maze on the left, what is sought and who has what on the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.game import View
from butin.core.reading import HOLE
from butin.games.labyrinthe.components import ARROWS, SIZE
from butin.games.labyrinthe.drawing import BLANK, ROOM, draw_card, draw_maze
from butin.games.labyrinthe.maze import FIXED_AT, name_of, open_sides
from butin.games.labyrinthe.view import NONE

GOLD = "bold #f7c948"  # what you can do now, and nothing else
_COLUMNS = 24  # of the right side: with the maze and its arrows that makes 78
_STYLES = {"red": "white on red", "blue": "white on blue", "green": "black on green", "yellow": "black on yellow"}
_MARGIN = " " * 4

Word = Callable[[str], str]


def draw(view: View, word: Word, names: list[str]) -> list[str]:
    """The table as this view's seat sees it, in lines with markup, at most 78 columns wide."""
    board = _board(view, word)
    panel = _panel(view, word, [name.replace("[", "(") for name in names])
    panel += [""] * (len(board) - len(panel))
    return [f"{left} {right}".rstrip() for left, right in zip(board, panel, strict=True)]


def _board(view: View, word: Word) -> list[str]:
    position = view["position"]
    cells = [cell.split() for row in position["board"] for cell in row]
    inside = [_inside(view, word, square, cells[square][0]) for square in range(SIZE * SIZE)]
    maze = draw_maze([open_sides(letters) for _, letters in cells], inside)
    styles = _arrow_styles(view)
    lines = [_heads(["C2v", "C4v"], styles)]
    for number, line in enumerate(maze):
        left, right = _MARGIN, _MARGIN
        if number in (4, 10):  # beside the second and the fourth row
            row = number // 3 + 1
            left, right = _head(f"R{row}>", styles) + " ", " " + _head(f"R{row}<", styles)
        lines.append(left + line + right)
    return [*lines, _heads(["C2^", "C4^"], styles)]


def _inside(view: View, word: Word, square: int, card: str) -> str:
    """The treasure's first letters and the ghosts by their seat's number, five columns wide."""
    position = view["position"]
    treasure = position["treasures"].get(name_of(square) if square in FIXED_AT else card)
    here = [seat for seat, ghost in enumerate(position["ghosts"]) if ghost == name_of(square)]
    ghosts = "".join(_ghost(view, seat) for seat in here)
    near = position["phase"] == "walk" and name_of(square) in view.get("legal", [])  # one may walk there now
    if treasure is None:
        if not here:
            return f"  [{GOLD}]·[/]  " if near else BLANK
        left = (ROOM - len(here)) // 2
        return " " * left + ghosts + " " * (ROOM - len(here) - left)
    letters = word(f"mark-{treasure}")[: 3 if len(here) < 3 else 1]
    style = GOLD if near else "cyan"
    if treasure == _target(view):
        style += " reverse"
    marked = f"[{style}]{letters}[/]"
    if not here:
        return f" {marked} "
    return marked + " " * (ROOM - len(letters) - len(here)) + ghosts


def _panel(view: View, word: Word, names: list[str]) -> list[str]:
    position = view["position"]
    target = _target(view)
    sought = word(target) if target != HOLE else "?"
    lines = ["", f"[dim]{word('target')}[/]", f"[bold cyan reverse]{_clip(sought)}[/]", ""]
    card, letters = position["spare"].split()
    treasure = position["treasures"].get(card)
    mark = BLANK if treasure is None else f" [cyan]{word(f'mark-{treasure}')[:3]}[/] "
    lines += [f"[dim]{word('spare')}[/]", *draw_card(open_sides(letters), mark), ""]
    for seat in range(view["seats"]):
        now = "[bold]>[/]" if seat == position["turn"] and position["phase"] != "over" else " "
        taken = len(position["taken"][seat])
        name = _clip(names[seat], _COLUMNS - 8)
        lines.append(f"{now} {_ghost(view, seat)} {name} [bold]{taken}[/]")
    lines += ["", f"[dim]{_clip(word('turns'))}[/] {position['turns']}"]
    if view["seats"] == 1:
        lines.append(f"[dim]{_clip(word('par'))}[/] {view['options']['solo_par']}")
    elif view["options"]["variant"] == "common":
        lines.append(f"[dim]{_clip(word('face_down'), _COLUMNS - 3)}[/] {len(position['face_down'])}")
    return lines


def _target(view: View) -> str:
    """What this seat is after, as far as it knows."""
    target: Any = view["position"]["target"]
    if isinstance(target, list):
        target = target[view["seat"]] if view["seat"] >= 0 else HOLE
    return str(target)


def _ghost(view: View, seat: int) -> str:
    return f"[bold {_STYLES[view['options']['ghosts'][seat]]}]{seat + 1}[/]"


def _arrow_styles(view: View) -> dict[str, str]:
    """Golden where this seat may push now; the one that would undo the last push is crossed out (LA-7)."""
    position = view["position"]
    if position["phase"] != "shift":
        return {}
    mine = position["turn"] == view["seat"]
    styles = dict.fromkeys(ARROWS, GOLD if mine else "white")
    if position["last_arrow"] != NONE:
        del styles[ARROWS[ARROWS.index(position["last_arrow"]) ^ 1]]
    return styles


def _head(arrow: str, styles: dict[str, str]) -> str:
    if not styles:
        return f"[dim]{arrow}[/]"
    return f"[{styles[arrow]}]{arrow}[/]" if arrow in styles else "[dim] × [/]"


def _heads(arrows: list[str], styles: dict[str, str]) -> str:
    """The arrows above or below the second and the fourth column."""
    return _MARGIN + " " * 12 + _head(arrows[0], styles) + " " * 15 + _head(arrows[1], styles) + " " * 12 + _MARGIN


def _clip(text: str, columns: int = _COLUMNS) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"
