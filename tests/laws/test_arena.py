"""The arena: the same deals for all, seats rotated, honest intervals, ratings; here or on a cluster."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from distributed import LocalCluster

import butin
from butin.adapters.cli.arena import arena, rate
from butin.bots.arena import Meeting, pairings, play_deal
from butin.core.errors import BadOption, UnknownName

VOLEURS = butin.game("voleurs")
SHORT = ["voleurs", "--bots", "careless,renard", "--seats", "3", "--games", "12", "--seed", "4", "--json"]


def held(*arguments: str) -> dict[str, Any]:
    result = CliRunner().invoke(arena, arguments, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_everybody_meets_everybody_else_once_from_each_side() -> None:
    assert pairings(["a", "b", "c"], [], 4) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    assert pairings(["a", "b", "c"], [], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], ["c", "a"], 4) == [("a", "c"), ("b", "c"), ("b", "a")]


def test_a_bot_that_meets_its_like_wins_exactly_its_share_of_every_deal() -> None:
    options = VOLEURS.settle(4, None)
    for seed in range(5):
        assert play_deal(VOLEURS, ("renard", "renard"), 4, options, seed)[0] == 0.25


def test_the_fox_comes_out_above_the_sleepwalker_and_the_same_seed_gives_the_same() -> None:
    result = held(*SHORT, "--jobs", "1")
    assert [row["bot"] for row in result["ratings"]] == ["renard", "careless"]
    by_one = {row["one"]: row for row in result["meetings"]}
    assert by_one["renard"]["share"] > 0.8
    assert by_one["careless"]["share"] < 0.2
    assert result == held(*SHORT, "--jobs", "1")


def test_intervals_hold_the_share_and_shrink_with_the_deals() -> None:
    few, many = Meeting("a", "b"), Meeting("a", "b")
    few.shares, many.shares = [0.25, 0.5, 1.0, 0.75] * 2, [0.25, 0.5, 1.0, 0.75] * 50
    for meeting in (few, many):
        low, high = meeting.interval()
        assert 0 < low < meeting.share() < high < 1
    assert few.interval()[1] - few.interval()[0] > 3 * (many.interval()[1] - many.interval()[0])
    few.shares = [1.0] * 10
    assert 0.6 < few.interval()[0] < 0.9  # ten victories are no certainty
    assert few.interval()[1] == pytest.approx(1.0)


def test_draws_pull_ratings_together_and_victories_apart() -> None:
    drawn, won = Meeting("a", "b"), Meeting("a", "b")
    drawn.compared, won.compared = [1, 0, 0, 0], [1, 1, 1, 1]
    apart = [rate([meeting])[0]["rating"] for meeting in (drawn, won)]
    assert 25 < apart[0] < apart[1]  # type: ignore[operator]


def test_the_ladder_is_drawn_with_every_bot(tmp_path: Path) -> None:
    held(*SHORT, "--jobs", "1", "--plot", str(tmp_path / "ladder.svg"))
    drawn = ET.parse(tmp_path / "ladder.svg").getroot()
    texts = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {"careless", "renard"} <= texts


def test_what_cannot_be_held_is_said_in_a_line() -> None:
    with pytest.raises(BadOption, match="of one bot"):
        held("voleurs", "--bots", "renard")
    with pytest.raises(BadOption, match="expected local, dask"):
        held(*SHORT, "--on", "moon")
    with pytest.raises(BadOption, match="there is no ray here"):
        held(*SHORT, "--on", "ray")
    with pytest.raises(UnknownName, match="did you mean 'renard'"):
        held("voleurs", "--bots", "renart,careless")


@pytest.mark.whole
@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_cluster_of_two_workers_gives_what_one_process_gives() -> None:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:  # type: ignore[no-untyped-call]
        assert held(*SHORT, "--on", f"dask={cluster.scheduler_address}") == held(*SHORT, "--jobs", "1")
