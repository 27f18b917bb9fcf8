"""`oddville serve`: what it takes; what it does is loaded when it runs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from ..text.catalogue import Catalogue
from .data import chosen_data, missing
from .parser import Parser, whole

if TYPE_CHECKING:
    from ..text import Texts

LOCAL: Final = "127.0.0.1"
USUAL_PORT: Final = 8000
MOST_PROCESSES: Final = 256
LAST_PORT: Final = 65_535
LOGS: Final = ("text", "json")


def fill(parser: Parser, texts: Catalogue) -> None:
    parser.set_defaults(run=_run)

    def add(option: str, metavar: str, **settings: Any) -> None:
        values = {"default": str(settings["default"])} if settings.get("default") is not None else {}
        message = texts.t(f"serve-help-{option.strip('-')}", **values)
        parser.add_argument(option, metavar=metavar, help=message, **settings)

    def add_switch(option: str) -> None:
        parser.add_argument(option, action="store_true", help=texts.t(f"serve-help-{option.strip('-')}"))

    add("--host", "ADDRESS", default=LOCAL)
    add("--port", "N", type=whole(texts, 0, LAST_PORT), default=USUAL_PORT)
    add("--data", "DATA")
    add("--edition", "EDITION", action="append")
    add("--workers", "N", type=whole(texts, 1, MOST_PROCESSES), default=1)
    add("--bots", "N", type=whole(texts, 1, MOST_PROCESSES), default=1)
    add("--password-file", "FILE")
    add("--allowed-host", "NAME", action="append")
    add_switch("--trust-proxy")
    add("--public-url", "URL")
    add_switch("--metrics-public")
    parser.add_argument("--log", choices=LOGS, default=LOGS[0], help=texts.t("serve-help-log"))
    add_switch("--open")


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    arguments.data = chosen_data(arguments.data)
    if "may_be_open" in arguments:
        from .page import running_page, show

        url = running_page()
        if url is not None:
            print(texts.t("serve-address", url=url))
            show(url)
            return 0
    try:
        from .serve_run import run
    except ImportError as error:
        raise missing(error) from None
    return run(texts, arguments)
