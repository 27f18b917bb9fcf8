"""Landmarks that are wider than tall: they count what lies beside them."""

from __future__ import annotations

from .mason import Mason, arches, box, boxes


def hall(m: Mason) -> str:
    """An arcaded hall with dormers and a roof turret."""
    top = 48 + 9 * m.storeys
    drawn = m.walls(0, box(-58, -top, 116, top)) + m.fill("hollow", arches(0, -24, 16, 24, 5, 6))
    drawn += m.beams(f"M-58{-top + 20}H58", 2.6) + m.windows(boxes(0, -top + 5, 9, 11, 7))
    drawn += m.pitched(-66, 66, -top + 3, -top - 42, 16)
    drawn += "".join(m.dormer(x, -top - 9) for x in (-34, 0, 34))
    drawn += m.walls(1, box(-8, -top - 60, 16, 20)) + m.cone(0, -top - 59, 26, 24)
    return drawn + m.flag(0, -top - 82, 11)


def arcade(m: Mason) -> str:
    """Arches over arches."""
    tiers = 2 + m.storeys // 2
    drawn = m.fill("stone", box(-60, -30 * tiers, 120, 30 * tiers))
    drawn += m.fill("hollow", "".join(arches(0, -30 * tier - 23, 15, 23, 6, 4) for tier in range(tiers)))
    drawn += m.walls(0, "".join(box(-63, -30 * tier - 31, 126, 4) for tier in range(tiers)))
    drawn += m.pitched(-66, 66, -30 * tiers, -30 * tiers - 22 - 5 * m.storeys, 10)
    return (
        drawn
        + m.merlons(-14, 14, -30 * tiers - 16, 3)
        + m.clock(0, -30 * tiers + 1, 10)
        + m.flag(-50, -30 * tiers - 22, 20)
    )


def aqueduct(m: Mason) -> str:
    """Tall arches with water on top, and drops below."""
    top = 64 + 7 * m.storeys
    drawn = m.companion(-20, 1, 0.85) + m.companion(24, 2, 0.8)
    spring = top - 38
    arch = f"V{-spring}a14 14 0 0 0-28 0V0"
    drawn += m.fill("stone", f"M-66 0v{-top}H66V0H54{arch}H14{arch}H-26{arch}z")
    drawn += m.joints(
        f"M-63-20h6M-62-44h6M-23-30h6M17-18h6M16-48h6M57-30h6M-40{-top + 12}h12M10{-top + 10}h12"
        f"M40{-top + 14}h10"
    )
    drawn += m.fill("stone", box(-68, -top - 8, 136, 10)) + m.fill("water", box(-64, -top - 14, 128, 7))
    drop = "c-3 6-3 8 0 8s3-2 0-8z"
    return (
        drawn
        + m.fill("water", f"M-2{-top + 44}{drop}M-8{-top + 62}{drop}M36{-top + 50}{drop}")
        + m.flag(56, -top - 14, 20)
    )


def stables(m: Mason) -> str:
    """Half doors, straw, and somebody looking out."""
    top = 40 + 8 * m.storeys
    drawn = m.walls(2, box(-58, -top, 116, top)) + m.fill(
        "hollow", "".join(box(x, -30, 20, 30) for x in (-50, -22, 6))
    )
    mule = "M13-16c-1-8-2-12 2-16l-2-8 5 5 5-5-1 8c4 4 3 10 1 17z"
    drawn += m.fill("roof3", mule) + m.pen.line("ink", "M15-27v2M21-27v2", 2)
    drawn += m.fill("timber", "".join(box(x, -15, 20, 15) for x in (-50, -22, 6))) + m.fill(
        "timber", box(36, -30, 16, 30)
    )
    drawn += m.tiles(
        f"M-66{-top + 2}l14-36h98l22 36z", f"M-60{-top - 9}q60 4 119 0M-56{-top - 21}q54 4 108 0"
    )
    drawn += m.walls(1, f"M-14{-top - 6}v-18l16-14 16 14v18z") + m.ink(f"M-18{-top - 22}l20-18 20 18", 4)
    drawn += m.fill("thatch", box(-5, -top - 22, 14, 16)) + m.beams(f"M2{-top - 22}v16", 1.6)
    return drawn + m.flag(-44, -top - 34, 15) + m.fill("thatch", "M44 2c2-12 20-12 22 0z")


def ropewalk(m: Mason) -> str:
    """Long and low, with a wheel and a rope that never ends."""
    top = 32 + 8 * m.storeys
    drawn = m.walls(1, box(-64, -top, 128, top)) + m.fill("hollow", boxes(0, -top + 9, 18, top - 9, 5, 6))
    drawn += m.pen.line("thatch", "M-62-13q30 6 62 0t64 0", 4) + m.beams(f"M-62{-top + 9}H64")
    drawn += m.tiles(
        f"M-70{-top + 2}l10-24H60l12 24z", f"M-66{-top - 5}q68 4 136 0M-63{-top - 13}q65 4 129 0"
    )
    drawn += (
        m.walls(0, box(4, -top - 52, 28, 32))
        + m.windows(boxes(18, -top - 46, 7, 12, 2))
        + m.cone(18, -top - 51, 40, 28)
    )
    drawn += m.fill("thatch", "M-62-15a15 15 0 1 0 .1 0z") + m.pen.line(
        "timber", "M-62-9a9 9 0 1 0 .1 0zM-62-3a3 3 0 1 0 .1 0z", 2
    )
    return drawn + m.flag(18, -top - 78, 12)


def almshouse(m: Mason) -> str:
    """One roof over many small doors, each with its chimney."""
    top = 34 + 9 * m.storeys
    chimneys = "".join(box(x, -top - 42, 7, 22) for x in (-46, -16, 14, 44))
    drawn = (
        m.fill("joint", chimneys)
        + m.walls(0, box(-60, -top, 120, top))
        + m.pitched(-66, 66, -top + 2, -top - 28, 12)
    )
    drawn += m.fill("timber", arches(0, -22, 12, 22, 4, 18)) + m.windows(boxes(0, -19, 8, 10, 3, 22))
    if m.storeys:
        drawn += m.windows(boxes(0, -top + 4, 8, 9, 7, 8))
    drawn += m.walls(1, f"M-17{-top - 2}v-16L0{-top - 36}l17 18v16z") + m.ink(
        f"M-21{-top - 14}L0{-top - 38}l21 24", 4
    )
    return drawn + m.clock(0, -top - 14, 8) + m.flag(0, -top - 38, 16)


def leaning_row(m: Mason) -> str:
    """Three tall jettied houses leaning on each other."""
    drawn = ""
    extra = 7 * m.storeys
    for x, width, height, turn, skew in (
        (-58, 40, 56 + extra, 1, 3),
        (20, 38, 48 + extra, 2, -4),
        (-22, 46, 80 + extra, 0, -1),
    ):
        low = round(height * 0.45)
        house = m.timbered(2, -low, width - 4, low, 2, 1) + m.timbered(
            -2, -height, width + 4, height - low, 3, (turn + 3) % 4
        )
        house += m.tiles(
            f"M-7{-height + 2}L{width // 2}{-height - 32}L{width + 7}{-height + 2}z",
            f"M3{-height - 8}q{width // 2 - 3} 4 {width - 6} 0M10{-height - 18}q{width // 2 - 10} 3 "
            f"{width - 20} 0",
            turn,
        )
        house += m.windows(boxes(width / 2, -height + 8, 8, 12, 2)) + m.door(width / 2, 13, 22)
        drawn += m.pen.group(house, f"translate({x})skewX({skew})")
    return drawn + m.flag(0, -110 - extra, 16)


def market(m: Mason) -> str:
    """A roof on posts, and stalls with much to talk about below."""
    top = 44 + 9 * m.storeys
    posts = "".join(box(x, -top, 6, top) for x in (-54, -20, 14, 48))
    drawn = m.fill("hollow", box(-52, -top + 2, 104, top - 14)) + m.fill("timber", posts)
    for x, role in ((-36, "cloth"), (0, "brass"), (36, "copper")):
        drawn += (
            m.fill("wall2", box(x - 13, -12, 26, 12))
            + m.fill(role, f"M{x - 17}-14l4-10h26l4 10z")
            + m.ink(f"M{x - 6}-24l-2 10M{x + 6}-24l2 10", 1.8)
        )
    drawn += m.beams(f"M-48{-top + 10}l10-10M48{-top + 10}l-10-10", 3) + m.pitched(
        -66, 66, -top + 2, -top - 36, 22
    )
    drawn += (
        m.walls(0, box(-11, -top - 54, 22, 20))
        + m.fill("hollow", arches(0, -top - 50, 10, 14))
        + m.cone(0, -top - 53, 36, 24)
    )
    return drawn + m.flag(0, -top - 76, 12)


def bridge(m: Mason) -> str:
    """A humped bridge with houses on its back."""
    drawn = m.fill("water", "M-70 0q70 12 140 0v-8q-70 8-140 0z")
    houses = m.pen.use("h2", "translate(-34 -38)rotate(-6)", "roof1") + m.pen.use(
        "h8", "translate(36 -36)rotate(7)", "roof2"
    )
    drawn += houses + m.fill("stone", "M-70 0v-26Q0-66 70-26V0H54c-2-24-36-24-38 0H-14c-2-26-38-26-40 0z")
    drawn += m.joints("M-64-14h8M-8-22h12M-6-8h10M58-14h8M-30-36h10M24-36h10") + m.ink(
        "M-70-26Q0-66 70-26", 3
    )
    top = 66 + 10 * m.storeys
    drawn += m.walls(0, box(-15, -top - 20, 30, top - 26)) + m.windows(
        arches(0, -top - 12, 9, 14) + (arches(0, -top + 10, 9, 14) if m.storeys else "")
    )
    return drawn + m.cone(0, -top - 19, 46, 36, 3) + m.flag(3, -top - 54, 13)
