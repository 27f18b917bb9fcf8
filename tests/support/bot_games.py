"""Bots at a table, in a few words, and positions to ask them about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from oddville.bots import Bot, Budget, Choice, Observation, Player, contender, play_game
from oddville.editions import Edition, load_edition
from oddville.editions.start import new_game
from oddville.rules import build_kind
from oddville.rules.game import Game
from tests.support.play import scattered

ROOT = Path(__file__).parents[2]
IS_PLAIN = build_kind() == "plain"

PEOPLES_LEVELS = ("beginner", "newcomer", "apprentice", "journeyman", "master", "grandmaster")
LEVELS = (*PEOPLES_LEVELS, "uct")
SEARCHING = ("journeyman", "master", "grandmaster", "uct")
SEATS = (2, 3, 4)


def by_build(compiled: int, plain: int) -> int:
    """How much of something: the plain build takes many times as long for the same."""
    return plain if IS_PLAIN else compiled


def harbour() -> Edition:
    return load_edition(ROOT / "examples" / "harbour.toml")


def positions(games: int, every: int = 15, seed: int = 5) -> Iterator[Game]:
    """Decisions of a seat out of many games, with whims in them."""
    return (game for game in scattered(by_build(games, max(1, games // 6)), every, seed) if not game.is_over)


@dataclass
class Watched:
    """A bot whose every choice is shown to somebody before it counts."""

    bot: Bot
    watch: Callable[[Observation, Choice], None]

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        choice = self.bot.choose(observation, budget)
        self.watch(observation, choice)
        return choice


@dataclass
class Played:
    """A game that was played, and all that was chosen in it."""

    game: Game
    is_finished: bool = False
    choices: list[Choice] = field(default_factory=list)


def play(  # noqa: PLR0913 - who plays, and how long
    level: str,
    players: int,
    seed: int,
    *,
    iterations: int = 60,
    most_turns: int = 2000,
    edition: Edition | None = None,
    watch: Callable[[Observation, Choice], None] = lambda observation, choice: None,
) -> Played:
    """One level at all seats; the seed decides the deal and how each bot wavers."""
    chosen = contender(f"{level}:iterations={iterations}")
    played = Played(new_game(players, seed, edition))
    bots = [Watched(chosen.bot(seed * 10 + seat), watch) for seat in range(players)]
    seated = [Player(level, bot, chosen.budget) for bot in bots]
    played.is_finished = play_game(
        played.game,
        seated,
        on_decision=lambda decided: played.choices.append(decided.choice),
        most_turns=most_turns,
    )
    return played


def turns_for(level: str) -> int:
    """How far a game goes in a quick test. Random playouts take their time: each is a whole game."""
    if level == "uct":
        return by_build(10, 5)
    return by_build(2000, 6)
