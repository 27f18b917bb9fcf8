"""Gaining characters, and piles made anew: docs/rules.md 3b, step 6 (R8, R9), and 7."""

from oddville.rules.actions import (
    Build,
    Cheat,
    Done,
    PlaceAt,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    ShufflePile,
    TakeBack,
    Travel,
    UseCoinBonus,
    UseTransformBonus,
)
from oddville.rules.enums import Character, Guild
from oddville.rules.events import (
    BonusForgone,
    CharacterReturned,
    CharacterTaken,
    PileShuffled,
    PileTopShown,
)
from oddville.rules.vocabulary import DISCLOSED_CHANCE
from tests.support.scenario import CLAY, CRYSTAL, WOOD, Table, table

ONE_WOOD = {"purple": ["wood 1"]}


def test_step_6_a_card_with_a_guild_brings_the_top_character_of_its_pile() -> None:
    t = table(
        players=4,
        piles={"bells": ["benefactor", "ghost", "tax-collector"]},
        projects={"purple": ["bells-a"]},
        workers=ONE_WOOD,
    )
    t.build("bells-a", 1, 0)
    t.done()
    assert t.characters("purple") == ["benefactor"]
    assert t.pile("bells") == ["ghost", "tax-collector"]
    assert PileTopShown(None, Guild.BELLS, Character.GHOST) in t.events


def test_step_6_the_character_comes_after_the_bonuses() -> None:
    t = table(projects={"purple": ["mask-a"]}, workers=ONE_WOOD)
    t.build("mask-a", 1, 0)
    assert t.characters("purple") == []
    t.do(UseCoinBonus())
    assert t.characters("purple") == []
    events = t.do(Done())
    assert t.characters("purple") == ["human-resources-manager"]
    forgone, taken = t.happened(BonusForgone)[0], t.happened(CharacterTaken)[0]
    assert events.index(forgone) < events.index(taken)


def test_step_6_a_card_without_a_guild_brings_none() -> None:
    t = table(projects={"purple": ["plain-1"]}, workers=ONE_WOOD)
    t.build("plain-1", 1, 0)
    t.done()
    assert t.characters("purple") == []


def test_step_6_adjacent_cards_never_give_characters() -> None:
    t = table(
        city="SQUARE  -  mask-a",
        characters={"purple": ["lamplighter"]},
        projects={"purple": ["plain-1"]},
        workers=ONE_WOOD,
    )
    t.build("plain-1", 2, 0)
    t.done()
    assert t.characters("purple") == ["lamplighter"]


def test_step_6_a_player_may_hold_several_characters_of_a_guild() -> None:
    t = table(
        players=4, characters={"purple": ["landowner"]}, projects={"purple": ["mask-a"]}, workers=ONE_WOOD
    )
    t.build("mask-a", 1, 0)
    t.done()
    assert t.characters("purple") == ["human-resources-manager", "landowner"]


# ---- An empty pile -------------------------------------------------------------------------------


def with_an_empty_pile() -> Table:
    """Both characters of the mask are held; purple builds a mask card and waits for chance."""
    t = table(
        characters={"purple": ["landowner"], "blue": ["seignior"], "red": ["mistress"]},
        projects={"purple": ["mask-a"]},
        workers=ONE_WOOD,
        explicit_chance=True,
    )
    t.build("mask-a", 1, 0)
    t.done()
    return t


def test_step_6_all_players_return_the_guilds_characters_the_builder_too() -> None:
    t = with_an_empty_pile()
    assert t.happened(CharacterReturned) == [
        CharacterReturned(0, Character.LANDOWNER),
        CharacterReturned(1, Character.SEIGNIOR),
    ]
    assert t.characters("purple") == t.characters("blue") == []
    assert t.characters("red") == ["mistress"]  # of another guild


def test_step_6_the_returned_characters_are_shuffled_and_the_top_one_taken() -> None:
    t = with_an_empty_pile()
    assert (t.decision, t.decider) == ("shuffle", "nobody")
    assert t.choices() == [ShufflePile(1), ShufflePile(2)]
    t.do(ShufflePile(1))
    assert t.characters("purple") == ["landowner"]
    assert t.pile("mask") == ["seignior"]
    t = with_an_empty_pile()
    t.do(ShufflePile(2))
    assert t.characters("purple") == ["seignior"]
    assert t.pile("mask") == ["landowner"]
    assert t.turn == "blue"


def test_while_chance_decides_nobody_else_does() -> None:
    t = with_an_empty_pile()
    assert t.refuses(PlayForCoins(2), "chance-decides")
    assert t.refuses(ShufflePile(1), "chance-decides", by="purple")
    assert t.refuses(ShufflePile(3), "chance-decides")
    assert t.refuses(TakeBack(WOOD, 1), "take-back-not-now", by="purple")


def test_a_shuffle_of_three_has_six_outcomes_each_another_order() -> None:
    orders = []
    for outcome in range(1, 7):
        t = table(
            players=4,
            characters={"purple": ["ghost"], "blue": ["benefactor", "tax-collector"]},
            projects={"purple": ["bells-a"]},
            workers=ONE_WOOD,
            explicit_chance=True,
        )
        t.build("bells-a", 1, 0)
        t.done()
        assert len(t.choices()) == 6
        t.do(ShufflePile(outcome))
        orders.append((*t.characters("purple"), *t.pile("bells")))
    assert orders[0] == ("ghost", "tax-collector", "benefactor")
    assert len(set(orders)) == 6


def test_a_refresh_is_a_chance_outcome_and_told_as_one() -> None:
    t = with_an_empty_pile()
    t.do(ShufflePile(2))
    shuffled = t.happened(PileShuffled)
    assert shuffled == [PileShuffled(None, Guild.MASK, Character.SEIGNIOR, Character.LANDOWNER, None)]
    assert t.game.disclosed & DISCLOSED_CHANCE


def test_a_refresh_of_a_single_card_is_a_chance_outcome_too() -> None:
    """With two players each guild has one character; it goes from blue to purple."""
    t = table(
        players=2,
        characters={"blue": ["ghost"]},
        projects={"purple": ["bells-a"]},
        workers=ONE_WOOD,
        explicit_chance=True,
    )
    t.build("bells-a", 1, 0)
    t.done()
    assert (t.decision, t.choices()) == ("shuffle", [ShufflePile(1)])
    t.do(ShufflePile(1))
    assert t.happened(PileShuffled) == [PileShuffled(None, Guild.BELLS, Character.GHOST, None, None)]
    assert t.characters("purple") == ["ghost"]
    assert t.characters("blue") == []


def test_chance_follows_at_once_unless_the_caller_decides_it() -> None:
    t = table(players=2, characters={"blue": ["ghost"]}, projects={"purple": ["bells-a"]}, workers=ONE_WOOD)
    t.build("bells-a", 1, 0)
    t.done()
    assert t.characters("purple") == ["ghost"]
    assert t.turn == "blue"


def test_ones_own_single_character_comes_back_to_oneself() -> None:
    t = table(players=2, characters={"purple": ["ghost"]}, projects={"purple": ["bells-a"]}, workers=ONE_WOOD)
    t.build("bells-a", 1, 0)
    t.done()
    assert CharacterReturned(0, Character.GHOST) in t.events
    assert t.characters("purple") == ["ghost"]


# ---- The power works at once ---------------------------------------------------------------------


def test_step_6_a_power_just_gained_works_after_the_action_of_the_same_turn() -> None:
    t = table(
        piles={"rooster": ["cheater", "mistress"]},
        coins={"purple": 1},
        projects={"purple": ["rooster-a"]},
        workers=ONE_WOOD,
    )
    t.build("rooster-a", 1, 0)
    assert t.refuses(Cheat(), "character-not-held")
    t.done()
    assert (t.decision, t.decider) == ("after-action", "purple")
    t.do(Cheat())
    assert t.turn == "blue"


def test_step_6_a_character_that_leaves_takes_his_power_along() -> None:
    """The Human Resources Manager goes from blue to purple."""
    t = table(
        players=2,
        characters={"blue": ["human-resources-manager"]},
        projects={"purple": ["mask-a"]},
        workers=ONE_WOOD,
    )
    t.build("mask-a", 1, 0)
    t.done()
    assert t.refuses(PlayForResource(1, CRYSTAL), "worker-card-without-resource")
    t.do(PlayForResource(1, WOOD))
    assert t.offers(PlayForResource(1, CRYSTAL))


def test_step_6_a_tax_collector_just_gained_taxes_the_next_payment() -> None:
    t = table(
        piles={"bells": ["tax-collector", "ghost"]},
        coins={"blue": 1},
        projects={"purple": ["bells-a"]},
        workers=ONE_WOOD,
    )
    t.build("bells-a", 1, 0)
    t.done()
    t.do(PlayForBuilding(1, 2))
    assert t.coins("purple") == 1


def test_r9_a_power_that_leaves_and_comes_back_in_the_same_turn_is_not_renewed() -> None:
    """The Cheater is used, returned and taken again; the Traveller keeps the turn open to see it."""
    t = table(
        players=2,
        characters={"purple": ["cheater", "traveller"]},
        coins={"purple": 2},
        projects={"purple": ["rooster-a"]},
        workers={"purple": ["wood 1", "clay 1"]},
    )
    t.do(Cheat())
    t.build("rooster-a", 1, 0)
    t.done()
    assert CharacterReturned(0, Character.CHEATER) in t.events
    assert "cheater" in t.characters("purple")
    assert t.decision == "after-action"
    assert t.offers(Travel(CLAY))
    assert t.refuses(Cheat(), "power-used")


def test_r9_in_the_next_turn_the_power_is_fresh() -> None:
    t = table(players=2, characters={"purple": ["cheater"]}, coins={"purple": 3})
    t.do(Cheat(), PlayForCoins(2))
    assert t.turn == "blue"
    t.do(PlayForCoins(2))
    assert t.offers(Cheat())


def test_a_build_without_any_bonus_used_still_brings_the_character() -> None:
    t = table(projects={"purple": ["fleur-de-lis-a"]}, workers={"purple": ["wood 1", "clay 1"]})
    t.do(Build(1), PlaceAt(1, 0))
    assert t.refuses(UseTransformBonus(CLAY, 1, WOOD), "bonus-not-open")
    t.done()
    assert t.characters("purple") == ["lamplighter"]
