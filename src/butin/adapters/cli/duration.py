"""Times as a host writes them: `30m`, `6h`, `1d`."""

from __future__ import annotations

import re

import click

UNITS_S = {"m": 60, "h": 3600, "d": 86_400}


def duration(text: str) -> int:
    """In seconds; 0 is none."""
    match = re.fullmatch(r"([1-9]\d{0,4})([mhd])|0", text)
    if match is None:
        expected = "expected a number with m, h or d, such as 30m, 6h or 1d"
        raise click.BadParameter(f"{text!r} is no duration: {expected}")
    return int(match[1]) * UNITS_S[match[2]] if match[1] else 0
