"""One game in the hands of hypothesis: it plays, takes back, copies, writes down, tries what is forbidden.

The game is played through a `Recording`, a witness hears every event, and after each step the whole table is
compared. What hypothesis finds it reduces to the shortest game that shows it.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oddville.editions import standard
from oddville.record import (
    Recording,
    fingerprint,
    read_json,
    read_text,
    replay,
    verify,
    write_json,
    write_text,
)
from oddville.rules import action_space as space
from oddville.rules import vocabulary as v
from oddville.rules.errors import RulesError
from oddville.rules.randomness import WORD_LIMIT, Generator
from tests.support import claims
from tests.support.play import Chooser, snapshot
from tests.support.unlikely_editions import unlikely_edition
from tests.support.witness import Witness

NAMES = ("Ada", "Ben", "Cleo", "Dirk")
indices = st.integers(0, 200)  # a choice among the actions offered, whatever their number
seeds = st.integers(0, WORD_LIMIT - 1)


class GameMachine(RuleBasedStateMachine):
    recording: Recording
    witness: Witness
    before: list[tuple[str, int]]  # fingerprint and chance before each move

    @initialize(players=st.integers(2, 4), seed=seeds, edition=st.none() | st.integers(0, 30))
    def begin(self, players: int, seed: int, edition: int | None) -> None:
        used = standard() if edition is None else unlikely_edition(edition)
        self.recording = Recording.begin(NAMES[:players], seed, used)
        self.witness = Witness(self.recording.game, used)
        self.before = []
        self.chooser = Chooser(Generator(seed))

    def move(self, action: int, seat: int) -> None:
        game = self.recording.game
        self.before.append((fingerprint(game), game.chance))
        self.witness.hear(game, self.recording.play(action, seat))

    def is_going_on(self) -> bool:
        return not self.recording.game.is_over

    # ---- Playing ----

    @precondition(is_going_on)
    @rule(index=indices)
    def play_any(self, index: int) -> None:
        offered = self.recording.game.legal_actions()
        self.move(offered[index % len(offered)], self.recording.game.decider)

    @precondition(is_going_on)
    @rule(moves=st.integers(1, 60))
    def play_sensibly(self, moves: int) -> None:
        """Further into the game than single steps would come."""
        for _ in range(moves):
            if self.is_going_on():
                seat, action = self.chooser.choose(self.recording.game)
                self.move(action, seat)

    @precondition(is_going_on)
    @rule(seat=st.integers(0, 3), index=indices)
    def somebody_takes_a_worker_back(self, seat: int, index: int) -> None:
        game = self.recording.game
        if seat < game.players and seat != game.decider and (offered := game.legal_actions(seat)):
            self.move(offered[index % len(offered)], seat)

    @rule(action=st.integers(-3, space.ACTION_COUNT + 3), seat=st.integers(-2, 5))
    def try_what_is_not_offered(self, action: int, seat: int) -> None:
        game = self.recording.game
        offered = game.legal_actions(seat) if v.NOBODY <= seat < game.players else []
        if action in offered:
            return
        before, moves = snapshot(game), self.recording.moves
        with pytest.raises(RulesError):
            game.step(action, seat)
        with pytest.raises(RulesError):
            self.recording.play(action, seat)
        assert snapshot(game) == before
        assert self.recording.moves == moves

    @rule()
    def take_the_last_move_back(self) -> None:
        """The same chance follows again, so doing it once more leads to the same position."""
        if not self.before:
            return
        after = fingerprint(self.recording.game)
        move = self.recording.undo()
        game = self.recording.game
        assert (fingerprint(game), game.chance) == self.before[-1]
        self.recording.play(move.action, move.seat)
        assert fingerprint(self.recording.game) == after
        assert self.recording.moves[-1] == move

    # ---- Claims ----

    @rule(seed=seeds)
    def copies_are_independent(self, seed: int) -> None:
        claims.copies_are_independent(self.recording.game, seed)

    @rule()
    def notation_round_trips(self) -> None:
        claims.notation_round_trips(self.recording.game, self.recording.edition)

    @rule(seed=seeds)
    def position_round_trips(self, seed: int) -> None:
        claims.position_round_trips(self.recording.game, self.recording.edition, seed)

    @rule()
    def every_offered_action_works(self) -> None:
        claims.every_offered_action_works(self.recording.game, self.recording.edition)

    @rule()
    def record_replays(self) -> None:
        """From the value, from JSON and from text."""
        record = self.recording.record()
        wanted = fingerprint(self.recording.game)
        assert fingerprint(replay(record)) == wanted
        assert fingerprint(verify(record)) == wanted
        assert read_json(write_json(record)) == record
        assert read_text(write_text(record)) == record

    @invariant()
    def table_is_sound(self) -> None:
        if hasattr(self, "witness"):
            self.witness.look_closely(self.recording.game)


GameMachine.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=25,
    derandomize=True,  # the same games each time; the long run tries others
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
TestGameMachine = pytest.mark.slow(GameMachine.TestCase)
