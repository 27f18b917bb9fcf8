"""The Builder's answer in another's turn: docs/rules.md 3b, step 7."""

from typing import Any

import pytest

from oddville.rules.actions import (
    Build,
    Cheat,
    Done,
    PlayForCoins,
    ShufflePile,
    Swap,
    TakeBack,
    Travel,
    UseCoinBonus,
)
from oddville.rules.enums import Purpose
from oddville.rules.events import BuilderAsked, BuilderDeclined, CardBuilt, PaymentMade, TurnBegan
from tests.support.scenario import CLAY, STONE, UPPER, WOOD, Table, table


def purple_builds(builds: str = "plain-1", **changes: Any) -> Table:
    """Purple builds to the right of the Main Square; red holds the Builder and all he needs."""
    setting: dict[str, Any] = {
        "characters": {"red": ["builder"]},
        "coins": {"red": 2},
        "projects": {"purple": [builds], "red": ["plain-2"]},
        "workers": {"purple": ["wood 1"], "red": ["wood upper"]},
    }
    t = table(**{**setting, **changes})
    t.build(builds, 1, 0)
    return t


def red_is_asked(builds: str = "plain-1", **changes: Any) -> Table:
    t = purple_builds(builds, **changes)
    t.done()
    assert (t.decision, t.decider, t.turn) == ("builder", "red", "purple")
    return t


def test_after_another_player_builds_the_builder_is_asked() -> None:
    t = red_is_asked()
    assert t.happened(BuilderAsked) == [BuilderAsked(2)]
    assert t.choices(Build, Done) == [Build(1), Done()]


def test_he_is_asked_after_bonuses_and_character() -> None:
    t = purple_builds("mask-a")
    assert (t.decision, t.decider) == ("bonuses", "purple")
    t.do(UseCoinBonus(), UseCoinBonus())
    assert t.characters("purple") == ["human-resources-manager"]
    assert (t.decision, t.decider) == ("builder", "red")


def test_he_pays_two_coins_first_and_builds() -> None:
    t = red_is_asked()
    t.do(Build(1))
    assert t.events[0] == PaymentMade(2, 2, Purpose.BUILDER)
    assert t.coins("red") == 0
    assert (t.decision, t.decider) == ("place", "red")


def test_his_build_has_bonuses_and_a_character_like_any_other() -> None:
    t = red_is_asked(projects={"purple": ["plain-1"], "red": ["bells-a"]})
    t.build("bells-a", 0, 1)
    assert CardBuilt(2, t.card("bells-a"), 0, 1) in t.events
    assert t.workers_in_city("red") == 1
    assert (t.decision, t.decider) == ("bonuses", "red")
    t.do(UseCoinBonus(), UseCoinBonus())
    assert t.coins("red") == 2
    assert t.characters("red") == ["ghost", "builder"]
    assert t.turn == "blue"


def test_he_may_decline() -> None:
    t = red_is_asked()
    t.done()
    assert t.happened(BuilderDeclined) == [BuilderDeclined(2)]
    assert t.coins("red") == 2
    assert t.turn == "blue"


def test_then_the_turn_goes_to_the_player_after_the_one_whose_turn_it_was() -> None:
    t = red_is_asked()
    t.build("plain-2", 0, 1)
    t.done()
    assert t.happened(TurnBegan) == [TurnBegan(1, 10)]


# ---- Asked only when he can ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"coins": {"red": 1}},
        {"projects": {"purple": ["plain-1"]}},
        {"workers": {"purple": ["wood 1"], "red": ["clay upper"]}},  # cannot pay the cost
        {"projects": {"purple": ["plain-1"], "red": ["houses"]}},  # fits nowhere
        {"characters": {"purple": ["builder"]}},  # his own build
        {"characters": {}},
    ],
)
def test_he_is_not_asked_if_he_cannot(changes: dict[str, Any]) -> None:
    t = purple_builds(**changes)
    t.done()
    assert not t.happened(BuilderAsked)
    assert (t.decision, t.turn) == ("turn", "blue")


def test_what_the_new_card_makes_possible_counts() -> None:
    """Red's card has houses all round; only the card just built gives it a place."""
    t = red_is_asked(
        builds="street-left",
        projects={"purple": ["street-left"], "red": ["houses"]},
    )
    t.build("houses", 2, 0)
    assert t.city[2, 0] == "houses"


def test_playing_a_worker_card_is_no_build() -> None:
    t = table(
        characters={"red": ["builder"]},
        coins={"red": 2},
        projects={"red": ["plain-2"]},
        workers={"red": ["wood 1"]},
    )
    t.do(PlayForCoins(2))
    assert t.turn == "blue"


def test_nobody_answers_the_builders_own_build() -> None:
    """In his own turn there is no other Builder, and his answer ends the matter."""
    t = table(
        turn="red",
        characters={"red": ["builder"]},
        coins={"red": 4},
        projects={"red": ["plain-1", "plain-2"]},
        workers={"red": ["wood 1", "wood 2"]},
    )
    t.build("plain-1", 1, 0)
    t.done()
    assert t.turn == "purple"
    t = red_is_asked(
        coins={"red": 4},
        projects={"purple": ["plain-1"], "red": ["plain-2", "plain-3"]},
        workers={"purple": ["wood 1"], "red": ["wood 2", "wood 3"]},
    )
    t.build("plain-2", 0, 1)
    t.done()
    assert (t.decision, t.turn) == ("turn", "blue")


def test_a_builder_just_gained_is_not_asked_about_the_same_build() -> None:
    t = table(
        piles={"fleur-de-lis": ["builder", "traveller"]},
        coins={"purple": 2},
        projects={"purple": ["fleur-de-lis-a", "plain-1"]},
        workers={"purple": ["wood 1", "wood 2"]},
    )
    t.build("fleur-de-lis-a", 1, 0)
    t.done()
    assert t.characters("purple") == ["builder"]
    assert t.turn == "blue"


@pytest.mark.parametrize(
    ("outcome", "taken", "left"), [(1, "lamplighter", "builder"), (2, "builder", "lamplighter")]
)
def test_he_is_not_asked_if_the_same_build_takes_the_builder_from_him(
    outcome: int, taken: str, left: str
) -> None:
    t = purple_builds(
        "fleur-de-lis-a", characters={"red": ["builder"], "blue": ["lamplighter"]}, explicit_chance=True
    )
    t.done()
    t.do(ShufflePile(outcome))
    assert t.characters("purple") == [taken]
    assert t.pile("fleur-de-lis") == [left]
    assert t.turn == "blue"


def test_he_may_lose_the_builder_by_his_own_answer() -> None:
    t = red_is_asked(
        characters={"red": ["builder"], "blue": ["lamplighter"]},
        projects={"purple": ["plain-1"], "red": ["fleur-de-lis-a"]},
        explicit_chance=True,
    )
    t.build("fleur-de-lis-a", 0, 1)
    t.done()
    t.do(ShufflePile(1))
    assert t.characters("red") == ["lamplighter"]
    assert t.turn == "blue"


# ---- It is not his turn --------------------------------------------------------------------------

ALL_POWERS = {"red": ["builder", "traveller", "cheater", "bookkeeper"]}


def test_his_powers_are_not_usable_in_his_answer() -> None:
    t = red_is_asked(players=4, characters=ALL_POWERS, coins={"red": 5})
    for _ in ("answer", "place", "bonuses"):
        for power in (Cheat(), Swap(1, 1), Travel(WOOD)):
            assert t.refuses(power, "not-your-turn")
        t.do(t.choices()[0])
    assert t.workers_in_city("red") == 1


def test_his_bonuses_close_by_themselves_although_he_holds_a_power() -> None:
    t = red_is_asked(players=4, characters=ALL_POWERS, coins={"red": 5})
    t.build("plain-2", 0, 1)
    t.do(UseCoinBonus(), UseCoinBonus())
    assert t.turn == "blue"


def test_nobody_uses_a_power_while_his_answer_is_open_and_a_power_just_gained_works_afterwards() -> None:
    t = red_is_asked(
        builds="rooster-a",
        piles={"rooster": ["cheater", "mistress"]},
        coins={"purple": 1, "red": 2},
    )
    assert t.characters("purple") == ["cheater"]
    assert t.refuses(Cheat(), "power-not-now", by="purple")
    t.build("plain-2", 0, 1)
    assert t.refuses(Cheat(), "power-not-now", by="purple")
    t.done()
    assert (t.decision, t.decider) == ("after-action", "purple")
    t.do(Cheat())
    assert t.turn == "blue"


def test_the_lamplighter_lights_his_build_too() -> None:
    t = red_is_asked(
        builds="street-left",
        players=4,
        characters={"red": ["builder", "lamplighter"]},
        projects={"purple": ["street-left"], "red": ["houses"]},
    )
    t.build("houses", 2, 0)
    t.do(UseCoinBonus(), UseCoinBonus())
    assert t.coins("red") == 2
    assert t.turn == "blue"


# ---- Taking back while he is asked ---------------------------------------------------------------


def test_taking_back_the_last_worker_he_needs_closes_the_question() -> None:
    t = red_is_asked()
    t.do(TakeBack(WOOD, UPPER))
    assert not t.happened(BuilderDeclined)
    assert (t.decision, t.turn) == ("turn", "blue")


def test_taking_back_another_worker_leaves_the_question_open() -> None:
    t = red_is_asked(
        workers={"purple": ["wood 1", "stone 1"], "red": ["wood upper", "wood 2", "clay 1"]},
    )
    t.do(TakeBack(WOOD, 2))
    t.do(TakeBack(CLAY, 1))
    t.do(TakeBack(STONE, 1), by="purple")
    assert (t.decision, t.decider) == ("builder", "red")


def test_also_in_the_last_turn() -> None:
    city = """
    plain-5/purple  -  plain-6/purple  -  SQUARE
          |                  |              |
    plain-7/purple  -  plain-8/purple  -  plain-9/purple
    """
    t = red_is_asked(city=city)
    assert t.game.end_trigger == 0
    t.build("plain-2", 2, 0)
    t.done()
    assert t.decision == "game-over"
    assert t.workers_in_city("red") == 1
