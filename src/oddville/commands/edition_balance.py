"""`oddville edition balance`: bots play thousands of games, and a report shows how fair the edition is."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..balance.failure import BalanceError
from ..balance.measure import Extent, measure
from ..balance.outcome import REPORT, write_comparison, write_outcome
from ..balance.progress import shown_progress
from ..balance.report import target_lines
from ..balance.settings import Settings
from ..bots import contender
from ..editions import load_edition
from ..exit_codes import BAD_DATA, INTERRUPTED
from ..text import Texts


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    try:
        if arguments.compare:
            return _compare(texts, arguments)
        return _measure(texts, arguments)
    except BalanceError as error:
        print(texts.t(f"balance-error-{error.code}", **error.params), file=sys.stderr)
    return BAD_DATA


def _compare(texts: Texts, arguments: argparse.Namespace) -> int:
    before, after = map(Path, arguments.compare)
    path = write_comparison(before, after, Path(arguments.output) if arguments.output else after, texts)
    print(texts.t("balance-written", path=str(path)))
    return 0


def _measure(texts: Texts, arguments: argparse.Namespace) -> int:
    edition = load_edition(arguments.edition)
    settings = Settings(edition, contender(arguments.bot).name, arguments.seed)
    folder = Path(arguments.output or f"balance-{edition.id}")
    extent = Extent(arguments.games, arguments.players)
    try:
        games = measure(folder, settings, extent, arguments.processes, shown_progress(texts))
    except KeyboardInterrupt:
        print(f"\n{texts.t('balance-stopped', path=str(folder))}", file=sys.stderr)
        return INTERRUPTED
    summary = write_outcome(folder, settings, games, texts)
    for line in target_lines(texts, summary):
        print(line)
    print(texts.t("balance-written", path=str(folder / REPORT)))
    return 0
