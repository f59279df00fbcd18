"""A room below a path of its host. A proxy passes requests on as they come; what lies beside the path is not ours."""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from butin.adapters.web.middleware import HEADERS

BESIDE = ("/healthz", "/readyz", "/metrics")  # whoever looks after the server asks it directly
NOWHERE = ""  # no route has it


class Below:
    """Wraps the application, which never hears of the path."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in BESIDE:
            await self.app(scope, receive, send)
        elif scope["path"] in ("/", self.path[:-1]):
            headers = {name.decode(): value.decode() for name, value in HEADERS}
            await RedirectResponse(self.path, 307, headers)(scope, receive, send)
        else:
            inside = scope["path"].startswith(self.path)
            path = scope["path"][len(self.path) - 1 :] if inside else NOWHERE
            await self.app({**scope, "path": path}, receive, send)
