"""The buildings of an edition as a table: one row per card, one column per field, as in a spreadsheet."""

from __future__ import annotations

import csv
import dataclasses
import io
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..documents.problems import Problem, Problems, shown
from .edition import Edition
from .problems import PROBLEM_CODES, EditionError, raise_if_any
from .reader import LONGEST_ID
from .validator import BUILDING_KEYS, validate

NUMBER: Final = "number"  # a column for people; the order of the rows counts
COLUMNS: Final = (NUMBER, *BUILDING_KEYS)
REQUIRED: Final = ("cost", "streets", "bonus", "scoring")
_LISTS: Final = ("cost", "streets")
_NUMBERS: Final = ("value", "shield")
_NOTHING: Final = ("", "-", "–", "—")

Rows = Sequence[Sequence[str]]


def edition_from_rows(
    rows: Rows, name: str, base: Edition, where: str, words: Mapping[str, str] | None = None
) -> Edition:
    """An edition with the buildings of a table; everything else is taken from `base`.

    The first row that is not empty names the columns. `words` are other spellings of names of columns and
    of words in the cells, such as those of another language, in lower case.
    """
    words = words or {}
    table = [(number, [*row]) for number, row in enumerate(rows, start=1) if any(row)]
    columns = _columns(table[0][1] if table else [], where, words)
    cards = [_card(dict(zip(columns, cells, strict=False)), words) for _, cells in table[1:]]
    _invent_ids(cards)
    data = base.to_dict() | {"id": name, "version": 1, "building": cards}
    try:
        return validate(data)
    except EditionError as error:
        raise EditionError(_in_rows(error, [number for number, _ in table[1:]])) from None


def _columns(heading: Sequence[str], where: str, words: Mapping[str, str]) -> list[str]:
    problems = Problems(PROBLEM_CODES)
    columns = [_word(cell, words) for cell in heading]
    for column in columns:
        if column and column not in COLUMNS:
            problems.add_unknown("unknown-key", where, shown(column), column, COLUMNS)
        elif column and columns.count(column) > 1:
            problems.add("repeated", where, column, value=column)
    for column in REQUIRED:
        if column not in columns:
            problems.add("heading-missing", where, column, columns=", ".join(COLUMNS))
    raise_if_any(problems)
    return columns


def _word(cell: str, words: Mapping[str, str]) -> str:
    text = " ".join(cell.lower().split())
    return words.get(text, text)


def _card(cells: Mapping[str, str], words: Mapping[str, str]) -> dict[str, Any]:
    """A row as a table of a TOML file; an empty cell is an absent field."""
    card: dict[str, Any] = {}
    for field in BUILDING_KEYS:
        cell = cells.get(field, "")
        if field in _LISTS:
            card[field] = _list(cell, words)
        elif cell not in _NOTHING:
            card[field] = _scalar(field, cell, words)
    if card.get("scoring") == "shields" and card.get("value") == 0:
        del card["value"]  # nothing is printed there, which some write as 0
    return card


def _scalar(field: str, cell: str, words: Mapping[str, str]) -> str | int:
    if field in _NUMBERS:
        return int(cell) if re.fullmatch(r"-?[0-9]{1,9}", cell) else cell
    return cell if field in ("id", "name") else _word(cell, words)


def _list(cell: str, words: Mapping[str, str]) -> list[str]:
    """Words with anything between them: "wood, wood", "2 wood + clay", "wood 2x"."""
    if cell in _NOTHING:
        return []
    found: list[str] = []
    times = 1
    for part in re.findall(r"\d+|[^\W\d_]+(?:[-’'][^\W\d_]+)*", cell):
        if part.isdigit():
            times = min(int(part[:3]), 9)
        elif part.lower() not in ("x", "and"):
            found += [_word(part, words)] * times
            times = 1
    return found


def _invent_ids(cards: Sequence[dict[str, Any]]) -> None:
    """A card without an id gets one from its name or its number."""
    taken = {card["id"] for card in cards if "id" in card}
    for number, card in enumerate(cards, start=1):
        if "id" not in card:
            wish = _slug(card.get("name", "")) or f"card-{number}"
            card["id"] = wish if wish not in taken else f"{wish[: LONGEST_ID - 6]}-{number}"
            taken.add(card["id"])


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss")).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", plain.lower().replace("'", "").replace("’", ""))
    return "-".join(words)[:LONGEST_ID].strip("-")


def _in_rows(error: EditionError, numbers: Sequence[int]) -> list[Problem]:
    """The problems with the row of the table instead of the number of the card."""
    found = []
    for problem in error.problems:
        match = re.match(r"building (\d+)", problem.where)
        if match and int(match[1]) <= len(numbers):
            where = f"row {numbers[int(match[1]) - 1]}{problem.where[match.end() :]}"
            problem = dataclasses.replace(problem, where=where)  # noqa: PLW2901
        found.append(problem)
    return found


def write_csv(edition: Edition, names: Sequence[str] | None = None, separator: str = ",") -> str:
    """The cards as CSV; `names` are used for cards without a name."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for index, building in enumerate(edition.buildings):
        card = building.to_dict()
        if names is not None:
            card.setdefault("name", names[index])
        cells = [" ".join(card[field]) if field in _LISTS else card.get(field, "") for field in BUILDING_KEYS]
        writer.writerow([index + 1, *cells])
    return text.getvalue()
