"""Compiles the rules, the bots and the room with mypyc, into a folder of their own: `python compile.py`.

The sources stay what is read and tested; where there is no C compiler they run as they are. The folder is named by the
digest of what it was made from, and is there whole or not at all (src/butin/build_kind.py chooses it).
`python compile.py quick` is for tests; `python compile.py behind` returns at once and compiles behind people's backs,
for the next start. What was tried in vain that way has left its log there, and is not tried again.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from time import monotonic, time
from types import FrameType, ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"
BEST, QUICK = 2, 0  # what a C compiler calls -O2 and -O0
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
KEPT = 4  # folders: a server may still run from the one before
LONG_S = 3600.0  # that compiling takes nowhere: whoever began was killed


def _sibling() -> ModuleType:
    """build_kind.py, without all that its package imports."""
    spec = spec_from_file_location("build_kind", SOURCE / "butin" / "build_kind.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


KIND = _sibling()
COMPILED = Path(KIND.COMPILED)


def modules(source: Path) -> list[str]:
    """The modules that are compiled, from the source tree's top."""
    return [f"butin/{name}" for name in KIND.modules(str(source / "butin"))]


def able() -> bool:
    """Whether there is a C compiler with Python's headers."""
    compiler = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def place(level: int) -> Path:
    """Where these sources go."""
    return COMPILED / f"{KIND.digest()}-O{level}"


def done(level: int) -> bool:
    """Whether they are there, so well or better."""
    return any(place(better).is_dir() for better in KIND.LEVELS if better >= level)


def build(level: int) -> None:
    """Compile all modules, the better the longer it takes, and put them in their place by one rename."""
    target = place(level)
    _need_tools()
    part = _part()
    part.mkdir(parents=True)
    try:
        make(SOURCE, part, level)
        with suppress(OSError):  # another was faster
            (part / "lib").rename(target)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    _tidy()


def _part() -> Path:
    """Where this process makes what is not whole yet."""
    return COMPILED / f"part-{os.getpid()}"


def make(source: Path, folder: Path, level: int = BEST) -> list[Path]:
    """Compile the modules of a source tree into `folder/lib`; what lies there now."""
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class SideBySide(build_ext):
        """Every core compiles."""

        def build_extensions(self) -> None:
            one: Any = self.compiler.compile

            def many(sources: list[str], **rest: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [made for part in pool.map(lambda name: one([name], **rest), sources) for made in part]

            self.compiler.compile = many
            super().build_extensions()

    settings = folder / "mypy.ini"
    settings.write_text("[mypy]\n", "utf-8")
    with _at(source):
        extensions = mypycify(
            ["--config-file", str(settings), "--cache-dir", str(folder / "cache"), *modules(source)],
            opt_level=str(level),
            debug_level="0",
            multi_file=True,
            group_name="butin",
            target_dir=str(folder / "c"),
        )
        command = SideBySide(Distribution({"name": "butin", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
        command.finalize_options()
        command.run()
    return sorted((folder / "lib").glob(f"**/*{SUFFIX}"))


def behind() -> None:
    """Have it compiled by another process, after this one; once for the same sources."""
    if done(BEST) or not able():
        return
    COMPILED.mkdir(exist_ok=True)
    log = COMPILED / f"{KIND.digest()}.log"
    try:
        said = log.open("x")
    except FileExistsError:  # another is at it, or it was in vain
        return
    with said:
        subprocess.Popen(
            [sys.executable, __file__, "lowest", str(log)],
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,  # what ends the room from a keyboard does not end this
        )
    _say("compiling the rules in the background, for the next start")


def lowest(log: Path) -> None:
    """What `behind` starts. Told to stop, it leaves nothing, and may be tried again."""

    def stop(number: int, frame: FrameType | None) -> None:
        log.unlink(missing_ok=True)
        shutil.rmtree(_part(), ignore_errors=True)
        os.killpg(0, signal.SIGKILL)  # with the compilers that it has started

    signal.signal(signal.SIGTERM, stop)
    os.nice(19)
    with suppress(OSError):  # of a session of its own, where Linux weighs sessions and not processes
        Path("/proc/self/autogroup").write_text("19", "ascii")
    build(BEST)
    log.unlink(missing_ok=True)


def now(level: int) -> int:
    """Compile what has changed, and wait for it."""
    if os.environ.get("BUTIN_PURE") or done(level):
        return 0
    if not able():
        _say("there is no C compiler with Python's headers here: the rules run interpreted")
        return 0
    _say("compiling the rules, this happens once (a minute or two) ...")
    start = monotonic()
    try:
        build(level)
    except (Exception, SystemExit) as error:  # noqa: BLE001  whatever a compiler may say, the sources still run
        _say(f"compiling failed: {error}")
        return 1
    _say(f"compiled {len(modules(SOURCE))} modules in {monotonic() - start:.0f} s")
    return 0


def _need_tools() -> None:
    """mypyc and setuptools, which running does not need."""
    if find_spec("mypyc") and find_spec("setuptools"):
        return
    uv = shutil.which("uv")
    if not uv and not find_spec("pip"):
        subprocess.run([sys.executable, "-m", "ensurepip"], check=True, stdout=subprocess.DEVNULL)
    installer = [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    environment = {**os.environ, "UV_SYSTEM_CERTS": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([*installer, "--quiet", "-r", str(HERE / "requirements-build.lock")], env=environment, check=True)


def _tidy() -> None:
    """Keep the newest, and what others may still be at."""
    folders = sorted(COMPILED.glob("*-O?"), key=_age)
    for folder in [*folders[KEPT:], *(part for part in COMPILED.glob("part-*") if _age(part) > LONG_S)]:
        shutil.rmtree(folder, ignore_errors=True)


def _age(folder: Path) -> float:
    return time() - folder.stat().st_mtime


@contextmanager
def _at(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def _say(text: str) -> None:
    print(f"butin: {text}", file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    match words:
        case ["behind"]:
            behind()
        case ["lowest", log]:
            lowest(Path(log))
        case _:
            return now(QUICK if words == ["quick"] else BEST)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
