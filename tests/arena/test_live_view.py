"""The table of a running tournament on screens of all sizes."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress as Bar

from oddville.arena.live_view import LiveWatcher, PlainWatcher
from oddville.arena.schedule import Schedule, lineups_of
from oddville.arena.settings import Entrant, Settings
from oddville.arena.standings_text import fitted, headings, plain_table, progress_line, rows
from oddville.arena.tournament import Progress
from oddville.arena.workers import play_locally
from oddville.editions import standard
from oddville.text import LANGUAGES, Texts

NAMES = ("newcomer", "random", "random:iterations=100")


@pytest.fixture(scope="module")
def finished() -> Progress:
    names, lineups = lineups_of(NAMES, 2)
    settings = Settings(
        entrants=tuple(Entrant(name, None, 1) for name in names),
        lineups=lineups,
        players=2,
        games=6,
        seed=4,
        edition="standard",
        edition_hash=standard().hash,
        version="0",
        sprt=None,
    )
    schedule = Schedule(settings)
    progress = Progress(settings, schedule.games)
    for outcome in play_locally(list(schedule), settings.names, standard(), 1):
        progress.add(outcome.result)  # type: ignore[union-attr]
    return progress


class Live:
    """Draws what it is shown on a console of some width."""

    def __init__(self, width: int) -> None:
        self.console = Console(file=StringIO(), width=width, force_terminal=False)
        self.lines: list[str] = []

    def update(self, picture: Any) -> None:
        with self.console.capture() as capture:
            self.console.print(picture)
        self.lines = capture.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_live_table_fits(finished: Progress, width: int, language: str) -> None:
    live = Live(width)
    LiveWatcher(Texts(language), live, Bar(console=live.console)).show(finished)
    assert max(map(len, live.lines)) <= width
    for name in NAMES:  # whole names, on one line each
        assert sum(name in line.replace("│", " ").split() for line in live.lines) == 1
    assert "…" not in "".join(live.lines)


def test_a_narrow_screen_leaves_out_columns_and_a_wide_one_none(finished: Progress) -> None:
    texts = Texts("en")
    lines = rows(texts, finished.standings)
    assert fitted(headings(texts), lines, 300) == (headings(texts), lines)
    for width in (60, 80):
        columns, fewer = fitted(headings(texts), lines, width)
        assert columns[:3] == headings(texts)[:3]
        assert max(map(len, plain_table(columns, fewer))) <= width


def test_nobody_has_a_share_before_the_first_game(finished: Progress) -> None:
    texts = Texts("en")
    beginning = Progress(finished.settings, finished.games)
    assert all(set(row[2:]) == {"–"} for row in rows(texts, beginning.standings))
    out = StringIO()
    PlainWatcher(texts, out).show(beginning)
    assert out.getvalue() == ""
    beginning.add(finished.finished[1])
    line = progress_line(texts, beginning, None)
    played = [NAMES[contender] for contender in finished.finished[1].seats]
    assert all(f"{name} " in line for name in played)
    assert line.count("%") == 2
