"""Marks for the compiler, which need nothing installed where the sources run as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  others take it from here
else:

    def mypyc_attr(**marks: bool) -> Callable[[T], T]:
        return lambda kind: kind
