"""Games of others: one in a package of its own is found, played and judged; and every law finds what breaks it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from butin.core.game import AnyGame
from butin.testing import open_laws, role_laws, secret_laws, text_laws, twins, varying
from butin.testing.case import Case
from butin.testing.laws import BROKEN, LAWS, OK, SKIPPED, Law, held
from butin.testing.ours import NAMES
from kit.environments import opened

ROOT = Path(__file__).parents[2]
TINY = ROOT / "examples/tiny_game/tiny_game"
BREAKS: dict[Callable[[Case], None], tuple[str, str, str]] = {
    open_laws.ends: ("rules.py", "return None if self.actors() else self.coins()", "return self.coins()"),
    open_laws.keeps_its_pieces: ("rules.py", "self.pile.append(move)", "self.pile.append(1)"),
    open_laws.actors_have_moves: ("rules.py", "if seat in self.actors() else []", "if self.actors() else []"),
    open_laws.refuses: ("rules.py", '"not_in_hand", "TI-2"', '"not_in_hand", "XX-2"'),
    open_laws.refuses_texts: ("texts.py", '"unreadable", "TI-2"', '"unreadable", ""'),
    open_laws.over_is_over: ("rules.py", 'return IllegalMove("over", "TI-4", "all cards are laid")', "return None"),
    open_laws.clones: ("rules.py", "[hand[:] for hand in self.hands]", "self.hands"),
    open_laws.replays: ("rules.py", "chance.shuffle(cards)", '__import__("random").shuffle(cards)'),
    open_laws.reads_back: ("texts.py", "return str(move)", "return str(move % 10)"),
    open_laws.cites: ("rules.py", 'Event("coin", "TI-3"', 'Event("coin", ""'),
    secret_laws.same_fields: ("texts.py", 'return {"hands": [sorted', 'return {f"of {seat}": 1, "hands": [sorted'),
    secret_laws.imagines: ("texts.py", 'whole(position.get("first", 0), "first", 0, seats - 1)', "0"),
    secret_laws.events_are_discreet: ("rules.py", '"card": move}))', '"card": move, "next": self.stock[:1]}))'),
    secret_laws.bots_are_honest: (
        "rules.py",
        "return min(higher or state.hands[seat])",
        "return (min if sum(state.hands[seat - 1]) % 2 else max)(state.hands[seat])",
    ),
    secret_laws.shows_what_is_known: ("texts.py", '"stock": len(state.stock)', '"stock": state.stock[:]'),
    varying.varies: ("texts.py", "chance.shuffle(unknown)", "unknown.sort()"),
    twins.same_bytes: ("texts.py", '"stock": len(state.stock)', '"stock": state.stock[:]'),
    role_laws.roles_are_enough: ("shapes.py", 'touch("{card}", card="hands")', 'touch("lay {card}", card="hands")'),
    text_laws.says_everything: ("words.de.ftl", "event-coin =", "event-coins ="),
    text_laws.scenarios_hold: ("rules.py", "self.pile[place] > self.pile[place - 1]", "self.pile[place] > 6"),
}
ELSEWHERE = {twins.discreet_choices}  # nobody chooses in secret in tiny: test_twins.py breaks it


def copied(folder: Path, name: str, *fault: str) -> Path:
    """The game in a package of that name, with one line of it changed."""
    package = shutil.copytree(TINY, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    if fault:
        file, old, new = fault
        _changed(package / file, old, new)
    return package


def _changed(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1, "the fault must hit exactly one place"
    file.write_text(text.replace(old, new), "utf-8")


def installed(package: Path, name: str = "tiny") -> dict[str, str]:
    """What to tell a program so that it finds this package as pip would have left it."""
    about = package.parent / f"{package.name}-1.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.name}\nVersion: 1\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[butin.games]\n{name} = {package.name}:GAME\n", "utf-8")
    path = os.pathsep.join([str(ROOT / "src"), str(package.parent)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def butin(package: Path, *arguments: str, name: str = "tiny") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "butin", *arguments]
    return subprocess.run(command, env=installed(package, name), capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_game_of_others_is_judged_on_the_command_line(tmp_path: Path) -> None:
    done = butin(copied(tmp_path, "tiny_game"), "laws", "tiny")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines].count("ok") == len(LAWS) - 1
    assert len(lines) == len(LAWS)


@pytest.mark.slow
def test_what_breaks_is_told_with_its_seed_and_position(tmp_path: Path) -> None:
    done = butin(copied(tmp_path, "tiny_game", *BREAKS[open_laws.ends]), "laws", "tiny", "--games", "2")
    assert done.returncode == 1
    first, position, *_ = done.stdout.splitlines()
    assert first.startswith("broken: a game goes on until it has winners: seed 0, after 0 moves: scores are [0, 0")
    assert position.startswith('    position: {"first": ')


@pytest.mark.slow
def test_without_its_statement_the_laws_that_need_it_are_skipped_and_say_so(tmp_path: Path) -> None:
    package = copied(tmp_path, "tiny_game")
    (package / "testing.py").unlink()
    done = butin(package, "laws", "tiny")
    assert done.returncode == 0, done.stdout
    assert "skipped: no piece is lost or made: tiny_game has no testing.py with `conserved`" in done.stdout
    assert done.stdout.count("has no testing.py with `known`") == len([law for law in LAWS if law.needs == "known"])


@pytest.mark.slow
def test_a_game_of_others_that_cannot_be_imported_is_left_out_alone_and_said_in_one_line(tmp_path: Path) -> None:
    faults = {
        "no_module": ("__init__.py", "from . import rules, texts", "from . import rules, texts, gone"),
        "no_python": ("rules.py", "def deal", "def def deal"),
        "no_game": ("__init__.py", "GAME = Game(", "GAME = dict("),
    }
    for name, fault in faults.items():
        done = butin(copied(tmp_path / name, name, *fault), "games")
        assert (done.returncode, "voleurs" in done.stdout, "tiny" in done.stdout) == (0, True, False)
        assert done.stderr.startswith(f"butin: the game 'tiny' is left out, {name}:GAME gives ")
        assert done.stderr.count("\n") == 1, done.stderr


UNFIT = {  # what is changed in a package, and what is said of it
    "no_words": (("words.*.ftl",), "it has words in no language"),
    "no_title": (("__init__.py", 'titles={"fr": "Plus haut", "en": "Higher", "de": "Höher"}', "titles={}"), "no title"),
    "no_seats": (("__init__.py", "range(2, 5)", "range(0)"), "it gives IndexError"),
    "no_folder": (("__init__.py", "package=__name__", 'package="nowhere"'), "No module named 'nowhere'"),
    "other_name": (("__init__.py", 'name="other_name"', 'name="large"'), "it calls itself 'large'"),
    "goes_away": (("rules.py", "from __future__", "import sys; sys.exit(3)\nfrom __future__"), "SyntaxError"),
    "says_goodbye": (("__init__.py", "GAME = Game(", "exit(3)\nGAME = Game("), "says_goodbye:GAME gives SystemExit: 3"),
}
LACKS = {  # what is changed, and for what another language stands in
    "one_language": (("*.[fd][re].*",), ""),
    "no_rulebook": (("rulebook.fr.md",), "a rulebook in fr"),
    "no_pitch": (("words.en.ftl", "pitch =", "itch ="), "pitch in en"),
    "no_bot": (("words.fr.ftl", "bot-mouse =", "bot-rat ="), "bot-mouse in fr"),
    "no_german": (("__init__.py", ', "de": "Höher"', ""), "a title in de"),
}


def altered(folder: Path, name: str, change: tuple[str, ...]) -> Path:
    """The game under another name, in a package where one line is another, or some files are missing."""
    package = copied(folder, name, "__init__.py", 'name="tiny"', f'name="{name}"')
    file, *lines = change
    if lines:
        _changed(package / file, *lines)
    else:
        for one in list(package.glob(file)):
            one.unlink()
    return package


@pytest.mark.slow
def test_games_of_others_that_cannot_be_played_are_off_the_shelf_and_the_others_are_there(tmp_path: Path) -> None:
    for what, (change, _) in UNFIT.items():
        environment = {**installed(altered(tmp_path, what, change), what), "BUTIN_LANG": "en"}  # all in one folder
    for words in (["games"], ["games", "--json"]):
        command = [sys.executable, "-m", "butin", *words]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode, "Higher" in done.stdout) == (0, False)
        assert all(name in done.stdout for name in NAMES)
        said = {line.partition("butin: the game '")[2].partition("'")[0]: line for line in done.stderr.splitlines()}
        assert (len(said), sorted(said)) == (done.stderr.count("\n"), sorted(UNFIT)), done.stderr
        assert [what for what, (_, why) in UNFIT.items() if why not in said[what].partition(" is left out, ")[2]] == []
    told = {one["name"]: one["left_out"] for one in json.loads(done.stdout) if "left_out" in one}
    assert told.keys() == UNFIT.keys()
    assert [what for what, (_, why) in UNFIT.items() if why not in told[what]] == []


def shelf(package: Path, name: str, folder: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a room with a package has on its shelf, and what its log says of games."""
    log = folder / "log"
    with (
        log.open("w") as said,
        opened([sys.executable, "-m", "butin"], folder, installed(package, name), said) as address,
        urlopen(f"{address}/api/games") as answer,
    ):
        games = {game["name"]: game for game in json.loads(answer.read())}
    return games, [one for one in map(json.loads, log.read_text("utf-8").splitlines()) if "game" in one]


@pytest.mark.slow
def test_a_game_of_others_never_keeps_the_room_shut(tmp_path: Path) -> None:
    games, told = shelf(altered(tmp_path, "no_words", UNFIT["no_words"][0]), "no_words", tmp_path)
    assert sorted(games) == sorted(NAMES)
    assert [(one["what"], one["level"], one["game"]) for one in told] == [("game_left_out", "warning", "no_words")]


@pytest.mark.slow
def test_what_a_game_of_others_lacks_is_said_in_one_line_and_another_language_stands_in(tmp_path: Path) -> None:
    for what, (change, _) in LACKS.items():
        package = altered(tmp_path, what, change)
        installed(package, what)
    games, told = shelf(package, what, tmp_path)
    assert sorted(games) == sorted([*NAMES, *LACKS])
    assert {one["game"]: (one["what"], one["lacks"]) for one in told} == {
        what: ("game_lacks", why) for what, (_, why) in LACKS.items() if why
    }
    assert games["one_language"]["titles"]["de"] == "Höher"
    english = "Lay a card higher than the last one, and take a coin."
    assert games["one_language"]["pitches"] == dict.fromkeys(["fr", "en", "de"], english)
    assert games["no_pitch"]["pitches"]["en"].startswith("Pose une carte")
    assert games["no_german"]["titles"] == {"fr": "Plus haut", "en": "Higher", "de": "Higher"}


@pytest.mark.slow
def test_a_terminal_speaks_a_language_that_a_game_of_others_has(tmp_path: Path) -> None:
    package = altered(tmp_path, "one_language", LACKS["one_language"][0])
    (package / "words.en.ftl").write_text("pitch = Cards.\n", "utf-8")
    done = butin(package, "games", "--lang", "de", name="one_language")
    assert done.returncode == 0, done.stderr
    assert "mouse" in done.stdout
    done = butin(package, "rules", "one_language", "TI-3", "--lang", "de", name="one_language")
    assert "takes a coin" in done.stdout, done.stderr


@pytest.mark.slow
def test_whoever_asks_for_a_rulebook_that_is_in_no_language_is_told_in_one_line(tmp_path: Path) -> None:
    done = butin(altered(tmp_path, "unruly", ("rulebook.*.md",)), "rules", "unruly", "--lang", "de", name="unruly")
    assert (done.returncode, done.stderr) == (2, "butin: unruly has no rulebook.de.md that can be read\n")


@pytest.mark.slow
def test_a_game_of_others_cannot_take_the_place_of_one_of_ours(tmp_path: Path) -> None:
    package = copied(tmp_path, "tiny_game")
    environment = installed(package, "voleurs")
    found = [sys.executable, "-c", "import butin; print(butin.game('voleurs').package, butin.games())"]
    done = subprocess.run(found, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == f"butin.games.voleurs {NAMES}\n"
    assert "the game 'voleurs' of tiny_game is left out: there is one of that name already" in done.stderr


@pytest.mark.slow
def test_ours_are_found_where_nothing_is_installed() -> None:
    found = f"import sys; sys.path[:0] = [{str(ROOT / 'src')!r}]; import butin; print(butin.games())"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", found], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"{NAMES}\n", "")


@pytest.mark.slow
def test_a_game_that_nobody_has_installed_is_an_error_in_one_line() -> None:
    done = subprocess.run([sys.executable, "-m", "butin", "laws", "tinny"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("butin: unknown game 'tinny'")


def game_of(package: Path, plant: pytest.MonkeyPatch) -> AnyGame:
    plant.syspath_prepend(str(package.parent))
    game: AnyGame = import_module(package.name).GAME
    return game


@pytest.mark.parametrize("law", [law for law in LAWS if law.hold not in ELSEWHERE], ids=lambda law: law.text)
def test_a_planted_fault_breaks_the_law(law: Law, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"tiny_{LAWS.index(law)}"
    verdict = held(law, game_of(copied(tmp_path, name, *BREAKS[law.hold]), monkeypatch))
    assert verdict.kind == BROKEN
    assert verdict.why.startswith("seed ")
    assert len(verdict.why) > 30


def test_whatever_a_game_of_others_does_is_told_and_does_not_stop_the_judge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = ("rules.py", "self.hands[seat].remove(move)", "self.hands[seat].remove(13)")
    game = game_of(copied(tmp_path, "tiny_that_trips", *fault), monkeypatch)
    verdicts = [held(law, game, cases=1) for law in LAWS]
    assert {verdict.kind for verdict in verdicts} == {OK, SKIPPED, BROKEN}
    assert "ValueError: list.remove(x): x not in list (rules.py, line" in verdicts[0].why


def test_the_test_that_the_manual_shows_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/adding-a-game.md").read_text("utf-8"), re.DOTALL)
    game_of(copied(tmp_path, "tiny_shown"), monkeypatch)
    written: dict[str, Any] = {}
    exec(compile(snippet.replace("tiny_game", "tiny_shown"), "adding-a-game.md", "exec"), written)
    for law in LAWS[:3]:
        written["test_law"](law)


@pytest.mark.whole
def test_with_a_game_of_others_installed_our_own_tests_are_about_ours(tmp_path: Path) -> None:
    """So that whoever tries a game of their own beside ours can still run all of this."""
    listing = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    beside = installed(copied(tmp_path, "tiny_game"))
    found = subprocess.run(listing, cwd=ROOT, env=beside, capture_output=True, text=True, check=True).stdout
    assert found.count("[voleurs]") > 40
    assert re.findall(r".*[\[-]tiny[-\]].*", found) == []
