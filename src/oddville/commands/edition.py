"""`oddville edition new`, `show`, `export`, `sheets` and `folder`."""

from __future__ import annotations

import argparse
import dataclasses
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Final

from ..editions import Edition, edition_names, load_edition, standard
from ..editions.card_table import COLUMNS, edition_from_rows, write_csv
from ..editions.folder import SUFFIX, user_edition_file, user_edition_names, user_folder
from ..editions.reader import LONGEST_ID, is_id
from ..editions.spreadsheet import SUFFIXES, read_rows
from ..editions.validator import BUILDING_SCORINGS
from ..editions.writer import Comments, write_template, write_toml
from ..exit_codes import BAD_USAGE
from ..rules.vocabulary import BONUSES, DIRECTIONS, GUILDS, MAX_CARDS, RESOURCES
from ..text import LANGUAGES, Texts
from .arguments.edition import SEPARATORS
from .failure import CommandFailed, missing_extra
from .output import refuse_existing, require_suffix, write_file

PAGE_SUFFIXES: Final = (".html", ".htm")
BYTE_ORDER_MARK: Final = "\ufeff"  # without it Excel takes the file for one in an old encoding


def folder(texts: Texts, arguments: argparse.Namespace) -> int:
    """Where the user's editions are, and their names."""
    print(user_folder())
    names = user_edition_names()
    for name in names:
        print(f"  {name}")
    if not names:
        print(f"  ({texts.t('edition-folder-empty')})")
    return 0


def _comments(texts: Texts, name: str, cards: int) -> Comments:
    """The comments of an edition file, in the language of its author."""

    def comment(topic: str, number: int) -> str:
        return texts.t(f"edition-template-{topic}", name=name, count=cards, number=number)

    return comment


# ---- new ---------------------------------------------------------------------------------------


def new(texts: Texts, arguments: argparse.Namespace) -> int:
    """A file to fill in, or one made from a table or another edition; on request with a worksheet."""
    name = arguments.name
    if not is_id(name):
        raise CommandFailed("edition-name-bad", BAD_USAGE, name=name[:60], longest=LONGEST_ID)
    if name in edition_names():
        raise CommandFailed("edition-name-taken", BAD_USAGE, name=name)
    path = Path(arguments.output) if arguments.output else user_edition_file(name)
    require_suffix(path, SUFFIX)
    worksheet = Path(arguments.worksheet) if arguments.worksheet else None
    refuse_existing([path, *([worksheet] if worksheet else [])], arguments.force)
    edition = _edition(arguments.source, name) if arguments.source else None
    if worksheet:
        write_file(worksheet, _worksheet(texts, name, edition, arguments.paper), arguments.force)
    if edition:
        text = write_toml(edition, _comments(texts, name, len(edition.buildings)))
    else:
        text = write_template(name, standard(), _comments(texts, name, MAX_CARDS))
    write_file(path, text, arguments.force)
    print(texts.t("edition-written", path=str(path)))
    if worksheet:
        print(texts.t("edition-written", path=str(worksheet)))
    found = name if path == user_edition_file(name) else str(path)
    print(texts.t("edition-next-steps", name=found))
    return 0


def _edition(source: str, name: str) -> Edition:
    if Path(source).suffix.lower() in SUFFIXES:
        return edition_from_rows(read_rows(source), name, standard(), Path(source).name, _other_words())
    return dataclasses.replace(load_edition(source), id=name, version=1)


def _worksheet(texts: Texts, name: str, edition: Edition | None, paper: str) -> bytes:
    try:
        from ..print.worksheet import draw
    except ImportError as error:
        raise missing_extra(error) from None
    return draw(texts, name, edition, paper)


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


# ---- show and export ---------------------------------------------------------------------------


def show(texts: Texts, arguments: argparse.Namespace) -> int:
    """A page with all cards."""
    edition = load_edition(arguments.edition)
    if arguments.output:
        path = Path(arguments.output)
        require_suffix(path, *PAGE_SUFFIXES)
        refuse_existing([path], arguments.force)
    else:
        # The browser opens it after we have ended, so only the system can delete it.
        path = Path(tempfile.mkdtemp(prefix="oddville-")) / f"{edition.id}.html"
    from ..gallery import gallery_page

    write_file(path, gallery_page(edition, texts.language), arguments.force)
    print(texts.t("edition-written", path=str(path)))
    if not (arguments.output or arguments.no_open):
        webbrowser.open(path.resolve().as_uri())
    return 0


def export(texts: Texts, arguments: argparse.Namespace) -> int:
    """An edition as a table or as TOML."""
    edition = load_edition(arguments.edition)
    path = Path(arguments.output)
    require_suffix(path, ".csv", ".toml")
    if path.suffix.lower() == ".csv":
        names = [texts.card(number, edition) for number in range(len(edition.buildings))]
        text = BYTE_ORDER_MARK + write_csv(edition, names, SEPARATORS[arguments.separator])
    else:
        text = write_toml(edition, _comments(texts, edition.id, len(edition.buildings)))
    write_file(path, text, arguments.force)
    print(texts.t("edition-written", path=str(path)))
    return 0


# ---- sheets ------------------------------------------------------------------------------------


def sheets(texts: Texts, arguments: argparse.Namespace) -> int:
    """PDF files to print and cut out."""
    edition = load_edition(arguments.edition)
    try:
        from ..print import layout
        from ..print.settings import Settings
        from ..print.sheets import files
    except ImportError as error:
        raise missing_extra(error) from None
    settings = Settings(
        paper=arguments.paper,
        duplex=arguments.duplex,
        card=arguments.card,
        bleed=arguments.bleed,
        low_ink=arguments.low_ink,
        parts=arguments.only,
        languages=(arguments.lang,) if arguments.lang else LANGUAGES,
    )
    try:
        drawn = files(edition, settings, texts)
    except layout.TooLarge:
        size = f"{arguments.card[0]:g} × {arguments.card[1]:g}"
        raise CommandFailed("print-too-large", BAD_USAGE, card=size, paper=arguments.paper.upper()) from None
    target = Path(arguments.output)
    refuse_existing([target / file.name for file in drawn], arguments.force)
    progress = _Progress(texts)
    for file in drawn:
        content = file.draw(progress.show)
        progress.clear()
        write_file(target / file.name, content, arguments.force)
        print(texts.t("edition-written", path=str(target / file.name)))
    return 0


class _Progress:
    """One line on the terminal that counts the pages; nothing where standard error is not a terminal."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.is_watched = sys.stderr.isatty()
        self.shown = 0

    def show(self, part: str, page: int, pages: int) -> None:
        if not self.is_watched:
            return
        name = self.texts.t(f"print-part-{part}")
        line = self.texts.t("print-progress", part=name, page=page, pages=pages)
        print(f"\r{line:{self.shown}}", end="", file=sys.stderr, flush=True)
        self.shown = len(line)

    def clear(self) -> None:
        if self.is_watched and self.shown:
            print(f"\r{'':{self.shown}}\r", end="", file=sys.stderr, flush=True)
            self.shown = 0
