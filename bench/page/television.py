"""From a move on one phone to its picture: on the television, and beside it on another phone that shows the board.

Both hear of it by the same news, so both should show it at the same time. A picture is there with the first frame
after the board has changed.
"""

from __future__ import annotations

from typing import Any, Self

from bench.race.tally import quantile
from bench.report import Report

GAME = "voleurs"
PHONE, SET = {"width": 360, "height": 740}, {"width": 1920, "height": 1080}
SECRETS = ["the-first-person", "another-person-here", "a-television-on-the-wall"]
AT_ONCE: dict[str, object] = {"pace": 0, "sound": False}
PATIENCE_MS = 60_000
QUIET_MS = 120  # between two touches
TOLD_MS = 2200  # without a change: the last move was told on both, a television takes its time for that
# in page A: when a finger left the screen; in the others: when something new was painted on the board
TAPPED = """addEventListener("click", (tap) => { window.tapped = performance.timeOrigin + tap.timeStamp; }, true);"""
PAINTED = """(selector) => {
  window.painted = [];
  const seen = () => requestAnimationFrame(() => window.painted.push(performance.timeOrigin + performance.now()));
  new MutationObserver(seen).observe(document.querySelector(selector),
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""
CALM = "(ms) => performance.timeOrigin + performance.now() - (window.painted.at(-1) ?? 0) > ms"
SINCE = "(tapped) => window.painted.find((at) => at > tapped) ?? 0"
CARD, PLACE = ".hand [data-spot^='card:'][aria-disabled=false]", ".hand [data-spot^='pile:'][aria-disabled=false]"


def measure_television(report: Report, browser: Any, url: str, moves: int) -> None:
    """Two rows, of the same moves."""
    times: dict[str, list[float]] = {"television": [], "phone": []}
    while len(times["phone"]) < moves:
        with _Room(browser, url) as room:
            while len(times["phone"]) < moves and (took := room.move()):
                for screen, ms in took.items():
                    times[screen].append(ms)
    report.figures["from_a_phone_s_move_to_the_picture_ms"] = [
        {"on": screen, "moves": len(ms), "p50": round(quantile(ms, 0.5), 1), "p99": round(quantile(ms, 0.99), 1)}
        for screen, ms in times.items()
    ]


class _Room:
    """Two people and a television; the first plays by hand, the second by program with the board on the phone."""

    def __init__(self, browser: Any, url: str) -> None:
        self.contexts = [browser.new_context(base_url=url, locale="fr-FR", has_touch=True) for _ in SECRETS]
        for context in self.contexts:
            context.set_default_timeout(PATIENCE_MS)
        self.line = self.contexts[0].request
        self.table = self._opened()
        self.hand, self.board, self.set = (context.new_page() for context in self.contexts)

    def __enter__(self) -> Self:
        self._come(self.hand, PHONE, 0, AT_ONCE)
        self._come(self.board, PHONE, 1, {**AT_ONCE, "hand": "board"})
        self._switch_on()
        self.hand.evaluate(TAPPED)
        self.hand.locator(".hand.playing").wait_for()
        for page, field in ((self.board, "[data-field]"), (self.set, ".field")):
            page.locator(f"{field} *").first.wait_for()
            page.evaluate(PAINTED, field)
        return self

    def __exit__(self, *_: object) -> None:
        for context in self.contexts:
            context.close()

    def move(self) -> dict[str, float] | None:
        """One move by hand, and when it was to be seen; None when the match is over."""
        while not (view := self._view(0))["legal"]:
            if view["scores"] is not None:
                return None
            self._wish(1, {"do": "move", "seat": 1, "move": self._view(1)["legal"][0]})
        self.hand.locator(CARD).first.wait_for()
        for page in (self.set, self.board):
            page.wait_for_function(CALM, arg=TOLD_MS)
        self.hand.locator(CARD).first.tap()
        self.hand.wait_for_timeout(QUIET_MS)
        self.hand.locator(PLACE).first.tap()
        tapped = float(self.hand.evaluate("window.tapped"))
        pages = {"television": self.set, "phone": self.board}
        return {name: self._painted(page, tapped) - tapped for name, page in pages.items()}

    def _painted(self, page: Any, tapped: float) -> float:
        return float(page.wait_for_function(SINCE, arg=tapped).json_value())

    def _opened(self) -> dict[str, str]:
        table = self._post(
            "/api/tables", {"game": GAME, "seats": 2, "sit": False, "screen": True, "secret": SECRETS[2]}
        )
        for seat, secret in enumerate(SECRETS[:2]):
            self._post("/api/join", {"link": table["join"], "seat": seat, "secret": secret, "name": "AB"[seat]})
        return table

    def _come(self, page: Any, size: dict[str, int], seat: int, settings: dict[str, object]) -> None:
        page.set_viewport_size(size)
        page.goto("/healthz")
        table = {"table": self.table["table"], "game": GAME, "secret": SECRETS[seat], "join": "", "watch": "", "n": 0}
        self._keep(page, "tables", [{**table, "at": 0, "device": False, "sat": True}])
        self._keep(page, "settings", settings)
        page.goto(f"/table/{self.table['table']}")

    def _switch_on(self) -> None:
        page = self.set
        page.set_viewport_size(SET)
        page.goto("/healthz")
        now = page.evaluate("Date.now()")
        kept = {"table": self.table["table"], "secret": SECRETS[2], "join": self.table["join"], "at": now}
        self._keep(page, "tv", {**kept, "forms": []})
        self._keep(page, "settings", AT_ONCE)
        page.goto("/tv")
        page.locator("button.start").wait_for()
        self._wish(2, {"do": "start"})

    def _keep(self, page: Any, name: str, value: object) -> None:
        page.evaluate("([name, value]) => { localStorage[name] = JSON.stringify(value); }", [f"butin.{name}", value])

    def _view(self, seat: int) -> dict[str, Any]:
        path = f"/api/tables/{self.table['table']}"
        return dict(self.line.get(path, headers=_signed(seat)).json()["views"][str(seat)])

    def _wish(self, who: int, wish: dict[str, object]) -> None:
        self._post(f"/api/tables/{self.table['table']}/wishes", wish, who)

    def _post(self, path: str, body: dict[str, object], who: int | None = None) -> dict[str, Any]:
        answer = self.line.post(path, data=body, headers={} if who is None else _signed(who))
        if not answer.ok:
            raise RuntimeError(answer.text())
        return dict(answer.json())


def _signed(who: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {SECRETS[who]}"}
