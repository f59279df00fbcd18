"""The laws that every game keeps, at any number of seats, with any options; and the judge who asks them of a game.

from butin.testing.laws import LAWS, held
for law in LAWS:
    print(held(law, GAME))
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from butin.core.game import AnyGame
from butin.testing import open_laws, role_laws, secret_laws, text_laws, twins, varying
from butin.testing.case import Broken, Case, Skipped
from butin.testing.stated import stated

OK, SKIPPED, BROKEN = "ok", "skipped", "broken"


class Law(NamedTuple):
    """A sentence that holds for every game, and how it is looked for in an evening."""

    text: str
    hold: Callable[[Case], None]
    cases: int  # evenings that are looked at
    needs: str = ""  # what the game must state of itself in its `testing.py`


class Verdict(NamedTuple):
    """What became of a law: OK, SKIPPED or BROKEN, and why; the position where it broke, as data."""

    law: Law
    kind: str
    why: str = ""
    position: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.law.text}" + (f": {self.why}" if self.why else "")


LAWS = [
    Law("a game goes on until it has winners", open_laws.ends, 60),
    Law("no piece is lost or made", open_laws.keeps_its_pieces, 25, "conserved"),
    Law("actors have moves, and nobody else has", open_laws.actors_have_moves, 40),
    Law("what is not legal is refused by its clause and changes nothing", open_laws.refuses, 30),
    Law("a text that is no move is refused and changes nothing", open_laws.refuses_texts, 25),
    Law("nothing is open when it is over", open_laws.over_is_over, 40),
    Law("a clone is independent and goes the same way", open_laws.clones, 25),
    Law("a record replays to the same position and the same story", open_laws.replays, 20),
    Law("moves and positions read back what was written", open_laws.reads_back, 30),
    Law("what is told cites a clause and can be sent", open_laws.cites, 25),
    Law("every seat is shown the same fields", secret_laws.same_fields, 10),
    Law("a seat cannot tell the world from an imagined one", secret_laws.imagines, 10),
    Law("events tell a seat nothing that its view hides", secret_laws.events_are_discreet, 10),
    Law("bots and the absent look at nothing hidden", secret_laws.bots_are_honest, 10),
    Law("a view shows what the rules let a seat know, and no more", secret_laws.shows_what_is_known, 10, "known"),
    Law("what is hidden varies", varying.varies, 3, "known"),
    Law("deals that a seat cannot tell apart send it the same bytes", twins.same_bytes, 9, "known"),
    Law("a choice made in secret changes nobody else's bytes", twins.discreet_choices, 2, "known"),
    Law("what is told, refused and asked can be said in every language", text_laws.says_everything, 8),
    Law("its roles say how everything lies, and where its moves are touched", role_laws.roles_are_enough, 6),
    Law("its scenarios hold", text_laws.scenarios_hold, 1),
]


def held(law: Law, game: AnyGame, cases: int = 0) -> Verdict:
    """Whether a law holds in so many evenings of a game, or in as many as it usually takes; skipped if it is in all."""
    if law.needs and not hasattr(stated(game), law.needs):
        return Verdict(law, SKIPPED, f"{game.package} has no testing.py with `{law.needs}`")
    skipped, seeds = [], range(cases or law.cases)
    for seed in seeds:
        case = Case(game, seed)
        try:
            law.hold(case)
        except Skipped as why:
            skipped.append(str(why))
        except Exception as error:  # noqa: BLE001  a game that is judged may do anything
            return Verdict(law, BROKEN, f"{case.where()}: {_said(error)}", case.position())
    return Verdict(law, SKIPPED, skipped[0]) if len(skipped) == len(seeds) else Verdict(law, OK)


def _said(error: Exception) -> str:
    """What was wrong; of an assertion without words the assertion itself."""
    if isinstance(error, Broken):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = str(error) or last.line if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
    return f"{what} ({Path(last.filename).name}, line {last.lineno})"
