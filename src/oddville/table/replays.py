"""A finished game move by move, with everything that was hidden; and what each seat's points are for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec import Struct

from ..record import Fairness, Move, Record, Recording, commitment
from ..record.fingerprint import coins_of, deck_from_top
from ..record.replay import carry_out, opening
from ..rules.enums import Character
from ..rules.events import read_events
from ..rules.game import Game
from ..rules.scoresheet import CardScore, CharacterScore, scoresheet
from ..rules.views import View, view_for
from ..rules.vocabulary import GUILD_COUNT, NOTHING, PILE_SIZE
from .errors import TableError
from .forms import event_form
from .match import Match

MAX_REPLAYED: Final = 5000  # moves; people and bots need a few hundred


class ReplayPlayer(Struct, frozen=True):
    name: str
    bot: str | None  # the level of a bot that had the seat


class Hidden(Struct, frozen=True):
    """What nobody could see."""

    deck: list[int]  # the top first
    coins: list[list[int]]  # by seat, the newest last
    piles: list[list[Character]]  # by guild, the top first


class Frame(Struct, frozen=True):
    """The table after a move; the first frame is the table before all of them."""

    seat: int | None
    action: int | None
    text: str | None  # as records write it
    turn: int  # in which the move was made; 0 during set-up
    events: list[dict[str, Any]]
    game: View
    hidden: Hidden


class SheetForm(Struct, frozen=True):
    """The score of a seat, item by item."""

    cards: tuple[CardScore, ...]
    characters: tuple[CharacterScore, ...]
    workers: int
    total: int


class ResultForm(Struct, frozen=True):
    winner: int
    scores: tuple[int, ...]
    scoresheets: tuple[SheetForm, ...]


class Replay(Struct, frozen=True):
    """A whole game. `result` is null where it was not played to the end."""

    edition: str
    edition_data: dict[str, Any]
    players: list[ReplayPlayer]
    frames: list[Frame]
    result: ResultForm | None


class Score(Struct, frozen=True):
    """The scores as they would be if the game ended now, and after each turn so far."""

    sequence: int
    scoresheets: tuple[SheetForm, ...]
    history: list[tuple[int, tuple[int, ...]]]  # a turn, and everybody's score after it


# ---- A whole game -------------------------------------------------------------------------------


def recording_of(match: Match) -> Recording:
    """The game of a match so far, with the deal, which only those may see who may see everything."""
    if match.opening is None:
        recording = Recording.begin(match.names, match.seed, match.edition)
    else:
        recording = match.opening.recording(match.edition, match.names, match.seed)
    for move in match.moves:
        recording.play(move.action, move.seat)
    return recording


def record_of(match: Match) -> Record:
    """The whole game, with the proof that chance was what secret and salts had decided, if they did."""
    fairness = None
    if match.settings.seed is None:
        fairness = Fairness(commitment(match.secret), match.secret.hex(), match.salts, match.order)
    return replace(recording_of(match).record(), fairness=fairness)


def players_of(match: Match) -> list[ReplayPlayer]:
    return [ReplayPlayer(seat.name, seat.bot) for seat in match.seats]


def replay_of(record: Record, players: Sequence[ReplayPlayer] | None = None) -> Replay:
    """Every moment of a record that was verified."""
    if players is None:
        players = [ReplayPlayer(player.name, None) for player in record.players]
    game = opening(record)
    frames = [Frame(None, None, None, 0, [], view_for(game, None), _hidden(game))]
    frames += [_frame(game, move, number) for number, move in enumerate(record.moves, start=1)]
    edition = record.edition
    return Replay(edition.hash, edition.to_dict(), list(players), frames, _result(game))


def _frame(game: Game, move: Move, number: int) -> Frame:
    turn = game.turn
    game.events = []
    carry_out(game, move, number)
    events = [event_form(event.public()) for event in read_events(game.events)]
    game.events = None
    return Frame(move.seat, move.action, move.text, turn, events, view_for(game, None), _hidden(game))


def _hidden(game: Game) -> Hidden:
    pile = game.pile
    return Hidden(
        deck_from_top(game),
        [coins_of(game, seat) for seat in range(game.players)],
        [
            [Character(who) for who in reversed(pile[start : start + PILE_SIZE]) if who != NOTHING]
            for start in range(0, GUILD_COUNT * PILE_SIZE, PILE_SIZE)
        ],
    )


def _result(game: Game) -> ResultForm | None:
    if not game.is_over:
        return None
    return ResultForm(game.winner, tuple(game.scores()), scoresheets_of(game))


# ---- Scores -------------------------------------------------------------------------------------


def scoresheets_of(game: Game) -> tuple[SheetForm, ...]:
    sheets = (scoresheet(game, seat) for seat in range(game.players))
    return tuple(SheetForm(sheet.cards, sheet.characters, sheet.workers, sheet.total) for sheet in sheets)


def score_of(match: Match) -> Score:
    """Raises a `TableError` before the start."""
    if match.game is None:
        raise TableError("not-started")
    return Score(match.sequence, scoresheets_of(match.game), _history(match))


def _history(match: Match) -> list[tuple[int, tuple[int, ...]]]:
    """From the beginning of the match; a game that is over has ended its last turn too."""
    found = []
    for game, move_turn in match.positions():
        if move_turn > 0 and (game.turn != move_turn or game.is_over):
            found.append((move_turn, tuple(game.scores())))
    return found
