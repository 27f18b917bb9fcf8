"""The pictures in the documents are those that are drawn now."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"
LARGEST = 300 * 1024


@pytest.mark.parametrize("name", ["drawings.py", "how_to_play.py"])
def test_the_pictures_are_those_drawn_now(name: str) -> None:
    script = DOCS / "pictures" / name
    for file, drawing in runpy.run_path(str(script))["drawings"]().items():
        assert len(drawing) < LARGEST
        accepted = (script.parent / file).read_text("utf-8")
        assert accepted == drawing, f"{file} has changed: .venv/bin/python docs/pictures/{script.name}"
