"""The fingerprint of the room: the same in two runs, and another where one byte is another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from butin.room import deciding
from butin.room.telling import news
from kit.fingerprint import Fingerprint, fingerprints

ROOT = Path(__file__).parents[2]
SEEDS = range(1)
PROGRAM = """
import json
from dataclasses import asdict
from kit.fingerprint import fingerprints
print(json.dumps([asdict(one) for one in fingerprints(range(1))]))
"""


@pytest.fixture(scope="module")
def before() -> list[Fingerprint]:
    return fingerprints(SEEDS)


@pytest.mark.slow
def test_another_run_in_another_process_agrees(before: list[Fingerprint]) -> None:
    roots = f"{ROOT}{os.pathsep}{ROOT / 'src'}"
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": roots, "BUTIN_PURE": "1", "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == [asdict(one) for one in before]
    assert len({one.bytes for one in before}) == len(before)


def test_one_byte_of_a_message_is_noticed(before: list[Fingerprint], monkeypatch: pytest.MonkeyPatch) -> None:
    told = news.public_entry
    monkeypatch.setattr(news, "public_entry", _on_moves(told, lambda entry: {**entry, "at": entry["at"] ^ 1}))
    for was, now in zip(before, fingerprints(SEEDS), strict=True):
        assert (was.entries, was.messages) == (now.entries, now.messages)
        assert was.bytes != now.bytes
        assert was.said != now.said


def test_one_byte_of_a_journal_is_noticed(before: list[Fingerprint], monkeypatch: pytest.MonkeyPatch) -> None:
    sit = deciding.WISHES["sit"]
    monkeypatch.setitem(deciding.WISHES, "sit", lambda *asked: {**sit(*asked), "unheard": 0})
    for was, now in zip(before, fingerprints(SEEDS), strict=True):
        assert was.bytes != now.bytes
        assert was.said != now.said


def test_the_order_of_keys_is_bytes_and_nothing_said(
    before: list[Fingerprint], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = news.public_entry
    monkeypatch.setattr(news, "public_entry", _on_moves(told, lambda entry: dict(reversed(entry.items()))))
    for was, now in zip(before, fingerprints(SEEDS), strict=True):
        assert was.bytes != now.bytes
        assert was.said == now.said


def _on_moves(
    told: Callable[..., dict[str, Any]], change: Callable[[dict[str, Any]], dict[str, Any]]
) -> Callable[..., dict[str, Any]]:
    def changed(entry: dict[str, Any]) -> dict[str, Any]:
        return change(told(entry)) if entry["kind"] == "moved" else told(entry)

    return changed
