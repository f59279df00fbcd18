"""Hands beside a television: their moments, come to over the wire, and what is wrong with each of them, in words.

`python -m tests.page.palms FOLDER [GAME ...]` takes pictures of all of them and puts them on sheets, the worst first.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from kit.players import Player
from kit.served import Served, serving
from kit.servers import PATIENCE_S
from tests.page.browser import Visitor, chromium_running
from tests.page.cast import Cast
from tests.page.journey import BOARDS
from tests.page.moments import END, NEVER, QUESTION, QUIET, TRIES, Moment
from tests.page.pairs import Case, covering
from tests.page.pictures import SEEDED
from tests.page.scenes import Scene
from tests.page.screens import BLINK_MS, MEASURE, SETTLED, STILL, told
from tests.page.sheets import Shot, written

Picture = Callable[[Case, list[str]], None]

PHONES = [(320, 568), (360, 740), (390, 844), (740, 360)]
TEXT_PX, LARGE_PX, NARROW_PX = 15, 72, 64  # what matters is a little smaller on the narrowest phone
MAKE = (
    ".main",
    "button[data-spot]",
    "[data-spot]",
)
NAMES = "h1, .name, .cut"  # a long name loses its end, never its shape
WAITS, BEFORE, BENCH = "waits", "before", "bench"
SECRET = {"variant": "secret"}
MOMENTS: dict[str, dict[str, Moment]] = {
    "attrap_tresors": {
        "throw": Moment("throw"),
        "dice": Moment("column", 1),
        "treasures": Moment("lamp|chest|gem", 1, behind=True),
        "paying": Moment("give", options=QUIET),
        "choosing": Moment("column", 2, options=QUIET),
        "chosen": Moment("column", 2, "[data-corner] > [data-spot] >> nth=0", options=QUIET),
        END: Moment(NEVER, options=QUIET),
    },
    "labyrinthe": {
        "push": Moment("[RC]", 4),
        "aimed": Moment("[RC]", 4, ".can > [data-spot] >> nth=3"),
        "walk": Moment(r"\d", 4),
        "secret push": Moment("[RC]", 4, ".can > [data-spot] >> nth=3", options=SECRET),
        "secret walk": Moment(r"\d", 4, options=SECRET),
    },
    "schattendieb": {
        "choose": Moment("[^a]", 4),
        "chosen": Moment("[^a]", 4, "[data-spot^='card:'].open >> nth=1"),
        "adding": Moment("add (?!nothing)"),
        "stealing": Moment("take"),
        "stolen": Moment("take", tapped="[data-spot^='loot:'] >> nth=0"),
    },
    "voleurs": {
        "choose": Moment(after=14),
        "chosen": Moment(after=14, tapped="[data-spot^='card:'][aria-disabled=false] >> nth=2"),
    },
}
ALWAYS = {BEFORE: Moment(), BENCH: Moment(), WAITS: Moment(after=4), QUESTION: Moment(after=4), END: Moment(NEVER)}
SEATS = (3, 4)
STARTS = {
    END: ".hand .after",
    BEFORE: ".hand .before",
    BENCH: ".hand .bench",
    QUESTION: ".hand [role=alertdialog], .hand .question",
}


class Sofa(Cast):
    """A table full of people, with a television that is only there."""

    def __init__(self, url: str, game: str, seats: int, names: str, moment: Moment, *, started: bool) -> None:
        super().__init__(url, game, seats, names, moment.options, started=started)
        secret = "television" * 4
        asked = Scene(url, game, {"secret": secret}).ask(
            f"/api/tables/{self.scene.kept['table']}/wishes", {"do": "screen", "link": self.scene.kept["join"]}
        )
        self.wish(0, do="answer", yes=True, n=asked["n"])
        self.television = Player([url], self.scene.kept["table"], secret)
        self.television.holding.set()
        self.television.start().greeted.wait(PATIENCE_S)

    def waited(self) -> bool:
        """Until it is somebody else's move; false if it never is."""
        for _ in range(20):
            view = self.view(0)
            if not view["legal"]:
                return bool(view["actors"])
            with suppress(HTTPError):
                self.wish(0, do="move", move=view["legal"][0])
        return False

    def benched(self) -> None:
        """The page is that of somebody who came too late."""
        sit = {"link": self.scene.kept["join"], "name": self.names[-1], "bench": True}
        joined = Scene(self.scene.url, self.scene.game).ask("/api/join", sit)
        self.scene.kept = {**self.scene.kept, "secret": joined["secret"]}

    def left(self) -> None:
        super().left()
        self.television.stop()


def scenes(game: str) -> dict[str, Moment]:
    return {**ALWAYS, **MOMENTS[game]}


def cases(game: str) -> list[Case]:
    """Each value of everything with each value of everything else."""
    return covering(
        {
            "screen": PHONES,
            "scene": [*scenes(game)],
            "lang": ["fr", "en", "de"],
            "text": [1, 1.5],
            "names": ["long", "short"],
            "seats": SEATS,
            "theme": ["night", "day"],
        }
    )


def sat(url: str, game: str, seats: int, names: str, scene: str) -> Sofa:
    """Around a table at that moment; when a match does not come to it, another one."""
    for _ in range(TRIES):
        sofa = Sofa(url, game, seats, names, scenes(game)[scene], started=scene != BEFORE)
        if _reached(sofa, scene):
            return sofa
        sofa.left()
    raise AssertionError(f"no match of {game} with {seats} seats came to {scene}")


def _reached(sofa: Sofa, scene: str) -> bool:
    moment = scenes(sofa.scene.game)[scene]
    if scene == BEFORE:
        return True
    if scene == QUESTION:
        sofa.asked()
        return True
    sofa.asked()
    sofa.welcomed()
    came = sofa.played(moment.move, moment.after, behind=moment.behind)
    if scene == BENCH:
        sofa.benched()
    return sofa.waited() if scene == WAITS else came or scene == END


def walked(visitor: Visitor, url: str, game: str, some: list[Case], picture: Picture = lambda *_: None) -> list[str]:
    """Every one of these hands, and what was found there."""
    all_found = []
    for (seats, names, scene), group in groupby(sorted(some, key=_table), _table):
        sofa = sat(url, game, seats, names, scene)
        for case in group:
            shown(visitor, sofa, case)
            found = measured(visitor, game, case)
            picture(case, found)
            all_found += found
        sofa.left()
    return all_found


def shown(visitor: Visitor, sofa: Sofa, case: Case) -> None:
    visitor.come(case["screen"], {**STILL, **{name: case[name] for name in ("text", "lang", "theme")}})
    sofa.scene.give(visitor)
    visitor.page.goto(sofa.scene.table)
    visitor.page.locator(STARTS.get(case["scene"], ".hand .own")).first.wait_for()
    if tapped := scenes(sofa.scene.game)[case["scene"]].tapped:
        visitor.page.locator(tapped).dispatch_event("click")


def measured(visitor: Visitor, game: str, case: Case) -> list[str]:
    """What is wrong with what is on the screen; looked at again a moment later, when everything stands still."""
    narrow = min(case["screen"]) < 360
    hand = {"large": ", ".join(MAKE), "px": NARROW_PX if narrow else LARGE_PX, "names": NAMES}
    how = {"must": "*", "text": TEXT_PX, "hand": hand}
    visitor.page.evaluate(SETTLED)
    if visitor.page.evaluate(MEASURE, how):
        visitor.page.wait_for_timeout(BLINK_MS)
    return [f"{told(game, case)}: {line}" for line in visitor.page.evaluate(MEASURE, how)]


def _table(case: Case) -> tuple[Any, ...]:
    return case["seats"], case["names"], case["scene"]


def pictured(visitor: Visitor, server: Served, folder: Path, game: str) -> list[Shot]:
    """All hands of a game, and what was found in them."""
    shots: list[Shot] = []

    def picture(case: Case, found: list[str]) -> None:
        file = folder / f"{re.sub('[^a-z0-9_]+', '-', told(game, case))}.png"
        visitor.page.screenshot(path=file)
        shots.append(Shot(file, told(game, case), found))
        print("\n".join([file.name, *found]), flush=True)

    walked(visitor, server.url, game, cases(game), picture)
    print(f"{game}: something is wrong with {sum(bool(shot.found) for shot in shots)} of {len(shots)} hands")
    return shots


def main(words: list[str]) -> None:
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        chromium_running() as browser,
        serving(Path(kept), "--pace", "0", changed=SEEDED) as server,
    ):
        visitor = Visitor(browser, server)
        for game in words[1:] or sorted(BOARDS):
            print(*written(browser, folder, game, pictured(visitor, server, folder, game)), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
