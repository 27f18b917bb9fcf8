"""A store on each of the two databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import Cluster, empty, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as found:
        yield found


@pytest.fixture(scope="session")
def database(cluster: Cluster) -> Iterator[str]:
    with cluster.database() as url:
        yield url


@pytest.fixture
def postgres_url(database: str) -> str:
    """Of the same database every time, emptied: to make one takes longer than most tests."""
    empty(database)
    return database


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Of an empty database."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))
