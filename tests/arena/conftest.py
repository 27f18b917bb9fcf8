"""Bots of another package, installed for a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oddville.arena.game import _contender
from tests.support.tournaments import write_bots


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Processes that we start find them too."""
    folder = tmp_path / "bots"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(write_bots(folder)))
    yield
    _contender.cache_clear()
