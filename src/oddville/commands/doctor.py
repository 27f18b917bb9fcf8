"""`oddville doctor`: what it takes; what it does is loaded when it runs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..text.catalogue import Catalogue
from .parser import Parser, add_json

if TYPE_CHECKING:
    from ..text import Texts


def fill(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run=_run)
    add_json(parser, texts)


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    from .doctor_run import run

    return run(texts, arguments)
