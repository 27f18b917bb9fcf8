"""`oddville store backup`: a copy of a SQLite store, while a server writes to it."""

from __future__ import annotations

import argparse

from ..store import StoreError
from ..store.backup import backup
from ..text import Texts
from .store_access import failure, require_store


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    address = require_store(arguments.data)
    try:
        backup(arguments.data, arguments.file)
    except StoreError as error:
        raise failure(error, address.path) from None
    print(texts.t("store-backed-up", path=arguments.file))
    return 0
