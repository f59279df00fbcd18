"""What runs when something happens in the room: its functions, closures and files, as a tracer sees them.

`python -m kit.stations` counts; with the name of a walk it prints that walk's functions in the order of their first
call. The sources must run as they are: BUTIN_PURE=1.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

PASSED_OVER = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>")  # newer Pythons have no frame for some
# what happens anyway, again and again, whoever does what
APART = ("Sweeper._sweep", "Servers.call", "Lag._look_round", "SocketEcho._ask", "Socket._ping")
COUNTED = ("room", "adapters")  # folders whose functions are counted
READ = (*COUNTED, "core", "games")  # and whose files


@dataclass(frozen=True)
class Count:
    """What one walk touched."""

    walk: str
    functions: int  # of room and adapters
    of_the_room: int  # alone
    closures: int  # of these: lambdas, and functions inside others
    files: int  # with those of core and the games


class Tracer:
    """Notes every function under a folder that runs between `start` and `stop`."""

    def __init__(self, root: Path) -> None:
        self.root = f"{root}/"
        self.ran: dict[tuple[str, str, int], CodeType] = {}  # by place: equal codes of two files are equal to Python
        self.apart: FrameType | None = None  # within which nothing is counted

    def start(self) -> None:
        sys.setprofile(self._called)

    def stop(self) -> None:
        sys.setprofile(None)

    def count(self, walk: str) -> Count:
        ran = [code for code in self.ran.values() if self._folder(code) in COUNTED]
        files = {code.co_filename for code in self.ran.values() if self._folder(code) in READ}
        in_the_room = sum(1 for code in ran if self._folder(code) == "room")
        return Count(walk, len(ran), in_the_room, sum(1 for code in ran if inside(code)), len(files))

    def names(self) -> list[str]:
        """Every function that ran, by file, in the order of the first call."""
        return [f"{code.co_filename.removeprefix(self.root)}:{code.co_qualname}" for code in self.ran.values()]

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if self.apart is not None:
            if event == "return" and frame is self.apart:
                self.apart = None
        elif event == "call" and code.co_filename.startswith(self.root):
            if code.co_qualname in APART:
                self.apart = frame
            elif code.co_name not in PASSED_OVER:
                self.ran.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), code)

    def _folder(self, code: CodeType) -> str:
        return code.co_filename.removeprefix(self.root).partition("/")[0]


def inside(code: CodeType) -> bool:
    """Whether it is a lambda, or a function that is made where another one runs."""
    return code.co_name == "<lambda>" or "<locals>" in code.co_qualname


def main(walk: str = "") -> None:
    import butin  # noqa: PLC0415
    from kit.walks import WALKS, walked  # noqa: PLC0415

    root = Path(butin.__file__).parent
    if walk:
        print("\n".join(walked(walk, Tracer(root)).names()))
    else:
        print(json.dumps([asdict(walked(name, Tracer(root)).count(name)) for name in WALKS]))


if __name__ == "__main__":
    main(*sys.argv[1:])
