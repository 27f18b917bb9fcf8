"""`oddville review` and `oddville puzzle`."""

from __future__ import annotations

import os

from ...text.catalogue import Catalogue
from ..parser import MOST_PROCESSES, Parser, add_force, add_json, whole

EFFORTS = {"quick": 0.25, "standard": 1.0, "deep": 10.0}


def review(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="review:run")
    parser.add_argument("games", nargs="+", metavar="GAME", help=texts.t("review-help-games"))
    parser.add_argument("-o", "--output", metavar="FILE.html", help=texts.t("review-help-output"))
    effort = texts.t("review-help-effort")
    parser.add_argument("--effort", choices=tuple(EFFORTS), default="standard", help=effort)
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--processes",
        type=whole(texts, 1, MOST_PROCESSES),
        default=cores,
        metavar="N",
        help=texts.t("review-help-processes", default=cores),
    )
    add_json(parser, texts)
    add_force(parser, texts)
