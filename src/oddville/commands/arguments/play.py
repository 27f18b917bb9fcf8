"""`oddville play` and `oddville learn`."""

from __future__ import annotations

from typing import Any, Final

from ...bots.registry import offered_levels
from ...text.catalogue import Catalogue
from ..parser import Parser, add_edition, add_force, add_players_and_seed, whole

DEFAULT_BOT: Final = "beginner"
DEFAULT_HINTS: Final = "master"
LATEST: Final = ""  # --resume without a file


def play(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="play:run")

    def add(option: str, metavar: str, **settings: Any) -> None:
        values = settings.pop("values", {})
        message = texts.t(f"play-help-{option.strip('-')}", **values)
        parser.add_argument(option, metavar=metavar, help=message, **settings)

    def switch(option: str) -> None:
        message = texts.t(f"play-help-{option.strip('-')}")
        parser.add_argument(option, action="store_true", help=message)

    add_players_and_seed(parser, texts)
    add("--people", "N", type=whole(texts, 0, 4))
    add("--bot", "BOT", action="append", values={"levels": ", ".join(offered_levels())})
    add("--name", "NAME", action="append")
    add_edition(parser, texts)
    add("--resume", "FILE", nargs="?", const=LATEST)
    add("--replay", "FILE")
    switch("--saved")
    add("--record", "FILE")
    add_force(parser, texts)
    add("--server", "URL")
    add("--table", "TABLE")
    add("--hints", "BOT", default=DEFAULT_HINTS, values={"default": DEFAULT_HINTS})
    switch("--plain")
    switch("--spoken")
    switch("--ascii")
    switch("--no-colour")
    parser.keep_spelling("--no-colour", "--no-color")
    switch("--light")


def learn(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="learn:run")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=texts.t("learn-help-lesson"))
