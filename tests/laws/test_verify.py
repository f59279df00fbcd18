"""`butin verify`: whatever is changed in a good record, it says so, by the paragraph of docs/chance.md."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import butin
from butin.bots.policy import next_act, policies
from butin.core.chance import FastChance, commitment
from butin.core.errors import BadRecord, ButinError
from butin.core.game import LOT, AnyGame
from butin.core.journal import load_journal, summed
from butin.core.match import Match
from butin.core.verifying import Promise, verify
from butin.testing.golden import newest_record
from butin.testing.ours import GAMES
from butin.testing.stated import short
from tests.laws.altered import CHANGES, Record, another_secret, changed, harmless

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SHARES = [sha256(text).hexdigest() for text in (b"chat", b"chien", b"canard")]


@cache
def text_of(game: AnyGame, first: int = LOT, seed: int = 1) -> str:
    """A match between bots with everything in its record that a room writes: shares, sums, a lot."""
    first = first if game.begins(3, game.settle(3, None)) else 0
    match = butin.new(game.name, seats=3, seed=seed, options=short(game), shares=SHARES, first=first)
    match.journal.told = summed(match.story)
    play_out(match, FastChance(seed))
    return match.save()


def play_out(match: Match, chance: FastChance) -> None:
    bots = [policies(match.game)["careless"]] * match.seats
    while not match.over:
        seat, move = next_act(match.game, match.state, bots, chance)
        told = match.play(seat, match.game.write_move(match.state, seat, move), at=len(match.story))
        match.journal.entries[-1].told = summed(told) if match.journal.told else ""


def record_of(game: AnyGame, first: int = LOT) -> Record:
    return [json.loads(line) for line in text_of(game, first).splitlines()]


def verdict(record: Record | str, promise: Promise | None = None) -> str:
    """What is wrong; '' if nothing is."""
    text = record if isinstance(record, str) else "".join(json.dumps(line) + "\n" for line in record)
    try:
        journal = load_journal(text)
        verify(butin.game(journal.game), journal, promise)
    except ButinError as error:
        assert "\n" not in str(error)
        return str(error)
    return ""


@every_game
def test_a_good_record_holds(game: AnyGame) -> None:
    assert verdict(text_of(game)) == ""


@every_game
def test_records_of_the_library_and_the_terminal_hold(game: AnyGame) -> None:
    match = butin.new(game.name, seats=2, options=short(game))
    play_out(match, FastChance(3))
    assert (match.journal.told, match.journal.shares, verdict(match.save())) == ("", [], "")
    assert verdict(newest_record(game).read_text("utf-8")) == ""


def other_rules(game: AnyGame, version: int) -> str:
    return (
        f"this match follows rules {version} of {game.name}, and this Butin knows rules {game.version}: begin a new one"
    )


@pytest.mark.parametrize(("change", "sentence"), CHANGES, ids=lambda value: getattr(value, "__name__", ""))
def test_one_change_is_found_and_named(change: Callable[[Record], None], sentence: str) -> None:
    record = record_of(butin.game("voleurs"))
    change(record)
    assert verdict(record).startswith(sentence)


def test_the_lot_is_a_draw_that_cannot_be_left_out() -> None:
    game = butin.game("voleurs")
    began = next(seat for seat in range(3) if record_of(game)[1]["seat"] == seat)
    record = record_of(game)
    record[0]["first"] = began
    del record[0]["agreed"], record[0]["told"]
    for line in record[1:-1]:
        del line["told"]
    assert "paragraph 4" in verdict(record)  # the same one begins, and every card is another


@every_game
def test_rules_that_are_not_known_are_refused_in_their_own_sentence(game: AnyGame) -> None:
    record = record_of(game)
    record[0]["rules"] = game.version + 1
    assert "paragraph 5 of docs/chance.md does not hold: rules" in verdict(record)
    journal = load_journal(text_of(game))
    journal.version += 1
    assert verdict(journal.save()) == other_rules(game, game.version + 1)


@every_game
def test_no_single_change_goes_unnoticed(game: AnyGame) -> None:
    chance = Random(game.name)
    for _ in range(150):
        record = record_of(game, chance.choice([LOT, 0]))
        before, what = json.dumps(record), changed(record, chance)
        assert verdict(record) != "" or harmless(json.loads(before), record), what


BAD_FILES = {
    "nothing": "",
    "not JSON": "butin\n",
    "half of JSON": '{"butin": 1, "game": "vol',
    "a list": "[1, 2, 3]\n",
    "no header": '{"seat": 0, "move": "crown>0", "at": 0}\n{"secret": "00"}\n',
    "far too deep": "[" * 100_000,
    "half a letter": '{"butin": 1, "game": "\\ud800"}\n{"secret": "00"}\n',
    "a secret that is none": '{"butin": 1}\n{"secret": 12}\n',
}
HEADERS: list[tuple[str, object]] = [
    ("butin", 2),
    ("butin", True),
    ("game", 7),
    ("game", "voleur"),
    ("rules", "1"),
    ("rules", True),
    ("seats", "3"),
    ("seats", -1),
    ("seats", 10**12),
    ("names", None),
    ("names", ["Ana"]),
    ("options", None),
    ("options", {"no": 1}),
    ("first", -2),
    ("first", "nobody"),
    ("position", 3),
    ("chance", None),
    ("chance", {"scheme": "sealed-2"}),
    ("chance", {"scheme": "sealed-1", "commitment": 3, "shares": []}),
]


@pytest.mark.parametrize("deep", [40, 4_000, 400_000])
def test_where_a_record_is_too_deep_is_no_matter_of_the_python_that_reads_it(deep: int) -> None:
    record = record_of(butin.game("voleurs"))
    record[0]["options"] = {"games": "deep"}
    lines = [json.dumps(line) for line in record]
    lines[0] = lines[0].replace('"deep"', "[" * deep + "]" * deep)
    assert verdict("\n".join(lines)).startswith("line 1 is nested too deep: ")


@pytest.mark.parametrize("text", BAD_FILES.values(), ids=BAD_FILES)
def test_a_damaged_file_is_told_in_one_line(text: str) -> None:
    assert verdict(text) != ""


@pytest.mark.parametrize(("name", "value"), HEADERS)
def test_a_damaged_header_is_told_in_one_line(name: str, value: object) -> None:
    record = record_of(butin.game("voleurs"))
    record[0][name] = value
    assert verdict(record) != ""


def test_a_record_without_its_secret_says_so() -> None:
    record = record_of(butin.game("voleurs"))
    assert verdict(record[:-1]).startswith("the record ends without its secret")


def heard_in(game: AnyGame) -> Promise:
    """What the device of seat 1 would have kept of the good record."""
    record = record_of(game)
    promise = Promise(record[0]["chance"]["commitment"], 1, SHARES[1])
    promise.heard = [line["told"] for line in record[:-1]]
    return promise


def test_a_device_compares_with_what_it_saw_gave_and_heard() -> None:
    game = butin.game("voleurs")
    good = text_of(game)
    assert verdict(good, heard_in(game)) == ""
    promise = heard_in(game)
    promise.commitment = commitment(bytes(32))
    assert "paragraph 1" in verdict(good, promise)
    promise = heard_in(game)
    promise.seat = 2
    assert "paragraph 2 of docs/chance.md does not hold: the share of seat 2" in verdict(good, promise)
    promise = heard_in(game)
    promise.heard[-3] = "0" * 16
    assert "paragraph 5 of docs/chance.md does not hold: what the device heard" in verdict(good, promise)


def test_another_match_with_the_same_chance_is_not_the_one_that_was_heard() -> None:
    game = butin.game("voleurs")
    match = butin.new("voleurs", seats=3, seed=1, shares=SHARES, first=LOT)
    match.journal.told = summed(match.story)
    play_out(match, FastChance(99))
    assert verdict(match.save()) == ""
    assert "paragraph 5" in verdict(match.save(), heard_in(game))


def test_a_device_that_came_late_compares_what_it_knows() -> None:
    game = butin.game("voleurs")
    late = Promise("", 0, "")
    late.heard = heard_in(game).heard[-4:]
    assert verdict(text_of(game), late) == ""
    late.heard = [*late.heard[:-1], "0" * 16]
    assert "paragraph 5" in verdict(text_of(game), late)
    late.heard = [*heard_in(game).heard, "0" * 16]
    assert "paragraph 5" in verdict(text_of(game), late)


@every_game
def test_what_is_told_is_written_alike_in_every_language(game: AnyGame) -> None:
    """The page sums up what it hears: no number with a point, and no key that JavaScript would put elsewhere."""
    match = butin.load(text_of(game))

    def look(value: object) -> None:
        assert not isinstance(value, float)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            look(inner)
        assert not isinstance(value, dict) or not any(str(key).isdigit() for key in value)

    for event in match.story:
        look(event.plain())
        assert "to" not in event.values


def run(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "butin", "verify", str(path)], capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_the_program_says_it_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_text(text_of(butin.game("voleurs")), "utf-8")
    done = run(path)
    moves = len(record_of(butin.game("voleurs"))) - 2
    holds = f"{path} holds: voleurs, {moves} moves, 3 of 3 seats shared\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, holds, "")
    record = record_of(butin.game("voleurs"))
    del record[12]
    path.write_text("".join(json.dumps(line) + "\n" for line in record), "utf-8")
    done = run(path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "paragraph 4 of docs/chance.md does not hold: move 12 cannot be played" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{", b"[[[[" * 50_000, b"{}\n{}\n"])
def test_the_program_refuses_what_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(content)
    done = run(path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith("butin: ")


@pytest.mark.slow
def test_the_program_refuses_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = run(tmp_path / "nothing.jsonl")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)


def test_loading_says_that_a_commitment_does_not_fit() -> None:
    record = record_of(butin.game("voleurs"))
    another_secret(record)
    with pytest.raises(BadRecord, match="paragraph 1"):
        load_journal("".join(json.dumps(line) + "\n" for line in record))
