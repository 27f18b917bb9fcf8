"""`oddville store …`: for whoever keeps a server. What they do is loaded when one runs."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..text.catalogue import Catalogue
from .data import chosen_data, missing
from .parser import Parser, add_json, command, subcommands

if TYPE_CHECKING:
    from ..text import Texts


def fill(parser: Parser, texts: Catalogue) -> None:
    inner = subcommands(parser, texts)

    def add(name: str) -> argparse.ArgumentParser:
        made = command(inner, texts, name, f"store-help-{name}")
        made.add_argument("--data", metavar="DATA", help=texts.t("store-help-data"))
        made.set_defaults(run=_later(f"store_{name}"))
        return made

    add_json(add("info"), texts)
    add("backup").add_argument("file", metavar="FILE", help=texts.t("store-help-backup-file"))
    export = add("export")
    _add_date(export, texts, "--ended-before", required=True)
    export.add_argument("--out", required=True, metavar="DIR", help=texts.t("cli-help-output"))
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


def milliseconds(moment: datetime) -> int:
    """Since the epoch, as the store counts."""
    return int(moment.timestamp() * 1000)


def _later(module: str) -> Callable[[Texts, argparse.Namespace], int]:
    def run(texts: Texts, arguments: argparse.Namespace) -> int:
        arguments.data = chosen_data(arguments.data)
        try:
            found = importlib.import_module(f"{__package__}.{module}")
        except ImportError as error:
            raise missing(error) from None
        code = found.run(texts, arguments)
        assert isinstance(code, int)
        return code

    return run
