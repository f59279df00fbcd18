"""The page: the built client from `butin/page`, compressed beforehand, and its shell for every address of the page.

Its scripts and styles find each other wherever they lie. Only the shell names them by their whole addresses, for it is
the same at every address: where the room lies below a path, or is reached from outside as its host says, the shell is
written anew when the server starts.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from butin.adapters.settings import path_of
from butin.adapters.web.middleware import POLICY
from butin.room.table.codes import LETTERS, LONGEST, SHORTEST

ADDRESSES = ["/", "/credits"]
ADDRESSES += [f"/{page}/{{name}}" for page in ("open", "table", "join", "watch", "replay", "rules", "learn")]
TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
}
PACKED = {"br": ".br", "gzip": ".gz"}
BUILT, NOT_BUILT = files("butin").joinpath("page"), files("butin.adapters.web").joinpath("not_built")
CODE = re.compile(f"/[{LETTERS}]{{{SHORTEST},{LONGEST}}}", re.IGNORECASE | re.ASCII)  # whether or not anybody has it
SHELL, WORKER, SCREEN = "/index.html", "/sw.js", "/tv.html"
HOST = re.compile(r"[\w.:\[\]-]+", re.ASCII)
NO_SCREEN = "the page for televisions is not built: start with ./butin, which builds it\n"


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page: plain, and packed where that is smaller."""

    media: str
    bodies: dict[str, bytes]  # by encoding; '' is the plain one
    tag: str
    lasting: bool  # its name has a hash of what is in it

    def answer(self, request: Request, status: int = 200) -> Response:
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        encoding = next((one for one in PACKED if one in accepted and one in self.bodies), "")
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if self.lasting else "no-cache",
            "etag": self.tag,
            "vary": "accept-encoding",
        }
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], status, headers, self.media)


class Page:
    """All files of the page, read once; a few words in its place while it is not built."""

    def __init__(self, public_url: str = "") -> None:
        self.built = BUILT.joinpath(SHELL[1:]).is_file()
        self.files = dict(_found(BUILT if self.built else NOT_BUILT, ""))
        for shell in (SHELL, SCREEN) if public_url else ():
            if shell in self.files:
                self.files[shell] = _rewritten(self.files[shell], lambda body: _placed(body, public_url))
        if public_url and self.built:  # another worker, so browsers that keep the shell fetch it again
            self.files[WORKER] = _rewritten(self.files[WORKER], lambda body: body + f"//{public_url}\n".encode())

    def routes(self) -> list[Route]:
        shells = [Route("/tv", self.screen), *(Route(address, self.shell) for address in ADDRESSES)]
        return [*shells, Route("/assets/{file}", self.file), Route("/{file}", self.file)]

    async def shell(self, request: Request) -> Response:
        """The same for every address: the client looks at it."""
        return self.files[SHELL].answer(request, 200 if self.built else 503)

    async def screen(self, request: Request) -> Response:
        """A television's own page: a build for older browsers, and for them `'self'` is no socket."""
        if self.built and SCREEN not in self.files:
            return Response(NO_SCREEN, 503, media_type="text/plain")
        answer = self.files[SCREEN].answer(request) if self.built else await self.shell(request)
        host = request.headers.get("host", "")
        if HOST.fullmatch(host):
            answer.headers["content-security-policy"] = f"{POLICY}; connect-src 'self' ws://{host} wss://{host}"
        return answer

    def nowhere(self, request: Request) -> Response | None:
        """For a browser that is lost: the shell, which says so; programs are told otherwise."""
        wants_page = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")
        return self.files[SHELL].answer(request, 404) if self.built and wants_page else None

    async def file(self, request: Request) -> Response:
        found = self.files.get(request.scope["path"])
        if found is not None:
            return found.answer(request)
        if CODE.fullmatch(request.scope["path"]):
            return await self.shell(request)
        raise HTTPException(404)


def _placed(shell: bytes, public_url: str) -> bytes:
    """The shell of a room at this address: below its path, and the client is told where it is."""
    below = shell.replace(b'="/', f'="{path_of(public_url)}'.encode())
    return below.replace(b"</head>", f'<meta name="room" content="{public_url}" /></head>'.encode())


def _rewritten(file: File, change: Callable[[bytes], bytes]) -> File:
    body = change(file.bodies[""])
    return File(file.media, {"": body, "gzip": gzip.compress(body, mtime=0)}, tag_of(body), file.lasting)


def _found(folder: Traversable, path: str) -> list[tuple[str, File]]:
    inside = {one.name: one for one in folder.iterdir()}
    found: list[tuple[str, File]] = []
    for name, one in sorted(inside.items()):
        ending = name.rpartition(".")[2]
        if one.is_dir():
            found += _found(one, f"{path}/{name}")
        elif ending in TYPES:
            packed = {
                encoding: inside[name + end].read_bytes() for encoding, end in PACKED.items() if name + end in inside
            }
            body = one.read_bytes()
            found.append((f"{path}/{name}", File(TYPES[ending], {"": body, **packed}, tag_of(body), path == "/assets")))
    return found


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:16]}"'
