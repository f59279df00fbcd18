"""What is heard of a whole match: `python -m tests.page.sounds [GAME ...]` plays one of each and writes it down."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

from kit.served import Served, serving
from tests.page.browser import Visitor, chromium_running
from tests.page.journey import BOARDS, play_out, seated
from tests.page.pictures import SEEDED

Heard = tuple[str, int, str]  # which sound, how many milliseconds after the first, and what the page said just then
AUDIBLE: dict[str, object] = {"pace": 0.2, "sound": True}
LISTENING = """window.heard = [];
addEventListener("butin:sound", ({ detail }) => {
  const said = document.querySelector(".prompt")?.innerText.replace(/\\s+/g, " ").slice(0, 80);
  window.heard.push([detail, Math.round(performance.now()), said ?? ""]);
});"""


def heard(browser: Browser, server: Served, game: str) -> list[Heard]:
    """Every sound of one match against bots, as the page plays them."""
    visitor = Visitor(browser, server, settings=AUDIBLE)
    visitor.page.add_init_script(LISTENING)
    seated(visitor, game)
    play_out(visitor, game)
    sounds = visitor.page.evaluate("window.heard")
    visitor.context.close()
    return [(name, when - sounds[0][1], said) for name, when, said in sounds]


def main(games: Sequence[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as kept,
        chromium_running() as browser,
        serving(Path(kept), "--pace", "50", changed=SEEDED) as server,
    ):
        for game in games or sorted(BOARDS):
            sounds = heard(browser, server, game)
            print(game, dict(Counter(name for name, *_ in sounds)))
            print(*(f"{when / 1000:8.2f} s  {name:7} {said}" for name, when, said in sounds), sep="\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
