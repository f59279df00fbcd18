"""Pictures of every page and board, phone and desktop, into docs/pictures: `make pictures`, or `pictures.py FOLDER`.

With `--eyes` the four boards are drawn as people with other colour vision see them.
The tables are dealt from fixed secrets, so that the same page gives nearly the same pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from kit.served import Served, serving
from tests.page.browser import LAPTOP, PHONE, Visitor, chromium_running
from tests.page.journey import BOARDS
from tests.page.living_pictures import living_room
from tests.page.pngs import small
from tests.page.scenes import Scene, scene

FOLDER = Path(__file__).parents[2] / "docs/pictures"
SIZES = {"phone": PHONE, "desktop": LAPTOP}
DRAWN = "Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])"
EYES = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]
STILL: dict[str, object] = {"pace": 0, "sound": False, "motion": False, "name": "Léa"}
# the secrets of a server that always deals the same
SEEDED = "import random, secrets\nsecrets.token_hex = lambda n, chance=random.Random(11): chance.randbytes(n).hex()"


def tables(url: str) -> dict[str, Scene]:
    """What there is to see at tables."""
    made = {game: scene(url, game, options=dict(board.pictured_options)) for game, board in BOARDS.items()}
    for game, table in made.items():
        table.advised(BOARDS[game].pictured_after)
    over = {f"{game}-over": scene(url, game, seats=2) for game in ("voleurs", "schattendieb")}
    for table in over.values():
        table.advised(1000)
    return {**made, **over, "waiting": scene(url, "labyrinthe", started=False)}


def pages(seen: dict[str, Scene]) -> dict[str, tuple[str, str]]:
    """Where each picture is taken, and what must be there first."""
    return {
        "home": ("/", ".shelf article"),
        "open": ("/open/voleurs?bots", "form"),
        "device": ("/open/schattendieb?device", "form"),
        "rules": ("/rules/voleurs", "main h2"),
        "learn": ("/learn/labyrinthe", "main h1"),
        "credits": ("/credits", "main h1"),
        "replay": (f"{seen['voleurs-over'].replay}?move=12", ".replay [data-field] *"),
        **{name: (table.table, ".waiting button, [data-field] *") for name, table in seen.items()},
    }


def taken(browser: Browser, server: Served, folder: Path) -> None:
    darkroom = browser.new_page()

    def camera(name: str, page: Page) -> None:
        page.evaluate(DRAWN)
        page.wait_for_timeout(600)
        (folder / f"{name}.png").write_bytes(small(darkroom, page.screenshot()))
        print(name, flush=True)

    living_room(browser, server, camera)
    seen = tables(server.url)
    for size, pixels in SIZES.items():
        visitor = Visitor(browser, server, pixels, settings=STILL)
        for table in seen.values():
            table.give(visitor)
        for name, (path, there) in pages(seen).items():
            look(visitor, path, there)
            (folder / f"{name}-{size}.png").write_bytes(small(darkroom, visitor.page.screenshot()))
            print(f"{name}-{size}", f"{visitor.overflow} too wide" if visitor.overflow > 0 else "", flush=True)
        visitor.context.close()


def with_other_eyes(browser: Browser, server: Served, folder: Path) -> None:
    seen = tables(server.url)
    for size, pixels in SIZES.items():
        visitor = Visitor(browser, server, pixels, settings=STILL)
        devtools = visitor.context.new_cdp_session(visitor.page)
        for table in seen.values():
            table.give(visitor)
        for game in BOARDS:
            look(visitor, seen[game].table, "[data-field] *")
            for kind in EYES:
                devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
                visitor.page.screenshot(path=folder / f"{game}-{size}-{kind}.png")
        visitor.context.close()


def look(visitor: Visitor, path: str, there: str) -> None:
    visitor.page.goto(path)
    visitor.page.locator(there).first.wait_for()
    visitor.page.evaluate(DRAWN)
    visitor.page.wait_for_timeout(600)


def main(words: list[str]) -> None:
    named = [word for word in words if not word.startswith("-")]
    folder = Path(named[0]) if named else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    pictures = with_other_eyes if "--eyes" in words else taken
    with (
        tempfile.TemporaryDirectory() as kept,
        chromium_running() as browser,
        serving(Path(kept), "--pace", "50", changed=SEEDED) as server,
    ):
        pictures(browser, server, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
