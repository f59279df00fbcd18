"""The end of a round: the grab is judged, gold paid, a task replaced, and the tower built again (AT-15 to AT-25)."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.attrap_tresors.box import COLOURS, COLUMN, DICE_FOR_TWO, FIVE, FOUR, OBJECTS, ROUNDS, VALUES, WORTH
from butin.games.attrap_tresors.dice import NOTHING_UNDER, UNTHROWN
from butin.games.attrap_tresors.souk import GIVE_BACK, NOBODY, OVER, REPLACE, THROW, Souk

# what lists of so many dice say when none is thrown; replaced by the next throw, never changed
_IN_THE_CUP: Final = [[UNTHROWN] * dice for dice in range(DICE_FOR_TWO + 1)]
_NOWHERE: Final = [[0] * dice for dice in range(DICE_FOR_TWO + 1)]
_ON_NOTHING: Final = [[NOTHING_UNDER] * dice for dice in range(DICE_FOR_TWO + 1)]


def close(souk: Souk, rule: str, tell: Tell | None) -> None:
    """No more hands: judge the grab; a task is shown where the dice alone do not prove it right (AT-16)."""
    holder = souk.owners[COLUMN]
    counts = souk.counts()
    chosen, everybody = souk.chosen(holder, counts), min(counts) > 0
    if tell is not None:
        tell(Event("closed", rule, {"left": _left(souk), "count": souk.owners.count(NOBODY)}))
    if souk.seats > 2 and not everybody:
        _show_task(souk, holder, tell)
    if chosen or everybody:
        if tell is not None:
            tell(_judged_right(souk, holder, chosen, everybody))
        pay(souk, tell)
        return
    if tell is not None:
        tell(Event("judged_wrong", "AT-8", {"seat": holder}))
    owned = souk.owned(holder)
    if len(owned) > 1:  # he chooses before anybody is paid, so among what he already owned (AT-17)
        souk.phase = GIVE_BACK
    elif owned:
        give_back(souk, owned[0], tell)
    else:
        if tell is not None:
            tell(Event("nothing_given_back", "AT-A13", {"seat": holder}))
        pay(souk, tell)


def give_back(souk: Souk, value: int, tell: Tell | None) -> None:
    """A card for a wrong grab, back to its supply pile (AT-17, AT-A6)."""
    holder = souk.owners[COLUMN]
    souk.cards = souk.cards[:]
    souk.cards[holder * len(VALUES) + value] -= 1
    if tell is not None:
        tell(Event("given_back", "AT-17", {"seat": holder, "value": VALUES[value]}))
    pay(souk, tell)


def pay(souk: Souk, tell: Tell | None) -> None:
    """One card for each object (AT-18, AT-19), but none at all for whoever grabbed wrongly (AT-17, AT-30)."""
    holder = souk.owners[COLUMN]
    counts = souk.counts()
    chosen, everybody = souk.chosen(holder, counts), min(counts) > 0
    unpaid = NOBODY if chosen or everybody else holder
    paid = False
    souk.cards = souk.cards[:]
    for slot, owner in enumerate(souk.owners):
        if owner in (NOBODY, unpaid):
            continue
        value = WORTH[souk.tower[slot]]
        rule = "AT-18"
        if slot == COLUMN:
            value = FIVE if everybody else FOUR  # the better pay where both apply (AT-A3)
            rule = "AT-A19" if souk.seats == 2 else "AT-A3" if chosen and everybody else "AT-16"
        souk.cards[owner * len(VALUES) + value] += 1
        paid = True
        if tell is not None:
            tell(Event("paid", rule, {"seat": owner, "object": OBJECTS[souk.tower[slot]], "value": VALUES[value]}))
    if paid:  # a wrong grab does not spoil the count, as long as gold went out (AT-23, AT-A14)
        souk.paid += 1
    if tell is not None:
        tell(Event("round_counted" if paid else "round_not_counted", "AT-23", {"paid": souk.paid, "of": ROUNDS}))
    if souk.paid == ROUNDS:  # nothing follows, no task and no question (AT-23)
        souk.phase = OVER
        if tell is not None:
            tell(_ended(souk))
    else:
        _settle_tasks(souk, chosen, everybody, tell)


def replace(souk: Souk, task: int, tell: Tell | None) -> None:
    """Two players: a fulfilled task goes, a new one is laid open (AT-A17)."""
    holder = souk.owners[COLUMN]
    place = souk.tasks.index(task)
    souk.aside = [*souk.aside, task]
    souk.tasks = souk.tasks[:]
    del souk.tasks[place]
    souk.tasks.insert(place, draw_open(souk, souk.tasks))
    if tell is not None:
        tell(Event("task_set_aside", "AT-A17", {"seat": holder, "task": COLOURS[task]}))
        tell(Event("task_opened", "AT-27", {"task": COLOURS[souk.tasks[place]]}))
    next_round(souk, right=True, chosen=True, tell=tell)


def draw_open(souk: Souk, lying: list[int]) -> int:
    """The next task of the pile; where open tasks must differ, the next that does (AT-A16)."""
    pile = souk.pile[:]
    place = len(pile) - 1
    if souk.options["distinct_open_tasks"]:
        while pile[place] in lying:
            place -= 1
    task = pile.pop(place)
    if place < len(pile):  # others were passed over: they go back, and nobody knows where
        souk.chance.shuffle(pile)
    souk.pile = pile
    return task


def next_round(souk: Souk, right: bool, chosen: bool, tell: Tell | None) -> None:
    """Who rolls next (AT-21, AT-A7), then a new tower (AT-22)."""
    if souk.seats > 2:
        souk.roller = souk.owners[COLUMN] if right else (souk.roller + 1) % souk.seats
        if tell is not None:
            tell(Event("roller_named", "AT-21" if chosen else "AT-A7", {"seat": souk.roller}))
    souk.owners = [NOBODY] * len(souk.tower)
    pick_up(souk)
    if tell is not None:
        tell(Event("tower_rebuilt", "AT-22", {"objects": [OBJECTS[kind] for kind in souk.tower]}))


def pick_up(souk: Souk) -> None:
    """All dice leave the table, to be thrown."""
    dice = len(souk.colours)
    souk.phase = THROW
    souk.colours = _IN_THE_CUP[dice]
    souk.xs = _NOWHERE[dice]
    souk.ys = _NOWHERE[dice]
    souk.ons = _ON_NOTHING[dice]


def winners(souk: Souk) -> list[int]:
    """Most bags (AT-24), then more cards (AT-25), else together (AT-A20)."""
    best: list[int] = []
    best_worth = (-1, -1)
    for seat in range(souk.seats):
        worth = (souk.bags(seat), souk.card_count(seat))
        if worth > best_worth:
            best, best_worth = [], worth
        if worth == best_worth:
            best.append(seat)
    return best


def _show_task(souk: Souk, holder: int, tell: Tell | None) -> None:
    """From now on everybody knows it, for as long as he keeps it (AT-16)."""
    if not souk.shown[holder]:
        souk.shown = souk.shown[:]
        souk.shown[holder] = True
    if tell is not None:
        tell(Event("task_shown", "AT-16", {"seat": holder, "task": COLOURS[souk.tasks[holder]]}))


def _left(souk: Souk) -> list[str]:
    return [OBJECTS[kind] for slot, kind in enumerate(souk.tower) if souk.owners[slot] == NOBODY]


def _judged_right(souk: Souk, holder: int, chosen: bool, everybody: bool) -> Event:
    pattern = "both" if chosen and everybody else "three" if chosen else "six"
    rule = "AT-A3" if pattern == "both" else "AT-29" if souk.seats == 2 else "AT-6" if chosen else "AT-7"
    return Event("judged_right", rule, {"seat": holder, "pattern": pattern})


def _settle_tasks(souk: Souk, chosen: bool, everybody: bool, tell: Tell | None) -> None:
    """A fulfilled task is set aside for a new one (AT-20); in all other cases everybody keeps theirs (AT-A15)."""
    holder = souk.owners[COLUMN]
    right = chosen or everybody
    if not chosen:
        if tell is not None and souk.seats > 2:
            tell(Event("task_kept", "AT-20" if right else "AT-A15", {"seat": holder}))
    elif souk.seats == 2:
        colours = souk.fulfilled(souk.counts())
        if len(colours) > 1:
            souk.phase = REPLACE
        else:
            replace(souk, colours[0], tell)
        return
    else:
        _draw_task(souk, holder, tell)
    next_round(souk, right, chosen, tell)


def _draw_task(souk: Souk, holder: int, tell: Tell | None) -> None:
    old, new = souk.tasks[holder], souk.pile[-1]
    souk.aside = [*souk.aside, old]
    souk.pile = souk.pile[:-1]
    souk.tasks = souk.tasks[:]
    souk.tasks[holder] = new
    souk.shown = souk.shown[:]
    souk.shown[holder] = False
    if tell is not None:
        tell(Event("task_set_aside", "AT-20", {"seat": holder, "task": COLOURS[old]}))
        tell(Event("task_drawn", "AT-20", {"seat": holder}))
        tell(Event("task_seen", "AT-20", {"seat": holder, "task": COLOURS[new]}, to=holder))


def _ended(souk: Souk) -> Event:
    bags = [souk.bags(seat) for seat in range(souk.seats)]
    won = winners(souk)
    rule = "AT-A20" if len(won) > 1 else "AT-25" if bags.count(max(bags)) > 1 else "AT-24"
    cards = [souk.card_count(seat) for seat in range(souk.seats)]
    return Event("ended", rule, {"winners": won, "bags": bags, "cards": cards})
