"""Browsers of other engines at a real server: Debian's Firefox and WebKitGTK, each spoken to in its own way.

Firefox speaks WebDriver BiDi by itself. WebKit has a driver for classic WebDriver, and wants a screen: Xvfb is one.
"""

from __future__ import annotations

import json
import tempfile
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from kit.postgres import Program
from kit.served import ServerDown
from kit.servers import binary, need, until
from tests.page.seeing import FOUND, spot

SIZE = {"width": 480, "height": 900}  # WebKit's window is hardly narrower
PATIENCE_S = 90.0
BLINK_S = 0.05
CALM_S = 0.4
ARRIVED = "() => !window.left && document.readyState === 'complete'"
LOADED = "() => performance.getEntriesByType('resource').length"
ARRIVING_S = 5.0
LISTEN = """() => {
  window.troubles = [];
  const heard = (text) => window.troubles.push(String(text));
  addEventListener("error", (event) => heard(event.message));
  addEventListener("unhandledrejection", (event) => heard(event.reason));
  for (const kind of ["error", "warn"]) console[kind] = (...words) => heard(words.join(" "));
}"""


class Engine(ABC):
    """A browser with one page: it goes somewhere, runs a function there, and presses on a point."""

    def go(self, address: str) -> None:
        """To another page when this one has loaded all that it wants: what it gives up it would call a failure."""
        counts = [-1]

        def calm() -> bool:
            counts.append(int(self.run(LOADED)))
            return counts[-1] == counts[-2]

        until(calm, "the page before loads", PATIENCE_S, CALM_S)
        self.load(address)

    @abstractmethod
    def load(self, address: str) -> None: ...

    @abstractmethod
    def run(self, function: str, *values: object) -> Any: ...

    @abstractmethod
    def act(self, actions: list[dict[str, object]]) -> None: ...

    @abstractmethod
    def troubles(self) -> list[str]:
        """What the console was told."""

    def press(self, selector: str) -> None:
        """One of those, with the mouse, if it is still there."""
        place = spot(self.run, selector, 1)
        if place is not None:
            move = {"type": "pointerMove", "x": place[0], "y": place[1], "duration": 0}
            steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
            self.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}])

    def there(self, *wanted: str) -> str:
        """The best of what is wanted as soon as any of it is there."""
        found: list[int] = []

        def looked() -> bool:
            found.append(int(self.run(FOUND, list(wanted))))
            return found[-1] >= 0

        until(looked, f"none of {wanted}", PATIENCE_S, BLINK_S)
        return wanted[found[-1]]


class Firefox(Engine, Program):
    """It tells of whatever comes to its console, from the first line of a page on."""

    needs = (["firefox-esr"], ("firefox-esr",))

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        Program.__init__(self, folder)
        self.start()
        stack.callback(self.stop)
        line = connect(f"ws://127.0.0.1:{self.port}/session", max_size=None, open_timeout=PATIENCE_S)
        self.line = stack.enter_context(line)
        self.asked, self.heard = 0, list[str]()
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.page = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.setViewport", context=self.page, viewport=SIZE)

    def command(self) -> list[str]:
        own = ["--profile", str(self.folder), "--remote-debugging-port", str(self.port)]
        return [str(binary("firefox-esr")), "--headless", "--no-remote", *own]

    def call(self, method: str, **params: object) -> Any:
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(PATIENCE_S))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] in ("warn", "error"):
                self.heard.append(told["params"]["text"])
            if told.get("id") == self.asked:
                assert told["type"] == "success", told
                return told["result"]

    def load(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, function: str, *values: object) -> Any:
        told = self.call(
            "script.evaluate",
            expression=f"JSON.stringify([({function})(...{json.dumps(values)})])",
            target={"context": self.page},
            awaitPromise=False,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])[0]

    def act(self, actions: list[dict[str, object]]) -> None:
        self.call("input.performActions", context=self.page, actions=actions)

    def troubles(self) -> list[str]:
        return self.heard


class Screen(Program):
    """Where WebKit draws; its number is a port that is free."""

    def command(self) -> list[str]:
        return [str(binary("Xvfb")), f":{self.port}", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]

    def answers(self) -> bool:
        return Path(f"/tmp/.X11-unix/X{self.port}").exists()


class WebKit(Engine, Program):
    """It tells of what comes to the console once the page has loaded."""

    needs = (["WebKitWebDriver", "Xvfb"], ("webkit2gtk-driver", "xvfb"))

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        Program.__init__(self, folder)
        self.screen = Screen(folder)
        for program in (self.screen, self):
            program.start()
            stack.callback(program.stop)
        self.session = ""
        self.session = f"/session/{self.call('', capabilities={})['sessionId']}"
        stack.callback(self.call, None)
        self.call("/window/rect", **SIZE)

    def command(self) -> list[str]:
        return ["env", f"DISPLAY=:{self.screen.port}", str(binary("WebKitWebDriver")), f"--port={self.port}"]

    def call(self, path: str | None, **body: object) -> Any:
        """Something of the session; without a path it ends, and before it has begun it does."""
        url = f"http://127.0.0.1:{self.port}{self.session or '/session'}{path or ''}"
        data = None if path is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, method="DELETE" if path is None else "POST")
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return json.load(answer)["value"]

    def load(self, address: str) -> None:
        """Where a service worker answers, its driver may take the page before for the new one: then asked again."""

        def gone() -> bool:
            self.call("/url", url=address)
            with suppress(ServerDown):
                until(lambda: bool(self.run(ARRIVED)), address, ARRIVING_S, BLINK_S)
                return True
            return False

        self.run("() => { window.left = true; }")
        until(gone, address, PATIENCE_S)
        self.run(LISTEN)

    def run(self, function: str, *values: object) -> Any:
        return json.loads(
            self.call("/execute/sync", script=f"return JSON.stringify([({function})(...arguments)])", args=values)
        )[0]

    def act(self, actions: list[dict[str, object]]) -> None:
        self.call("/actions", actions=actions)

    def troubles(self) -> list[str]:
        return list(self.run("() => window.troubles"))


@contextmanager
def engine_running(kind: type[Firefox | WebKit]) -> Iterator[Firefox | WebKit]:
    need(*kind.needs)
    with tempfile.TemporaryDirectory(prefix="butin-", ignore_cleanup_errors=True) as folder, ExitStack() as stack:
        yield kind(Path(folder), stack)
