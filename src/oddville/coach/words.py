"""Reviews in words: reasons as sentences, lines of moves, figures, a summary of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..editions import Edition
from ..rules.actions import decode
from ..rules.enums import Bonus, Resource
from ..rules.game import Game
from ..rules.offers import offer_of
from ..rules.views import view_for
from ..text import Texts
from ..text.catalogue import Argument
from ..text.values import card_name, enumeration, player_name, word
from .reason import Reason

MOST_REASONS: Final = 2  # in one explanation


def explanation(texts: Texts, reasons: Sequence[Reason], names: Sequence[str], edition: Edition) -> str:
    """One or two sentences; pass `NO_REASON` or `NO_MERIT` if there is no reason."""
    return " ".join(sentence(texts, reason, names, edition) for reason in reasons[:MOST_REASONS])


def sentence(texts: Texts, reason: Reason, names: Sequence[str], edition: Edition) -> str:
    args: dict[str, Argument] = {}
    for name, value in reason.params.items():
        if isinstance(value, tuple):
            args[name] = _bonuses(texts, value) if name == "bonuses" else _resources(texts, value)
        elif name.startswith("card") and isinstance(value, int):
            args[name] = card_name(texts, value, edition)
        elif name == "by":
            args[name] = player_name(texts, value, names)
        else:
            args[name] = value
    return texts.t(f"why-{reason.code}", **args)


def _bonuses(texts: Texts, bonuses: Sequence[int]) -> str:
    names = []
    for bonus, count in Counter(bonuses).items():
        name = texts.t(f"bonus-{word(Bonus(bonus))}-name")
        names.append(name if count == 1 else f"{count} × {name}")
    return enumeration(texts, names)


def _resources(texts: Texts, resources: Sequence[int]) -> str:
    counted = Counter(resources)
    parts = [
        texts.t("why-amount", count=count, resource=word(Resource(resource)))
        for resource, count in counted.items()
    ]
    return enumeration(texts, parts)


def line_words(texts: Texts, game: Game, line: Sequence[int], edition: Edition) -> list[str]:
    """The moves of one seat in words."""
    after, seat = game.copy(), game.decider
    found = []
    for action in line:
        offer = offer_of(after, decode(action), seat)
        found.append(texts.action(offer, view_for(after, seat), edition))
        after.apply(action)
    return found


def percent(value: float) -> str:
    return f"{value:.0f} %"


def signed(value: float) -> str:
    return f"{100 * value:+.0f}".replace("-", "−")
