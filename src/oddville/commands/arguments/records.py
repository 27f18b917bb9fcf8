"""`oddville record` and `oddville position`."""

from __future__ import annotations

from ...bots.registry import offered_levels
from ...text.catalogue import Catalogue
from ..parser import (
    MOST_GAMES,
    Parser,
    add_edition,
    add_force,
    add_json,
    add_output_folder,
    add_players_and_seed,
    add_turn,
    command,
    subcommands,
    whole,
)


def record(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)
    show = command(inner, texts, "show", "cli-help-record-show", "records:show_records")
    _add_files(show, texts)
    show.add_argument(
        "--form", choices=("summary", "text", "json"), default="summary", help=texts.t("cli-help-form")
    )
    add_json(show, texts)
    verify = command(inner, texts, "verify", "cli-help-record-verify", "records:verify_records")
    _add_files(verify, texts)
    add_json(verify, texts)
    make = command(inner, texts, "make", "cli-help-record-make", "record_make:run")
    games = texts.t("cli-help-games")
    make.add_argument("--games", type=whole(texts, 1, MOST_GAMES), default=1, metavar="N", help=games)
    add_players_and_seed(make, texts)
    bots = texts.t("cli-help-make-bot", levels=", ".join(offered_levels()))
    make.add_argument("--bot", metavar="BOT", help=bots)
    add_edition(make, texts)
    make.add_argument("--form", choices=("json", "text"), default="json", help=texts.t("cli-help-make-form"))
    add_output_folder(make, texts.t("cli-help-output-record"), required=True)
    add_force(make, texts)


def position(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)
    _add_files(command(inner, texts, "show", "cli-help-position-show", "records:show_positions"), texts)
    check = command(inner, texts, "check", "cli-help-position-check", "records:check_positions")
    _add_files(check, texts)
    add_json(check, texts)
    make = command(inner, texts, "make", "cli-help-position-make", "records:make_position")
    _add_make_position(make, texts)


def _add_make_position(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("record", metavar="RECORD", help=texts.t("draw-help-record"))
    add_turn(parser, texts)
    output = texts.t("cli-help-position-output")
    parser.add_argument("-o", "--output", metavar="FILE", help=output)
    add_force(parser, texts)


def _add_files(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=texts.t("cli-help-file"))
