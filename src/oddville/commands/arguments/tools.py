"""`oddville doctor`, `oddville completion` and `oddville help`."""

from __future__ import annotations

from ...text.catalogue import Catalogue
from ..completion import SHELLS
from ..parser import Parser, add_json


def doctor(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="doctor:run")
    add_json(parser, texts)


def help(parser: Parser, texts: Catalogue) -> None:
    """Carried out by the command line itself, which knows all parsers."""
    parser.set_defaults(run="help")
    parser.add_argument("words", nargs="*", metavar="COMMAND", help=texts.t("cli-help-command-words"))


def completion(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="completion:run")
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=texts.t("completion-help-shell"))
