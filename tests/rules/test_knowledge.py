"""Who knows what: docs/rules.md 6."""

from collections.abc import Sequence
from typing import Any

import pytest

from oddville.rules.actions import (
    DiscardProject,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    Recover,
    ShufflePile,
)
from oddville.rules.enums import Character, CoinSource, DecisionKind, Guild
from oddville.rules.events import CharacterTaken, CoinDrawn, CoinPaid, PileShuffled, PileTopShown
from oddville.rules.views import CityCard, PileView, ResourceView, view_for
from oddville.rules.vocabulary import COLOURS, OUT_OF_GAME
from tests.support.scenario import WOOD, Table, position, table
from tests.support.scenario_cards import PLAIN_CARDS, edition_with

VIEWERS: Sequence[int | None] = (None, 0, 1, 2)


# ---- Views ---------------------------------------------------------------------------------------


def test_everybody_sees_what_is_public() -> None:
    t = table(
        turn="blue",
        coins={"purple": 2, "blue": 3},
        projects={"red": ["plain-1", "houses"]},
        workers={"red": ["wood 2", "clay upper"]},
        hand={"red": [1, 4]},
        characters={"red": ["ghost"]},
        spots={"stone": "red"},
        city="SQUARE  -  plain-2/red",
        row=["shields"],
    )
    for viewer in VIEWERS:
        view = view_for(t.game, viewer)
        red = view.players[2]
        assert red.hand == (1, 4)
        assert red.played == (2, 3)
        assert red.projects == (t.card("plain-1"), t.card("houses"))
        assert red.characters == (Character.GHOST,)
        assert (red.supply, red.workers_on_board, red.workers_in_city) == (5, 2, 2)
        assert [player.coins for player in view.players] == [2, 3, 0]
        assert view.row[0] == t.card("shields")
        assert view.deck_size == len(t.deck)
        assert view.board[WOOD] == ResourceView((None, 2, None), (0, 0, 0))
        assert view.board[1] == ResourceView((None, None, None), (0, 0, 1))
        assert view.piles[Guild.BELLS] == PileView(1, Character.TAX_COLLECTOR)
        assert view.piles[Guild.MASK] == PileView(2, Character.HUMAN_RESOURCES_MANAGER)
        assert view.city == (CityCard(64, 0, 0, None), CityCard(t.card("plain-2"), 1, 0, 2))
        assert view.spots == (None, None, 2, None)
        assert (view.decision.kind, view.decision.seat) == (DecisionKind.TURN, 1)
        assert view.winner is None


def test_a_view_offers_the_viewer_his_own_actions_only() -> None:
    t = table(workers={"blue": ["wood 1"]})
    assert view_for(t.game, None).legal_actions == ()
    assert view_for(t.game, 0).legal_actions == tuple(t.game.legal_actions())
    assert len(view_for(t.game, 1).legal_actions) == 1
    assert view_for(t.game, 2).legal_actions == ()


SAME_TABLE: dict[str, Any] = {
    "characters": {"purple": ["cheater"], "red": ["mistress"]},
    "projects": {"purple": ["costs-clay"]},
    "row": ["row-2", "column-1", "plain-1", "plain-2", "plain-3", "plain-4"],
}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"deck": ["houses", "shields"]}, {"deck": ["shields", "houses"]}),
        ({"coins": {"purple": ["houses"]}}, {"coins": {"purple": ["shields"]}}),
        ({"coins": {"blue": ["houses"]}}, {"coins": {"blue": ["shields"]}}),
        (
            {"coins": {"purple": ["houses"], "blue": ["shields"]}},
            {"coins": {"purple": ["shields"], "blue": ["houses"]}},
        ),
        ({"piles": {"bells": ["ghost", "benefactor"]}}, {"piles": {"bells": ["ghost", "tax-collector"]}}),
    ],
)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_hidden_changes_no_view(
    one: dict[str, Any], other: dict[str, Any], viewer: int | None
) -> None:
    """The deck's order, the backs of coins (one's own too), piles below their top, who left the game."""
    first, second = table(**SAME_TABLE, **one), table(**SAME_TABLE, **other)
    assert position(first.game) != position(second.game)
    assert view_for(first.game, viewer) == view_for(second.game, viewer)


def test_the_order_of_a_pile_below_its_top_is_hidden() -> None:
    one = table(players=4, piles={"bells": ["ghost", "benefactor", "tax-collector"]})
    other = table(players=4, piles={"bells": ["ghost", "tax-collector", "benefactor"]})
    assert view_for(one.game, 0) == view_for(other.game, 0)


# ---- Events --------------------------------------------------------------------------------------


def test_a_coins_building_is_never_told() -> None:
    t = table(
        coins={"purple": ["houses"]}, workers={"blue": ["wood 1"]}, characters={"red": ["tax-collector"]}
    )
    t.do(PlayForResource(1, WOOD))
    assert [event.public() for event in t.events if isinstance(event, CoinPaid | CoinDrawn)] == [
        CoinPaid(0, None),
        CoinDrawn(2, None, CoinSource.TAX_COLLECTOR),
    ]
    t.do(PlayForCoins(4))
    assert {event.public().card for event in t.happened(CoinDrawn)} == {None}


def test_of_a_shuffled_pile_only_the_top_is_told() -> None:
    t = table(
        players=4,
        characters={"blue": ["ghost", "tax-collector", "benefactor"]},
        projects={"purple": ["bells-a"]},
        workers={"purple": ["wood 1"]},
        explicit_chance=True,
    )
    t.build("bells-a", 1, 0)
    t.done()
    t.do(ShufflePile(1))
    shuffled, taken, shown = [event.public() for event in t.events[:3]]
    assert shuffled == PileShuffled(None, Guild.BELLS, Character.GHOST, None, None)
    assert taken == CharacterTaken(0, Character.GHOST)
    assert shown == PileTopShown(None, Guild.BELLS, Character.TAX_COLLECTOR)


# ---- Drawing anew what nobody knows --------------------------------------------------------------


def in_the_middle() -> Table:
    """Purple has discarded a project: everybody knows that it lies at the bottom of the deck."""
    t = table(
        coins={"purple": 2, "blue": 4, "red": 3},
        projects={"purple": ["plain-1", "plain-2"]},
        hand={"blue": [1, 4]},
    )
    t.do(PlayForBuilding(2, 1), DiscardProject(1))
    t.do(Recover())
    return t


def hidden(t: Table) -> list[list[str]]:
    return [t.deck, *(t.coin_cards(colour) for colour in COLOURS[: t.game.players])]


def redrawn(t: Table, seed: int, seat: int = 0) -> Table:
    return Table(t.game.resampled(seat, seed), t.edition)


def test_what_is_drawn_anew_is_another_truth_behind_the_same_view() -> None:
    t = in_the_middle()
    for seed in range(20):
        other = redrawn(t, seed)  # which also counts every card and worker
        assert hidden(other) != hidden(t)
        for viewer in VIEWERS:
            assert view_for(other.game, viewer) == view_for(t.game, viewer)


def test_cards_once_seen_stay_where_everybody_could_follow_them() -> None:
    t = in_the_middle()
    assert t.deck[-1] == "plain-1"
    for seed in range(20):
        assert redrawn(t, seed).deck[-1] == "plain-1"


def test_a_seen_card_is_followed_into_a_players_coins() -> None:
    """In an edition of ten cards the discarded one soon comes up as a coin, and everybody knows which."""
    t = table(
        edition=edition_with(PLAIN_CARDS[:10]),
        projects={"purple": ["plain-1", "plain-2"]},
        deck=["plain-3"],
        coins={"blue": ["plain-4"]},
    )
    t.do(PlayForBuilding(2, 1), DiscardProject(1))
    assert t.deck == ["plain-1"]
    t.do(PlayForCoins(2))
    assert t.coin_cards("blue") == ["plain-4", "plain-1"]
    for seed in range(20):
        assert redrawn(t, seed).coin_cards("blue")[1] == "plain-1"


def test_every_unseen_card_may_lie_in_every_unseen_place() -> None:
    t = in_the_middle()
    tops = {redrawn(t, seed).deck[0] for seed in range(400)}
    coins = {redrawn(t, seed).coin_cards("red")[0] for seed in range(400)}
    unseen = {card for cards in hidden(t) for card in cards} - {"plain-1"}
    assert tops == coins == unseen


def test_the_original_stays_as_it_was() -> None:
    t = in_the_middle()
    before = position(t.game)
    t.game.resampled(0, 5)
    assert position(t.game) == before


def test_drawing_anew_needs_no_knowledge_of_the_truth() -> None:
    """Two games that differ only in what is hidden give the same other truth."""
    one = table(**SAME_TABLE, coins={"purple": ["houses"]}, piles={"bells": ["ghost", "benefactor"]})
    other = table(**SAME_TABLE, coins={"purple": ["shields"]}, piles={"bells": ["ghost", "tax-collector"]})
    assert position(one.game.resampled(1, 7)) == position(other.game.resampled(1, 7))


def test_unseen_characters_change_places_with_those_that_left_the_game() -> None:
    t = table(piles={"bells": ["ghost", "benefactor"]})
    truths = {tuple(redrawn(t, seed).pile("bells")) for seed in range(40)}
    assert truths == {("ghost", "benefactor"), ("ghost", "tax-collector")}
    for seed in range(10):
        game = redrawn(t, seed).game
        assert game.holder.count(OUT_OF_GAME) == t.game.holder.count(OUT_OF_GAME)


def test_after_a_refresh_only_the_order_below_the_top_is_unknown() -> None:
    """Two players hold a guild's characters, one takes them all anew: nobody else can be in the pile."""
    t = table(
        players=3,
        characters={"blue": ["ghost", "benefactor"]},
        projects={"purple": ["bells-a"]},
        workers={"purple": ["wood 1"]},
        explicit_chance=True,
    )
    t.build("bells-a", 1, 0)
    t.done()
    t.do(ShufflePile(1))
    assert t.characters("purple") == ["ghost"]
    for seed in range(20):
        assert redrawn(t, seed).pile("bells") == ["benefactor"]


def test_the_order_below_the_top_is_open_as_long_as_two_are_there() -> None:
    t = table(players=4, piles={"bells": ["ghost", "benefactor", "tax-collector"]})
    orders = {tuple(redrawn(t, seed).pile("bells")) for seed in range(40)}
    assert orders == {("ghost", "benefactor", "tax-collector"), ("ghost", "tax-collector", "benefactor")}


def test_the_next_shuffle_is_drawn_anew_too() -> None:
    t = table(
        players=4,
        characters={"blue": ["ghost", "tax-collector", "benefactor"]},
        projects={"purple": ["bells-a"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("bells-a", 1, 0)
    taken = set()
    for seed in range(40):
        other = redrawn(t, seed)
        other.done()
        taken.add(tuple(other.characters("purple")))
    assert taken == {("ghost",), ("tax-collector",), ("benefactor",)}
