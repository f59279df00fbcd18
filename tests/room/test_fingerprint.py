"""The fingerprint of the room: the same in two runs, another where one byte is another, and of all that can happen."""

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

from butin.room.deeds.all import DEEDS, KINDS
from butin.room.telling import news
from kit.company import Kept
from kit.fingerprint import STORES, Fingerprint, company, fingerprints, two_servers

ROOT = Path(__file__).parents[2]
SEEDS = range(1)
FEW = range(6)
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
@pytest.mark.parametrize("pure", ["1", ""])
def test_another_run_in_another_process_agrees(pure: str, before: list[Fingerprint]) -> None:
    """Compiled, too, where it is."""
    roots = f"{ROOT}{os.pathsep}{ROOT / 'src'}"
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": roots, "BUTIN_PURE": pure, "PYTHONHASHSEED": "7"},
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
    sit = DEEDS["sit"].decide
    monkeypatch.setattr(DEEDS["sit"], "decide", lambda *asked: {**sit(*asked), "unheard": 0})
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


@pytest.mark.parametrize("where", [*STORES, "two servers"])
def test_in_a_few_evenings_every_kind_is_written_and_every_wish_granted(where: str) -> None:
    kept: list[Kept] = []
    for seed in FEW:
        kept.append(company(STORES[where], seed) if where in STORES else two_servers(seed))
        if not any(unseen(kept).values()):
            return
    pytest.fail(f"never seen: {unseen(kept)}")


def test_what_happened_in_no_evening_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "levitated", KINDS["moved"])
    monkeypatch.setitem(DEEDS, "levitate", DEEDS["move"])
    missing = unseen([Kept({"a table": ['{"kind":"moved"}']}, granted=["move"])])
    assert "levitated" in missing["kinds"]
    assert "moved" not in missing["kinds"]
    assert "levitate" in missing["wishes"]
    assert "move" not in missing["wishes"]


def unseen(evenings: list[Kept]) -> dict[str, set[str]]:
    """The kinds of entries that were not written, and the wishes that were not granted."""
    journals = [journal for one in evenings for journal in one.journals.values()]
    written = {json.loads(entry)["kind"] for journal in journals for entry in journal}
    granted = {do for one in evenings for do in one.granted}
    return {"kinds": set(KINDS) - written, "wishes": set(DEEDS) - granted}


def _on_moves(
    told: Callable[..., dict[str, Any]], change: Callable[[dict[str, Any]], dict[str, Any]]
) -> Callable[..., dict[str, Any]]:
    def changed(entry: dict[str, Any]) -> dict[str, Any]:
        return change(told(entry)) if entry["kind"] == "moved" else told(entry)

    return changed
