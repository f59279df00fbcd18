"""Chance: sealed as docs/chance.md says, checked by a second reading of that page; fast and the same everywhere."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

import butin
from butin.core.chance import Chance, FastChance, SealedChance, commitment, sealed_key, secret_from_seed
from butin.core.game import LOT
from butin.core.journal import summed

PAGE = (Path(__file__).parents[2] / "docs" / "chance.md").read_text("utf-8")
VECTORS = dict(re.findall(r"^\| ([^|`]+) \| `([^`]+)` \|$", PAGE, re.MULTILINE))


def words_by_the_page(secret: bytes, shares: list[str], count: int) -> list[int]:
    """The stream written from docs/chance.md alone, with nothing of the library."""
    text = b"butin-key-1:" + len(secret).to_bytes(4, "big") + secret
    for share in shares:
        text += len(share.encode()).to_bytes(4, "big") + share.encode()
    key = sha256(text).digest()
    stream = b"".join(sha256(key + block.to_bytes(8, "big")).digest() for block in range(count // 8 + 1))
    return [int.from_bytes(stream[4 * k : 4 * k + 4], "big") for k in range(count)]


def below_by_the_page(words: list[int], n: int) -> int:
    limit = 2**32 // n * n
    while True:
        word = words.pop(0)
        if word < limit:
            return word % n


def test_the_sealed_stream_is_what_its_page_says() -> None:
    secret, shares = b"any secret at all", ["un", "deux", ""]
    words = words_by_the_page(secret, shares, 4000)
    chance = SealedChance(secret, shares)
    for n in [2, 6, 44, 105, 3_000_000_000, 7, 1000] * 100:
        assert chance.below(n) == below_by_the_page(words, n)


def test_the_page_s_numbers_come_out() -> None:
    secret = secret_from_seed(7)
    assert secret.hex() == VECTORS["secret"]
    assert commitment(secret) == VECTORS["commitment"]
    assert sealed_key(secret, ["chat", ""]).hex() == VECTORS["key"]
    words = words_by_the_page(secret, ["chat", ""], 9)
    assert " ".join(map(str, words)) == VECTORS["the first nine words"]
    chance = SealedChance(secret, ["chat", ""])
    assert " ".join(str(chance.below(6)) for _ in range(12)) == VECTORS["below(6), twelve times"]
    things = list(range(10))
    SealedChance(secret, ["chat", ""]).shuffle(things)
    assert " ".join(map(str, things)) == VECTORS["shuffle of 0..9"]
    chance = SealedChance(secret, ["chat", ""])
    drawn = [chance.below(3_000_000_000) for _ in range(3)]
    assert f"{' '.join(map(str, drawn))} ({chance.used} words used)" == VECTORS["below(3000000000), three times"]


def page_s_shares() -> list[str]:
    drawn = bytes(range(32))
    return [sha256(drawn).hexdigest(), sha256(drawn + "trésor".encode()).hexdigest(), ""]


def test_the_page_s_example_with_a_lot_comes_out() -> None:
    secret, shares = secret_from_seed(7), page_s_shares()
    assert shares[:2] == [VECTORS["share of seat 0"], VECTORS["share of seat 1"]]
    assert sealed_key(secret, shares).hex() == VECTORS["key with these shares"]
    words = words_by_the_page(secret, shares, 40)
    assert str(below_by_the_page(words, 3)) == VECTORS["the lot, below(3)"]
    things = list(range(10))
    for i in range(9, 0, -1):
        j = below_by_the_page(words, i + 1)
        things[i], things[j] = things[j], things[i]
    assert " ".join(map(str, things)) == VECTORS["then shuffle of 0..9"]


def test_the_page_s_record_is_that_match_and_its_sums_come_from_the_texts_below_it() -> None:
    match = butin.new("voleurs", seats=3, seed=7, shares=page_s_shares(), first=LOT)
    match.journal.told = summed(match.story)
    header, move = (json.loads(line) for line in re.findall(r'^(\{"(?:butin|seat)".*)$', PAGE, re.MULTILINE))
    ours = match.journal.header()
    assert {name: header[name] for name in ("first", "options", "agreed", "told")} == {
        name: ours[name] for name in ("first", "options", "agreed", "told")
    }
    assert summed(match.play(move["seat"], move["move"])) == move["told"]
    texts = re.findall(r"^(\[.*\])$", PAGE, re.MULTILINE)
    assert [sha256(text.encode()).hexdigest()[:16] for text in texts] == [
        header["agreed"],
        header["told"],
        move["told"],
    ]


def test_every_share_and_the_secret_change_the_stream() -> None:
    streams = [
        SealedChance(b"x", ["a", "b"]),
        SealedChance(b"x", ["ab", ""]),
        SealedChance(b"x", ["", "ab"]),
        SealedChance(b"x", ["b", "a"]),
        SealedChance(b"xa", ["b"]),
        SealedChance(b"y", ["a", "b"]),
    ]
    assert len({tuple(stream.below(1000) for _ in range(5)) for stream in streams}) == len(streams)


def test_one_below_uses_no_word() -> None:
    chance = SealedChance(b"x")
    assert [chance.below(1), chance.below(0), chance.used] == [0, 0, 0]


@pytest.mark.parametrize("chance", [FastChance(3), SealedChance(b"x")], ids=["fast", "sealed"])
def test_draws_are_even_and_shuffles_too(chance: Chance) -> None:
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25  # chi-square, 5 degrees: one in ten thousand
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        orders[tuple(things)] = orders.get(tuple(things), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 60  # 23 degrees: about one in thirty thousand


@pytest.mark.parametrize("chance", [FastChance(3), SealedChance(b"x")], ids=["fast", "sealed"])
def test_a_clone_draws_the_same_and_disturbs_nothing(chance: Chance) -> None:
    chance.below(5)
    twin = chance.clone()
    ahead = [twin.below(100) for _ in range(20)]
    assert [chance.below(100) for _ in range(20)] == ahead


def test_the_fast_stream_is_the_same_on_every_python() -> None:
    chance = FastChance(1)
    things = list(range(12))
    chance.shuffle(things)
    assert ([chance.below(1000) for _ in range(6)], things) == (FAST_DRAWS, FAST_ORDER)


def test_the_fast_stream_neither_stops_nor_falls_into_a_short_circle() -> None:
    chance = FastChance(0)
    seen = set()
    for _ in range(100_000):
        chance.below(2)
        seen.add(chance.word)
    assert len(seen) == 100_000


FAST_DRAWS = [150, 965, 304, 753, 63, 120]
FAST_ORDER = [8, 9, 1, 5, 7, 10, 0, 11, 3, 6, 2, 4]
