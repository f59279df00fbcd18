"""The page: the built client from `butin/page`, compressed beforehand, and its shell for every address of the page."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

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
NOT_BUILT = """Butin's room is open, but its page is not built yet.

Stop the server and start it with ./butin, which builds the page, or run
  npm ci && npm run build
in the folder client/. Programs can play meanwhile: docs/protocol.md.
"""


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
    """All files of the page, read once."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or files("butin").joinpath("page")
        self.files = dict(_found(folder, "")) if folder.is_dir() else {}

    def routes(self) -> list[Route]:
        shells = [Route(address, self.shell) for address in ADDRESSES]
        return [*shells, Route("/assets/{file}", self.file), Route("/{file}", self.file)]

    async def shell(self, request: Request) -> Response:
        """The same for every address: the client looks at it."""
        if "/index.html" not in self.files:
            return Response(NOT_BUILT, 503, media_type="text/plain")
        return self.files["/index.html"].answer(request)

    def nowhere(self, request: Request) -> Response | None:
        """For a browser that is lost: the shell, which says so; programs are told otherwise."""
        page = self.files.get("/index.html")
        wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
        return page.answer(request, 404) if page is not None and wants_page else None

    async def file(self, request: Request) -> Response:
        found = self.files.get(request.url.path)
        if found is None:
            raise HTTPException(404)
        return found.answer(request)


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
            tag = f'"{sha256(body).hexdigest()[:16]}"'
            found.append((f"{path}/{name}", File(TYPES[ending], {"": body, **packed}, tag, path == "/assets")))
    return found
