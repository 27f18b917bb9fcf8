"""The players: points, coins, workers, worker cards, projects and characters."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from .detail import Tell
from .panel import Panel

INDENT: Final = 3


class PlayersPanel(Panel):
    def lines(self) -> list[Text]:
        return [line for seat in range(len(self.scene.names)) for line in self._player(seat)]

    def _player(self, seat: int) -> list[Text]:
        player = self.scene.view.players[seat]
        is_own = seat == self.scene.reader
        projects = Tell.ALL if is_own else self.detail.projects
        characters = self.detail.own_characters if is_own else self.detail.characters
        found = [self._figures(seat)]
        start = self.look.text(" " * INDENT)
        if projects == Tell.ALL and player.projects:
            found += self.cards([start] * len(player.projects), player.projects)
        beside = [self._project(card) for card in player.projects] if projects == Tell.NAMES else []
        if characters == Tell.NAMES:
            beside += [
                self.look.text((self.look.texts.character(character), "note"))
                for character in player.characters
            ]
        if beside:
            comma = self.look.text((", ", "dim"))
            line = start.copy().append_text(comma.join(beside))
            if self.detail.is_cut:
                self.look.cut_line(line, self.width)
            found += self.wrapped(line, INDENT)
        if characters == Tell.ALL:
            for character in player.characters:
                found += self.character(character, start, INDENT + 2)
        return found

    def _project(self, card: int) -> Text:
        cost = self.scene.card_text.cost(self.scene.edition.buildings[card])
        return self.look.text((self.name(card), "name"), f" {cost}")

    def _figures(self, seat: int) -> Text:
        """Who it is, the worker cards in hand, the clock, and what there is to count."""
        player, glyphs = self.scene.view.players[seat], self.look.glyphs
        is_deciding = self.scene.view.decision.seat == seat
        hand = "".join(str(card) if card in player.hand else glyphs.dot for card in range(1, 5))
        figures = (
            (player.score, glyphs.star),
            (player.coins, glyphs.coin),
            (player.supply, glyphs.pawn),
            (player.workers_in_city, glyphs.house),
        )
        facts = self.look.text((f" {hand} ", "key"))
        if self.scene.clocks:
            clock = self.scene.clocks[seat]
            facts.append_text(self.look.text((clock.text, clock.role), " "))
        facts.append_text(
            self.look.text((" ".join(f"{count:>2}{sign}" for count, sign in figures), "points"))
        )
        room = self.width - INDENT - facts.cell_len
        name = self.look.cut(self.scene.names[seat], room).ljust(room)
        return self.look.text(
            (glyphs.turn if is_deciding else " ", "key"),
            self.mark(seat),
            (f" {name}", "new" if is_deciding else ""),
        ).append_text(facts)
