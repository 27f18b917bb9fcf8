"""One match: its settings, and what follows from the entries of its log.

`apply` applies an entry that is stored; it never refuses one. Whether a command may become an entry is
decided before that, in `decide.py`. So nothing is ever shown that is not stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from typing import Any, Final, NamedTuple

from ..bots.tree import meaning_of
from ..editions import Edition
from ..editions.start import new_game
from ..protocol.entries import (
    BotSeated,
    EndAnswered,
    EndAsked,
    Entry,
    KeyAdded,
    Moved,
    Muted,
    Reclaimed,
    Rematched,
    Resigned,
    Said,
    SeatLeft,
    SeatTaken,
    Started,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ..protocol.forms import Ending, Phase
from ..protocol.settings import Settings
from ..record.fairness import redraw_seed
from ..rules.events import RawEvent
from ..rules.game import Game
from ..rules.vocabulary import NOBODY
from . import clocks
from .branch import BranchPoint
from .seats import MAX_KEYS, TALK_LINES, Seat, first_seats, seat_for_bot

KEPT_KEYS: Final = 32  # repeated commands are recognised without asking the store


class Played(NamedTuple):
    """What undoing and bots need to know about a move."""

    seat: int
    action: int
    meaning: int  # see `Deed`
    turn: int  # in which it was decided; 0 during set-up
    disclosed: int  # what it revealed
    times_left: tuple[int, ...]  # by seat, before the increment; empty without a clock


class Asked(NamedTuple):
    """A request that waits for the others' consent."""

    seat: int
    sequence: int
    moves: int  # for an undo: how many moves would remain
    agreed: frozenset[int] = frozenset()
    people: frozenset[int] | None = None  # who must agree; None: everybody who is there then


class Match:
    """A match at one moment."""

    def __init__(
        self,
        match_id: str,
        settings: Settings,
        edition: Edition,
        secret: bytes,
        branch: BranchPoint | None = None,
    ) -> None:
        self.id = match_id
        self.settings = settings
        self.edition = edition
        self.secret = secret
        self.full_time = clocks.full_time(settings.clock)
        self.branch = branch  # the moment of another game where it begins
        self.seats = first_seats(match_id, settings)
        self.phase: Phase = "open"
        self.ending: Ending | None = None
        self.sequence = 0  # of the last entry
        self.changed = 0  # commands based on older entries are stale
        self.recent_keys: dict[str, int] = {}
        self.game: Game | None = None
        self.seed = 0
        self.order: tuple[int, ...] = ()  # by seat: the seat before the start
        self.salts: tuple[str, ...] = ()  # in the order of the seats before the start
        self.moves: list[Played] = []  # of this match; those before it branched off are not among them
        self.redraws: dict[int, int] = {}  # by number of moves: the entry that redrew the hidden cards
        self.undo_asked: Asked | None = None
        self.end_asked: Asked | None = None
        self.clock_at = 0  # when the clocks were last updated
        self.started_at = 0
        self.ended_at = 0
        self.rematch_id: str | None = None

    # ---- Questions ------------------------------------------------------------------------------

    @property
    def host(self) -> int:
        """The person who has sat here longest and is still here; NOBODY at a table without people."""
        people = [(seat.stand_in is not None, seat.since, number) for number, seat in self.people]
        return min(people)[2] if people else NOBODY

    @property
    def people(self) -> list[tuple[int, Seat]]:
        return [(number, seat) for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def has_chosen_seed(self) -> bool:
        """The player who chose the seed can predict every card."""
        return self.settings.seed is not None

    @property
    def is_listed(self) -> bool:
        """In the lobby, where strangers sit down: never with a chosen seed."""
        return self.settings.listed and not self.has_chosen_seed

    @property
    def has_proof(self) -> bool:
        """Whether the secret and the salts decide the deal."""
        return self.branch is None and not self.has_chosen_seed

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def decider(self) -> int:
        """The seat that must decide; NOBODY before the start and after the end."""
        return self.game.decider if self.game is not None and self.phase == "playing" else NOBODY

    @property
    def winner(self) -> int:
        """NOBODY while the match goes on, and if it was stopped by agreement."""
        if self.game is None or self.ending in (None, "abandoned"):
            return NOBODY
        if self.ending == "finished" and not self.seats[self.game.winner].resigned:
            return self.game.winner
        scores = self.game.scores()
        standing = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        return max(standing, key=lambda seat: scores[seat]) if standing else NOBODY

    @property
    def names(self) -> list[str]:
        """By seat; those of bots as in English."""
        return [seat.name or (seat.townsperson or "").capitalize() for seat in self.seats]

    def others(self, asker: int) -> frozenset[int]:
        """The other people who have not resigned, also those who left or whose time ran out."""
        return frozenset(number for number, seat in self.people if not seat.resigned and number != asker)

    def consenting(self, asker: int) -> frozenset[int]:
        """Whose consent `asker` needs: that of the other people who have not left. Bots always agree."""
        return frozenset(number for number in self.others(asker) if self.seats[number].is_asked)

    def waiting_for(self, asked: Asked) -> frozenset[int]:
        """Who has not yet agreed."""
        people = self.consenting(asked.seat) if asked.people is None else asked.people
        return people - asked.agreed

    def without_entries(self) -> Match:
        """The same match before its first entry."""
        return Match(self.id, self.settings, self.edition, self.secret, self.branch)

    def copy(self) -> Match:
        """A copy of the match as it is now."""
        other = copy(self)
        other.seats = [copy(seat) for seat in self.seats]
        other.moves = self.moves[:]
        other.redraws = self.redraws.copy()
        other.recent_keys = {}
        other.game = None if self.game is None else self.game.copy()
        return other

    # ---- Carrying out ---------------------------------------------------------------------------

    def load(self, entries: Iterable[tuple[Entry, str | None]]) -> None:
        for entry, key in entries:
            self.apply(entry, key)

    def apply(self, entry: Entry, key: str | None = None) -> list[RawEvent]:
        """Apply the next entry of the log; returns the events of the game, with hidden information."""
        self.sequence += 1
        if key is not None:
            self._remember(key)
        clocks.charge(self, entry.at)
        self._note_change(entry)
        events = _APPLY[type(entry)](self, entry)
        return events or []

    def _remember(self, key: str) -> None:
        self.recent_keys[key] = self.sequence
        if len(self.recent_keys) > KEPT_KEYS:
            del self.recent_keys[next(iter(self.recent_keys))]

    def _note_change(self, entry: Entry) -> None:
        """For the rate limit of the seat that changes something besides the game."""
        by_host = isinstance(entry, BotSeated | Muted)
        by_host |= isinstance(entry, TakenOver) and entry.reason == "host"
        if by_host and self.host != NOBODY:
            self.seats[self.host].note_change(entry.at)
        elif isinstance(entry, EndAsked | Reclaimed | TakenOver):
            self.seats[entry.seat].note_change(entry.at)

    def _seat_taken(self, entry: SeatTaken) -> None:
        self.seats[entry.seat] = Seat(
            name=entry.name,
            key_hashes=[entry.key_hash],
            salt=entry.salt,
            former=entry.former,
            since=self.sequence,
        )

    def _seat_left(self, entry: SeatLeft) -> None:
        self.seats[entry.seat] = Seat()

    def _bot_seated(self, entry: BotSeated) -> None:
        self.seats[entry.seat] = seat_for_bot(self.id, self.seats, entry.seat, entry.level)

    def _key_added(self, entry: KeyAdded) -> None:
        seat = self.seats[entry.seat]
        older = [] if entry.only else seat.key_hashes
        seat.key_hashes = [*older, entry.key_hash][-MAX_KEYS:]

    def _started(self, entry: Started) -> None:
        self.salts = tuple(seat.salt for seat in self.seats)
        self.order = entry.order
        self.seats = [self.seats[chair] for chair in entry.order]
        self.seed = entry.seed
        self.game = self._replayed()
        self.phase = "playing"
        self.changed = self.sequence
        self.started_at = entry.at
        clocks.begin(self, entry.at)

    def _begun(self) -> Game:
        """The game before the first move of this match."""
        players = self.settings.players
        if self.branch is None:
            return new_game(players, self.seed, self.edition)
        return self.branch.game(self.edition, players, self.seed)

    def _replayed(self) -> Game:
        """The game after all moves, with the same chance from the same seed."""
        game = self._redrawn(self._begun(), 0)
        for number, move in enumerate(self.moves, start=1):
            game.step(move.action, move.seat)
            game = self._redrawn(game, number)
        return game

    def _redrawn(self, game: Game, moves: int) -> Game:
        """Redraw the hidden cards if an undo past something revealed ended here."""
        seed = self.redraw_seed(moves)
        return game if seed is None else game.resampled(NOBODY, seed)

    def redraw_seed(self, moves: int) -> int | None:
        """The seed of the redraw after so many moves of this match, if there was one."""
        entry = self.redraws.get(moves)
        return None if entry is None else redraw_seed(self.secret, self.salts, entry)

    def positions(self) -> Iterator[tuple[Game, int]]:
        """The game after each move, with the turn of the move; copy what you keep, the game goes on."""
        if self.branch is not None:
            yield from self.branch.positions(self.edition, self.settings.players)
        game = self._redrawn(self._begun(), 0)
        for number, move in enumerate(self.moves, start=1):
            game.step(move.action, move.seat)
            game = self._redrawn(game, number)
            yield game, move.turn

    def _moved(self, entry: Moved) -> list[RawEvent]:
        game = self.game
        assert game is not None
        turn, decider = game.turn, game.decider
        meaning = meaning_of(game, entry.action)
        happened: list[RawEvent] = []
        game.events = happened
        game.step(entry.action, entry.seat)
        game.events = None
        times_left = clocks.times_left(self)
        self.moves.append(Played(entry.seat, entry.action, meaning, turn, game.disclosed, times_left))
        self.seats[entry.seat].bot_moved = entry.bot is not None
        self.changed = self.sequence
        self.undo_asked = None
        if game.is_over:
            self._end("finished", entry.at)
        else:
            clocks.go_on(self, decider, turn)
        return happened

    def _undo_asked(self, entry: UndoAsked) -> None:
        people = None if entry.asked is None else frozenset(entry.asked)
        self.undo_asked = Asked(entry.seat, self.sequence, entry.moves, people=people)

    def _undo_answered(self, entry: UndoAnswered) -> None:
        asked = self.undo_asked
        self.undo_asked = None
        if asked is None or not entry.agreed:
            return
        asked = asked._replace(agreed=asked.agreed | {entry.seat})
        if self.waiting_for(asked):
            self.undo_asked = asked
        else:
            self._go_back(asked.moves)

    def _undone(self, entry: Undone) -> None:
        self._go_back(entry.moves, entry.redrawn)

    def _go_back(self, count: int, is_redrawn: bool = False) -> None:
        clocks.go_back(self, self.moves[count].times_left)
        del self.moves[count:]
        kept = {moves: entry for moves, entry in self.redraws.items() if moves <= count}
        if is_redrawn or len(kept) < len(self.redraws):  # nobody goes back to cards seen before a redraw
            kept[count] = self.sequence
        self.redraws = kept
        self.game = self._replayed()
        self.undo_asked = None
        self.changed = self.sequence

    def _taken_over(self, entry: TakenOver) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = entry.level
        seat.is_asked = entry.is_asked
        seat.bot_moved = False
        self.undo_asked = self.end_asked = None  # other people would have to agree now

    def _reclaimed(self, entry: Reclaimed) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = None
        seat.is_asked = True
        clocks.give_again(self, entry.seat)

    def _resigned(self, entry: Resigned) -> None:
        """If one player is left, they win; otherwise a bot plays the seat to the end and cannot win."""
        seat = self.seats[entry.seat]
        seat.resigned = True
        seat.stand_in = entry.level or self.settings.stand_in
        self.undo_asked = self.end_asked = None
        if sum(not seat.resigned for seat in self.seats) <= 1 or not self._anybody_plays():
            self._end("resigned", entry.at)

    def _anybody_plays(self) -> bool:
        return any(seat.is_person and not seat.resigned for seat in self.seats)

    def _end_asked(self, entry: EndAsked) -> None:
        self.end_asked = Asked(entry.seat, self.sequence, 0)
        self._end_if_agreed(entry.at)

    def _end_answered(self, entry: EndAnswered) -> None:
        asked = self.end_asked
        if asked is None or not entry.agreed:
            self.end_asked = None
            return
        self.end_asked = asked._replace(agreed=asked.agreed | {entry.seat})
        self._end_if_agreed(entry.at)

    def _end_if_agreed(self, at: int) -> None:
        asked = self.end_asked
        if asked is not None and not self.waiting_for(asked):
            self._end("abandoned", at)

    def _end(self, ending: Ending, at: int) -> None:
        self.phase = "over"
        self.ending = ending
        self.ended_at = at
        self.undo_asked = self.end_asked = None
        self.changed = self.sequence

    def _said(self, entry: Said) -> None:
        """Chat changes nothing but the rate limit of the seat."""
        seat = self.seats[entry.seat]
        seat.said_at = (*seat.said_at, entry.at)[-TALK_LINES:]

    def _muted(self, entry: Muted) -> None:
        self.seats[entry.seat].muted = entry.muted

    def _rematched(self, entry: Rematched) -> None:
        self.rematch_id = entry.match_id


_APPLY: Final[dict[type, Callable[[Match, Any], list[RawEvent] | None]]] = {
    SeatTaken: Match._seat_taken,
    SeatLeft: Match._seat_left,
    BotSeated: Match._bot_seated,
    KeyAdded: Match._key_added,
    Started: Match._started,
    Moved: Match._moved,
    UndoAsked: Match._undo_asked,
    UndoAnswered: Match._undo_answered,
    Undone: Match._undone,
    TakenOver: Match._taken_over,
    Reclaimed: Match._reclaimed,
    Resigned: Match._resigned,
    EndAsked: Match._end_asked,
    EndAnswered: Match._end_answered,
    Said: Match._said,
    Muted: Match._muted,
    Rematched: Match._rematched,
}
