"""What Lighthouse says of five pages on a phone, where it is at hand: `npm install --global lighthouse`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from bench.report import Report
from butin.client import TableClient, post
from kit.served import Served

LEAST = 95  # in every column
ROUNDS = 3  # the best counts: a busy machine only makes a page slower
PAGES = {
    "home": "/",
    "set-up": "/open/voleurs?friends",
    "rules": "/rules/voleurs",
    "lesson": "/learn/labyrinthe",
}
FLAGS = ["--quiet", "--output", "json", "--chrome-flags=--headless=new --no-sandbox"]


def at_hand() -> bool:
    return shutil.which("lighthouse") is not None


def measure_lighthouse(report: Report, served: Served, folder: Path) -> None:
    """A row a page, and a goal a column."""
    rows = []
    for name, path in {**PAGES, "table": _watched(served)}.items():
        rounds = [_columns(f"{served.url}{path}", folder / "lighthouse.json") for _ in range(ROUNDS)]
        rows.append({"page": name, **{column: max(one[column] for one in rounds) for column in rounds[0]}})
    report.figures["lighthouse, best of three"] = rows
    for column in [name for name in rows[0] if name != "page"]:
        report.at_least(f"Lighthouse, {column}, worst page", LEAST, min(int(row[column]) for row in rows))


def _watched(served: Served) -> str:
    """A match against bots, for somebody who looks on."""
    bots = {str(seat): "careless" for seat in (1, 2)}
    table = post(f"{served.url}/api/tables", {"game": "labyrinthe", "seats": 3, "bots": bots, "name": "Léa"})
    host = TableClient(served.url, table["table"], table["secret"], 0)
    host.wish("start")
    host.close()
    return f"/watch/{table['watch']}"


def _columns(address: str, file: Path) -> dict[str, Any]:
    chromium = {**os.environ, "CHROME_PATH": shutil.which("chromium") or ""}
    command = [shutil.which("lighthouse") or "", address, *FLAGS, f"--output-path={file}"]
    subprocess.run(command, env=chromium, check=True)  # noqa: S603
    categories = json.loads(file.read_text("utf-8"))["categories"]
    return {column: round(100 * (category["score"] or 0)) for column, category in categories.items()}
