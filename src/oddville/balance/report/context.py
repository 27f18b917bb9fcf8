"""What every section of the report needs: texts, number formats, and one summary or two to compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...editions import Edition
from ...reports.numbers import InNumbers, Numbers
from ...text import Texts
from ..figures import Figures
from ..seats import SeatFigures
from ..summary import Summary
from ..targets import ALL_GAMES


@dataclass(frozen=True, slots=True)
class View:
    """A summary, and its label in a comparison."""

    label: str
    summary: Summary


class Context(InNumbers):
    def __init__(self, texts: Texts, views: Sequence[View]) -> None:
        self.texts = texts
        self.numbers = Numbers(texts.language)
        self.views = views
        self.labels = [view.label for view in views]

    @property
    def latest(self) -> Summary:
        """The view that names and order are taken from."""
        return self.views[-1].summary

    @property
    def edition(self) -> Edition:
        return self.latest.edition

    @property
    def is_comparison(self) -> bool:
        return len(self.views) > 1

    @property
    def players(self) -> list[int]:
        """Every number of players that was played."""
        return sorted({players for view in self.views for players in view.summary.by_players})

    def t(self, message_id: str, **values: str | int) -> str:
        return self.texts.t(message_id, **values)

    def figures(self, players: int = ALL_GAMES) -> list[Figures | None]:
        """For each view."""
        return [
            view.summary.all if players == ALL_GAMES else view.summary.by_players.get(players)
            for view in self.views
        ]

    def seats(self, players: int) -> list[SeatFigures | None]:
        return [view.summary.seats.get(players) for view in self.views]

    # ---- Names -------------------------------------------------------------------------------------

    def players_name(self, players: int) -> str:
        return self.t("report-all-games") if players == ALL_GAMES else self.t("report-players", count=players)

    def scoring_name(self, scoring: str) -> str:
        return self.t("edition-scoring-guild" if scoring == "guild" else f"scoring-{scoring}-name")

    def place_name(self, position: int) -> str:
        """A place in the turn order; 0 is the first player."""
        return self.t("report-place", place=position + 1)

    # ---- Numbers -----------------------------------------------------------------------------------

    def signed_points(self, share: float) -> str:
        """A difference of shares, in percentage points."""
        return ("+" if share > 0 else "") + self.numbers.number(100 * share)
