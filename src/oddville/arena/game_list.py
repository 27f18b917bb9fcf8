"""The games of a tournament one by one, each with a link to its record."""

from __future__ import annotations

from typing import Final

from ..reports.html_tables import Cell, Column, table
from ..reports.page import Section
from .plots import Tournament
from .results import RECORDS_FOLDER, GameResult, record_name

MOST_SHOWN: Final = 500  # more would make the page slow to open


def game_list_section(tournament: Tournament) -> Section:
    t = tournament.texts.t
    columns = [
        Column(t("report-column-game")),
        Column(t("report-column-players"), is_number=False),
        Column(t("report-column-winner"), is_number=False),
        Column(t("report-column-points"), is_number=False),
        Column(t("report-column-turns")),
    ]
    games = sorted(tournament.games, key=lambda game: game.number)
    rows = [_row(tournament, game) for game in games[:MOST_SHOWN]]
    example = f"{RECORDS_FOLDER}/{record_name(games[0].number)}"
    lead = t("report-arena-list-lead", command=f"oddville play --replay {example}")
    if len(games) > MOST_SHOWN:
        lead += f" {t('report-arena-list-more', shown=MOST_SHOWN, count=len(games))}"
    return Section("games", t("report-arena-list"), table(columns, rows, is_sortable=True), lead)


def _row(tournament: Tournament, game: GameResult) -> list[Cell]:
    names = [tournament.name(contender) for contender in game.seats]
    winner = names[game.winner] if game.winner in range(game.players) else "–"
    return [
        Cell(str(game.number), game.number, link=f"{RECORDS_FOLDER}/{record_name(game.number)}"),
        Cell(", ".join(names)),
        Cell(winner),
        Cell(" : ".join(map(str, game.scores)), max(game.scores)),
        Cell(str(game.turns), game.turns),
    ]
