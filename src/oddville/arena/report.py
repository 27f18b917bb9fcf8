"""The report of a tournament: one page for the browser, made from its folder."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..files import write_atomically
from ..reports.marks import escape
from ..reports.page import Fact, Section, page
from ..text import LANGUAGES, Texts
from .folder import not_written
from .game_list import game_list_section
from .plots import Tournament, games_section, ratings_section, scores_section, seats_section, times_section
from .results import read_games, read_settings
from .schedule import lineups_of
from .settings import Settings
from .sprt import Sprt, elo_of, pairs_in_order
from .standings import Standings

REPORT: Final = "report.html"
HASH_SHOWN: Final = 12


def write_report(folder: Path, texts: Texts | None = None) -> Path:
    """Write the page about all games in a folder; returns its path."""
    path = folder / REPORT
    content = report_page(texts or Texts(LANGUAGES[0]), folder)
    try:
        write_atomically(path, content)
    except OSError as error:
        raise not_written(folder, error) from None
    return path


def report_page(texts: Texts, folder: Path) -> str:
    settings = read_settings(folder)
    games = read_games(folder)
    standings = Standings(settings)
    standings.add_all(games)
    tournament = Tournament(texts, settings, games, standings)
    sections = [ratings_section(tournament)]
    if games:
        if settings.sprt is not None:
            sections.append(_test_section(tournament))
        sections += [
            scores_section(tournament),
            seats_section(tournament),
            times_section(tournament),
            games_section(tournament),
            game_list_section(tournament),
        ]
    sections.append(_again_section(tournament))
    title = texts.t("report-arena-title", names=", ".join(settings.names))
    return page(texts, title, _facts(tournament), sections)


def _facts(tournament: Tournament) -> list[Fact]:
    settings, t = tournament.settings, tournament.texts.t
    edition = t("report-arena-edition", name=settings.edition, hash=settings.edition_hash[:HASH_SHOWN])
    facts = [
        Fact(t("report-fact-players"), str(settings.players)),
        Fact(t("report-fact-games"), tournament.numbers.number(len(tournament.games))),
        Fact(t("report-fact-seed"), str(settings.seed)),
        Fact(t("report-fact-edition"), edition),
        Fact(t("report-fact-version"), settings.version),
    ]
    if tournament.standings.stopped:
        stopped = tournament.numbers.number(tournament.standings.stopped)
        facts.append(Fact(t("report-fact-stopped"), stopped))
    return facts


# ---- The sequential test ----------------------------------------------------------------------------


def _test_section(tournament: Tournament) -> Section:
    assert tournament.settings.sprt is not None
    sprt = Sprt(tournament.settings.sprt)
    for pair in pairs_in_order(tournament.games):
        sprt.add(pair)
    t, numbers = tournament.texts.t, tournament.numbers
    first, second = tournament.settings.names[:2]
    elo = numbers.number(elo_of(sprt.score), 1)
    lead = t(
        "report-arena-test-lead",
        first=first,
        second=second,
        ratio=numbers.number(sprt.ratio, 2),
        lower=numbers.number(sprt.lower, 2),
        upper=numbers.number(sprt.upper, 2),
        pairs=sum(sprt.pairs),
        elo=elo,
    )
    verdict = t(f"arena-sprt-{sprt.verdict}", first=first, second=second)
    return Section("test", t("report-arena-test"), f"<p><strong>{escape(verdict)}</strong></p>", lead)


# ---- Once more --------------------------------------------------------------------------------------


def _again_section(tournament: Tournament) -> Section:
    t = tournament.texts.t
    command = shlex.join(["oddville", "arena", *command_words(tournament.settings)])
    content = f"<pre>{escape(command)}</pre>"
    return Section("again", t("report-again"), content, t("report-arena-again-lead"))


def command_words(settings: Settings) -> list[str]:
    """The command-line arguments that run this tournament."""
    words = [*_who(settings), "--players", str(settings.players)]
    if settings.sprt is not None:
        words.append("--sprt")
        for name in ("elo0", "elo1", "alpha", "beta"):
            words += [f"--{name}", f"{getattr(settings.sprt, name):g}"]
    words += ["--games", str(settings.games), "--seed", str(settings.seed)]
    return words if settings.edition == "standard" else [*words, "--edition", settings.edition]


def _who(settings: Settings) -> Sequence[str]:
    """The contenders by name if that gives the same line-ups, or else each line-up."""
    names = settings.names
    if len(settings.lineups) == 1:
        return [names[number] for number in settings.lineups[0]]
    if lineups_of(names, settings.players) == (names, settings.lineups):
        return names
    tables = [" ".join(names[number] for number in lineup) for lineup in settings.lineups]
    return [word for table in tables for word in ("--lineup", table)]
