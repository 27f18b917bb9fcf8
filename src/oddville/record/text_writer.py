"""Writes a record as text: a few lines of heading, then a line for each turn in the words of the notation.

docs/records.md shows an example and says what each line means; `text_reader.py` reads it back.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from ..editions import Edition
from ..rules.action_space import ACTION_SPACE_VERSION
from ..rules.game import Game
from ..rules.scoresheet import Scoresheet
from ..rules.vocabulary import CHARACTERS, GUILDS
from .card_ids import CardIds
from .edition_form import is_packaged
from .fairness_form import fairness_lines
from .record import RECORD_VERSION, RULES_VERSION, Move, Record
from .replay import carry_out, opening

HEADING: Final = "oddville record"
UNFINISHED: Final = "unfinished"
EDITION_PARTS: Final = (
    "worker",
    "character",
    "building",
)  # one line each; `board` and `main_square` are single
EDITION_TABLES: Final = ("board", "main_square")
_CARDS_IN_LINE: Final = 6


def write_text(record: Record) -> str:
    blocks = [list(_heading(record)), list(_turns(record)), list(_result(record))]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _heading(record: Record) -> Iterator[str]:
    ids = CardIds(record.edition)
    deal = record.deal
    yield f"{HEADING} {RECORD_VERSION}"
    yield f"rules {RULES_VERSION}"
    yield f"actions {ACTION_SPACE_VERSION}"
    yield f"edition {record.edition.id} {record.edition.version} {record.edition.hash}"
    if not is_packaged(record.edition):
        yield from _edition_parts(record.edition)
    for player in record.players:
        yield f"player {player.colour} {player.name}"
    yield f"first {record.players[deal.first_player].colour}"
    for start in range(0, len(deal.deck), _CARDS_IN_LINE):
        yield " ".join(["deck", *ids.all_of(list(deal.deck[start : start + _CARDS_IN_LINE]))])
    for guild, pile in zip(GUILDS, deal.piles, strict=True):
        yield " ".join(["pile", guild, *(CHARACTERS[character] for character in pile)])
    yield " ".join(["removed", *(CHARACTERS[character] for character in deal.removed)])
    if record.fairness is not None:
        yield from fairness_lines(record.fairness)
    for redraw in record.redraws:
        yield f"redraw {redraw.moves} {redraw.entry}"


def _edition_parts(edition: Edition) -> Iterator[str]:
    """The data of an edition that readers may not have: each component as JSON on its own line."""
    data = edition.to_dict()
    for key in EDITION_TABLES:
        yield f"{key} {_compact(data[key])}"
    for key in EDITION_PARTS:
        for item in data[key]:
            yield f"{key} {_compact(item)}"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def line_of(game: Game) -> tuple[int, int]:
    """The line to which the next move belongs: a turn and its player, or during set-up the picking player."""
    return game.turn, game.turn_seat if game.turn else game.decider


def _turns(record: Record) -> Iterator[str]:
    game = opening(record)
    line: tuple[int, int] | None = None
    parts: list[str] = []
    for number, move in enumerate(record.moves, start=1):
        if line_of(game) != line:
            if line is not None:
                yield _line(record, line, parts)
            line, parts = line_of(game), []
        parts += _move(record, move, line[1])
        carry_out(game, move, number)
    if line is not None:
        yield _line(record, line, parts)


def _line(record: Record, line: tuple[int, int], parts: list[str]) -> str:
    turn, seat = line
    return f"{turn} {record.players[seat].colour}: {'; '.join(parts)}"


def _move(record: Record, move: Move, line_seat: int) -> Iterator[str]:
    """The words of a move, after the colour of its player if that is not the player of the line."""
    yield move.text if move.seat == line_seat else f"{record.players[move.seat].colour} {move.text}"
    if move.shuffle is not None:
        yield " ".join(["shuffle", *(CHARACTERS[character] for character in move.shuffle.pile)])


def _result(record: Record) -> Iterator[str]:
    if record.result is None:
        yield f"result {UNFINISHED}"
        return
    ids = CardIds(record.edition)
    yield f"result {record.players[record.result.winner].colour}"
    for sheet in record.result.scoresheets:
        yield f"score {record.players[sheet.seat].colour} {sheet.total}: {'; '.join(_items(sheet, ids))}"


def _items(sheet: Scoresheet, ids: CardIds) -> Iterator[str]:
    if sheet.cards:
        yield "cards " + ", ".join(f"{ids.of(item.card)} {item.points}" for item in sheet.cards)
    if sheet.characters:
        listed = (f"{CHARACTERS[item.character]} {item.points}" for item in sheet.characters)
        yield "characters " + ", ".join(listed)
    yield f"workers {sheet.workers}"
