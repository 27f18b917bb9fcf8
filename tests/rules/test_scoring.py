"""What is worth how much: docs/rules.md 5 (R12)."""

from random import Random

import pytest

from oddville.editions import standard
from oddville.editions.start import new_game
from oddville.rules.actions import Build, TakeBack, decode
from oddville.rules.scoresheet import CardScore, CharacterScore, scoresheet
from oddville.rules.vocabulary import CHARACTERS, COLOURS, MAIN_SQUARE
from tests.support.scenario import Table, table
from tests.support.scenario_cards import PLAIN_CARDS, card, edition_with


def points(t: Table, name: str) -> int:
    """What a card is worth to its owner, off his score sheet."""
    number = t.card(name)
    sheets = [scoresheet(t.game, seat) for seat in range(t.game.players)]
    (found,) = [item.points for sheet in sheets for item in sheet.cards if item.card == number]
    return found


# ---- Cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("diamond", "worth"), [("diamond-4", 4), ("diamond-5", 5)])
def test_a_diamond_card_is_worth_what_it_shows(diamond: str, worth: int) -> None:
    assert points(table(city=f"SQUARE  -  {diamond}"), diamond) == worth


def test_per_adjacent_card_3_for_each_the_main_square_included() -> None:
    t = table(
        city="""
        SQUARE   -  per-adjacent-3  -  plain-1
          |               |              |
        plain-2  -     plain-3      -    .
        """
    )
    assert points(t, "per-adjacent-3") == 9


def test_neighbours_1_and_1_for_each_adjacent_card() -> None:
    t = table(
        city="""
        SQUARE   -  neighbours-1  -  plain-1
          |              |             |
        plain-2  -    plain-3     -    .
        """
    )
    assert points(t, "neighbours-1") == 1 + 3


@pytest.mark.parametrize(
    ("scoring", "worth"), [("per-adjacent 3", 3 + 3), ("neighbours 1", 1 + 2), ("shields", 0 + 2)]
)
def test_an_adjacent_card_behind_houses_counts_too(scoring: str, worth: int) -> None:
    last_house = card("last-house", streets="left", scoring=scoring)
    behind = card("behind", streets="", scoring="row 2", shield=2)
    t = table(
        edition=edition_with([last_house, behind, *PLAIN_CARDS]), city="SQUARE  -  last-house  :  behind"
    )
    assert points(t, "last-house") == worth


def test_shields_the_sum_of_the_shields_of_the_adjacent_cards() -> None:
    t = table(
        city="""
        SQUARE     -  row-2   -  guild-1-mask
          |             |             |
        column-1   -  shields -  diamonds-3
          |             |             |
          .        -  plain-1 -       .
        """
    )
    assert points(t, "shields") == 2 + 1 + 3 + 0


def test_shields_the_main_square_has_none_and_diagonals_do_not_count() -> None:
    t = table(
        city="""
        SQUARE   -  shields
          |            |
        row-2    -     .
        """
    )
    assert points(t, "shields") == 0


@pytest.mark.parametrize(
    ("city", "diamonds"),
    [
        ("SQUARE  -  diamonds-3", 0),
        ("SQUARE  -  diamonds-3  -  diamond-4", 1),
        ("diamond-5  -  SQUARE  -  diamonds-3  -  row-2  -  diamond-4", 2),
    ],
)
def test_diamonds_3_and_1_for_each_diamond_card_in_the_city(city: str, diamonds: int) -> None:
    assert points(table(city=city), "diamonds-3") == 3 + diamonds


def test_diamonds_counts_the_diamond_cards_of_everybody() -> None:
    t = table(city="diamond-5/blue  -  SQUARE  -  diamonds-3/red  -  diamond-4/purple")
    assert points(t, "diamonds-3") == 5


def test_column_1_and_1_for_each_card_in_its_column() -> None:
    t = table(
        city="""
        SQUARE   -  plain-1
          |            |
        plain-2  -  column-1
          |            |
          .      -  plain-3
        """
    )
    assert points(t, "column-1") == 1 + 3


def test_r12_a_column_counts_every_card_gaps_or_not() -> None:
    t = table(
        city="""
        SQUARE   -  column-1
          |            |
        plain-1  -     .
          |            |
        plain-2  -  plain-3
        """
    )
    assert points(t, "column-1") == 1 + 2


def test_r12_the_main_square_counts_in_its_column_and_row() -> None:
    t = table(
        city="""
        row-2  -  SQUARE
          |          |
          .    -  column-1
        """
    )
    assert points(t, "column-1") == 1 + 2
    assert points(t, "row-2") == 2 + 2


def test_row_2_and_1_for_each_card_in_its_row_itself_included() -> None:
    t = table(city="plain-1  -  SQUARE  -  plain-2  -  row-2")
    assert points(t, "row-2") == 2 + 4


def test_r12_a_row_counts_every_card_gaps_or_not() -> None:
    t = table(
        city="""
        plain-1  -  SQUARE  -  plain-2
           |          |           |
         row-2   -    .     -  plain-3
        """
    )
    assert points(t, "row-2") == 2 + 2


@pytest.mark.parametrize(("name", "printed"), [("guild-1-mask", 1), ("guild-2-mask", 2)])
def test_guild_1_or_2_and_1_for_each_card_of_that_guild_itself_included(name: str, printed: int) -> None:
    t = table(city=f"SQUARE  -  {name}")
    assert points(t, name) == printed + 1
    t = table(city=f"bells-a  -  SQUARE  -  {name}  -  mask-a/red  -  mask-b/blue")
    assert points(t, name) == printed + 3


def test_a_card_scores_for_its_owner_alone() -> None:
    t = table(city="diamond-5/blue  -  SQUARE  -  diamond-4/red")
    assert [t.score(colour) for colour in COLOURS[:3]] == [0, 5, 4]


def test_the_main_square_is_worth_4_to_each_player_with_a_worker_there() -> None:
    t = table(spots={"wood": "blue", "crystal": "red"})
    assert [t.score(colour) for colour in COLOURS[:3]] == [0, 4, 4]
    assert scoresheet(t.game, 1).cards == (CardScore(MAIN_SQUARE, 4),)


# ---- Characters, workers -------------------------------------------------------------------------

CHARACTER_POINTS = {
    "human-resources-manager": 5,
    "landowner": 4,
    "seignior": 3,
    "cheater": 3,
    "mistress": 5,
    "bookkeeper": 2,
    "ghost": 4,
    "tax-collector": 2,
    "benefactor": 3,
    "lamplighter": 2,
    "builder": 4,
    "traveller": 7,
}


def test_there_are_points_for_every_character() -> None:
    assert set(CHARACTER_POINTS) == set(CHARACTERS)
    assert {card.id: card.points for card in standard().characters} == CHARACTER_POINTS


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_is_worth_his_points_to_his_holder(character: str) -> None:
    t = table(characters={"blue": [character]})
    assert [t.score(colour) for colour in COLOURS[:3]] == [0, CHARACTER_POINTS[character], 0]


def test_the_traveller_is_worth_nothing_with_a_worker_on_the_main_square() -> None:
    t = table(characters={"blue": ["traveller"]}, spots={"clay": "blue"})
    assert t.score("blue") == 4
    assert scoresheet(t.game, 1).characters[0].points == 0


def test_the_traveller_looks_at_his_holders_worker_only() -> None:
    t = table(characters={"blue": ["traveller"]}, spots={"clay": "red"})
    assert (t.score("blue"), t.score("red")) == (7, 4)


def test_each_worker_on_the_resources_board_is_worth_1() -> None:
    t = table(workers={"blue": ["wood 1", "clay upper", "clay upper"]})
    assert t.score("blue") == 3


def test_coins_projects_and_workers_in_the_supply_are_worth_nothing() -> None:
    t = table(coins={"blue": 5}, projects={"blue": ["diamond-5", "row-2"]})
    assert t.score("blue") == 0


# ---- All together --------------------------------------------------------------------------------


def test_the_score_sheet_names_every_item_and_adds_up() -> None:
    t = table(
        city="SQUARE  -  row-2/blue  -  plain-1/red  -  diamond-5/blue",
        spots={"wood": "blue"},
        characters={"blue": ["ghost", "builder"]},
        workers={"blue": ["clay 1", "stone upper"]},
    )
    sheet = scoresheet(t.game, 1)
    assert sheet.cards == (
        CardScore(MAIN_SQUARE, 4),
        CardScore(t.card("row-2"), 6),
        CardScore(t.card("diamond-5"), 5),
    )
    assert [(item.character.name, item.points) for item in sheet.characters] == [("GHOST", 4), ("BUILDER", 4)]
    assert isinstance(sheet.characters[0], CharacterScore)
    assert sheet.workers == 2
    assert sheet.total == t.score("blue") == 25


def test_the_books_example() -> None:
    """Two Diamond cards, three cards of the mask; blue and red have a worker on the Main Square."""
    t = table(
        players=4,
        city="""
        diamond-4/blue       - guild-2-mask/purple - SQUARE -  diamonds-3/purple      -          .
              |                      |                |             |                          |
        column-1-mask/yellow -    shields/red      -  .     - per-adjacent-3-mask/red - diamond-4-too/yellow
        """,
        spots={"wood": "blue", "clay": "red"},
    )
    assert points(t, "diamond-4") == 4
    assert points(t, "guild-2-mask") == 5
    assert points(t, "diamonds-3") == 5
    assert points(t, "per-adjacent-3-mask") == 6
    assert points(t, "shields") == 3
    assert points(t, "column-1-mask") == 3
    assert points(t, "diamond-4-too") == 4
    assert t.score("blue") == 4 + 4
    assert t.score("purple") == 5 + 5
    assert t.score("red") == 4 + 6 + 3
    assert t.score("yellow") == 3 + 4


# ---- What counts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_cards_that_count_add_up_to_the_points(seed: int) -> None:
    """What a page lights up is what the points are for."""
    edition = standard()
    game = new_game(2 + seed % 3, seed, edition)
    chance, seen = Random(seed), set()
    while not game.is_over:
        legal = game.legal_actions()
        builds = [action for action in legal if isinstance(decode(action), Build)]
        game.step(chance.choice(builds or [a for a in legal if not isinstance(decode(a), TakeBack)]))
    for seat in range(game.players):
        for item in scoresheet(game, seat).cards:
            if item.card == MAIN_SQUARE:
                continue
            printed = edition.buildings[item.card]
            value, count = printed.value or 0, len(item.counted)
            shields = sum(edition.buildings[card].shield for card in item.counted if card != MAIN_SQUARE)
            seen.add(printed.scoring)
            assert item.points == {
                "per-adjacent": value * count,
                "shields": shields,
            }.get(printed.scoring, value + count)
    assert len(seen) >= 3
