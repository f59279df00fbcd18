"""What a page gets of a match: views and events, as the room sends them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from butin.bots.policy import next_act, policies
from butin.core.chance import FastChance
from butin.core.game import WATCHER
from butin.core.match import Match
from butin.core.state import Event
from butin.room.telling.news import seen_events

Seen = dict[str, Any]


def view(match: Match, seat: int, fresh: bool = False) -> Seen:
    """All that a seat gets with an entry; `fresh` for somebody who comes in and is told what all remember."""
    game, state = match.game, match.state
    lies = game.open(state) if seat == WATCHER else {**game.open(state), **game.own(state, seat)}
    position = game.see(state, seat) if fresh else lies
    return {**match.view(seat), "position": position, "scores": match.scores, "winners": match.winners}


def told(events: list[Event], seat: int) -> list[Seen]:
    return seen_events(events, [seat])


def acts_of(match: Match, bots: list[str], seed: int) -> Iterator[tuple[int, str]]:
    """Bots play to the end, each name for the seats in turn; give each act before it is done."""
    minds = [policies(match.game)[bots[seat % len(bots)]] for seat in range(match.seats)]
    chance = FastChance(seed)
    while not match.over:
        seat, move = next_act(match.game, match.state, minds, chance)
        yield seat, match.game.write_move(match.state, seat, move)
