"""The command `oddville`. Only the command that is asked for is loaded, so that help comes at once."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Final

from .commands.parser import Parser, command, speak, subcommands
from .text.catalogue import LANGUAGES, Catalogue
from .text.languages import choose_language

OK: Final = 0
INTERRUPTED: Final = 130
BROKEN: Final = 70  # a mistake in the program itself, by the custom of Unix

# Each with the message that says what it is for; what it takes is in the module of its name in `commands`.
COMMANDS: Final = (
    ("play", "cli-help-play"),
    ("serve", "serve-help"),
    ("record", "cli-help-record"),
    ("position", "cli-help-position"),
    ("edition", "edition-help"),
    ("art", "draw-help"),
    ("arena", "arena-help"),
    ("store", "store-help"),
    ("doctor", "doctor-help"),
    ("completion", "completion-help"),
)
COMPLETE: Final = "--complete"  # what the scripts for the shells ask


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    texts = _texts(words)
    if words[:1] == [COMPLETE]:
        return _complete(texts, words[1:])
    arguments = make_parser(texts, words).parse_args(words)
    if arguments.area is None:  # `oddville` alone opens the page
        opened = [*words, "serve", "--open"]
        arguments = make_parser(texts, opened).parse_args(opened)
        arguments.may_be_open = True
    try:
        return _run(arguments, texts.language)
    except KeyboardInterrupt:
        print(f"\n{texts.t('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Exception as error:
        if "debug" in arguments:
            raise
        detail = f"{type(error).__name__}: {error}".splitlines()[0].rstrip(".")[:200]
        print(texts.t("cli-unexpected", detail=detail), file=sys.stderr)
        return BROKEN


def _run(arguments: argparse.Namespace, language: str) -> int:
    from .commands.failure import guarded
    from .text import Texts

    return guarded(arguments.run)(Texts(language), arguments)


def _texts(words: Sequence[str]) -> Catalogue:
    """The language must be known before the arguments are read: their errors speak it too."""
    for word, following in pairwise([*words, ""]):
        option, _, value = word.partition("=")
        asked = value or following
        if option in ("--lang", "--language") and asked in LANGUAGES:
            return Catalogue(asked)
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return Catalogue(choose_language(":".join(filter(None, settings))))


class _Version(argparse.Action):
    """Finds out only when asked which build of the engine runs."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from . import __version__
        from .rules import build_kind

        assert isinstance(parser, Parser)
        print(parser.texts.t("cli-version", version=__version__, build=build_kind()))
        parser.exit(OK)


def make_parser(texts: Catalogue, words: Sequence[str] | None = None) -> Parser:
    """Knows all commands by name, and those among the words in full; without words all of them."""
    speak(texts)
    parser = command(None, texts, "oddville", "cli-description")
    parser.add_argument("--version", action=_Version, nargs=0, help=texts.t("cli-help-version"))
    commands = subcommands(parser, texts, required=False)
    for name, message_id in COMMANDS:
        if words is None or name in words:
            made = command(commands, texts, name, message_id)
            import_module(f".commands.{name}", __package__).fill(made, texts)
        else:
            commands.add_parser(name, help=texts.t(message_id), add_help=False)
    return parser


def _complete(texts: Catalogue, words: Sequence[str]) -> int:
    from .commands.completion import candidates

    for line in candidates(make_parser(texts), words):
        print(line)
    return OK
