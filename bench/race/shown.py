"""What rooms came to, as rows of a table."""

from __future__ import annotations

from bench.race.tally import ARBITERS, BINS, OURS, Tally, interval


def room_row(name: str, number: int, tally: Tally) -> dict[str, object]:
    low, high = interval(*tally.wrong_over(OURS, 10.0))
    ours, arrival, half = (tally.wrong_share(arbiter, 10.0) for arbiter in ARBITERS)
    return {
        "room": name,
        "races": tally.races,
        "wrong_%": f"{ours:.3f} ({low:.2f}-{high:.2f})",
        "arrival_%": round(arrival, 1),
        "RTT/2_%": round(half, 1),
        "astray": round(tally.astray(OURS, number), 2),
        "p50": round(tally.delay(0.5)),
        "p95": round(tally.delay(0.95)),
        "p99": round(tally.delay(0.99)),
        "max": round(max(tally.added)),
        "flips_%": _share(tally.flips, tally.races),
        "caps_%": _share(tally.caps, tally.races),
        "voids_%": _share(tally.voids, tally.races),
        "strikes_%": _share(tally.strikes, tally.presses),
        "raised_%": _share(tally.clamps, tally.presses),
    }


def margins(tally: Tally, name: str) -> dict[str, object]:
    """Wrong winners by how far the first two were apart."""
    return {
        (f"{low:.0f}-{high:.0f}" if high < 1e8 else f">{low:.0f}"): _share(wrong, counted)
        for low, high, wrong, counted in zip(BINS, BINS[1:], tally.wrong[name], tally.counted, strict=False)
    }


def _share(hits: int, of: int) -> float:
    return round(100.0 * hits / max(1, of), 2)
