"""`oddville edition sheets`: PDFs to print and cut out."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..editions import load_edition
from ..text import LANGUAGES, Texts
from .failure import CommandFailed, guarded
from .output import refuse_existing, write_file


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    edition = load_edition(arguments.edition)
    try:
        from ..print import layout, sheets
    except ImportError:
        raise CommandFailed("edition-needs-print") from None
    settings = sheets.Settings(
        paper=arguments.paper,
        duplex=arguments.duplex,
        card=arguments.card,
        bleed=arguments.bleed,
        low_ink=arguments.low_ink,
        parts=arguments.only,
        languages=(arguments.lang,) if arguments.lang else LANGUAGES,
    )
    try:
        files = sheets.files(edition, settings, texts)
    except layout.TooLarge:
        size = f"{arguments.card[0]:g} × {arguments.card[1]:g}"
        raise CommandFailed("print-too-large", card=size, paper=arguments.paper.upper()) from None
    folder = Path(arguments.output)
    refuse_existing([folder / file.name for file in files], arguments.force)
    progress = _Progress(texts)
    for file in files:
        content = file.draw(progress.show)
        progress.clear()
        write_file(folder / file.name, content, arguments.force)
        print(texts.t("edition-written", path=str(folder / file.name)))
    return 0


run = guarded(_run)


class _Progress:
    """One line on the terminal that says how far the work is; silent where nobody watches."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.is_watched = sys.stderr.isatty()
        self.shown = 0

    def show(self, part: str, page: int, pages: int) -> None:
        if not self.is_watched:
            return
        name = self.texts.t(f"print-part-{part}")
        line = self.texts.t("print-progress", part=name, page=page, pages=pages)
        print(f"\r{line:{self.shown}}", end="", file=sys.stderr, flush=True)
        self.shown = len(line)

    def clear(self) -> None:
        if self.is_watched and self.shown:
            print(f"\r{'':{self.shown}}\r", end="", file=sys.stderr, flush=True)
            self.shown = 0
