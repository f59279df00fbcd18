"""What a client keeps of the beginning of a match: the first commitment, one share, and what it heard."""

from __future__ import annotations

from typing import Any

from butin.core.journal import summed_up
from butin.core.verifying import Promise
from butin.promises import Promises

SEAL, OTHER = "5e" * 32, "07" * 32
TAKEN = {"kind": "taken", "rule": "VO-5", "seat": 1}


def table(phase: str = "waiting", match: int = 0, sealed: str = SEAL) -> dict[str, Any]:
    return {"phase": phase, "match": match, "sealed": sealed if phase != "playing" else ""}


def hello(shown: dict[str, Any], *missed: dict[str, Any]) -> dict[str, Any]:
    return {"table": shown, "missed": list(missed)}


def news(kind: str, *events: dict[str, Any], shown: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"entry": {"kind": kind}, "events": list(events), **({"table": shown} if shown else {})}


def kept(promises: Promises, match: int) -> Promise:
    promise = promises.get(match)
    assert promise is not None
    return promise


def answered(promises: Promises, kind: str = "", **more: bool) -> dict[str, Any]:
    """Grant the share that was asked for, or refuse it; the wish."""
    wish = promises.wish
    assert wish is not None
    answer = {"type": "refused", "kind": kind, **more} if kind else {"type": "granted", "n": 9}
    assert promises.answered({"id": wish["id"], **answer})
    return wish


def test_a_share_counts_when_it_is_granted() -> None:
    promises = Promises("p")
    promises.greeted(hello(table()), 1, back=False)
    assert (kept(promises, 1).commitment, kept(promises, 1).share) == (SEAL, "")
    wish = answered(promises)
    assert (wish["do"], wish["seat"], len(wish["share"])) == ("share", 1, 64)
    assert (kept(promises, 1).share, promises.wish) == (wish["share"], None)


def test_the_first_commitment_counts_and_gets_the_only_share() -> None:
    promises = Promises("p")
    promises.greeted(hello(table()), 0, back=False)
    wish = answered(promises)
    promises.told(news("sealed", shown=table(sealed=OTHER)), 0)
    assert (promises.wish, kept(promises, 1).commitment, kept(promises, 1).share) == (None, SEAL, wish["share"])


def test_not_now_is_not_a_no() -> None:
    promises = Promises("p")
    promises.greeted(hello(table()), 0, back=False)
    first = answered(promises, "too_fast", again=True)
    assert answered(promises, "match_on") == first
    assert kept(promises, 1).share == ""


def test_whoever_changes_chairs_gives_a_share_for_the_new_one() -> None:
    promises = Promises("p")
    promises.greeted(hello(table()), 0, back=False)
    first = answered(promises)
    promises.told(news("sat", shown=table(sealed=OTHER)), 2)
    second = answered(promises)
    assert (second["seat"], kept(promises, 1).seat, kept(promises, 1).commitment) == (2, 2, SEAL)
    assert first["share"] != second["share"] and first["id"] != second["id"]


def test_every_match_has_its_own() -> None:
    promises = Promises("p")
    promises.greeted(hello(table()), 0, back=False)
    first = answered(promises)
    promises.told(news("started", TAKEN, shown=table("playing", 1)), 0)
    promises.told(news("moved", TAKEN), 0)
    promises.told(news("moved", {**TAKEN, "to": 0}, shown=table("over", 1, OTHER)), 0)
    second = answered(promises)
    assert (kept(promises, 1).share, kept(promises, 2).share) == (first["share"], second["share"])
    assert (kept(promises, 2).commitment, kept(promises, 2).heard) == (OTHER, [])
    told = summed_up([TAKEN])
    assert kept(promises, 1).heard == [told, told, summed_up([])]


def test_what_was_taken_back_was_not_heard() -> None:
    promises = Promises("p")
    promises.greeted(hello(table("playing", 1), news("started"), news("moved", TAKEN), news("moved")), 0, back=False)
    promises.told(news("took_back"), 0)
    assert kept(promises, 1).heard == [summed_up([]), summed_up([TAKEN])]
    assert (kept(promises, 1).commitment, promises.wish) == ("", None)


def test_where_too_much_was_missed_to_be_told_only_what_came_after_it_was_heard() -> None:
    promises = Promises("p")
    promises.greeted(hello(table("playing", 1), news("started"), news("moved", TAKEN)), 0, back=False)
    promises.greeted(hello(table("playing", 1), news("moved")), 0, back=True, gap=True)
    assert kept(promises, 1).heard == [summed_up([])]


def test_a_match_that_was_over_before_proves_nothing() -> None:
    promises = Promises("p")
    promises.greeted(hello(table("over", 1), news("started"), news("moved", TAKEN)), 0, back=False)
    assert promises.get(1) is None


def test_a_broken_line_is_no_gap() -> None:
    promises = Promises("p")
    promises.greeted(hello(table()), 0, back=False)
    share = answered(promises)["share"]
    promises.greeted(hello(table("over", 1, OTHER), news("started"), news("moved", TAKEN)), 0, back=True)
    assert kept(promises, 1).heard == [summed_up([]), summed_up([TAKEN])]
    assert (kept(promises, 1).share, kept(promises, 2).commitment) == (share, OTHER)
