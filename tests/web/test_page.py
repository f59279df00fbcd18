"""The page as it is served: its addresses, its files, packed and kept; and how it is built."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import URL
from starlette.requests import Request

from butin.adapters.web.http.page import ADDRESSES, File, Page
from kit.served import Served, serving
from tests.web.test_http import Answer, ask

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/butin/page"
# methods that Chromium 68, Safari 14 or Firefox 83 do not have
NEWER = {"flat", "flatMap", "fromEntries", "matchAll", "replaceAll", "allSettled", "any", "replaceChildren"}
NEWER |= {"getAnimations", "toggleAttribute", "arrayBuffer", "at", "findLast", "findLastIndex"}
NEWER |= {"toReversed", "toSorted", "toSpliced", "with", "fromAsync", "toArray"}
NEWER |= {"hasOwn", "groupBy", "withResolvers", "isWellFormed", "toWellFormed", "union", "isSubsetOf"}
NEWER |= {"randomUUID", "checkVisibility", "Segmenter", "ListFormat"}
MOTION = {"fast", "move", "big", "out", "spring"}  # for whatever moves


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("page")) as served:
        yield served


@pytest.mark.parametrize("host", ["a/b", "a?b", "#", "@/"])
def test_which_file_is_asked_for_does_not_depend_on_the_host(host: str) -> None:
    """An address that was put together of both, as older libraries do, may lead elsewhere."""
    scope = {"type": "http", "method": "GET", "path": "/nowhere.js", "headers": [(b"accept", b"text/html")]}
    request, page = Request(scope), Page()
    request._url = URL(f"http://{host}/api/nowhere.js")
    page.files["/nowhere.js"] = File("text/javascript", {"": b"1"}, "", False)
    assert asyncio.run(page.file(request)).body == b"1"
    assert page.nowhere(request) is not None


@pytest.fixture
def builder() -> Any:
    sys.path.insert(0, str(ROOT / "client"))
    try:
        return import_module("build")
    finally:
        sys.path.remove(str(ROOT / "client"))


def get(server: Served, path: str, packed: str = "", **headers: str) -> Answer:
    return ask(server, "GET", path, **{"Accept-Encoding": packed, **headers})


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_gets_its_shell(server: Served, address: str) -> None:
    answer = get(server, address.replace("{name}", "x"))
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert b'<div id="page">' in answer.body
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("code", ["KRTW", "krtw", "KrTw", "BCDFG", "BCDFGH"])
def test_a_code_is_an_address_of_the_page_whether_or_not_anybody_has_it(server: Served, code: str) -> None:
    answer = get(server, f"/{code}")
    assert (answer.status, answer.body) == (200, get(server, "/").body)


@pytest.mark.parametrize("word", ["KRT", "KRTWBCD", "KRTA", "KRT1", "KRTW/", "KRTW/x", "K%C5%BFTW"])
def test_what_cannot_be_a_code_is_no_address(server: Served, word: str) -> None:
    assert get(server, f"/{word}").refused == (404, "no_such_page")


@pytest.mark.parametrize("public", ["", "https://name.example/games/butin/"])
def test_a_television_has_a_page_of_its_own_wherever_the_room_lies(tmp_path: Path, public: str) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<head></head>the shell")
    (built / "sw.js").write_text("")
    (built / "assets/tv-1.js").write_text("1")
    changed = f"from pathlib import Path\nfrom butin.adapters.web.http import page\npage.BUILT = Path({str(built)!r})"
    path = public.removeprefix("https://name.example") or "/"
    options = ["--public-url", public] if public else []
    with serving(tmp_path, *options, changed=changed) as server:
        answer = get(server, f"{path}tv")
        assert (answer.status, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
        assert answer.body == b"the page for televisions is not built: start with ./butin, which builds it\n"
    (built / "tv.html").write_text('<head><script type="module" src="/assets/tv-1.js"></script></head>the set')
    with serving(tmp_path, *options, changed=changed) as server:
        answer = get(server, f"{path}tv")
        assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"
        text = answer.body.decode()
        assert f'src="{path}assets/tv-1.js"' in text and text.endswith("the set")
        assert (f'<meta name="room" content="{public}" />' in text) == bool(public)
        assert get(server, f"{path}assets/tv-1.js").body == b"1"
        assert b"the shell" in get(server, path).body
        if public:
            assert get(server, "/tv").refused == (404, "no_such_page")


def test_an_unknown_address_is_told_to_people_by_the_page_and_to_programs_in_json(server: Served) -> None:
    for path in ("/nowhere", "/table", "/a/b/c", "/assets/nothing.js"):
        answer = get(server, path, Accept="text/html,application/xhtml+xml,*/*;q=0.8")
        assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert b'<div id="page">' in answer.body
        again = get(server, path, Accept="text/html", **{"If-None-Match": answer.headers["etag"]})
        assert (again.status, again.body) == (404, answer.body)
        assert get(server, path, Accept="*/*").refused == (404, "no_such_page")
    assert get(server, "/api/nothing", Accept="text/html").refused == (404, "no_such_page")


def test_the_shell_needs_nothing_inline_and_nobody_else(server: Served) -> None:
    shell = get(server, "/").body.decode()
    assert re.findall(r"<script(?![^>]* src=)[^>]*>|<style|style=", shell) == []
    links = re.findall(r'(?:src|href)="([^"]+)"', shell)
    assert links
    for link in links:
        assert get(server, link).status == 200


def test_no_link_of_the_page_forgets_the_path_below_which_the_room_lies() -> None:
    """They go through `here` of wire/address.ts."""
    sources = [*(ROOT / "client/src").rglob("*"), *(ROOT / "src/butin/games").glob("*/board/**/*")]
    pages = [one for one in sources if one.suffix in (".svelte", ".ts") and not one.name.endswith(".test.ts")]
    assert len(pages) > 50
    rooted = re.compile(r"""(?:href|src)=(?:["'`]|\{["'`])/|location\.origin\}|fetch\(["'`]/""")
    assert [str(one) for one in pages if rooted.search(one.read_text("utf-8"))] == []


def test_every_colour_and_every_size_of_letters_is_a_token() -> None:
    """Of those in the blocks of `:root` in tokens.css, each of which is used; drawings keep their inks."""
    pages = [*(ROOT / "client/src").rglob("*.svelte"), *(ROOT / "client/src").glob("*.css")]
    boards = (ROOT / "src/butin/games").glob("*/board/*")
    texts = {one: one.read_text("utf-8") for one in [*pages, *boards] if one.suffix in (".svelte", ".css", ".ts")}
    tokens = re.findall(r"^  --([\w-]+):", (ROOT / "client/src/tokens.css").read_text("utf-8"), re.MULTILINE)
    assert "gold" in tokens and "tiny" in tokens
    used = {name for text in texts.values() for name in re.findall(r"var\(--([\w-]+)", text)}
    assert {name for name in tokens if name not in used and not name.startswith("seat-")} <= MOTION
    literal = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\(|: (?:white|black)\b|font-size: [\d.]+[a-z]")
    styled = {one: "".join(re.findall(r"<style>.*?</style>", texts[one], re.DOTALL)) for one in pages}
    sheets = {
        one: re.sub(r":root[^{]*\{.*?\}", "", texts[one], flags=re.DOTALL) for one in pages if one.suffix == ".css"
    }
    assert {one.name: found for one, text in {**styled, **sheets}.items() if (found := literal.findall(text))} == {}


def test_hashed_files_are_kept_for_ever_and_others_are_asked_for_again(server: Served) -> None:
    script = re.findall(r'src="(/assets/[^"]+\.js)"', get(server, "/").body.decode())[0]
    answer = get(server, script)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    icon = get(server, "/icon.svg")
    assert (icon.headers["cache-control"], icon.headers["content-type"]) == ("no-cache", "image/svg+xml")
    again = get(server, "/icon.svg", **{"If-None-Match": icon.headers["etag"]})
    assert (again.status, again.body) == (304, b"")


def test_whoever_can_unpack_gets_the_packed_file(server: Served) -> None:
    script = re.findall(r'src="(/assets/[^"]+\.js)"', get(server, "/").body.decode())[0]
    plain, gz, br = get(server, script), get(server, script, "gzip"), get(server, script, "gzip, deflate, br;q=0.9")
    assert [one.headers.get("content-encoding") for one in (plain, gz, br)] == [None, "gzip", "br"]
    assert gzip.decompress(gz.body) == plain.body
    assert len(br.body) < len(gz.body) < len(plain.body)
    assert {one.headers["vary"] for one in (plain, gz, br)} == {"accept-encoding"}


def test_a_page_that_is_not_built_says_what_to_do(tmp_path: Path, builder: Any) -> None:
    nowhere = f"page.BUILT = Path({str(tmp_path)!r})"
    without = f"from pathlib import Path\nfrom butin.adapters.web.http import page\n{nowhere}"
    with serving(tmp_path, changed=without) as server:
        for path in ("/", "/table/x", "/tv", "/KRTW"):
            answer = get(server, path)
            assert (answer.status, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
            text = answer.body.decode()
            assert [text.count(f'lang="{lang}"') for lang in ("fr", "en", "de")] == [1, 1, 1]
            assert text.count("<code>./butin</code>") == 3
            assert text.count(f"Node.js {'.'.join(map(str, builder.OLDEST))} ") == 3
        style = get(server, re.findall(r'rel="stylesheet" href="([^"]+)"', text)[0])
        assert (style.status, style.headers["content-type"]) == (200, "text/css; charset=utf-8")
        assert get(server, "/nowhere", Accept="text/html").refused == (404, "no_such_page")
        assert [get(server, path).status for path in ("/api/games", "/healthz", "/readyz")] == [200, 200, 200]


def test_a_link_can_be_drawn_for_phones(server: Served) -> None:
    answer = get(server, "/api/qr?text=http%3A//192.0.2.1%3A8000/join/abc")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.body.startswith(b"<svg")
    assert get(server, "/api/qr").refused == (400, "bad_request")
    assert get(server, f"/api/qr?text={'x' * 121}").refused == (400, "bad_request")


def test_a_television_that_is_too_old_says_what_to_do() -> None:
    """Without a script and without a style; and nothing of its shell is inline, or anybody else's."""
    shell = (PAGE / "tv.html").read_text("utf-8")
    body = shell[shell.index("<body") :]
    for lang in ("fr", "en", "de"):
        assert re.search(rf'<p lang="{lang}">[^<]*HDMI', body)
    assert re.findall(r"<script(?![^>]* src=)[^>]*>|<style|style=|sw\.js|manifest", shell) == []
    links = re.findall(r'(?:src|href)="([^"]+)"', shell)
    assert any(re.fullmatch(r"/assets/tv-.*\.js", link) for link in links)
    assert all(PAGE.joinpath(link[1:]).is_file() for link in links)


def test_a_television_may_open_its_line_where_self_is_no_socket(server: Served) -> None:
    """Before Chromium 70 `'self'` covers no `ws:`; and what is no name of a host is not repeated."""
    host = server.url.removeprefix("http://")
    for headers, line in (({}, f"; connect-src 'self' ws://{host} wss://{host}"), ({"Host": "a;script-src"}, "")):
        policy = get(server, "/tv", **headers).headers["content-security-policy"]
        assert policy == get(server, "/").headers["content-security-policy"] + line


def test_a_television_of_2020_can_read_its_page(builder: Any) -> None:
    """Chromium 68: what its engine does not know would be a blank screen, or a rule that is silently left out."""
    scripts, styles = (sorted(PAGE.glob(f"assets/tv-*.{ending}")) for ending in ("js", "css"))
    assert scripts and styles
    # a module of 2019, but for what engines had before its year: import() and import.meta
    parse = "import{parse}from'acorn';import{readFileSync}from'fs';for(const file of process.argv.slice(1))"
    parse += "parse(readFileSync(file,'utf8').replace(/\\bimport\\s*(\\(|\\.meta)/g,'imported$1'),"
    parse += "{ecmaVersion:2019,sourceType:'module'})"
    node = ["node", "--input-type=module", "-e", parse, *map(str, scripts)]
    path = {**os.environ, "PATH": builder._path()}
    subprocess.run(node, cwd=ROOT / "client", env=path, check=True, capture_output=True, text=True)
    newer = re.compile(rf"\(\?<[=!]|structuredClone\(|(?<!this)\.(?:{'|'.join(NEWER - _stood_in())})\(")
    assert {one.name: found for one in scripts if (found := newer.findall(one.read_text("utf-8")))} == {}
    lost = r"@container|@layer|:has\(|:where\(|:is\(|:not\([^)]*,|color-mix\(|aspect-ratio:"
    lost += r"|[\s:(,*]-?[\d.]+(?:[dsl]v[hw]|cq(?:[whib]|min|max))\b|&|[;{](?:translate|rotate|scale|inset(?:-\w+)?):"
    lost += r"|\b(?:min|max|clamp)\("
    # a stop of a gradient in two places
    lost += r"|gradient\((?:[^()]|\([^()]*\))*[\w)](?<!\bat)\s-?[\d.]+(?:px|%)?\s-?[\d.]+(?:px|%)[,)]"
    assert {one.name: found for one in styles if (found := re.findall(lost, one.read_text("utf-8")))} == {}
    assert {one.name: found for one in styles if (found := _nested(one.read_text("utf-8")))} == {}
    assert {one.name: found for one in styles if (found := _flexed(one.read_text("utf-8")))} == {}


def _flexed(style: str) -> list[str]:
    """What only a grid may have before Chromium 84, and no button before 83; primitives.css is the page’s, too."""
    rules = [rule for rule in re.findall(r"([^{}]+)\{([^{}]*)\}", style) if ".svelte-" in rule[0]]
    spaced = [
        name for name, rule in rules if re.search("display:(?:inline-)?flex", rule) and re.search("gap:(?!0)", rule)
    ]
    return spaced + [
        name
        for name, rule in rules
        if re.search(r"\bbutton\b[^ >,]*$", name) and re.search("display:.*(?:flex|grid)", rule)
    ]


def _stood_in() -> set[str]:
    """What the television's page brings along where the engine lacks it."""
    source = (ROOT / "client/src/tv/standins.ts").read_text("utf-8")
    return {name for name in NEWER if re.search(rf"(?m)^  {name}[,(]|\{{ {name}[ :]", source)}


def _nested(style: str) -> list[str]:
    """Rules within rules; within a condition or an animation they are old."""
    found, around = [], list[str]()
    for before, brace in re.findall(r"([^{}]*)([{}])", style):
        if brace == "}":
            around.pop()
            continue
        if around and not around[-1].startswith("@"):
            found.append(before)
        around.append(before.rpartition(";")[2].strip())
    return found


def test_phones_fetch_nothing_of_the_television() -> None:
    """Its files are its own: no file of the page names one, and its worker keeps none."""
    named = re.compile(r"assets/tv-|[\"'`/]tv-[\w.]+-[\w-]{8}\.(?:js|css)")
    own = [one for one in PAGE.rglob("*") if one.suffix in (".js", ".html", ".css") and not one.name.startswith("tv")]
    assert len(own) > 50
    assert [one.name for one in own if named.search(one.read_text("utf-8"))] == []


@pytest.mark.whole
def test_the_bench_weighs_the_page_and_starts_it() -> None:
    bench = [sys.executable, "-m", "bench", "page", "--quick"]
    said = subprocess.run(bench, capture_output=True, text=True, check=True).stdout
    assert "first load without boards, compressed" in said
    assert "first move made, cold" in said
    assert "FAIL" not in said and "NOT RUN" not in said


def test_the_page_that_is_tested_is_fresh(builder: Any) -> None:
    assert not builder.stale(), "run: python client/build.py"
    assert builder.build() is False


def test_every_optional_dependency_is_in_the_lock_file() -> None:
    """Else `npm ci` fails on other kinds of machines."""
    lock = json.loads((ROOT / "client/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in lock.items():
        for wanted in package.get("optionalDependencies", {}):
            assert f"node_modules/{wanted}" in lock or f"{name}/node_modules/{wanted}" in lock, (name, wanted)
