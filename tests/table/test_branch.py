"""A moment of another game as the beginning of a match: nothing that was known is different."""

from __future__ import annotations

import pytest
from msgspec.json import decode, encode

from oddville import standard
from oddville.editions import Edition, from_dict
from oddville.protocol.settings import Settings
from oddville.record import Record, fingerprint, replay, verify
from oddville.rules.views import view_for
from oddville.store import MatchRow
from oddville.table.branch import branch_point_of
from oddville.table.loading import read_match, write_settings
from tests.support.recorded_games import finished
from tests.support.small_edition import small_edition


def moments(record: Record) -> range:
    return range(0, len(record.moves), max(1, len(record.moves) // 12))


@pytest.mark.parametrize("edition", [standard(), from_dict(small_edition())], ids=["standard", "small"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_past_is_the_same_and_the_future_another(players: int, edition: Edition) -> None:
    record = finished(players, 11, edition).record()
    names = [player.name for player in record.players]
    changed = 0
    for moves in moments(record):
        truth = replay(record, moves)
        branch = branch_point_of(record, moves)
        game = branch.game(edition, players, seed=77)
        assert view_for(game, None) == view_for(truth, None)
        changed += game.deck != truth.deck
        recording = branch.recording(edition, names, seed=77)
        assert fingerprint(recording.game) == fingerprint(game)
        assert recording.game.chance == game.chance
        assert [move.text for move in recording.moves] == [move.text for move in record.moves[:moves]]
        verify(recording.record())
    if edition.id == "standard":
        assert changed >= 3  # later on every card has been seen


def test_the_positions_of_the_past() -> None:
    record = finished(3, 4).record()
    branch = branch_point_of(record, 60)
    found = [(game.scores(), turn) for game, turn in branch.positions(record.edition, 3)]
    assert len(found) == 60
    assert found[-1][0] == replay(record, 60).scores()
    assert found[-1][1] == replay(record, 59).turn


def stored(settings: bytes) -> MatchRow:
    edition = standard().to_dict()
    return MatchRow("table", 0, 1, "0.1.0", settings, encode(edition), bytes(32))


def test_an_opening_is_stored_beside_the_settings() -> None:
    record = finished(2, 6).record()
    branch = branch_point_of(record, 33)
    settings = Settings(players=2, seed=5)
    match = read_match(stored(write_settings(settings, branch)), [])
    assert match.branch == branch
    assert match.settings == settings
    assert type(match.settings) is Settings  # what is told of the settings says nothing of it
    assert match.without_entries().branch == branch


def test_matches_without_one_are_stored_and_read_as_ever() -> None:
    settings = Settings(players=3, bots=(None, "newcomer"))
    written = write_settings(settings)
    assert decode(written, type=Settings) == settings
    assert b"opening" not in written
    match = read_match(stored(written), [])
    assert match.branch is None
    assert match.settings == settings
