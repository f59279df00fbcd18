"""A room behind a proxy, by the examples in deploy/: on a port of its own, below a path, and beside another one."""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http import HTTPStatus
from http.client import HTTPSConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.proxies import Caddy, Nginx, Proxy
from kit.served import Served, serving
from kit.servers import need
from tests.page.browser import LAPTOP, Visitor
from tests.page.test_browser import plainly, play

PACKAGES = {Nginx: ("nginx", "nginx-light"), Caddy: ("caddy", "caddy")}
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AA" * 11 + "==",
}
CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller?.scriptURL)"


@contextmanager
def shown(kind: type[Nginx | Caddy], path: str, folder: Path) -> Iterator[Proxy]:
    """A room and the proxy before it. Where it has no path the room knows nothing of its address, and needs not."""
    name, package = PACKAGES[kind]
    need([name, "openssl"], (package, "openssl"))
    folder.joinpath("proxy").mkdir()
    proxy = kind(folder / "proxy", path)
    options = [] if path == "/" else ["--public-url", proxy.url]
    with serving(folder, *options, "--pace", "0") as server:
        proxy.before(server.port)
        try:
            proxy.start()
            yield proxy
        finally:
            proxy.stop()
        assert server.faults == []


@pytest.mark.whole
@pytest.mark.parametrize("path", ["/butin/", "/"])
@pytest.mark.parametrize("kind", [Nginx, Caddy])
def test_people_play_behind_a_proxy(chromium: Browser, kind: type[Nginx | Caddy], path: str, tmp_path: Path) -> None:
    with shown(kind, path, tmp_path) as proxy:
        host, friend = Visitor(chromium, proxy), Visitor(chromium, proxy, LAPTOP)
        alone(host.page, proxy)
        link = invited(host.page, proxy)
        comes(friend.page, link)
        expect(host.page.get_by_role("listitem").filter(has_text=re.compile(r"\bBo\b"))).to_be_visible()
        for page in (host.page, friend.page):
            page.goto(f"{proxy.url}rules/voleurs#VO-5")
            expect(page.locator("#VO-5")).to_be_in_viewport()
        for visitor in (host, friend):
            visitor.leave()
            names = visitor.page.evaluate("Object.keys(localStorage)")
            assert names and all(name.startswith(visitor.own) for name in names)
            visitor.context.close()
        assert refused(proxy, "https://evil.example") == 403
        assert refused(proxy, f"https://127.0.0.1:{proxy.port + 1}") == 403
        assert refused(proxy, proxy.origin) == 0


def alone(page: Page, proxy: Proxy) -> None:
    """With bots: a move, then once more from what the browser keeps."""
    page.goto(proxy.url)
    page.get_by_role("button", name="Jouer").last.click()
    plainly(page)
    play(page, 1)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.locator(".table.playing").wait_for()
    assert page.evaluate(CONTROLLED) == f"{proxy.url}sw.js"
    play(page, 1)


def invited(page: Page, proxy: Proxy) -> str:
    """The link for friends at a table that waits."""
    page.get_by_role("link", name="Retour à l’accueil").click()
    page.get_by_role("button", name="Entre amis").click()
    page.get_by_role("link", name="Chacun son appareil").click()
    page.get_by_role("button", name="Ouvrir la table").click()
    link = page.get_by_label("Lien pour les amis").input_value()
    assert re.fullmatch(f"{proxy.url}join/[0-9a-f]+", link)
    code = page.get_by_alt_text("Code à scanner")
    expect(code).to_be_visible()
    assert code.evaluate("(picture) => picture.decode().then(() => picture.naturalWidth)") > 50
    return link


def comes(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_label("Ton nom").fill("Bo")
    page.get_by_role("button", name="M’asseoir", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("L’hôte va lancer la partie")).to_be_visible()


def refused(proxy: Proxy, origin: str) -> int:
    """How a socket of a page from there is answered; 0 if it is opened."""
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    address = urlsplit(proxy.url)
    with closing(HTTPSConnection(address.netloc, context=trusting, timeout=60)) as line:
        line.request("GET", f"{address.path}ws", headers={**UPGRADE, "Origin": origin})
        status = line.getresponse().status
    return 0 if status == HTTPStatus.SWITCHING_PROTOCOLS else status


@pytest.mark.whole
def test_two_rooms_of_one_host_do_not_see_each_other_s_seats(chromium: Browser, tmp_path: Path) -> None:
    """One after the other on the same port: to a browser they are one host."""
    server = Served(tmp_path, "--pace", "0")
    server.start()
    server.wait()
    visitor = Visitor(chromium, server)
    page = visitor.page
    for path in ("/", "/butin/", "/games/", "/"):
        server.stop()
        server.command += ["--public-url", server.url + path]
        server.start()
        server.wait()
        page.goto(path)
        page.get_by_role("heading", name="Voleurs", exact=True).wait_for()
        seen = page.get_by_role("heading", name="Mes tables").count()
        assert seen == (1 if f"butin.{path[1:]}tables" in page.evaluate("Object.keys(localStorage)") else 0)
        if not seen:
            page.get_by_role("button", name="Jouer").last.click()
            page.locator(".table.playing").wait_for()
        page.evaluate("navigator.serviceWorker.ready")
    server.stop()
    tables = [visitor.kept(f"butin.{path}tables") for path in ("", "butin/", "games/")]
    assert [len(kept) for kept in tables] == [1, 1, 1]
    caches = page.evaluate("caches.keys()")
    assert sorted(re.sub("[0-9a-f]{12}$", "", name) for name in caches) == ["butin-", "butin-butin/", "butin-games/"]
    visitor.context.close()
