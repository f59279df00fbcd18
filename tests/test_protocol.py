"""docs/protocol.md tells the truth: every wish, every route, every example."""

from __future__ import annotations

import json
import re
from pathlib import Path

from butin.adapters.web.openapi import described
from butin.adapters.web.wire import read_wish
from butin.room.wishes import WISHES

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text("utf-8")


def test_every_wish_stands_in_the_page_and_no_other() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    assert listed == {*WISHES, "lobby", "ping"}


def test_every_route_stands_in_the_page() -> None:
    for path in described([])["paths"]:
        assert path.replace("{table}", "TABLE").replace("{link}", "LINK").split("?")[0] in PAGE


def test_every_example_is_a_message_that_the_server_reads() -> None:
    examples = [line for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert len(examples) >= 4
    for example in examples:
        wish = {**json.loads(example)}
        if "secret" in wish:
            wish["secret"] = "a secret of 16 letters or more".replace(" ", "-")
        assert read_wish(json.dumps(wish).encode()).do == json.loads(example)["do"]
