"""A hundred thousand games with a witness at every action, and all claims at a sample of positions.

Games are split into parts, so that the processes of `make soak` share them.
"""

from __future__ import annotations

import pytest

from oddville.editions import Edition, standard
from oddville.record import Recording, fingerprint, read_json, read_text, replay, write_json, write_text
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from tests.soak.conftest import Progress, scaled
from tests.support import claims
from tests.support.play import Chooser, do, game_with_chance, start
from tests.support.unlikely_editions import unlikely_edition
from tests.support.witness import Witness

pytestmark = pytest.mark.soak

GAMES = 100_000
PARTS = 20
WHIMS = (0, 5, 10, 20, 60)
MOST_DECISIONS = 600  # an unlikely edition may never end, a whimsical game takes its time
COMPARE_EVERY = 7  # what the events miss stays missed until the next comparison
LOOK_EVERY = 25
CLAIM_EVERY = 2000
RECORD_EVERY = 100  # games


def play_watched(number: int) -> None:
    """One game; its number decides players, edition, style of play and whether chance is asked for."""
    edition = unlikely_edition(number) if number % 5 == 0 else standard()
    players = 2 + number % 3
    is_explicit = number % 7 == 0
    game = game_with_chance(players, number, edition) if is_explicit else start(players, number, edition)
    chooser = Chooser(Generator(number), whims=WHIMS[number // 5 % len(WHIMS)])
    witness = Witness(game, edition)
    for decision in range(MOST_DECISIONS):
        if game.is_over:
            break
        seat, action = chooser.choose(game)
        witness.hear(game, do(game, action, seat), compare=decision % COMPARE_EVERY == 0)
        if chooser.generator.below(LOOK_EVERY) == 0:
            witness.look_closely(game)
        if chooser.generator.below(CLAIM_EVERY) == 0:
            try_claims(game, edition, seed=decision)
    witness.everything.agree(game)
    witness.look_closely(game)


def try_claims(game: Game, edition: Edition, seed: int) -> None:
    claims.every_offered_action_works(game, edition)
    claims.every_other_action_is_refused(game)
    claims.reasons_agree_with_the_list(game)
    claims.notation_round_trips(game, edition)
    claims.position_round_trips(game, edition, seed)
    claims.copies_are_independent(game, seed)


def play_recorded(number: int) -> None:
    """One game through a recording, then from its record, its JSON and its text."""
    edition = unlikely_edition(number) if number % 3 == 0 else standard()
    recording = Recording.begin(["Ada", "Ben", "Cleo", "Dirk"][: 2 + number % 3], number, edition)
    chooser = Chooser(Generator(number), whims=15)
    for _ in range(MOST_DECISIONS):
        if recording.game.is_over:
            break
        seat, action = chooser.choose(recording.game)
        recording.play(action, seat)
    record = recording.record()
    assert fingerprint(replay(record)) == fingerprint(recording.game)
    assert read_json(write_json(record)) == record
    assert read_text(write_text(record)) == record


@pytest.mark.parametrize("part", range(PARTS))
def test_every_property_holds_in_every_game(part: int, progress: Progress) -> None:
    games = scaled(GAMES // PARTS)
    for done in range(games):
        number = part * games + done
        try:
            play_watched(number)
            if done % RECORD_EVERY == 0:
                play_recorded(number)
        except Exception as error:
            error.add_note(f"game {number}")
            raise
        progress(done + 1, games)
