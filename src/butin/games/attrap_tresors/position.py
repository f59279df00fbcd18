"""Positions as data: written in full, read with holes that chance fills."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.core.options import Options
from butin.core.reading import HOLE, Position, by_seat, known_fields, listed, mapped, named, whole
from butin.games.attrap_tresors.box import COLOURS, COLUMN, OBJECTS, ROUNDS, VALUES, WORTH
from butin.games.attrap_tresors.checking import check
from butin.games.attrap_tresors.dice_reading import read_cup, read_dice, write_cup, write_dice
from butin.games.attrap_tresors.quiet import CHOICES, open_choices
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.souk import (
    CHOOSE,
    GIVE_BACK,
    GONE,
    LOOT,
    NOBODY,
    OVER,
    PHASES,
    RACE,
    REPLACE,
    STACKED,
    THROW,
    UNCHOSEN,
    Souk,
)
from butin.games.attrap_tresors.tasks_reading import read_aside, read_tasks

FIELDS = ["phase", "roller", "paid_rounds", "dice", "stacked", "cup", "tower", "taken", "tasks", "shown", "pile"]
FIELDS += ["set_aside", "cards", "supply", "token", "choices", "revealed"]
_UNKNOWN: Final = -1


def write(state: Souk) -> Position:
    """Everything, hidden things included. The next task of the pile is the last, the next die of the cup the first."""
    position = on_the_table(state)
    position["tasks"] = _words(state.tasks)
    position["pile"] = _words(state.pile)
    position["cup"] = write_cup(state)
    if state.quiet:
        position["choices"] = [choice_word(choice) for choice in state.choices]
    return position


def on_the_table(state: Souk) -> Position:
    """The part of a position that everybody sees."""
    seats = range(state.seats)
    position: Position = {"phase": PHASES[state.phase], "paid_rounds": state.paid}
    if state.seats > 2:
        position["roller"] = state.roller
        position["shown"] = [seat for seat in seats if state.shown[seat]]
    position["dice"] = write_dice(state)
    position["stacked"] = state.stacked()
    position["tower"] = [OBJECTS[k] for k, owner in zip(state.tower, state.owners, strict=True) if owner == NOBODY]
    position["taken"] = [
        [OBJECTS[kind] for kind, owner in zip(state.tower, state.owners, strict=True) if owner == seat]
        for seat in seats
    ]
    position["set_aside"] = _words(state.aside)
    position["cards"] = [_values(state, seat) for seat in seats]
    position["supply"] = {str(value): count for value, count in zip(VALUES, state.supply(), strict=True)}
    if state.quiet:
        position["token"] = state.token
        position["revealed"] = [choice_word(choice) for choice in state.revealed]
    return position


def choice_word(choice: int) -> str:
    return "" if choice == UNCHOSEN else CHOICES[choice]


def read(position: Position, seats: int, options: Options, chance: Chance) -> AttrapTresors:
    """Set a position up. A `?` is unknown, a number stands for so many; what is missing is as a fresh game has it."""
    known_fields(position, FIELDS)
    state = AttrapTresors()
    state.begin(seats, options, chance)
    _read_owners(position, state)
    _read_cards(position, state)
    phase = named(position["phase"], "phase", PHASES) if "phase" in position else _UNKNOWN
    _read_paid(position, state, phase)
    if "roller" in position and seats == 2:
        raise BadPosition("roller is given, but two players throw together (AT-28)")
    state.roller = whole(position.get("roller", 0), "roller", 0, seats - 1)
    lying = phase not in (THROW, OVER) if phase != _UNKNOWN else _somebody_chose(position, state)
    lying = lying or state.owners[COLUMN] != NOBODY
    loose = read_dice(position.get("dice"), state, lying, phase)
    state.cup = read_cup(position.get("cup", []), state)
    state.phase = _likely_phase(state) if phase == _UNKNOWN else phase
    _read_shown(position, state)
    read_tasks(position, state, loose)
    _read_quiet(position, state)
    check(state)
    _agree(position, state)
    return state


def _read_owners(position: Position, state: AttrapTresors) -> None:
    given = by_seat(position.get("taken", {}), "taken", state.seats, [])
    for seat, taken in enumerate(given):
        where = f"taken[{seat}]"
        for word in listed([taken] if isinstance(taken, str) else taken, where):
            slot = state.slot(named(word, where, OBJECTS))
            if slot == GONE:
                raise BadPosition(f"{where} has {word!r}, but the tower has no such object left")
            state.owners[slot] = seat


def _read_cards(position: Position, state: AttrapTresors) -> None:
    """For each seat a list of values, or values with numbers of cards."""
    given = by_seat(position.get("cards", {}), "cards", state.seats, [])
    for seat, cards in enumerate(given):
        where = f"cards[{seat}]"
        counts = _counted(cards, where)
        for value, count in enumerate(counts):
            state.cards[seat * len(VALUES) + value] = count


def _counted(cards: object, where: str) -> list[int]:
    words = [str(value) for value in VALUES]
    counts = [0] * len(VALUES)
    if isinstance(cards, dict):
        for word, count in cards.items():
            counts[named(str(word), where, words)] = whole(count, f"{where}.{word}", 0, 99)
    else:
        for card in listed(cards, where):
            counts[named(str(card), where, words)] += 1
    return counts


def _read_paid(position: Position, state: AttrapTresors, phase: int) -> None:
    """The rounds that paid: at least as many as the cards and the tasks set aside have needed."""
    needed = len(read_aside(position)) + (1 if phase == REPLACE else 0)
    for value, total in enumerate(_totals(state)):
        each = sum(1 for kind in state.tower if WORTH[kind] == value)
        if total and not each and value < 2:
            raise BadPosition(f"cards has {total} of {VALUES[value]}, but nothing in the tower pays them")
        needed = max(needed, -(-total // each) if each else 0)
    needed = max(needed, sum(_totals(state)[2:]))  # one column a round
    if needed > ROUNDS:
        raise BadPosition(f"cards and set_aside need {needed} rounds: there are at most {ROUNDS}")
    usual = ROUNDS if phase == OVER else needed
    state.paid = whole(position.get("paid_rounds", usual), "paid_rounds", 0, ROUNDS)
    if state.paid < needed:
        raise BadPosition(f"paid_rounds is {state.paid}: cards and set_aside need at least {needed}")


def _totals(state: AttrapTresors) -> list[int]:
    return [sum(state.cards[value :: len(VALUES)]) for value in range(len(VALUES))]


def _likely_phase(state: AttrapTresors) -> int:
    """What must be going on, if nobody says."""
    if state.paid == ROUNDS:
        return OVER
    if state.owners[COLUMN] != NOBODY:
        return CHOOSE if state.quiet else LOOT
    if min(state.colours) < 0:
        return THROW
    if max(state.ons) >= 0:
        return STACKED
    return CHOOSE if state.quiet else RACE


def _read_shown(position: Position, state: AttrapTresors) -> None:
    if "shown" in position and state.seats == 2:
        raise BadPosition("shown is given, but with two players all tasks lie open (AT-27)")
    holder = state.owners[COLUMN]
    usual: list[object] = [holder] if state.phase == GIVE_BACK and state.seats > 2 and holder != NOBODY else []
    for i, seat in enumerate(listed(position.get("shown", usual), "shown")):
        state.shown[whole(seat, f"shown[{i}]", 0, state.seats - 1)] = True


def _somebody_chose(position: Position, state: AttrapTresors) -> bool:
    return any(word != "" for word in by_seat(position.get("choices", {}), "choices", state.seats, ""))


def _read_quiet(position: Position, state: AttrapTresors) -> None:
    for name in ("token", "choices", "revealed"):
        if name in position and not state.quiet:
            raise BadPosition(f"{name} is given, but only quiet mode has it (AT-A24)")
    state.token = whole(position.get("token", 0), "token", 0, state.seats - 1)
    choices = by_seat(position.get("choices", {}), "choices", state.seats, "")
    revealed = by_seat(position.get("revealed", {}), "revealed", state.seats, "")
    words = ["", *CHOICES]
    state.revealed = [named(word, f"revealed[{i}]", words) - 1 for i, word in enumerate(revealed)]
    for seat, word in enumerate(choices):
        if word == HOLE:
            state.choices[seat] = state.chance.pick(open_choices(state))
        else:
            state.choices[seat] = named(word, f"choices[{seat}]", words) - 1


def _agree(position: Position, state: AttrapTresors) -> None:
    """What follows from the rest may be said too, but must be true."""
    tower = [OBJECTS[kind] for slot, kind in enumerate(state.tower) if state.owners[slot] == NOBODY]
    if "tower" in position and sorted(str(word) for word in listed(position["tower"], "tower")) != sorted(tower):
        raise BadPosition(f"tower is {position['tower']!r}: what is not taken is {tower!r}")
    stacked = state.stacked()
    if position.get("stacked", stacked) != stacked:
        raise BadPosition(f"stacked is {position['stacked']!r}: the dice that lie on each other are {stacked!r}")
    supply = {str(value): count for value, count in zip(VALUES, state.supply(), strict=True)}
    given = {str(value): count for value, count in mapped(position.get("supply", {}), "supply").items()}
    known_fields({**given}, list(supply), "supply")
    if {**supply, **given} != supply:
        raise BadPosition(f"supply is {given!r}: what the seats do not own is {supply!r}")


def _values(state: Souk, seat: int) -> list[int]:
    """A seat's cards as their values, small ones first."""
    start = seat * len(VALUES)
    return [VALUES[value] for value in range(len(VALUES)) for _ in range(state.cards[start + value])]


def _words(tasks: list[int]) -> list[str]:
    return [COLOURS[task] for task in tasks]
