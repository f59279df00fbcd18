"""Proxies of the house, whose word is taken for where somebody comes from: those that FORWARDED_ALLOW_IPS names."""

from __future__ import annotations

from functools import cache
from typing import Any

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class Proxies:
    """The same for sockets as uvicorn's own for requests."""

    def __init__(self, trusted: str | list[str]) -> None:
        self.trusted = ProxyHeadersMiddleware(_nothing, trusted).trusted_hosts

    def __contains__(self, host: str) -> bool:
        return host in self.trusted

    def client(self, host: str, forwarded: list[str]) -> str:
        """Who is connected: `host`, or whoever a proxy says that it speaks for."""
        if not forwarded or host not in self.trusted:
            return host
        return self.trusted.get_trusted_client_address(", ".join(forwarded))[0] or host


def proxies(config: Config) -> Proxies:
    trusted = config.forwarded_allow_ips
    return _known(trusted if isinstance(trusted, str) else ",".join(trusted))


@cache
def _known(trusted: str) -> Proxies:
    return Proxies(trusted)


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    pass
