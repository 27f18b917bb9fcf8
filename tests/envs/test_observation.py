"""What is in an observation, and that nothing hidden is."""

from __future__ import annotations

import numpy as np
import pytest

import oddville
from oddville.envs import observation as o
from oddville.envs.layout import CITY_SHAPE, PARTS, Vector, as_dictionary, buffer_of
from oddville.envs.observation import OBSERVATION_SIZE, Observer, observe, write_mask
from oddville.rules.game import Game
from oddville.rules.views import view_for
from oddville.rules.vocabulary import CITY_REACH, DECISIONS, PLACE
from tests.support.other_secrets import sampled_moments, with_other_secrets
from tests.support.play import moments
from tests.support.unlikely_editions import unlikely_edition

pytestmark = pytest.mark.slow


def seen_by(game: Game, seat: int) -> Vector:
    vector = np.full(OBSERVATION_SIZE, 99, np.int8)
    observe(Observer(game.components), game, seat, buffer_of(vector), 0)
    return vector


def test_the_parts_fill_the_vector_without_a_gap() -> None:
    place = 0
    for part in PARTS:
        assert part.start == place, part.name
        place = part.stop
    assert place == OBSERVATION_SIZE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_things_change_nothing(players: int) -> None:
    """As with views: shuffle all that is hidden, and every observation and mask stays the same."""
    tried = 0
    for moment in sampled_moments(players, range(5), every=25):
        for seed in range(2):
            other = with_other_secrets(moment, seed)
            tried += other.deck != moment.game.deck
            for seat in range(players):
                assert (seen_by(other, seat) == seen_by(moment.game, seat)).all()
            assert mask_of(other) == mask_of(moment.game)
    assert tried > 30


@pytest.mark.parametrize("seed", range(6))
def test_unlikely_editions_keep_their_secrets_too(seed: int) -> None:
    for number, moment in enumerate(sampled_moments(2 + seed % 3, range(2), every=40, edition=seed)):
        other = with_other_secrets(moment, number)
        for seat in range(other.players):
            assert (seen_by(other, seat) == seen_by(moment.game, seat)).all()


def mask_of(game: Game) -> list[int]:
    mask = np.zeros(724, np.int8)
    write_mask(game, buffer_of(mask))
    return np.flatnonzero(mask).tolist()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", [None, 3])
def test_an_observation_says_what_the_view_says(players: int, edition: int | None) -> None:
    """Every fact of the view, read back from the dictionary of each seat."""
    used = oddville.standard() if edition is None else unlikely_edition(edition)
    compared = 0
    for number, (game, _) in enumerate(moments(players, 11, used, most=400)):
        if number % 7:
            continue
        for seat in range(players):
            compare(game, seat)
            compared += 1
    assert compared > 30


def compare(game: Game, seat: int) -> None:
    view = view_for(game, seat)
    parts = as_dictionary(seen_by(game, seat))
    clockwise = [(seat + step) % game.players for step in range(game.players)]
    for distance, other in enumerate(clockwise):
        player, row = view.players[other], parts["players"][distance]
        assert row[0] == 1
        assert tuple(np.flatnonzero(row[1:5]) + 1) == player.hand
        assert tuple(row[5:10]) == (
            player.supply,
            player.workers_on_board,
            player.workers_in_city,
            player.coins,
            player.score,
        )
        assert tuple(np.flatnonzero(row[10:22])) == player.characters
        assert row[32] == (view.decision.seat == other)
        assert row[31] == (view.decision.turn_seat == other)
        for card, shown in zip(player.projects, parts["projects"][distance], strict=False):
            assert shown[: o.FACE].tolist() == o.face_of(game.components, card)
        for resource in range(4):
            assert parts["upper_slots"][resource, distance] == view.board[resource].upper[other]
            owned = view.board[resource].lower.count(other) + view.board[resource].upper[other]
            assert row[22 + resource] == owned
            assert row[26 + resource] == (view.spots[resource] == other)
    for offered, shown in zip(view.row, parts["row"], strict=True):
        assert shown[0] == (offered is not None)
        if offered is not None:
            assert shown[: o.FACE].tolist() == o.face_of(game.components, offered)
    decision = parts["decision"]
    assert np.flatnonzero(decision[:10]).tolist() == [view.decision.kind]
    assert decision[18:26].sum() == len(view.decision.bonuses)
    assert decision[30] == view.deck_size
    assert parts["city"].shape == CITY_SHAPE
    for built in view.city[1:]:
        cell = parts["city"][:, built.y, built.x + CITY_REACH]
        assert cell[: o.FACE].tolist() == o.face_of(game.components, built.card)
        assert built.owner is not None
        assert cell[o.FACE + (built.owner - seat) % game.players] == 1
    assert parts["city"][0].sum() == len(view.city) - 1
    tops = [pile.top for pile in view.piles if pile.top is not None]
    assert np.flatnonzero(parts["piles"][4:]).tolist() == sorted(tops)
    assert parts["piles"][:4].tolist() == [pile.size for pile in view.piles]


def test_fitting_streets_are_where_a_card_can_be_placed() -> None:
    asked = 0
    for game, _ in moments(2, 5, most=600):
        if game.decision != PLACE:
            continue
        asked += 1
        parts = as_dictionary(seen_by(game, game.decider))
        edges = game.components.edges[game.project_to_place]
        assert parts["fitting_streets"][edges] == 1
        assert parts["card_to_place"].tolist() == o.face_of(game.components, game.project_to_place)
        assert parts["decision"][DECISIONS.index("place")] == 1
    assert asked


def test_scores_stay_right_where_they_are_remembered() -> None:
    """The loop over many games counts points only when something has changed."""
    from oddville.envs.vector import OddVilleVectorEnv

    envs = OddVilleVectorEnv(6, players=4, opponents="newcomer")
    _, infos = envs.reset(seed=1)
    for _ in range(150):
        observations, *_, infos = envs.step(envs.random_actions())
        for number, game in enumerate(envs.games):
            scores = observations[number, : 4 * o.PLAYER].reshape(4, -1)[:, 9]
            seat = int(infos["seat"][number])
            assert scores.tolist() == [game.score((seat + step) % 4) for step in range(4)]
