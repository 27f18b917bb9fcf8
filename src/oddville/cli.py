"""The command `oddville`. Only the subcommand that is asked for is loaded, so that help is quick."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Final

from .commands.parser import Parser, command, speak, subcommands
from .exit_codes import BROKEN, INTERRUPTED, OK
from .text.catalogue import LANGUAGES, Catalogue
from .text.languages import choose_language, is_ascii_locale

# Each with the message that says what it is for, and the module of `commands.arguments` where the function of
# its name adds its arguments.
COMMANDS: Final = (
    ("play", "cli-help-play", "play"),
    ("learn", "learn-help", "play"),
    ("serve", "serve-help", "server"),
    ("record", "cli-help-record", "records"),
    ("position", "cli-help-position", "records"),
    ("review", "review-help", "coach"),
    ("puzzle", "puzzle-help", "coach"),
    ("edition", "edition-help", "edition"),
    ("art", "draw-help", "art"),
    ("arena", "arena-help", "arena"),
    ("store", "store-help", "server"),
    ("site", "site-help", "server"),
    ("doctor", "doctor-help", "tools"),
    ("completion", "completion-help", "tools"),
    ("help", "cli-help-command", "tools"),
)
COMPLETE: Final = "--complete"  # asked by the completion scripts of the shells


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    texts = _texts(words)
    _prepare_terminal()
    if words[:1] == [COMPLETE]:
        return _complete(texts, words[1:])
    arguments = make_parser(texts, words).parse_args(words)
    if arguments.area == "help":
        asked = [*arguments.words, "--help"]
        make_parser(texts, asked).parse_args(asked)  # prints the help and ends the program
    if arguments.area is None:  # `oddville` alone opens the page
        opened = [*words, "serve", "--open"]
        arguments = make_parser(texts, opened).parse_args(opened)
        arguments.run = "running_server:open_or_serve"
    try:
        return _run(arguments, texts.language)
    except KeyboardInterrupt:
        print(f"\n{texts.t('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed it (`| head`): Python must not complain about that at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Exception as error:
        if "debug" in arguments:
            raise
        detail = f"{type(error).__name__}: {error}".splitlines()[0].rstrip(".")[:200]
        print(texts.t("cli-unexpected", detail=detail), file=sys.stderr)
        return BROKEN


def _prepare_terminal() -> None:
    """A terminal of the locale C gets ASCII. Files and pipes do not: there may be data in them."""
    for stream in (sys.stdout, sys.stderr) if is_ascii_locale() else ():
        if stream.isatty():
            from .terminal.glyphs import write_in_ascii

            write_in_ascii(stream)


def _run(arguments: argparse.Namespace, language: str) -> int:
    from .commands.dispatch import run_command
    from .text import Texts

    return run_command(Texts(language), arguments)


def _texts(words: Sequence[str]) -> Catalogue:
    """The language must be known before the arguments are parsed, because errors in them are told in it."""
    for word, following in pairwise([*words, ""]):
        option, _, value = word.partition("=")
        asked = value or following
        if option in ("--lang", "--language") and asked in LANGUAGES:
            return Catalogue(asked)
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return Catalogue(choose_language(":".join(filter(None, settings))))


class _Version(argparse.Action):
    """Loads the engine, to see which build of it runs, only when asked."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from . import __version__
        from .rules import build_kind

        assert isinstance(parser, Parser)
        print(parser.texts.t("cli-version", version=__version__, build=build_kind()))
        parser.exit(OK)


def make_parser(texts: Catalogue, words: Sequence[str] | None = None) -> Parser:
    """Has the arguments of the commands that are among the words, or of all commands without words."""
    speak(texts)
    parser = command(None, texts, "oddville", "cli-description")
    parser.add_argument("--version", action=_Version, nargs=0, help=texts.t("cli-help-version"))
    commands = subcommands(parser, texts, required=False)
    for name, message_id, module in COMMANDS:
        if words is None or name in words:
            add_arguments = getattr(import_module(f".commands.arguments.{module}", __package__), name)
            add_arguments(command(commands, texts, name, message_id), texts)
        else:
            commands.add_parser(name, help=texts.t(message_id), add_help=False)
    return parser


def _complete(texts: Catalogue, words: Sequence[str]) -> int:
    from .commands.completion import candidates

    for line in candidates(make_parser(texts, words), words):
        print(line)
    return OK
