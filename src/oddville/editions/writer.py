"""Writes editions as TOML for people to edit: aligned, commented, one block per card.

The caller provides the comments, by the names in COMMENTS, so that they can be in any language.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Iterable
from typing import Any, Final

from ..rules.vocabulary import MAX_CARDS
from .edition import FORMAT, Edition
from .validator import BUILDING_KEYS

# In the order of the file; "card" is asked for with each card's number.
COMMENTS: Final = (
    "title",
    "format",
    "worker",
    "board",
    "main-square",
    "character",
    "building",
    "fields",
    "card",
)
WIDTH: Final = 100  # of comments
_BLANK_FIELDS: Final = {"cost": [], "streets": [], "bonus": "", "scoring": ""}
_OPTIONAL_FIELDS: Final = {"value": 0, "guild": "mask", "shield": 1}

Comments = Callable[[str, int], str]


def no_comments(name: str, number: int) -> str:
    return ""


def write_toml(edition: Edition, comments: Comments = no_comments) -> str:
    """The whole edition; `from_toml` reads it back unchanged."""
    lines = _everything_but_buildings(edition, edition.id, edition.version, comments)
    for number, building in enumerate(edition.buildings, start=1):
        card = building.to_dict()
        fields: dict[str, Any] = {key: card[key] for key in BUILDING_KEYS if key in card}
        lines += ["", *_comment(comments("card", number)), "[[building]]", *_fields(fields, 7)]
    return _text(lines)


def write_template(name: str, base: Edition, comments: Comments, cards: int = MAX_CARDS) -> str:
    """An edition to be filled in: everything but the buildings is taken from `base`."""
    lines = _everything_but_buildings(base, name, 1, comments)
    for number in range(1, cards + 1):
        lines += ["", *_comment(comments("card", number)), "[[building]]"]
        lines += _fields({"id": f"card-{number}", **_BLANK_FIELDS}, 7)
        lines += [f"#{line}" for line in _fields(_OPTIONAL_FIELDS, 6)]
        lines += [f'#{"name":6} = ""']
    return _text(lines)


def _everything_but_buildings(edition: Edition, name: str, version: int, comments: Comments) -> list[str]:
    data = edition.to_dict()
    lines = [*_comment(comments("title", 0)), ""]
    lines += _comment(comments("format", 0))
    lines += _fields({"format": FORMAT, "id": name, "version": version}, 7)
    lines += ["", "", *_comment(comments("worker", 0))]
    lines += _blocks("[[worker]]", data["worker"], 9)
    lines += ["", *_comment(comments("board", 0))]
    for side, board in data["board"].items():
        lines += _blocks(f"[board.{side}]", [board], 5)
    lines += ["", *_comment(comments("main-square", 0))]
    lines += _blocks("[main_square]", [data["main_square"]], 7)
    lines += ["", *_comment(comments("character", 0))]
    lines += _blocks("[[character]]", data["character"], 6)
    lines += ["", *_comment(comments("building", 0)), *_comment(comments("fields", 0))]
    return lines


def _blocks(heading: str, tables: Iterable[dict[str, Any]], width: int) -> list[str]:
    return [line for table in tables for line in ["", heading, *_fields(table, width)]]


def _fields(table: dict[str, Any], width: int) -> list[str]:
    return [f"{key:{width}} = {_value(value)}" for key, value in table.items()]


def _value(value: Any) -> str:
    """JSON writes strings, integers and lists of them as TOML does, except for one control character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _comment(text: str) -> list[str]:
    """Each paragraph as lines that start with #; indented lines stay as they are."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        wrapped = [paragraph] if paragraph.startswith(" ") else textwrap.wrap(paragraph, WIDTH - 2)
        lines += [f"# {line}".rstrip() for line in wrapped or [""]]
    return lines


def _text(lines: Iterable[str]) -> str:
    """Joins the lines, with at most two empty lines in a row where comments are missing."""
    kept: list[str] = []
    for line in lines:
        if line or not kept or kept[-2:] != ["", ""]:
            kept.append(line)
    return "\n".join(kept).strip("\n") + "\n"
