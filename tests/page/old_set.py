"""A television of 2020: Qt's browser of 2019 with Chromium 69, in an environment of its own, looked at and told keys.

No engine that sets of that year have is older by more than one version, and none older can be had that runs. It is
installed once, into a folder that git leaves alone, from requirements-television.lock; nothing else ever uses that.
"""

from __future__ import annotations

import fcntl
import json
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from kit.postgres import Program
from kit.servers import until

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements-television.lock"
ENVIRONMENT = ROOT / f".venv-television-{sys.version_info.major}.{sys.version_info.minor}"
INSTALLED = ENVIRONMENT / "installed"  # the lock file that it was made from
ENGINE = "Chrome/69."
PATIENCE_S = 90.0
BLINK_S = 0.05
CODES = {"Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
MOVING = """(() => {
  window.moving = 0;
  const animate = Element.prototype.animate;
  const seen = (one) => { if (one.closest(".field")) window.moving += 1; };
  Element.prototype.animate = function (...how) { seen(this); return animate.apply(this, how); };
  for (const kind of ["animationend", "transitionend"]) addEventListener(kind, (event) => seen(event.target), true);
})()"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 300))))"
BROWSER = """
import os, sys
from pathlib import Path
os.environ.update(QT_QPA_PLATFORM="offscreen", QTWEBENGINE_DISABLE_SANDBOX="1")
os.environ["QTWEBENGINE_REMOTE_DEBUGGING"] = sys.argv[1]
from PyQt5.QtCore import QTimer, QUrl
from PyQt5.QtWebEngineWidgets import QWebEngineProfile, QWebEngineView
from PyQt5.QtWidgets import QApplication
app = QApplication([*sys.argv, "--disable-gpu"])
QWebEngineProfile.defaultProfile().setHttpAcceptLanguage("fr")
view = QWebEngineView()
view.resize(1920, 1080)
view.setUrl(QUrl("about:blank"))
view.show()
asked, taken = Path("asked"), Path("taken.png")
def look():
    if asked.exists():
        view.grab().save("taking.png")
        asked.unlink()
        Path("taking.png").rename(taken)
timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
app.exec_()
"""


class OldSet(Program):
    """One page on a set of 1920 by 1080."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder)
        self.heard: list[str] = []  # by the console, and what was thrown
        self.asked = 0
        self.start()
        stack.callback(self.kill)
        (page,) = self._said("/json")
        line = connect(page["webSocketDebuggerUrl"], max_size=None, open_timeout=PATIENCE_S, ping_interval=None)
        self.line = stack.enter_context(line)
        for domain in ("Runtime", "Log", "Page"):
            self.call(f"{domain}.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=MOVING)

    def command(self) -> list[str]:
        return [str(ENVIRONMENT / "bin/python"), "-c", BROWSER, str(self.port)]

    def answers(self) -> bool:
        with suppress(OSError, ValueError):
            return any(page["type"] == "page" for page in self._said("/json"))
        return False

    @property
    def engine(self) -> str:
        return str(self._said("/json/version")["User-Agent"])

    def call(self, method: str, **params: object) -> Any:
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(PATIENCE_S))
            self._note(told.get("method", ""), told.get("params", {}))
            if told.get("id") == self.asked:
                assert "error" not in told, told
                return told["result"]

    def go(self, address: str) -> None:
        self.call("Page.navigate", url=address)
        until(lambda: bool(self.run("() => document.readyState === 'complete'")), address, PATIENCE_S, BLINK_S)

    def run(self, function: str, *values: object) -> Any:
        """A function of JavaScript of that time; what it promises is waited for."""
        call = f"Promise.resolve(({function})(...{json.dumps(values)})).then((found) => JSON.stringify([found]))"
        told = self.call("Runtime.evaluate", expression=call, awaitPromise=True)
        assert "exceptionDetails" not in told, told
        return json.loads(told["result"]["value"])[0]

    def many(self, selector: str) -> int:
        return int(self.run("(selector) => document.querySelectorAll(selector).length", selector))

    def there(self, selector: str) -> None:
        until(lambda: self.many(selector) > 0, f"{selector} {self.heard}", PATIENCE_S, BLINK_S)

    def press(self, key: str) -> None:
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=CODES[key])

    @property
    def picture(self) -> bytes:
        """What it shows, as a PNG; asked for by files, for its engine dies of being asked itself."""
        self.run(DRAWN)
        taken = self.folder / "taken.png"
        (self.folder / "asked").touch()
        until(taken.exists, "a picture is taken", PATIENCE_S, BLINK_S)
        found = taken.read_bytes()
        taken.unlink()
        return found

    def _said(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5) as answer:
            return json.load(answer)

    def _note(self, method: str, params: dict[str, Any]) -> None:
        match method:
            case "Runtime.exceptionThrown":
                thrown = params["exceptionDetails"]
                self.heard.append(thrown.get("exception", {}).get("description") or thrown["text"])
            case "Runtime.consoleAPICalled":
                self.heard.append(str([one.get("value", one.get("description")) for one in params["args"]]))
            case "Log.entryAdded":
                self.heard.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")


def installed() -> None:
    """The environment is here, or is made; where it cannot be, the test fails and says why in one line."""
    with Path(tempfile.gettempdir(), "butin-television.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if INSTALLED.exists() and INSTALLED.read_bytes() == LOCK.read_bytes():
            return
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
        fetch = [str(ENVIRONMENT / "bin/python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        fetched = subprocess.run(
            [*fetch, "--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)],
            capture_output=True,
            text=True,
            check=False,
        )
        if fetched.returncode:
            told = (fetched.stderr.strip() or "pip failed").splitlines()[-1]
            pytest.fail(f"no television of 2020: {LOCK.name} cannot be installed here: {told}", pytrace=False)
        INSTALLED.write_bytes(LOCK.read_bytes())


@contextmanager
def set_running() -> Iterator[OldSet]:
    installed()
    with tempfile.TemporaryDirectory(prefix="butin-", ignore_cleanup_errors=True) as folder, ExitStack() as stack:
        yield OldSet(Path(folder), stack)
