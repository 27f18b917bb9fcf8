"""All symbols by name. A template's `{role}` is a colour, its `href="#@name"` another symbol."""

from __future__ import annotations

from typing import Final

from .busts import BUSTS
from .figures import FIGURES, symbol_name
from .houses import GREENS, HOUSES, PROPS
from .icons import ICONS, MEDALLIONS, ROUNDELS
from .pawns import PAWNS
from .plates import PLATES

_FIGURES: Final = {
    symbol_name(character): f'<path d="{figure.path}"/>' for character, figure in FIGURES.items()
}

# Shapes that cards are cut to, in a hand and in the city.
CUTS: Final = {
    "cut-hand": '<rect width="252" height="352" rx="11"/>',
    "cut-city": '<rect width="252" height="352" rx="7"/>',
}

TEMPLATES: Final[dict[str, str]] = {
    **_FIGURES,
    **ICONS,
    **MEDALLIONS,
    **ROUNDELS,
    **PAWNS,
    **PLATES,
    **HOUSES,
    **GREENS,
    **PROPS,
    **CUTS,
    **{f"bust-{name}": body for name, body in BUSTS.items()},
}
SYMBOL_NAMES: Final = tuple(TEMPLATES)
