"""A game that writes itself down, and takes moves back."""

from __future__ import annotations

import pytest

from oddville.editions import standard
from oddville.editions.start import new_game
from oddville.record import Player, RecordError, Recording, fingerprint, replay, states
from oddville.record.fingerprint import content
from oddville.rules.actions import PickResource
from oddville.rules.deal import draw_deal
from oddville.rules.enums import Resource
from oddville.rules.errors import IllegalAction, ImpossibleSetup, WrongSeat
from oddville.rules.events import ResourcePicked
from oddville.rules.randomness import Generator
from oddville.rules.vocabulary import DISCLOSED_CARD, DISCLOSED_CHANCE, DISCLOSED_NOTHING, NOBODY, SHUFFLE
from tests.support.recorded_games import NAMES, finished, playing


def test_the_seed_means_the_same_as_for_a_new_game() -> None:
    assert content(Recording.begin(NAMES[:3], 7).game) == content(new_game(3, 7))
    assert Recording.begin(NAMES[:3], 7).game.chance == new_game(3, 7).chance


def test_playing_returns_what_happened_and_writes_it_down() -> None:
    recording = Recording.begin(NAMES[:2], 1)
    seat = recording.game.decider
    assert recording.play(PickResource(Resource.CLAY)) == [ResourcePicked(seat, Resource.CLAY)]
    assert [(move.seat, move.text) for move in recording.moves] == [(seat, "pick clay")]


def test_a_refused_action_changes_nothing() -> None:
    recording = Recording.begin(NAMES[:2], 1)
    before = content(recording.game)
    with pytest.raises(IllegalAction):
        recording.play(0)
    with pytest.raises(WrongSeat):
        recording.play(PickResource(Resource.CLAY), 1 - recording.game.decider)
    assert content(recording.game) == before
    assert recording.moves == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_leads_to_the_same_position_at_every_move(players: int) -> None:
    prints = [fingerprint(recording.game) for recording in playing(players, players)]
    record = finished(players, players).record()
    assert [fingerprint(game) for game in states(record)] == prints
    assert fingerprint(replay(record, 40)) == prints[40]


def test_whoever_decides_the_shuffles_the_record_is_the_same_kind() -> None:
    """Where the caller plays chance's part, the outcome belongs to the move before."""
    recording = finished(4, 8, explicit_chance=True)
    assert any(move.shuffle for move in recording.moves)
    assert fingerprint(replay(recording.record())) == fingerprint(recording.game)


def test_undo_takes_back_one_move_and_the_same_chance_follows_again() -> None:
    shuffles = 0
    for recording in playing(4, 8):
        if not recording.moves:
            continue
        after, chance = content(recording.game), recording.game.chance
        shuffles += recording.moves[-1].shuffle is not None
        if recording.moves[-1].shuffle is None and len(recording.moves) % 40:
            continue
        move = recording.undo()
        assert content(recording.game) == content(replay(recording.record()))
        recording.play(move.action, move.seat)
        assert recording.moves[-1] == move
        assert content(recording.game) == after
        assert recording.game.chance == chance
    assert shuffles > 0


def test_the_game_knows_what_the_last_move_revealed() -> None:
    recording = Recording.begin(NAMES[:2], 5)
    recording.play(PickResource(Resource.CLAY))
    recording.play(PickResource(Resource.WOOD))
    assert recording.game.disclosed == DISCLOSED_NOTHING
    taking = next(action for action in recording.game.legal_actions() if 25 <= action < 49)
    recording.play(taking)  # the refilled row shows a new card
    assert recording.game.disclosed == DISCLOSED_CARD
    recording.undo()
    assert recording.game.disclosed == DISCLOSED_NOTHING


def test_the_game_knows_that_the_last_move_shuffled_even_after_a_replay() -> None:
    for recording in playing(4, 8):
        if recording.moves and recording.moves[-1].shuffle:
            assert recording.game.disclosed & DISCLOSED_CHANCE
            assert Recording.resume(recording.record(), 0).game.disclosed & DISCLOSED_CHANCE
            return
    pytest.fail("no pile was shuffled in this game")


def test_an_unfinished_record_can_be_played_on() -> None:
    for recording in playing(3, 6):
        if len(recording.moves) == 60:
            resumed = Recording.resume(recording.record(), recording.game.chance)
            assert content(resumed.game) == content(recording.game)
            action = resumed.game.legal_actions()[0]
            assert resumed.play(action) == recording.play(action)
            assert resumed.record() == recording.record()
            return


def test_a_shuffle_that_chance_still_owes_is_left_open() -> None:
    for recording in playing(4, 8, explicit_chance=True):
        if recording.game.decision == SHUFFLE:
            game = replay(recording.record())
            assert game.decision == SHUFFLE
            assert game.decider == NOBODY
            return
    pytest.fail("no pile was shuffled in this game")


@pytest.mark.parametrize(
    ("players", "code", "where"),
    [
        ([Player("", "red"), Player("Ben", "blue")], "not-a-name", "players[0].name"),
        ([Player("Ada", "red"), Player("Ben\n", "blue")], "not-a-name", "players[1].name"),
        ([Player("Ada", "red"), Player("Ben", "green")], "unknown-word", "players[1].colour"),
        ([Player("Ada", "red"), Player("Ben", "red")], "repeated", "players"),
    ],
)
def test_players_must_fit_into_a_record(players: list[Player], code: str, where: str) -> None:
    deal = draw_deal(new_game(2, 1).components, Generator(1))
    with pytest.raises(RecordError) as raised:
        Recording(standard(), players, deal, 0)
    assert (raised.value.code, raised.value.where) == (code, where)


@pytest.mark.parametrize(
    ("names", "seed"), [(["Ada"], 1), (["A"] * 5, 1), (["Ada", "Ben"], -1), (["A", "B"], 2**64)]
)
def test_impossible_beginnings(names: list[str], seed: int) -> None:
    with pytest.raises(ImpossibleSetup):
        Recording.begin(names, seed)
