"""`oddville play`: what it takes; what it does is loaded when it runs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from ..text.catalogue import Catalogue
from .parser import Parser, add_edition, add_players_and_seed, whole

if TYPE_CHECKING:
    from ..text import Texts

USUAL_PLAYERS: Final = 2
USUAL_BOT: Final = "apprentice"
USUAL_HINTS: Final = "master"
LEVELS: Final = ("newcomer", "apprentice", "journeyman", "master", "grandmaster")
LATEST: Final = ""  # --resume without a file


def fill(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run=_run)

    def add(option: str, metavar: str, **settings: Any) -> None:
        values = settings.pop("values", {})
        message = texts.t(f"play-help-{option.strip('-')}", **values)
        parser.add_argument(option, metavar=metavar, help=message, **settings)

    def switch(*options: str) -> None:
        message = texts.t(f"play-help-{options[0].strip('-')}")
        parser.add_argument(*options, action="store_true", help=message)

    add_players_and_seed(parser, texts, USUAL_PLAYERS)
    add("--people", "N", type=whole(texts, 0, 4))
    add("--bot", "BOT", action="append", values={"levels": ", ".join(LEVELS)})
    add("--name", "NAME", action="append")
    add_edition(parser, texts)
    add("--resume", "FILE", nargs="?", const=LATEST)
    add("--replay", "FILE")
    add("--record", "FILE")
    add("--server", "URL")
    add("--table", "TABLE")
    add("--hints", "BOT", default=USUAL_HINTS, values={"default": USUAL_HINTS})
    switch("--plain")
    switch("--ascii")
    switch("--no-colour", "--no-color")
    switch("--light")


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    from .play_run import run

    return run(texts, arguments)
