"""What a host chooses: by options, or by the environment."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from butin.adapters.cli import serve as served
from butin.adapters.cli.program import program
from butin.adapters.cli.serve import serve
from butin.adapters.settings import Settings

OPTIONS = [option for option in serve.params if isinstance(option, click.Option)]


def test_every_setting_is_an_option_and_a_variable_that_the_help_names() -> None:
    assert {option.name for option in OPTIONS} == {one.name for one in fields(Settings)}
    said = CliRunner().invoke(serve, ["--help"], terminal_width=300).output
    for option in OPTIONS:
        assert option.envvar == f"BUTIN_{str(option.name).upper()}"
        assert f"env var: {option.envvar}" in said


def test_the_manual_has_every_setting_and_no_other() -> None:
    manual = (Path(__file__).parents[2] / "docs/looking-after.md").read_text("utf-8")
    rows = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \| ([^|]+) \|", manual, re.MULTILINE)
    assert {row[:2] for row in rows} == {(option.opts[0], option.envvar) for option in OPTIONS}
    usual = {option.opts[0]: str(option.default) for option in OPTIONS}
    assert all(said == usual[name] for name, _, said in rows if re.fullmatch(r"[\d.]+|warning", said))


@pytest.mark.parametrize("words", [[], ["serve"]], ids=["butin alone", "butin serve"])
def test_the_environment_says_what_no_option_does(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Settings] = []

    async def listen(games: Any, settings: Settings, opened: Any) -> None:
        heard.append(settings)

    monkeypatch.setattr(served, "run_server", listen)
    variables = {"BUTIN_PORT": "8123", "BUTIN_DB": "evenings.db", "BUTIN_PER_ADDRESS": "7"}
    assert CliRunner(env=variables).invoke(program, words).exit_code == 0
    assert (heard[0].port, heard[0].place, heard[0].per_address, heard[0].pace) == (8123, "evenings.db", 7, 900)
    if words:
        assert CliRunner(env=variables).invoke(program, [*words, "--port", "9"]).exit_code == 0
        assert heard[1].port == 9


def test_a_variable_that_makes_no_sense_is_named() -> None:
    result = CliRunner(env={"BUTIN_PORT": "many"}).invoke(program, [])
    assert result.exit_code == 2
    assert "BUTIN_PORT" in result.output
