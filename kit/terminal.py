"""The program at a terminal without a process of its own: what it says, and how it ends."""

from __future__ import annotations

import sys
import warnings
from io import StringIO
from pathlib import Path

import pytest

from butin.adapters.cli.program import run


class Terminal:
    """In English, with a folder to keep things in."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch
        monkeypatch.setenv("BUTIN_PURE", "1")
        monkeypatch.setenv("BUTIN_LANG", "en")
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        monkeypatch.setattr(warnings, "formatwarning", warnings.formatwarning)
        monkeypatch.setattr("sys.stdin", StringIO())

    def __call__(self, *words: str) -> tuple[int, str, str]:
        """Its exit code, and what it says on both ways."""
        self.monkeypatch.setattr(sys, "argv", ["butin", *words])
        with pytest.raises(SystemExit) as end:
            run()
        said = self.capsys.readouterr()
        return int(end.value.code or 0), said.out, said.err
