"""Reading the discs of a position: taken, sought, face down or set aside."""

from __future__ import annotations

from typing import Final

from butin.core.errors import BadPosition
from butin.core.reading import HOLE, Position, by_seat, is_whole, known_fields, listed, named, whole
from butin.games.labyrinthe.components import DISCS, NAMES
from butin.games.labyrinthe.rules import OVER, PHASES, Labyrinthe, decided
from butin.games.labyrinthe.view import NONE

_UNKNOWN: Final = -1


class Piles:
    """The discs as far as the position names them, and whether any is left to seek."""

    def __init__(self, position: Position, state: Labyrinthe) -> None:
        agreed = state.agreed
        self.position: Position = position
        self.secret: bool = agreed.secret
        self.each: int = agreed.discs // state.seats if agreed.secret else agreed.discs  # in a pile at first
        self.targets: list[object] = self._by_pile("target", state)
        self.unders: list[object] = self._by_pile("face_down", state)
        self.taken: list[list[int]] = self._read_taken(state)
        self.piles: list[list[int]] = []
        self.aside: list[int] = []
        self.over: bool = False
        self.why: str = "discs are left to seek"
        counts = [len(discs) for discs in self.taken]
        self.left: list[int] = [self.each - count for count in (counts if self.secret else [sum(counts)])]
        if min(self.left) < 0:
            raise BadPosition(
                f"taken has {counts} discs: there are {self.each} {'for each seat' if self.secret else 'in all'}"
            )
        if min(self.left) == 0:
            self.over, self.why = True, "no disc is left to seek"
            if self.left.count(0) > 1:
                raise BadPosition(f"taken has {counts} discs: only one seat can have opened its whole pile (LA-21)")
        elif agreed.early_end and not self.secret and decided(counts, self.left[0]):
            self.over, self.why = True, "nobody can draw level with the leader"

    def read_discs(self, state: Labyrinthe) -> None:
        """The piles under and with their targets, and what is set aside."""
        for pile, left in enumerate(self.left):
            sought = left > 0 if self.secret else state.phase != OVER
            self._read_pile(pile, left, sought)
        rest = DISCS - state.agreed.discs
        self.aside = _discs(self.position.get("set_aside", rest), "set_aside", rest)
        if len(self.aside) != rest:
            raise BadPosition(f"set_aside has {len(self.aside)} discs: expected {rest}, the option discs says so")

    def fill(self, state: Labyrinthe) -> None:
        """Put the discs that nobody named into the holes, each way as likely as the others."""
        places = [*self.taken, *self.piles, self.aside]
        pool = list(range(DISCS))
        for discs in places:
            for disc in discs:
                if disc != _UNKNOWN:
                    if disc not in pool:
                        raise BadPosition(f"the disc {NAMES[disc]!r} is named twice: there is only one")
                    pool.remove(disc)
        state.chance.shuffle(pool)
        for discs in places:
            for i, disc in enumerate(discs):
                if disc == _UNKNOWN:
                    discs[i] = pool.pop()
        state.piles, state.aside = self.piles, self.aside

    def _by_pile(self, field: str, state: Labyrinthe) -> list[object]:
        """What a field says of each pile; a single word in the secret form is about the seat whose turn it is."""
        value = self.position.get(field)
        if not self.secret:
            return [value]
        if value is None or isinstance(value, str):
            return [value if seat == state.turn else None for seat in range(state.seats)]
        return by_seat(value, field, state.seats, None)

    def _read_taken(self, state: Labyrinthe) -> list[list[int]]:
        """By name or by number; if nobody says, what lies in no pile was taken, by whom chance decides."""
        if "taken" in self.position:
            given = by_seat(self.position["taken"], "taken", state.seats, 0)
            return [_discs(discs, f"taken[{seat}]", DISCS) for seat, discs in enumerate(given)]
        if "takers" in self.position:
            takers = listed(self.position["takers"], "takers")
        elif self.secret:
            takers = [seat for seat in range(state.seats) for _ in range(self._gone(seat))]
        else:
            takers = [state.chance.below(state.seats) for _ in range(self._gone(0))]
        return [[_UNKNOWN] * takers.count(seat) for seat in range(state.seats)]

    def _gone(self, pile: int) -> int:
        """How many discs a pile lacks, as far as the position tells its size."""
        ended = not self.secret and self.position.get("phase") == PHASES[OVER]
        sought = 0 if ended or self.targets[pile] == NONE else 1
        under = self.unders[pile]
        if under is None:
            return 0 if sought else self.each
        return max(0, self.each - sought - len(_discs(under, "face_down", self.each - sought)))

    def _read_pile(self, pile: int, left: int, sought: bool) -> None:
        target, under = self.targets[pile], self.unders[pile]
        seat = f"[{pile}]" if self.secret else ""
        beneath = left - 1 if sought else left
        discs = _discs(beneath if under is None else under, f"face_down{seat}", beneath)
        if len(discs) != beneath:
            raise BadPosition(
                f"face_down{seat} has {len(discs)} discs: expected {beneath}; "
                f"{self.each - left} are in `taken`" + (", and `target` is one more" if sought else "")
            )
        if not sought:
            if target not in (None, NONE):
                raise BadPosition(f"target{seat} is {target!r}: expected {NONE!r}, as nothing is sought any more")
        elif target in (None, HOLE):
            discs.append(_UNKNOWN)
        else:
            discs.append(named(target, f"target{seat}", NAMES))
        self.piles.append(discs)


def _discs(value: object, where: str, room: int) -> list[int]:
    """Discs by name, `?` for one unknown and a number for so many of them, the next one last.

    `{next: [owl, frog]}` has the next one first, and unknown ones below as far as there is room.
    """
    if isinstance(value, dict):
        known_fields(value, ["next"], where)
        first = _discs(value.get("next", []), f"{where}.next", room)
        return [_UNKNOWN] * (room - len(first)) + first[::-1]
    discs: list[int] = []
    for i, one in enumerate([value] if is_whole(value) else listed(value, where)):
        if is_whole(one):
            discs += [_UNKNOWN] * whole(one, where, 0, DISCS)
        else:
            discs.append(_UNKNOWN if one == HOLE else named(one, f"{where}[{i}]", NAMES))
    return discs
