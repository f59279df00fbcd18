"""Whatever fits the description of the HTTP side, or nearly fits it, is answered as described; never with a 5xx."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from butin.adapters.web.http.openapi import described
from butin.testing.ours import NAMES
from kit.served import Served, serving
from tests.web.test_http import opened, played_out

CALLS = {f"{how.upper()} {path}": call for path, calls in described()["paths"].items() for how, call in calls.items()}
LABELS = sorted(CALLS, key=lambda label: label.startswith("DELETE"))  # to the last, tables
# in an address every text is a text and nothing can be wrong with it: only bodies can fail to fit
WAYS = [(label, "NEGATIVE") for label in LABELS if "requestBody" in CALLS[label]]
WAYS += [(label, "POSITIVE") for label in LABELS]
PATIENCE_S = 60  # a look back at a match thinks, and a busy machine thinks slowly
THERE = {"game": "voleurs", "file": "words.fr.ftl"}  # in any room
WISHES = ["sit", "stand", "free", "bot", "name", "host", "start", "move", "say", "again", "back", "ask_seat", "answer"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("schema"), "--pace", "0") as served:
        yield served
        assert served.faults == []


@pytest.fixture(scope="module")
def schema() -> Any:
    """Dear to import, so that only whoever runs this does."""
    return import_module("schemathesis").openapi.from_dict(described())


@pytest.fixture(scope="module")
def checks() -> list[Any]:
    openapi = import_module("schemathesis.specs.openapi.checks")
    return [
        import_module("schemathesis.checks").not_a_server_error,
        openapi.status_code_conformance,
        openapi.content_type_conformance,
        openapi.response_schema_conformance,
        openapi.negative_data_rejection,
    ]


@pytest.fixture(scope="module")
def tables(server: Served) -> list[dict[str, Any]]:
    """Tables in which there is something to find: waiting, and over."""
    return [opened(server, seats=4), opened(server, public=True), played_out(server)]


@pytest.mark.whole
@pytest.mark.parametrize(("label", "mode"), WAYS)
def test_the_server_answers_as_described(
    server: Served, schema: Any, checks: list[Any], tables: list[dict[str, Any]], label: str, mode: str
) -> None:
    how, path = label.split()
    operation = schema[path][how]
    has_input = bool(operation.body) or bool(list(operation.iter_parameters()))
    cases = operation.as_strategy(generation_mode=import_module("schemathesis").GenerationMode[mode])

    @settings(
        max_examples=50 if has_input else 2,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, table=st.sampled_from(tables), known=st.booleans(), data=st.data())
    def answers_as_described(case: Any, table: dict[str, Any], known: bool, data: st.DataObject) -> None:
        headers = {"X-Forwarded-For": f"10.1.{data.draw(st.integers(0, 250))}.{data.draw(st.integers(0, 250))}"}
        if known:  # where it could matter
            headers["Authorization"] = f"Bearer {table['secret']}"
            for name in case.path_parameters or {}:
                case.path_parameters[name] = THERE.get(name) or table[{"link": "join"}.get(name, name)]
            if mode == "POSITIVE" and isinstance(case.body, dict):
                words = {"game": st.sampled_from(NAMES), "do": st.sampled_from(WISHES), "link": st.just(table["join"])}
                case.body.update({name: data.draw(words[name]) for name in case.body if name in words})
        response = case.call(base_url=server.url, headers=headers, timeout=PATIENCE_S)
        looked_at = response.status_code not in (408, 413)  # a body that is too large or too late is refused unread
        case.validate_response(response, checks=checks if looked_at else checks[:-1])

    answers_as_described()
