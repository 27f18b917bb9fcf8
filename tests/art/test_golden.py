"""The drawings are those that were looked at and accepted; a change is kept as a picture to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from oddville import art
from tests.art.golden import ACCEPT, digest, drawn_now, read_drawings, read_hashes, write_difference

DIFFERENCES = Path(__file__).parent.parent.parent / "build" / "art-diff"


def test_every_drawing_is_as_accepted() -> None:
    accepted, drawn = read_hashes(), drawn_now()
    assert sorted(drawn) == sorted(accepted), f"drawings came or went; look at them, then: {ACCEPT}"
    changed = [name for name, svg in drawn.items() if digest(svg) != accepted[name]]
    if not changed:
        return
    old = read_drawings()
    pages = [write_difference(DIFFERENCES, name, old[name], drawn[name], sheet()) for name in changed]
    first = ", ".join(changed[:8])
    pytest.fail(
        f"{len(changed)} of {len(drawn)} drawings changed ({first}, …).\n"
        f"Old, new and difference: {pages[0]} and beside it. If the new ones are right: {ACCEPT}"
    )


def sheet() -> str:
    return art.symbol_sheet("day")


def test_hashes_and_drawings_belong_together() -> None:
    assert {name: digest(svg) for name, svg in read_drawings().items()} == read_hashes()


def test_a_difference_can_be_looked_at(tmp_path: Path) -> None:
    page = write_difference(tmp_path, "card a, night", "<svg>old</svg>", "<svg>new</svg>", sheet())
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "card-a-night-new.svg",
        "card-a-night-old.svg",
        "card-a-night.html",
    ]
    content = page.read_text("utf-8")
    assert content.count("<svg>old</svg>") == 2
    assert content.count("<svg>new</svg>") == 2
