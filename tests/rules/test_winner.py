"""Who has won: docs/rules.md 5, the last paragraphs before the example."""

import pytest

from oddville.rules.actions import PlayForCoins
from oddville.rules.events import GameEnded
from oddville.rules.vocabulary import COLOURS, NOBODY
from tests.support.scenario import Table, table


def ended(trigger: str, **points: int) -> Table:
    """A game that ends with purple's action; a worker on the board is worth a point."""
    t = table(
        players=4,
        trigger=trigger,
        workers={colour: ["stone upper"] * worth for colour, worth in points.items()},
    )
    t.do(PlayForCoins(4))
    assert t.decision == "game-over"
    assert t.game.scores() == [points.get(colour, 0) for colour in COLOURS]
    return t


def winner(t: Table) -> str:
    assert t.happened(GameEnded) == [GameEnded(t.game.winner)]
    return COLOURS[t.game.winner]


def test_the_highest_total_wins() -> None:
    assert winner(ended("purple", purple=3, blue=2, red=5, yellow=4)) == "red"
    assert winner(ended("red", purple=3, blue=2, red=5, yellow=4)) == "red"


@pytest.mark.parametrize("trigger", ["purple", "blue", "red", "yellow"])
def test_of_tied_players_the_trigger_wins(trigger: str) -> None:
    assert winner(ended(trigger, purple=3, blue=3, red=3, yellow=3)) == trigger


@pytest.mark.parametrize(
    ("trigger", "tied", "wins"),
    [
        ("purple", ["blue", "red", "yellow"], "blue"),
        ("purple", ["red", "yellow"], "red"),
        ("red", ["purple", "blue"], "purple"),
        ("blue", ["purple", "yellow"], "yellow"),
        ("yellow", ["blue", "red"], "blue"),
    ],
)
def test_else_the_first_tied_player_clockwise_from_the_trigger(
    trigger: str, tied: list[str], wins: str
) -> None:
    assert winner(ended(trigger, **dict.fromkeys(tied, 4))) == wins


def test_a_player_with_fewer_points_does_not_stand_between() -> None:
    assert winner(ended("purple", purple=1, blue=3, red=2, yellow=3)) == "blue"


def test_whoever_else_has_six_workers_in_the_city_has_no_advantage() -> None:
    """Yellow put his sixth worker later than purple, who is not among the tied; red comes first."""
    t = table(
        players=4,
        trigger="purple",
        city="""
        shields/yellow    -  bonus-any/yellow   -      SQUARE
              |                     |                     |
        plain-1/yellow    -   plain-2/yellow    -  plain-3/yellow
              |                     |                     |
              .           -   plain-4/yellow    -          .
        """,
        workers={"red": ["stone upper"] * 4},
        characters={"red": ["human-resources-manager", "mistress", "bookkeeper", "builder"]},
    )
    t.do(PlayForCoins(4))
    assert t.workers_in_city("yellow") == 6
    assert t.game.scores() == [0, 0, 20, 20]
    assert winner(t) == "red"


def test_nobody_has_won_while_the_game_goes_on() -> None:
    t = table(workers={"blue": ["stone upper"] * 5})
    assert t.game.winner == NOBODY
    assert t.game.scores() == [0, 5, 0]
