"""`oddville art …`: the subcommands and what they take; what they do is loaded when one runs."""

from __future__ import annotations

import argparse
from typing import Any, Final

from ..rules.vocabulary import COLOURS
from ..text import Texts
from .edition import MakeCommand

THEMES: Final = ("day", "night", "print", "low-ink")
LARGEST_SIZE: Final = 8000


def add_parser(commands: Any, texts: Texts, make_command: MakeCommand) -> None:
    """Adds `art` to the commands; `make_command` gives a parser with the options that all share."""
    parser = make_command(commands, texts, "art", "draw-help")
    inner = parser.add_subparsers(
        title=texts.t("cli-commands"), required=True, metavar="", dest="what", parser_class=type(parser)
    )

    def add(name: str) -> argparse.ArgumentParser:
        command = make_command(inner, texts, name, f"draw-help-{name}")
        command.set_defaults(run=_run)
        return command

    card = add("card")
    card.add_argument("card", metavar="CARD", help=texts.t("draw-help-number"))
    card.add_argument("--built", choices=COLOURS, help=texts.t("draw-help-built"))
    _add_edition(card, texts)
    for name in ("city", "table"):
        of_record = add(name)
        of_record.add_argument("record", metavar="RECORD", help=texts.t("draw-help-record"))
        of_record.add_argument("--turn", type=_whole(texts), metavar="N", help=texts.t("draw-help-turn"))
        _add_picture_options(of_record, texts)
    _add_edition(add("sheet"), texts)


def _add_edition(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument(
        "--edition", default="standard", metavar="EDITION", help=texts.t("edition-help-edition")
    )
    _add_picture_options(parser, texts)


def _add_picture_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", help=texts.t("draw-help-output"))
    parser.add_argument("--theme", choices=THEMES, default="day", help=texts.t("draw-help-theme"))
    parser.add_argument("--size", type=_whole(texts), metavar="PIXELS", help=texts.t("draw-help-size"))
    parser.add_argument("--colour-safe", action="store_true", help=texts.t("draw-help-colour-safe"))
    parser.add_argument("--force", action="store_true", help=texts.t("edition-help-force"))


def _whole(texts: Texts) -> Any:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= 6 and 1 <= int(text) <= LARGEST_SIZE:
            return int(text)
        message = texts.t("cli-not-in-range", value=text[:40], low="1", high=str(LARGEST_SIZE))
        raise argparse.ArgumentTypeError(message)

    return read


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    from .art_pictures import run

    return run(texts, arguments)
