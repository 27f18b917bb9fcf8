"""What may be given as the place of a store, and that a password in it stays there."""

from __future__ import annotations

import asyncio
import traceback

import pytest

from oddville.store import ERROR_CODES, BadUrl, StoreError, StoreUnavailable, open_store
from oddville.store.address import Address

SECRET = "hunter2"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("store.db", "store.db"),
        ("/var/lib/oddville/store.db", "/var/lib/oddville/store.db"),
        ("sqlite:///store.db", "store.db"),
        ("sqlite:////var/lib/a%20b?.db", "/var/lib/a%20b?.db"),
    ],
)
def test_paths(text: str, path: str) -> None:
    assert Address(text).path == path


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:store.db",
        "store\0.db",
        "mysql://ada:hunter2@host/db",
        "postgres://ada:hunter2@host/db",
        "postgresql+asyncpg://ada:hunter2@host/db",
        "postgresql:/ada:hunter2@host",
        "postgresql://ada:hunter2@host:hunter2/db",
        "HTTP://ada:hunter2@host/db",
        "hunter2@://",
    ],
)
def test_anything_else_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(BadUrl) as refused:
        Address(text)
    assert refused.value.code == "bad-url"
    assert SECRET not in everything_said(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://ada:{SECRET}@127.0.0.1:1/db",
        f"postgresql://ada@127.0.0.1:1/db?password={SECRET}",
        f"postgresql://ada:{SECRET}@/db?host=/nowhere/{SECRET}",
        f"postgresql://ada:{SECRET}@127.0.0.1:1/db?connect_timeout={SECRET}",
    ],
)
def test_a_password_is_never_said(url: str) -> None:
    with pytest.raises(StoreUnavailable) as failed:
        asyncio.run(open_store(url))
    assert SECRET not in everything_said(failed.value)
    assert SECRET not in repr(Address(url))


def test_a_file_that_cannot_be_opened(tmp_path: object) -> None:
    with pytest.raises(StoreUnavailable) as failed:
        asyncio.run(open_store(f"{tmp_path}/nowhere/store.db"))
    assert failed.value.__cause__ is not None
    assert "No such file" in str(failed.value)


def test_a_file_that_is_something_else() -> None:
    with pytest.raises(StoreUnavailable):
        asyncio.run(open_store(__file__))


def test_every_kind_of_error_has_its_code() -> None:
    kinds = StoreError.__subclasses__()
    codes = {kind(*range(kind.__init__.__code__.co_argcount - 1)).code for kind in kinds}
    assert codes | {"target-exists", "use-pg-dump"} == set(ERROR_CODES)


def everything_said(error: BaseException) -> str:
    return repr(error) + "".join(traceback.format_exception(error, chain=True))
