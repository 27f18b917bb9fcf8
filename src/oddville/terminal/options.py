"""The options of a player in a sensible order, and what is not possible and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..editions import Edition
from ..protocol.reasons import reason_from_form
from ..protocol.study import Study
from ..rules import actions as a
from ..rules.offers import Offer
from ..rules.vocabulary import NOTHING
from ..text import Texts
from ..text.options import cards_of

FLAT: Final = 9  # up to so many options need no groups: each has a digit

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


@dataclass(frozen=True, slots=True)
class Option:
    action: int
    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """Options that belong together, on one line of the list."""

    text: str
    options: tuple[Option, ...]


def options_of(study: Study, edition: Edition, texts: Texts, seat: int) -> list[Option]:
    """The options of the seat that has to decide."""
    coins = study.game.players[seat].coins
    offers = {
        option.action: Offer(a.decode(option.action), seat, option.price, option.coins - coins)
        for option in study.options
    }
    return [
        Option(number, texts.action(offers[number], study.game, edition))
        for number in sorted(offers, key=_place)
    ]


def _place(number: int) -> tuple[int, int, int]:
    """The sort key; worker cards are sorted by their number, whatever they are played for."""
    action = a.decode(number)
    if isinstance(action, _WORKERS):
        return _RANK[a.PlayForCoins], action.worker, number
    if isinstance(action, a.PlaceAt):
        return _RANK[a.PlaceAt], action.y, action.x
    return _RANK[type(action)], 0, number


def grouped(options: Sequence[Option], texts: Texts) -> list[Option | Group]:
    """Few options are listed as they are, many by worker card or kind, so that two keys choose any."""
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
        return texts.labelled(texts.short_action(action), texts.resource(action.resource))
    return texts.short_action(action)


# ---- What does not work -------------------------------------------------------------------------


def refusals(study: Study, edition: Edition, texts: Texts, names: Sequence[str], seat: int) -> list[Group]:
    """What a player might expect but cannot do, grouped by the reason.

    Without cells: the cursor in the city explains them.
    """
    by_reason: dict[str, list[Option]] = {}
    for item in sorted(study.not_now, key=lambda item: _place(item.action)):
        offer = Offer(a.decode(item.action), seat, item.price, item.pays)
        if isinstance(offer.action, a.PlaceAt) or NOTHING in cards_of(offer, study.game).values():
            continue
        sentence = texts.reason(reason_from_form(item.reason), names, edition)
        text = texts.action(offer, study.game, edition)
        by_reason.setdefault(sentence, []).append(Option(item.action, text))
    return [Group(sentence, tuple(options)) for sentence, options in by_reason.items()]
