"""The players' workers: a shape each, because purple, blue and red differ too little to be told apart."""

from __future__ import annotations

from typing import Final

_BODY: Final = "M17 19c0 6-5 11-7.5 16-1 3-1 6-1 10h31c0-4 0-7-1-10C36 30 31 25 31 19z"
_HEADS: Final = {
    "purple": "M24-4 36 21H12z",  # a pointed hood
    "blue": "M24 2.5a10.5 10.5 0 1 0 .1 0z",  # a round cap
    "red": "M13 3h22v19H13z",  # a square helm
    "yellow": "M10 1l7.5 8L24-1l6.5 10L38 1l-2.5 21h-23z",  # a crown
}
_FACES: Final = {"red": '<path d="M17 11h14" stroke="{halo}" stroke-width="3"/>'}  # the helm's slit


def _pawn(colour: str) -> str:
    return (
        '<g stroke-linejoin="round">'
        f'<path d="{_BODY}{_HEADS[colour]}" fill="{{halo}}" stroke="{{halo}}" stroke-width="9"/>'
        f'<g fill="{{{colour}}}" stroke="{{pawn-edge}}" stroke-width="2.8"><path d="{_BODY}"/>'
        f'<path d="{_HEADS[colour]}"/></g>{_FACES.get(colour, "")}</g>'
    )


# In the 48 box, reaching 10 units over it on all sides with the halo.
PAWNS: Final = {f"pawn-{colour}": _pawn(colour) for colour in _HEADS}
