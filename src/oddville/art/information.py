"""What a card tells: how it scores, its guild, its bonus, its cost."""

from __future__ import annotations

from typing import Final

from ..editions import Building
from .figures import FIGURES, baseline, symbol_name, width
from .pen import Pen, factor, number, place

SCORE_X: Final = 39
NUMBER_Y: Final = 30
PICTOGRAM_Y: Final = 94
RIGHT_X: Final = 214
MEDALLION_Y: Final = 98
NUMBER_SIZE: Final = 38
_NUMBER_WIDTH: Final = 40  # what a number may take up before it is drawn smaller

COST_X: Final = (29, 72)
COST_Y: Final = (323, 280)
COST_ICON: Final = 32


def figures(
    pen: Pen, characters: str, x: float, y: float, size: float, role: str = "ink", *, room: float = 99
) -> str:
    """Figures centred on a point, narrowed to the room there is."""
    size = min(size, size * room / width(characters, size))
    scale = size / 100
    left = x - width(characters, size) / 2
    where = f"translate({number(left)} {number(baseline(y, size))})scale({factor(scale)})"
    if len(characters) == 1:
        return pen.use(symbol_name(characters), where, role)
    drawn, offset = "", 0.0
    for character in characters:
        drawn += pen.use(symbol_name(character), f"translate({number(offset)})" if offset else "")
        offset += FIGURES[character].width
    return f'<g transform="{where}" fill="{pen.colours[role]}">{drawn}</g>'


def scoring(pen: Pen, card: Building) -> str:
    """The banner at the upper left."""
    kind, value = card.scoring, str(card.value)
    is_short = kind == "diamond"
    drawn = pen.use("pennant" if is_short else "banner")
    is_in_shield = False
    if kind == "diamond":
        drawn += pen.use("gem", place(12, 5, 1.125)) + figures(pen, value, SCORE_X, 30, NUMBER_SIZE, room=30)
    elif kind == "per-adjacent":
        drawn += figures(pen, f"{value}×", SCORE_X, 32, 46, room=56) + pen.icon("cross", SCORE_X, 87, 52)
    elif kind == "shields":
        drawn += pen.use("shield", "translate(16 5)scale(.96 1.04)")
        drawn += pen.line("on-shield", f"M{SCORE_X} 17v24M{SCORE_X - 12} 29h24", 5.5)
        drawn += pen.icon("cross", SCORE_X, 87, 52)
    else:
        # Number and shield agree on most cards (A4): then the number stands in the shield.
        is_in_shield = card.shield == card.value and card.shield > 0
        if is_in_shield:
            drawn += pen.use("shield", "translate(16 5)scale(.96 1.04)")
            drawn += figures(pen, value, SCORE_X, NUMBER_Y - 1, NUMBER_SIZE, "on-shield", room=30)
        else:
            drawn += figures(pen, value, SCORE_X, NUMBER_Y, 46, room=_NUMBER_WIDTH)
        drawn += figures(pen, "+", SCORE_X, 63, 22) + _counted(pen, card)
    if card.shield and not is_in_shield:
        drawn += _small_shield(pen, card.shield, 92 if is_short else 140)
    return drawn


def _counted(pen: Pen, card: Building) -> str:
    """The pictogram of what is counted besides the number."""
    if card.scoring == "diamonds":
        return pen.icon("diamond", SCORE_X, PICTOGRAM_Y + 1, 42)
    if card.scoring == "guild":
        return pen.use(f"roundel-{card.guild}", place(SCORE_X, PICTOGRAM_Y))
    name, size = {"column": ("column", 46), "row": ("row", 52), "neighbours": ("cross", 46)}[card.scoring]
    return pen.icon(name, SCORE_X, PICTOGRAM_Y, size)


def _small_shield(pen: Pen, shield: int, y: int) -> str:
    """A shield that differs from the number hangs below the banner."""
    return pen.use("shield", place(SCORE_X - 15, y - 15, 0.62)) + figures(
        pen, str(shield), SCORE_X, y - 1, 24, "on-shield"
    )


def guild_and_bonus(pen: Pen, guild: str | None, bonus: str | None, *, bonus_y: int = MEDALLION_Y) -> str:
    """The cloth at the upper right and the medallion below; without a guild it hangs on a cord."""
    drawn = ""
    if bonus is not None:
        drawn += pen.line("ink", f"M{RIGHT_X}-14V{bonus_y - 25}", 2.6)
    if guild is not None:
        drawn += pen.use("guild-cloth", "", f"guild-{guild}")
        drawn += pen.icon(guild, RIGHT_X, 29, 42, "emblem")
    if bonus is not None:
        drawn += pen.use(f"bonus-{bonus}", place(RIGHT_X, bonus_y))
    return drawn


def cost(pen: Pen, resources: tuple[str, ...]) -> str:
    """Plates in the lower left corner, two by two, the bottom row first."""
    drawn = ""
    for place_number, resource in enumerate(resources):
        x, y = COST_X[place_number % 2], COST_Y[place_number // 2]
        drawn += pen.use("cost-plate", place(x, y)) + pen.icon(resource, x, y, COST_ICON)
    return drawn
