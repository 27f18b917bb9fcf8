"""Taking a building from the row, and the limit of projects: docs/rules.md 3a (R5), 3, Projects (R7)."""

import pytest

from oddville.rules.actions import (
    DiscardProject,
    PlayForBuilding,
    PlayForCoins,
    TakeBack,
)
from oddville.rules.enums import CoinSource, Purpose
from oddville.rules.events import (
    CoinDrawn,
    CoinPaid,
    PaymentMade,
    ProjectDiscarded,
    RowCardTaken,
    RowFilled,
    RowShifted,
    TurnBegan,
    TurnEnded,
    WorkerCardPlayed,
)
from tests.support.scenario import UPPER, WOOD, Table, table

ROW = ["houses", "costs-clay", "costs-stone", "shields", "row-2", "column-1"]


def test_3a_the_card_becomes_a_project_and_the_row_closes_up() -> None:
    t = table(row=ROW, deck=["bonus-any"])
    t.do(PlayForBuilding(3, 3))
    assert t.projects("purple") == ["costs-stone"]
    assert t.row == ["houses", "costs-clay", "shields", "row-2", "column-1", "bonus-any"]
    assert t.turn == "blue"


@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
def test_3a_cards_right_of_the_gap_move_left_and_the_deck_fills_position_6(position: int) -> None:
    t = table(row=ROW, coins={"purple": 3})
    t.do(PlayForBuilding(1, position))
    assert t.row[:5] == ROW[: position - 1] + ROW[position:]
    assert len(t.happened(RowShifted)) == 6 - position
    assert [event.position for event in t.happened(RowFilled)] == [6]


def test_r5_pay_then_tax_then_take_then_shift_then_refill() -> None:
    t = table(
        row=ROW,
        deck=["bonus-any"],
        coins={"purple": ["houses-too"]},
        characters={"blue": ["tax-collector"]},
    )
    t.do(PlayForBuilding(1, 3))
    card = t.card
    assert t.events == [
        WorkerCardPlayed(0, 1),
        PaymentMade(0, 1, Purpose.ROW),
        CoinPaid(0, card("houses-too")),
        CoinDrawn(1, card("houses-too"), CoinSource.TAX_COLLECTOR),
        RowCardTaken(0, card("costs-stone"), 3),
        RowShifted(None, card("shields"), 4, 3),
        RowShifted(None, card("row-2"), 5, 4),
        RowShifted(None, card("column-1"), 6, 5),
        RowFilled(None, card("bonus-any"), 6),
        TurnEnded(0),
        TurnBegan(1, 10),
    ]


def test_r5_a_paid_card_refills_the_row_if_nobody_draws_it() -> None:
    t = table(row=ROW, deck=["bonus-any"], coins={"purple": ["houses-too"]})
    t.do(PlayForBuilding(1, 3))
    assert t.row[-1] == "houses-too"
    assert t.deck[0] == "bonus-any"


def test_3a_the_price_must_be_paid_with_coins_at_hand() -> None:
    t = table(coins={"purple": 1})
    assert t.offers(PlayForBuilding(1, 3))
    assert t.refuses(PlayForBuilding(1, 4), "row-too-expensive")


# ---- Projects: at most two (R7) ------------------------------------------------------------------


def with_three_projects() -> Table:
    """Purple has two projects, takes a third from position 2 and must discard one."""
    t = table(
        row=ROW,
        deck=["bonus-any"],
        projects={"purple": ["plain-1", "plain-2"]},
        workers={"purple": ["wood 1", "wood upper"], "blue": ["clay upper"]},
    )
    t.do(PlayForBuilding(2, 2))
    return t


def test_r7_with_three_projects_one_of_ones_choice_is_discarded_at_once() -> None:
    t = with_three_projects()
    assert t.decision == "discard"
    assert t.decider == "purple"
    assert t.choices() == [DiscardProject(1), DiscardProject(2), DiscardProject(3)]


def test_r5_the_discard_comes_before_the_row_is_refilled() -> None:
    t = with_three_projects()
    assert t.row == ["houses", "costs-stone", "shields", "row-2", "column-1"]
    assert t.game.row[1] == -1
    assert t.deck[0] == "bonus-any"
    t.do(DiscardProject(1))
    assert [type(event) for event in t.events[:6]] == [
        ProjectDiscarded,
        RowShifted,
        RowShifted,
        RowShifted,
        RowShifted,
        RowFilled,
    ]
    assert t.row == ["houses", "costs-stone", "shields", "row-2", "column-1", "bonus-any"]
    assert t.turn == "blue"


def test_r5_a_gap_at_position_6_waits_for_the_discard_too() -> None:
    """The coin just paid lies on top of the deck and fills the row only afterwards."""
    t = table(row=ROW, coins={"purple": ["bonus-any"]}, projects={"purple": ["plain-1", "plain-2"]})
    t.do(PlayForBuilding(4, 6))
    assert t.row == ROW[:5]
    assert t.deck[0] == "bonus-any"
    t.do(DiscardProject(3))
    assert t.row == [*ROW[:5], "bonus-any"]
    assert t.deck[-1] == "column-1"


@pytest.mark.parametrize(
    ("project", "discarded", "kept"),
    [
        (1, "plain-1", ["plain-2", "costs-clay"]),
        (2, "plain-2", ["plain-1", "costs-clay"]),
        (3, "costs-clay", ["plain-1", "plain-2"]),  # the new one included
    ],
)
def test_r7_the_discarded_project_goes_to_the_bottom_of_the_deck_known_to_all(
    project: int, discarded: str, kept: list[str]
) -> None:
    t = with_three_projects()
    t.do(DiscardProject(project))
    assert t.projects("purple") == kept
    assert t.deck[-1] == discarded
    assert t.happened(ProjectDiscarded)[0].public() == ProjectDiscarded(0, t.card(discarded))


def test_r7_nothing_else_happens_while_a_discard_is_open() -> None:
    t = with_three_projects()
    assert t.refuses(PlayForCoins(3), "other-decision")
    assert t.refuses(TakeBack(WOOD, UPPER), "take-back-not-now")
    assert t.refuses(TakeBack(WOOD, UPPER), "take-back-not-now", by="blue")


def test_with_fewer_than_two_projects_nothing_is_discarded() -> None:
    t = table(row=ROW, projects={"purple": ["plain-1"]})
    t.do(PlayForBuilding(2, 2))
    assert t.projects("purple") == ["plain-1", "costs-clay"]
    assert t.turn == "blue"
    assert t.refuses(DiscardProject(1), "other-decision")
