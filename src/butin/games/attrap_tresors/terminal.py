"""The bazaar on a terminal: dice where they fell, the tower beside them, the players below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.game import View
from butin.games.attrap_tresors.box import ROUNDS

Word = Callable[[str], str]

# Shapes before colours, so that nobody needs to tell red from green.
SHAPES = {"red": "♥", "orange": "▲", "yellow": "★", "green": "♣", "blue": "●", "purple": "◆"}
PAINTS = {
    "red": "white on red3",
    "orange": "black on dark_orange",
    "yellow": "black on yellow1",
    "green": "white on green4",
    "blue": "white on blue3",
    "purple": "white on purple",
}
METALS = {"column": "bold white", "lamp": "bold yellow", "chest": "bold yellow"}  # the rest is of ruby
SIGNS = {"column": "█", "lamp": "◉", "chest": "▣", "gem": "◈", "carpet": "▬", "cushion": "◗"}

_ACROSS = 8  # mm a column of text; a die is two columns wide and one row high
_DOWN = 16
_WIDTH = 42
_HEIGHT = 19
_LEFT, _RIGHT = 5, 36  # the frame of the bazaar, 30 columns and 15 rows within
_TOP, _BOTTOM = 1, 17


def draw(view: View, word: Word, names: list[str]) -> list[str]:
    position = view["position"]
    plane = _plane(position)
    side = _side(position, word)
    lines = [f"{left}  {side[row] if row < len(side) else ''}".rstrip() for row, left in enumerate(plane)]
    if "tasks" in position and view["seats"] == 2:
        lines.append(f" {word('label-tasks')} " + "  ".join(_task(task, word) for task in position["tasks"]))
    lines.append("")
    lines += [_player(view, seat, word, names) for seat in range(view["seats"])]
    return lines


def _plane(position: dict[str, Any]) -> list[str]:
    """The board from above, with whatever lies beside it."""
    cells = [[_frame(row, column) for column in range(_WIDTH)] for row in range(_HEIGHT)]
    for number, die in enumerate(position["dice"]):
        if isinstance(die, dict):
            row = min(max((die["y"] + _DOWN * _HEIGHT // 2) // _DOWN, 0), _HEIGHT - 1)
            column = min(max((die["x"] + _ACROSS * _WIDTH // 2) // _ACROSS - 1, 0), _WIDTH - 2)
            cells[row][column : column + 2] = [_die(die, number in position["stacked"]), ""]
    return ["".join(row) for row in cells]


def _frame(row: int, column: int) -> str:
    if row in (_TOP, _BOTTOM) and column in (_LEFT, _RIGHT):
        corner = "╔╗" if row == _TOP else "╚╝"
        return f"[yellow]{corner[column == _RIGHT]}[/]"
    if row in (_TOP, _BOTTOM) and _LEFT < column < _RIGHT:
        return "[yellow]═[/]"
    if column in (_LEFT, _RIGHT) and _TOP < row < _BOTTOM:
        return "[yellow]║[/]"
    inside = _TOP < row < _BOTTOM and _LEFT < column < _RIGHT
    return "[dim]·[/]" if inside and row % 4 == 1 and column % 8 == 4 else " "


def _die(die: dict[str, Any], stacked: bool) -> str:
    """Two columns: its shape, and a mark if it lies in a stack or does not count."""
    mark = "^" if stacked else " " if die["place"] == "bazaar" else "×"
    return f"[{PAINTS[die['colour']]}]{SHAPES[die['colour']]}{mark}[/]"


def _side(position: dict[str, Any], word: Word) -> list[str]:
    lines = ["", f"[bold]{word('label-round')} {min(position['paid_rounds'] + 1, ROUNDS)}/{ROUNDS}[/]", ""]
    lines.append(f"[bold]{word('label-tower')}[/]")
    lines += [f"  {_object(name)} {word('label-' + name)}" for name in reversed(position["tower"])]
    lines.append("[dim]▔▔▔▔▔▔▔▔▔▔▔▔▔▔[/]")
    supply = position["supply"]
    lines.append(f"{word('label-supply')} " + " ".join(f"[yellow]{v}[/]×{n}" for v, n in supply.items()))
    if position["set_aside"]:
        lines.append(word("label-aside"))
        lines.append(" ".join(_chip(task) for task in position["set_aside"]))
    lines.append("")
    if not any(isinstance(die, dict) for die in position["dice"]):
        lines.append(f"[italic]{word('label-cup')}[/]")
    if any(isinstance(die, dict) and die["place"] != "bazaar" for die in position["dice"]):
        lines.append(f"× {word('label-uncounted')}")
    if position["stacked"]:
        lines.append(f"^ {word('label-stacked')}")
    return lines


def _player(view: View, seat: int, word: Word, names: list[str]) -> str:
    """One line: the name, gold, task, and what is in these hands."""
    position = view["position"]
    cards = position["cards"][seat]
    name = names[seat][:12].ljust(12)
    parts = [f"[bold]{name}[/]" if seat == view["seat"] else name]
    parts.append(f"{word('label-bags')} [yellow]{sum(cards):>3}[/] ({len(cards)})")
    if view["seats"] > 2:
        parts.append(f"{word('label-task')} {_task(position['tasks'][seat], word)}")
    if position["taken"][seat]:
        parts.append(" ".join(_object(name) for name in position["taken"][seat]))
    if position.get("roller") == seat:
        parts.append(f"[cyan]{word('label-roller')}[/]")
    if "choices" in position and position["choices"][seat]:
        parts.append("[green]✓[/]")
    if position.get("token") == seat:
        parts.append(f"[magenta]{word('label-token')}[/]")
    return " " + "  ".join(parts)


def _object(name: str) -> str:
    return f"[{METALS.get(name, 'bold red')}]{SIGNS[name]}[/]"


def _task(task: str, word: Word) -> str:
    return f"{_chip(task)} {word(task)}" if task in SHAPES else "[dim]?[/]"


def _chip(task: str) -> str:
    return f"[{PAINTS[task]}]{SHAPES[task]} [/]" if task in SHAPES else "?"
