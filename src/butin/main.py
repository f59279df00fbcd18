"""The one place that builds the real thing: the `butin` program."""

from __future__ import annotations

from butin.adapters.cli.program import run


def main() -> None:
    """Run the command line."""
    run()
