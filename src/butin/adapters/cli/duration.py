"""Times as a host writes them: `30m`, `6h`, `1d`."""

from __future__ import annotations

import re
from typing import Any

import click

UNITS_S = {"m": 60, "h": 3600, "d": 86_400}


class Duration(click.ParamType):
    """In seconds; 0 is none."""

    name = "duration"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        match = re.fullmatch(r"([1-9]\d{0,4})([mhd])|0", str(value))
        if match is None:
            self.fail(f"{value!r} is no duration: expected a number with m, h or d, such as 30m, 6h or 1d", param, ctx)
        return int(match[1]) * UNITS_S[match[2]] if match[1] else 0
