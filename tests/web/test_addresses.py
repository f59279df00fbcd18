"""Where the room is: at an address of its host's choice, and below a path of it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from click.testing import CliRunner
from openapi_spec_validator import validate
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from butin.adapters.cli.serve import serve
from butin.adapters.settings import LONGEST, public_url
from butin.adapters.web.http.api import LONGEST_QR
from butin.adapters.web.http.page import SHELL, WORKER, Page
from butin.client import join, open_table
from kit.served import Served, serving
from tests.web.test_http import Answer, answered, ask

PUBLIC = "https://name.example:8443/games/butin/"
PATH = "/games/butin/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that a proxy shows below a path; here it is asked as the proxy would."""
    with serving(tmp_path_factory.mktemp("below"), "--public-url", PUBLIC, "--pace", "0") as served:
        yield served


def get(server: Served, path: str, **headers: str) -> Answer:
    return ask(server, "GET", path, **{"Accept-Encoding": "", **headers})


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://name.example", "https://name.example/"),
        ("https://name.example/", "https://name.example/"),
        ("HTTPS://Name.Example:443/Butin", "https://name.example/Butin/"),
        ("http://name.example:80/a/b-c_d.e~f/", "http://name.example/a/b-c_d.e~f/"),
        ("http://192.0.2.7:8080", "http://192.0.2.7:8080/"),
        ("https://[2001:db8::1]:8443/butin", "https://[2001:db8::1]:8443/butin/"),
    ],
)
def test_an_address_is_written_as_browsers_write_it(text: str, address: str) -> None:
    assert public_url(text) == address
    assert public_url(address) == address


@pytest.mark.parametrize(
    "text",
    [
        "name.example",
        "ftp://name.example/",
        "//name.example/",
        "https://",
        "https://me:secret@name.example/",
        "https://name.example/?x=1",
        "https://name.example/#x",
        "https://name.example:99999/",
        "https://name.example/a//b/",
        "https://name.example/../b/",
        "https://name.example/a b/",
        "https://name.example/%61/",
        "https://Käse.example/",
        "https://\u212aelvin.example/",
        'https://name.example/"onload="x',
        "https://name.example/\n",
        f"https://name.example/{'x' * LONGEST}",
    ],
)
def test_what_is_no_address_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        public_url(text)


def test_a_host_who_gives_a_bad_address_is_told_at_once() -> None:
    said = CliRunner(env={"BUTIN_PUBLIC_URL": "name.example"}).invoke(serve, [])
    assert said.exit_code == 2
    assert "--public-url" in said.output and "expected https://name" in said.output


def test_a_link_of_the_longest_address_fits_into_a_picture() -> None:
    token = "0" * 32
    assert len("x" * LONGEST + f"join/{token}") <= LONGEST_QR


def test_everything_lies_below_the_path(server: Served) -> None:
    for path in (
        "",
        "rules/voleurs",
        "table/x",
        "KRTW",
        "api/games",
        "games/voleurs/",
        "games/voleurs/words.fr.ftl?v=0123456789abcdef",
        "openapi.json",
        "healthz",
        "sw.js",
        "manifest.webmanifest",
    ):
        assert get(server, PATH + path).status == 200, path
    for path in (
        "/rules/voleurs",
        "/api/games",
        "/openapi.json",
        "/sw.js",
        "/games",
        "/games/butin2/",
        "/games/butin//",
    ):
        assert get(server, path).refused == (404, "no_such_page"), path
    assert ask(server, "POST", "/api/tables", {"game": "voleurs"}).refused == (404, "no_such_page")
    for path in ("/healthz", "/readyz", "/metrics"):  # for whoever looks after the server, which no proxy shows
        assert get(server, path).status == 200


@pytest.mark.parametrize("path", ["/", "/games/butin"])
def test_whoever_comes_beside_the_door_is_led_in(server: Served, path: str) -> None:
    said = answered(server, f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n".encode())
    assert said.startswith(b"HTTP/1.1 307 ")
    assert f"\r\nlocation: {PATH}\r\n".encode() in said
    assert b"evil" not in said and b"content-security-policy" in said
    assert b'<div id="page">' in get(server, path).body


def test_the_shell_names_its_files_below_the_path_at_every_address(server: Served) -> None:
    for path in ("", "table/x", "nowhere"):
        answer = get(server, PATH + path, Accept="text/html")
        links = re.findall(r'(?:src|href)="([^"]+)"', answer.body.decode())
        assert len(links) > 5
        assert [link for link in links if not link.startswith(PATH)] == []
        assert {get(server, link).status for link in links} == {200}
        packed = get(server, PATH + path, Accept="text/html", **{"Accept-Encoding": "gzip, br"})
        assert gzip.decompress(packed.body) == answer.body
        assert packed.headers["etag"] == answer.headers["etag"]


def test_the_manifest_and_the_worker_find_their_files(server: Served) -> None:
    manifest = get(server, f"{PATH}manifest.webmanifest")
    here = f"{PATH}manifest.webmanifest"
    named = manifest.json
    assert "id" not in named  # so it is the start, and two rooms of one host are two
    assert [urljoin(here, named[name]) for name in ("start_url", "scope")] == [PATH, PATH]
    for icon in named["icons"]:
        assert get(server, urljoin(here, icon["src"])).headers["content-type"] == icon["type"]
    worker = get(server, f"{PATH}sw.js").body.decode()
    shell = json.loads(re.findall(r'\["\./",[^\]]*\]', worker)[0])
    assert {get(server, urljoin(f"{PATH}sw.js", name)).status for name in shell} == {200}


def test_a_browser_that_keeps_the_shell_fetches_it_again_when_the_address_changes() -> None:
    pages = [Page(address) for address in ("", "https://name.example/", "https://other.example/", PUBLIC)]
    for name in (SHELL, WORKER):
        assert len({page.files[name].bodies[""] for page in pages}) == len(pages)
        assert len({page.files[name].tag for page in pages}) == len(pages)
    assert b'<meta name="room" content="https://other.example/" />' in pages[2].files[SHELL].bodies[""]
    assert b'name="room"' not in pages[0].files[SHELL].bodies[""]


def test_the_description_says_where_the_room_is(server: Served) -> None:
    described = get(server, f"{PATH}openapi.json").json
    assert described["servers"] == [{"url": PUBLIC.rstrip("/")}]
    validate(described)


def test_programs_join_by_a_link_below_the_path(server: Served) -> None:
    host, opened = open_table(server.url + PATH, "voleurs", first=0)
    guest = join(f"{server.url}{PATH}join/{opened['join']}", "Bo")
    assert guest.server == server.url + PATH.rstrip("/")
    host.wish("start")
    update = next(one for one in host if one.legal)
    update.move(update.legal[0])
    assert next(one for one in guest if one.legal).n > update.n
    host.close()
    guest.close()


def test_only_its_own_pages_open_a_socket(server: Served) -> None:
    there = f"ws://127.0.0.1:{server.port}"
    for origin in ("https://name.example:8443", f"http://127.0.0.1:{server.port}"):
        with connect(f"{there}{PATH}ws", origin=Origin(origin)) as line:
            line.send('{"do": "ping"}')
            assert json.loads(line.recv(20))["type"] == "pong"
    for origin in ("https://name.example", "https://name.example:8443/games", "https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused, connect(f"{there}{PATH}ws", origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus) as nowhere, connect(f"{there}/ws"):
        pass
    assert nowhere.value.response.body == b"there is no socket here: it is at /games/butin/ws\n"
