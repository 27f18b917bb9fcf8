"""Games in processes of their own: each is played once, whatever happens to a process."""

import os
import signal
from pathlib import Path

import pytest

from oddville.arena.errors import ArenaError
from oddville.arena.game import Failed, Outcome, Played, play_scheduled
from oddville.arena.schedule import Schedule
from oddville.arena.settings import Settings
from oddville.arena.workers import play_locally
from oddville.editions import standard
from oddville.record import read_verified
from tests.support.processes import children, is_worker
from tests.support.tournaments import settings_for

pytestmark = pytest.mark.slow


def outcomes(settings: Settings, processes: int = 2) -> list[Outcome]:
    return list(play_locally(Schedule(settings), settings.names, standard(), processes))


def played_alone(settings: Settings) -> list[Outcome]:
    return [play_scheduled(game, settings.names, standard()) for game in Schedule(settings)]


def facts(played: list[Outcome]) -> dict[int, tuple[object, ...]]:
    """All but the times."""
    found: dict[int, tuple[object, ...]] = {}
    for outcome in played:
        assert isinstance(outcome, Played)
        result = outcome.result
        assert result.number not in found
        found[result.number] = (result.seats, result.scores, result.winner, result.turns, outcome.record)
    return found


def test_every_game_once_and_as_anywhere_else() -> None:
    settings = settings_for("random", "random:iterations=1", games=7)
    assert facts(outcomes(settings, processes=3)) == facts(played_alone(settings))


def test_fewer_games_than_processes() -> None:
    settings = settings_for("random", games=1)
    assert len(outcomes(settings, processes=4)) == 1


def test_the_record_tells_the_same() -> None:
    settings = settings_for("random", "random:iterations=1", "random:iterations=1", players=3, games=1)
    for outcome in played_alone(settings):
        assert isinstance(outcome, Played)
        record = read_verified(outcome.record).record
        assert record.result is not None
        assert record.result.winner == outcome.result.winner
        assert tuple(sheet.total for sheet in record.result.scoresheets) == outcome.result.scores
        assert record.deal.first_player == outcome.result.first_player
        names = [player.name for player in record.players]
        assert sorted(names) == ["random", "random:iterations=1", "random:iterations=1 (2)"]
        assert outcome.result.decisions == len(record.moves)


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize(
    ("bot", "code", "detail"),
    [
        ("cheat", "illegal-choice", "723"),
        ("broken", "bot-crashed", "ValueError: no idea what to do"),
        ("headless", "bot-crashed", "RuntimeError: no head to think with"),
    ],
)
def test_what_a_bot_does_wrong_comes_back_as_a_value(bot: str, code: str, detail: str) -> None:
    settings = settings_for("random", bot, games=2)
    for game in Schedule(settings):
        outcome = play_scheduled(game, settings.names, standard())
        assert isinstance(outcome, Failed)
        assert (outcome.bot, outcome.code, outcome.detail) == (bot, code, detail)
        assert (outcome.number, outcome.seed) == (game.number, game.seed)
        assert "Traceback" in outcome.trace


@pytest.mark.usefixtures("bots")
def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_for("random", "dying", games=4)
    monkeypatch.setenv("DYING_NOTE", str(tmp_path / "note"))
    found = facts(outcomes(settings))
    assert (tmp_path / "note").exists()
    assert found == facts(played_alone(settings))


@pytest.mark.usefixtures("bots")
def test_a_game_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(ArenaError) as caught:
        outcomes(settings_for("random", "dying", games=2), processes=1)
    assert caught.value.code == "worker-lost"
    assert caught.value.params["game"] == 1


@pytest.mark.usefixtures("bots")
def test_stopping_ends_the_processes() -> None:
    settings = settings_for("sleepy", "random", games=200)
    games = play_locally(Schedule(settings), settings.names, standard(), 2)
    next(games)
    workers = list(filter(is_worker, children(os.getpid())))
    assert len(workers) == 2
    games.close()
    assert not any(map(is_worker, workers))


@pytest.mark.usefixtures("bots")
def test_a_killed_process_costs_nothing_but_its_game() -> None:
    settings = settings_for("sleepy", "random", games=6)
    expected = facts(played_alone(settings))
    games = play_locally(Schedule(settings), settings.names, standard(), 2)
    found = [next(games)]
    victim = next(filter(is_worker, children(os.getpid())))
    os.kill(victim, signal.SIGKILL)
    found += games
    assert facts(found) == expected
