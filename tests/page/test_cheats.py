"""Real servers that cheat, played to the end by the unchanged client and the unchanged page: each fault is caught."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from butin.client import TableClient, join, open_table
from butin.core.errors import BadRecord
from kit.lanes import in_turn
from kit.served import Served, serving
from tests.page.browser import Visitor
from tests.page.cheating import FAULTS, planting
from tests.page.hands import play_on, quick_hand
from tests.page.test_verdict import against_a_bot, verdict

PARAGRAPH = "paragraph {} of docs/chance.md does not hold: "
NOT_SEALED = PARAGRAPH.format(1) + "the secret is not the one that was sealed before the shares were given"
NOT_SHARED = PARAGRAPH.format(2) + "the share of seat 0 is not the one that its device gave"
NOT_DEALT = PARAGRAPH.format(3) + "what was dealt is not what secret and shares give"
NOT_PLAYED = PARAGRAPH.format(4) + "move"
NOT_HEARD = PARAGRAPH.format(5) + "what the device heard in the match is not what the record tells"
CHANGED = "est pas celui qui était scellé avant la partie."
LEFT_OUT = "est pas dedans."
ANOTHER = "raconte une autre partie que celle montrée ici."

# for each fault: what `butin verify` says of the record alone, what the client says, and the page; '' where all is well
CAUGHT = {
    "none": ("", "", ""),
    "another secret after the shares": ("", NOT_SEALED, CHANGED),
    "sealed again after the shares": ("", NOT_SEALED, CHANGED),
    "a share left out": ("", NOT_SHARED, LEFT_OUT),
    "the share of another seat": ("", NOT_SHARED, LEFT_OUT),
    "one card exchanged": (NOT_PLAYED, NOT_PLAYED, ""),
    "one draw skipped": (NOT_DEALT, NOT_DEALT, ""),
    "dealt for another order of seats": (NOT_DEALT, NOT_DEALT, ""),
    "an entry dropped from the record": (NOT_PLAYED, NOT_PLAYED, ANOTHER),
    "another match in the record": ("", NOT_HEARD, ANOTHER),
}
every_fault = pytest.mark.parametrize("fault", in_turn(CAUGHT, 2))


@contextmanager
def cheat(folder: Path, fault: str) -> Iterator[Served]:
    with serving(folder, "--pace", "0", changed=planting(fault)) as served:
        yield served
        assert served.faults == []


def test_every_fault_is_tried_and_caught_by_somebody() -> None:
    assert list(CAUGHT) == list(FAULTS)
    assert all(any(sentences) for fault, sentences in CAUGHT.items() if fault != "none")


def test_the_document_tells_the_same() -> None:
    text = (Path(__file__).parents[2] / "docs" / "chance.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| (caught|–)[^|]* \| (caught|–)[^|]* \| (caught|–)[^|]* \|$", text, re.MULTILINE)
    said = {fault: tuple(word == "caught" for word in words) for fault, *words in rows}
    assert said == {fault: tuple(map(bool, sentences)) for fault, sentences in CAUGHT.items() if fault != "none"}


@every_fault
def test_the_client_or_the_program_catches(fault: str, tmp_path: Path) -> None:
    alone, with_promise, _ = CAUGHT[fault]
    with cheat(tmp_path, fault) as server:
        host, opened = open_table(server.url, "voleurs", seats=2)
        friend = join(f"{server.url}/j/{opened['join']}")
        play([host, friend])
        record = tmp_path / "record.jsonl"
        record.write_bytes(fetched(host))
        assert said_by_the_program(record).startswith(alone or f"{record} holds: voleurs")
        assert said_by(host).startswith(with_promise) if with_promise else said_by(host) == ""
        if not with_promise:
            assert said_by(friend) == ""
            promises = [client.promises.get(1) for client in (host, friend)]
            shares = [promise.share for promise in promises if promise is not None]
            assert f'"shares": ["{shares[0]}", "{shares[1]}"]' in record.read_text("utf-8")
        for client in (host, friend):
            client.close()


def play(clients: list[TableClient]) -> None:
    """All come, see the seal and give their shares; then the match is played to its end, each seat for itself."""
    for client in clients:
        client.wish("name", name=f"Nr {client.seat}", seat=client.seat)
        client.wish("say", phrase="one_moment")  # what was sent before is answered before
    clients[0].wish("start")
    play_on(*clients)


def fetched(client: TableClient) -> bytes:
    address = f"{client.server}/api/tables/{client.table}/record"
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {client.secret}"})
    with urllib.request.urlopen(request, timeout=30) as response:
        return bytes(response.read())


def said_by_the_program(record: Path) -> str:
    command = [sys.executable, "-m", "butin", "verify", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == (0 if done.stdout else 1)
    return done.stdout or done.stderr.removeprefix("butin: ")


def said_by(client: TableClient) -> str:
    try:
        client.verify(1)
    except BadRecord as error:
        return str(error)
    return ""


@pytest.mark.whole
@pytest.mark.parametrize("fault", [fault for fault, said in CAUGHT.items() if fault == "none" or said[2]])
def test_the_page_is_red_or_green(fault: str, chromium: Browser, tmp_path: Path) -> None:
    sentence = CAUGHT[fault][2]
    with cheat(tmp_path, fault) as server:
        visitor = Visitor(chromium, server)
        quick_hand(server.url, against_a_bot(visitor))
        verdict(visitor, "red" if sentence else "green", sentence or "a ajouté est dedans.")
        visitor.leave()
        visitor.context.close()
