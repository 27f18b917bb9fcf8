"""Made-up tournaments and results for tests, and bots as another package would offer them."""

from __future__ import annotations

from pathlib import Path

from oddville.arena.results import GameResult
from oddville.arena.schedule import Schedule, ScheduledGame, lineups_of
from oddville.arena.settings import Entrant, Settings, SprtSettings
from oddville.arena.thinking import Thinking
from oddville.editions import standard
from oddville.rules.vocabulary import NOBODY

SPRT = SprtSettings(elo0=0.0, elo1=20.0, alpha=0.05, beta=0.05)

BOTS = """\
import os
import time
from random import Random

from oddville.bots import Choice


class Sleepy:
    "Chooses blindly, and takes its time."

    def __init__(self, seed):
        self.random = Random(seed)

    def choose(self, observation, budget):
        time.sleep(0.0005)
        return Choice(self.random.choice(observation.legal))


class Cheat(Sleepy):
    "Chooses what is not allowed, after a while."

    def choose(self, observation, budget):
        return Choice(723) if len(observation.history) > 20 else super().choose(observation, budget)


class Broken(Sleepy):
    def choose(self, observation, budget):
        raise ValueError("no idea what to do")


class Headless:
    def __init__(self, seed):
        raise RuntimeError("no head to think with")


class Dying(Sleepy):
    "Takes its whole process along: once, as long as nobody has left a note about it."

    def choose(self, observation, budget):
        note = os.environ.get("DYING_NOTE", "")
        if not note or not os.path.exists(note):
            if note:
                open(note, "w").close()
            os._exit(9)
        return super().choose(observation, budget)
"""
ENTRY_POINTS = """\
[oddville.bots]
sleepy = strange_bots:Sleepy
cheat = strange_bots:Cheat
broken = strange_bots:Broken
headless = strange_bots:Headless
dying = strange_bots:Dying
"""


def write_bots(folder: Path) -> Path:
    """A package with bots, as pip would install it, in a folder that belongs on the path."""
    (folder / "strange_bots.py").write_text(BOTS)
    information = folder / "strange_bots-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


def settings_for(
    *names: str, players: int = 2, games: int = 10, seed: int = 1, sprt: SprtSettings | None = None
) -> Settings:
    distinct, lineups = lineups_of(names, players)
    edition = standard()
    return Settings(
        entrants=tuple(Entrant(name, None, None) for name in distinct),
        lineups=lineups,
        players=players,
        games=games,
        seed=seed,
        edition=edition.id,
        edition_hash=edition.hash,
        version="0",
        sprt=sprt,
    )


def result_of(
    game: ScheduledGame, winner: int, scores: tuple[int, ...] | None = None, first_player: int = 0
) -> GameResult:
    """A result for a game of a schedule, as if it had been played; the winner has 30 points, others 20."""
    players = len(game.seats)
    thinking = []
    for seat in range(players):
        times = Thinking()
        for decision in range(5):
            times.add(0.001 * (decision + seat + 1), None)
        thinking.append(times)
    return GameResult(
        number=game.number,
        deal=game.deal,
        seed=game.seed,
        seats=game.seats,
        first_player=first_player,
        scores=scores or tuple(30 if seat == winner else 20 for seat in range(players)),
        winner=winner,
        is_finished=winner != NOBODY,
        turns=50 + game.number,
        thinking=tuple(thinking),
    )


def results_for(settings: Settings) -> list[GameResult]:
    """Results of all games, various but always the same."""
    return [result_of(game, (game.number * 7 + game.deal) % settings.players) for game in Schedule(settings)]
