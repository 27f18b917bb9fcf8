"""Stores the keys of your seats on servers, so that you can return to a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ..files import write_atomically
from .saved_games import folder

MOST: Final = 500  # tables; the oldest are forgotten


def _file() -> Path:
    return folder() / "tables" / "keys"


def remember(url: str, table_id: str, key: str) -> None:
    """Readable only by you: whoever has the key has the seat."""
    known = _known()
    known.pop(f"{url}/{table_id}", None)
    known[f"{url}/{table_id}"] = key
    kept = dict(list(known.items())[-MOST:])
    path = _file()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomically(path, json.dumps(kept), permissions=0o600)
    except OSError:
        return  # you can still play, just not come back


def key_for(url: str, table_id: str) -> str | None:
    return _known().get(f"{url}/{table_id}")


def _known() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(key) for name, key in found.items()} if isinstance(found, dict) else {}
