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
from typing import Any

import pytest

import butin
from butin.bots.policy import next_act, policies
from butin.core.chance import FastChance, commitment
from butin.core.errors import BadRecord, ButinError
from butin.core.game import LOT, AnyGame
from butin.core.journal import load_journal, summed
from butin.core.match import Match
from butin.core.verifying import Promise, verify

Record = list[dict[str, Any]]
GAMES = [butin.game(name) for name in butin.games()]
RECORDS = Path(__file__).parent / "records"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SMALL: dict[str, dict[str, object]] = {"labyrinthe": {"discs": 4, "stall_turns": 10}, "schattendieb": {"games": 1}}
SHARES = [sha256(text).hexdigest() for text in (b"chat", b"chien", b"canard")]


@cache
def text_of(game: AnyGame, first: int = LOT, seed: int = 1) -> str:
    """A match between bots with everything in its record that a room writes: shares, sums, a lot."""
    first = first if game.begins(3, game.settle(3, None)) else 0
    match = butin.new(game.name, seats=3, seed=seed, options=SMALL.get(game.name), shares=SHARES, first=first)
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
    match = butin.new(game.name, seats=2, options=SMALL.get(game.name))
    play_out(match, FastChance(3))
    assert (match.journal.told, match.journal.shares, verdict(match.save())) == ("", [], "")
    record = (RECORDS / f"{game.name}-1.jsonl").read_text("utf-8")
    assert verdict(record) == ("" if game.version == 1 else other_rules(game, 1))


def other_rules(game: AnyGame, version: int) -> str:
    return (
        f"this match follows rules {version} of {game.name}, and this Butin knows rules {game.version}: begin a new one"
    )


def another_secret(record: Record) -> None:
    record[-1]["secret"] = "00" * 32


def another_sealed_secret(record: Record) -> None:
    record[-1]["secret"] = "00" * 32
    record[0]["chance"]["commitment"] = commitment(bytes(32))


def a_short_secret(record: Record) -> None:
    record[-1]["secret"] = "00" * 31
    record[0]["chance"]["commitment"] = commitment(bytes(31))


def another_commitment(record: Record) -> None:
    record[0]["chance"]["commitment"] = "00" * 32


def another_share(record: Record) -> None:
    record[0]["chance"]["shares"][1] = sha256(b"cheval").hexdigest()


def an_empty_share(record: Record) -> None:
    record[0]["chance"]["shares"][2] = ""


def shares_in_another_order(record: Record) -> None:
    record[0]["chance"]["shares"].reverse()


def a_share_too_few(record: Record) -> None:
    del record[0]["chance"]["shares"][-1]


def no_shares(record: Record) -> None:
    record[0]["chance"]["shares"] = []


def somebody_else_began(record: Record) -> None:
    record[0]["first"] = 1


def a_seat_more(record: Record) -> None:
    record[0]["seats"] = 4
    record[0]["names"].append("Di")
    record[0]["chance"]["shares"].append("")


def another_option(record: Record) -> None:
    record[0]["options"]["hide_heights"] = True


def an_option_left_out(record: Record) -> None:
    del record[0]["options"]["tie_break"]


def a_position(record: Record) -> None:
    record[0]["position"] = {"piles": [["crown"]]}


def other_words_at_the_deal(record: Record) -> None:
    record[0]["told"] = "0" * 16


def other_words_at_a_move(record: Record) -> None:
    record[5]["told"] = "0" * 16


def no_words_at_a_move(record: Record) -> None:
    del record[5]["told"]


def no_words_at_the_deal(record: Record) -> None:
    del record[0]["told"], record[0]["agreed"]


def another_pile(record: Record) -> None:
    card, _, pile = record[8]["move"].partition(">")
    record[8]["move"] = f"{card}>{(int(pile) + 1) % 8}"


def no_such_pile(record: Record) -> None:
    record[8]["move"] = "crown>8"


def another_seat(record: Record) -> None:
    record[8]["seat"] = (record[8]["seat"] + 1) % 3


def the_first_move_dropped(record: Record) -> None:
    del record[1]


def a_move_dropped(record: Record) -> None:
    del record[12]


def the_last_move_dropped(record: Record) -> None:
    del record[-2]


def a_move_twice(record: Record) -> None:
    record.insert(12, record[12])


def a_move_too_many(record: Record) -> None:
    record.insert(-1, record[-2])


NOT_SEALED = "paragraph 1 of docs/chance.md does not hold: the secret does not fit the commitment in the header"
NOT_DEALT = "paragraph 3 of docs/chance.md does not hold: what was dealt is not what secret and shares give"
NOT_AGREED = "paragraph 5 of docs/chance.md does not hold: seats, options or who begins are not what was agreed"
CHANGES: list[tuple[Callable[[Record], None], str]] = [
    (another_secret, NOT_SEALED),
    (another_commitment, NOT_SEALED),
    (a_short_secret, "paragraph 1 of docs/chance.md does not hold: the secret has 31 bytes: expected 32"),
    (another_sealed_secret, NOT_DEALT),
    (another_share, NOT_DEALT),
    (an_empty_share, NOT_DEALT),
    (shares_in_another_order, NOT_DEALT),
    (
        a_share_too_few,
        "paragraph 2 of docs/chance.md does not hold: there are 2 shares: expected one for each of 3 seats",
    ),
    (no_shares, NOT_DEALT),
    (somebody_else_began, NOT_AGREED),
    (a_seat_more, NOT_AGREED),
    (another_option, NOT_AGREED),
    (an_option_left_out, NOT_AGREED),
    (a_position, "paragraph 3 of docs/chance.md does not hold: the match began with a position that was set up"),
    (other_words_at_the_deal, NOT_DEALT),
    (no_words_at_the_deal, "paragraph 4 of docs/chance.md does not hold: what move 1 brought is not what secret"),
    (other_words_at_a_move, "paragraph 4 of docs/chance.md does not hold: what move 5 brought is not what secret"),
    (no_words_at_a_move, "paragraph 4 of docs/chance.md does not hold: what move 5 brought is not what secret"),
    (another_pile, "paragraph 4 of docs/chance.md does not hold: what move 8 brought is not what secret and shares"),
    (no_such_pile, "paragraph 4 of docs/chance.md does not hold: move 8 cannot be played: there is no pile 8"),
    (another_seat, "paragraph 4 of docs/chance.md does not hold: move 8 cannot be played: it is seat 2's turn"),
    (the_first_move_dropped, "paragraph 4 of docs/chance.md does not hold: move 1 cannot be played"),
    (a_move_dropped, "paragraph 4 of docs/chance.md does not hold: move 12 cannot be played"),
    (a_move_twice, "paragraph 4 of docs/chance.md does not hold: move 13 cannot be played"),
    (a_move_too_many, "paragraph 4 of docs/chance.md does not hold: move"),
    (the_last_move_dropped, "paragraph 5 of docs/chance.md does not hold: the record ends after"),
]


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
    assert verdict(record) == other_rules(game, game.version + 1)


@every_game
def test_no_single_change_goes_unnoticed(game: AnyGame) -> None:
    chance = Random(game.name)
    for _ in range(150):
        record = record_of(game, chance.choice([LOT, 0]))
        before, what = json.dumps(record), changed(record, chance)
        assert verdict(record) != "" or harmless(json.loads(before), record), what


def changed(record: Record, chance: Random) -> str:
    """Change one value anywhere, or drop, double or exchange a line; what was done."""
    number = chance.randrange(len(record))
    what = chance.randrange(8)
    if what == 0:
        return f"dropped {record.pop(number)}"
    if what == 1:
        record.insert(number, record[number])
        return f"doubled line {number}"
    holder: Any = record[number if what > 3 else 0]
    path: list[object] = [number if what > 3 else 0]
    while True:
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        path.append(key)
        if not isinstance(holder[key], dict | list) or not holder[key] or chance.random() < 0.1:
            break
        holder = holder[key]
    holder[key] = another(holder[key], chance)
    return f"{path} is now {holder[key]!r}"


def another(value: object, chance: Random) -> object:
    near: list[object] = [None, [], {}, 3.5, "", "?", -1, 0, 1, 2, True, False, "lot", 10**30, "\ud800", [[]], ["x"]]
    if isinstance(value, int) and not isinstance(value, bool):
        near += [value + 1, value - 1, str(value), -value, float(value)] * 4
    if isinstance(value, str) and value:
        place = chance.randrange(len(value))
        near += [value[:place] + chance.choice("0123456789abcdef>?") + value[place + 1 :], value[:-1], value + "0"] * 6
    return chance.choice(near)


def harmless(before: Record, after: Record) -> bool:
    """Whether nothing has changed that matters: names and times, or nothing at all."""
    return [mattering(line) for line in before] == [mattering(line) for line in after]


def mattering(line: dict[str, Any]) -> str:
    return json.dumps({name: value for name, value in line.items() if name not in ("names", "at")})


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


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{", b"[[[[" * 50_000, b"{}\n{}\n"])
def test_the_program_refuses_what_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(content)
    done = run(path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith("butin: ")


def test_the_program_refuses_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = run(tmp_path / "nothing.jsonl")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)


def test_loading_says_that_a_commitment_does_not_fit() -> None:
    record = record_of(butin.game("voleurs"))
    another_secret(record)
    with pytest.raises(BadRecord, match="paragraph 1"):
        load_journal("".join(json.dumps(line) + "\n" for line in record))
