"""`oddville art`: a card, the city or the table of a record, or a sheet of all cards."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

from .. import art
from ..documents.problems import shown, suggestion
from ..editions import Edition, load_edition
from ..exit_codes import BAD_USAGE
from ..record import Record
from ..rules.views import View, view_for
from ..rules.vocabulary import COLOURS
from ..text import Texts
from .failure import CommandFailed, missing_extra
from .output import refuse_existing, require_suffix, write_file
from .record_source import game_after, read_played

SUFFIXES = (".svg", ".png")
PNG_WIDTH = {"card": 504, "city": 1600, "table": 1920, "sheet": 2400}


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    path = Path(arguments.output) if arguments.output else None
    suffix = path.suffix.lower() if path else SUFFIXES[0]
    if path:
        require_suffix(path, *SUFFIXES)
        refuse_existing([path], arguments.force)
    size = arguments.size
    if suffix == ".png":
        size = size or PNG_WIDTH[arguments.what]
    options: art.Options = {
        "theme": arguments.theme,
        "size": size,
        "texts": texts,
        "colour_safe": arguments.colour_safe,
    }
    svg = _svg(arguments, options)
    if path is None:
        sys.stdout.write(svg + "\n")
        return 0
    write_file(path, _png(svg) if suffix == ".png" else svg + "\n", arguments.force)
    print(texts.t("edition-written", path=str(path)))
    return 0


def _svg(arguments: argparse.Namespace, options: art.Options) -> str:
    match arguments.what:
        case "card":
            edition = load_edition(arguments.edition)
            if arguments.card == "main-square":
                return art.main_square(edition, **options)
            number = _card_number(arguments.card, edition)
            owner = COLOURS.index(arguments.built) if arguments.built else None
            return art.card(edition, number, built_by=owner, **options)
        case "sheet":
            return art.contact_sheet(load_edition(arguments.edition), **options)
        case "city":
            record = read_played(arguments.record).record
            view = view_for(game_after(record, arguments.turn), None)
            return art.city(_in_own_colours(view, record), record.edition, **options)
        case _:
            record = read_played(arguments.record).record
            return art.table(game_after(record, arguments.turn), record.edition, **options)


def _card_number(text: str, edition: Edition) -> int:
    """The place of a card that was asked for by number, from 1, or by id."""
    ids = [building.id for building in edition.buildings]
    if text in ids:
        return ids.index(text)
    if text.isascii() and text.isdecimal() and len(text) <= 3 and 1 <= int(text) <= len(ids):
        return int(text) - 1
    near = suggestion(text, [*ids, "main-square"])
    raise CommandFailed("draw-no-card", BAD_USAGE, value=shown(text), count=len(ids), **near)


def _in_own_colours(view: View, record: Record) -> View:
    """Drawings take the colour of a seat; in a record a seat may have chosen another one."""
    colours = {seat: COLOURS.index(player.colour) for seat, player in enumerate(record.players)}
    city = tuple(
        card if card.owner is None else dataclasses.replace(card, owner=colours[card.owner])
        for card in view.city
    )
    spots = tuple(None if seat is None else colours[seat] for seat in view.spots)
    return dataclasses.replace(view, city=city, spots=spots)


def _png(svg: str) -> bytes:
    try:
        import resvg_py
    except ImportError as error:
        raise missing_extra(error) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))
