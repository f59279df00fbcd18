"""What must hold before a wish is granted, each with the refusal where it does not."""

from __future__ import annotations

from collections.abc import Mapping
from hmac import compare_digest
from typing import Final

from butin.core.game import AnyGame
from butin.room.errors import Refused
from butin.room.table.no_box import no_box
from butin.room.table.seats import Seat
from butin.room.table.table import CLOSED, PLAYING, Table

# how somebody came: by the link for players, by the one for watchers, by a code, or with nothing but a secret
JOIN: Final = "join"
CODE: Final = "code"  # which is as good as a link for players, but lets nobody look on unseen

# when a television may wish for something
NEVER: Final = 0
BETWEEN_MATCHES: Final = 1
ALWAYS: Final = 2


class Asker:
    """Who wishes for something: a device, and how it came. Nothing of it comes from what was said."""

    __slots__ = ("holder", "way")

    def __init__(self, holder: str, way: str = "") -> None:
        self.holder: str = holder  # hash of its secret; '' has none
        self.way: str = way  # the kind of the link that it came by; '' with nothing but a secret


def known_game(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    if name not in games:
        text = f"there is no game {name[:40]!r}: expected one of {', '.join(games)}"
        raise Refused("no_such_game", text, {"game": name[:40]})
    return games[name]


def with_a_box(table: Table) -> None:
    if not table.setting.game:
        raise no_box()


def seat_named(table: Table, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(table.seats):
        text = f"there is no seat {number!r}: seats are 0 to {len(table.seats) - 1}"
        raise Refused("no_such_seat", text, {"last": len(table.seats) - 1})
    return number


def own_seat(table: Table, holder: str, wanted: int | None) -> int:
    """The seat that a wish is about: named, or the only one that the device holds."""
    held = table.held_by(holder)
    if not held or (wanted is not None and wanted not in held):
        raise Refused("not_your_seat", "that is not your seat: sit down first")
    return held[0] if wanted is None else wanted


def host_only(table: Table, holder: str) -> None:
    if table.host not in table.held_by(holder):
        raise Refused("not_host", "only the host can do that", {"seat": table.host})


def television(table: Table, holder: str) -> bool:
    """Whether a device is a television of this table."""
    return table.screen_of(holder) >= 0


def in_charge(table: Table, holder: str) -> None:
    """What the host does between matches a television does as well: its remote control lies there for everybody."""
    if not television(table, holder):
        host_only(table, holder)


def only_watches() -> Refused:
    return Refused("screen_only_watches", "a television shows the table: that is for those who sit there")


def check_screen(table: Table, holder: str, tv: int) -> None:
    """Refuse to a television whatever its deed does not allow it; it asks nobody, and nobody asks it."""
    if tv != ALWAYS and television(table, holder) and (tv == NEVER or table.phase == PLAYING):
        raise only_watches()


def no_public_screen(*, public: bool) -> None:
    """A television is for one room: a table that anybody can find has none."""
    if public:
        raise Refused("public_screen", "a public table has no television: strangers would be shown in your room")


def own_place(table: Table, holder: str, seat: int | None, bench: int | None) -> int | None:
    """The place on the bench that a wish is about: named, or of a device that has no chair; None if it is a chair."""
    places = table.benched_by(holder)
    if bench is None:
        return places[0] if places and seat is None and not table.held_by(holder) else None
    if bench not in places:
        raise Refused("not_your_seat", "that is not your place on the bench")
    return bench


def place_named(table: Table, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(table.bench):
        text = f"there is no place {number!r} on the bench: {len(table.bench)} people wait there"
        raise Refused("nobody_there", text)
    return number


def not_moved_on(table: Table, since: int | None) -> None:
    """Refuse what was wished for in sight of another box, or of another match: two may choose at the same moment."""
    if since is not None and since < table.turned:
        text = "somebody else was faster: there is another box, or another match, on the table"
        raise Refused("moved_on", text, {"game": table.setting.game})


def returning(table: Table, holder: str) -> list[int]:
    """The chairs that were given away and whose person is back."""
    given = [(number, seat.former) for number, seat in enumerate(table.seats) if seat.former]
    return [number for number, former in given if holder and compare_digest(former, holder)]


def some_device(holder: str) -> None:
    if not holder:
        raise Refused("no_secret", "a seat belongs to a secret: come with one")


def still_open(table: Table) -> None:
    if table.phase == CLOSED:
        raise Refused("closed", "this table is closed")


def between_matches(table: Table) -> None:
    still_open(table)
    if table.phase == PLAYING:
        raise Refused("match_on", "a match is on: that is for the next one, when this one is over")


def playing(table: Table) -> None:
    """Refuse unless a match is on, and goes on."""
    if table.phase != PLAYING:
        raise Refused("not_playing", "no match is on: the host starts one")
    if table.pause is not None:
        raise Refused("paused", "there is a pause: whoever sits at the table may go on")


def bots_of(game: AnyGame) -> list[str]:
    """The careless one first, then the game's characters, the usual one before the others, at last the strongest."""
    return list(game.levels()) if game.characters else []


def others_names(table: Table, *own: Seat) -> list[str]:
    """The names of all for whom somebody must not be taken: who else is at the table, and every bot."""
    return [seat.name for seat in (*table.seats, *table.bench) if seat not in own] + bots_of(table.game)
