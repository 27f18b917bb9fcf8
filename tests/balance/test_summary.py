"""The figures: counted by hand on made-up games, and against the games themselves."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from oddville.balance.facts import BuiltCard, CellCount, GameFacts, Points
from oddville.balance.seats import SeatFigures
from oddville.balance.settings import Settings
from oddville.balance.summary import Summary, summarise, summary_to_json
from oddville.balance.targets import Check
from oddville.balance.workers import play
from oddville.editions import standard
from oddville.reports.intervals import Estimate
from oddville.rules.action_space import PLAY_FOR_BUILDING, PLAY_FOR_COINS

SCORING = [building.scoring for building in standard().buildings]
DIAMOND = SCORING.index("diamond")
ROW = SCORING.index("row")


def made_up(index: int, winner: int, turns: int, built: Sequence[BuiltCard] = ()) -> GameFacts:
    """Two players; seat 1 begins."""
    facts = GameFacts(2, index, is_finished=True, turns=turns, first_player=1, winner=winner)
    facts.scores = [Points(10, 0, 3, 1), Points(8, 4, 0, 2)]
    facts.built = list(built)
    facts.seen = [DIAMOND, ROW]
    facts.characters = list(range(12))
    facts.cells = [CellCount(0, 10, 1, 6, 0), CellCount(1, 10, 0, 6, 3)]
    return facts


@pytest.fixture(scope="module")
def real() -> Summary:
    settings = Settings(standard(), "newcomer", 3)
    games = [GameFacts.from_line(play(settings, (n, i))) for n in (2, 3, 4) for i in range(12)]
    found = summarise(settings, games)
    assert found is not None
    return found


def test_places_count_from_the_first_player() -> None:
    games = [made_up(0, winner=1, turns=9), made_up(1, winner=1, turns=10), made_up(2, winner=0, turns=11)]
    figures = SeatFigures.of(games, 2)
    first, second = figures.positions
    assert [first.wins.value, second.wins.value] == pytest.approx([2 / 3, 1 / 3])
    assert (first.score.value, second.score.value) == (14, 14)
    # 9, 10 and 11 turns: the first player had 5, 5 and 6 of them, the second 4, 5 and 5.
    assert [first.turns, second.turns] == pytest.approx([16 / 3, 14 / 3])
    assert first.has_last_turn.value == pytest.approx(2 / 3)
    assert [ending.share.value for ending in figures.endings] == pytest.approx([2 / 3, 1 / 3])
    assert [wins.value for wins in figures.endings[0].wins] == [0.5, 0.5]
    assert figures.distance.value == pytest.approx(1 / 6)
    assert figures.distance.low == 0


def test_points_per_resource_are_a_ratio_of_sums() -> None:
    games = [
        made_up(0, 0, 9, [BuiltCard(DIAMOND, 0, 3, 4, 1), BuiltCard(ROW, 1, 5, 9, 3)]),
        made_up(1, 1, 9, [BuiltCard(DIAMOND, 0, 3, 5, 2), BuiltCard(ROW, 1, 5, 6, 3)]),
    ]
    summary = summarise(Settings(standard(), "newcomer", 1), games)
    assert summary is not None
    kinds = {kind.scoring: kind for kind in summary.all.scorings.kinds}
    assert kinds["diamond"].points_per_resource.value == 3.0
    assert kinds["diamond"].mean_of_cards == pytest.approx((4 + 2.5) / 2)
    assert kinds["row"].points_per_resource.value == 2.5
    assert summary.all.scorings.spread.value == pytest.approx(1.2)
    assert kinds["row"].share_of_points == pytest.approx(15 / 24)
    # Resampled games are the first twice, both, or the second twice.
    assert kinds["diamond"].points_per_resource.low == 2.5
    assert kinds["diamond"].points_per_resource.high == 4.0


def test_cells_positions_and_cards() -> None:
    game = made_up(0, 0, 9, [BuiltCard(ROW, 1, 9, 9, 3, used_at_build=1, used_by_others=2)])
    game.plays[PLAY_FOR_BUILDING - PLAY_FOR_COINS] = 3  # worker 1, position 1
    game.plays[PLAY_FOR_BUILDING - PLAY_FOR_COINS + 5] = 1  # worker 1, position 6
    game.plays[PLAY_FOR_BUILDING - PLAY_FOR_COINS + 11] = 1  # worker 2, position 6
    summary = summarise(Settings(standard(), "newcomer", 1), [game])
    assert summary is not None
    figures = summary.all
    assert figures.cells.projects.value == 0.05
    assert figures.cells.row.value == 0.25
    first, *_, last = figures.abilities.positions
    assert (first.share.value, last.share.value) == (0.6, 0.4)
    assert (first.price, last.price) == (0, 2.5)  # 3 and 2 coins
    card = figures.cards[ROW]
    assert (card.seen, card.built.value, card.points.value) == (1, 1, 9)
    assert (card.bonus_at_build, card.bonus_by_owner, card.bonus_by_others) == (1, 0, 2)
    assert (card.when, card.owner_wins.value, card.expected_wins) == (1, 0, 0.5)


def test_nothing_finished_is_nothing() -> None:
    game = GameFacts(2, 0)
    assert summarise(Settings(standard(), "newcomer", 1), [game]) is None


def test_unfinished_games_count_nowhere() -> None:
    games = [made_up(0, 0, 9), GameFacts(2, 1, turns=2001)]
    summary = summarise(Settings(standard(), "newcomer", 1), games)
    assert summary is not None
    assert (summary.unfinished, summary.all.games, summary.asked) == (1, 1, 2)


def test_figures_agree_with_each_other(real: Summary) -> None:
    for players, figures in real.by_players.items():
        seats = real.seats[players]
        assert sum(item.wins.value for item in seats.positions) == pytest.approx(1)
        assert sum(item.share.value for item in figures.abilities.positions) == pytest.approx(1)
        assert sum(figures.abilities.abilities.values()) == pytest.approx(1)
        assert sum(kind.share_of_points for kind in figures.scorings.kinds) == pytest.approx(1)
        assert sum(figures.scores.parts.values()) == pytest.approx(figures.scores.total.value)
        assert sum(figures.length.counts.values()) == figures.games == 12
        built = sum(card.built.value * card.seen for card in figures.cards)
        assert built == pytest.approx(sum(kind.built for kind in figures.scorings.kinds) * 12)
    assert real.all.games == 36


def test_targets(real: Summary) -> None:
    assert [target.name for target in real.targets] == ["seats", "scorings", "cells", "in-use"]
    seats, scorings, cells, in_use = real.targets
    assert [check.players for check in seats.checks] == [2, 3, 4]
    assert [check.players for check in scorings.checks] == [0, 2, 3, 4]
    assert [check.decides for check in scorings.checks] == [True, False, False, False]
    assert [check.players for check in cells.checks] == [2, 3, 4]
    assert len(in_use.checks) == 6


@pytest.mark.parametrize(
    ("value", "is_least", "is_met", "is_certain"),
    [
        (Estimate(0.02, 0.01, 0.025, 9), False, True, True),
        (Estimate(0.02, 0.01, 0.04, 9), False, True, False),
        (Estimate(0.05, 0.04, 0.06, 9), False, False, True),
        (Estimate(0.05, 0.04, 0.06, 9), True, True, True),
        (Estimate(0.02, 0.01, 0.04, 9), True, False, False),
    ],
)
def test_a_check(value: Estimate, is_least: bool, is_met: bool, is_certain: bool) -> None:
    check = Check(2, (), value, 0.03, is_least=is_least)
    assert (check.is_met, check.is_certain) == (is_met, is_certain)


def test_numbers_for_programs(real: Summary) -> None:
    data = json.loads(summary_to_json(real))
    assert data["edition"]["hash"] == standard().hash
    assert set(data["by_players"]) == {"2", "3", "4"}
    assert len(data["all"]["cards"]) == 64
    assert data["all"]["cards"][0]["id"] == standard().buildings[0].id
    assert data["seats"]["3"]["positions"][0]["wins"]["value"] == pytest.approx(
        real.seats[3].positions[0].wins.value, abs=1e-6
    )
    assert data["targets"]["cells"]["checks"][0]["limit"] == 0.01
    assert data["targets"]["cells"]["is_met"] == real.targets[2].is_met
    assert summary_to_json(real) == summary_to_json(real)


def test_what_is_infinite_is_null() -> None:
    games = [made_up(0, 0, 9, [BuiltCard(DIAMOND, 0, 3, 4, 1), BuiltCard(ROW, 1, 5, 0, 3)])]
    summary = summarise(Settings(standard(), "newcomer", 1), games)
    assert summary is not None
    assert json.loads(summary_to_json(summary))["all"]["scorings"]["spread"]["value"] is None


def test_the_method_names_the_limits() -> None:
    """docs/balance.md gives the same limits as the code."""
    text = (Path(__file__).parents[2] / "docs" / "balance.md").read_text("utf-8")
    for words in ("within 3 points", "at most 1.5", "under 1 %", "at least 2 %", "at least 5 %"):
        assert words in text
