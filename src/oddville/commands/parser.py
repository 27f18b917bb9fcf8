"""The parsers of the command line: a sentence for what is wrong, examples below the help, in any language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from typing import Any, Final, NoReturn

from ..exit_codes import BAD_USAGE
from ..text.catalogue import LANGUAGES, Catalogue
from .examples import EXAMPLES

DEFAULT_WIDTH: Final = 80
NARROWEST: Final = 40
MOST_GAMES: Final = 1_000_000
MOST_PROCESSES: Final = 256
MOST_TURNS: Final = 50_000
LARGEST_SEED: Final = 2**64 - 1
LONGEST_SHOWN: Final = 80  # of what somebody typed
DEFAULT_PLAYERS: Final = 2

# What argparse says of its own accord, by what stands in our catalogues for it.
SENTENCES: Final = {
    "usage: ": "cli-usage",
    "the following arguments are required: %s": "cli-required",
    "one of the arguments %s is required": "cli-one-required",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "expected one argument": "cli-one-value",
    "expected at least one argument": "cli-some-values",
    "not allowed with argument %s": "cli-not-with",
    "ignored explicit argument %r": "cli-no-value",
}

Subcommands = argparse._SubParsersAction


class _Help(argparse.RawDescriptionHelpFormatter):
    """Finds out for itself how wide the screen is: argparse would load more for that than for the rest."""

    def __init__(self, prog: str) -> None:
        columns = os.environ.get("COLUMNS", "")
        try:
            width = int(columns) if columns.isdecimal() else os.get_terminal_size().columns
        except OSError:
            width = DEFAULT_WIDTH
        super().__init__(prog, width=max(width - 2, NARROWEST))


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, and where to read on."""

    texts: Catalogue

    def error(self, message: str, misspelt: str = "", known: Iterable[str] = ()) -> NoReturn:
        from ..documents.problems import suggestion

        detail = message.rstrip(".")
        near = suggestion(misspelt, known)
        text = self.texts.t("cli-usage-error", detail=detail, command=self.prog, **near)
        self.exit(BAD_USAGE, f"{text}\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Each parser refuses what it does not know itself: then the help of the right command is named."""
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            option = next((word for word in rest if word.startswith("-")), rest[0])
            message = self.texts.t("cli-unrecognized", words=" ".join(rest)[:LONGEST_SHOWN])
            self.error(message, option.partition("=")[0], self.shown_options())
        return found, rest

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        known, asked = [str(choice) for choice in action.choices], str(value)[:LONGEST_SHOWN]
        if isinstance(action, argparse._SubParsersAction):
            self.error(self.texts.t("cli-no-such-command", value=asked), asked, known)
        name = "/".join(action.option_strings) or str(action.metavar or action.dest)
        message = self.texts.t("cli-invalid-choice", argument=name, value=asked, choices=", ".join(known))
        self.error(message, asked, known)

    def shown_options(self) -> list[str]:
        """Without the spellings of earlier versions."""
        return [name for name, action in self._option_string_actions.items() if name in action.option_strings]

    def keep_spelling(self, option: str, earlier: str) -> None:
        """Accept what an option was called in an earlier version, without showing it."""
        self._option_string_actions[earlier] = self._option_string_actions[option]


def speak(texts: Catalogue) -> None:
    """From now on the parsers speak this language."""

    def translated(sentence: str) -> str:
        message_id = SENTENCES.get(sentence)
        return sentence if message_id is None else texts.t(message_id) + " " * sentence.endswith(" ")

    Parser.texts = texts
    setattr(argparse, "_", translated)  # noqa: B010 - the name by which argparse calls gettext


def command(
    parent: Subcommands[Parser] | None, texts: Catalogue, name: str, message_id: str, run: str | None = None
) -> Parser:
    """A parser with the options that all commands share.

    `run` says what carries the command out, as "module:function" in this package. It is imported only when
    the command runs, so that help and completion are quick and need no extra.
    """
    text = texts.t(message_id)
    settings: dict[str, Any] = {
        "description": text,
        "add_help": False,
        "allow_abbrev": False,
        "formatter_class": _Help,
    }
    if parent is None:
        parser = Parser(prog=name, **settings)
    else:
        parser = parent.add_parser(name, help=text, **settings)
    if run is not None:
        parser.set_defaults(run=run)
    parser.epilog = _examples(texts, parser.prog)
    parser._optionals.title = texts.t("cli-options")
    parser._positionals.title = texts.t("cli-arguments")
    parser.add_argument("-h", "--help", action="help", help=texts.t("cli-help-help"))
    parser.add_argument("--lang", choices=LANGUAGES, metavar="LANG", help=texts.t("cli-help-lang"))
    parser.keep_spelling("--lang", "--language")
    debug = texts.t("cli-help-debug")
    parser.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help=debug)
    return parser


def _examples(texts: Catalogue, name: str) -> str | None:
    lines = EXAMPLES.get(name, ())
    return "\n".join([f"{texts.t('cli-examples')}:", *(f"  {line}" for line in lines)]) if lines else None


def subcommands(parser: Parser, texts: Catalogue, required: bool = True) -> Subcommands[Parser]:
    return parser.add_subparsers(
        title=texts.t("cli-commands"),
        required=required,
        metavar="COMMAND",
        dest="what" if required else "area",
        parser_class=Parser,
    )


# ---- Values that several commands take ----------------------------------------------------------


def whole(texts: Catalogue, low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= 20 and low <= int(text) <= high:
            return int(text)
        message = texts.t("cli-not-in-range", value=text[:40], low=str(low), high=str(high))
        raise argparse.ArgumentTypeError(message)

    return read


def add_players_and_seed(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument(
        "--players",
        type=whole(texts, 2, 4),
        metavar="N",
        help=texts.t("cli-help-players", default=DEFAULT_PLAYERS),
    )
    parser.add_argument(
        "--seed", type=whole(texts, 0, LARGEST_SEED), metavar="S", help=texts.t("cli-help-seed")
    )


def add_edition(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument(
        "--edition", default="standard", metavar="EDITION", help=texts.t("edition-help-edition")
    )


def add_turn(parser: Parser, texts: Catalogue) -> None:
    turns = whole(texts, 0, MOST_TURNS)
    parser.add_argument("--turn", type=turns, metavar="N", help=texts.t("draw-help-turn"))


def add_output_folder(parser: Parser, help_text: str, required: bool = False) -> None:
    parser.add_argument("-o", "--output", required=required, metavar="DIR", help=help_text)
    parser.keep_spelling("--output", "--out")


def add_force(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    """For every command that writes files: without it nothing is overwritten."""
    parser.add_argument("--force", action="store_true", help=texts.t("edition-help-force"))


def add_json(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=texts.t("edition-help-json"))
