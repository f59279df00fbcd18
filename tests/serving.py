"""A real server in a process of its own, for tests that speak to it over real sockets."""

from __future__ import annotations

from butin.bench.served import Served, free_port, serving

__all__ = ["Served", "free_port", "serving"]
