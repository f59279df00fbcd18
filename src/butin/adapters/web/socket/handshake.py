"""How a socket is opened: who comes, and whether they may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from websockets.http11 import Request
from websockets.server import ServerProtocol

from butin.adapters.web.door.limits import CROWDED, Address
from butin.adapters.web.door.proxies import Proxies
from butin.adapters.web.middleware import HEADERS

if TYPE_CHECKING:
    from butin.adapters.web.gateway import Gateway


def client_of(gateway: Gateway, proxies: Proxies, peer: Any, request: Request) -> Address:
    """Whose connection it is: of whoever is at its other end, or whom a proxy of the house speaks for."""
    host = proxies.client(peer[0] if peer else "", request.headers.get_all("X-Forwarded-For"))
    return gateway.addresses.of(host)


def shaken(gateway: Gateway, frames: ServerProtocol, address: Address, request: Request) -> bool:
    """Answer; whether the socket is open now."""
    response, reason = frames.accept(request), gateway.turned_away(request)
    if reason:
        response = frames.reject(403, reason)
    elif address.crowded:
        gateway.refused("crowded")
        response = frames.reject(429, CROWDED)
    if response.status_code != 101:
        for name, value in HEADERS:
            response.headers[name.decode()] = value.decode()
    frames.send_response(response)
    return response.status_code == 101
