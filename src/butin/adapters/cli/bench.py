"""`butin bench` where the sources are not: the benches lie beside the package, with what they measure against."""

from __future__ import annotations

import click

from butin.core.errors import ButinError


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1)
def bench(words: tuple[str, ...]) -> None:
    """Measure what we claim: in a clone of the sources, by ./butin bench."""
    name = words[0] if words else "NAME"
    raise ButinError(
        f"the benches are in the folder bench of Butin's sources, not in the package: there, ./butin bench {name}"
    )
