"""Laws about what a seat may know."""

from __future__ import annotations

import json

from butin.bots.policy import careless, policies
from butin.core.game import WAIT, WATCHER
from butin.core.state import Event, State
from butin.testing.case import Case, claim
from butin.testing.hidden import as_data, known

ITERATIONS = 12  # of who searches: few, so that nothing depends on the clock
DEALT = 1000  # seeds that others were dealt with: by its own a small game imagines what was dealt


def same_fields(case: Case) -> None:
    for state in case.moments(every=9):
        fields = [sorted(case.game.own(state, seat)) for seat in range(state.seats)]
        claim(fields == [fields[0]] * state.seats, f"`own` names {fields}: expected the same for every seat")


def imagines(case: Case) -> None:
    game, statement = case.game, case.statement
    for state in case.moments(every=6):
        for seat in range(WATCHER, state.seats):
            view = game.view(state, seat)
            world = game.imagine(json.loads(json.dumps(view)), case.chance())
            if statement is not None and hasattr(statement, "conserved"):
                statement.conserved(world)
            claim(game.view(world, seat) == view, f"seat {seat} imagines a world that it would see otherwise: {view}")
            claim(world.actors() == state.actors(), f"in a world of seat {seat} {world.actors()} may act")
            same = seat == WATCHER or sorted(world.legal(seat)) == sorted(state.legal(seat))
            claim(same, f"in a world that seat {seat} imagines it has other moves")


def events_are_discreet(case: Case) -> None:
    for number, state in enumerate(case.moments(every=1)):
        if not state.actors():
            return
        for seat in range(WATCHER, state.seats):
            _discreet(case, state, seat, number)


def _discreet(case: Case, state: State, seat: int, number: int) -> None:
    """The same move, here and in a world that looks the same: where both still do, the same was told."""
    game = case.game
    world = game.imagine(game.view(state, seat), case.chance(DEALT + number))
    chance = case.chance(-number)
    actor = chance.pick(state.actors())
    both = [move for move in state.legal(actor) if move in world.legal(actor)]
    if not both:
        return
    move = chance.pick(both)
    told: list[list[Event]] = [[], []]
    ends = [state.clone(), world.clone()]
    for end, heard in zip(ends, told, strict=True):
        end.play(actor, move, heard.append)
    if game.view(ends[0], seat) == game.view(ends[1], seat):
        here, there = ([repr(event) for event in heard if event.seen_by(seat)] for heard in told)
        claim(here == there, f"seat {seat} is told {here}, in a world that it cannot tell from this one {there}")


def bots_are_honest(case: Case) -> None:
    game = case.game
    bots = {**policies(game, ITERATIONS), "absent": game.absent}
    for state in case.moments(every=31):
        for seat in state.actors():
            view = game.view(state, seat)
            worlds = [game.imagine(view, case.chance(world)) for world in range(3)]
            for name, policy in bots.items():
                choices = {policy(world, seat, case.chance()) for world in worlds}
                claim(len(choices) == 1, f"{name} on seat {seat} chooses {choices} in worlds that look the same")
                claim(choices <= {*state.legal(seat), WAIT}, f"{name} on seat {seat} chooses {choices}: not legal")
                waits = policy is careless and WAIT in choices
                claim(not waits or game.racing(state), f"{name} on seat {seat} waits where nobody races")


def shows_what_is_known(case: Case) -> None:
    game = case.game
    for state in case.moments(every=2):
        whole = as_data(game.write(state))
        for seat in range(WATCHER, state.seats):
            seen = as_data(game.see(state, seat))
            expected = as_data(known(game, whole, seat, state.options))
            other = [name for name in {**seen, **expected} if seen.get(name) != expected.get(name)]
            found = {name: (seen.get(name), expected.get(name)) for name in sorted(other)}
            claim(not found, f"seat {seat} is shown something else than it may know: {found}")
