"""`oddville position …`: the subcommands and what they take; what they do is loaded when one runs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..text.catalogue import Catalogue
from .parser import Parser, add_json, command, subcommands

if TYPE_CHECKING:
    from ..text import Texts


def fill(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)
    for name, run in (("show", _show), ("check", _check)):
        made = command(inner, texts, name, f"cli-help-position-{name}")
        made.set_defaults(run=run)
        made.add_argument("files", nargs="+", metavar="FILE", help=texts.t("cli-help-file"))
        if name == "check":
            add_json(made, texts)


def _show(texts: Texts, arguments: argparse.Namespace) -> int:
    from .position_files import show

    return show(texts, arguments)


def _check(texts: Texts, arguments: argparse.Namespace) -> int:
    from .position_files import check

    return check(texts, arguments)
