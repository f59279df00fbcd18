"""What the host of a room is told when it opens: where it is, how others come, and whatever is amiss."""

from __future__ import annotations

import sys
import time
from urllib.parse import quote

from butin.adapters.cli.arguments import own_words
from butin.adapters.cli.findings import Finding, address, of_clock, of_disk, of_page, of_reach
from butin.adapters.cli.network import EVERYWHERE
from butin.adapters.cli.saying import say
from butin.adapters.settings import Settings
from butin.adapters.texts import Words


def greet(settings: Settings, port: int, own: list[str], *, fresh: bool) -> None:
    """Few lines. `own` are the machine's addresses; `fresh`: the file of the tables was not there before."""
    words, where = own_words(settings.lang), address(settings.host, port, own, settings.public_url)
    terminal = sys.stdout.isatty()  # what a service says is kept in a log
    say(words.say("open-at", {"address": where}))
    if settings.public_url or (own and settings.host in EVERYWHERE):
        if terminal:
            import segno  # noqa: PLC0415  (only where somebody can point a phone at it)

            segno.make(where, error="l").terminal(compact=True)
        say(words.say("television-at", {"address": f"{where.rstrip('/')}/tv"}))
    if settings.key and terminal:
        say(words.say("key-link", {"link": f"{where.rstrip('/')}/#key={quote(settings.key, safe='')}"}))
    if fresh:
        say(words.say("new-file", {"file": settings.place}))
    for finding in [*of_reach(settings.host, port, own, settings.public_url), *_amiss(settings.place)]:
        if terminal or finding.name != "phones":  # which speaks of the code
            say(sentence_of(finding, words))


def sentence_of(finding: Finding, words: Words) -> str:
    return ("! " if finding.amiss else "") + words.say(f"find-{finding.name}", finding.values)


def _amiss(place: str) -> list[Finding]:
    now_ms = int(time.time() * 1000)
    disk = [] if "://" in place else of_disk(place)
    return [one for one in [*disk, *of_clock(place, now_ms), *of_page()] if one.amiss]
