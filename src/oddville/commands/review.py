"""`oddville review`: what each decision of finished games was worth, and why."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..balance.progress import shown_progress
from ..coach.form import reasons_for, review_form
from ..coach.judging import STANDARD
from ..coach.levels import level_like
from ..coach.report import Reviewed, percent, report_page, signed
from ..coach.several import Several
from ..coach.words import explanation
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
    if not _work(texts, several, arguments.processes):
        return INTERRUPTED
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
            print(*_summary(texts, reviewed), sep="\n")
    return 0


def _data(item: Reviewed) -> dict[str, Any]:
    return {"game": item.title, **review_form(item.record, item.cut, item.review)}


def _work(texts: Texts, several: Several, processes: int) -> bool:
    """False if it was interrupted; what was judged until then is kept beside the page."""
    progress = shown_progress(texts, "review-progress")
    progress.begin(several.done, several.total)
    try:
        for _ in several.work(processes):
            progress.advance()
    except KeyboardInterrupt:
        print(f"\n{texts.t('review-stopped')}", file=sys.stderr)
        return False
    finally:
        progress.end()
    return True


def _summary(texts: Texts, game: Reviewed) -> list[str]:
    lines = [game.title]
    for name, account in zip(game.names, game.review.accounts, strict=True):
        level = level_like(account.loss, account.judged)
        lines.append(
            texts.t(
                "review-line",
                player=name,
                accuracy=percent(account.accuracy),
                luck=signed(account.deal + account.luck),
                decisions=signed(account.decisions),
                level="none" if level is None else texts.t(f"level-{level}"),
            )
        )
    for seat in range(game.review.players):
        for moment in game.review.moments(seat):
            before, after = (percent(100 * shares[seat]) for shares in (moment.before, moment.after))
            title = texts.t(
                "review-moment", turn=moment.turn, player=game.names[seat], verdict=moment.verdict.value
            )
            why = explanation(
                texts, reasons_for(game.cut[moment.number], moment), game.names, game.record.edition
            )
            lines += [f"  {title}, {before} → {after}", f"    {why}"]
    return lines
