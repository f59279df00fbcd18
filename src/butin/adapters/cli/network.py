"""Where this machine can be reached: its addresses in the networks around it, and its ports."""

from __future__ import annotations

import socket
import struct
import sys

from butin.adapters.web.serve import listening

SIOCGIFADDR = 0x8915  # what Linux is asked for the address of an interface
INSIDE = ("lo", "docker", "br-", "veth", "virbr", "cni", "podman")  # leads to no phone
NOWHERE = ("192.0.2.1", 9)  # an address that nobody has
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
LATER = 100  # ports that are tried


def addresses() -> list[str]:
    """Of this machine, the one by which it reaches others first. Nothing is sent to find them."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        found = [_towards(probe), *(_of(name, probe) for name in _interfaces())]
    return list(dict.fromkeys(one for one in found if one and not one.startswith("127.")))


def free_after(host: str, port: int) -> int:
    """The next port that nobody has."""
    for candidate in range(port + 1, min(port + LATER, 65536)):
        try:
            listening(host, candidate).close()
        except OSError:
            continue
        return candidate
    return 0  # which has the system choose one


def _interfaces() -> list[str]:
    try:
        return [name for _, name in socket.if_nameindex() if not name.startswith(INSIDE)]
    except OSError:  # a service may be forbidden to ask
        return []


def _towards(probe: socket.socket) -> str:
    try:
        probe.connect(NOWHERE)
    except OSError:  # there is no way out; a network may be there all the same
        return ""
    return str(probe.getsockname()[0])


def _of(name: str, probe: socket.socket) -> str:
    if sys.platform != "linux":
        return ""
    from fcntl import ioctl  # noqa: PLC0415

    try:
        answer = ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
    except OSError:  # it has none
        return ""
    return socket.inet_ntoa(answer[20:24])
