"""A store on each of the databases."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tests.support.browser_database import BrowserDatabases
from tests.support.store_rows import OpenStore, sql_store, store_in_browser


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Of an empty database."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))


NUMBERS = count(1)


@pytest.fixture(params=["sqlite", "postgresql", "indexeddb"])
def open_any(request: pytest.FixtureRequest) -> OpenStore:
    """Opens a store on a new database, and then again on the same."""
    if request.param == "indexeddb":
        browser: BrowserDatabases = request.getfixturevalue("browser_databases")
        return store_in_browser(browser.database(f"test {next(NUMBERS)}"))
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return sql_store(str(request.getfixturevalue(name)))
