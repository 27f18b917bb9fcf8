"""Twelve portraits in a 120 box: shoulders, head, and for each one headgear and one attribute of its own."""

from __future__ import annotations

from typing import Final, NamedTuple


class Portrait(NamedTuple):
    """Templates, in the order they are drawn around the common head and shoulders."""

    skin: str
    coat: str
    face: str  # mouth, beard, spectacles
    headgear: str
    attribute: str


def shape(role: str, path: str, width: float = 3.4) -> str:
    stroke = "" if width == 3.4 else f' stroke-width="{width}"'
    return f'<path d="{path}" fill="{{{role}}}"{stroke}/>'


def line(path: str, width: float = 2.8) -> str:
    return f'<path d="{path}" fill="none" stroke-width="{width}"/>'


def staff(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke-width="8"/><path d="{path}" fill="none" '
        f'stroke="{{log}}" stroke-width="3.5"/>'
    )


SMILE: Final = line("M52 78q8 6 16-1")
SPECTACLES: Final = line("M52 54a7 7 0 1 0 .1 0zM69 54a7 7 0 1 0 .1 0zM59 60q1.5-2 3 0", 2.2)
_MOUSTACHE: Final = shape("hair", "M46 75q7-8 14-2 7-6 14 2-7 5-14 1-7 4-14-1z", 2)


def _coin(x: float, y: float, scale: float) -> str:
    return f'<use href="#@coin" transform="translate({x} {y})scale({scale})"/>'


PORTRAITS: Final[dict[str, Portrait]] = {
    "human-resources-manager": Portrait(  # beret with a white quill, a list of names
        "skin1",
        "dye-slate",
        SMILE + SPECTACLES,
        shape("dye-black", "M30 46C30 22 92 16 92 40 80 48 44 50 30 46z")
        + shape("parchment", "M84 30C94 14 104 8 112 8c-4 14-12 24-26 28z", 2.6),
        shape("parchment", "M80 86h28v36H80z", 2.8) + line("M86 94h16M86 102h16M86 110h12", 2),
    ),
    "landowner": Portrait(  # broad hat with a pheasant's feather, a key
        "skin2",
        "dye-plum",
        _MOUSTACHE,
        shape("dye-brown", "M22 48C20 20 100 16 98 46 86 38 40 38 22 48z")
        + shape("gold", "M26 42C10 30 12 12 20 6 28 18 32 28 34 38z", 2.6),
        '<path d="M94 88a9 9 0 1 0 .1 0zM94 106v16" fill="none" stroke-width="8"/>'
        '<path d="M94 88a9 9 0 1 0 .1 0zM94 106v16" fill="none" stroke="{coin-rim}" stroke-width="3.4"/>',
    ),
    "seignior": Portrait(  # coronet, ruff and sceptre
        "skin0",
        "dye-red",
        line("M53 78q7 3 14 0") + shape("hair", "M55 83q5 10 10 0z", 2),
        shape("coin-rim", "M36 46 32 18l14 13L60 12l14 19 14-13-4 28q-24-9-48 0z")
        + line("M38 40q22-8 44 0", 2),
        shape("parchment", "M34 88q5-9 9-2 4-9 9-1 4-8 8 0 4-8 8 0 5-8 9 1 4-7 9 2-8 16-26 16T34 88z", 2.4)
        + staff("M102 122V62")
        + shape("coin-rim", "M102 44a10 10 0 1 0 .1 0z", 2.8),
    ),
    "cheater": Portrait(  # a cap over one eye, a card too many
        "skin2",
        "dye-green",
        line("M52 77q9 6 17-4") + shape("ink", "M61 54h17l-3 11q-7 4-11 0z", 2) + line("M40 50l40 6", 2.4),
        shape("dye-red", "M34 50C26 26 60 10 84 24q12 10 6 22-28-14-56 4z") + line("M88 44q12 4 16-4", 3),
        shape("parchment", "M84 92l20-10 14 26-20 10z", 2.6)
        + shape("parchment", "M74 94h22v28H74z", 2.6)
        + shape("struck", "M85 100l5 7-5 8-5-8z", 1.6),
    ),
    "mistress": Portrait(  # hennin with a veil, a rose
        "skin0",
        "dye-red",
        shape("rose", "M53 77q7-3 14 0-7 7-14 0z", 2) + line("M47 54q5-3 9 0M65 54q5-3 9 0", 2),
        shape("veil", "M58-2c34 8 44 52 42 86-8-8-12-20-18-38z", 2.8)
        + shape("gold", "M38 50 58-4l24 52q-22-14-44 2z"),
        line("M30 122q-2-16 4-24", 3)
        + shape("rose", "M34 82a9 9 0 1 0 .1 0z", 2.4)
        + line("M30 92q4-6 8 0", 1.8),
    ),
    "bookkeeper": Portrait(  # skullcap, ledger, a pen behind the ear
        "skin1",
        "dye-brown",
        SPECTACLES + line("M54 78h12"),
        shape("dye-black", "M39 50C38 26 82 26 81 50q-21-10-42 0z")
        + shape("parchment", "M78 52l24-22q4 14-12 22z", 2.4),
        shape("dye-blue", "M66 92h44v30H66z", 2.8)
        + shape("parchment", "M70 96h17v26H70zM89 96h17v26H89z", 2)
        + line("M73 103h11M73 110h11M92 103h11M92 110h11", 1.8),
    ),
    "tax-collector": Portrait(  # a hat with a coin on it, a purse
        "skin2",
        "dye-green",
        _MOUSTACHE + line("M46 54l9 3M74 54l-9 3", 2.4),
        shape("dye-black", "M38 44C38 12 82 12 82 44z")
        + shape("ink", "M20 46q40-14 80 0-40 10-80 0z", 3)
        + _coin(51, 17, 0.38),
        shape("log", "M84 100q-14 22 8 22h10q20 0 6-22z", 2.8)
        + line("M84 100q12-6 24 0", 3)
        + _coin(88, 104, 0.32),
    ),
    "benefactor": Portrait(  # white beard, a small cap, an open hand of gold
        "skin1",
        "dye-green",
        shape("hair-grey", "M40 64c-2 36 42 36 40 0-6 13-14 9-20 9s-14 4-20-9z", 3)
        + line("M54 79q6 4 12 0", 2),
        shape("dye-red", "M41 47c2-20 36-20 38 0-9-7-29-7-38 0z", 3.2)
        + shape("hair-grey", "M38 48q22-12 44 0l-1 7q-21-11-42 0z", 2.4),
        _coin(76, 88, 0.62) + _coin(90, 96, 0.5),
    ),
    "lamplighter": Portrait(  # hood, a lantern on a pole
        "skin3",
        "dye-teal",
        SMILE,
        shape("dye-teal", "M31 74C24 20 60 12 84 22c15 8 9 36 5 52-3-24-15-32-29-32S35 50 31 74z"),
        staff("M101 122V48")
        + shape("coin-face", "M92 46h18l-3-22H95z", 2.8)
        + line("M101 24v-7M101 28v14", 2.4),
    ),
    "builder": Portrait(  # a straw hat, a hammer
        "skin4",
        "log",
        shape("hair", "M47 73q13 10 26 0-1 17-13 17t-13-17z", 2),
        shape("coin-rim", "M24 48Q60 34 96 48q-2 4-8 4-28-9-56 0-6 0-8-4z", 3)
        + shape("coin-face", "M38 44c0-26 44-26 44 0-14-5-30-5-44 0z"),
        staff("M18 122V62") + shape("rock", "M3 42h30v18H3z", 3),
    ),
    "traveller": Portrait(  # a pilgrim's hat with a shell, a crooked staff
        "skin1",
        "dye-blue",
        SMILE + line("M44 70q2 12 8 16M76 70q-2 12-8 16", 1.8),
        shape("dye-brown", "M16 50q44-18 88 0-14-32-44-32T16 50z")
        + shape("parchment", "M60 24l10 13q-10 7-20 0z", 2.2)
        + line("M60 24v15M55 38l3-12M65 38l-3-12", 1.4),
        staff("M102 122V44q-11-11 0-18 11 7 0 18"),
    ),
}

_SHOULDERS: Final = (
    '<path d="M14 122c0-26 20-36 46-36s46 10 46 36z" fill="{{{coat}}}"/>'
    '<path d="M46 82l14 22 14-22" fill="{{parchment}}" stroke-width="3"/>'
)
_HEAD: Final = (
    '<path d="M40 52c0-18 40-18 40 0 2 24-8 38-20 38S38 76 40 52z" fill="{{{skin}}}"/>'
    '<path d="M52 57.5a2.5 2.5 0 1 0 .1 0zM69 57.5a2.5 2.5 0 1 0 .1 0z" fill="{{ink}}" stroke="none"/>'
    '<path d="M60 62l-4 9h6" fill="none" stroke-width="2.4"/>'
)

_GHOST: Final = (
    shape("veil-shade", "M30 108C22 60 28 18 60 18s38 42 30 90z", 3.2)
    + shape("veil", "M18 122c2-24 22-34 42-34s40 10 42 34l-13-8-14 8-15-8-15 8-14-8z", 3.2)
    + shape("veil", "M42 52c0-18 36-18 36 0 2 22-8 36-18 36S40 74 42 52z", 3)
    + shape("veil-shade", "M41 56c3-20 17-23 19-23 6 1 17 7 19 23-6-8-14-10-19-15-4 7-12 9-19 15z", 2.4)
    + line("M47 62q4.5 4 9 0M64 62q4.5 4 9 0")
    + line("M54 76q6 5 12 0")
    + shape(
        "rose", "".join(f"M{x} {y}a5 5 0 1 0 .1 0z" for x, y in ((43, 29), (53, 22), (66, 22), (76, 29))), 1.8
    )
    + staff("M98 122V84")
    + shape("veil", "M98 64q8 0 8 9t-8 13q-8-4-8-13t8-9z", 2.4)  # the spindle of a spinster
    + line("M91 70h14M91 76h14", 1.6)
)


def bust(portrait: Portrait) -> str:
    body = (
        _SHOULDERS.format(coat=portrait.coat)
        + _HEAD.format(skin=portrait.skin)
        + portrait.face
        + portrait.headgear
        + portrait.attribute
    )
    return _outlined(body)


def _outlined(body: str) -> str:
    return f'<g stroke="{{ink}}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">{body}</g>'


BUSTS: Final[dict[str, str]] = {
    **{name: bust(portrait) for name, portrait in PORTRAITS.items()},
    "ghost": _outlined(_GHOST),
}
