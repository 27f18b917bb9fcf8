"""The store of a server that may be running, for the commands of whoever keeps it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ..store import Store, StoreError, StoreUnavailable
from ..store.address import Address
from .data import missing
from .failure import CommandFailed

T = TypeVar("T")


def failure(error: StoreError, path: str | None = None) -> CommandFailed:
    """In a sentence; `path` is where the store is if it is a file."""
    if isinstance(error, StoreUnavailable) and path is not None:
        return CommandFailed("store-file-unusable", path=path, detail=str(error.params["detail"]))
    found = CommandFailed(f"store-error-{error.code}")
    found.values = dict(error.params)
    return found


def read_address(data: str) -> Address:
    try:
        return Address(data)
    except StoreError as error:
        raise failure(error) from None


def require_store(data: str) -> Address:
    """Opening a store makes it; here only what is there already is meant."""
    address = read_address(data)
    if address.path is not None and not os.path.isfile(address.path):
        raise CommandFailed("store-not-there", path=address.path)
    return address


def with_store(address: Address, data: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = await Store.open(data)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except StoreError as error:
        raise failure(error, address.path) from None
    except ModuleNotFoundError as error:
        raise missing(error) from None
