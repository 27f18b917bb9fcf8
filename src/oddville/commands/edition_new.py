"""`oddville edition new`: a file to fill in, or one from a table or another edition; and a worksheet."""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path

from ..editions import Edition, edition_names, load_edition, standard
from ..editions.card_table import COLUMNS, edition_from_rows
from ..editions.folder import SUFFIX, user_edition_file
from ..editions.reader import LONGEST_ID, is_id
from ..editions.spreadsheet import SUFFIXES, read_rows
from ..editions.validator import BUILDING_SCORINGS
from ..editions.writer import write_template, write_toml
from ..rules.vocabulary import BONUSES, DIRECTIONS, GUILDS, MAX_CARDS, RESOURCES
from ..text import LANGUAGES, Texts
from .edition_comments import comments_in
from .failure import CommandFailed, guarded
from .output import refuse_existing, write_file


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    name = arguments.name
    if not is_id(name):
        raise CommandFailed("edition-name-bad", name=name[:60], longest=LONGEST_ID)
    if name in edition_names():
        raise CommandFailed("edition-name-taken", name=name)
    path = Path(arguments.output) if arguments.output else user_edition_file(name)
    if path.suffix.lower() != SUFFIX:
        raise CommandFailed("edition-suffix-unknown", path=str(path), suffixes=SUFFIX)
    worksheet = Path(arguments.worksheet) if arguments.worksheet else None
    refuse_existing([path, *([worksheet] if worksheet else [])], force=False)
    edition = _edition(arguments.source, name) if arguments.source else None
    if worksheet:
        _write_worksheet(texts, worksheet, name, edition, arguments.paper)
    if edition:
        text = write_toml(edition, comments_in(texts, name, len(edition.buildings)))
    else:
        text = write_template(name, standard(), comments_in(texts, name, MAX_CARDS))
    write_file(path, text)
    print(texts.t("edition-written", path=str(path)))
    if worksheet:
        print(texts.t("edition-written", path=str(worksheet)))
    found = name if path == user_edition_file(name) else str(path)
    print(texts.t("edition-next-steps", name=found))
    return 0


run = guarded(_run)


def _edition(source: str, name: str) -> Edition:
    if Path(source).suffix.lower() in SUFFIXES:
        return edition_from_rows(read_rows(source), name, standard(), Path(source).name, _other_words())
    return dataclasses.replace(load_edition(source), id=name, version=1)


def _write_worksheet(texts: Texts, path: Path, name: str, edition: Edition | None, paper: str) -> None:
    try:
        from ..print.worksheet import draw
    except ImportError:
        raise CommandFailed("edition-needs-print") from None
    write_file(path, draw(texts, name, edition, paper))


def _other_words() -> dict[str, str]:
    """What people may call columns, resources, guilds … in their tables: the words of all catalogues."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        texts = Texts(language)
        words = {f"edition-field-{column}": column for column in COLUMNS}
        words |= {f"resource-{resource}": resource for resource in RESOURCES}
        words |= {f"guild-{guild}": guild for guild in GUILDS}
        words |= {f"bonus-{bonus}-name": bonus for bonus in BONUSES}
        words |= {f"edition-edge-{edge}": edge for edge in DIRECTIONS}
        words |= {f"scoring-{kind}-name": kind for kind in BUILDING_SCORINGS if kind != "guild"}
        words |= {"edition-scoring-guild": "guild"}
        for message_id, word in words.items():
            found.setdefault(texts.t(message_id).lower(), word)
    return found
