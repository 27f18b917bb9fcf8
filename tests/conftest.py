"""What holds for every test."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.support.browser_database import BrowserDatabases
    from tests.support.postgres import Cluster

# Thousands of tests and the packages they import stay in memory to the end: looking through all of it for
# garbage less often saves a twentieth of the time.
gc.set_threshold(50_000, 20, 100)

# How long an example takes says more about the machine than about us.
settings.register_profile("oddville", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("oddville")

MARKED = re.compile(r"^pytestmark = \[?\s*pytest\.mark\.(slow|soak)\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of which no test is wanted is not even imported: imports take much of `make quick`'s minute."""
    if collection_path.suffix != ".py" or not collection_path.name.startswith("test_"):
        return None
    mark = MARKED.search(collection_path.read_text("utf-8"))
    return True if mark is not None and f"not {mark[1]}" in config.option.markexpr else None


# ---- PostgreSQL, once for each process of the tests ----------------------------------------------


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    from tests.support.postgres import running_cluster

    with running_cluster() as found:
        yield found


@pytest.fixture(scope="session")
def database(cluster: Cluster) -> Iterator[str]:
    with cluster.database() as url:
        yield url


@pytest.fixture
def postgres_url(database: str) -> str:
    """Of the same database every time, emptied: to make one takes longer than most tests."""
    from tests.support.postgres import empty

    empty(database)
    return database


# ---- IndexedDB, in one browser for each process of the tests -------------------------------------


@pytest.fixture(scope="session")
def browser_databases() -> Iterator[BrowserDatabases]:
    from tests.support.browser_database import BrowserDatabases

    databases = BrowserDatabases()
    yield databases
    databases.close()
