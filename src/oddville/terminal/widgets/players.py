"""The players: points, coins, workers, worker cards, projects and characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ...rules.views import PlayerView
from ..scene import Scene
from .panel import Panel

PROJECT: Final = 23  # width of the name of a project


class PlayersPanel(Panel):
    def lines(self, scene: Scene) -> list[Text]:
        return [line for seat in range(len(scene.names)) for line in self._player(scene, seat)]

    def _player(self, scene: Scene, seat: int) -> Iterator[Text]:
        player = scene.view.players[seat]
        glyphs = self.look.glyphs
        is_deciding = scene.view.decision.seat == seat
        width = max(self.size.width, 30)
        figures = (
            (player.score, glyphs.star),
            (player.coins, glyphs.coin),
            (player.supply, glyphs.pawn),
            (player.workers_in_city, glyphs.house),
        )
        facts = " ".join(f"{count}{sign}" for count, sign in figures)
        name = self.fitted(scene.names[seat], width - len(facts) - 4)
        yield self.look.text(
            (glyphs.turn if is_deciding else " ", "key"),
            self.mark(scene, seat),
            (f" {name} ", "new" if is_deciding else ""),
            (facts, "points"),
        )
        yield self._holdings(scene, seat, player)
        if scene.is_roomy:
            for card in player.projects:
                yield self.look.text("   ").append_text(self.card(scene, card, PROJECT))

    def _holdings(self, scene: Scene, seat: int, player: PlayerView) -> Text:
        """The worker cards in hand, the clock, then projects and characters."""
        hand = "".join(str(card) if card in player.hand else self.look.glyphs.dot for card in range(1, 5))
        cards = (
            [] if scene.is_roomy else [self.look.texts.card(card, scene.edition) for card in player.projects]
        )
        cards += [self.look.texts.character(character) for character in player.characters]
        line = self.look.text((f"   {hand} ", "key"))
        if scene.clocks:
            clock = scene.clocks[seat]
            line.append_text(self.look.text((clock.text, clock.role), " "))
        width = max(self.size.width, 30) - line.cell_len
        return line.append_text(self.look.text((self.fitted(", ".join(cards), width), "note")))
