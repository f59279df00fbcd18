"""Laws about what happens at a table."""

from __future__ import annotations

import json

from butin.core.chance import Chance, secret_from_seed
from butin.core.errors import IllegalMove
from butin.core.game import AnyGame
from butin.core.journal import Journal, load_journal
from butin.core.match import Match, replay
from butin.core.state import Event, State
from butin.testing.case import Case, claim

CODES = 600  # moves that are tried, whether there are so many or not
ODD = "x> ?-,0🂡\u0301\t"


def ends(case: Case) -> None:
    state = case.deal()
    for seat, move in case.evening():
        claim(state.scores() is None, f"scores are {state.scores()} while {state.actors()} may act")
        claim(state.winners() == [], f"winners are {state.winners()} while {state.actors()} may act")
        claim(move in state.legal(seat), f"a move of seat {seat} is not legal twice in a row")
    scores, winners = state.scores(), state.winners()
    claim(scores is not None and len(scores) == state.seats, f"scores are {scores}: expected one for each seat")
    claim(bool(winners) and set(winners) <= set(range(state.seats)), f"winners are {winners}: expected seats")


def keeps_its_pieces(case: Case) -> None:
    state, statement = case.deal(), case.statement
    assert statement is not None
    for _ in case.evening():
        if case.moves % 7 == 0:
            statement.conserved(state)
    statement.conserved(state)


def actors_have_moves(case: Case) -> None:
    for state in case.moments(every=5):
        for seat in range(state.seats):
            moves, acts = state.legal(seat), seat in state.actors()
            claim(bool(moves) == acts, f"seat {seat} has {len(moves)} moves; actors are {state.actors()}")
            claim(not (acts and case.game.through(state, seat)), f"seat {seat} is through, and asked")
            claim(len(set(moves)) == len(moves), f"seat {seat} has a move twice: {sorted(moves)}")


def refuses(case: Case) -> None:
    chance = case.chance(2)
    for state in case.moments(every=11):
        before = case.game.write(state)
        for code in [-3, -1, *[chance.below(CODES) for _ in range(4)]]:
            for seat in range(state.seats):
                _refused(case.game, state, seat, code)
        claim(case.game.write(state) == before, "what was refused has changed the position")


def _refused(game: AnyGame, state: State, seat: int, code: int) -> None:
    refusal, legal = state.refusal(seat, code), code in state.legal(seat)
    if refusal is not None:
        claim(not legal, f"move {code} of seat {seat} is legal, and refused: {refusal}")
        claim(bool(refusal.kind and refusal.text), f"the refusal of {code} has no kind or no text: {refusal!r}")
        claim(refusal.clause.startswith(game.prefix), f"a refusal cites {refusal.clause!r}: expected {game.prefix}-…")
    elif not legal:
        told: list[Event] = []  # it only came too late: told, and nothing else changes
        state.play(seat, code, told.append)
        kinds = [event.kind for event in told]
        claim(kinds == ["too_late"], f"move {code} of seat {seat} is neither legal nor refused: {kinds}")


def refuses_texts(case: Case) -> None:
    state, chance = case.deal(), case.chance(2)
    before = case.game.write(state)
    known = [case.game.write_move(state, seat, move) for seat in state.actors() for move in state.legal(seat)]
    for text in ["", *[_odd(known, chance) for _ in range(20)]]:
        for seat in range(state.seats):
            try:
                move = case.game.check_move(state, seat, text)
            except IllegalMove as error:
                cited = error.clause
                claim(cited.startswith(case.game.prefix), f"the refusal of {text!r} cites {cited!r}")
            else:
                claim(move in state.legal(seat), f"{text!r} of seat {seat} is read as {move}, which is not legal")
    claim(case.game.write(state) == before, "a text that was refused has changed the position")


def _odd(known: list[str], chance: Chance) -> str:
    """A move with a letter changed, dropped or put in; or anything."""
    text = known[chance.below(len(known))] if chance.below(4) else ""
    place, letter = chance.below(len(text) + 1), ODD[chance.below(len(ODD))]
    return text[:place] + letter * chance.below(3) + text[place + chance.below(2) :]


def over_is_over(case: Case) -> None:
    state = case.deal()
    codes = {move for _, move in case.evening()}
    for seat in range(state.seats):
        claim(state.legal(seat) == [], f"seat {seat} may still do {state.legal(seat)[:5]}")
        open_still = [code for code in codes if state.refusal(seat, code) is None]
        claim(not open_still, f"seat {seat} is not refused {open_still[:5]}")


def clones(case: Case) -> None:
    state, write = case.deal(), case.game.write
    kept: list[tuple[int, State, dict[str, object]]] = []
    twin = state.clone()
    for seat, move in case.evening():
        if case.moves % 10 == 0:
            claim(write(twin) == write(state), f"a clone went another way: {write(twin)}")
            kept.append((case.moves, state.clone(), write(state)))
        twin.play(seat, move)
    claim(write(twin) == write(state), f"a clone went another way: {write(twin)}")
    for moves, clone, written in kept:
        claim(write(clone) == written, f"a clone made after {moves} moves changed with its original: {write(clone)}")


def replays(case: Case) -> None:
    game, dealt, chance = case.game, case.deal(), case.chance()
    secret = secret_from_seed(case.seed)
    journal = Journal(game.name, game.version, dealt.seats, dealt.options, secret, ["a share"])
    match = Match(game, journal)
    case.state = match.state
    halfway: tuple[int, dict[str, object]] = (0, match.position())
    while not match.over:
        seat = chance.pick(match.actors)
        moves = match.legal(seat)
        match.play(seat, moves[chance.below(len(moves))], at=len(journal.entries))
        case.moves += 1
        if chance.below(20) == 0:
            halfway = (len(journal.entries), match.position())
    again = replay(game, load_journal(match.save()))
    claim(again.position() == match.position(), f"it replays to {again.position()}")
    stories = [[repr(event) for event in one.story] for one in (match, again)]
    claim(stories[0] == stories[1], "it replays to another story")
    claim(again.save() == match.save(), "what was replayed is saved as another record")
    part = replay(game, load_journal(match.save()), halfway[0]).position()
    claim(part == halfway[1], f"its first {halfway[0]} moves replay to {part}")


def reads_back(case: Case) -> None:
    game = case.game
    for state in case.moments(every=6):
        written = game.write(state)
        again = game.read(json.loads(json.dumps(written)), state.seats, state.options, case.chance())
        claim(game.write(again) == written, f"it is read as {game.write(again)}")
        for name, one, other in [
            ("actors", again.actors(), state.actors()),
            ("scores", again.scores(), state.scores()),
            ("winners", again.winners(), state.winners()),
        ]:
            claim(one == other, f"read back, {name} are {one}: expected {other}")
        for seat in range(state.seats):
            claim(sorted(again.legal(seat)) == sorted(state.legal(seat)), f"read back, seat {seat} has other moves")
            texts = [game.write_move(state, seat, move) for move in state.legal(seat)]
            claim(len(set(texts)) == len(texts), f"two moves of seat {seat} are written the same: {texts}")
            moves = [game.read_move(state, seat, text) for text in texts]
            claim(moves == state.legal(seat), f"moves of seat {seat} are written {texts} and read {moves}")


def cites(case: Case) -> None:
    told: list[Event] = []
    case.deal(told.append)
    for _ in case.evening(told.append):
        pass
    for event in told:
        claim(event.rule.startswith(f"{case.game.prefix}-"), f"{event!r} cites no clause {case.game.prefix}-…")
    json.dumps([event.plain() for event in told])
