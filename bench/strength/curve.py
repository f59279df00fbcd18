"""The curve of every dial as a picture: `python -m bench.strength.curve docs/dial.svg`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from bench.strength.dial import STEPS, line, met, pairs_of, ratings
from butin.testing.ours import NAMES
from kit.parallel import spread

COLOURS = ["#c9971c", "#2f6f8f", "#8a3d5d", "#3d7a3d"]
LEFT, TOP, WIDE, TALL = 60, 50, 520, 300


def drawn(curves: dict[str, list[float]]) -> str:
    """Elo over the dial, one line a game, with the straight line that fits it best."""
    top = max(max(rates) for rates in curves.values())
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 150}" height="{TOP + TALL + 50}" role="img">',
        "<title>Elo over the dial</title>",
        '<rect width="100%" height="100%" fill="#fffdf5"/>',
        '<g font-family="sans-serif" font-size="13" fill="#222">',
        f'<text x="{LEFT}" y="26" font-size="16">Elo over the dial, bots against bots, two seats</text>',
    ]
    lines += [
        f'<text x="{_x(step):.0f}" y="{TOP + TALL + 22}" text-anchor="middle">{step}</text>' for step in range(STEPS)
    ]
    for elo in range(0, int(top) + 1, 500):
        lines += [
            f'<line x1="{LEFT}" x2="{LEFT + WIDE}" y1="{_y(elo, top):.0f}" y2="{_y(elo, top):.0f}" stroke="#ddd"/>',
            f'<text x="{LEFT - 8}" y="{_y(elo, top) + 4:.0f}" text-anchor="end">{elo}</text>',
        ]
    for colour, (name, rates) in zip(COLOURS, curves.items(), strict=False):
        lines += _curve(name, rates, colour, top)
    return "\n".join([*lines, "</g>", "</svg>"]) + "\n"


def _curve(name: str, rates: list[float], colour: str, top: float) -> list[str]:
    slope, _ = line(rates)
    middle = sum(rates) / STEPS
    ends = [(step, middle + slope * (step - (STEPS - 1) / 2)) for step in (0, STEPS - 1)]
    (x1, y1), (x2, y2) = [(_x(step), _y(rate, top)) for step, rate in ends]
    dots = [(_x(step), _y(rate, top)) for step, rate in enumerate(rates)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
    return [
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-dasharray="3 4"/>',
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in dots),
        f'<text x="{dots[-1][0] + 10:.0f}" y="{dots[-1][1] + 4:.0f}" fill="{colour}">{name}</text>',
    ]


def _x(step: float) -> float:
    return LEFT + WIDE * step / (STEPS - 1)


def _y(elo: float, top: float) -> float:
    return TOP + TALL * (1 - elo / top)


def main(file: str) -> None:
    curves: dict[str, list[float]] = {}
    for name in NAMES:
        found = spread(met, pairs_of(name))
        curves[name] = ratings(found)
        slope, off = line(curves[name])
        shares = [f"{won / games:.2f}" for lower, higher, won, games in found if higher - lower == 1]
        elo = [round(rate) for rate in curves[name]]
        click.echo(f"{name}: neighbours {' '.join(shares)}; Elo {elo}, {slope:.0f} a step, {off:.0f} off the line")
    Path(file).write_text(drawn(curves), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
