"""The townspeople that bots play as, and the town crier: busts like those of the characters.

Headgear and attribute are such as none of the twelve characters has, and no coat has a player's colour.
"""

from __future__ import annotations

from typing import Final

from .busts import SMILE, SPECTACLES, Portrait, bust, line, shape, staff
from .drawing import Box
from .pen import Pen, place

FACE_BOX: Final = Box(0, 0, 120, 120)

_GRIN: Final = shape("parchment", "M51 76q9 12 18 0z", 2.4)
_BROWS: Final = line("M46 53q5-4 10 0M64 53q5-4 10 0", 2)


def _held(attribute: str, x: float = -9, y: float = -6) -> str:
    """Nearer to the middle than what characters hold, because a circle cuts the corners off."""
    return f'<g transform="translate({x} {y})">{attribute}</g>'


_CHEEKS: Final = (
    '<path d="M48 67a5 5 0 1 0 .1 0zM73 67a5 5 0 1 0 .1 0z" fill="{rose}" stroke="none" fill-opacity=".5"/>'
)

PORTRAITS: Final[dict[str, Portrait]] = {
    "tobin": Portrait(  # the mason: full beard, flat cap, a trowel
        "skin3",
        "dye-slate",
        shape("hair", "M42 68c0 28 36 28 36 0-6 10-12 6-18 6s-12 4-18-6z", 2.6) + line("M54 79q6 3 12 0", 2),
        shape("dye-brown", "M34 48C32 22 78 14 88 36q14 2 14 10-10 4-24 0-22-6-44 2z"),
        _held(shape("rock-light", "M92 72l17 26H78z", 2.8) + line("M94 98v22", 6), x=-8, y=0),
    ),
    "nell": Portrait(  # the baker: red cheeks, a white cap, a loaf
        "skin0",
        "dye-ochre",
        SMILE + _CHEEKS,
        shape("hair", "M40 54q-4 14 0 24 5-10 4-22zM80 54q4 14 0 24-5-10-4-22z", 2.6)
        + shape("parchment", "M38 48q-18-10-6-24 4-16 28-12 26-6 30 12 10 14-8 24-22-8-44 0z")
        + line("M40 44q20-8 40 0", 2),
        _held(
            shape("log-cut", "M70 112q2-18 23-18t23 18q-23 12-46 0z", 2.8)
            + line("M82 100l6 10M95 98l5 11", 2)
        ),
    ),
    "wanda": Portrait(  # the weaver: a headscarf, a spool of red thread
        "skin2",
        "dye-linen",
        SMILE + _BROWS,
        shape("dye-teal", "M36 56C32 18 88 18 84 56q10 22 2 34-4-14-8-36-18-16-36 0-4 22-8 36-8-12 2-34z"),
        _held(
            shape("log-cut", "M78 92h32v7H78zM78 115h32v7H78z", 2.4)
            + shape("struck", "M82 99h24v16H82z", 2.4)
            + line("M82 104h24M82 110h24", 1.6)
        ),
    ),
    "bram": Portrait(  # the watchman: a kettle hat, a halberd
        "skin1",
        "dye-green",
        line("M53 78h14") + line("M46 53l9 2M74 53l-9 2", 2),
        shape("rock-dark", "M38 46C38 18 82 18 82 46z") + shape("rock", "M20 48q40-15 80 0-40 10-80 0z", 3),
        _held(line("M106 122V40", 5) + shape("rock-light", "M106 20l10 24q-10 6-20 0z", 2.6), x=-8, y=0),
    ),
    "agnes": Portrait(  # the clockmaker: spectacles, a grey bun, a clock
        "skin1",
        "dye-black",
        SMILE + SPECTACLES,
        shape("hair-grey", "M38 56C34 26 86 26 82 56q-8-16-22-16T38 56z")
        + shape("hair-grey", "M60 13a13 12 0 1 0 .1 0z", 3),
        _held(shape("parchment", "M94 89a17 17 0 1 0 .1 0z", 3) + line("M94 96v10l7 5", 2.6)),
    ),
    "silas": Portrait(  # the ferryman: a striped stocking cap, an oar
        "skin4",
        "dye-teal",
        _GRIN + _BROWS,
        shape(
            "parchment", "M38 50C34 24 44 10 66 12q26 2 34 28 4 10-4 12-8-2-8-14-4-6-10-6l4 18q-22-10-44 0z"
        )
        + line("M42 32q20-10 40-2M50 18q14-4 30 2", 4.5)
        + shape("dye-slate", "M36 52q24-12 48 0v-8q-24-12-48 0z", 2.6),
        _held(
            staff("M20 122V66") + shape("log", "M20 14q11 8 9 34-2 18-9 20-7-2-9-20-2-26 9-34z", 2.8),
            x=4,
            y=0,
        ),
    ),
    "elsie": Portrait(  # the goose girl: fair plaits, a wreath of flowers, a goose
        "skin0",
        "dye-brown",
        _GRIN + _CHEEKS,
        shape("coin-face", "M38 58C32 24 88 24 82 58q-6-16-22-16T38 58z")
        + shape(
            "coin-face",
            "M38 56q-9 8-5 18-7 8 0 18 8-2 8-14 3-10-3-22zM82 56q9 8 5 18 7 8 0 18-8-2-8-14-3-10 3-22z",
            2.6,
        )
        + shape(
            "rose",
            "".join(f"M{x} {y}a6 6 0 1 0 .1 0z" for x, y in ((40, 34), (52, 25), (68, 25), (80, 34))),
            2,
        )
        + shape("parchment", "M60 21a6 6 0 1 0 .1 0z", 2),
        _held(
            shape("veil", "M112 122q2-16-8-22 4-10-2-17-9-7-17 1-3 4-2 8 5 3 8 8-8 10-7 22z", 2.8)
            + shape("flame", "M84 87l-14 4 13 5z", 2.2)
            + shape("ink", "M93 86a2 2 0 1 0 .1 0z", 0)
        ),
    ),
    "otto": Portrait(  # the cooper: bald, ginger whiskers, a barrel
        "skin1",
        "rock-dark",
        shape(
            "dye-red",
            "M38 58q-5 20 8 26 0-8 6-10 4-4 8 0 4-4 8 0 6 2 6 10 13-6 8-26 "
            "0 12-9 14-7-5-13 0-6-5-13 0-9-2-9-14z",
            2.6,
        )
        + line("M46 52q5-4 10 0M64 52q5-4 10 0", 3),
        line("M46 42q14-8 28 0", 2),
        _held(
            shape("log", "M78 88q16-6 32 0 8 18 0 34H78q-8-16 0-34z", 2.8)
            + line("M75 99q19 5 38 0M75 112q19 5 38 0", 3)
            + line("M88 87v34M100 87v34", 1.6)
        ),
    ),
    "tilda": Portrait(  # the town crier: red hair, a tricorne, a proclamation
        "skin1",
        "dye-red",
        _GRIN + line("M47 51q5-4 9-1M65 50q5-3 9 1", 2),
        shape("dye-red", "M36 60q-6 22 2 30 4-12 4-30zM84 60q6 22-2 30-4-12-4-30z", 2.8)
        + shape("dye-black", "M18 46Q60 10 102 46q-10 10-22 2-20-10-40 0-12 8-22-2z")
        + line("M26 44Q60 20 94 44", 2.2)
        + shape("gold", "M60 20a6 6 0 1 0 .1 0z", 2.2),
        _held(
            shape("parchment", "M78 92h32v30H78z", 2.8)
            + shape("vellum", "M75 88h38q4 4 0 8H75q-4-4 0-8z", 2.4)
            + line("M84 104h20M84 112h14", 2)
        ),
    ),
}


def face_body(pen: Pen, name: str) -> str:
    """The bust on parchment, to be shown in a circle: nothing that matters lies in the corners."""
    ground = f'<path d="M0 0h120v120H0z" fill="{pen.colours["vellum"]}"/>'
    return ground + pen.group(bust_body(pen, name), place(4.2, 9, 0.93))


def bust_body(pen: Pen, name: str) -> str:
    """The bust alone, for a larger picture."""
    return bust(PORTRAITS[name]).format_map(pen.colours)
