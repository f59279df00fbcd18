"""The two records of what may happen: a deed is a wish and who decides about it, a kind is an entry and what it does.

They are two, since wishes become entries many to many. Both stand beside the functions that they name, and all.py
joins them. A flag that is not set is no; the laws of the room's machine find one that is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, get_args, get_type_hints

from butin.core.state import Tell
from butin.room.entries import Entry, kind_of, open_fields
from butin.room.table.rights import NEVER, Asker
from butin.room.table.table import Table
from butin.room.wishes import Said

Decide = Callable[[Table, Asker, Any, int], Entry]
Fold = Callable[[Table, Any, Tell | None], None]
W = TypeVar("W", bound=Said)
E = TypeVar("E", bound=Mapping[str, object])


class Deed:
    """What somebody may wish for."""

    def __init__(self, wish: type[Said], decide: Decide, once: bool, tv: int) -> None:
        self.do: str = get_args(get_type_hints(wish)["do"])[0]
        self.wish: type[Said] = wish
        self.decide: Decide = decide  # the entry that it becomes, or the refusal
        self.once: bool = once  # with an `id` it is granted once, however often it comes
        self.tv: int = tv  # when a television may wish for it
        self.hot: bool = False  # made in the heat of the game: counted among the moves of an address
        self.races: bool = False  # where a race is on, that is asked first
        self.rests: bool = False  # waits until everybody has been shown what was settled
        self.seals: bool = False  # the secret of the match is drawn before


class Kind:
    """What may stand in a journal."""

    def __init__(self, name: str, fold: Fold, fields: list[str]) -> None:
        self.name: str = name
        self.fold: Fold = fold  # what it does to its table
        self.open: list[str] = fields  # what everybody may know of it, where it is there, besides its time
        self.position: bool = False  # the match is another, or has gone on
        self.hands: bool = False  # somebody sees another hand
        self.places: bool = False  # somebody has another chair, or another place
        self.screens: bool = False  # a television has come or gone
        self.joins: bool = False  # somebody is shown more of a race
        self.cuts: bool = False  # after it what was missed cannot be told from the table as it is
        self.quiet: bool = False  # nobody comes or goes by it, and the listing stays as it is


def deed(
    wish: type[W],
    decide: Callable[[Table, Asker, W, int], Entry],
    *,
    once: bool = False,
    tv: int = NEVER,
    hot: bool = False,
    races: bool = False,
    rests: bool = False,
    seals: bool = False,
) -> Deed:
    """One of what may be wished for; a decider that takes another wish is no such thing."""
    found = Deed(wish, decide, once, tv)
    found.hot, found.races, found.rests, found.seals = hot, races, rests, seals
    return found


def kind(
    entry: type[E],
    fold: Callable[[Table, E, Tell | None], None],
    *,
    position: bool = False,
    hands: bool = False,
    places: bool = False,
    screens: bool = False,
    joins: bool = False,
    cuts: bool = False,
    quiet: bool = False,
) -> Kind:
    """One of what may be written; a fold of another entry is no such thing."""
    found = Kind(kind_of(entry), fold, [name for name in open_fields(entry) if name not in ALWAYS_TOLD])
    found.position, found.hands, found.places, found.screens = position, hands, places, screens
    found.joins, found.cuts, found.quiet = joins, cuts, quiet
    return found


ALWAYS_TOLD: Final = ("kind", "at")
