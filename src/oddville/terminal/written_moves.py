"""The words of moves, for a game of which only the view is known."""

from __future__ import annotations

from ..editions import Edition, components
from ..record import parse_action, write_action
from ..rules.actions import encode
from ..rules.game import Game
from ..rules.views import View
from ..rules.vocabulary import (
    LOWER_SLOTS,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    ROW_LENGTH,
)


class WrittenMoves:
    """Reads and writes the notation of records at the table of a view."""

    def __init__(self, view: View, edition: Edition) -> None:
        self._game = _visible_game(view, edition)
        self._edition = edition

    def write(self, action: int, seat: int) -> str:
        return write_action(self._game, self._edition, action, seat)

    def read(self, words: str, seat: int) -> int:
        """The number of the action, legal or not; raises `NotationError`."""
        return encode(parse_action(self._game, self._edition, words, seat))


def _visible_game(view: View, edition: Edition) -> Game:
    """As much of the game as its notation refers to: row, projects, workers on the board."""
    game = Game(components(edition, len(view.players)))
    game.row = [*(NOTHING if card is None else card for card in view.row)] + [NOTHING] * (
        ROW_LENGTH - len(view.row)
    )
    game.decision = view.decision.kind
    game.decider = NOBODY if view.decision.seat is None else view.decision.seat
    counts, projects = [0] * MAX_PLAYERS, [NOTHING] * MAX_PLAYERS * PROJECT_SPACES
    for seat, player in enumerate(view.players):
        counts[seat] = len(player.projects)
        projects[seat * PROJECT_SPACES : seat * PROJECT_SPACES + len(player.projects)] = player.projects
    game.project_count, game.projects = counts, projects
    lower, upper = [NOBODY] * RESOURCE_COUNT * LOWER_SLOTS, [0] * RESOURCE_COUNT * MAX_PLAYERS
    for resource, found in enumerate(view.board):
        for slot, owner in enumerate(found.lower):
            lower[resource * LOWER_SLOTS + slot] = NOBODY if owner is None else owner
        for seat, count in enumerate(found.upper):
            upper[resource * MAX_PLAYERS + seat] = count
    game.lower, game.upper = lower, upper
    return game
