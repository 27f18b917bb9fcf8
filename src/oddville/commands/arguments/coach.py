"""`oddville review` and `oddville puzzle`."""

from __future__ import annotations

import os

from ...text.catalogue import Catalogue
from ..parser import (
    LARGEST_SEED,
    MOST_PROCESSES,
    Parser,
    add_edition,
    add_force,
    add_json,
    command,
    subcommands,
    whole,
)

MOST_PUZZLES = 100_000
MOST_DAYS = 400
EFFORTS = {"quick": 0.25, "standard": 1.0, "deep": 10.0}


def review(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="review:run")
    parser.add_argument("games", nargs="+", metavar="GAME", help=texts.t("review-help-games"))
    parser.add_argument("-o", "--output", metavar="FILE.html", help=texts.t("review-help-output"))
    effort = texts.t("review-help-effort")
    parser.add_argument("--effort", choices=tuple(EFFORTS), default="standard", help=effort)
    _add_processes(parser, texts)
    parser.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help=texts.t("review-help-ray"))
    add_json(parser, texts)
    add_force(parser, texts)


def puzzle(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)
    today = command(inner, texts, "today", "puzzle-help-today", "puzzle:today")
    today.add_argument("--day", metavar="YYYY-MM-DD", help=texts.t("puzzle-help-day"))
    past = command(inner, texts, "past", "puzzle-help-past", "puzzle:past")
    days = texts.t("puzzle-help-days")
    past.add_argument("--days", type=whole(texts, 1, MOST_DAYS), default=7, metavar="N", help=days)
    make = command(inner, texts, "make", "puzzle-help-make", "puzzle:make")
    count = texts.t("puzzle-help-count")
    make.add_argument("--count", type=whole(texts, 1, MOST_PUZZLES), default=10, metavar="N", help=count)
    seed = texts.t("puzzle-help-seed")
    make.add_argument("--seed", type=whole(texts, 0, LARGEST_SEED), default=1, metavar="S", help=seed)
    add_edition(make, texts)
    _add_processes(make, texts)
    output = texts.t("puzzle-help-output")
    make.add_argument("-o", "--output", required=True, metavar="FILE.jsonl", help=output)
    add_force(make, texts)


def _add_processes(parser: Parser, texts: Catalogue) -> None:
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--processes",
        type=whole(texts, 1, MOST_PROCESSES),
        default=cores,
        metavar="N",
        help=texts.t("review-help-processes", default=cores),
    )
