"""Icons in a 48 box: resources, coin, diamond, shield, bonuses, guilds, and where points come from.

Templates: `{role}` is a colour of the palette. Guild emblems have no colour of their own, they take the fill
they are used with.
"""

from __future__ import annotations

from typing import Final

from ..rules.vocabulary import BONUSES, GUILDS


def _edged(role: str, width: float, body: str) -> str:
    return f'<g stroke="{{{role}}}" stroke-width="{width}" stroke-linejoin="round">{body}</g>'


def _brick(x: int, y: int, width: int, role: str) -> str:
    return (
        f'<path d="M{x} {y + 5}l4-5h{width}v9l-4 5h-{width}z" fill="{{{role}}}"/>'
        f'<path d="M{x} {y + 5}h{width}l4-5M{x + width} {y + 5}v9" fill="none"/>'
    )


RESOURCE_ICONS: Final = {
    "wood": _edged(
        "log-edge",
        2.4,
        '<path d="M12 9 38 4q8 4 5 13L17 23z" fill="{log}"/>'
        '<ellipse cx="13.5" cy="16" rx="7" ry="8" fill="{log-cut}"/>'
        '<path d="M16 26 40 21q8 5 5 15L21 43z" fill="{log-dark}"/>'
        '<ellipse cx="16" cy="35" rx="8.5" ry="9.5" fill="{log-cut}"/>'
        '<path d="M16 30.5a4.4 4.7 0 1 0 .1 0zM13.5 12.6a3.2 3.6 0 1 0 .1 0z" fill="none" '
        'stroke-width="1.8"/>',
    ),
    "clay": _edged(
        "brick-edge",
        2.2,
        _brick(3, 30, 18, "brick-dark")
        + _brick(24, 30, 17, "brick")
        + _brick(13, 17, 18, "brick")
        + _brick(8, 4, 17, "brick-dark"),
    ),
    "stone": _edged(
        "rock-edge",
        2.4,
        '<path d="M4 41 7 27l10-7 12 4 4 17z" fill="{rock}"/>'
        '<path d="M24 41l4-13 10-3 7 8v8z" fill="{rock-dark}"/>'
        '<path d="M14 21 19 9l12-3 8 8-2 11h-8z" fill="{rock-light}"/>'
        '<path d="M7 27l10 3 3 11M17 30l12-6M19 9l8 6 10 10M27 15l-3 7" fill="none" stroke-width="1.6"/>',
    ),
    "crystal": _edged(
        "shard-edge",
        2.3,
        '<path d="M9 43 3 25l6-8 8 6 1 20z" fill="{shard}"/>'
        '<path d="M31 43l1-22 7-7 6 8-5 21z" fill="{shard-dark}"/>'
        '<path d="M16 44 13 15 24 2l10 12-1 30z" fill="{shard-light}"/>'
        '<path d="M24 2l2 15-1 27h8l1-30z" fill="{shard}"/>'
        '<path d="M13 15l13 2 8-3" fill="none" stroke-width="1.6"/>',
    ),
}

MARK_ICONS: Final = {
    "coin": _edged(
        "coin-edge",
        2.4,
        '<circle cx="24" cy="24" r="20" fill="{coin-rim}"/>'
        '<circle cx="24" cy="24" r="14.5" fill="{coin-face}" stroke-width="1.8"/>'
        '<path d="M15.5 31v-9l4-5.5 4 5.5 4.5-8 5 8v9zM22 31v-5h4v5" fill="{coin-mark}" stroke-width="1.6"/>',
    ),
    "diamond": _edged(
        "gem-edge",
        2.6,
        '<path d="M12 6h24l10 13-22 26L2 19z" fill="{gem-light}"/>'
        '<path d="M12 6l4 13 8 26 8-26 4-13" fill="{gem}" stroke-width="1.8"/>'
        '<path d="M2 19h44M16 19l8-13 8 13" fill="none" stroke-width="1.8"/>',
    ),
    # The Diamond card's own: broad enough to carry a number.
    "gem": _edged(
        "gem-edge",
        2.4,
        '<path d="M24 0 47 22 24 46 1 22z" fill="{gem}"/>'
        '<path d="M1 22 24 0 11 22l13 24z" fill="{gem-shade}" stroke="none"/>'
        '<path d="M47 22 24 0l13 22-13 24z" fill="{gem-light}" stroke="none"/>'
        '<path d="M24 0 47 22 24 46 1 22z" fill="none"/>',
    ),
    "shield": '<path d="M24 2c7 4 13 5 19 5 1 19-5 32-19 40C10 39 4 26 5 7c6 0 12-1 19-5z" fill="{shield}" '
    'stroke="{shield-edge}" stroke-width="2.6" stroke-linejoin="round"/>',
    "any": _edged(
        "ink",
        2.2,
        '<path d="M24 24V4A20 20 0 0 0 4 24z" fill="{log}"/><path d="M24 24h20A20 20 0 0 0 24 4z'
        '" fill="{brick}"/>'
        '<path d="M24 24v20a20 20 0 0 0 20-20z" fill="{shard}"/>'
        '<path d="M24 24H4a20 20 0 0 0 20 20z" fill="{rock}"/>'
        '<circle cx="24" cy="24" r="9.5" fill="{parchment}"/>'
        '<path d="M24 18v12M18 24h12" stroke-width="3.6" fill="none"/>',
    ),
    "double": '<path d="M13 7a6.5 6.5 0 0 1 4.5 11.2C18 24 22 28 23 33v8H3v-8c1-5 5-9 5.5-14.8A6.5 6.5 '
    '0 0 1 13 7z" '
    'fill="{ink}"/><path d="M35.5 7a6.5 6.5 0 0 1 4.5 11.2c.5 5.8 4.5 9.8 5.5 14.8v8h-20v-8c1-5 5-9 '
    '5.5-14.8A6.5 6.5 0 0 1 35.5 7z" fill="{parchment}" stroke="{ink}" stroke-width="2.6" '
    'stroke-dasharray="4.5 2.6"/>',
    "transform": '<g fill="none" stroke="{ink}" stroke-width="5.2"><path d="M8 26A16 16 0 0 1 35 12.5"/>'
    '<path d="M40 22a16 16 0 0 1-27 13.5"/></g>'
    '<path d="M29.5 18.5H42L38 4.5zM18.5 29.5H6l4 14z" fill="{ink}"/>',
}

GUILD_ICONS: Final = {
    "mask": '<path fill-rule="evenodd" d="M5 8c11 4 27 4 38 0 2 18-3 33-19 38C8 41 3 26 5 8z'
    "M11 19c3-4 8-3 10 1-3 4-8 "
    "3-10-1zM37 19c-3-4-8-3-10 1 3 4 8 3 10-1zM13 30c6 4 16 4 22 0-2 8-7 10-11 10s-9-2-11-10z"
    'M6 10.5C2 10 0 6 .5 1l3 .5C3 5 4.5 7 7 7.5zM42 10.5C46 10 48 6 47.5 1l-3 .5C45 5 43.5 7 41 7.5z"/>',
    # The eye and the wing are holes, so that the cloth shows through.
    "rooster": '<path fill-rule="evenodd" d="M12 15l-7 2.5 6 2.5c-1 7 1 14 9 17v6l-5 3h14l-5-3v-5c9-1 '
    "13-7 13-14 3 1 6 0 "
    "9-4-4 0-6-2-7-4 3-1 5-3 5-8-3 3-6 3-8 1 1-2 1-4-1-7-4 5-5 11-7 15-3 4-6 2-7-2 0-4-2-6-5-6-3 0-4 3-4 6z"
    "M15.5 12.2a1.8 1.8 0 1 0 .1 0zM18.2 26.8l2-1.5c2.8 3.6 7.2 3.4 10.4-1.3l2 1.3"
    'c-4 6.2-11 6.2-14.4 1.5z"/>'
    '<path d="M12 10C9 8 10 5 12 5c0-3 3-3 4-1 2-3 5-1 4 2 2 0 2 3 0 4-2-2-6-2-8 0z'
    'M10 21c-2 3-1 6 1 6 2-1 2-4 1-6z"/>',
    "bells": '<path d="M19.6 12.9c6.6 1.9 5.6 8.8 4.6 16.8-.9 4.9-.3 8.2.9 10.7L1 33.5c2.4-1.4 '
    "4.7-3.9 5.6-8.8"
    'C9.7 17 12.9 11 19.6 12.9zM11.6 36.8l7 2a3.6 3.6 0 0 1-7-2z"/>'
    '<path d="M28.9 12.9c6.6-1.9 9.8 4.1 12.9 11.8.9 4.9 3.2 7.4 5.6 8.8l-21.1 6.1c.8-2.4 1.2-5.3.5-9.9'
    'C25.9 21.7 22.4 14.8 28.9 12.9zM36.9 36.8l-7 2a3.6 3.6 0 0 0 7-2z"/>'
    '<path d="M24 9C19 1 10 2 10 6s9 5 14 3c5 2 14 1 14-3s-9-5-14 3z"/>',
    "fleur-de-lis": '<path d="M24 1c6 7 7 14 4 21l-1 6c4 0 6-2 6.5-5-2.5 0-3.5-3-2-5.5C34 13 42 14 44 21c2 '
    "8-6 12-13 "
    "12h-2c1 5 3 8 7 10-5 3-9 1-12 4-3-3-7-1-12-4 4-2 6-5 7-10h-2C10 33 2 29 4 21c2-7 10-8 "
    "12.5-3.5 1.5 2.5.5 5.5-2 "
    '5.5.5 3 2.5 5 6.5 5l-1-6c-3-7-2-14 4-21z"/>',
}


def _cells(*spots: tuple[float, float]) -> str:
    """Portrait cells like the cards: the counted ones gold, the own one, at the centre, black."""
    counted = "".join(f"M{x} {y}h11v13h-11z" for x, y in spots)
    return (
        '<g stroke="{ink}" stroke-width="2.2" stroke-linejoin="round">'
        f'<path d="{counted}" fill="{{cell}}"/><path d="M18.5 17.5h11v13h-11z" fill="{{ink}}"/></g>'
    )


_UP, _DOWN, _LEFT, _RIGHT = (18.5, 1.5), (18.5, 33.5), (3.5, 17.5), (33.5, 17.5)
PICTOGRAMS: Final = {
    "column": _cells(_UP, _DOWN),
    "row": _cells(_LEFT, _RIGHT),
    "cross": _cells(_UP, _LEFT, _RIGHT, _DOWN),
}

BONUS_SIZES: Final = {"coin": 43, "any": 43, "double": 36, "transform": 38}
_RESOURCE_SIZE: Final = 34


def bonus_size(bonus: str) -> int:
    """How large a bonus is drawn on a medallion of radius 27."""
    return BONUS_SIZES.get(bonus, _RESOURCE_SIZE)


def _medallion(bonus: str) -> str:
    size = bonus_size(bonus)
    scale = f"{size / 48:.3f}".rstrip("0").lstrip("0")
    return (
        '<circle r="27" fill="{gold}" stroke="{ink}" stroke-width="2.4"/>'
        '<circle r="22.5" fill="{parchment}" stroke="{gold-edge}" stroke-width="1.6"/>'
        f'<use href="#@{bonus}" transform="translate({-size / 2:g} {-size / 2:g})scale({scale})"/>'
    )


def _roundel(guild: str) -> str:
    return (
        f'<circle r="21" fill="{{guild-{guild}}}" stroke="{{ink}}" stroke-width="2"/>'
        f'<use href="#@{guild}" fill="{{emblem}}" transform="translate(-14.5 -14.5)scale(.604)"/>'
    )


# Round things centred on 0, 0: what a player gets, and the guilds.
MEDALLIONS: Final = {f"bonus-{bonus}": _medallion(bonus) for bonus in BONUSES}
ROUNDELS: Final = {f"roundel-{guild}": _roundel(guild) for guild in GUILDS}

ICONS: Final = RESOURCE_ICONS | MARK_ICONS | GUILD_ICONS | PICTOGRAMS
