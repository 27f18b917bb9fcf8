"""Landmarks that are taller than wide: they count what lies above and below them."""

from __future__ import annotations

from .mason import Mason, arches, box, boxes


def tower(m: Mason) -> str:
    """A watch tower with a half-timbered lookout."""
    top = 78 + 13 * m.storeys
    drawn = m.walls(1, box(-20, -top, 40, top)) + m.joints(
        f"M-20-22h9m4-14h10M20-52h-8M-20{-top + 14}h8m18 12h8"
    )
    drawn += m.windows("".join(arches(0, -y, 8, 12) for y in range(top - 12, 34, -26))) + m.door(0, 15, 26)
    drawn += m.fill("timber", f"M-20{-top}h40l8-8h-56z") + m.timbered(-28, -top - 30, 56, 22, 4)
    drawn += m.windows(boxes(0, -top - 26, 8, 11, 2))
    return drawn + m.cone(0, -top - 29, 70, 40, 4) + m.flag(4, -top - 68, 13)


def chimney(m: Mason) -> str:
    """A laboratory under one enormous chimney."""
    top = 108 + 12 * m.storeys
    drawn = m.smoke(-12, -top - 8) + m.smoke(0, -top - 4)
    drawn += m.fill("joint", f"M-22 0-16{-top}h20l6 {top}z") + m.fill("joint", box(-20, -top - 6, 28, 10))
    drawn += m.joints(f"M-18-70h8M-6-86h8M-16{-top + 18}h8")
    drawn += m.walls(2, "M-44 0v-40h88V0z") + m.pitched(-50, 50, -38, -68, 14)
    drawn += (
        m.dormer(22, -44) + m.windows(arches(-26, -30, 9, 15) + arches(26, -30, 9, 15)) + m.door(0, 17, 30)
    )
    return drawn + m.fill("copper", "M34 0v-8q8-12 16 0V0z") + m.ink("M42-13v-10h6")


def dovecote(m: Mason) -> str:
    """A round tower full of holes, with doves."""
    top = 74 + 12 * m.storeys
    holes = "".join(arches(0, -y, 6, 8, 3, 6) for y in range(top - 10, 36, -16))
    drawn = m.walls(0, f"M-28 0-24{-top}q24-8 48 0l4 {top}q-28 7-56 0z") + m.fill("hollow", holes)
    drawn += m.door(0, 15, 26) + m.cone(-2, -top + 1, 66, 36)
    lantern = -top - 30
    drawn += m.walls(1, box(-10, lantern - 14, 16, 16)) + m.fill("hollow", arches(-2, lantern - 11, 7, 11))
    drawn += m.cone(-2, lantern - 13, 28, 20)
    dove = "q6-7 9 0 4 1 5-3 3 7-4 8-8 2-10-5z"
    return (
        drawn
        + m.fill("clock", f"M26{-top - 14}{dove}M-44{-top + 16}{dove}M8{lantern - 30}{dove}")
        + m.companion(40, 2, 0.8)
    )


def stair(m: Mason) -> str:
    """A tower with steps around its outside."""
    top = 88 + 12 * m.storeys
    drawn = m.fill("stone", box(-18, -top, 42, top)) + m.joints(
        f"M-18-64h9m12-12h12M24-40h-9M-18{-top + 12}h10"
    )
    drawn += m.windows(arches(10, -top + 12, 8, 13) + arches(14, -46, 8, 13))
    steps = "M-56 0h10v-10h10v-10h10v-10h10v-10h10v-10h10v-10h10v-10h10v-10h14v8l-8 0-72 72z"
    drawn += m.fill("wall2", steps) + m.ink("M-52-12v-14l70-70M-30-34v-14M-8-56v-14", 1.8)
    drawn += m.door(12, 15, 24) + m.merlons(-22, 28, -top - 8, 4) + m.flag(3, -top - 8, 24)
    return drawn + m.companion(44, 1, 0.85)


def water_tower(m: Mason) -> str:
    """A barrel on stilts that has always leaked."""
    top = 58 + 12 * m.storeys
    legs = f"M-32 0-22{-top}M32 0 22{-top}M0 0v{-top}M-30-14 25{-top + 8}M30-14-25{-top + 8}"
    drawn = m.ink(legs, 7) + m.beams(legs, 3.4)
    drawn += m.fill("wall2", f"M-36{-top}v-44h72v44q-36 8-72 0z")
    drawn += m.beams(f"M-20{-top - 44}v47M-6{-top - 44}v49M8{-top - 44}v49M22{-top - 44}v47", 1.6)
    drawn += m.ink(f"M-36{-top - 34}q36 7 72 0M-36{-top - 10}q36 7 72 0", 3)
    drawn += m.cone(0, -top - 43, 84, 34) + m.flag(0, -top - 76, 12)
    drop = "c-4 6-4 9 0 9s4-3 0-9z"
    return (
        drawn
        + m.fill("water", f"M30{-top + 8}{drop}M24{-top + 26}{drop}M31-16{drop}")
        + m.fill("water", "M16 2q16-7 32 0-16 7-32 0z")
    )


def spire(m: Mason) -> str:
    """A needle of a roof on hardly any church."""
    top = 54 + 9 * m.storeys
    drawn = m.companion(-42, 1, 0.9) + m.companion(42, 3, 0.85)
    drawn += m.walls(3, f"M-22 0v{-top}h44v{top}z") + m.windows(arches(0, -top + 8, 9, 18, 2, 6))
    drawn += m.door(0, 17, 26) + m.tiles(
        f"M-22{-top}L-22{-top - 14}-11{-top - 4} 0{-top - 18} 11{-top - 4} 22{-top - 14}V{-top}z", turn=2
    )
    drawn += m.tiles(
        f"M-17{-top - 6}Q-5{-top - 50} 3{-top - 92} 7{-top - 50} 17{-top - 6}z",
        f"M-12{-top - 22}q12 4 25 0M-8{-top - 40}q8 3 17 0M-4{-top - 58}q5 2 10 0",
    )
    return drawn + m.fill("brass", f"M3{-top - 98}a4 4 0 1 0 .1 0z") + m.flag(3, -top - 98, 13)


def lighthouse(m: Mason) -> str:
    """Striped and far from any sea."""
    top = 92 + 10 * m.storeys
    drawn = m.companion(-38, 1, 0.85) + m.walls(0, f"M-25 0-16{-top}h32L25 0z")
    drawn += m.tiles("M-23.5-16-21-40h42l2.5 24zM-18.5-64-16.5-86h33l2 22z")
    drawn += m.windows(arches(0, -60, 8, 13)) + m.door(0, 16, 26)
    drawn += m.fill("timber", box(-23, -top - 6, 46, 7)) + m.fill("lamp", box(-12, -top - 26, 24, 20))
    glow = m.pen.colours["glow"]
    if glow != "0":
        drawn += (
            f'<circle cy="{-top - 16}" r="40" fill="{m.pen.colours["lamp"]}" fill-opacity="{glow}" '
            'stroke="none"/>'
        )
    drawn += m.ink(f"M-4{-top - 26}v20M4{-top - 26}v20", 1.8) + m.ink(f"M-23{-top - 6}v-9h46v9", 1.8)
    return (
        drawn
        + m.cone(0, -top - 25, 38, 24)
        + m.flag(0, -top - 47, 11)
        + m.fill("joint", "M30 2l4-9 10-2 7 7v4z")
    )


def belfry(m: Mason) -> str:
    """A bell under a pointed roof, a clock below."""
    top = 70 + 12 * m.storeys
    drawn = m.companion(-42, 1, 0.95) + m.companion(42, 3, 0.9)
    drawn += m.fill("stone", box(-25, -top, 50, top)) + m.joints(
        f"M-25-20h9m10-12h12m6 26h12M-25{-top + 16}h8"
    )
    drawn += m.clock(0, -top + 22, 13) + m.door(0, 16, 28) + m.walls(1, box(-30, -top - 6, 60, 8))
    drawn += m.fill("stone", box(-26, -top - 36, 9, 32) + box(17, -top - 36, 9, 32))
    drawn += m.fill("hollow", box(-17, -top - 36, 34, 31)) + m.bell(0, -top - 17)
    return drawn + m.cone(0, -top - 35, 68, 40, -3) + m.flag(-3, -top - 74, 12)


def carillon(m: Mason) -> str:
    """A house that carries a row of bells on its roof."""
    top = 44 + 10 * m.storeys
    drawn = m.timbered(-44, -top, 88, top, 5) + m.windows(
        boxes(-26, -top + 9, 8, 13, 2) + boxes(26, -top + 9, 8, 13, 2)
    )
    drawn += m.door(0, 17, 29) + m.pitched(-51, 51, -top + 2, -top - 26, 14)
    drawn += m.fill(
        "timber", box(-42, -top - 54, 6, 30) + box(36, -top - 54, 6, 30) + box(-3, -top - 54, 6, 30)
    )
    drawn += (
        m.bell(-20, -top - 38, 0.8)
        + m.bell(20, -top - 38, 0.8)
        + m.pitched(-48, 48, -top - 52, -top - 68, 18, 1)
    )
    return drawn + m.flag(0, -top - 68, 15)
