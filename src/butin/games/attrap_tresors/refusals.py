"""Why a seat may not do something now, by clause. A grab that only comes too late is not refused (AT-10, AT-14)."""

from __future__ import annotations

from butin.core.errors import IllegalMove
from butin.core.state import TABLE
from butin.games.attrap_tresors.box import COLOURS, COLUMN, OBJECTS, VALUES
from butin.games.attrap_tresors.souk import (
    CHOOSE,
    CLOSE,
    GIVE,
    GIVE_BACK,
    GONE,
    LOOT,
    MOVES,
    NOTHING,
    OVER,
    RACE,
    REPLACE,
    REPLACING,
    STACKED,
    THROW,
    THROWS,
    UNCHOSEN,
    Souk,
)


def why_not(souk: Souk, seat: int, move: int) -> IllegalMove | None:
    if souk.phase == OVER:
        return IllegalMove("over", "AT-23", "the game is over: ten rounds have paid")
    if seat == TABLE:
        return _table(souk, move)
    if not 0 <= seat < souk.seats:
        return IllegalMove("no_such_seat", "AT-4", f"there is no seat {seat}: seats are 0 to {souk.seats - 1}")
    if not 0 <= move < MOVES:
        return IllegalMove("no_such_move", "AT-8", f"there is no move {move}: moves are 0 to {MOVES - 1}")
    if move >= REPLACING:
        return _replace(souk, seat, move - REPLACING)
    if move >= GIVE:
        return _give(souk, seat, move - GIVE)
    if move == CLOSE:
        return IllegalMove("only_the_table", "AT-A9", "only the table closes a round, when its time is up")
    if move >= THROWS:
        return _throw(souk, seat)
    if souk.quiet:
        return _choice(souk, seat, move)
    if move == NOTHING:
        return IllegalMove("only_quiet", "AT-A24", "'nothing' is a choice of quiet mode: here a hand just stays still")
    return _grab(souk, seat, move)


def _table(souk: Souk, move: int) -> IllegalMove | None:
    if move != CLOSE:
        return IllegalMove("only_close", "AT-A9", "the table itself only closes a round")
    if souk.phase != LOOT:
        return IllegalMove(
            "no_window", "AT-A9", "there is no round to close: it runs from the grab of the column until all is taken"
        )
    return None


def _throw(souk: Souk, seat: int) -> IllegalMove | None:
    phase = souk.phase
    if phase == CHOOSE:
        return IllegalMove("choose_first", "AT-A24", "the dice rest until everybody has chosen")
    if phase not in (THROW, STACKED, RACE):
        return IllegalMove("round_first", "AT-15", "the dice rest until this round has ended")
    if souk.seats > 2 and seat != souk.roller:
        text = f"seat {souk.roller} throws the dice, not seat {seat}"
        return IllegalMove("not_the_roller", "AT-5", text, {"seat": souk.roller})
    if phase == THROW and souk.colours[souk.dice_of(seat)[0]] >= 0:
        return IllegalMove("thrown_already", "AT-28", "your dice lie already: the other four must be thrown")
    if phase == STACKED and not souk.rethrows(seat):
        return IllegalMove("none_stacked", "AT-5", "none of your dice lies in a stack: only such dice are thrown again")
    return None


def _grab(souk: Souk, seat: int, kind: int) -> IllegalMove | None:
    early = _dice_move(souk)
    if early is not None:
        return early
    name = OBJECTS[kind]
    if kind not in souk.tower:
        return _not_in_tower(name)
    if souk.phase == RACE:
        if kind == COLUMN:
            return None
        text = f"the {name} stays where it is until somebody has the column"
        return IllegalMove("before_the_column", "AT-11", text, {"object": name})
    if kind == COLUMN:  # too late, unless it is in this very hand
        if souk.owners[COLUMN] != seat:
            return None
        return IllegalMove("yours_already", "AT-12", "the column is in your hand already")
    full = _full(souk, seat)
    if full is not None:
        return full
    if souk.phase != LOOT and souk.slot(kind) != GONE:
        return IllegalMove("round_closed", "AT-A9", f"the round is closed: the {name} stays untaken", {"object": name})
    return None  # taken, or too late


def _choice(souk: Souk, seat: int, choice: int) -> IllegalMove | None:
    early = _dice_move(souk)
    if early is not None:
        return early
    name = "nothing" if choice == NOTHING else OBJECTS[choice]
    if souk.phase != CHOOSE:
        text = f"the round is closed: there is no choosing {name} now"
        return IllegalMove("round_closed", "AT-15", text, {"object": name})
    full = _full(souk, seat)
    if full is not None:
        return full
    if souk.choices[seat] != UNCHOSEN:
        return IllegalMove("chosen_already", "AT-A24", "you have chosen already: wait for the others")
    if choice == NOTHING:
        return None
    if choice not in souk.tower:
        return _not_in_tower(name)
    if souk.slot(choice) == GONE:
        rule = "AT-10" if choice == COLUMN else "AT-14"
        return IllegalMove("gone", rule, f"the {name} is gone", {"object": name, "seats": souk.keepers(choice)})
    return None


def _dice_move(souk: Souk) -> IllegalMove | None:
    """Nobody may reach out before the dice lie still."""
    if souk.phase == THROW:
        return IllegalMove("not_still", "AT-8", "the dice must be thrown and lie still first")
    if souk.phase == STACKED:
        return IllegalMove("dice_stacked", "AT-5", "dice lie on each other: all of them must be thrown again first")
    return None


def _full(souk: Souk, seat: int) -> IllegalMove | None:
    if souk.may_take(seat):
        return None
    if souk.seats == 2:
        return IllegalMove(
            "hands_full", "AT-A18", "you have two objects already: two are the most, the column included"
        )
    if souk.owners[COLUMN] == seat:
        return IllegalMove("column_is_enough", "AT-12", "whoever holds the column takes nothing else this round")
    return IllegalMove("hands_full", "AT-13", "you have two objects already, one in each hand")


def _not_in_tower(name: str) -> IllegalMove:
    return IllegalMove("not_in_tower", "AT-1", f"there is no {name} in this tower", {"object": name})


def _give(souk: Souk, seat: int, value: int) -> IllegalMove | None:
    if souk.phase != GIVE_BACK:
        return IllegalMove("nothing_to_give", "AT-17", "there is no card to give back now")
    if seat != souk.owners[COLUMN]:
        return _not_the_holder(souk, "AT-17")
    if value not in souk.owned(seat):
        text = f"you have no card of {VALUES[value]}"
        return IllegalMove("not_owned", "AT-17", text, {"value": VALUES[value]})
    return None


def _replace(souk: Souk, seat: int, task: int) -> IllegalMove | None:
    if souk.phase != REPLACE:
        return IllegalMove("nothing_to_replace", "AT-A17", "there is no task to replace now")
    if seat != souk.owners[COLUMN]:
        return _not_the_holder(souk, "AT-A17")
    if task not in souk.fulfilled(souk.counts()):
        name = COLOURS[task]
        return IllegalMove("not_fulfilled", "AT-A17", f"no open {name} task is fulfilled", {"task": name})
    return None


def _not_the_holder(souk: Souk, rule: str) -> IllegalMove:
    holder = souk.owners[COLUMN]
    return IllegalMove("not_the_holder", rule, f"seat {holder} held the column and chooses", {"seat": holder})
