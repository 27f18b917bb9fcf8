"""`oddville arena`."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Callable
from typing import Any, Final

from ...text.catalogue import Catalogue
from ..parser import (
    DEFAULT_PLAYERS,
    LARGEST_SEED,
    MOST_GAMES,
    MOST_PROCESSES,
    Parser,
    add_edition,
    add_output_folder,
    whole,
)

DEFAULT_GAMES: Final = 100


def arena(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="arena:run")
    cores = os.cpu_count() or 1

    def add(option: str, metavar: str, message: str, **settings: Any) -> None:
        values = {"default": settings["default"]} if settings.get("default") is not None else {}
        parser.add_argument(option, metavar=metavar, help=texts.t(message, **values), **settings)

    add("contenders", "CONTENDER", "arena-help-contenders", nargs="*")
    add("--players", "N", "cli-help-players", type=whole(texts, 2, 4), default=DEFAULT_PLAYERS)
    add("--games", "N", "arena-help-games", type=whole(texts, 1, MOST_GAMES))
    add("--seed", "S", "arena-help-seed", type=whole(texts, 0, LARGEST_SEED))
    add_edition(parser, texts)
    add("--lineup", "NAMES", "arena-help-lineup", action="append")
    add_output_folder(parser, texts.t("arena-help-out"))
    add("--processes", "N", "arena-help-processes", type=whole(texts, 1, MOST_PROCESSES), default=cores)
    add("--ray", "ADDRESS", "arena-help-ray", nargs="?", const="local")
    parser.add_argument("--sprt", action="store_true", help=texts.t("arena-help-sprt"))
    add("--elo0", "ELO", "arena-help-elo0", type=_real(texts, -1000, 1000))
    add("--elo1", "ELO", "arena-help-elo1", type=_real(texts, -1000, 1000))
    add("--alpha", "P", "arena-help-alpha", type=_real(texts, 0.0001, 0.4999))
    add("--beta", "P", "arena-help-beta", type=_real(texts, 0.0001, 0.4999))
    add("--report", "DIR", "arena-help-report")


def _real(texts: Catalogue, low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = float(text[:40].replace(",", "."))
        except ValueError:
            value = math.nan
        if low <= value <= high:
            return value
        raise _not_in_range(texts, text, low, high)

    return read


def _not_in_range(texts: Catalogue, text: str, low: float, high: float) -> argparse.ArgumentTypeError:
    message = texts.t("cli-not-in-range", value=text[:40], low=f"{low:.15g}", high=f"{high:.15g}")
    return argparse.ArgumentTypeError(message)
