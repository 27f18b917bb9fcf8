"""A finished game move by move, with everything that was hidden; and what each seat's points are for."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ..bots.townspeople import read_recorded_name, recorded_name
from ..protocol.errors import TableError
from ..protocol.events import event_to_dict
from ..protocol.replay import Frame, Hidden, Replay, ReplayPlayer, ResultForm, Score, SheetForm
from ..record import Fairness, Move, Record, Recording, Redraw, commitment
from ..record.fingerprint import coins_of, deck_from_top
from ..record.replay import carry_out, opening
from ..rules.enums import Character
from ..rules.events import read_events
from ..rules.game import Game
from ..rules.scoresheet import scoresheet
from ..rules.views import view_for
from ..rules.vocabulary import GUILD_COUNT, NOTHING, PILE_SIZE
from .branch import branch_point_of
from .match import Match
from .verdict import verdict_of

MAX_REPLAYED: Final = 5000  # moves; people and bots need a few hundred


# ---- A whole game -------------------------------------------------------------------------------


def recording_of(match: Match) -> Recording:
    """The game of a match so far, with its deal, which must stay secret while it is played."""
    if match.branch is None:
        recording = Recording.begin(names_for_record(match), match.seed, match.edition)
    else:
        recording = match.branch.recording(match.edition, names_for_record(match), match.seed)
    recording = _redrawn(match, recording, 0)
    for number, move in enumerate(match.moves, start=1):
        recording.play(move.action, move.seat)
        recording = _redrawn(match, recording, number)
    return recording


def _redrawn(match: Match, recording: Recording, moves: int) -> Recording:
    """From here on the hidden cards are others: the recording of a game that was dealt like that."""
    seed = match.redraw_seed(moves)
    if seed is None:
        return recording
    branch = branch_point_of(recording.record(), len(recording.moves))
    return branch.recording(match.edition, names_for_record(match), seed)


def record_of(match: Match) -> Record:
    """The whole game, with the proof of a fair shuffle if there is one."""
    fairness = None
    if match.has_proof:
        fairness = Fairness(commitment(match.secret), match.secret.hex(), match.salts, match.order)
    earlier = 0 if match.branch is None else len(match.branch.moves)
    redraws = tuple(Redraw(earlier + moves, entry) for moves, entry in match.redraws.items())
    return replace(recording_of(match).record(), fairness=fairness, redraws=redraws)


def record_so_far(match: Match) -> Record:
    """A game that is played, without what nobody knows: hidden cards and later chance are others."""
    record = recording_of(match).record()
    branch = branch_point_of(record, len(record.moves))
    return branch.recording(match.edition, names_for_record(match), random.getrandbits(63)).record()


def names_for_record(match: Match) -> list[str]:
    """By seat; a record also says how strong a bot was."""
    return [
        seat.name or (recorded_name(seat.townsperson, seat.bot) if seat.townsperson and seat.bot else "")
        for seat in match.seats
    ]


def players_of(match: Match) -> list[ReplayPlayer]:
    return [ReplayPlayer(seat.name, seat.bot, seat.townsperson) for seat in match.seats]


def _recorded_player(name: str) -> ReplayPlayer:
    bot = read_recorded_name(name)
    return ReplayPlayer(name, None) if bot is None else ReplayPlayer("", bot[1], bot[0])


def replay_of(record: Record, players: Sequence[ReplayPlayer] | None = None) -> Replay:
    """Every moment of a record that was verified."""
    if players is None:
        players = [_recorded_player(player.name) for player in record.players]
    game = opening(record)
    frames = [Frame(None, None, None, 0, [], view_for(game, None), _hidden(game))]
    frames += [_frame(game, move, number) for number, move in enumerate(record.moves, start=1)]
    edition = record.edition
    return Replay(edition.hash, edition.to_dict(), list(players), frames, _result(game))


def _frame(game: Game, move: Move, number: int) -> Frame:
    turn = game.turn
    game.events = []
    carry_out(game, move, number)
    events = [event_to_dict(event.public()) for event in read_events(game.events)]
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
    sheets = scoresheets_of(match.game)
    verdict = verdict_of(match.game, sheets) if match.game.is_over else None
    return Score(match.sequence, sheets, _history(match), verdict)


def _history(match: Match) -> list[tuple[int, tuple[int, ...]]]:
    """From the beginning of the match; a game that is over has ended its last turn too."""
    found = []
    for game, move_turn in match.positions():
        if move_turn > 0 and (game.turn != move_turn or game.is_over):
            found.append((move_turn, tuple(game.scores())))
    return found
