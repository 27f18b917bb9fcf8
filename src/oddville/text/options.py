"""The options of a player: which card, how many coins, at what price."""

from __future__ import annotations

from ..editions import Edition
from ..rules import actions as a
from ..rules.enums import DecisionKind
from ..rules.offers import Offer
from ..rules.views import View
from ..rules.vocabulary import NOTHING
from .catalogue import Argument, Catalogue
from .values import arguments, card_name, word


def option_arguments(texts: Catalogue, offer: Offer, view: View, edition: Edition) -> dict[str, Argument]:
    """The values that the label of an action may use."""
    action = offer.action
    args = arguments(texts, dict(action.fields), (), edition)
    args |= {"decision": _decision(view), "price": offer.price, "coins": offer.coins}
    cards = {name: card_name(texts, card, edition) for name, card in cards_of(offer, view).items()}
    return args | cards


def _decision(view: View) -> str:
    """Nothing is skipped where no bonus is left."""
    decision = view.decision
    is_used_up = decision.kind == DecisionKind.BONUSES and not decision.bonuses
    return "no-bonuses" if is_used_up else word(decision.kind)


def cards_of(offer: Offer, view: View) -> dict[str, int]:
    """The cards that an action is about, by their names in its message; NOTHING for one that is missing."""
    projects = view.players[offer.seat].projects
    match offer.action:
        case a.PlayForBuilding(_, position):
            return {"card": _in_row(view, position)}
        case a.Build(number) | a.DiscardProject(number):
            return {"card": _project(projects, number)}
        case a.Swap(number, position):
            return {"given": _project(projects, number), "taken": _in_row(view, position)}
        case a.PlaceAt():
            return {"card": NOTHING if view.decision.card is None else view.decision.card}
    return {}


def _in_row(view: View, position: int) -> int:
    card = view.row[position - 1]
    return NOTHING if card is None else card


def _project(projects: tuple[int, ...], number: int) -> int:
    return projects[number - 1] if number <= len(projects) else NOTHING
