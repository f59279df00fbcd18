"""Files that are handed round, records and scenarios: whatever is in them, it is letters on a terminal, or refused."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from random import Random

import pytest

import butin
from butin.testing.golden import newest_record
from butin.testing.ours import NAMES
from kit.terminal import Terminal

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted(ROOT.glob("src/butin/games/*/scenarios/*.yaml"))
EVIL = ["\x1b]52;c;aGk=\x07", "\x1b[2J", "\x9b2J", "\u202egnp", "\u2066x", "[/]", "[bold", "[/bold]", "a\\", "\x07\r"]
COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
MUTATIONS = 150


class Hands(Terminal):
    """Whatever they are given, nothing reaches them that is no letter."""

    def __call__(self, *words: str) -> tuple[int, str, str]:
        code, out, error = super().__call__(*words)
        assert not COMMANDS.findall(out + error)
        return code, out, error

    def refused(self, *words: str) -> str:
        """One sentence, not an endless one."""
        code, _, said = self(*words)
        assert code == (1 if words[0] == "verify" else 2), said
        assert said.startswith("butin: ")
        assert (said.count("\n"), len(said) < 1000) == (1, True)
        return said


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return Hands(capsys, monkeypatch, tmp_path)


def record(game: str, *names: str) -> list[dict[str, object]]:
    lines: list[dict[str, object]] = [
        json.loads(line) for line in newest_record(butin.game(game)).read_text("utf-8").splitlines()
    ]
    seats = lines[0]["seats"]
    assert isinstance(seats, int)
    lines[0]["names"] = [names[seat % len(names)] if names else "" for seat in range(seats)]
    return lines


def written(place: Path, lines: list[dict[str, object]]) -> str:
    place.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return str(place)


@pytest.mark.parametrize("game", NAMES)
def test_names_in_a_record_are_letters_and_no_commands_or_markup(game: str, terminal: Hands, tmp_path: Path) -> None:
    for name in EVIL:
        file = written(tmp_path / "record.jsonl", record(game, name, f"{name}Bob"))
        code, shown, _ = terminal("replay", file)
        assert (code, "The game is over." in shown) == (0, True)
        if name.isprintable():
            assert f"{name}Bob: " in shown
        assert terminal("verify", file)[0] in (0, 1)


def test_a_look_back_draws_names_as_they_are_written(terminal: Hands, tmp_path: Path) -> None:
    lines = record("voleurs", "[/]", "\x1b[2J[bold]")
    file = written(tmp_path / "record.jsonl", [*lines[:3], lines[-1]])
    code, shown, _ = terminal("review", file, "--iterations", "10", "--workers", "1")
    assert (code, "[/]  " in shown, "[2J[bold]  " in shown) == (0, True, True)


def test_titles_and_differences_of_scenarios_command_nothing(terminal: Hands, tmp_path: Path) -> None:
    file = tmp_path / "evil.yaml"
    for text in EVIL:
        quoted = json.dumps(f"{text} title\nBROKEN")
        file.write_text(
            f"- scenario: {quoted}\n  game: voleurs\n  seats: 2\n  then: {{position: {{stock: {quoted}}}}}\n"
            f"- scenario: {quoted}\n  game: {quoted}\n"
            f'- scenario: "\\ud800 half"\n  game: voleurs\n  seats: 2\n',
            "utf-8",
        )
        code, shown, _ = terminal("check", str(file))
        assert (code, shown.count("\nBROKEN")) == (2, 1), "only the one that cannot be read"


def test_what_cannot_be_a_file_of_ours_is_refused_at_once(terminal: Hands, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "large.yaml").write_bytes(b"#" * 5_000_000)
    (tmp_path / "picture.yaml").write_bytes(b"\xff\xd8\xff")
    (tmp_path / "folder").mkdir()
    for place in ("/dev/zero", "/dev/null", *map(str, tmp_path.iterdir())):
        for verb in ("check", "replay", "verify", "review"):
            terminal.refused(verb, place)


HOSTILE = {
    "deep": "[" * 3000,
    "deep and closed": "- " + "{a: " * 3000 + "}" * 3000,
    "deep by lines": "\n".join("  " * depth + "a:" for depth in range(300)),
    "itself": "&a {x: *a}",
    "nine to the ninth": "\n".join(
        [f"a0: &a0 [{'x,' * 9}]", *(f"a{n}: &a{n} [{f'*a{n - 1},' * 9}]" for n in range(1, 9)), "given: *a8"]
    ),
    "deep by aliases": "\n".join(["a0: &a0 x", *(f"a{n}: &a{n} [[[*a{n - 1}]]]" for n in range(1, 60)), "given: *a59"]),
    "a long number": "seats: " + "9" * 6000,
    "a number of minutes": "seats: " + "1:" * 2000 + "1",
    "no date": "seed: 2026-99-99",
    "no number": "seed: !!int ''",
    "no truth": "seed: !!bool maybe",
    "code": "seed: !!python/object/apply:os.system [true]",
    "wide": "{" + ", ".join(f"f{number}: 1" for number in range(15_000)) + "}",
    "twice": "{seats: 1, seats: 2}",
    "bytes": "!!binary x",
    "a long name": f"{'n' * 150_000}: 1",
    "nothing": "",
    "a list in a list": "- - - 1",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_scenario_is_refused_in_one_sentence(what: str, terminal: Hands, tmp_path: Path) -> None:
    file = tmp_path / "hostile.yaml"
    file.write_text(HOSTILE[what], "utf-8")
    code, shown, said = terminal("check", str(file))
    assert (code, len(shown) + len(said) < 1500) == (2, True)


@pytest.mark.parametrize("verb", ["replay", "verify", "review", "play"])
def test_a_hostile_record_is_refused_in_one_sentence(verb: str, terminal: Hands, tmp_path: Path) -> None:
    kept = tmp_path / "data/butin/voleurs.jsonl"
    kept.parent.mkdir(parents=True)
    plain = record("voleurs")
    deep: dict[str, object] = {}
    for _ in range(300):
        deep = {"a": deep}
    changes: list[dict[str, object]] = [
        {"game": "v" * 3_000_000},
        {"game": "\x1b[2J"},
        {"rules": 10**4000},
        {"seats": 10**9},
        {"seats": True},
        {"options": {f"o{number}": 1 for number in range(40_000)}},
        {"options": {"games": deep}},
        {"position": deep},
        {"position": {f"p{number}": 1 for number in range(40_000)}},
        {"position": {"piles": deep, "hands": [deep]}},
        {"names": ["n"]},
        {"first": 10**4000},
        {"chance": {"scheme": "\x1b[2J"}},
    ]
    records = [[{**plain[0], **change}, *plain[1:]] for change in changes]
    records += [[plain[0], {**plain[1], **change}, plain[-1]] for change in ({"at": 10**400}, {"move": "\x1b[2J" * 9})]
    records += [[plain[0], {**plain[1], "seat": 10**4000}, plain[-1]], [plain[0]], [], plain[:-1]]
    for lines in records:
        if verb == "play":
            written(kept, lines)
            terminal.refused("play", "voleurs", "--resume")
        else:
            terminal.refused(verb, written(tmp_path / "record.jsonl", lines))


def test_a_game_that_was_kept_with_people_is_not_taken_up_alone(terminal: Hands, tmp_path: Path) -> None:
    kept = tmp_path / "data/butin/voleurs.jsonl"
    kept.parent.mkdir(parents=True)
    lines = record("voleurs", "", "Ann")
    written(kept, [lines[0], lines[-1]])
    assert "who is no bot" in terminal.refused("play", "voleurs", "--resume")


def mutated(text: str, chance: Random) -> str:
    """A few places changed, as a careless editor, a bad disk or a bad joke would."""
    odd = ["", "\x1b[2J", "[/]", "9" * 5000, "-1", "null", "true", "{}", "[]", "?", "\u202e", "&a", "*a", '"', "A", "é"]
    for _ in range(chance.randint(1, 3)):
        pieces = re.split(r"(\W+)", text)
        place = chance.randrange(len(pieces))
        pieces[place] = chance.choice([*odd, chance.choice(pieces), pieces[place] * 2])
        text = "".join(pieces)
    return text


@pytest.mark.parametrize("game", NAMES)
def test_a_changed_record_plays_or_is_refused_and_never_breaks(game: str, terminal: Hands, tmp_path: Path) -> None:
    chance, file = Random(game), tmp_path / "record.jsonl"
    whole = newest_record(butin.game(game)).read_text("utf-8").splitlines()
    text = "\n".join([*whole[:6], whole[-1]]) + "\n"
    for number in range(MUTATIONS):
        file.write_text(mutated(text, chance), "utf-8")
        verb = ("replay", "verify")[number % 2]
        code, _, said = terminal(verb, str(file))
        assert code == 0 or (said.count("\n"), said.startswith("butin: "), len(said) < 1000) == (1, True, True), said


@pytest.mark.parametrize("game", NAMES)
def test_a_changed_scenario_is_judged_or_refused_and_never_breaks(game: str, terminal: Hands, tmp_path: Path) -> None:
    chance, file = Random(game), tmp_path / "scenario.yaml"
    scenes = [
        scene for one in SCENARIOS if game in one.parts for scene in re.split(r"\n(?=- )", one.read_text("utf-8"))
    ]
    assert scenes
    for _ in range(MUTATIONS):
        file.write_text(mutated(chance.choice(scenes), chance), "utf-8")
        code, _, said = terminal("check", str(file))
        assert (code in (0, 1, 2), said.count("\n") <= 1) == (True, True)


def test_nothing_goes_to_a_terminal_by_another_way() -> None:
    for file in (ROOT / "src/butin/adapters/cli").glob("*.py"):
        if file.name not in ("saying.py", "screen.py"):
            assert not re.findall(r"click\.s?echo|[^.\w]print\(|[^.\w]Console\(", file.read_text("utf-8")), file.name
