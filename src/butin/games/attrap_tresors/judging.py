"""The end of a round: the grab is judged, gold paid, a task replaced, and the tower built again (AT-15 to AT-25)."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.attrap_tresors.box import COLOURS, COLUMN, DICE_FOR_TWO, FIVE, FOUR, OBJECTS, ROUNDS, VALUES, WORTH
from butin.games.attrap_tresors.dice import NOTHING_UNDER, UNTHROWN
from butin.games.attrap_tresors.table import GIVE_BACK, NOBODY, OVER, REPLACE, THROW, Table

# what lists of so many dice say when none is thrown; replaced by the next throw, never changed
_IN_THE_CUP: Final = [[UNTHROWN] * dice for dice in range(DICE_FOR_TWO + 1)]
_NOWHERE: Final = [[0] * dice for dice in range(DICE_FOR_TWO + 1)]
_ON_NOTHING: Final = [[NOTHING_UNDER] * dice for dice in range(DICE_FOR_TWO + 1)]


def close(table: Table, rule: str, tell: Tell | None) -> None:
    """No more hands: judge the grab; a task is shown where the dice alone do not prove it right (AT-16)."""
    holder = table.owners[COLUMN]
    counts = table.counts()
    chosen, everybody = table.chosen(holder, counts), min(counts) > 0
    if tell is not None:
        tell(Event("closed", rule, {"left": _left(table), "count": table.owners.count(NOBODY)}))
    if table.seats > 2 and not everybody:
        _show_task(table, holder, tell)
    if chosen or everybody:
        if tell is not None:
            tell(_judged_right(table, holder, chosen, everybody))
        pay(table, tell)
        return
    if tell is not None:
        tell(Event("judged_wrong", "AT-8", {"seat": holder}))
    owned = table.owned(holder)
    if len(owned) > 1:  # he chooses before anybody is paid, so among what he already owned (AT-17)
        table.phase = GIVE_BACK
    elif owned:
        give_back(table, owned[0], tell)
    else:
        if tell is not None:
            tell(Event("nothing_given_back", "AT-A13", {"seat": holder}))
        pay(table, tell)


def give_back(table: Table, value: int, tell: Tell | None) -> None:
    """A card for a wrong grab, back to its supply pile (AT-17, AT-A6)."""
    holder = table.owners[COLUMN]
    table.cards = table.cards[:]
    table.cards[holder * len(VALUES) + value] -= 1
    if tell is not None:
        tell(Event("given_back", "AT-17", {"seat": holder, "value": VALUES[value]}))
    pay(table, tell)


def pay(table: Table, tell: Tell | None) -> None:
    """One card for each object (AT-18, AT-19), but none at all for whoever grabbed wrongly (AT-17, AT-30)."""
    holder = table.owners[COLUMN]
    counts = table.counts()
    chosen, everybody = table.chosen(holder, counts), min(counts) > 0
    unpaid = NOBODY if chosen or everybody else holder
    paid = False
    table.cards = table.cards[:]
    for slot, owner in enumerate(table.owners):
        if owner in (NOBODY, unpaid):
            continue
        value = WORTH[table.tower[slot]]
        rule = "AT-18"
        if slot == COLUMN:
            value = FIVE if everybody else FOUR  # the better pay where both apply (AT-A3)
            rule = "AT-A19" if table.seats == 2 else "AT-A3" if chosen and everybody else "AT-16"
        table.cards[owner * len(VALUES) + value] += 1
        paid = True
        if tell is not None:
            tell(Event("paid", rule, {"seat": owner, "object": OBJECTS[table.tower[slot]], "value": VALUES[value]}))
    if paid:  # a wrong grab does not spoil the count, as long as gold went out (AT-23, AT-A14)
        table.paid += 1
    if tell is not None:
        tell(Event("round_counted" if paid else "round_not_counted", "AT-23", {"paid": table.paid, "of": ROUNDS}))
    _settle_tasks(table, chosen, everybody, tell)


def replace(table: Table, task: int, tell: Tell | None) -> None:
    """Two players: a fulfilled task goes, a new one is laid open (AT-A17)."""
    holder = table.owners[COLUMN]
    place = table.tasks.index(task)
    table.aside = [*table.aside, task]
    table.tasks = table.tasks[:]
    del table.tasks[place]
    table.tasks.insert(place, draw_open(table, table.tasks))
    if tell is not None:
        tell(Event("task_set_aside", "AT-A17", {"seat": holder, "task": COLOURS[task]}))
        tell(Event("task_opened", "AT-27", {"task": COLOURS[table.tasks[place]]}))
    next_round(table, right=True, chosen=True, tell=tell)


def draw_open(table: Table, lying: list[int]) -> int:
    """The next task of the pile; where open tasks must differ, the next that does (AT-A16)."""
    pile = table.pile[:]
    place = len(pile) - 1
    if table.options["distinct_open_tasks"]:
        while pile[place] in lying:
            place -= 1
    task = pile.pop(place)
    if place < len(pile):  # others were passed over: they go back, and nobody knows where
        table.chance.shuffle(pile)
    table.pile = pile
    return task


def next_round(table: Table, right: bool, chosen: bool, tell: Tell | None) -> None:
    """Who rolls next (AT-21, AT-A7), then a new tower (AT-22), unless ten rounds have paid (AT-23)."""
    if table.paid == ROUNDS:
        table.phase = OVER
        if tell is not None:
            tell(_ended(table))
        return
    if table.seats > 2:
        table.roller = table.owners[COLUMN] if right else (table.roller + 1) % table.seats
        if tell is not None:
            tell(Event("roller_named", "AT-21" if chosen else "AT-A7", {"seat": table.roller}))
    table.owners = [NOBODY] * len(table.tower)
    pick_up(table)
    if tell is not None:
        tell(Event("tower_rebuilt", "AT-22", {"objects": [OBJECTS[kind] for kind in table.tower]}))


def pick_up(table: Table) -> None:
    """All dice leave the table, to be thrown."""
    dice = len(table.colours)
    table.phase = THROW
    table.colours = _IN_THE_CUP[dice]
    table.xs = _NOWHERE[dice]
    table.ys = _NOWHERE[dice]
    table.ons = _ON_NOTHING[dice]


def winners(table: Table) -> list[int]:
    """Most bags (AT-24), then more cards (AT-25), else together (AT-A20)."""
    best: list[int] = []
    best_worth = (-1, -1)
    for seat in range(table.seats):
        worth = (table.bags(seat), table.card_count(seat))
        if worth > best_worth:
            best, best_worth = [], worth
        if worth == best_worth:
            best.append(seat)
    return best


def _show_task(table: Table, holder: int, tell: Tell | None) -> None:
    """From now on everybody knows it, for as long as he keeps it (AT-16)."""
    if not table.shown[holder]:
        table.shown = table.shown[:]
        table.shown[holder] = True
    if tell is not None:
        tell(Event("task_shown", "AT-16", {"seat": holder, "task": COLOURS[table.tasks[holder]]}))


def _left(table: Table) -> list[str]:
    return [OBJECTS[kind] for slot, kind in enumerate(table.tower) if table.owners[slot] == NOBODY]


def _judged_right(table: Table, holder: int, chosen: bool, everybody: bool) -> Event:
    pattern = "both" if chosen and everybody else "three" if chosen else "six"
    rule = "AT-A3" if pattern == "both" else "AT-29" if table.seats == 2 else "AT-6" if chosen else "AT-7"
    return Event("judged_right", rule, {"seat": holder, "pattern": pattern})


def _settle_tasks(table: Table, chosen: bool, everybody: bool, tell: Tell | None) -> None:
    """A fulfilled task is set aside for a new one (AT-20); in all other cases everybody keeps theirs (AT-A15)."""
    holder = table.owners[COLUMN]
    right = chosen or everybody
    if not chosen:
        if tell is not None and table.seats > 2:
            tell(Event("task_kept", "AT-20" if right else "AT-A15", {"seat": holder}))
    elif table.seats == 2:
        colours = table.fulfilled(table.counts())
        if len(colours) > 1:
            table.phase = REPLACE
        else:
            replace(table, colours[0], tell)
        return
    else:
        _draw_task(table, holder, tell)
    next_round(table, right, chosen, tell)


def _draw_task(table: Table, holder: int, tell: Tell | None) -> None:
    old, new = table.tasks[holder], table.pile[-1]
    table.aside = [*table.aside, old]
    table.pile = table.pile[:-1]
    table.tasks = table.tasks[:]
    table.tasks[holder] = new
    table.shown = table.shown[:]
    table.shown[holder] = False
    if tell is not None:
        tell(Event("task_set_aside", "AT-20", {"seat": holder, "task": COLOURS[old]}))
        tell(Event("task_drawn", "AT-20", {"seat": holder}))
        tell(Event("task_seen", "AT-20", {"seat": holder, "task": COLOURS[new]}, to=holder))


def _ended(table: Table) -> Event:
    bags = [table.bags(seat) for seat in range(table.seats)]
    won = winners(table)
    rule = "AT-A20" if len(won) > 1 else "AT-25" if bags.count(max(bags)) > 1 else "AT-24"
    cards = [table.card_count(seat) for seat in range(table.seats)]
    return Event("ended", rule, {"winners": won, "bags": bags, "cards": cards})
