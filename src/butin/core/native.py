"""Marks and types for the compiler, which need nothing installed where the sources run as they are.

A compiled class with a constructor can be copied, pickled and inherited from by programs only if it is marked with
`mypyc_attr(allow_interpreted_subclasses=True)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

T = TypeVar("T")


class Int(Protocol):
    """An int, as a type checker sees it. Compiled code lets anything pass, so that whoever takes it can say no."""

    def bit_length(self) -> int: ...


class Str(Protocol):
    """The same of a text."""

    def isdecimal(self) -> bool: ...


if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  others take it from here
else:

    def mypyc_attr(**marks: bool) -> Callable[[T], T]:
        return lambda kind: kind
