"""The program as a person meets it: real processes, real files."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import butin
from butin.adapters.web.serve import listening
from butin.testing.golden import newest_record
from butin.testing.ours import NAMES
from kit.lanes import in_turn
from kit.terminal import Terminal

ROOT = Path(__file__).parents[2]


def run(*arguments: str, stdin: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {
        "PATH": os.environ["PATH"],
        "COLUMNS": "100",
        "XDG_DATA_HOME": str(home or ROOT / ".nowhere"),
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(ROOT / "src"),  # the program beside this test, wherever it was installed from
    }
    command = [sys.executable, "-m", "butin", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, check=False, encoding="utf-8")


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    return Terminal(capsys, monkeypatch, tmp_path)


def test_a_port_that_somebody_has_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = run("serve", "--host", "127.0.0.1", "--port", str(port), home=tmp_path)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    taken = f"butin: cannot listen on 127.0.0.1:{port}: port {port} is taken: try --port "
    assert result.stderr.startswith(taken)
    listening("127.0.0.1", int(result.stderr.removeprefix(taken))).close()


def test_games_lists_them_all_and_how_to_play() -> None:
    result = run("games")
    assert result.returncode == 0
    assert all(name in result.stdout for name in butin.games())
    assert "butin play" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["plya"], "unknown command 'plya', did you mean 'play'?"),
        (["play", "voleur"], "unknown game 'voleur', did you mean 'voleurs'?"),
        (["play", "voleurs", "--seats", "9"], "expected 2 to 6"),
        (["play", "voleurs", "--seats", "many"], "'many' is not a valid integer"),
        (["play", "voleurs", "--bots", "renart"], "did you mean 'renard'?"),
        (["play", "voleurs", "--option", "games"], "expected NAME=VALUE"),
        (["play", "voleurs", "--option", "games=9"], "a whole number from 1 to 7"),
        (["play", "voleurs", "--first", "me"], "'me' cannot begin: expected the number of a seat, 0 being you, or lot"),
        (["play", "voleurs", "--first", "9"], "seat 9 cannot begin"),
        (["play", "schattendieb", "--first", "1"], "nobody begins in schattendieb"),
        (["play", "voleurs", "--resume"], "no game of voleurs to resume"),
        (["play", "voleurs", "--lang", "it"], "'it' is not one of"),
        (["simulate", "voleurs", "--games", "0"], "0 is not in the range"),
        (["simulate", "voleurs", "--seats", "1"], "expected 2 to 6"),
        (["replay", "nothing.jsonl"], "cannot read nothing.jsonl"),
        (["replay", "pyproject.toml"], "pyproject.toml: line 1 is not JSON"),
        (["rules", "voleurs", "VO-99"], "unknown clause of voleurs 'VO-99'"),
        (["check", "nothing.yaml"], "cannot read nothing.yaml"),
        (["bench", "play"], "in the folder bench of Butin's sources"),
        (["test", "quick"], "in the folder tests of Butin's sources, not in the package: there, ./butin test quick"),
        (["games", "--jsn"], "No such option"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(terminal: Terminal, arguments: list[str], text: str) -> None:
    code, out, error = terminal(*arguments)
    assert (code, out) == (2, "")
    assert text in error
    assert error.count("\n") == 1
    assert error.startswith("butin: ")


def test_bad_input_is_as_bad_in_a_process_of_its_own() -> None:
    result = run("plya")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "butin: unknown command 'plya', did you mean 'play'?\n"


def test_games_can_be_read_by_programs() -> None:
    shelf = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in shelf] == butin.games()
    assert all(game["bots"][0] == "careless" and len(game["bots"]) >= 2 for game in shelf)


@pytest.mark.parametrize("game", in_turn(NAMES, 3))
def test_games_lists_options_and_bots(game: str) -> None:
    shown = run("games").stdout
    assert all(option.name in shown for option in butin.game(game).options)


@pytest.mark.slow
@pytest.mark.parametrize("game", in_turn(NAMES, 0))
def test_simulate_counts_the_same_for_the_same_seed(game: str) -> None:
    arguments = ["simulate", game, "--seats", "3", "--games", "6", "--seed", "4", "--bots", "careless", "--json"]
    first, second = run(*arguments), run(*arguments)
    assert first.stdout == second.stdout
    result = json.loads(first.stdout)
    assert {"game", "seats", "games", "seed", "mean_scores", "wins", "mean_moves", "clauses"} <= set(result)
    assert (result["game"], result["seats"], result["games"], result["seed"]) == (game, 3, 6, 4)
    assert len(result["mean_scores"]) == len(result["wins"]) == 3
    assert sum(result["wins"]) >= 6
    arguments[7] = "5"
    assert run(*arguments).stdout != first.stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", in_turn(["fr", "en", "de"], 0))
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_can_be_played_in_the_terminal(game: str, language: str, tmp_path: Path) -> None:
    result = run("play", game, "--seed", "3", "--lang", language, stdin="why\nhint\n" + "1\n" * 3000, home=tmp_path)
    assert result.returncode == 0, result.stderr
    over = {"fr": "La partie est finie", "en": "The game is over", "de": "Das Spiel ist aus"}[language]
    assert over in result.stdout
    assert not (tmp_path / "butin" / f"{game}.jsonl").exists()


def test_a_game_that_was_left_is_taken_up_again(tmp_path: Path) -> None:
    left = run("play", "voleurs", "--seed", "3", "--lang", "en", stdin="1\n1\nquit\n", home=tmp_path)
    assert "--resume" in left.stdout
    kept = (tmp_path / "butin" / "voleurs.jsonl").read_text("utf-8")
    moves = kept.count('"move"')
    assert moves >= 4
    again = run("play", "voleurs", "--resume", "--lang", "en", stdin="1\nquit\n", home=tmp_path)
    assert again.returncode == 0
    assert (tmp_path / "butin" / "voleurs.jsonl").read_text("utf-8").count('"move"') > moves


@pytest.mark.parametrize(("first", "kept"), [("0", 0), ("2", 2), ("lot", "lot")])
def test_somebody_else_begins_or_the_lot_decides(first: str, kept: object, tmp_path: Path) -> None:
    left = ["play", "voleurs", "--seats", "3", "--seed", "3", "--first", first]
    assert run(*left, stdin="1\nquit\n", home=tmp_path).returncode == 0
    header, *moves = map(json.loads, (tmp_path / "butin" / "voleurs.jsonl").read_text("utf-8").splitlines())
    assert header.get("first", 0) == kept
    assert moves[0]["seat"] == (butin.new("voleurs", 3, 3, first=-1).actors[0] if first == "lot" else int(first))


def test_an_illegal_wish_is_answered_by_its_clause_and_costs_nothing(tmp_path: Path) -> None:
    result = run("play", "voleurs", "--seed", "3", "--lang", "en", stdin="crown>9\nquit\n", home=tmp_path)
    assert "VO-8" in result.stdout
    assert (tmp_path / "butin" / "voleurs.jsonl").read_text("utf-8").count('"move"') == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", in_turn(NAMES, 1))
def test_a_record_is_replayed_whole_or_to_a_moment(game: str) -> None:
    record = str(newest_record(butin.game(game)))
    whole = run("replay", record, "--lang", "en")
    assert "The game is over" in whole.stdout
    part = run("replay", record, "--move", "3", "--seat", "1", "--lang", "en")
    assert part.returncode == 0
    assert 0 < len(part.stdout) < len(whole.stdout)
    assert "there is no move 999999" in run("replay", record, "--move", "999999").stderr


@pytest.mark.slow
@pytest.mark.parametrize("language", in_turn(["fr", "en", "de"], 2))
@pytest.mark.parametrize("game", NAMES)
def test_rules_show_a_rulebook_and_a_clause(game: str, language: str) -> None:
    prefix = butin.game(game).prefix
    book = run("rules", game, "--lang", language).stdout
    assert f"{prefix}-1" in book
    assert "<a id" not in book
    assert f"{prefix}-3" in run("rules", game, f"{prefix.lower()}-3", "--lang", language).stdout


def test_check_tells_what_holds_what_differs_and_what_cannot_be_read(tmp_path: Path) -> None:
    good = "- {scenario: good, game: voleurs, seats: 2, then: {actors: [A]}}\n"
    (tmp_path / "good.yaml").write_text(good)
    assert run("check", str(tmp_path)).returncode == 0
    (tmp_path / "wrong.yaml").write_text("- {scenario: wrong, game: voleurs, seats: 2, then: {actors: [B]}}\n")
    result = run("check", str(tmp_path))
    assert result.returncode == 1
    assert "actors: is [0], expected [1]" in result.stdout
    assert "1 holds, 1 differs, 0 cannot be read" in result.stdout
    (tmp_path / "bad.yaml").write_text("- {scenario: bad, game: voleurs, seats: 2, then: {actor: [B]}}\n")
    result = run("check", str(tmp_path))
    assert result.returncode == 2
    assert "did you mean 'actors'?" in result.stdout
    (tmp_path / "bad.yaml").write_text("a: [")
    assert run("check", str(tmp_path / "bad.yaml")).returncode == 2


@pytest.mark.parametrize("game", in_turn(NAMES, 2))
def test_check_finds_every_scenario_of_a_game_to_hold(game: str) -> None:
    result = run("check", str(ROOT / "src/butin/games" / game / "scenarios"))
    assert result.returncode == 0, result.stdout
