"""One palette: what each colour is for, by day, by night, printed, printed with little ink, and on a page.

Scenery is dark by night; information (banners, medallions, plates, pawns) never is. A drawing asks for a
colour by its role and gets the value of the SVG attribute: a plain colour, or a CSS variable on a page.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from ..rules.vocabulary import COLOURS

Theme: TypeAlias = Literal["day", "night", "print", "low-ink", "page"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

# Day and night of everything that is landscape or building.
SCENERY: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "ground": ("#BFC48F", "#1F3032"),
        "tuft": ("#AEB67C", "#192729"),
        "street": ("#F4E6C4", "#A08965"),
        "cobble": ("#D9C296", "#806C4E"),
        "kerb": ("#75562F", "#0F1315"),
        "roof0": ("#B8492B", "#9C4535"),  # tile
        "roof1": ("#4F6E7C", "#47697E"),  # slate
        "roof2": ("#C98B2C", "#A37A3A"),  # ochre
        "roof3": ("#7C4A3A", "#7C5147"),  # brown
        "wall0": ("#FBF1DC", "#8A7A6B"),
        "wall1": ("#F3DDB8", "#7E6A58"),
        "wall2": ("#EAC99B", "#74604C"),
        "wall3": ("#E7D9CF", "#7A7078"),
        "window": ("#5B7480", "#FFD676"),
        "timber": ("#6B4423", "#2E1F17"),
        "stone": ("#CFC6B8", "#6F7078"),
        "joint": ("#A79C8C", "#52545E"),
        "hollow": ("#2B1D14", "#C78F3A"),  # open arches: dark by day, lit by night
        "leaf": ("#6F8A4A", "#34523F"),
        "fir": ("#4F6A35", "#243C30"),
        "water": ("#8FBFC4", "#2D5463"),
        "ripple": ("#D6EEF0", "#6FA3AE"),
        "bed": ("#AEB67C", "#192729"),
        "glass": ("#BFEDE4", "#7C9A86"),
        "copper": ("#5E9C86", "#3C7467"),
        "thatch": ("#D9B45C", "#806636"),
        "brass": ("#E3B23C", "#E8B93A"),
        "cloth": ("#A8403A", "#8C3A36"),
        "clock": ("#FBF3DF", "#FFE7A8"),
        "lamp": ("#F8E7B0", "#FFD676"),
        "line": ("#33261A", "#0F1012"),
    }
)
# The table around the cards; a page uses the same.
INTERFACE: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "city": ("#D8C9A6", "#151D21"),
        "bg": ("#E4D7B8", "#12181C"),
        "panel": ("#FBF5E6", "#1D262B"),
        "panel2": ("#F2E7CC", "#263239"),
        "text": ("#33261A", "#F3E9D2"),
        "muted": ("#6A553C", "#B8AC94"),
        "rule": ("#CDB98F", "#3B4850"),
        "control": ("#8A7248", "#7D8A8C"),
        "action": ("#0B6E55", "#5FD3AE"),
        "on-action": ("#FFFFFF", "#0A2019"),
        "soft": ("#D5EBDD", "#1C4136"),
        "focus": ("#1A57B0", "#8FC4FF"),
        "danger": ("#A3271C", "#FF9A8A"),
    }
)
# How much of a lamp's glow is seen; the one role that is an opacity.
GLOW: Final[Mapping[str, tuple[str, str]]] = MappingProxyType({"glow": ("0", ".25")})
_CHANGING: Final = {**SCENERY, **INTERFACE, **GLOW}

# What informs is the same by day and by night.
INFORMATION: Final[Mapping[str, str]] = MappingProxyType(
    {
        "parchment": "#FBF3DF",
        "vellum": "#E8D6AE",
        "ink": "#33261A",
        "white": "#FFFFFF",
        "gold": "#D9A21B",
        "gold-edge": "#8A5F00",
        "coin-rim": "#EDB92E",
        "coin-face": "#F8D569",
        "coin-mark": "#A87408",
        "coin-edge": "#6B4700",
        "coin-card": "#E9C667",
        "coin-frame": "#B98A1E",
        "shield": "#5C7385",
        "shield-edge": "#1E2A33",
        "on-shield": "#FFFFFF",
        "guild-mask": "#3C4654",
        "guild-rooster": "#9E4116",
        "guild-bells": "#566518",
        "guild-fleur-de-lis": "#12615B",
        "emblem": "#FBF3DF",
        "cell": "#F3CB5E",
        "log": "#A9682F",
        "log-dark": "#8E5423",
        "log-cut": "#EFC88D",
        "log-edge": "#4A2C12",
        "brick": "#D96A3C",
        "brick-dark": "#C8552E",
        "brick-edge": "#5A1E0C",
        "rock-light": "#C9D0D3",
        "rock": "#A8B0B5",
        "rock-dark": "#828C93",
        "rock-edge": "#2F3438",
        "shard-light": "#8FE3D6",
        "shard": "#4CC2B6",
        "shard-dark": "#2A978F",
        "shard-edge": "#06413F",
        "gem": "#FFFFFF",
        "gem-light": "#E6F4FA",
        "gem-shade": "#CFE8F3",
        "gem-edge": "#1F4258",
        "pawn-edge": "#1E1510",
        "halo": "#FFF9EA",
        "struck": "#A3271C",
        "silver": "#B9C7C6",
        "flame": "#F0892B",
        "skin0": "#F2D0AE",
        "skin1": "#E9BE94",
        "skin2": "#D9A57C",
        "skin3": "#C98F66",
        "skin4": "#A86E48",
        "hair": "#5A3A22",
        "hair-grey": "#E9E4DA",
        "dye-black": "#39424E",
        "dye-slate": "#5B6B7C",
        "dye-plum": "#6B4A7A",
        "dye-red": "#A8472A",
        "dye-brown": "#7C4A3A",
        "dye-green": "#5F6E22",
        "dye-teal": "#1B6E67",
        "dye-blue": "#2C5E73",
        "dye-ochre": "#C98B2C",
        "dye-linen": "#CDBB97",
        "veil": "#EEF6F5",
        "veil-shade": "#A9C2C4",
        "rose": "#C2627A",
    }
)
PLAYERS: Final = MappingProxyType(
    dict(zip(COLOURS, ("#7A3E9D", "#2464A8", "#C2312B", "#F2B705"), strict=True))
)
COLOUR_SAFE: Final = MappingProxyType(
    dict(zip(COLOURS, ("#AA4499", "#0072B2", "#D55E00", "#F0E442"), strict=True))
)

# With little ink everything that is painted turns white; what draws lines or figures stays.
_LINES: Final = ("ink", "line", "struck", "text", "muted", "control", "action", "focus", "danger")
_GREY: Final = "#8C8C8C"
_FAINT: Final = ("joint", "cobble", "tuft", "timber", "gold-edge", "coin-frame", "rule", "ripple")
_LOW_INK: Final[Mapping[str, str]] = MappingProxyType(
    {
        "emblem": "#222222",
        "on-shield": "#222222",
        "hollow": "#DDDDDD",
        "window": "#E4E4E4",
        "cell": "#DDDDDD",
        "coin-mark": "#BBBBBB",
        "kerb": "#555555",
        "timber": "#8C8C8C",
        "glow": "0",
    }
)


@functools.cache
def colours(theme: Theme, colour_safe: bool = False) -> Mapping[str, str]:
    """Role → value of an SVG attribute."""
    players = COLOUR_SAFE if colour_safe else PLAYERS
    if theme == "low-ink":
        return MappingProxyType(_low_ink())
    if theme == "page":
        variables = [*_CHANGING, *COLOURS]
        return MappingProxyType({**INFORMATION, **{role: f"var(--ov-{role})" for role in variables}})
    side = 1 if theme == "night" else 0
    scenery = {role: pair[side] for role, pair in _CHANGING.items()}
    return MappingProxyType({**INFORMATION, **scenery, **players})


def _low_ink() -> dict[str, str]:
    found = dict.fromkeys([*_CHANGING, *INFORMATION, *COLOURS], "#FFFFFF")
    for role in found:
        if role in _LINES or (role.endswith("-edge") and role != "gold-edge"):
            found[role] = "#222222"
    return found | dict.fromkeys(_FAINT, _GREY) | dict(_LOW_INK)


def css(colour_safe: bool = False) -> str:
    """The CSS variables of a page: day, and night if the system or `data-theme` asks for it."""
    players = COLOUR_SAFE if colour_safe else PLAYERS
    day = _declarations(0) + "".join(f"--ov-{colour}:{value};" for colour, value in players.items())
    night = _declarations(1)
    return (
        f":where(:root){{{day}}}"
        f"@media(prefers-color-scheme:dark){{:where(:root:not([data-theme=light])){{{night}}}}}"
        f":where([data-theme=dark]){{{night}}}"
    )


def _declarations(side: int) -> str:
    return "".join(f"--ov-{role}:{pair[side]};" for role, pair in _CHANGING.items())


def luminance(colour: str) -> float:
    """Relative luminance of a colour such as "#33261A", as WCAG defines it."""
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)
