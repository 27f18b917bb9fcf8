"""`oddville record …`: the subcommands and what they take; what they do is loaded when one runs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from ..text.catalogue import Catalogue
from .parser import Parser, add_edition, add_json, add_players_and_seed, command, subcommands, whole

if TYPE_CHECKING:
    from ..text import Texts

MOST_GAMES: Final = 1_000_000
USUAL_PLAYERS: Final = 4


def fill(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)
    show = command(inner, texts, "show", "cli-help-record-show")
    show.set_defaults(run=_show)
    show.add_argument("files", nargs="+", metavar="FILE", help=texts.t("cli-help-file"))
    show.add_argument(
        "--form", choices=("summary", "text", "json"), default="summary", help=texts.t("cli-help-form")
    )
    verify = command(inner, texts, "verify", "cli-help-record-verify")
    verify.set_defaults(run=_verify)
    verify.add_argument("files", nargs="+", metavar="FILE", help=texts.t("cli-help-file"))
    add_json(verify, texts)
    _fill_make(command(inner, texts, "make", "cli-help-record-make"), texts)


def _fill_make(make: Parser, texts: Catalogue) -> None:
    make.set_defaults(run=_make)
    games = texts.t("cli-help-games")
    make.add_argument("--games", type=whole(texts, 1, MOST_GAMES), default=1, metavar="N", help=games)
    add_players_and_seed(make, texts, USUAL_PLAYERS)
    add_edition(make, texts)
    make.add_argument("--form", choices=("json", "text"), default="json", help=texts.t("cli-help-make-form"))
    make.add_argument("-o", "--output", required=True, metavar="DIR", help=texts.t("cli-help-output"))


def _show(texts: Texts, arguments: argparse.Namespace) -> int:
    from .record_files import show

    return show(texts, arguments)


def _verify(texts: Texts, arguments: argparse.Namespace) -> int:
    from .record_files import verify

    return verify(texts, arguments)


def _make(texts: Texts, arguments: argparse.Namespace) -> int:
    from .record_make import make

    return make(texts, arguments)
