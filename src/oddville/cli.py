"""The command `oddville`. Each subcommand imports what it needs when it runs, so that help comes at once."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from .text import Texts

OK: Final = 0
BAD_DATA: Final = 1
BAD_USAGE: Final = 2
INTERRUPTED: Final = 130

MOST_GAMES: Final = 1_000_000
LARGEST_SEED: Final = 2**64 - 1


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    texts = _texts(words)
    arguments = _parser(texts).parse_args(words)
    try:
        return _run(arguments, texts)
    except KeyboardInterrupt:
        print(f"\n{texts.t('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def _texts(words: Sequence[str]) -> Texts:
    """The language must be known before the arguments are read: their errors speak it too."""
    from .text import LANGUAGES, Texts, choose_language

    for word, following in pairwise([*words, ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES and word.startswith("--lang"):
            return Texts(asked)
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return Texts(choose_language(":".join(filter(None, settings))))


def _run(arguments: argparse.Namespace, texts: Texts) -> int:
    if "run" in arguments:
        return int(arguments.run(texts, arguments))
    from .terminal import commands

    match arguments.command:
        case "play":
            return commands.play(texts, arguments.players, arguments.seed, arguments.edition)
        case "record-show":
            return commands.show_records(texts, arguments.files, arguments.form)
        case "record-verify":
            return commands.verify_records(texts, arguments.files)
        case "record-make":
            batch = commands.Batch(
                arguments.games,
                arguments.players,
                arguments.seed,
                arguments.output,
                arguments.form,
                arguments.edition,
            )
            return commands.make_records(texts, batch)
        case "position-show":
            return commands.show_positions(texts, arguments.files)
        case _:
            return commands.check_positions(texts, arguments.files)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, and where to read on."""

    texts: Texts

    def error(self, message: str) -> NoReturn:
        text = self.texts.t("cli-usage-error", detail=message, command=self.prog)
        self.exit(BAD_USAGE, f"{text}\n")


class _Version(argparse.Action):
    """Finds out only when asked which build of the engine runs."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from . import __version__
        from .rules import build_kind

        assert isinstance(parser, _Parser)
        print(parser.texts.t("cli-version", version=__version__, build=build_kind()))
        parser.exit(OK)


def _parser(texts: Texts) -> argparse.ArgumentParser:
    from .commands import arena, art, edition, serve, store

    _Parser.texts = texts
    parser = _command(None, texts, "oddville", "cli-description")
    parser.add_argument("--version", action=_Version, nargs=0, help=texts.t("cli-help-version"))
    commands = parser.add_subparsers(
        title=texts.t("cli-commands"), required=True, metavar="COMMAND", dest="area", parser_class=_Parser
    )
    _add_play(commands, texts)
    serve.add_parser(commands, texts, _command)
    _add_record(commands, texts)
    _add_position(commands, texts)
    edition.add_parser(commands, texts, _command)
    art.add_parser(commands, texts, _command)
    arena.add_parser(commands, texts, _command)
    store.add_parser(commands, texts, _command)
    return parser


Subcommands = argparse._SubParsersAction


def _command(parent: Subcommands[_Parser] | None, texts: Texts, name: str, message_id: str) -> _Parser:
    """A parser with the options that all commands share."""
    text = texts.t(message_id)
    if parent is None:
        parser = _Parser(prog=name, description=text, add_help=False, allow_abbrev=False)
    else:
        parser = parent.add_parser(name, help=text, description=text, add_help=False, allow_abbrev=False)
    parser._optionals.title = texts.t("cli-options")
    parser._positionals.title = texts.t("cli-arguments")
    parser.add_argument("-h", "--help", action="help", help=texts.t("cli-help-help"))
    from .text import LANGUAGES

    parser.add_argument("--lang", choices=LANGUAGES, metavar="LANG", help=texts.t("cli-help-lang"))
    return parser


def _subcommands(parser: _Parser, texts: Texts) -> Subcommands[_Parser]:
    return parser.add_subparsers(
        title=texts.t("cli-commands"), required=True, metavar="COMMAND", dest="what", parser_class=_Parser
    )


def _integer(texts: Texts, low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= 20 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(
            texts.t("cli-not-in-range", value=text[:40], low=str(low), high=str(high))
        )

    return read


def _add_players_and_seed(parser: _Parser, texts: Texts, players: int) -> None:
    parser.add_argument(
        "--players",
        type=_integer(texts, 2, 4),
        default=players,
        metavar="N",
        help=texts.t("cli-help-players", default=players),
    )
    parser.add_argument(
        "--seed",
        type=_integer(texts, 0, LARGEST_SEED),
        metavar="S",
        help=texts.t("cli-help-seed"),
    )


def _add_edition(parser: _Parser, texts: Texts) -> None:
    parser.add_argument(
        "--edition", default="standard", metavar="EDITION", help=texts.t("edition-help-edition")
    )


def _add_play(commands: Subcommands[_Parser], texts: Texts) -> None:
    parser = _command(commands, texts, "play", "cli-help-play")
    parser.set_defaults(command="play")
    _add_players_and_seed(parser, texts, players=2)
    _add_edition(parser, texts)


def _add_record(commands: Subcommands[_Parser], texts: Texts) -> None:
    inner = _subcommands(_command(commands, texts, "record", "cli-help-record"), texts)
    show = _command(inner, texts, "show", "cli-help-record-show")
    show.set_defaults(command="record-show")
    show.add_argument("files", nargs="+", metavar="FILE", help=texts.t("cli-help-file"))
    show.add_argument(
        "--form", choices=("summary", "text", "json"), default="summary", help=texts.t("cli-help-form")
    )
    verify = _command(inner, texts, "verify", "cli-help-record-verify")
    verify.set_defaults(command="record-verify")
    verify.add_argument("files", nargs="+", metavar="FILE", help=texts.t("cli-help-file"))
    make = _command(inner, texts, "make", "cli-help-record-make")
    make.set_defaults(command="record-make")
    make.add_argument(
        "--games",
        type=_integer(texts, 1, MOST_GAMES),
        default=1,
        metavar="N",
        help=texts.t("cli-help-games"),
    )
    _add_players_and_seed(make, texts, players=4)
    _add_edition(make, texts)
    make.add_argument("--form", choices=("json", "text"), default="json", help=texts.t("cli-help-make-form"))
    make.add_argument("-o", "--output", required=True, metavar="DIR", help=texts.t("cli-help-output"))


def _add_position(commands: Subcommands[_Parser], texts: Texts) -> None:
    inner = _subcommands(_command(commands, texts, "position", "cli-help-position"), texts)
    for name, message_id in (("show", "cli-help-position-show"), ("check", "cli-help-position-check")):
        parser = _command(inner, texts, name, message_id)
        parser.set_defaults(command=f"position-{name}")
        parser.add_argument("files", nargs="+", metavar="FILE", help=texts.t("cli-help-file"))
