"""What an option would change: coins, workers and points, bonuses, a character, as the page shows it."""

from __future__ import annotations

from collections.abc import Iterator

from ..protocol.study import Option
from ..rules.actions import PlaceAt
from ..rules.views import PlayerView
from ..rules.vocabulary import BONUSES
from ..text import Texts
from .city_faces import CardText


def consequences(option: Option, player: PlayerView, texts: Texts) -> Iterator[str]:
    """In words, part by part; `player` is the one who decides, as he stands now."""
    is_placing = option.kind == PlaceAt.kind  # which always takes one worker
    changes = (
        ("terminal-change-points", player.score, option.score),
        ("terminal-change-coins", player.coins, option.coins),
        ("terminal-change-supply", player.supply, option.supply),
    )
    for message_id, before, after in changes:
        if before != after and not (is_placing and message_id == "terminal-change-supply"):
            yield texts.t(message_id, before=before, after=after)
    if is_placing:
        names = [f"+{texts.t(f'bonus-{BONUSES[bonus.bonus]}-name')}" for bonus in option.bonuses]
        yield " ".join(names) or texts.t("page-no-bonus")
    if option.character is not None:
        yield texts.t("page-gains-character", character=option.character)
    yield texts.t("page-points-end", value=option.expected)
    if option.reveals:
        yield texts.t("page-final")


def cell_labels(number: int, option: Option, player: PlayerView, card_text: CardText) -> list[str]:
    """For a cell of the city: the number of the option, the points it brings, and its bonuses as signs."""
    gained = option.score - player.score
    signs = [card_text.bonus(BONUSES[bonus.bonus], is_short=True) for bonus in option.bonuses]
    points = f"{gained:+}{card_text.glyphs.star}"
    return [f"{number}", points, *([" ".join(signs)] if signs else [])]
