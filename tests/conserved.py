"""What no move may change: the pieces in each box."""

from __future__ import annotations

from importlib import import_module

import butin

CONSERVED = {name: import_module(f"tests.pieces.{name}").conserved for name in butin.games()}
