"""The accepted drawings. `python -m tests.art.golden` accepts what is drawn now.

`golden.txt` has a line with a hash for each drawing, for people and for git; `golden.json.xz` has the
drawings themselves, so that a failing test can show what changed.
"""

from __future__ import annotations

import hashlib
import html
import json
import lzma
from pathlib import Path

from oddville.editions import standard
from tests.support.drawings import drawings_of, drawings_of_games

FOLDER = Path(__file__).parent
HASHES = FOLDER / "golden.txt"
DRAWINGS = FOLDER / "golden.json.xz"
ACCEPT = "python -m tests.art.golden"


def drawn_now() -> dict[str, str]:
    """Everything by day, a part of it in the other themes."""
    found = dict(drawings_of(standard(), symbols="shared")) | dict(drawings_of_games(symbols="shared"))
    for theme in ("night", "print", "low-ink", "page"):
        others = dict(drawings_of(standard(), theme=theme, symbols="shared"))
        found |= {f"{name}, {theme}": svg for name, svg in list(others.items())[::16]}
    own = dict(drawings_of(standard()))
    return found | {f"{name}, own symbols": svg for name, svg in list(own.items())[::16]}


def digest(svg: str) -> str:
    return hashlib.sha256(svg.encode()).hexdigest()[:16]


def read_hashes() -> dict[str, str]:
    lines = HASHES.read_text("utf-8").splitlines()
    return {name: value for value, name in (line.split("  ", 1) for line in lines)}


def read_drawings() -> dict[str, str]:
    found: dict[str, str] = json.loads(lzma.decompress(DRAWINGS.read_bytes()))
    return found


def accept(drawings: dict[str, str]) -> None:
    lines = [f"{digest(svg)}  {name}\n" for name, svg in sorted(drawings.items())]
    HASHES.write_text("".join(lines), "utf-8")
    content = json.dumps(drawings, ensure_ascii=False, sort_keys=True, indent=0).encode()
    DRAWINGS.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def write_difference(folder: Path, name: str, old: str, new: str, sheet: str) -> Path:
    """Old, new and their difference side by side on a page of its own; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = name.replace(" ", "-").replace(",", "")
    for age, svg in (("old", old), ("new", new)):
        (folder / f"{stem}-{age}.svg").write_text(svg, "utf-8")
    page = folder / f"{stem}.html"
    cell = "width:380px;display:inline-block;vertical-align:top;margin:8px;position:relative"
    over = "position:absolute;left:0;top:0;mix-blend-mode:difference"
    page.write_text(
        f"<!doctype html><meta charset=utf-8><title>{html.escape(name)}</title>"
        f"<body style='font:16px sans-serif;background:#ddd'>{sheet}<h1>{html.escape(name)}</h1>"
        f"<div style='{cell}'><p>old</p>{old}</div><div style='{cell}'><p>new</p>{new}</div>"
        f"<div style='{cell}'><p>difference: black is unchanged</p><div style='position:relative'>{old}"
        f"<div style='{over};width:100%'>{new}</div></div></div>",
        "utf-8",
    )
    return page


if __name__ == "__main__":
    accept(drawn_now())
    print(f"{len(read_hashes())} drawings accepted")
