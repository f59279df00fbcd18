"""Everybody knows everything."""

from typing import Any

PLACES: list[str] = []


def known(whole: dict[str, Any], seat: int, options: dict[str, Any]) -> dict[str, Any]:
    return whole
