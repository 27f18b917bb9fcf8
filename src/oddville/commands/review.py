"""`oddville review`: what each decision of finished games was worth, and why."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..arena.errors import ArenaError
from ..balance.progress import shown_progress
from ..coach.form import review_form
from ..coach.judging import STANDARD
from ..coach.report import Reviewed, report_page
from ..coach.several import Several
from ..coach.summary import summary
from ..exit_codes import BAD_DATA, INTERRUPTED
from ..text import Texts
from .arguments.coach import EFFORTS
from .failure import CommandFailed
from .output import refuse_existing, require_suffix, write_file
from .record_source import read_played


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    output = None if arguments.output is None else Path(arguments.output)
    if output is not None:
        require_suffix(output, ".html", ".htm")
        refuse_existing([output], arguments.force)
    played = [read_played(file) for file in arguments.games]
    for file, game in zip(arguments.games, played, strict=True):
        if game.record.result is None:
            raise CommandFailed("review-unfinished", BAD_DATA, file=file)
    kept = None if output is None else output.with_suffix(".part")
    several = Several([game.record for game in played], STANDARD.times(EFFORTS[arguments.effort]), kept)
    try:
        if not _work(texts, several, arguments.processes, arguments.ray):
            return INTERRUPTED
    except ArenaError as error:  # there is no Ray
        raise CommandFailed(f"arena-error-{error.code}", BAD_DATA, **error.params) from None
    found = [
        Reviewed(f"game-{number}", Path(file).stem, game.record, game.cast(texts).names, cut, review)
        for number, (file, game, cut, review) in enumerate(
            zip(arguments.games, played, several.cuts, map(several.review, range(len(played))), strict=True)
        )
    ]
    if arguments.json:
        print(json.dumps([_data(item) for item in found], ensure_ascii=False, indent=1))
    if output is not None:
        write_file(output, report_page(texts, found), arguments.force)
        if kept is not None:
            kept.unlink(missing_ok=True)
        print(texts.t("review-written", path=str(output)), file=sys.stderr)
    elif not arguments.json:
        for reviewed in found:
            print(reviewed.title)
            print(
                *summary(texts, reviewed.names, reviewed.cut, reviewed.review, reviewed.record.edition),
                sep="\n",
            )
    return 0


def _data(item: Reviewed) -> dict[str, Any]:
    return {"game": item.title, **review_form(item.record, item.cut, item.review)}


def _work(texts: Texts, several: Several, processes: int, ray: str | None) -> bool:
    """False if it was interrupted; what was judged until then is kept beside the page."""
    progress = shown_progress(texts, "review-progress")
    progress.begin(several.done, several.total)
    try:
        for _ in several.work(processes, ray):
            progress.advance()
    except KeyboardInterrupt:
        print(f"\n{texts.t('review-stopped')}", file=sys.stderr)
        return False
    finally:
        progress.end()
    return True
