"""What a server refuses, in words; its own codes and those of its tables. And why it parts with somebody."""

from __future__ import annotations

from collections.abc import Mapping

from ..table.errors import TABLE_CODES
from ..table.words import FAULT_CODES, fault_in_words
from ..text import Texts
from .wire import Parting


def refusal_in_words(texts: Texts, code: str, params: Mapping[str, str | int]) -> str:
    """A refusal as it came in an answer or over a socket."""
    if code in TABLE_CODES or code in FAULT_CODES:
        return fault_in_words(texts, code, params)
    return texts.t(f"server-error-{code}")


def parting_in_words(texts: Texts, reason: Parting) -> str:
    """Why a connection was closed, from a `goodbye`."""
    return texts.t(f"goodbye-{reason}")
