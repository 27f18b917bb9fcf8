"""`oddville edition`."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from typing import Any, Final, get_args

from ...exit_codes import BAD_USAGE
from ...print.layout import PAPERS, Duplex
from ...print.settings import CARD_PARTS, PARTS, Settings
from ...text.catalogue import Catalogue
from ..parser import (
    LARGEST_SEED,
    MOST_GAMES,
    MOST_PROCESSES,
    Parser,
    add_force,
    add_json,
    add_output_folder,
    command,
    subcommands,
    whole,
)

SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t"}
ALL_CARDS: Final = "cards"
_PARTS_TO_CHOOSE: Final = ", ".join([ALL_CARDS, *PARTS])
SMALLEST_CARD: Final = 25.0
LARGEST_CARD: Final = 130.0
LARGEST_BLEED: Final = 3.0
BALANCE_GAMES: Final = 2000
BALANCE_PLAYERS: Final = (2, 3, 4)
BALANCE_BOT: Final = "apprentice"


def edition(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)

    def add(name: str, run: str) -> Parser:
        return command(inner, texts, name, f"edition-help-{name}", run)

    _add_new(add("new", "edition:new"), texts)
    _add_check(add("check", "edition_check:check"), texts)
    _add_show(add("show", "edition:show"), texts)
    _add_diff(add("diff", "edition_check:diff"), texts)
    _add_export(add("export", "edition:export"), texts)
    _add_sheets(add("sheets", "edition:sheets"), texts)
    _add_balance(add("balance", "edition_balance:run"), texts)
    add("folder", "edition:folder")


def _add_new(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("name", metavar="NAME", help=texts.t("edition-help-name"))
    parser.add_argument("-o", "--output", metavar="FILE", help=texts.t("edition-help-output-new"))
    parser.add_argument("--from", dest="source", metavar="FILE", help=texts.t("edition-help-from"))
    parser.add_argument("--worksheet", metavar="FILE.pdf", help=texts.t("edition-help-worksheet"))
    parser.add_argument(
        "--paper", choices=tuple(PAPERS), default=Settings.paper, help=texts.t("edition-help-paper")
    )
    add_force(parser, texts)


def _add_check(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("edition", metavar="EDITION", help=texts.t("edition-help-edition"))
    add_json(parser, texts)


def _add_show(parser: Parser, texts: Catalogue) -> None:
    _add_optional_edition(parser, texts)
    parser.add_argument("-o", "--output", metavar="FILE.html", help=texts.t("edition-help-output-page"))
    parser.add_argument("--no-open", action="store_true", help=texts.t("edition-help-no-open"))
    add_force(parser, texts)


def _add_diff(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("first", metavar="EDITION", help=texts.t("edition-help-edition"))
    parser.set_defaults(exit_code_of_failure=BAD_USAGE)  # 1 says that the editions differ
    parser.add_argument("second", metavar="EDITION", help=texts.t("edition-help-second"))
    add_json(parser, texts)


def _add_export(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("edition", metavar="EDITION", help=texts.t("edition-help-edition"))
    output = texts.t("edition-help-output-export")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=output)
    parser.add_argument(
        "--separator", choices=tuple(SEPARATORS), default="comma", help=texts.t("edition-help-separator")
    )
    add_force(parser, texts)


def _add_sheets(parser: Parser, texts: Catalogue) -> None:
    _add_optional_edition(parser, texts)
    add_output_folder(parser, texts.t("edition-help-output-sheets"), required=True)
    parser.add_argument(
        "--paper", choices=tuple(PAPERS), default=Settings.paper, help=texts.t("edition-help-paper")
    )
    parser.add_argument(
        "--duplex", choices=get_args(Duplex), default=Settings.duplex, help=texts.t("edition-help-duplex")
    )
    parser.add_argument(
        "--card",
        type=_card_size(texts),
        default=Settings.card,
        metavar="WxH",
        help=texts.t("edition-help-card"),
    )
    parser.add_argument(
        "--bleed",
        type=_bleed(texts),
        default=Settings.bleed,
        metavar="MM",
        help=texts.t("edition-help-bleed"),
    )
    parser.add_argument("--low-ink", action="store_true", help=texts.t("edition-help-low-ink"))
    parser.add_argument(
        "--only",
        type=_parts(texts),
        default=PARTS,
        metavar="PART,…",
        help=texts.t("edition-help-only", parts=_PARTS_TO_CHOOSE),
    )
    add_force(parser, texts)


def _add_balance(parser: Parser, texts: Catalogue) -> None:
    _add_optional_edition(parser, texts)

    def add(name: str, metavar: str, default: Any, read: Callable[[str], Any] = str) -> None:
        shown = ",".join(map(str, default)) if isinstance(default, tuple) else str(default)
        help_text = texts.t(f"balance-help-{name}", default=shown)
        parser.add_argument(f"--{name}", type=read, default=default, metavar=metavar, help=help_text)

    add("games", "N", BALANCE_GAMES, whole(texts, 1, MOST_GAMES))
    add("players", "N,…", BALANCE_PLAYERS, _player_numbers(texts))
    add("bot", "BOT", BALANCE_BOT)
    add("seed", "S", 1, whole(texts, 0, LARGEST_SEED))
    add("processes", "N", os.cpu_count() or 1, whole(texts, 1, MOST_PROCESSES))
    add_output_folder(parser, texts.t("balance-help-out"))
    parser.add_argument(
        "--compare", nargs=2, metavar=("BEFORE", "AFTER"), help=texts.t("balance-help-compare")
    )


def _add_optional_edition(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument(
        "edition", nargs="?", default="standard", metavar="EDITION", help=texts.t("edition-help-edition")
    )


# ---- Values ---------------------------------------------------------------------------------------


def _number(texts: Catalogue, text: str, low: float, high: float) -> float:
    if re.fullmatch(r"\d{1,3}([.,]\d{1,2})?", text, re.ASCII):
        number = float(text.replace(",", "."))
        if low <= number <= high:
            return number
    raise argparse.ArgumentTypeError(
        texts.t("cli-not-in-range", value=text[:40], low=f"{low:g}", high=f"{high:g}")
    )


def _player_numbers(texts: Catalogue) -> Callable[[str], tuple[int, ...]]:
    def read(text: str) -> tuple[int, ...]:
        if not re.fullmatch(r"[2-4](,[2-4])*", text, re.ASCII):
            raise argparse.ArgumentTypeError(texts.t("balance-bad-players", value=text[:40]))
        return tuple(sorted({int(number) for number in text.split(",")}))

    return read


def _card_size(texts: Catalogue) -> Callable[[str], tuple[float, float]]:
    def read(text: str) -> tuple[float, float]:
        width, _, height = text.lower().replace("×", "x").partition("x")
        return (
            _number(texts, width, SMALLEST_CARD, LARGEST_CARD),
            _number(texts, height, SMALLEST_CARD, LARGEST_CARD),
        )

    return read


def _bleed(texts: Catalogue) -> Callable[[str], float]:
    return lambda text: _number(texts, text, 0.0, LARGEST_BLEED)


def _parts(texts: Catalogue) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        chosen = {part.strip().lower() for part in text.split(",")}
        for part in sorted(chosen - {*PARTS, ALL_CARDS}):
            message = texts.t("edition-part-unknown", value=part[:40], parts=_PARTS_TO_CHOOSE)
            raise argparse.ArgumentTypeError(message)
        if ALL_CARDS in chosen:
            chosen |= set(CARD_PARTS)
        return tuple(part for part in PARTS if part in chosen)

    return read
