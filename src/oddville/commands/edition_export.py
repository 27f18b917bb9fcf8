"""`oddville edition export`: an edition as a table or as TOML."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..editions import load_edition
from ..editions.card_table import write_csv
from ..editions.writer import write_toml
from ..text import Texts
from .edition import SEPARATORS
from .edition_comments import comments_in
from .failure import CommandFailed, guarded
from .output import write_file

BYTE_ORDER_MARK = "\ufeff"  # without it Excel takes the file for one of its own old encodings


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    edition = load_edition(arguments.edition)
    path = Path(arguments.output)
    if path.suffix.lower() == ".csv":
        names = [texts.card(number, edition) for number in range(len(edition.buildings))]
        text = BYTE_ORDER_MARK + write_csv(edition, names, SEPARATORS[arguments.separator])
    elif path.suffix.lower() == ".toml":
        text = write_toml(edition, comments_in(texts, edition.id, len(edition.buildings)))
    else:
        raise CommandFailed("edition-suffix-unknown", path=str(path), suffixes=".csv, .toml")
    write_file(path, text, arguments.force)
    print(texts.t("edition-written", path=str(path)))
    return 0


run = guarded(_run)
