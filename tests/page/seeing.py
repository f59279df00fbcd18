"""What a person sees of a page: nothing is pressed but what lies on the screen, uncovered and large enough.

It knows no browser: `look` runs a function of JavaScript on the page, with values, and gives back what it says.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

Look = Callable[..., Any]

FINGER_PX = 43  # 44, where edges fall between pixels
PATIENCE_S = 30.0
FRAME_S = 0.02
FOUND = """(wanted) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  return wanted.findIndex((selector) => [...document.querySelectorAll(selector)].some(seen));
}"""
# one of those that are there, where it can be pressed, and what is wrong with that
SPOT = """(selector, chance, smallest) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll(selector)].filter(seen);
  const one = all[Math.floor(chance * all.length)];
  if (!one) return null;
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hits = (dx, dy) => one.contains(document.elementFromPoint(x + dx, y + dy));
  const reach = (dx, dy) => {
    let far = 0;
    while (far < smallest && hits(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
    return far;
  };
  const [wide, high] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
  const over = document.elementFromPoint(x, y);
  const wrong = !over ? "is not on the screen" : !hits(0, 0) ? `is covered by ${over.outerHTML.slice(0, 80)}`
    : Math.min(wide, high) < smallest ? `is ${wide} by ${high} px` : "";
  return { at: [x, y].map(Math.round), wrong };
}"""


def spot(look: Look, selector: str, smallest: float) -> tuple[int, int] | None:
    """Where one of those can be pressed as soon as it stands still; none if it is gone: somebody was quicker."""
    chance, before = random.random(), None
    end = time.monotonic() + PATIENCE_S
    while (now := look(SPOT, selector, chance, smallest)) is not None:
        if now == before and not now["wrong"]:
            return now["at"][0], now["at"][1]
        assert time.monotonic() < end, f"{selector} at {now['at']} {now['wrong'] or 'never stands still'}"
        before = now
        time.sleep(FRAME_S)
    return None
