"""`oddville art`."""

from __future__ import annotations

from typing import Final

from ...rules.vocabulary import COLOURS
from ...text.catalogue import Catalogue
from ..parser import Parser, add_edition, add_force, add_turn, command, subcommands, whole

THEMES: Final = ("day", "night", "print", "low-ink")
LARGEST_SIZE: Final = 8000


def art(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)

    def add(name: str) -> Parser:
        return command(inner, texts, name, f"draw-help-{name}", "art:run")

    card = add("card")
    card.add_argument("card", metavar="CARD", help=texts.t("draw-help-number"))
    card.add_argument("--built", choices=COLOURS, help=texts.t("draw-help-built"))
    _add_edition(card, texts)
    for name in ("city", "table"):
        of_record = add(name)
        of_record.add_argument("record", metavar="RECORD", help=texts.t("draw-help-record"))
        add_turn(of_record, texts)
        _add_picture_options(of_record, texts)
    _add_edition(add("sheet"), texts)


def _add_edition(parser: Parser, texts: Catalogue) -> None:
    add_edition(parser, texts)
    _add_picture_options(parser, texts)


def _add_picture_options(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", help=texts.t("draw-help-output"))
    parser.add_argument("--theme", choices=THEMES, default="day", help=texts.t("draw-help-theme"))
    parser.add_argument(
        "--size", type=whole(texts, 1, LARGEST_SIZE), metavar="PIXELS", help=texts.t("draw-help-size")
    )
    parser.add_argument("--colour-safe", action="store_true", help=texts.t("draw-help-colour-safe"))
    add_force(parser, texts)
