"""Where a card may lie in the city: docs/rules.md 3b, step 3."""

import pytest

from oddville.rules.actions import Build, PlaceAt, encode
from oddville.rules.errors import UnknownAction
from oddville.rules.reasons import why_not_cell
from tests.support.scenario import Table, table


def placing(card: str, city: str = "SQUARE") -> Table:
    """Purple has chosen and paid a project and looks for its cell."""
    t = table(city=city, projects={"purple": [card]}, workers={"purple": ["wood 1"]})
    t.do(Build(1))
    assert t.decision == "place"
    return t


def cells(t: Table) -> set[tuple[int, int]]:
    return {(action.x, action.y) for action in t.choices(PlaceAt) if isinstance(action, PlaceAt)}


def test_the_first_card_lies_left_right_or_below_the_main_square() -> None:
    assert cells(placing("plain-1")) == {(-1, 0), (1, 0), (0, 1)}


def test_a_card_lies_orthogonally_next_to_another_one() -> None:
    t = placing(
        "plain-1",
        """
        SQUARE   -  plain-2
          |            |
          .      .     .
        """,
    )
    assert cells(t) == {(-1, 0), (0, 1), (2, 0), (1, 1)}
    assert t.refuses(PlaceAt(2, 1), "cell-apart")  # diagonally next to plain-2
    assert t.refuses(PlaceAt(5, 5), "cell-apart")


def test_a_card_lies_on_no_other_card() -> None:
    t = placing("plain-1", "SQUARE  -  plain-2")
    assert t.refuses(PlaceAt(0, 0), "cell-occupied")
    assert t.refuses(PlaceAt(1, 0), "cell-occupied")


def test_no_card_lies_above_the_main_squares_row() -> None:
    """Plain cards have streets upwards, and still nothing goes there."""
    t = placing("plain-1", "plain-2  -  SQUARE  -  plain-3")
    assert all(y >= 0 for _, y in cells(t))
    for x in (-1, 0, 1):
        reason = why_not_cell(t.game, t.card("plain-1"), x, -1)
        assert reason is not None
        assert reason.code == "cell-above"
        with pytest.raises(UnknownAction):
            encode(PlaceAt(x, -1))


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("street-left", {(1, 0)}),
        ("street-right", {(-1, 0)}),
        ("street-up", {(0, 1)}),
        ("street-right-left", {(1, 0), (-1, 0)}),
        ("street-up-left", {(1, 0), (0, 1)}),
    ],
)
def test_street_meets_street_at_the_main_square(card: str, where: set[tuple[int, int]]) -> None:
    """Streets leave the Main Square to the left, to the right and downwards (A3)."""
    assert cells(placing(card)) == where


@pytest.mark.parametrize("card", ["houses", "street-down"])
def test_a_project_that_fits_nowhere_cannot_be_built(card: str) -> None:
    t = table(projects={"purple": [card]}, workers={"purple": ["wood 1"]})
    assert t.refuses(Build(1), "fits-nowhere")


STREET_ABOVE_HOUSES_LEFT = """
    SQUARE               -  plain-2
       |                       |
    street-up-down-left  :     .
"""


@pytest.mark.parametrize("card", ["street-up", "street-up-right", "street-up-down", "street-up-right-down"])
def test_a_card_fits_where_every_edge_that_touches_another_card_matches_it(card: str) -> None:
    t = placing(card, STREET_ABOVE_HOUSES_LEFT)
    assert (1, 1) in cells(t)
    t.do(PlaceAt(1, 1))
    assert t.city[1, 1] == card


@pytest.mark.parametrize(
    ("card", "edge"),
    [
        ("street-up-left", "left"),  # a street against houses
        ("street-right", "up"),  # houses against a street
        ("houses", "up"),
        ("plain-1", "left"),
    ],
)
def test_a_card_does_not_fit_where_one_edge_does_not_match(card: str, edge: str) -> None:
    t = table(city=STREET_ABOVE_HOUSES_LEFT)
    reason = why_not_cell(t.game, t.card(card), 1, 1)
    assert reason is not None
    assert reason.code == "edge-mismatch"
    assert reason.params["direction"] == edge


def test_houses_meet_houses() -> None:
    t = placing(
        "houses",
        """
        SQUARE  -  street-left  :  .
          |             :          .
          .     .       .       .  .
        """,
    )
    assert cells(t) == {(2, 0), (1, 1)}


A_HOLE = """
    SQUARE   -  plain-2  -  plain-3
      |            |           |
    plain-4  -     .     :  street-up-right-down
      |            :           |
    plain-5  -  street-right-down-left  -  plain-6
"""


def test_a_hole_in_the_city_must_match_on_all_four_sides() -> None:
    t = placing("street-up-left", A_HOLE)
    assert (1, 1) in cells(t)
    for card in ("plain-1", "street-up", "street-left", "street-up-right-left", "street-up-down-left"):
        t = placing(card, A_HOLE)
        assert t.refuses(PlaceAt(1, 1), "edge-mismatch")


def test_a_card_is_never_turned() -> None:
    """Turned by a half it would fit to the right of the Main Square."""
    t = placing("street-right")
    assert t.refuses(PlaceAt(1, 0), "edge-mismatch")


def test_a_card_once_built_never_moves() -> None:
    t = table(
        city="SQUARE  -  plain-3/blue",
        projects={"purple": ["plain-1"], "blue": ["plain-2"]},
        workers={"purple": ["wood 1"], "blue": ["wood 2"]},
    )
    t.build("plain-1", -1, 0)
    t.done()
    t.build("plain-2", 0, 1)
    assert t.city == {(0, 0): "SQUARE", (1, 0): "plain-3", (-1, 0): "plain-1", (0, 1): "plain-2"}
    assert t.refuses(PlaceAt(2, 0), "other-decision")


def test_the_city_grows_in_its_top_row_too() -> None:
    t = placing("plain-1", "plain-2  -  plain-3  -  SQUARE  -  plain-4")
    assert {(-3, 0), (2, 0)} <= cells(t)
