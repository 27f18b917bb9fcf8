"""A dozen crooked little houses and what grows between them, seen from the front; the foot is y 0.

Houses are about 32 wide. What has no colour here (the roof) takes the fill it is used with; outlines are
those of the group they stand in.
"""

from __future__ import annotations

from typing import Final


def _windows(path: str) -> str:
    return f'<path d="{path}" fill="{{window}}" stroke="{{timber}}" stroke-width="1.5"/>'


def _walls(role: str, path: str) -> str:
    return f'<path d="{path}" fill="{{{role}}}"/>'


def _roof(path: str, courses: str) -> str:
    return f'<path d="{path}"/><path d="{courses}" fill="none" stroke-opacity=".4" stroke-width="1.6"/>'


def _beams(path: str) -> str:
    return f'<path d="{path}" fill="none" stroke="{{timber}}" stroke-width="1.8"/>'


_CHIMNEY: Final = '<path d="M6-46h6v16H6z" fill="{joint}"/>'
_TWO: Final = "M-9-14h6v8h-6zM3-14h6v8H3z"

HOUSES: Final = {
    # eaves
    "h0": _walls("wall0", "M-16 0v-19l32-1v20z")
    + _windows(_TWO)
    + _roof("M-20-16l6-24 28-1 6 24z", "M-17-24q17 3 35-1M-15-32q15 3 31-1"),
    "h1": _CHIMNEY
    + _walls("wall1", "M-15 0v-18h30v18z")
    + _windows(_TWO)
    + _roof("M-19-15l5-22h29l5 21z", "M-17-22q17 3 36 0M-16-29q16 3 33 0"),
    # gable
    "h2": _walls("wall0", "M-14 0-15-19 1-43 15-20 14 0z")
    + _windows("M-8-14h6v8h-6zM2-14h6v8H2zM-2-30h6v8h-6z")
    + '<path d="M-19-15 1-46l18 30-3 3L1-36-16-12z"/>'
    + _beams("M-13-18h27"),
    "h3": _walls("wall3", "M-13 0v-21L-1-42l13 21V0z")
    + _windows("M-4-31h6v8h-6zM-8-15h6v8h-6zM2-15h6v8H2z")
    + '<path d="M-18-17-1-45l18 28-4 2L-1-35-14-15z"/>'
    + _beams("M-12-19h23"),
    # hip
    "h4": _walls("wall2", "M-16 0-15-19h31L15 0z")
    + _windows(_TWO)
    + _roof("M-20-16-8-39H8l13 23z", "M-16-23q16 3 33 0M-12-30q12 3 25 0"),
    "h5": _CHIMNEY
    + _walls("wall0", "M-14 0v-20h29V0z")
    + _windows("M-4-14h8v8h-8z")
    + _roof("M-19-17-7-40H9l10 23z", "M-16-24q16 3 32 0M-11-31q12 3 24 0"),
    # tall, half-timbered
    "h6": _walls("wall1", "M-12 0v-28h25V0z")
    + _beams("M-12-15h25M-12 0l8-15M13 0 5-15")
    + _windows("M-7-25h5v7h-5zM3-25h5v7H3z")
    + _roof("M-17-25 0-48l18 23z", "M-11-32q11 3 23 0M-6-39q6 2 13 0"),
    # with a dormer
    "h7": _walls("wall0", "M-17 0v-16h34V0z")
    + _windows("M-12-12h6v7h-6zM6-12h6v7H6z")
    + _roof("M-21-13l6-25h30l6 25z", "M-18-21q18 3 37 0")
    + '<path d="M-6-21v-8l6-7 6 7v8z" fill="{wall1}"/>'
    + _windows("M-2-28h5v6h-5z"),
    # jettied
    "h8": _walls("wall2", "M-11 0v-12h23V0zM-15-12v-14h31v14z")
    + _windows("M-9-23h6v7h-6zM3-23h6v7H3z")
    + _roof("M-20-23-2-45l5 0 18 22z", "M-14-30q14 3 29 0M-8-37q8 2 17 0")
    + _beams("M-15-12h31"),
    # stepped
    "h9": _walls("wall3", "M-14 0v-24h5v-7h5v-7H5v7h5v7h5V0z")
    + _windows("M-9-19h6v9h-6zM4-19h6v9H4zM-2-33h5v6h-5z")
    + '<path d="M-17-24h8v-7h5v-7H5v7h5v7h8" fill="none" stroke-width="3"/>',
}

HOUSE_NAMES: Final = tuple(HOUSES)

GREENS: Final = {
    "tree": '<path d="M0 0v-9" stroke="{timber}" stroke-width="3.2"/><path d="M-9-8C-13-20-5-30 0-29 '
    '6-30 13-19 9-8z" '
    'fill="{leaf}"/><path d="M-3-13q4 3 7 0" fill="none" stroke="{fir}" stroke-width="1.6"/>',
    "fir": '<path d="M0 0v-7" stroke="{timber}" stroke-width="3"/>'
    '<path d="M0-32 9-17H5L12-6h-24l7-11h-4z" fill="{fir}"/>',
    # A bed with rows and a pond, seen from above, centred.
    "bed": '<rect x="-21" y="-15" width="42" height="30" rx="5" fill="{bed}" stroke="{fir}"/>'
    '<path d="M-15-7h30M-15 0h30M-15 7h30" fill="none" stroke="{leaf}" stroke-width="3.4" '
    'stroke-linecap="round" '
    'stroke-dasharray="3 5"/>',
    "pond": '<ellipse rx="24" ry="13" fill="{water}" stroke="{fir}"/>'
    '<path d="M-12-2q4-3 8 0M2 4q4-3 8 0" fill="none" stroke="{ripple}" stroke-width="1.8"/>',
    "lamp": '<circle cy="-22" r="22" fill="{lamp}" fill-opacity="{glow}" stroke="none"/>'
    '<circle cy="-22" r="11" fill="{lamp}" fill-opacity="{glow}" stroke="none"/>'
    '<path d="M0 0v-18" stroke-width="2.6"/><path d="M-3.5-26h7v8h-7z" fill="{lamp}" stroke-width="1.6"/>',
}

# What stands at the landmark's foot and tells the bonus; resources are shown by their icons.
PROPS: Final = {
    "stall-coin": '<path d="M-13 2v-16M13 2v-16" fill="none"/><path d="M-11-6h22v8h-22z" fill="{timber}"/>'
    '<path d="M-17-12l5-10h24l5 10z" fill="{brass}"/>'
    '<path d="M-9-22l-2 10M0-22v10M9-22l2 10" fill="none" stroke="{cloth}" stroke-width="3"/>',
    "stall-any": '<path d="M-13 2v-16M13 2v-16" fill="none"/><path d="M-11-6h22v8h-22z" fill="{timber}"/>'
    '<path d="M-17-12l5-10h24l5 10z" fill="{copper}"/>'
    '<path d="M-9-22l-2 10M0-22v10M9-22l2 10" fill="none" stroke="{parchment}" stroke-width="3"/>',
    "wheel": '<circle cy="-8" r="12" fill="{water}" stroke="{timber}" stroke-width="4"/>'
    '<path d="M0-20V4M-12-8h24M-8.5-16.5l17 17M8.5-16.5l-17 17" fill="none" '
    'stroke="{timber}" stroke-width="2"/>',
    "carts": '<path d="M-15-15h13l-2 9h-9zM2-15h13l-2 9H4z" fill="{timber}"/>'
    '<path d="M-9-7a5 5 0 1 0 .1 0zM8-7a5 5 0 1 0 .1 0z" fill="{wall2}"/>',
}
PROP_OF_BONUS: Final = {"coin": "stall-coin", "any": "stall-any", "transform": "wheel", "double": "carts"}
