"""Records as self-contained JSON; `record.schema.json` and docs/records.md describe the format."""

from __future__ import annotations

import json
from typing import Any, Final

from ..documents.problems import Problems
from ..documents.reader import Reader
from ..editions import Edition
from ..rules.action_space import ACTION_COUNT, ACTION_SPACE_VERSION
from ..rules.deal import Deal
from ..rules.enums import Character, Guild
from ..rules.scoresheet import CardScore, CharacterScore, Scoresheet
from ..rules.vocabulary import (
    CHARACTER_COUNT,
    CHARACTERS,
    COLOURS,
    GUILDS,
    MAX_CARDS,
    MAX_CITY,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PILE_SIZE,
    WORKERS,
)
from .card_ids import MAIN_SQUARE_ID, CardIds
from .edition_form import edition_to_dict, read_edition
from .errors import RECORD_CODES, RecordError
from .fairness_form import fairness_to_dict, read_fairness
from .json_document import DocumentError, check_heading, check_version, parse_json
from .notation_parser import LONGEST_NOTATION
from .record import (
    MAX_MOVES,
    MAX_RECORD_SIZE,
    RECORD_FORMAT,
    RECORD_VERSION,
    RULES_VERSION,
    Move,
    Player,
    Record,
    Result,
)
from .redraw_form import read_redraws
from .replay import verify
from .shuffles import Shuffle

UNFINISHED: Final = "unfinished"
FINISHED: Final = "finished"
_MOST_POINTS: Final = 1000

ROOT_KEYS: Final = (
    "format",
    "version",
    "rules",
    "actions",
    "edition",
    "players",
    "deal",
    "moves",
    "result",
)
FAIRNESS: Final = "fairness"
REDRAWS: Final = "redraws"
OPTIONAL_KEYS: Final = (FAIRNESS, REDRAWS)


# ---- Writing -----------------------------------------------------------------------------------


def record_to_dict(record: Record) -> dict[str, Any]:
    ids = CardIds(record.edition)
    found: dict[str, Any] = {
        "format": RECORD_FORMAT,
        "version": RECORD_VERSION,
        "rules": RULES_VERSION,
        "actions": ACTION_SPACE_VERSION,
        "edition": edition_to_dict(record.edition, embed=True),
        "players": [{"name": player.name, "colour": player.colour} for player in record.players],
        "deal": _deal_to_dict(record.deal, ids),
        "moves": [_move_to_dict(move) for move in record.moves],
        "result": _result_to_dict(record.result, ids),
    }
    if record.fairness is not None:
        found[FAIRNESS] = fairness_to_dict(record.fairness)
    if record.redraws:
        found[REDRAWS] = [{"moves": redraw.moves, "entry": redraw.entry} for redraw in record.redraws]
    return found


def _deal_to_dict(deal: Deal, ids: CardIds) -> dict[str, Any]:
    return {
        "first_player": deal.first_player,
        "deck": ids.all_of(list(deal.deck)),
        "piles": {
            guild: [CHARACTERS[character] for character in pile]
            for guild, pile in zip(GUILDS, deal.piles, strict=True)
        },
        "removed": [CHARACTERS[character] for character in deal.removed],
    }


def _move_to_dict(move: Move) -> dict[str, Any]:
    found: dict[str, Any] = {"seat": move.seat, "action": move.action, "text": move.text}
    if move.shuffle is not None:
        pile = [CHARACTERS[character] for character in move.shuffle.pile]
        found["shuffle"] = {"guild": GUILDS[move.shuffle.guild], "pile": pile}
    return found


def _result_to_dict(result: Result | None, ids: CardIds) -> dict[str, Any]:
    if result is None:
        return {"status": UNFINISHED}
    scores = [_sheet_to_dict(sheet, ids) for sheet in result.scoresheets]
    return {"status": FINISHED, "winner": result.winner, "scores": scores}


def _sheet_to_dict(sheet: Scoresheet, ids: CardIds) -> dict[str, Any]:
    return {
        "seat": sheet.seat,
        "cards": [{"card": ids.of(item.card), "points": item.points} for item in sheet.cards],
        "characters": [
            {"character": CHARACTERS[item.character], "points": item.points} for item in sheet.characters
        ],
        "workers": sheet.workers,
        "total": sheet.total,
    }


def write_json(record: Record) -> str:
    """One line for each move, so that the file is easy to read and to diff."""
    data = record_to_dict(record)
    fields = []
    for key, value in data.items():
        if key in ("players", "moves", REDRAWS) and value:
            items = ",\n".join(f"  {_compact(item)}" for item in value)
            fields.append(f'"{key}": [\n{items}\n]')
        else:
            fields.append(f'"{key}": {_compact(value)}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


# ---- Reading -----------------------------------------------------------------------------------


def read_json(content: bytes | str) -> Record:
    """A record from its text, every move of it verified; `RecordError` says where it goes wrong."""
    record = parse_json_record(content)
    verify(record)
    return record


def parse_json_record(content: bytes | str) -> Record:
    """What a text in JSON says, without replaying it."""
    try:
        return parse_record(parse_json(content, MAX_RECORD_SIZE))
    except DocumentError as error:
        raise RecordError.of(error.problem) from None


def record_from_dict(data: object) -> Record:
    """The same from a document that was parsed."""
    record = parse_record(data)
    verify(record)
    return record


def parse_record(data: object) -> Record:
    """What a document says, without replaying it."""
    problems = Problems(RECORD_CODES)
    root = Reader(problems, "", data).fields(ROOT_KEYS, OPTIONAL_KEYS)
    check_heading(root, RECORD_FORMAT, RECORD_VERSION)
    for key, supported in (("rules", RULES_VERSION), ("actions", ACTION_SPACE_VERSION)):
        if key in root:
            check_version(root[key], supported)
    _raise_first(problems)
    edition = read_edition(root["edition"], is_embedded=True)
    _raise_first(problems)
    assert edition is not None
    record = _read_record(root, edition, CardIds(edition))
    _raise_first(problems)
    return record


def _raise_first(problems: Problems) -> None:
    """A record is used as a whole or not at all, so only the first mistake is reported."""
    if problems.found:
        problem = problems.found[0]
        raise RecordError.of(problem, move=_move_of(problem.where))


def _move_of(where: str) -> int | None:
    if not where.startswith("moves["):
        return None
    return int(where.removeprefix("moves[").partition("]")[0]) + 1


def _read_record(root: dict[str, Reader], edition: Edition, ids: CardIds) -> Record:
    players = _read_players(root["players"])
    deal = _read_deal(root["deal"], ids, len(players))
    moves = tuple(_read_move(item, len(players)) for item in root["moves"].items(0, MAX_MOVES))
    return Record(
        edition=edition,
        players=players,
        deal=deal,
        moves=moves,
        result=_read_result(root["result"], ids, len(players)),
        fairness=read_fairness(root[FAIRNESS]) if FAIRNESS in root else None,
        redraws=read_redraws(root[REDRAWS], len(moves)) if REDRAWS in root else (),
    )


def _read_players(reader: Reader) -> tuple[Player, ...]:
    found = []
    for item in reader.items(MIN_PLAYERS, MAX_PLAYERS):
        fields = item.fields(("name", "colour"))
        if len(fields) == 2:
            found.append(Player(fields["name"].name(), fields["colour"].word(COLOURS)))
    colours = [player.colour for player in found]
    for colour in set(colours):
        if colours.count(colour) > 1:
            reader.add("repeated", value=colour)
    return tuple(found)


def _read_deal(reader: Reader, ids: CardIds, players: int) -> Deal:
    fields = reader.fields(("first_player", "deck", "piles", "removed"))
    if len(fields) < 4:
        return Deal(0, (), (), ())
    piles = fields["piles"].fields(GUILDS)
    return Deal(
        first_player=fields["first_player"].integer(0, max(players - 1, 0)),
        deck=tuple(fields["deck"].indices(ids.buildings, 1, MAX_CARDS)),
        piles=tuple(tuple(pile.indices(CHARACTERS, 0, PILE_SIZE)) for pile in piles.values()),
        removed=tuple(sorted(fields["removed"].indices(CHARACTERS, 0, CHARACTER_COUNT))),
    )


def _read_move(reader: Reader, players: int) -> Move:
    fields = reader.fields(("seat", "action", "text"), ("shuffle",))
    if not {"seat", "action", "text"} <= set(fields):
        return Move(0, 0, "")
    text = fields["text"].text()
    if len(text) > LONGEST_NOTATION:
        fields["text"].add("out-of-range", value=len(text), low=1, high=LONGEST_NOTATION)
    return Move(
        seat=fields["seat"].integer(0, max(players - 1, 0)),
        action=fields["action"].integer(0, ACTION_COUNT - 1),
        text=text,
        shuffle=_read_shuffle(fields["shuffle"]) if "shuffle" in fields else None,
    )


def _read_shuffle(reader: Reader) -> Shuffle | None:
    fields = reader.fields(("guild", "pile"))
    if len(fields) < 2:
        return None
    guild = fields["guild"].index(GUILDS)
    pile = fields["pile"].indices(CHARACTERS, 1, PILE_SIZE)
    return Shuffle(Guild(guild or 0), tuple(Character(character) for character in pile))


def _read_result(reader: Reader, ids: CardIds, players: int) -> Result | None:
    finished = isinstance(reader.data, dict) and reader.data.get("status") == FINISHED
    fields = reader.fields(("status", "winner", "scores") if finished else ("status",))
    if "status" in fields and not finished:
        fields["status"].word((UNFINISHED, FINISHED))
    if not finished or len(fields) < 3:
        return None
    winner = fields["winner"].integer(0, max(players - 1, 0))
    sheets = [_read_sheet(item, ids) for item in fields["scores"].items(players, players)]
    return Result(winner, tuple(sheets))


def _read_sheet(reader: Reader, ids: CardIds) -> Scoresheet:
    fields = reader.fields(("seat", "cards", "characters", "workers", "total"))
    if len(fields) < 5:
        return Scoresheet(0, (), (), 0)
    sheet = Scoresheet(
        seat=fields["seat"].integer(0, MAX_PLAYERS - 1),
        cards=tuple(_read_card_score(item, ids) for item in fields["cards"].items(0, MAX_CITY)),
        characters=tuple(
            _read_character_score(item) for item in fields["characters"].items(0, CHARACTER_COUNT)
        ),
        workers=fields["workers"].integer(0, WORKERS),
    )
    if fields["total"].integer(0, _MOST_POINTS) != sheet.total:
        fields["total"].add("result-wrong", expected=sheet.total)
    return sheet


def _read_card_score(reader: Reader, ids: CardIds) -> CardScore:
    fields = reader.fields(("card", "points"))
    if len(fields) < 2:
        return CardScore(0, 0)
    card = ids.number(fields["card"].word((*ids.buildings, MAIN_SQUARE_ID)))
    return CardScore(card, fields["points"].integer(0, _MOST_POINTS))


def _read_character_score(reader: Reader) -> CharacterScore:
    fields = reader.fields(("character", "points"))
    if len(fields) < 2:
        return CharacterScore(Character(0), 0)
    character = Character(fields["character"].index(CHARACTERS) or 0)
    return CharacterScore(character, fields["points"].integer(0, _MOST_POINTS))
