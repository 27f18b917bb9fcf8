"""Editions with fewer cards, characters or possibilities must still behave: docs/rules.md 7."""

from typing import Any

import pytest

from oddville.editions import Edition
from oddville.editions.start import new_game
from oddville.rules.actions import (
    Build,
    Cheat,
    DiscardProject,
    Done,
    PickResource,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    Recover,
    Swap,
    TakeBack,
    TakeSecond,
    Travel,
    UseCoinBonus,
)
from oddville.rules.enums import Resource
from oddville.rules.events import CharacterTaken, CoinDrawn, RowFilled, RowShifted, TurnPassed
from oddville.rules.playout import play_randomly
from tests.support.scenario import CLAY, WOOD, Table, table
from tests.support.scenario_cards import PLAIN_CARDS, card, edition_with

NAMES = [f"plain-{number}" for number in range(1, 9)]


def with_cards(count: int) -> Edition:
    return edition_with(PLAIN_CARDS[:count])


# ---- An empty deck -------------------------------------------------------------------------------


def test_with_fewer_than_six_cards_the_row_is_short_from_the_start() -> None:
    edition = with_cards(4)
    t = Table(new_game(2, 1, edition), edition)
    assert len(t.row) == 4
    assert t.deck == []
    t.do(PickResource(WOOD), PickResource(CLAY))
    assert t.offers(PlayForBuilding(4, 4))
    assert t.refuses(PlayForBuilding(4, 5), "row-position-empty")


def test_an_empty_deck_gives_no_coin() -> None:
    t = table(edition=with_cards(6))
    t.do(PlayForCoins(4))
    assert not t.happened(CoinDrawn)
    assert t.coins("purple") == 0
    assert t.turn == "blue"


def test_an_almost_empty_deck_gives_what_it_has() -> None:
    t = table(edition=with_cards(8))
    t.do(PlayForCoins(4))
    assert t.coins("purple") == 2
    assert t.deck == []


def test_an_empty_deck_gives_nothing_to_benefactor_and_coin_bonus() -> None:
    t = table(
        edition=with_cards(7),
        characters={"blue": ["benefactor"]},
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood 1"]},
    )
    assert t.deck == []
    t.build("plain-1", 1, 0)
    t.do(UseCoinBonus(), UseCoinBonus())
    assert t.turn == "blue"
    assert t.coins("purple") == t.coins("blue") == 0


def test_an_empty_deck_leaves_the_row_short() -> None:
    t = table(edition=with_cards(6), row=NAMES[:6])
    t.do(PlayForBuilding(4, 2))
    assert t.row == ["plain-1", "plain-3", "plain-4", "plain-5", "plain-6"]
    assert len(t.happened(RowShifted)) == 4
    assert not t.happened(RowFilled)


def with_a_short_row(**setting: Any) -> Table:
    """Five cards in the row, none in the deck; purple has coins to spend."""
    t = table(
        edition=with_cards(8),
        projects={"red": ["plain-8"]},
        coins={"purple": ["plain-6", "plain-7"]},
        **setting,
    )
    assert (len(t.row), t.deck) == (5, [])
    return t


def test_the_row_stays_short_until_a_card_is_there() -> None:
    t = with_a_short_row(workers={"blue": ["wood 1"]})
    t.do(PlayForResource(1, WOOD))
    assert [(event.card, event.position) for event in t.happened(RowFilled)] == [(t.card("plain-7"), 6)]
    assert t.row[-1] == "plain-7"


def test_a_card_paid_for_a_position_of_a_short_row_fills_its_end() -> None:
    t = with_a_short_row()
    t.do(PlayForBuilding(1, 2))
    assert len(t.row) == 5
    assert t.row[-1] == "plain-7"
    assert t.deck == []


def test_the_tax_collector_draws_before_the_row_is_filled() -> None:
    t = with_a_short_row(workers={"blue": ["wood 1"]}, characters={"blue": ["tax-collector"]})
    t.do(PlayForResource(1, WOOD))
    assert t.coin_cards("blue") == ["plain-7"]
    assert len(t.row) == 5


def test_with_an_empty_deck_a_discarded_project_refills_the_row() -> None:
    t = table(edition=with_cards(8), projects={"purple": ["plain-1", "plain-2"]})
    t.do(PlayForBuilding(2, 1), DiscardProject(2))
    assert t.row[-1] == "plain-2"
    assert t.deck == []


def test_a_project_discarded_for_the_cheater_fills_a_short_row() -> None:
    t = table(
        edition=with_cards(8),
        characters={"purple": ["cheater"]},
        coins={"purple": ["plain-3"]},
        projects={"purple": ["plain-1", "plain-2"]},
    )
    assert len(t.row) == 5
    t.do(Cheat(), DiscardProject(1))
    assert t.row[-1] == "plain-1"
    assert (t.decision, t.projects("purple")) == ("turn", ["plain-2", "plain-3"])


def test_with_an_empty_row_there_is_nothing_to_take_and_nothing_to_swap() -> None:
    t = table(edition=with_cards(1), projects={"purple": ["plain-1"]}, characters={"purple": ["bookkeeper"]})
    assert t.row == []
    for position in range(1, 7):
        assert t.refuses(PlayForBuilding(4, position), "row-position-empty")
        assert t.refuses(Swap(1, position), "row-position-empty")
    t.do(PlayForCoins(2))
    assert t.turn == "blue"


# ---- A row filled by the last card paid or discarded -----------------------------------------------


def with_an_empty_row(cards: int, **setting: Any) -> Table:
    """Purple holds all cards, in coins and projects, and the Bookkeeper."""
    t = table(
        edition=with_cards(cards),
        characters={"purple": ["bookkeeper"]} | setting.pop("characters", {}),
        **setting,
    )
    assert (t.row, t.deck) == ([], [])
    return t


def paying_with_a_project(**setting: Any) -> Table:
    """The next place on wood costs purple's only coin."""
    return with_an_empty_row(
        2,
        projects={"purple": ["plain-1"]},
        coins={"purple": ["plain-2"]},
        workers={"blue": ["wood 1"]},
        **setting,
    )


def test_the_bookkeeper_may_swap_with_the_card_just_paid() -> None:
    t = paying_with_a_project()
    t.do(PlayForResource(1, WOOD))
    assert t.row == ["plain-2"]
    assert (t.decision, t.decider) == ("after-action", "purple")
    assert t.choices(Swap) == [Swap(1, 1)]
    t.do(Swap(1, 1))
    assert (t.projects("purple"), t.row) == (["plain-2"], ["plain-1"])
    assert t.turn == "blue"


def test_he_may_also_leave_it_there() -> None:
    t = paying_with_a_project()
    t.do(PlayForResource(1, WOOD))
    t.done()
    assert (t.row, t.turn) == (["plain-2"], "blue")


def test_the_turn_ends_by_itself_where_the_tax_collector_draws_the_card() -> None:
    t = paying_with_a_project(characters={"blue": ["tax-collector"]})
    t.do(PlayForResource(1, WOOD))
    assert (t.row, t.turn) == ([], "blue")


def test_the_turn_ends_by_itself_where_the_bookkeeper_was_used_before() -> None:
    t = paying_with_a_project()
    t.game.bookkeeper_used = 1
    t.do(PlayForResource(1, WOOD))
    assert (t.row, t.turn) == (["plain-2"], "blue")


def test_the_card_paid_for_seigniors_second_resource_counts_too() -> None:
    t = paying_with_a_project(characters={"purple": ["bookkeeper", "seignior"]})
    t.do(PlayForResource(2, CLAY), TakeSecond(WOOD))
    assert (t.decision, t.row) == ("after-action", ["plain-2"])
    assert t.offers(Swap(1, 1))


def test_a_project_discarded_for_the_cheater_fills_the_row_before_the_turn_could_end() -> None:
    t = with_an_empty_row(
        3,
        characters={"purple": ["bookkeeper", "cheater"]},
        projects={"purple": ["plain-1", "plain-2"]},
        coins={"purple": ["plain-3"]},
    )
    t.do(PlayForResource(1, WOOD), Cheat(), DiscardProject(1))
    assert t.row == ["plain-1"]
    assert (t.decision, t.decider) == ("after-action", "purple")
    assert t.choices(Swap) == [Swap(1, 1), Swap(2, 1)]


def test_what_the_builder_pays_fills_the_row_for_the_player_whose_turn_it_is() -> None:
    t = with_an_empty_row(
        5,
        characters={"blue": ["builder"]},
        projects={"purple": ["plain-1", "plain-2"], "blue": ["plain-3"]},
        coins={"blue": ["plain-4", "plain-5"]},
        workers={"purple": ["wood 1"], "blue": ["wood 2"]},
    )
    t.build("plain-1", 1, 0)
    t.done()
    assert t.decider == "blue"
    t.build("plain-3", -1, 0)
    t.done()
    assert (t.decision, t.decider, t.row) == ("after-action", "purple", ["plain-4", "plain-5"])
    assert t.offers(Swap(1, 1))


def test_a_pass_ends_the_turn_even_if_the_bookkeeper_could_be_used() -> None:
    t = no_way_out(characters={"purple": ["bookkeeper"]}, projects={"purple": ["plain-1"]})
    assert t.offers(Swap(1, 1))
    t.done()
    assert t.happened(TurnPassed) == [TurnPassed(0)]
    assert t.turn == "blue"


# ---- Characters ----------------------------------------------------------------------------------


def test_a_guild_without_characters_gives_none() -> None:
    edition = edition_with([card("lonely", guild="bells"), *PLAIN_CARDS], character=[])
    t = table(edition=edition, projects={"purple": ["lonely"]}, workers={"purple": ["wood 1"]})
    t.build("lonely", 1, 0)
    t.done()
    assert not t.happened(CharacterTaken)
    assert t.turn == "blue"


# ---- No legal action -----------------------------------------------------------------------------


def no_way_out(**setting: Any) -> Table:
    """Worker cards without coins and resources, and a row that nobody can pay."""
    useless = {"coins": 0, "resources": [], "prices": [9] * 6}
    return table(edition=edition_with(PLAIN_CARDS, worker=[useless] * 4), **setting)


def test_a_player_without_a_legal_action_passes_and_the_log_says_so() -> None:
    t = no_way_out()
    assert t.choices() == [Done()]
    t.done()
    assert t.happened(TurnPassed) == [TurnPassed(0)]
    assert t.turn == "blue"
    assert t.hand("purple") == [1, 2, 3, 4]


def test_powers_and_taking_back_do_not_count_as_actions() -> None:
    t = no_way_out(characters={"purple": ["traveller"]}, workers={"purple": ["clay 1"]})
    assert t.choices() == [Done(), Travel(CLAY), TakeBack(CLAY, 1)]


@pytest.mark.parametrize(
    "setting",
    [
        {"projects": {"purple": ["plain-1"]}, "workers": {"purple": ["wood 1"]}},  # a build
        {"hand": {"purple": [1]}, "coins": {"purple": 1}},  # a recovery
        {"characters": {"purple": ["ghost"]}},  # coins with every card
        {"characters": {"purple": ["human-resources-manager"]}},
    ],
)
def test_whoever_has_a_legal_action_does_not_pass(setting: dict[str, Any]) -> None:
    t = no_way_out(**setting)
    assert t.refuses(Done(), "action-compulsory")
    assert t.choices(Build, Recover, PlayForCoins, PlayForResource) != []


def test_after_a_recovery_that_leads_nowhere_he_passes_too() -> None:
    t = no_way_out(hand={"purple": [1]}, coins={"purple": 1})
    t.do(Recover())
    assert t.choices() == [Done()]
    t.done()
    assert t.happened(TurnPassed) == [TurnPassed(0)]


# ---- Nothing crashes -----------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 5, 6, 7, 12])
@pytest.mark.parametrize("players", [2, 4])
def test_random_play_survives_a_small_edition(count: int, players: int) -> None:
    edition = edition_with(
        [
            card(f"small-{n}", guild=guild)
            for n, guild in zip(range(count), ["mask", "bells"] * 6, strict=False)
        ]
    )
    for seed in range(3):
        game = new_game(players, seed, edition)
        play_randomly(game, seed, 400)
        Table(game, edition).check()


@pytest.mark.parametrize("resource", Resource)
def test_a_resource_needs_no_deck(resource: Resource) -> None:
    t = table(edition=with_cards(1))
    t.do(PlayForResource(4, resource))
    assert t.workers("purple") == [f"{resource.name.lower()} 1"]
