"""`oddville doctor` and `oddville completion`."""

from __future__ import annotations

from ...text.catalogue import Catalogue
from ..completion import SHELLS
from ..parser import Parser, add_json


def doctor(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="doctor:run")
    add_json(parser, texts)


def completion(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="completion:run")
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=texts.t("completion-help-shell"))
