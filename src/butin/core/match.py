"""A match: a position, its journal, and the door through which every move goes."""

from __future__ import annotations

from butin.core.chance import SealedChance
from butin.core.errors import BadRecord, ButinError, IllegalMove
from butin.core.game import AnyGame, View
from butin.core.journal import Journal, Played
from butin.core.native import Int, Str, mypyc_attr
from butin.core.options import Options
from butin.core.reading import Position, is_whole
from butin.core.state import TABLE, Event, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One game being played. Seats are numbers from 0, moves are texts; what is refused changes nothing."""

    def __init__(self, game: AnyGame, journal: Journal, state: State | None = None) -> None:
        self.game: AnyGame = game
        self.journal: Journal = journal
        self.story: list[Event] = []  # everything told so far, secrets included: filter it with `seen_by`
        self.state: State = state or self._begun()

    @property
    def seats(self) -> int:
        return self.journal.seats

    @property
    def options(self) -> Options:
        return self.journal.options

    @property
    def actors(self) -> list[int]:
        """The seats that may act now. In some games that is everybody at once."""
        return self.state.actors()

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def scores(self) -> list[int] | None:
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    def legal(self, seat: Int) -> list[str]:
        """Every move open to a seat (or to the TABLE itself), as it is written."""
        who = self._checked(seat)
        return [self.game.write_move(self.state, who, move) for move in self.state.legal(who)]

    def play(self, seat: Int, move: Str, at: Int = 0) -> list[Event]:
        """Make a move and return what happened, or raise IllegalMove. `at` is kept in the journal."""
        who = self._checked(seat)
        if not isinstance(move, str):
            raise IllegalMove("unreadable", "", f"a move is a text, not {move!r}: legal({who}) lists them")
        if not is_whole(at):
            raise IllegalMove("unreadable", "", f"at is {at!r}: expected a whole number of milliseconds")
        code = self.game.check_move(self.state, who, move)
        text = self.game.write_move(self.state, who, code)
        before = len(self.story)
        self.state.play(who, code, self.story.append)
        self.journal.entries.append(Played(who, text, at))
        return self.story[before:]

    def view(self, seat: Int) -> View:
        """What a seat, or WATCHER, may know: a position with holes, who may act, and the moves open to that seat."""
        return self.game.view(self.state, self._checked(seat))

    def position(self) -> Position:
        """The whole position as data, hidden things included: `butin.set_up` takes it back."""
        return self.game.write(self.state)

    def save(self) -> str:
        """The record of this match, JSON lines. `butin.load` takes it back."""
        return self.journal.save()

    def clone(self) -> Match:
        """An independent copy, its chance included: the same moves lead both to the same position."""
        copy = Match(self.game, self.journal.clone(), self.state.clone())
        copy.story = self.story[:]
        return copy

    def __repr__(self) -> str:
        seats, moves = _counted(self.seats, "seat"), _counted(len(self.journal.entries), "move")
        return f"Match({self.game.name}, {seats}, {moves}, {self._standing()})"

    def _standing(self) -> str:
        """Whose turn it is, or who won."""
        if self.over:
            return f"{_listed(self.winners)} won"
        return f"{_listed(self.actors)} to act"

    def _begun(self) -> State:
        journal = self.journal
        chance = SealedChance(journal.secret, journal.shares)
        if journal.position is None:
            begun: State = self.game.start(journal.seats, journal.options, chance, journal.first, self.story.append)
        else:
            begun = self.game.read(journal.position, journal.seats, journal.options, chance)
        return begun

    def _checked(self, seat: object) -> int:
        """A seat, or -1: the table itself, or a watcher."""
        if not is_whole(seat) or not TABLE <= seat < self.seats:
            raise IllegalMove("no_such_seat", "", f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _listed(seats: list[int]) -> str:
    *others, last = [str(seat) for seat in seats] or [""]
    if others:
        return f"seats {', '.join(others)} and {last}"
    return f"seat {last}" if last else "nobody"


def other_rules(game: AnyGame, version: int) -> str:
    """Why a match of another version of the rules cannot be looked at: nothing here knows how it went on."""
    return (
        f"this match follows rules {version} of {game.name}, and this Butin knows rules {game.version}: begin a new one"
    )


def replay(game: AnyGame, journal: Journal, moves: int | None = None) -> Match:
    """Play a record again, all of it or the first `moves` moves."""
    if journal.version != game.version:
        raise BadRecord(other_rules(game, journal.version))
    fresh = Journal(
        journal.game,
        journal.version,
        journal.seats,
        game.settle(journal.seats, journal.options),
        journal.secret,
        journal.shares,
        journal.position,
        journal.names,
        game.first(journal.seats, journal.options, journal.first),
    )
    match = Match(game, fresh)
    for number, entry in enumerate(journal.entries[:moves], 1):
        try:
            match.play(entry.seat, entry.move, entry.at)
        except ButinError as error:
            raise BadRecord(f"move {number} of the record cannot be played: {error}") from None
    return match
