"""Whatever fits the description of the HTTP side, or nearly fits it, is answered as described; never with a 5xx."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from butin.adapters.web.openapi import described
from butin.testing.ours import NAMES
from kit.served import Served, serving
from tests.web.test_http import opened, played_out

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
SCHEMA = schemathesis.openapi.from_dict(described())
FOUND = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = {one.label: one for one in sorted(FOUND, key=lambda one: one.method == "delete")}  # to the last, tables
# in an address every text is a text and nothing can be wrong with it: only bodies can fail to fit
WAYS = [(label, schemathesis.GenerationMode.NEGATIVE) for label, one in OPERATIONS.items() if one.body]
WAYS += [(label, schemathesis.GenerationMode.POSITIVE) for label in OPERATIONS]
PATIENCE_S = 60  # a look back at a match thinks, and a busy machine thinks slowly
WISHES = ["sit", "stand", "free", "bot", "name", "host", "start", "move", "say", "again", "back", "ask_seat", "answer"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("schema"), "--pace", "0") as served:
        yield served
        assert served.faults == []


@pytest.fixture(scope="module")
def tables(server: Served) -> list[dict[str, Any]]:
    """Tables in which there is something to find: waiting, and over."""
    return [opened(server, seats=4), opened(server, public=True), played_out(server)]


@pytest.mark.whole
@pytest.mark.parametrize(("label", "mode"), WAYS, ids=lambda part: getattr(part, "value", part))
def test_the_server_answers_as_described(
    server: Served, tables: list[dict[str, Any]], label: str, mode: schemathesis.GenerationMode
) -> None:
    operation = OPERATIONS[label]
    has_input = bool(operation.body) or bool(list(operation.iter_parameters()))
    cases = operation.as_strategy(generation_mode=mode)

    @settings(
        max_examples=50 if has_input else 2,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, table=st.sampled_from(tables), known=st.booleans(), data=st.data())
    def answers_as_described(
        case: schemathesis.Case[Any], table: dict[str, Any], known: bool, data: st.DataObject
    ) -> None:
        headers = {"X-Forwarded-For": f"10.1.{data.draw(st.integers(0, 250))}.{data.draw(st.integers(0, 250))}"}
        if known:  # where it could matter
            headers["Authorization"] = f"Bearer {table['secret']}"
            for name in case.path_parameters or {}:
                case.path_parameters[name] = table[{"link": "join"}.get(name, name)] if name != "game" else "voleurs"
            if mode is schemathesis.GenerationMode.POSITIVE and isinstance(case.body, dict):
                words = {"game": st.sampled_from(NAMES), "do": st.sampled_from(WISHES), "link": st.just(table["join"])}
                case.body.update({name: data.draw(words[name]) for name in case.body if name in words})
        response = case.call(base_url=server.url, headers=headers, timeout=PATIENCE_S)
        looked_at = response.status_code not in (408, 413)  # a body that is too large or too late is refused unread
        case.validate_response(response, checks=CHECKS if looked_at else CHECKS[:-1])

    answers_as_described()
