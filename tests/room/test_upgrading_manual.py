"""docs/upgrading.md is true: its commands are ours, and the sentences that it quotes are what is said."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from butin.adapters.cli.program import program
from butin.adapters.store.files import StoreInUse
from butin.adapters.store.migrations import STEPS
from butin.adapters.store.sqlite import SqliteStore
from tests.room.test_upgrade import change
from tests.room.upgrading import GAMES, unpacked

MANUAL = (Path(__file__).parents[2] / "docs/upgrading.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", MANUAL, re.DOTALL)


def test_every_command_is_ours_and_has_these_options() -> None:
    shown = [line.partition("  #")[0] for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]
    shown += re.findall(r"(butin restore [^`\n]+)", MANUAL)
    assert len(shown) > 4
    for command in shown:
        result = CliRunner().invoke(program, [*command.split()[1:], "--help"])
        assert (result.exit_code, result.output[:6]) == (0, "Usage:"), command
        for option in re.findall(r"--[\w-]+", command):
            assert option in result.output, command


def refused() -> str:
    with pytest.raises(StoreInUse) as caught:
        SqliteStore("room.db", GAMES)
    return str(caught.value).replace(f"{Path.cwd()}/", "")


def test_what_it_quotes_is_what_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.chdir(tmp_path)
    (line,) = [json.loads(block) for kind, block in BLOCKS if kind == "json"]
    failed, newer = [block.removeprefix("butin: ").strip() for kind, block in BLOCKS if not kind]
    change(unpacked(3, Path("room.db")), "ALTER TABLE tables ADD COLUMN code TEXT")
    assert refused() == failed.replace("[Errno 28] No space left on device", "duplicate column name: code")
    unpacked(3, Path("room.db"))
    Path("room.db.schema-3").unlink()
    with caplog.at_level(logging.WARNING, "butin"):
        SqliteStore("room.db", GAMES).close()
    told = {"level": "warning", "what": caplog.records[0].msg, **caplog.records[0].__dict__["values"]}
    assert {**told, "ms": line["ms"]} == line
    change(Path("room.db"), f"PRAGMA user_version = {len(STEPS) + 1}")
    now = f"it has schema {len(STEPS) + 1}, newer than this butin ({len(STEPS)})"
    assert refused() == newer.replace("it has schema 4, newer than this butin (3)", now)
