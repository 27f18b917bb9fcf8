"""Set-up: docs/rules.md 2."""

import pytest

from oddville.editions import components, standard
from oddville.editions.start import new_game
from oddville.rules.actions import PickResource, TakeBack
from oddville.rules.deal import Deal, begin
from oddville.rules.events import ResourcePicked, TurnBegan, WorkerPlaced
from oddville.rules.vocabulary import CHARACTER_COUNT, COLOURS, IN_PILE, OUT_OF_GAME
from tests.support.scenario import CLAY, CRYSTAL, STONE, UPPER, WOOD, Table
from tests.support.scenario_cards import scenario_edition

EVERY_NUMBER_OF_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, seed: int = 1) -> Table:
    return Table(new_game(players, seed, scenario_edition()), scenario_edition())


def beginning_with(first_player: str, players: int) -> Table:
    """A game whose first player is known; everything lies in the order of the edition."""
    piles = tuple(tuple(range(guild * 3, guild * 3 + players - 1)) for guild in range(4))
    dealt = {character for pile in piles for character in pile}
    removed = tuple(character for character in range(CHARACTER_COUNT) if character not in dealt)
    deal = Deal(COLOURS.index(first_player), tuple(range(64)), piles, removed)
    return Table(begin(components(scenario_edition(), players), deal, 0), scenario_edition())


@EVERY_NUMBER_OF_PLAYERS
def test_2_1_each_player_begins_with_four_worker_cards_and_nine_workers_and_nothing_else(
    players: int,
) -> None:
    t = fresh(players)
    for colour in COLOURS[:players]:
        assert t.hand(colour) == [1, 2, 3, 4]
        assert t.supply(colour) == 9
        assert t.workers(colour) == []
        assert t.coins(colour) == 0
        assert t.projects(colour) == []
        assert t.characters(colour) == []


@EVERY_NUMBER_OF_PLAYERS
def test_2_2_the_city_is_the_main_square_alone(players: int) -> None:
    assert fresh(players).city == {(0, 0): "SQUARE"}


@pytest.mark.parametrize(("players", "lower"), [(2, (0, 1)), (3, (0, 1, 1)), (4, (0, 1, 1))])
def test_2_3_the_side_of_the_resources_board_fits_the_number_of_players(
    players: int, lower: tuple[int, ...]
) -> None:
    board = standard().board(players)
    assert board.lower == lower
    assert board.upper == 2
    tables = new_game(players, 1).components
    assert tuple(tables.slot_price[: tables.lower_slots]) == lower


@EVERY_NUMBER_OF_PLAYERS
def test_2_4_each_guild_keeps_one_character_less_than_there_are_players(players: int) -> None:
    t = fresh(players)
    for guild in ("mask", "rooster", "bells", "fleur-de-lis"):
        assert len(t.pile(guild)) == players - 1
    assert t.game.holder.count(IN_PILE) == 4 * (players - 1)
    assert t.game.holder.count(OUT_OF_GAME) == 4 * (4 - players)


def test_2_4_which_character_leaves_and_which_lies_on_top_is_random() -> None:
    piles = [tuple(fresh(2, seed).pile("bells")) for seed in range(40)]
    assert set(piles) == {("ghost",), ("tax-collector",), ("benefactor",)}
    orders = {tuple(fresh(4, seed).pile("bells")) for seed in range(80)}
    assert len(orders) == 6


def test_2_4_only_the_top_of_each_pile_is_seen() -> None:
    t = fresh(4)
    tops = {t.pile(guild)[0] for guild in ("mask", "rooster", "bells", "fleur-de-lis")}
    assert sum(t.game.character_seen) == len(tops) == 4


@EVERY_NUMBER_OF_PLAYERS
def test_2_5_six_cards_lie_in_the_row_and_the_others_in_the_deck(players: int) -> None:
    t = fresh(players)
    assert len(t.row) == 6
    assert len(t.deck) == 58


def test_2_5_the_first_card_drawn_is_position_1() -> None:
    t = beginning_with("purple", 3)
    ids = [building.id for building in scenario_edition().buildings]
    assert t.row == ids[:6]
    assert t.deck == ids[6:]


def test_2_5_the_deck_is_shuffled() -> None:
    assert fresh(3, 1).deck != fresh(3, 2).deck
    assert fresh(3, 1).deck == fresh(3, 1).deck


def test_2_6_the_first_player_is_random() -> None:
    assert {new_game(4, seed).first_player for seed in range(60)} == {0, 1, 2, 3}


def test_2_6_players_pick_anticlockwise_so_that_the_first_player_chooses_last() -> None:
    t = beginning_with("blue", 4)
    order = []
    for resource in (WOOD, CLAY, STONE, CRYSTAL):
        assert t.decision == "choose-resource"
        order.append(t.decider)
        t.do(PickResource(resource))
    assert order == ["purple", "yellow", "red", "blue"]
    assert t.decision == "turn"
    assert t.decider == "blue"


def test_2_6_each_resource_is_picked_once() -> None:
    t = beginning_with("purple", 3)
    t.do(PickResource(STONE))
    assert t.refuses(PickResource(STONE), "resource-picked")
    t.do(PickResource(WOOD))
    assert t.choices() == [PickResource(CLAY), PickResource(CRYSTAL)]


def test_2_6_the_worker_goes_on_the_upper_slot_free() -> None:
    t = beginning_with("purple", 2)
    t.do(PickResource(CRYSTAL))
    assert t.workers("blue") == ["crystal upper"]
    assert t.supply("blue") == 8
    assert t.coins("blue") == 0
    assert t.events == [ResourcePicked(1, CRYSTAL)]


def test_2_6_after_the_first_players_pick_his_turn_begins() -> None:
    t = beginning_with("red", 3)
    t.do(PickResource(WOOD), PickResource(CLAY), PickResource(STONE))
    assert t.happened(TurnBegan) == [TurnBegan(2, 1)]
    assert not t.happened(WorkerPlaced)


def test_nobody_takes_a_worker_back_during_set_up() -> None:
    """Docs/rules.md 3, Taking workers back: from the end of set-up."""
    t = beginning_with("purple", 3)
    t.do(PickResource(WOOD))
    assert t.refuses(TakeBack(WOOD, UPPER), "take-back-not-now", by="red")
    t.do(PickResource(CLAY), PickResource(STONE))
    assert t.offers(TakeBack(WOOD, UPPER), by="red")
