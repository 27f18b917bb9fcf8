"""A game made of what is seen of it: whoever plays on a server knows the table, not what lies hidden.

The engine can then be asked about prices, rules and reasons as in a game of our own. Cards that lie face down
are taken from those that are nowhere to be seen, in any order: nothing that may be asked depends on it.
"""

from __future__ import annotations

from typing import Any

from ..editions import Edition
from ..record import game_from_position
from ..record.card_ids import CardIds
from ..record.edition_form import edition_to_dict
from ..record.position_reader import POSITION_FORMAT, POSITION_VERSION
from ..record.record import RULES_VERSION
from ..rules.enums import DecisionKind
from ..rules.game import Game
from ..rules.views import CityCard, View
from ..rules.vocabulary import CHARACTERS, COLOURS, DECISIONS, GUILDS, RESOURCES
from ..text.values import word

_BUILDING = (DecisionKind.PLACE, DecisionKind.BONUSES, DecisionKind.SHUFFLE)


def imagined(view: View, edition: Edition) -> Game:
    """Raises `PositionError` where the view is none that the rules could have brought about."""
    game, _ = game_from_position(position_of_view(view, edition))
    return game


def position_of_view(view: View, edition: Edition) -> dict[str, Any]:
    ids = CardIds(edition)
    hidden = iter(_unseen(view, edition, ids))
    characters = _Characters(view, edition)
    players = [
        {
            "colour": COLOURS[seat],
            "hand": list(player.hand),
            "supply": player.supply,
            "coins": [next(hidden) for _ in range(player.coins)],
            "projects": ids.all_of(list(player.projects)),
            "characters": [CHARACTERS[character] for character in player.characters],
        }
        for seat, player in enumerate(view.players)
    ]
    return {
        "format": POSITION_FORMAT,
        "version": POSITION_VERSION,
        "rules": RULES_VERSION,
        "edition": edition_to_dict(edition, embed=True),
        "players": players,
        "board": {name: _resource(view, number) for number, name in enumerate(RESOURCES)},
        "row": [None if card is None else ids.of(card) for card in view.row],
        "deck": list(hidden),
        "piles": {name: characters.pile(guild) for guild, name in enumerate(GUILDS)},
        "removed": characters.removed(),
        "city": [_city_card(item, ids) for item in view.city],
        "spots": {name: _colour(seat) for name, seat in zip(RESOURCES, view.spots, strict=True)},
        "first_player": COLOURS[view.first_player],
        "turn": view.decision.turn,
        "turn_player": COLOURS[view.decision.turn_seat] if view.decision.turn else None,
        "recovered": view.decision.has_recovered,
        "cheater_used": view.cheater_used,
        "bookkeeper_used": view.bookkeeper_used,
        "end_trigger": _colour(view.end_trigger),
        "decision": _decision(view, ids),
    }


def _colour(seat: int | None) -> str | None:
    return None if seat is None else COLOURS[seat]


def _unseen(view: View, edition: Edition, ids: CardIds) -> list[str]:
    shown = {card for card in view.row if card is not None} | {item.card for item in view.city}
    shown = shown.union(*(player.projects for player in view.players))
    if view.decision.kind is DecisionKind.PLACE and view.decision.card is not None:
        shown.add(view.decision.card)
    return ids.all_of([card for card in range(len(edition.buildings)) if card not in shown])


def _resource(view: View, number: int) -> dict[str, Any]:
    resource = view.board[number]
    return {
        "lower": [_colour(seat) for seat in resource.lower],
        "upper": [COLOURS[seat] for seat, count in enumerate(resource.upper) for _ in range(count)],
    }


def _city_card(item: CityCard, ids: CardIds) -> dict[str, Any]:
    found: dict[str, Any] = {"card": ids.of(item.card), "x": item.x, "y": item.y}
    return found if item.owner is None else found | {"owner": COLOURS[item.owner]}


def _decision(view: View, ids: CardIds) -> dict[str, Any]:
    decision = view.decision
    found: dict[str, Any] = {"kind": DECISIONS[decision.kind], "player": _colour(decision.seat)}
    question = decision.resumes if decision.resumes is not None else decision.kind
    if decision.resumes is not None:
        found["resumes"] = DECISIONS[decision.resumes]
    if decision.worker is not None:
        found["worker"] = decision.worker
    if decision.kind is DecisionKind.PLACE and decision.card is not None:
        found["card"] = ids.of(decision.card)
    if decision.builder is not None and question in _BUILDING:
        found["building_player"] = COLOURS[decision.builder]
    if decision.bonuses:
        found["bonuses"] = [bonus.source for bonus in decision.bonuses]
    if decision.guild is not None:
        found["guild"] = word(decision.guild)
    return found


class _Characters:
    """Shares out the characters that nobody sees: below the tops of the piles, and out of the game."""

    def __init__(self, view: View, edition: Edition) -> None:
        self.view = view
        seen = {CHARACTERS[pile.top] for pile in view.piles if pile.top is not None}
        seen |= {CHARACTERS[character] for player in view.players for character in player.characters}
        self.hidden = {
            guild: [card.id for card in edition.characters if card.guild == guild and card.id not in seen]
            for guild in GUILDS
        }

    def pile(self, guild: int) -> list[str]:
        """From the top."""
        pile = self.view.piles[guild]
        top = [] if pile.top is None else [CHARACTERS[pile.top]]
        below = self.hidden[GUILDS[guild]]
        taken = [below.pop() for _ in range(pile.size - len(top))]
        return [*top, *taken]

    def removed(self) -> list[str]:
        return [character for guild in GUILDS for character in self.hidden[guild]]
