"""Cards lie on the paper, apart from each other, and each back exactly behind its front."""

import itertools

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from oddville.print.layout import MARGIN, PAPERS, Duplex, Grid, Rect, TooLarge

pytestmark = pytest.mark.slow

SIDES: tuple[Duplex, ...] = ("long", "short")
sizes = st.floats(25, 130).map(lambda size: round(size, 1))
grids = st.builds(
    lambda paper, width, height, bleed: (paper, (width, height), bleed),
    st.sampled_from(sorted(PAPERS)),
    sizes,
    sizes,
    st.floats(0, 3).map(lambda bleed: round(bleed, 1)),
)


def grid_of(values: tuple[str, tuple[float, float], float]) -> Grid:
    try:
        return Grid.fitting(*values)
    except TooLarge:
        assume(False)
        raise


def turned_over(rect: Rect, page: tuple[float, float], *, over_side: bool) -> Rect:
    """Where a place of one side of a sheet is seen from the other side."""
    if over_side:
        return rect._replace(x=page[0] - rect.x - rect.width)
    return rect._replace(y=page[1] - rect.y - rect.height)


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_nine_cards_of_real_size_on_a_sheet(paper: str) -> None:
    grid = Grid.fitting(paper, (63, 88), 2)
    assert (grid.columns, grid.rows) == (3, 3)
    assert grid.page == PAPERS[paper]
    assert grid.front(0)[2:] == (63, 88)


@given(grids)
def test_everything_is_on_the_paper_and_nothing_overlaps(
    values: tuple[str, tuple[float, float], float],
) -> None:
    grid = grid_of(values)
    width, height = grid.page
    cards = [grid.front(place) for place in range(grid.places)]
    for card in cards:
        assert card.x >= MARGIN - 1e-6
        assert card.right <= width - MARGIN + 1e-6
        assert card.y >= MARGIN - 1e-6
        assert card.bottom <= height - MARGIN + 1e-6
        bled = grid.bled(card)
        assert 0 <= bled.x < bled.right <= width
        assert 0 <= bled.y < bled.bottom <= height
    for first, second in itertools.combinations([grid.bled(card) for card in cards], 2):
        apart = (
            first.right <= second.x + 1e-6
            or second.right <= first.x + 1e-6
            or first.bottom <= second.y + 1e-6
            or second.bottom <= first.y + 1e-6
        )
        assert apart


@given(grids, st.sampled_from(SIDES))
def test_backs_lie_behind_their_fronts(
    values: tuple[str, tuple[float, float], float], duplex: Duplex
) -> None:
    grid = grid_of(values)
    # A printer turns over the long edge: the side of an upright page, the top of a lying one.
    over_side = (duplex == "long") == (grid.page[0] <= grid.page[1])
    assert grid.turns_over_side(duplex) is over_side
    fronts = [grid.front(place) for place in range(grid.places)]
    for place, front in enumerate(fronts):
        back = grid.back(place, duplex)
        assert turned_over(back, grid.page, over_side=over_side) == pytest.approx(front)
        assert any(back == pytest.approx(other) for other in fronts), "off the grid"
        seen = turned_over(grid.bled(back), grid.page, over_side=over_side)
        assert seen == pytest.approx(grid.bled(front))


@pytest.mark.parametrize(
    ("duplex", "expected"), [("long", [2, 1, 0, 5, 4, 3]), ("short", [6, 7, 8, 3, 4, 5])]
)
def test_columns_or_rows_are_mirrored(duplex: Duplex, expected: list[int]) -> None:
    grid = Grid.fitting("a4", (63, 88), 2)
    fronts = [grid.front(place) for place in range(9)]
    backs = [grid.back(place, duplex) for place in range(6)]
    found = [next(n for n, front in enumerate(fronts) if front == pytest.approx(back)) for back in backs]
    assert found == expected


@given(grids)
def test_cut_marks_are_in_line_with_edges_and_clear_of_cards(
    values: tuple[str, tuple[float, float], float],
) -> None:
    grid = grid_of(values)
    cards = [grid.front(place) for place in range(grid.places)]
    across = [x for card in cards for x in (card.x, card.right)]
    down = [y for card in cards for y in (card.y, card.bottom)]
    for x1, y1, x2, y2 in grid.cut_marks():
        assert any(x1 == pytest.approx(x) for x in across) or any(y1 == pytest.approx(y) for y in down)
        assert 0 <= min(x1, x2) <= max(x1, x2) <= grid.page[0]
        assert 0 <= min(y1, y2) <= max(y1, y2) <= grid.page[1]
        for card in cards:
            inside = card.x < x2 and x1 < card.right and card.y < y2 and y1 < card.bottom
            assert not inside


def test_what_is_too_large_is_said() -> None:
    with pytest.raises(TooLarge):
        Grid.fitting("a4", (290, 290), 2)


def test_the_sheet_is_turned_where_more_fit() -> None:
    grid = Grid.fitting("a4", (130, 50), 2)
    assert grid.page == (297.0, 210.0)
    assert grid.places == 8
