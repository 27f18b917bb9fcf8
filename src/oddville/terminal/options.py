"""What a seat can choose now, in the order in which people look for it, and what it cannot and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..editions import Edition
from ..rules import actions as a
from ..rules.enums import Character, DecisionKind
from ..rules.game import Game
from ..rules.reasons import why_not
from ..rules.vocabulary import NOTHING, PROJECT_SPACES
from ..text import Texts

FLAT: Final = 9  # so many options have a digit each and need no groups

_ORDER: Final = (
    a.PickResource,
    a.Build,
    a.PlayForCoins,
    a.PlayForResource,
    a.PlayForBuilding,
    a.Recover,
    a.TakeSecond,
    a.DiscardProject,
    a.PlaceAt,
    a.UseResourceBonus,
    a.UseCoinBonus,
    a.UseAnyBonus,
    a.UseDoubleBonus,
    a.UseTransformBonus,
    a.Travel,
    a.Cheat,
    a.Swap,
    a.Done,
    a.TakeBack,
    a.ShufflePile,
)
_RANK: Final = {kind: rank for rank, kind in enumerate(_ORDER)}
_WORKERS: Final = (a.PlayForCoins, a.PlayForResource, a.PlayForBuilding)

# What one may well ask about, by the decision that is open; powers follow for those who hold them.
_ASKED: Final[dict[DecisionKind, tuple[type[a.Action], ...]]] = {
    DecisionKind.CHOOSE_RESOURCE: (a.PickResource,),
    DecisionKind.TURN: (a.Build, *_WORKERS, a.Recover),
    DecisionKind.SECOND_RESOURCE: (a.TakeSecond,),
    DecisionKind.BONUSES: (a.UseAnyBonus, a.UseDoubleBonus, a.UseTransformBonus),
    DecisionKind.BUILDER: (a.Build,),
}
_POWERS: Final = {Character.CHEATER: a.Cheat, Character.BOOKKEEPER: a.Swap, Character.TRAVELLER: a.Travel}


@dataclass(frozen=True, slots=True)
class Option:
    action: int
    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """Options that belong together, under one line of the list."""

    text: str
    options: tuple[Option, ...]


def options_of(game: Game, edition: Edition, texts: Texts, seat: int) -> list[Option]:
    return in_order(game.legal_actions(seat), game, edition, texts, seat)


def in_order(numbers: Sequence[int], game: Game, edition: Edition, texts: Texts, seat: int) -> list[Option]:
    found = sorted(numbers, key=_place)
    return [Option(number, texts.action(a.decode(number), game, edition, seat)) for number in found]


def _place(number: int) -> tuple[int, int, int]:
    """Worker cards by their number, whatever they are played for."""
    action = a.decode(number)
    if isinstance(action, _WORKERS):
        return _RANK[a.PlayForCoins], action.worker, number
    if isinstance(action, a.PlaceAt):
        return _RANK[a.PlaceAt], action.y, action.x
    return _RANK[type(action)], 0, number


def grouped(options: Sequence[Option], texts: Texts) -> list[Option | Group]:
    """Few options as they are; many by worker card or kind, so that two keys choose any of them."""
    if len(options) <= FLAT or isinstance(a.decode(options[0].action), a.PlaceAt):
        return list(options)
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(_group_name(texts, a.decode(option.action)), []).append(option)
    return [
        members[0] if len(members) == 1 else Group(f"{name} ({len(members)})", tuple(members))
        for name, members in groups.items()
    ]


def _group_name(texts: Texts, action: a.Action) -> str:
    if isinstance(action, _WORKERS):
        return texts.t("terminal-choice-worker", worker=action.worker)
    if isinstance(action, a.UseTransformBonus):
        return f"{texts.short_action(action)}: {texts.resource(action.resource)}"
    return texts.short_action(action)


# ---- What does not work -------------------------------------------------------------------------


def refusals(game: Game, edition: Edition, texts: Texts, names: Sequence[str], seat: int) -> list[Group]:
    """What a seat may miss among its options, each with the rule against it; the same rule is said once."""
    if game.is_over:
        return []
    by_reason: dict[str, list[Option]] = {}
    for number in _missing(game, seat):
        reason = why_not(game, a.decode(number), seat)
        if reason is not None:
            sentence = texts.reason(reason, names, edition)
            text = texts.action(a.decode(number), game, edition, seat)
            by_reason.setdefault(sentence, []).append(Option(number, text))
    return [Group(sentence, tuple(options)) for sentence, options in by_reason.items()]


def _missing(game: Game, seat: int) -> list[int]:
    kinds = list(_ASKED.get(DecisionKind(game.decision), ()))
    kinds += [kind for character, kind in _POWERS.items() if game.holder[character] == seat]
    legal = set(game.legal_actions(seat))
    found = [number for number in range(a.PlaceAt(0, 0).number) if number not in legal]
    asked = [number for number in found if isinstance(a.decode(number), tuple(kinds))]
    return sorted((number for number in asked if _means_something(game, seat, number)), key=_place)


def _means_something(game: Game, seat: int, number: int) -> bool:
    """No card that is not there: what has no name in the notation is no question."""
    action = a.decode(number)
    if isinstance(action, a.PlayForBuilding | a.Swap) and game.row[action.position - 1] == NOTHING:
        return False
    if isinstance(action, a.Build | a.Swap):
        start = seat * PROJECT_SPACES
        return game.projects[start + action.project - 1] != NOTHING and (
            action.project <= game.project_count[seat]
        )
    return True
