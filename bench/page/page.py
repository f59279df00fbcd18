"""The page as it is shipped, and as it starts: bytes of the first visit and of each board, and a trace in Chromium.

The trace is that of a phone: 360 by 740, four times slower than this machine. It needs Playwright and Chromium, which
only the tests install; without them it is not run.
"""

from __future__ import annotations

import shutil
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import butin
from bench.page.television import measure_television
from bench.page.weight import board_files, packed, shell_files
from bench.report import Report
from kit.served import serving

FIRST_LOAD_KB, BOARD_KB = 100, 40
SLOWER = 4
GAME = "voleurs"
PATIENCE_MS = 60_000
TRACE = "start-up on a throttled CPU"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
# until the service worker is there, or nobody believes in it any more
KEPT = "Promise.race([navigator.serviceWorker.ready.then(() => 1), new Promise((no) => setTimeout(no, 15000))])"
CARD, PILE = ".board [data-spot^='card:']", ".board [data-spot^='pile:']"


def measure_page(quick: bool) -> Report:
    """Weigh the page, then start it."""
    report = Report("page")
    if not weigh(report):
        return report
    if missing := _missing():
        report.not_run(TRACE, "", missing)
        return report
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept), "--pace", "50") as served:
        _trace(report, served.url, 1 if quick else 5)
    return report


def weigh(report: Report) -> bool:
    """What is fetched, and whether there is anything to weigh."""
    shell = shell_files()
    if not shell:
        report.not_run("bytes", "", "the page is not built: python client/build.py")
        return False
    report.figures["first_load"] = [{"file": path.name, "compressed": packed(path)} for path in shell]
    report.at_most("first load without boards, compressed", FIRST_LOAD_KB, sum(map(packed, shell)) / 1000, " kB")
    boards = {game: sum(packed(path) for path in board_files(game)) for game in butin.games()}
    report.figures["boards"] = [{"game": game, "compressed": size} for game, size in boards.items()]
    for game, size in boards.items():
        report.at_most(f"{game}: the board, compressed", BOARD_KB, size / 1000, " kB")
    return True


def _missing() -> str:
    if find_spec("playwright") is None:
        return "playwright is not installed"
    return "" if shutil.which("chromium") else "there is no chromium"


def _trace(report: Report, url: str, rounds: int) -> None:
    sync = import_module("playwright.sync_api")
    with sync.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        try:
            visits = [_visit(browser, url) for _ in range(rounds)]
            measure_television(report, browser, url, 5 if rounds == 1 else 60)
        finally:
            browser.close()
    report.figures["start_up_ms"] = [
        {"what": what, "median": round(median(visit[what] for visit in visits)), "rounds": rounds} for what in visits[0]
    ]


def _visit(browser: Any, url: str) -> dict[str, float]:
    """Somebody new: the home page, a tap on a box, a move by two taps; then the home page once more."""
    context = browser.new_context(base_url=url, viewport={"width": 360, "height": 740}, locale="fr-FR", has_touch=True)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    begun = perf_counter()
    page.goto("/")
    play = page.locator("article", has=page.locator(f"#box-{GAME}")).locator("button.main")
    play.wait_for()
    shown = perf_counter()
    first = {"first paint, cold": page.evaluate(PAINT), "shelf shown, cold": 1000 * (shown - begun)}
    play.tap()
    page.locator(".board").wait_for()
    moved = _first_move(page, begun)
    page.evaluate(KEPT)
    again = perf_counter()
    page.goto("/")
    play.wait_for()
    second = {
        "first paint, second visit": page.evaluate(PAINT),
        "shelf shown, second visit": 1000 * (perf_counter() - again),
    }
    context.close()
    return {**first, "first move made, cold": moved, **second}


def _first_move(page: Any, begun: float) -> float:
    """Milliseconds until a card was put on a pile: two taps after the one on the box."""
    page.locator(f"{CARD}:not([aria-disabled='true'])").first.tap()
    page.locator(PILE).first.tap()
    page.locator(".prompt .last").first.wait_for()
    return 1000 * (perf_counter() - begun)
