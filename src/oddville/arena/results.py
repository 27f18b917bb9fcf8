"""The result of a finished game: one line of `games.jsonl`, appended when the game is over."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..rules.vocabulary import NOBODY
from .errors import ArenaError
from .settings import Settings, read_settings
from .thinking import Thinking, thinking_from_dict, thinking_to_dict

__all__ = ["GameResult", "Settings", "Thinking", "read_games", "read_settings", "record_name"]

LOG_FILE: Final = "games.jsonl"
RECORDS_FOLDER: Final = "records"


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game. Seats count from 0; `seats` holds for each the number of its contender in the settings."""

    number: int  # in the schedule, from 1
    deal: int  # in the schedule, from 0: games of the same deal had the same seed
    seed: int
    seats: tuple[int, ...]
    first_player: int  # the seat that had the first turn
    scores: tuple[int, ...]  # by seat
    winner: int  # a seat, or NOBODY if the game was stopped
    is_finished: bool  # False: stopped at the limit of turns, all share the win
    turns: int
    thinking: tuple[Thinking, ...]  # by seat

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def decisions(self) -> int:
        return sum(thinking.decisions for thinking in self.thinking)

    def share(self, seat: int) -> float:
        """The seat's share of the win: 1, 0, or an equal part if the game was stopped."""
        return 1 / self.players if self.winner == NOBODY else float(seat == self.winner)

    def place_in_turn_order(self, seat: int) -> int:
        """0 for the first player, 1 for the next and so on."""
        return (seat - self.first_player) % self.players

    def ranks(self) -> tuple[int, ...]:
        """By seat, 0 for the winner; others with equal scores share a rank, after a stopped game all do."""
        if self.winner == NOBODY:
            return (0,) * self.players
        scores = [
            float("inf") if seat == self.winner else float(score) for seat, score in enumerate(self.scores)
        ]
        return tuple(sum(other > score for other in scores) for score in scores)


def record_name(number: int) -> str:
    """The file with a game's record, in the folder `records`."""
    return f"game-{number:06}.json.gz"


def result_to_line(result: GameResult) -> str:
    data = {
        "game": result.number,
        "deal": result.deal,
        "seed": result.seed,
        "seats": result.seats,
        "first_player": result.first_player,
        "scores": result.scores,
        "winner": result.winner,
        "is_finished": result.is_finished,
        "turns": result.turns,
        "thinking": [thinking_to_dict(thinking) for thinking in result.thinking],
    }
    return json.dumps(data, separators=(",", ":")) + "\n"


def result_from_line(line: str | bytes) -> GameResult:
    """Raises ValueError if the line is damaged."""
    try:
        data: dict[str, Any] = json.loads(line)
        return GameResult(
            number=data["game"],
            deal=data["deal"],
            seed=data["seed"],
            seats=tuple(data["seats"]),
            first_player=data["first_player"],
            scores=tuple(data["scores"]),
            winner=data["winner"],
            is_finished=data["is_finished"],
            turns=data["turns"],
            thinking=tuple(thinking_from_dict(thinking) for thinking in data["thinking"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError(str(error)) from None


class Log(NamedTuple):
    """The content of a log."""

    games: list[GameResult]  # each once, in the order of the schedule
    size: int  # in bytes, without an incomplete or damaged last line


def read_log(content: bytes, name: str) -> Log:
    """Only the last line can be incomplete; damage anywhere else is an error."""
    found: dict[int, GameResult] = {}
    size = 0
    lines = content.split(b"\n")
    for index, line in enumerate(lines[:-1]):
        try:
            result = result_from_line(line)
        except ValueError:
            if index < len(lines) - 2:
                raise ArenaError("damaged-log", path=name, line=index + 1) from None
            break
        found.setdefault(result.number, result)
        size += len(line) + 1
    return Log([found[number] for number in sorted(found)], size)


def read_games(folder: Path) -> list[GameResult]:
    """The games that count, in the order of the schedule."""
    settings = read_settings(folder)
    file = folder / LOG_FILE
    try:
        games = read_log(file.read_bytes(), str(file)).games
    except OSError:
        raise ArenaError("no-results", path=str(folder)) from None
    return counted(settings, games)


def counted(settings: Settings, games: Sequence[GameResult]) -> list[GameResult]:
    """All games, or in a sequential test the games up to its decision."""
    if settings.sprt is None:
        return list(games)
    from .sprt import games_until_decision

    return games_until_decision(settings.sprt, games)
