"""The message catalogues: one folder a language, one Fluent file a subject.

What the code asks for is a message; the attributes of a message (`.acc`, `.of`) are forms that a
language needs for its own grammar, and only the catalogues of that language know them.
"""

from __future__ import annotations

import functools
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "fr", "nl")
SUFFIX: Final = ".ftl"

Argument = str | int


class TextError(Exception):
    """A text that the catalogues cannot give. Always a mistake in the program, never of its user."""


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
    """The message is there, but it needs a value that it was not given, or refers to one that is missing."""

    def __init__(self, message_id: str, language: str, details: str) -> None:
        super().__init__(f"message {message_id!r} in {language}: {details}")
        self.message_id = message_id
        self.language = language


class Catalogue:
    """The messages of one language; read when the first one is asked for, and once for all."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguageError(language)
        self.language: Final = language

    def t(self, message_id: str, /, **args: Argument) -> str:
        """The text of a message with its values filled in."""
        bundle = _bundle(self.language)
        if not bundle.has_message(message_id):
            raise UnknownMessageError(message_id, self.language)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise BrokenMessageError(message_id, self.language, "it has attributes only")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise BrokenMessageError(message_id, self.language, "; ".join(map(str, errors)))
        return str(text)

    def has(self, message_id: str) -> bool:
        return _bundle(self.language).has_message(message_id)


def message_files(language: str) -> list[Traversable]:
    """The files of a language, by name."""
    folder = resources.files(__package__).joinpath(language)
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name
    )


@functools.cache
def _bundle(language: str) -> FluentBundle:
    # Marks that isolate left-to-right from right-to-left text would only show up as rubbish in terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for file in message_files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
