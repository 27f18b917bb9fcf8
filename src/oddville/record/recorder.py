"""Records a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as changed

from ..documents.reader import is_name
from ..editions import Edition, components, standard
from ..rules.action_space import SHUFFLE_PILE
from ..rules.actions import Action, encode
from ..rules.deal import Deal, draw_deal
from ..rules.errors import ImpossibleSetup
from ..rules.events import Event, read_events
from ..rules.game import Game
from ..rules.randomness import WORD_LIMIT, Generator
from ..rules.vocabulary import COLOURS, MAX_PLAYERS, MIN_PLAYERS
from .errors import RecordError
from .legality import require_legal
from .notation import write_action
from .record import Move, Player, Record, result_of
from .replay import replay
from .shuffles import shuffle_among


class Recording:
    """A running game with everything its record needs. Play through it; read from `game`."""

    def __init__(
        self, edition: Edition, players: Sequence[Player], deal: Deal, chance: int, moves: Sequence[Move] = ()
    ) -> None:
        _check_players(players)
        self.edition = edition
        self.players = tuple(players)
        self.deal = deal
        self._moves = list(moves)
        self._chance_before = [chance] * len(moves)  # the generator's state before each move, for `undo`
        self.game: Game = self._replayed(chance)

    def _replayed(self, chance: int) -> Game:
        """The game after the moves so far; `chance` is the seed of later draws."""
        game = replay(Record(self.edition, self.players, self.deal, self.moves, None))
        game.chance = chance
        return game

    @classmethod
    def begin(cls, names: Sequence[str], seed: int, edition: Edition | None = None) -> Recording:
        """A new game for players with these names, in the colours of their seats."""
        if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
            raise ImpossibleSetup(what="players", value=len(names), least=MIN_PLAYERS, most=MAX_PLAYERS)
        if type(seed) is not int or not 0 <= seed < WORD_LIMIT:
            raise ImpossibleSetup(what="seed", value=seed, least=0, most=WORD_LIMIT - 1)
        used = edition or standard()
        generator = Generator(seed)
        deal = draw_deal(components(used, len(names)), generator)
        players = [Player(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
        return cls(used, players, deal, generator.word)

    @classmethod
    def resume(cls, record: Record, chance: int) -> Recording:
        """Continue where a record ends; `chance` is the seed of later draws."""
        return cls(record.edition, record.players, record.deal, chance, record.moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(self._moves)

    def play(self, action: int | Action, seat: int | None = None) -> list[Event]:
        """Carry out an action of a seat, by default of the one that must decide; returns the events.

        Raises a `RulesError` with a `reason`, and changes nothing, if the rules forbid it.
        """
        number = encode(action) if isinstance(action, Action) else action
        who = self.game.decider if seat is None else seat
        require_legal(self.game, number, who)
        text = write_action(self.game, self.edition, number, who)
        chance = self.game.chance
        self.game.events = []
        self.game.step(number, who)
        events = read_events(self.game.events)
        self.game.events = None
        if number >= SHUFFLE_PILE:
            self._moves[-1] = changed(self._moves[-1], shuffle=shuffle_among(events))
        else:
            self._moves.append(Move(who, number, text, shuffle_among(events)))
            self._chance_before.append(chance)
        return events

    def undo(self) -> Move:
        """Take back the last move and its chance outcome; playing it again gives the same outcome."""
        move = self._moves.pop()
        explicit_chance = self.game.explicit_chance
        self.game = self._replayed(self._chance_before.pop())
        self.game.explicit_chance = explicit_chance
        return move

    def record(self) -> Record:
        return Record(self.edition, self.players, self.deal, self.moves, result_of(self.game))


def _check_players(players: Sequence[Player]) -> None:
    """Names and colours must fit on the lines of a record."""
    for seat, player in enumerate(players):
        if not is_name(player.name):
            raise RecordError("not-a-name", where=f"players[{seat}].name", value=player.name)
        if player.colour not in COLOURS:
            raise RecordError("unknown-word", where=f"players[{seat}].colour", value=player.colour)
    if len({player.colour for player in players}) < len(players):
        raise RecordError("repeated", where="players", value="colour")
