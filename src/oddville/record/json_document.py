"""Parses JSON that others wrote, with bounded sizes, and checks what every document begins with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NoReturn

from ..documents.problems import Problem, shown
from ..documents.reader import Reader


class DocumentError(Exception):
    """A document that cannot be parsed at all."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.problem = Problem(code, params=params)


def parse_json(content: bytes | str, limit: int) -> object:
    """The value of a JSON text; repeated keys, NaN and absurd sizes are refused."""
    if len(content) > limit:
        raise DocumentError("too-large", limit=limit)
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content.removeprefix("\ufeff")
        return json.loads(text, object_pairs_hook=_distinct_keys, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise DocumentError("not-json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # not UTF-8, a number of absurd length, nested too deeply
        raise DocumentError("not-json", line=0, column=0) from None


def _distinct_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise DocumentError("repeated", value=shown(next(key for key in keys if keys.count(key) > 1)))
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise DocumentError("not-json", line=0, column=0)


def check_heading(root: Mapping[str, Reader], format_name: str, version: int) -> None:
    """The first two fields of every document: its format and the version of that."""
    if "format" in root and root["format"].data != format_name:
        root["format"].add("wrong-format", expected=format_name)
    if "version" in root:
        check_version(root["version"], version)


def check_version(reader: Reader, supported: int) -> None:
    if type(reader.data) is not int or reader.data != supported:  # neither `true` nor `1.0` is a version
        reader.add("unsupported-version", value=shown(reader.data), supported=supported)
