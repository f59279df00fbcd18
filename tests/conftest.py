"""Servers that tests may ask for; each worker has its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from servers import Postgres, Redis, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running(Postgres) as server:
        assert isinstance(server, Postgres)
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running(Redis) as server:
        assert isinstance(server, Redis)
        yield server
