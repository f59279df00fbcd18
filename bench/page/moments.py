"""How a steal and a podium run on a slow device: frames that were painted, and the longest task of the page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from bench.report import Report

MOST_MS = 100  # of a task: more is felt
GAME, SEATS = "voleurs", 3
LASTS_MS = 2000
PATIENCE_S = 60
SECRET = "moments" * 5
SETTINGS: dict[str, object] = {"pace": 1, "sound": False, "motion": True}
# from the move on; frames are counted from when it is to be seen
WATCHING = """([selector, lasts]) => {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
  let begun = 0, frames = 0;
  window.watched = new Promise((tell) => requestAnimationFrame(function frame(now) {
    if (!begun && document.querySelector(selector)) begun = now;
    if (begun) frames += 1;
    if (!begun || now < begun + lasts) return requestAnimationFrame(frame);
    tell({ frames, ms: Math.round(now - begun), longest: Math.max(0, ...tasks.map(({ duration }) => duration)) });
  }));
}"""

View = dict[str, Any]


def measure_moments(report: Report, browser: Any, url: str, slower: int, rounds: int) -> None:
    """A row a moment, and where there are several rounds a goal: their best, for a busy machine only makes it slower.

    Tasks of less than 50 ms are not told apart: 0.
    """
    rows = []
    for name, selector, due in (("steal", ".flying", _steal), ("podium", ".over", _last)):
        seen = [_watched(browser, url, slower, selector, due) for _ in range(rounds)]
        best = min(seen, key=lambda one: float(one["longest"]))
        rows.append({"moment": name, "frames": best["frames"], "in_ms": best["ms"], "longest_task_ms": best["longest"]})
        if rounds > 1:
            report.at_most(f"{name}, {slower} times slower: the longest task", MOST_MS, best["longest"], " ms")
    report.figures["moments_on_a_slow_cpu"] = rows


def _watched(browser: Any, url: str, slower: int, selector: str, due: Callable[[View], str]) -> dict[str, Any]:
    context = browser.new_context(base_url=url, viewport={"width": 360, "height": 740}, locale="fr-FR")
    context.set_default_timeout(1000 * PATIENCE_S)
    table = _Table(context.request)
    move = table.until(due)
    page = context.new_page()
    page.goto("/healthz")
    kept = {"table": table.id, "game": GAME, "secret": SECRET, "join": "", "watch": "", "n": 0, "at": 0}
    for name, value in (("settings", SETTINGS), ("tables", [{**kept, "device": False}])):
        page.evaluate("([name, value]) => { localStorage[name] = JSON.stringify(value); }", [f"butin.{name}", value])
    page.goto(f"/table/{table.id}")
    page.locator("[data-slot]").first.wait_for()
    page.wait_for_timeout(1000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCHING, [selector, LASTS_MS])
    table.move(move)
    seen = dict(page.evaluate("window.watched"))
    context.close()
    return seen


class _Table:
    """A match against bots, played over HTTP until something is due."""

    def __init__(self, line: Any) -> None:
        self.line, self.id = line, ""
        self._open()

    def until(self, due: Callable[[View], str]) -> str:
        """Play on, in match after match, until such a move is there."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            view = self._view()
            if move := due(view):
                return move
            if view["scores"] is not None:
                self._open()
            elif view["legal"]:
                self.move(view["legal"][0])
        raise TimeoutError(f"no match of {GAME} came to it")

    def move(self, move: str) -> None:
        self._post(f"/api/tables/{self.id}/wishes", {"do": "move", "seat": 0, "move": move})

    def _open(self) -> None:
        bots = {str(seat): "careless" for seat in range(1, SEATS)}
        opening = {"game": GAME, "seats": SEATS, "bots": bots, "name": "Léa", "secret": SECRET, "away_s": 3600}
        self.id = self._post("/api/tables", opening)["table"]
        self._post(f"/api/tables/{self.id}/wishes", {"do": "start"})

    def _view(self) -> View:
        return dict(self.line.get(f"/api/tables/{self.id}", headers=_SIGNED).json()["views"]["0"])

    def _post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        return dict(self.line.post(path, data=body, headers=_SIGNED).json())


_SIGNED = {"Authorization": f"Bearer {SECRET}"}


def _steal(view: View) -> str:
    """A card that takes a pile of somebody else; empty if there is none."""
    piles = view["position"]["piles"]
    for move in view["legal"]:
        motif, pile = move.split(">")
        if piles[int(pile)]["top"] == motif and piles[int(pile)]["owner"] > 0:
            return str(move)
    return ""


def _last(view: View) -> str:
    """The last card of the own hand, when there is nothing more to draw; empty before."""
    position = view["position"]
    return str(view["legal"][0]) if view["legal"] and not position["stock"] and len(position["hands"][0]) == 1 else ""
