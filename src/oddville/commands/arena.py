"""`oddville arena`: run a tournament of bots, print its table, write its report."""

from __future__ import annotations

import argparse
import re
import secrets
import shlex
import shutil
import sys
from collections.abc import Generator, Iterable
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from .. import __version__
from ..arena.errors import ArenaError, needs
from ..arena.folder import Folder
from ..arena.game import Outcome
from ..arena.live_view import watcher
from ..arena.result_files import write_tables
from ..arena.schedule import (
    MOST_CONTENDERS,
    Lineup,
    Schedule,
    ScheduledGame,
    lineups_of,
    written_lineups,
)
from ..arena.settings import SETTINGS_FILE, Entrant, Settings, SprtSettings, read_settings
from ..arena.standings import Standings
from ..arena.standings_text import fitted, headings, plain_table, rows, sprt_line, verdict
from ..arena.tournament import Play, Progress, run_tournament
from ..bots import contender
from ..editions import Edition, load_edition
from ..exit_codes import BAD_DATA, BAD_USAGE, INTERRUPTED
from ..text import Texts
from .arguments.arena import DEFAULT_GAMES
from .failure import CommandFailed

SEED_BITS: Final = 32  # of a seed that nobody asked for: short enough to be typed again
DEFAULT_SPRT: Final = SprtSettings(elo0=0.0, elo1=20.0, alpha=0.05, beta=0.05)
MOST_SPRT_GAMES: Final = 20_000
WRONG_ARGUMENTS: Final = ("too-few-contenders", "too-many-contenders", "not-a-lineup")
ADDRESS: Final = re.compile(r"local|auto|ray://.+|[^:=]+:\d+")


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    try:
        if arguments.report is not None:
            return _report_again(texts, Path(arguments.report))
        return _tournament(texts, arguments)
    except ArenaError as error:
        _tell(texts, error)
        return BAD_USAGE if error.code in WRONG_ARGUMENTS else BAD_DATA


def _tell(texts: Texts, error: ArenaError) -> None:
    values = dict(error.params)
    if "setting" in values:
        values["setting"] = texts.t(f"arena-setting-{values['setting']}")
    print(texts.t(f"arena-error-{error.code}", **values), file=sys.stderr)


def _tournament(texts: Texts, arguments: argparse.Namespace) -> int:
    for module in ("openskill", *(() if arguments.ray is None else ("ray",))):
        if find_spec(module) is None:  # said before a folder is made
            raise needs(module)
    edition = load_edition(arguments.edition)
    folder = Path(arguments.output) if arguments.output else Path(f"arena-{datetime.now():%Y%m%d-%H%M%S}")
    _give_names_back(arguments)
    settings = _settings(arguments, edition, folder)
    play = _player(arguments, settings, edition)
    try:
        with Folder(folder, settings) as opened:
            _print_beginning(texts, opened)
            with watcher(texts) as shown:
                progress = run_tournament(opened, play, shown)
    except KeyboardInterrupt:
        added = [] if arguments.output else ["--output", str(folder)]
        command = shlex.join(["oddville", *sys.argv[1:], *added])
        print(f"\n{texts.t('arena-interrupted', command=command)}", file=sys.stderr)
        return INTERRUPTED
    _print_table(texts, progress, write_tables(folder))
    print(texts.t("arena-written", path=str(folder)), file=sys.stderr)
    try:
        _report(texts, folder)
    except ArenaError as error:  # the games are played and kept; a report can still be made
        _tell(texts, error)
    return 0


# ---- What is asked for ----------------------------------------------------------------------------


def _give_names_back(arguments: argparse.Namespace) -> None:
    """In `--ray master apprentice` the word after --ray is a contender, not an address."""
    if arguments.ray is not None and not ADDRESS.fullmatch(arguments.ray):
        arguments.contenders.insert(0, arguments.ray)
        arguments.ray = "local"


def _settings(arguments: argparse.Namespace, edition: Edition, folder: Path) -> Settings:
    names, lineups = _contenders(arguments)
    return Settings(
        entrants=tuple(_entrant(name) for name in names),
        lineups=lineups,
        players=arguments.players,
        games=arguments.games or (MOST_SPRT_GAMES if arguments.sprt else DEFAULT_GAMES),
        seed=_seed(arguments.seed, folder),
        edition=edition.id,
        edition_hash=edition.hash,
        version=__version__,
        sprt=_sprt(arguments),
    )


def _contenders(arguments: argparse.Namespace) -> tuple[tuple[str, ...], tuple[Lineup, ...]]:
    if arguments.lineup and arguments.contenders:
        raise CommandFailed("arena-lineup-or-contenders", BAD_USAGE)
    for name in [*arguments.contenders, *" ".join(arguments.lineup or []).split()]:
        contender(name)  # an unknown name is the first thing to be told
    if arguments.sprt and (arguments.lineup or arguments.players != 2 or len(set(arguments.contenders)) != 2):
        raise CommandFailed("arena-sprt-needs-two", BAD_USAGE)
    if not (arguments.lineup or arguments.contenders):
        raise ArenaError("too-few-contenders")
    if len(arguments.contenders) > MOST_CONTENDERS:
        raise ArenaError("too-many-contenders", count=len(arguments.contenders), most=MOST_CONTENDERS)
    if arguments.lineup:
        return written_lineups(arguments.lineup, arguments.players)
    return lineups_of(arguments.contenders, arguments.players)


def _entrant(name: str) -> Entrant:
    budget = contender(name).budget
    return Entrant(name, budget.seconds, budget.iterations)


def _seed(asked: int | None, folder: Path) -> int:
    """A tournament that goes on keeps its seed."""
    if asked is not None:
        return asked
    if (folder / SETTINGS_FILE).exists():
        return read_settings(folder).seed
    return secrets.randbits(SEED_BITS)


def _sprt(arguments: argparse.Namespace) -> SprtSettings | None:
    given = {name: getattr(arguments, name) for name in ("elo0", "elo1", "alpha", "beta")}
    given = {name: value for name, value in given.items() if value is not None}
    if not arguments.sprt:
        if given:
            raise CommandFailed("arena-only-with-sprt", BAD_USAGE, option=f"--{next(iter(given))}")
        return None
    asked = SprtSettings(
        elo0=given.get("elo0", DEFAULT_SPRT.elo0),
        elo1=given.get("elo1", DEFAULT_SPRT.elo1),
        alpha=given.get("alpha", DEFAULT_SPRT.alpha),
        beta=given.get("beta", DEFAULT_SPRT.beta),
    )
    if asked.elo0 >= asked.elo1:
        raise CommandFailed("arena-elo-order", BAD_USAGE)
    return asked


def _player(arguments: argparse.Namespace, settings: Settings, edition: Edition) -> Play:
    """Whoever plays the games: this machine's cores, or Ray."""

    def play(games: Iterable[ScheduledGame]) -> Generator[Outcome, None, None]:
        if arguments.ray is None:
            from ..arena.workers import play_locally

            return play_locally(games, settings.names, edition, arguments.processes)
        from ..arena.on_ray import play_on_ray

        return play_on_ray(games, settings.names, edition, arguments.ray, arguments.processes)

    return play


# ---- What came out --------------------------------------------------------------------------------


def _print_beginning(texts: Texts, folder: Folder) -> None:
    games, done = Schedule(folder.settings).games, len(folder.games)
    message = "arena-goes-on" if done else "arena-begins"
    line = texts.t(message, path=str(folder.path), games=games, done=done, seed=str(folder.settings.seed))
    print(line, file=sys.stderr)


def _print_table(texts: Texts, progress: Progress, standings: Standings) -> None:
    columns, lines = headings(texts), rows(texts, standings)
    if sys.stdout.isatty():  # a file gets all columns
        columns, lines = fitted(columns, lines, shutil.get_terminal_size().columns)
    for line in plain_table(columns, lines):
        print(line)
    if progress.sprt is not None:
        print(sprt_line(texts, progress.sprt))
        print(verdict(texts, progress))


def _report(texts: Texts, folder: Path) -> None:
    from ..arena.report import write_report

    print(texts.t("edition-written", path=str(write_report(folder, texts))), file=sys.stderr)


def _report_again(texts: Texts, folder: Path) -> int:
    write_tables(folder)
    _report(texts, folder)
    return 0
