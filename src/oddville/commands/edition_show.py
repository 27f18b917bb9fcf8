"""`oddville edition show`: a page with all cards."""

from __future__ import annotations

import argparse
import tempfile
import webbrowser
from pathlib import Path

from ..editions import load_edition
from ..text import Texts
from .failure import CommandFailed, guarded
from .output import refuse_existing, write_file

SUFFIXES = (".html", ".htm")


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    edition = load_edition(arguments.edition)
    if arguments.output:
        path = Path(arguments.output)
        if path.suffix.lower() not in SUFFIXES:
            raise CommandFailed("edition-suffix-unknown", path=str(path), suffixes=SUFFIXES[0])
        refuse_existing([path], arguments.force)
    else:
        # A browser opens it after we are gone, so nobody can clear it away but the system.
        path = Path(tempfile.mkdtemp(prefix="oddville-")) / f"{edition.id}.html"
    from ..gallery import gallery_page

    write_file(path, gallery_page(edition, texts.language), arguments.force)
    print(texts.t("edition-written", path=str(path)))
    if not (arguments.output or arguments.no_open):
        webbrowser.open(path.resolve().as_uri())
    return 0


run = guarded(_run)
