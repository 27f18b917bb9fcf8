"""Moments of games, searched with the engine, and tables that are taken up there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from oddville.editions import standard
from oddville.record import write_json
from oddville.rules.decisions import Decision, decision_of
from oddville.rules.enums import DecisionKind
from oddville.rules.game import Game
from oddville.rules.views import view_for
from oddville.rules.vocabulary import WORKERS_TO_END
from oddville.text import Texts
from tests.support import http_client
from tests.support.http_player import Player as Companion
from tests.support.page.player import Player
from tests.support.recorded_games import playing

NAMES = ("Ada", "Bo", "Cy", "Di")
SEARCHED = 400  # games


@dataclass(frozen=True)
class Moment:
    """A game after so many moves; a server can take it up from the record."""

    record: str
    moves: int
    game: Game

    @property
    def seat(self) -> int:
        return self.game.decider

    @property
    def decision(self) -> Decision:
        return decision_of(self.game)

    def sentence(self, viewer: int | None, language: str = "en") -> str:
        """What stands above the table for whoever looks."""
        names = names_at(self.seat, self.game.players)
        return Texts(language).decision(self.decision, names, viewer, standard())


def names_at(seat: int, players: int) -> list[str]:
    """Ada takes the seat that the test is about; the others follow in order."""
    others = iter(NAMES[1:])
    return [NAMES[0] if number == seat else next(others) for number in range(players)]


def moment(wanted: Callable[[Game], bool], players: int = 2) -> Moment:
    """The first one of lively random games at which it holds."""
    for seed in range(SEARCHED):
        for recording in playing(players, seed):
            game = recording.game
            if not game.is_over and wanted(game):
                return Moment(write_json(recording.record()), len(recording.moves), game.copy())
    raise AssertionError("no such moment was found")


@cache
def moment_of(kind: DecisionKind, players: int = 2) -> Moment:
    """A decision of this kind with a choice in it."""
    return moment(
        lambda game: game.decision == kind and len(game.legal_actions()) > 1 and is_with_bonuses(game, kind),
        players,
    )


@cache
def late_moment() -> Moment:
    """A turn of two players, one of whom needs one more worker in the city to end the game."""
    return moment(
        lambda game: (
            game.decision == DecisionKind.TURN
            and max(player.workers_in_city for player in view_for(game, None).players) == WORKERS_TO_END - 1
        )
    )


def is_with_bonuses(game: Game, kind: DecisionKind) -> bool:
    return kind is not DecisionKind.BONUSES or len(decision_of(game).bonuses) > 1


@contextmanager
def taken_up(
    player: Player, at: Moment, seat: int | None = None, **settings: Any
) -> Iterator[list[Companion]]:
    """The player's browser at that moment, in the seat that decides or the given one; companions by seat.

    Companions play over HTTP and do nothing by themselves; `bots` in the settings puts bots in their place.
    """
    own = at.seat if seat is None else seat
    players = at.game.players
    wanted = {"players": players, "order": "chosen", "pace": "instant"} | settings
    moment_form = {"record": at.record, "moves": at.moves}
    body = {"settings": wanted, "name": player.name, "seat": own, "from": moment_form}
    table = player.table = player.ask("/api/tables", body)["id"]
    names = names_at(own, players)
    with http_client.client(player.url) as client:
        companions = [Companion(client) for _ in range(players)]
        for number in range(players):
            companions[number].table = table
            if number != own and not settings.get("bots"):
                client.cookies.clear()
                companions[number].join(table, names[number], number)
        client.cookies.clear()
        player.go(f"/t/{table}")
        player.page.get_by_test_id("sentence").wait_for()
        yield companions


@contextmanager
def looked_at(player: Player, at: Moment) -> Iterator[None]:
    """The browser at such a table to look at it: nothing is done there, so it is opened only once."""
    key = (at.record, at.moves)
    if key not in player.tables:
        with taken_up(player, at):
            player.tables[key] = player.table
            yield
    else:
        player.table = player.tables[key]
        player.go(f"/t/{player.table}")
        player.page.get_by_test_id("sentence").wait_for()
        yield
