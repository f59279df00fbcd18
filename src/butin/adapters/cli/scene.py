"""How a match is shown in a terminal: the board, what happened with its clauses, how it ended."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from rich import box
from rich.columns import Columns
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from butin.adapters.cli.arguments import own_words
from butin.adapters.cli.screen import Screen
from butin.adapters.texts import Words, clause, title
from butin.core.errors import ButinError, IllegalMove
from butin.core.game import AnyGame
from butin.core.match import Match
from butin.core.state import Event

# what is markup in a name, while the name lies on a board that is drawn with markup
_UNMARKED = str.maketrans("[\\", "\ue000\ue001")
_AS_WRITTEN = str.maketrans("\ue000\ue001", "[\\")


def _drawing(game: AnyGame) -> Any:
    try:
        return import_module(f"{game.package}.terminal").draw
    except (ImportError, AttributeError):
        raise ButinError(f"{game.name} cannot be shown here: {game.package} has no terminal.py with `draw`") from None


class Scene:
    """One match in one language, seen from one seat (or from outside)."""

    def __init__(self, match: Match, seat: int, language: str, names: list[str]) -> None:
        self.match = match
        self.seat = seat
        self.language = language
        self.names = names
        self.words = Words(match.game.package, language, names)
        self.own = own_words(language, names)
        self.console = Screen()

    def board(self) -> None:
        draw = _drawing(self.match.game)
        lines = draw(self.match.view(self.seat), self.words.word, [name.translate(_UNMARKED) for name in self.names])
        board = Text.from_markup("\n".join(lines))
        board.plain = board.plain.translate(_AS_WRITTEN)
        named = title(self.match.game, self.language)
        self.console.print(Panel(board, title=f"[bold]{named}[/]", box=box.ROUNDED, padding=0, expand=False))

    def story(self, events: list[Event]) -> None:
        for event in events:
            if event.seen_by(self.seat):
                self.console.print(f"  {escape(self.words.event(event))}  [dim]{event.rule}[/]")

    def moves(self, moves: list[str]) -> None:
        """The legal moves, numbered, in as many columns as fit."""
        self.console.print(self.own.say("your-moves"))
        cells = [Text.assemble((f"{number:>3} ", "dim"), move) for number, move in enumerate(moves, 1)]
        self.console.print(Columns(cells, padding=(0, 2), column_first=True))
        legend = self._legend(moves)
        if legend:
            self.console.print(f"[dim]{escape(legend)}[/]")

    def _legend(self, moves: list[str]) -> str:
        """What the words of the notation are called in this language, where that differs."""
        found = dict.fromkeys(word for move in moves for word in re.findall(r"[a-z_-]{3,}", move))
        return " · ".join(f"{word} = {self.words.word(word)}" for word in found if self.words.word(word) != word)

    def prompt(self) -> None:
        position = self.match.view(self.seat)["position"]
        sentence = f"prompt-{position.get('phase', 'play')}"
        if self.words.has(sentence):
            self.console.print(f"[yellow]{escape(self.words.say(sentence))}[/]")

    def refusal(self, error: IllegalMove) -> None:
        text = self.words.refusal(error) if self.words.has(f"refusal-{error.kind}") else error.text
        self.console.print(f"[red]{self.own.say('refused')}[/] {escape(text)}  [dim]{error.clause}[/]")

    def clause(self, number: str) -> None:
        text = Markdown(clause(self.match.game, number, self.language))
        self.console.print(Panel(text, box=box.ROUNDED, width=min(80, self.console.width)))

    def ending(self) -> None:
        scores, winners = self.match.scores, self.match.winners
        assert scores is not None
        self.console.print(f"[bold]{self.own.say('over')}[/]")
        for name, score in zip(self.names, scores, strict=True):
            self.console.print("  " + escape(self.own.say("result", {"name": name, "score": score})))
        listed = ", ".join(self.names[seat] for seat in winners)
        said = escape(self.own.say("winners", {"count": len(winners), "names": listed}))
        self.console.print(f"[bold]{said}[/]")
