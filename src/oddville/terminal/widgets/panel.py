"""A panel with a title, as high as its content."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..scene import Scene
from .lines import Lines


class Panel(Lines):
    def show_scene(self, scene: Scene) -> None:
        self.show(self.lines(scene))

    def _lay_out(self) -> None:
        """Lines are cut instead of wrapped, and the panel is as high as it has lines."""
        width = max(self.size.width, 1)
        self._shown = [line.copy() for line in self._sources]
        for line in self._shown:
            line.truncate(width, overflow="crop" if self.look.glyphs.is_ascii else "ellipsis")
        self.styles.height = len(self._shown)
        self.refresh()

    def lines(self, scene: Scene) -> Sequence[Text]:
        raise NotImplementedError

    def title(self, words: str) -> Text:
        return self.look.text((words, "title"))

    def mark(self, scene: Scene, seat: int) -> tuple[str, str]:
        return scene.marks[seat], f"pawn{seat}"

    def fitted(self, words: str, width: int) -> str:
        """Cut or padded to the width of its column."""
        return self.look.cut(words, width).ljust(width)

    def card(self, scene: Scene, card: int, name_width: int) -> Text:
        """A card of the row or a project: its cost, streets and bonus."""
        words, building = scene.card_text, scene.edition.buildings[card]
        longest = max(len(words.cost(each)) for each in scene.edition.buildings)
        line = self.look.text(
            (self.fitted(self.look.texts.card(card, scene.edition), name_width), "name"),
            f" {words.cost(building):<{longest}} ",
            (words.streets(building), "street"),
            (f" {words.bonus(building.bonus, is_short=True):<3}", "bonus"),
        )
        if scene.is_roomy:
            line.append_text(
                self.look.text((f" {words.worth(building)} ", "points"), (words.guild(building), "dim"))
            )
        return line
