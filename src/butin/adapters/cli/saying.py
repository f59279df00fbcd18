"""Words for a terminal: what a file, a name or an error says is letters there, and commands nothing."""

from __future__ import annotations

from typing import Final

import click

LONGEST: Final = 600  # letters of a sentence
_CONTROLS = (*range(0x20), *range(0x7F, 0xA0))
_TURNING = (0x061C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A))  # other directions, other lines
_HALVES = range(0xD800, 0xE000)  # of letters, which no terminal can be sent
_LOST = {number: None for number in (*_CONTROLS, *_TURNING, *_HALVES) if chr(number) not in "\n\t"}


def printable(text: str) -> str:
    """Without whatever a terminal would obey."""
    return text.translate(_LOST)


def sentence(text: object) -> str:
    """One line, and not an endless one."""
    line = printable(" ".join(str(text).split()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"


def say(text: str, *, err: bool = False) -> None:
    click.echo(printable(text), err=err)
