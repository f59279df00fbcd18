"""A house with a key: who has it opens tables, and whoever comes by a link needs none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from butin.adapters.cli.serve import serve
from butin.adapters.settings import Settings
from butin.adapters.web.door.key import Key
from butin.adapters.web.door.limits import KEYS, Address
from butin.adapters.web.gateway import digest
from butin.adapters.web.http.app import STATUS
from butin.client import RoomRefused, open_table
from butin.room.errors import Refused
from kit.served import Served, serving
from tests.web.test_http import Answer, ask, do, opened, played_out

KEY, WRONG = "sésame-ouvre-toi", "sésame-ferme-toi"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """It tells everything that it ever tells."""
    with serving(tmp_path_factory.mktemp("key"), "--pace", "0", "--log", "debug", "--key", KEY) as served:
        yield served
        assert served.faults == []


def opening(server: Served, key: str | None) -> Answer:
    """As if from an address of its own."""
    return ask(server, "POST", "/api/tables", {"game": "voleurs", **({} if key is None else {"key": key})})


def test_who_has_the_key_opens_tables_and_nobody_else(server: Served) -> None:
    assert opening(server, None).refused == opening(server, "").refused == (403, "no_key")
    for wrong in (WRONG, KEY.upper(), KEY[:-1], KEY + "x"):
        assert opening(server, wrong).refused == (403, "wrong_key")
    assert opening(server, KEY).status == 201


def test_everything_but_opening_needs_no_key(server: Served) -> None:
    table = played_out(server, key=KEY, public=True)
    assert do(server, table, "again").status == 200
    other = opened(server, key=KEY, seats=3)
    assert ask(server, "POST", "/api/join", {"link": other["join"], "name": "Bo"}).status == 201
    assert ask(server, "GET", f"/api/links/{other['watch']}").json["kind"] == "watch"
    assert ask(server, "POST", "/api/lessons/voleurs", {"moves": []}).status == 200
    assert ask(server, "GET", "/api/games").status == 200
    assert ask(server, "GET", "/api/tables").status == 200


def test_programs_say_it_where_they_open_a_table(server: Served) -> None:
    with pytest.raises(RoomRefused, match="the key of the house") as refused:
        open_table(server.url, "voleurs")
    assert refused.value.kind == "no_key"
    client, _ = open_table(server.url, "voleurs", key=KEY)
    client.close()


def test_an_address_may_not_try_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    for module in ("key", "limits"):
        monkeypatch.setattr(f"butin.adapters.web.door.{module}.monotonic", lambda: now[0])
    key, address = Key(KEY, digest), Address(people=1)
    for _ in range(100):
        key.check(address, KEY)  # who has it is not counted
    for _ in range(KEYS[0]):
        assert refused(key, address, WRONG) == "wrong_key"
    for given in (WRONG, KEY):  # else one could guess on
        assert refused(key, address, given) == "tried_enough"
    assert refused(key, address, "") == "no_key"
    key.check(Address(people=1), KEY)
    now[0] += address.keys.wait_s
    key.check(address, KEY)
    assert STATUS["tried_enough"] == 429


def refused(key: Key, address: Address, given: str) -> str:
    with pytest.raises(Refused) as error:
        key.check(address, given)
    return error.value.kind


def test_no_key_is_ever_told_or_kept(server: Served) -> None:
    opened(server, key=KEY)
    opening(server, WRONG)
    told = [ask(server, "GET", path).body for path in ("/api/games", "/metrics", "/openapi.json", "/")]
    kept = [path.read_bytes() for path in Path(server.db).parent.iterdir()]
    assert b"wrong_key" in server.log.encode()
    assert not [text for text in [*told, *kept] for key in (KEY, WRONG) if key.encode() in text]
    assert KEY not in repr(Settings(**serve.make_context("serve", ["--key", KEY]).params))


def test_a_key_that_nobody_could_send_is_refused_at_the_start() -> None:
    result = CliRunner().invoke(serve, ["--key", "k" * 65])
    assert result.exit_code == 2
    assert "it has 65 letters: expected at most 64" in result.output
