"""`oddville site`: the game as a folder of static files."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..exit_codes import BROKEN
from ..site.builder import CannotBuild, build_site
from ..text import Texts
from .failure import CommandFailed


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    folder = Path(arguments.output)
    try:
        size = build_site(folder, Path(arguments.headers) if arguments.headers else None)
    except CannotBuild as error:
        raise CommandFailed(f"site-error-{error.code}", BROKEN, **error.values) from None
    print(texts.t("site-written", folder=str(folder), megabytes=round(size / 1e6)))
    return 0
