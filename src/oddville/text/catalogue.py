"""The message catalogues: one folder per language, one Fluent file per subject.

The code asks for messages; the attributes of a message (`.acc`, `.of`) are forms that a language needs for
its grammar, and only its own catalogues use them.

Parsing all Fluent files would take longer than most commands. So a file is only split into messages, which is
quick, and a message is parsed when it is asked for; simple ones (`messages.py`) need no parser at all.
"""

from __future__ import annotations

import functools
import os
from typing import TYPE_CHECKING, Final

from . import messages
from .messages import Sources, filled, references

if TYPE_CHECKING:
    from pathlib import Path

    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "fr", "nl")
Argument = messages.Argument


class TextError(Exception):
    """A text that the catalogues cannot give: always a bug, never a mistake of the user."""


class UnknownLanguageError(TextError):
    def __init__(self, language: str) -> None:
        super().__init__(f"no catalogue for {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language


class UnknownMessageError(TextError):
    def __init__(self, message_id: str, language: str) -> None:
        super().__init__(f"no message {message_id!r} in {language}")
        self.message_id = message_id
        self.language = language


class BrokenMessageError(TextError):
    """The message needs a value that it was not given, or refers to a message that is missing."""

    def __init__(self, message_id: str, language: str, details: str) -> None:
        super().__init__(f"message {message_id!r} in {language}: {details}")
        self.message_id = message_id
        self.language = language


class Catalogue:
    """The messages of one language, read when the first one is asked for."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguageError(language)
        self.language: Final = language

    def t(self, message_id: str, /, **args: Argument) -> str:
        """The text of a message with its values filled in."""
        sources = _sources(self.language)
        if message_id not in sources or message_id.startswith("-"):
            raise UnknownMessageError(message_id, self.language)
        plain = filled(sources, message_id, args)
        if plain is not None:
            return plain
        bundle = _bundle_with(self.language, message_id)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise BrokenMessageError(message_id, self.language, "it has attributes only")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise BrokenMessageError(message_id, self.language, "; ".join(map(str, errors)))
        return str(text)

    def has(self, message_id: str) -> bool:
        return message_id in _sources(self.language)


def message_files(language: str) -> list[Path]:
    """The files of a language, by name."""
    from pathlib import Path

    return [Path(_folder(language), name) for name in sorted(os.listdir(_folder(language)))]


def _folder(language: str) -> str:
    return os.path.join(os.path.dirname(__file__), language)


@functools.cache
def _sources(language: str) -> Sources:
    return Sources(_folder(language))


@functools.cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Bidirectional isolation marks would show up as garbage in terminals.
    return FluentBundle([language], use_isolating=False)


@functools.cache
def _bundle_with(language: str, message_id: str) -> FluentBundle:
    """A bundle with this message and everything it refers to."""
    from fluent.runtime import FluentResource

    bundle, sources = _bundle(language), _sources(language)
    missing = [name for name in references(sources, message_id) if not bundle.has_message(name)]
    bundle.add_resource(FluentResource("".join(sources[name] for name in missing)), allow_overrides=True)
    return bundle
