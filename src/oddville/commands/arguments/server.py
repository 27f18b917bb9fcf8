"""`oddville serve`, `oddville store` and `oddville site`, for people who offer the game to others."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from ...text.catalogue import Catalogue
from ..parser import MOST_PROCESSES, Parser, add_json, add_output_folder, command, subcommands, whole

LOCAL: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8000
LAST_PORT: Final = 65_535
SITE_PYTHON: Final = "3.13"  # in web/pyodide
LOGS: Final = ("text", "json", "warnings")


def serve(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="serve:run")

    def add(option: str, metavar: str, **settings: Any) -> None:
        values = {"default": str(settings["default"])} if settings.get("default") is not None else {}
        message = texts.t(f"serve-help-{option.strip('-')}", **values)
        parser.add_argument(option, metavar=metavar, help=message, **settings)

    def add_switch(option: str) -> None:
        parser.add_argument(option, action="store_true", help=texts.t(f"serve-help-{option.strip('-')}"))

    add("--host", "ADDRESS", default=LOCAL)
    add("--port", "N", type=whole(texts, 0, LAST_PORT), default=DEFAULT_PORT)
    add("--data", "DATA")
    add("--edition", "EDITION", action="append")
    add("--workers", "N", type=whole(texts, 1, MOST_PROCESSES), default=1)
    add("--bots", "N", type=whole(texts, 1, MOST_PROCESSES), default=1)
    add("--password-file", "FILE")
    add("--allowed-host", "NAME", action="append")
    add_switch("--trust-proxy")
    add("--public-url", "URL")
    add_switch("--metrics-public")
    parser.add_argument("--log", choices=LOGS, help=texts.t("serve-help-log"))
    add("--site", "DIR")
    add_switch("--open")


def site(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run="site:run")
    add_output_folder(parser, texts.t("site-help-output"), required=True)
    parser.add_argument("--headers", metavar="DIR", help=texts.t("site-help-headers", version=SITE_PYTHON))


def store(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)

    def add(name: str) -> Parser:
        made = command(inner, texts, name, f"store-help-{name}", f"store:{name}")
        made.add_argument("--data", metavar="DATA", help=texts.t("store-help-data"))
        return made

    add_json(add("info"), texts)
    add("backup").add_argument("file", metavar="FILE", help=texts.t("store-help-backup-file"))
    export = add("export")
    _add_date(export, texts, "--ended-before", required=True)
    add_output_folder(export, texts.t("cli-help-output"), required=True)
    prune = add("prune")
    which = prune.add_mutually_exclusive_group(required=True)
    _add_date(which, texts, "--ended-before")
    _add_date(which, texts, "--untouched-since")
    prune.add_argument("--yes", action="store_true", help=texts.t("store-help-yes"))


def _add_date(
    parser: argparse._ActionsContainer, texts: Catalogue, option: str, required: bool = False
) -> None:
    message = texts.t(f"store-help-{option.strip('-')}")
    parser.add_argument(option, required=required, type=_moment(texts), metavar="DATE", help=message)


def _moment(texts: Catalogue) -> Callable[[str], datetime]:
    def read(text: str) -> datetime:
        try:
            found = datetime.fromisoformat(text)
            return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
        except (ValueError, OverflowError):
            raise argparse.ArgumentTypeError(texts.t("store-not-a-date", value=text[:40])) from None

    return read
