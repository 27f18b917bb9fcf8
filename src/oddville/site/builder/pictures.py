"""Drawings that the first screen shows, so that it needs nothing of the game itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...bots.townspeople import CRIER, TOWNSPEOPLE
from ...protocol.requests import TownspersonQuery
from ...server.handlers.pieces import townsperson_drawing

FOLDER: Final = "townspeople"


def write_townspeople(site: Path) -> None:
    """By the names that web/src/pieces/pictures.ts uses."""
    folder = site / FOLDER
    folder.mkdir()
    for name in (*TOWNSPEOPLE, CRIER):
        for form, suffix in ((TownspersonQuery(), ""), (TownspersonQuery(form="bust"), "-bust")):
            (folder / f"{name}{suffix}.svg").write_text(townsperson_drawing(name, form), "utf-8")
