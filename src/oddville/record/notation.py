"""Actions as words: `write_action` writes the standard form of an action, `read_action` reads it.

The words are meant to be read aloud and typed: `worker 2 coins`, `build crooked-mill`, `place left 2 down 1`.
As in chess they depend on the position: a card is named by its id, wherever it lies. docs/records.md lists
all forms.
"""

from __future__ import annotations

from ..editions import Edition
from ..rules import actions as a
from ..rules.game import Game
from ..rules.vocabulary import CHARACTERS, NOTHING, PROJECT_SPACES, RESOURCES, UPPER_SLOT
from .card_ids import CardIds
from .errors import NotationError
from .legality import require_legal
from .notation_parser import parse_action
from .shuffles import possible_shuffles

__all__ = ["parse_action", "read_action", "write_action"]


def read_action(game: Game, edition: Edition, text: str, seat: int | None = None) -> int:
    """The number of the action that the text means; the seat is by default the one that must decide.

    Raises `NotationError` if the text cannot be understood, and the engine's own errors, with a `reason`, if
    the rules forbid the action.
    """
    who = game.decider if seat is None else seat
    number = a.encode(parse_action(game, edition, text, who))
    require_legal(game, number, who)
    return number


def write_action(game: Game, edition: Edition, number: int, seat: int | None = None) -> str:
    """The words for an action of a seat, by default of the one that must decide, in this position."""
    return _Writer(game, CardIds(edition), game.decider if seat is None else seat).words(a.decode(number))


def slot_words(slot: int) -> str:
    """A slot of the resources board, counted from 1."""
    return "upper" if slot == UPPER_SLOT + 1 else f"lower {slot}"


def cell_words(x: int, y: int) -> str:
    sideways = f"{'left' if x < 0 else 'right'} {abs(x)}"
    if y == 0:
        return sideways
    return f"down {y}" if x == 0 else f"{sideways} down {y}"


class _Writer:
    def __init__(self, game: Game, ids: CardIds, seat: int) -> None:
        self.game = game
        self.ids = ids
        self.seat = seat

    def row_card(self, position: int) -> str:
        card = self.game.row[position - 1]
        if card == NOTHING:
            raise NotationError("nothing-there", place="row", position=position)
        return self.ids.of(card)

    def project(self, project: int) -> str:
        if not 0 <= self.seat < self.game.players or project > self.game.project_count[self.seat]:
            raise NotationError("nothing-there", place="projects", position=project)
        return self.ids.of(self.game.projects[self.seat * PROJECT_SPACES + project - 1])

    def words(self, action: a.Action) -> str:
        match action:
            case a.PickResource(resource):
                return f"pick {RESOURCES[resource]}"
            case a.PlayForCoins(worker):
                return f"worker {worker} coins"
            case a.PlayForResource(worker, resource):
                return f"worker {worker} {RESOURCES[resource]}"
            case a.PlayForBuilding(worker, position):
                return f"worker {worker} takes {self.row_card(position)}"
            case a.TakeSecond(resource):
                return f"second {RESOURCES[resource]}"
            case a.TakeBack(resource, slot):
                return f"take back {RESOURCES[resource]} {slot_words(slot)}"
            case a.Build(project):
                return f"build {self.project(project)}"
            case a.PlaceAt(x, y):
                return f"place {cell_words(x, y)}"
            case a.DiscardProject(project):
                return f"discard {self.project(project)}"
            case a.ShufflePile():
                return self.shuffle(action)
            case _:
                return self.bonus_or_power(action)

    def bonus_or_power(self, action: a.Action) -> str:
        match action:
            case a.UseResourceBonus(resource):
                return f"bonus {RESOURCES[resource]}"
            case a.UseAnyBonus(resource):
                return f"bonus any {RESOURCES[resource]}"
            case a.UseDoubleBonus(resource):
                return f"bonus double {RESOURCES[resource]}"
            case a.UseTransformBonus(resource, slot, target):
                return f"bonus transform {RESOURCES[resource]} {slot_words(slot)} to {RESOURCES[target]}"
            case a.UseCoinBonus():
                return "bonus coin"
            case a.Swap(project, position):
                return f"swap {self.project(project)} for {self.row_card(position)}"
            case a.Travel(resource):
                return f"travel {RESOURCES[resource]}"
            case _:
                return action.kind  # done, recover, cheat

    def shuffle(self, action: a.ShufflePile) -> str:
        for shuffle, number in possible_shuffles(self.game).items():
            if number == a.encode(action):
                return " ".join(["shuffle", *(CHARACTERS[item] for item in shuffle.pile)])
        raise NotationError("nothing-there", place="shuffle", position=action.outcome)
