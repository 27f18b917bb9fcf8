"""One game of a tournament, played in any worker process."""

from __future__ import annotations

import gzip
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..bots import BotError, Contender, Decided, Player, contender, play_game
from ..documents.reader import LONGEST_NAME
from ..editions import Edition
from ..record import Recording, write_json
from ..rules.game import Game
from ..rules.vocabulary import NOBODY
from .results import GameResult
from .schedule import ScheduledGame
from .thinking import Thinking


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its result, and its record as the bytes of a file."""

    result: GameResult
    record: bytes


@dataclass(frozen=True, slots=True)
class Failed:
    """A game that ended because a bot failed; `code` is one of the arena's errors."""

    number: int
    seed: int
    code: str
    bot: str
    detail: str  # one line
    trace: str = ""  # where it happened, for the bot's author


Outcome = Played | Failed


def play_scheduled(game: ScheduledGame, names: Sequence[str], edition: Edition) -> Outcome:
    """Play a game. If a bot fails, a `Failed` is returned, not raised."""
    at_seats = [names[number] for number in game.seats]
    players: list[Player] = []
    for name, seed in zip(at_seats, game.bot_seeds, strict=True):
        try:
            entry = _contender(name)
            players.append(Player(name, entry.bot(seed), entry.budget))
        except Exception as error:
            return _failed(game, name, error)
    recording = Recording.begin(_seat_names(at_seats), game.seed, edition)
    thinking = [Thinking() for _ in players]
    try:
        is_finished = _play(recording, players, thinking)
    except Exception as error:
        return _failed(game, at_seats[recording.game.decider], error)
    final = recording.game
    result = GameResult(
        number=game.number,
        deal=game.deal,
        seed=game.seed,
        seats=game.seats,
        first_player=recording.deal.first_player,
        scores=tuple(final.scores()),
        winner=final.winner if is_finished else NOBODY,
        is_finished=is_finished,
        turns=final.turn,
        thinking=tuple(thinking),
    )
    # Without a time in it, the same game makes the same file.
    return Played(result, gzip.compress(write_json(recording.record()).encode("utf-8"), mtime=0))


@lru_cache
def _contender(text: str) -> Contender:
    return contender(text)


def _play(recording: Recording, players: Sequence[Player], thinking: Sequence[Thinking]) -> bool:
    def step(game: Game, action: int, seat: int) -> None:
        recording.play(action, seat)

    def note(decided: Decided) -> None:
        thinking[decided.seat].add(decided.seconds, players[decided.seat].budget.seconds)

    return play_game(recording.game, players, note, step)


def _seat_names(names: Sequence[str]) -> list[str]:
    """The names for the record: not too long, and numbered where a bot plays twice."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        mark = f" ({seen[name]})" if seen[name] > 1 else ""
        found.append(name[: LONGEST_NAME - len(mark)].strip() + mark)
    return found


def _failed(game: ScheduledGame, bot: str, error: Exception) -> Failed:
    if isinstance(error, BotError) and error.code == "illegal-choice":
        detail, code = str(error.params["action"]), "illegal-choice"
    elif isinstance(error, BotError) and error.code == "broken-bot":
        detail, code = str(error.params["detail"]), "bot-crashed"
    else:
        detail, code = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1], "bot-crashed"
    return Failed(game.number, game.seed, code, bot, detail[:200], traceback.format_exc())
