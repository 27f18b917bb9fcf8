"""Everything on the table in sentences, for screen readers and speech: no columns, no symbols, no drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..editions import Edition, components
from ..rules.scoresheet import Scoresheet
from ..rules.views import PileView, View
from ..rules.vocabulary import BONUSES, DIRECTIONS, GUILDS, NOTHING, RESOURCES
from ..text import Texts
from ..text.values import cell, enumeration
from .names import Cast
from .plain_city import Cell
from .table_painter import is_like


class SpokenTable:
    """The same questions as to `TablePainter`, answered in sentences."""

    def __init__(self, texts: Texts, edition: Edition, cast: Cast) -> None:
        self.texts = texts
        self.edition = edition
        self.cast = cast

    def table(self, view: View) -> list[str]:
        return [
            *self.city(view),
            *self.row(view),
            *self.board(view),
            *self.characters(view),
            *self.players(view),
        ]

    # ---- The city ------------------------------------------------------------------------------

    def city(self, view: View, marks: Mapping[Cell, str] | None = None) -> list[str]:
        """Row by row, each from the left. Without `marks`: the options name their places themselves."""
        printed = components(self.edition, len(view.players))
        found = [self.texts.t("spoken-city")]
        for item in sorted(view.city, key=lambda item: (item.y, item.x)):
            who = "nobody" if item.owner is None else "you" if item.owner == self.cast.you else "other"
            player = "" if item.owner is None else self.cast.names[item.owner]
            name = self.texts.card(item.card, self.edition)
            place = cell(item.x, item.y)
            built = self.texts.t("spoken-built", who=who, card=name, player=player, **place)
            edges = [name for side, name in enumerate(DIRECTIONS) if printed.edges[item.card] >> side & 1]
            parts = [built, self.streets(edges)]
            if printed.bonus[item.card] != NOTHING:
                parts.append(self.bonus(BONUSES[printed.bonus[item.card]]))
            found.append(" ".join(parts))
        return found

    def streets(self, edges: Sequence[str]) -> str:
        words = [self.texts.t(f"edition-edge-{edge}") for edge in edges]
        return self.texts.t("spoken-streets", count=len(words), streets=enumeration(self.texts, words))

    def bonus(self, bonus: str) -> str:
        return self.texts.t("spoken-bonus", bonus=self.texts.t(f"bonus-{bonus}-name"))

    # ---- Cards to take and to build ------------------------------------------------------------

    def row(self, view: View) -> list[str]:
        found = [self.texts.t("spoken-row")]
        for position, card in enumerate(view.row, start=1):
            if card is None:
                found.append(self.texts.t("spoken-row-gap", position=position))
            else:
                name = self.texts.t("spoken-row-card", position=position, card=self.name(card))
                found.append(f"{name} {self.details(card)}")
        return found

    def name(self, card: int) -> str:
        """The name, and the id to type where it is another word."""
        name, card_id = self.texts.card(card, self.edition), self.edition.buildings[card].id
        return name if is_like(name, card_id) else f"{name}, {card_id}"

    def details(self, card: int) -> str:
        building, t = self.edition.buildings[card], self.texts.t
        costs = [
            self.amount(building.cost.count(resource), resource)
            for resource in RESOURCES
            if resource in building.cost
        ]
        found = [t("spoken-cost", cost=enumeration(self.texts, costs)), self.streets(building.streets)]
        if building.guild:
            found.append(t("spoken-guild", guild=t(f"guild-{building.guild}")))
        found.append(self.bonus(building.bonus))
        if building.shield:
            found.append(t("spoken-shield", shield=building.shield))
        return " ".join([*found, self.texts.scoring(card, self.edition)])

    def amount(self, count: int, resource: str) -> str:
        word = self.texts.t(f"resource-{resource}")
        return word if count == 1 else f"{count} {word}"

    # ---- Resources and characters --------------------------------------------------------------

    def board(self, view: View) -> list[str]:
        side = self.edition.board(len(view.players))
        found = [self.texts.t("spoken-board")]
        for name, resource in zip(RESOURCES, view.board, strict=True):
            lower = [
                self.slot(price, self.owners({} if seat is None else {seat: 1}))
                for price, seat in zip(side.lower, resource.lower, strict=True)
            ]
            upper = {seat: count for seat, count in enumerate(resource.upper) if count}
            word = self.texts.t(f"resource-{name}")
            found.append(
                self.texts.t(
                    "spoken-resource",
                    resource=word[:1].upper() + word[1:],
                    lower="; ".join(lower),
                    upper=self.slot(side.upper, self.owners(upper)),
                )
            )
        return found

    def slot(self, price: int, owner: str) -> str:
        return self.texts.t("spoken-slot", price=price, owner=owner)

    def owners(self, workers: Mapping[int, int]) -> str:
        found = [
            self.texts.t("spoken-workers", player=self.cast.names[seat], count=count)
            for seat, count in workers.items()
        ]
        return enumeration(self.texts, found) if found else self.texts.t("spoken-free")

    def characters(self, view: View) -> list[str]:
        piles = [self.pile(guild, pile) for guild, pile in zip(GUILDS, view.piles, strict=True)]
        return [self.texts.t("spoken-characters"), *piles]

    def pile(self, guild: str, pile: PileView) -> str:
        top = "" if pile.top is None else self.texts.character(pile.top)
        name = self.texts.t(f"guild-{guild}")
        return self.texts.t("spoken-pile", guild=name, count=pile.size, character=top)

    # ---- Players -------------------------------------------------------------------------------

    def players(self, view: View) -> list[str]:
        found = [self.texts.t("spoken-players")]
        for seat in range(len(view.players)):
            found += self.player(view, seat)
        return found

    def player(self, view: View, seat: int) -> list[str]:
        player = view.players[seat]
        facts = self.texts.t(
            "play-player",
            coins=player.coins,
            supply=player.supply,
            city=player.workers_in_city,
            hand=enumeration(self.texts, list(player.hand)) or "0",
            score=player.score,
        )
        found = [f"{self.texts.labelled(self.cast.names[seat], facts)}."]
        for card in player.projects:
            found.append(f"{self.texts.t('spoken-project', card=self.name(card))} {self.details(card)}")
        for character in player.characters:
            name, power = self.texts.character(character), self.texts.power(character)
            found.append(self.texts.t("spoken-character", character=name, power=power))
        return found

    def scores(self, sheets: Sequence[Scoresheet]) -> list[str]:
        found = []
        for sheet in sheets:
            found.append(f"{self.cast.names[sheet.seat]}.")
            for item in self.texts.score_lines(sheet, self.edition):
                found.append(f"{self.texts.labelled(item.text.rstrip('.'), str(item.points))}.")
        return found
