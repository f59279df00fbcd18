"""Commands that are not here: benches and tests lie beside the package, and on Windows the room does not open."""

from __future__ import annotations

import click

from butin.core.errors import ButinError

ROOM = "the room needs Linux, macOS or WSL: on Windows all commands but serve, doctor, backup and restore work"


def _elsewhere(name: str, short: str, where: str) -> click.Command:
    def say(words: tuple[str, ...] = ()) -> None:
        raise ButinError(where.format(words=" ".join([name, *words])))

    return click.Command(
        name,
        context_settings={"ignore_unknown_options": True},
        callback=say,
        params=[click.Argument(["words"], nargs=-1)],
        help=short,
    )


bench = _elsewhere(
    "bench",
    "Measure what we claim: in a clone of the sources, by ./butin bench.",
    "the benches are in the folder bench of Butin's sources, not in the package: there, ./butin {words}",
)
test = _elsewhere(
    "test",
    "Test everything: in a clone of the sources, by ./butin test.",
    "the tests are in the folder tests of Butin's sources, not in the package: there, ./butin {words}",
)
OF_THE_ROOM = ("serve", "doctor", "backup", "restore")
serve, doctor, backup, restore = (_elsewhere(name, "Not on Windows.", ROOM) for name in OF_THE_ROOM)
