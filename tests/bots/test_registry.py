"""Bots by name: how a contender is written, and how other packages bring their own."""

from __future__ import annotations

from pathlib import Path

import pytest

import oddville.bots
from oddville.bots import BotError, Budget, Player, contender, play_game
from oddville.bots.registry import levels
from oddville.editions.start import new_game
from tests.support.bot_games import PEOPLES_LEVELS

# ---- How a contender is written ------------------------------------------------------------------


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert [name for name in levels() if name in PEOPLES_LEVELS] == list(PEOPLES_LEVELS)
    assert {"random", "uct"} < set(levels())


def test_the_package_names_its_levels_also_after_a_contender_was_chosen() -> None:
    contender("master")
    assert "master" in oddville.bots.levels()


@pytest.mark.parametrize(("level", "seconds"), [("journeyman", 0.3), ("master", 1.0), ("grandmaster", 3.0)])
def test_a_level_takes_its_time(level: str, seconds: float) -> None:
    assert contender(level).budget == Budget(seconds=seconds)


@pytest.mark.parametrize(
    ("written", "budget"),
    [
        ("master", Budget(seconds=1.0)),
        ("master:", Budget(seconds=1.0)),
        ("master:seconds=0.1", Budget(seconds=0.1)),
        ("master:iterations=2000", Budget(iterations=2000)),
        ("master:processes=2", Budget(seconds=1.0, processes=2)),
        ("master:iterations=500,processes=2", Budget(iterations=500, processes=2)),
        ("master:seconds=0.5,iterations=9", Budget(seconds=0.5, iterations=9)),
        ("master:seconds=0.1,clock=processor", Budget(seconds=0.1, clock="processor")),
        ("master:clock=wall", Budget(seconds=1.0)),
        ("newcomer:iterations=5", Budget(iterations=5)),
        ("apprentice:processes=2", Budget(processes=2)),
    ],
)
def test_a_contender_is_a_name_with_a_budget(written: str, budget: Budget) -> None:
    chosen = contender(written)
    assert chosen.budget == budget
    assert (chosen.name, chosen.level.name) == (written, written.partition(":")[0])


@pytest.mark.parametrize(
    "name", ["", "nobody", "Master", "master ", " master", "master;seconds=1", "é" * 500]
)
def test_an_unknown_name_is_answered_with_those_that_are_known(name: str) -> None:
    with pytest.raises(BotError) as caught:
        contender(name)
    assert caught.value.code == "unknown-bot"
    assert caught.value.params["name"] == name[:40]
    assert "grandmaster" in str(caught.value.params["known"])


@pytest.mark.parametrize(
    "setting",
    [
        "seconds=0",
        "seconds=-1",
        "seconds=nan",
        "seconds=inf",
        "clock=",
        "clock=sun",
        "seconds=3601",
        "seconds=",
        "seconds",
        "iterations=0",
        "iterations=-5",
        "iterations=1.5",
        "iterations=9999999999",
        "processes=0",
        "processes=65",
        "processes=two",
        "hours=1",
        "=1",
        "Seconds=1",
    ],
)
def test_a_budget_that_cannot_be_is_refused(setting: str) -> None:
    for written in (f"master:{setting}", f"master:iterations=5,{setting}"):
        with pytest.raises(BotError) as caught:
            contender(written)
        assert caught.value.code == "bad-budget"
        assert caught.value.params == {"name": written, "setting": setting}


@pytest.mark.parametrize("written", ["master:,", "master:iterations=5,", "master:iterations=5;seconds=2"])
def test_so_are_settings_that_are_not_separated_by_single_commas(written: str) -> None:
    with pytest.raises(BotError, match="bad-budget"):
        contender(written)


def test_a_very_long_budget_is_not_repeated_in_full() -> None:
    with pytest.raises(BotError) as caught:
        contender("master:seconds=" + "9" * 100_000)
    assert max(len(str(value)) for value in caught.value.params.values()) <= 60


# ---- Bots of other packages ----------------------------------------------------------------------

TIMID = """
from oddville.bots import Choice


class Timid:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, observation, budget):
        return Choice(observation.legal[self.seed % len(observation.legal)])
"""

POINTS = """
[oddville.bots]
timid = timid_bot:Timid
nowhere = no_such_module:Bot
nameless = timid_bot:Bold
unfinished = unfinished_bot:Bot
stumbling = timid_bot:Timid.choose
master = timid_bot:Timid

[another.group]
stranger = timid_bot:Timid
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package as an installer leaves it: a module, and a folder that tells about it."""
    (tmp_path / "timid_bot.py").write_text(TIMID, "utf-8")
    (tmp_path / "unfinished_bot.py").write_text("def Bot(", "utf-8")
    about = tmp_path / "timid_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: timid-bot\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(POINTS, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_plays_like_our_own() -> None:
    chosen = contender("timid:iterations=3")
    assert contender("timid").budget.seconds is not None
    game = new_game(2, 1)
    seated = [Player("timid", chosen.bot(seat), chosen.budget) for seat in range(2)]
    assert not play_game(game, seated, most_turns=5)
    assert game.turn > 5


@pytest.mark.usefixtures("installed")
def test_bots_of_others_come_after_our_own() -> None:
    names = list(levels())
    assert names.index("timid") > names.index("grandmaster")
    assert "stranger" not in names


@pytest.mark.usefixtures("installed")
def test_nobody_takes_the_name_of_a_level() -> None:
    assert type(contender("master").bot(1)).__name__ == "SearchBot"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere", "ModuleNotFoundError"),
        ("nameless", "AttributeError"),
        ("unfinished", "SyntaxError"),
        ("stumbling", "TypeError"),
    ],
)
def test_a_broken_one_says_so_when_it_is_chosen_and_disturbs_nobody_else(name: str, reason: str) -> None:
    broken = contender(name)
    with pytest.raises(BotError) as caught:
        broken.bot(1)
    assert caught.value.code == "broken-bot"
    assert caught.value.params["name"] == name
    assert str(caught.value.params["detail"]).startswith(reason)
    assert type(contender("newcomer").bot(1)).__name__ == "PolicyBot"


def test_without_that_package_its_bots_are_unknown() -> None:
    with pytest.raises(BotError, match="unknown-bot"):
        contender("timid")
