"""docs/art.md: its example runs, its pictures are those that are drawn now."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

from tests.support.drawings import parse

DOCS = Path(__file__).parent.parent.parent / "docs"
LARGEST = 300 * 1024


def test_the_example_runs() -> None:
    [example] = re.findall(r"^```python\n(.*?)^```", (DOCS / "art.md").read_text("utf-8"), re.M | re.S)
    for line in example.splitlines():
        if line.startswith("art."):
            example = example.replace(line, f"drawn.append({line.split('  #')[0].rstrip()})")
    drawn: list[str] = []
    exec(compile(example, "docs/art.md", "exec"), {"drawn": drawn})
    assert len(drawn) == 4
    for svg in drawn:
        parse(svg)


def test_the_pictures_are_those_drawn_now() -> None:
    script = DOCS / "pictures" / "drawings.py"
    for name, drawing in runpy.run_path(str(script))["drawings"]().items():
        assert len(drawing) < LARGEST
        accepted = (script.parent / name).read_text("utf-8")
        assert accepted == drawing, f"{name} has changed: .venv/bin/python docs/pictures/{script.name}"
