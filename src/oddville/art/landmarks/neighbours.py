"""Houses of the neighbourhood: cottage, bath, well, school, apothecary, one that stands on its head."""

from __future__ import annotations

from .mason import Mason, arches, box, boxes


def cottage(m: Mason) -> str:
    """One big eye of a window on the street."""
    top = 34 + 9 * m.storeys
    drawn = (
        m.fill("joint", box(18, -top - 52, 13, 34))
        + m.smoke(24, -top - 58)
        + m.walls(0, box(-40, -top, 80, top))
    )
    drawn += m.tiles(
        f"M-52{-top + 6}Q-30{-top - 16}-26{-top - 42}Q0{-top - 52} 26{-top - 42} 30{-top - 16} "
        f"52{-top + 6}q-52-12-104 0z",
        f"M-40{-top - 8}q40-8 80 0M-31{-top - 24}q31-8 62 0",
    )
    drawn += (
        m.walls(1, f"M-16{-top - 4}c0-28 32-28 32 0z")
        + m.windows(f"M0{-top - 22}a9 9 0 1 0 .1 0z")
        + m.ink(f"M-3{-top - 13}h6M0{-top - 16}v6", 1.6)
    )
    drawn += (
        m.windows(boxes(-22, -26, 13, 14) + boxes(24, -26, 11, 14))
        + m.door(2, 17, 27)
        + m.ink("M-58 2v-14M-50 2v-14M-42 2v-14M44 2v-14M52 2v-14M60 2v-14M-62-7h24M40-7h24", 2.6)
    )
    return drawn + m.flag(-20, -top - 44, 14)


def bathhouse(m: Mason) -> str:
    """Steam from every hole, a tub outside."""
    top = 44 + 8 * m.storeys
    drawn = (
        m.smoke(-26, -top - 34)
        + m.smoke(4, -top - 44)
        + m.smoke(32, -top - 34)
        + m.walls(3, box(-52, -top, 104, top))
    )
    drawn += m.fill(
        "copper",
        f"M-48{-top}c0-20 12-28 22-28S-4{-top - 20}-4{-top}zM8{-top}c0-20 12-28 "
        f"22-28S52{-top - 20} 52{-top}z",
    ) + m.tiles(
        f"M-28{-top}c0-30 16-40 30-42 14 2 30 12 30 42z",
        f"M2{-top - 42}v42M-14{-top}c0-18 6-32 16-42M18{-top}c0-18-6-32-16-42",
    )
    drawn += (
        m.fill("stone", box(-56, -top - 3, 112, 7))
        + m.windows(arches(0, -top + 13, 11, 17, 2, 50))
        + m.door(0, 22, 30, role="water")
        + m.fill("water", "M-50-24q12 5 26 0v9h-26z")
    )
    return (
        drawn
        + m.fill("wall2", "M26 3l-3-14h30l-3 14z")
        + m.fill("ripple", "M23-11q4-6 8-1 4-6 8-1 4-5 7 0 5-4 7 1z")
        + m.flag(2, -top - 42, 14)
    )


def well(m: Mason) -> str:
    """A roof over a well, coins at the bottom."""
    top = 58 + 9 * m.storeys
    drawn = (
        m.companion(-46, 1, 0.95)
        + m.companion(46, 2, 0.95)
        + m.fill("timber", box(-24, -top, 6, top - 6) + box(18, -top, 6, top - 6))
    )
    drawn += (
        m.ink(f"M-20{-top + 10}h40", 6)
        + m.beams(f"M-20{-top + 10}h40", 3)
        + m.ink(f"M2{-top + 10}v14", 2)
        + m.fill("wall2", f"M-6{-top + 24}h16l-2 12h-12z")
    )
    drawn += (
        m.fill("stone", "M-32-24q32-10 64 0V0q-32 10-64 0z")
        + m.fill("water", "M-27-25q27-8 54 0-27 9-54 0z")
        + m.joints("M-32-10q32 8 64 0M-14-17v10M8-18v10M-20-4v6M20-4v6M0-6v10")
    )
    drawn += m.tiles(
        f"M-40{-top + 6}L0{-top - 32}l40 38z", f"M-28{-top - 6}q28 4 56 0M-15{-top - 18}q15 3 30 0"
    ) + m.flag(0, -top - 32, 15)
    return drawn + m.icon("coin", 22, -34, 14) + m.icon("coin", -20, -38, 12)


def upside_down(m: Mason) -> str:
    """Stands on its roof; the door is hard to reach."""
    top = 72 + 9 * m.storeys
    drawn = (
        m.companion(-46, 1, 0.85)
        + m.companion(46, 3, 0.85)
        + m.tiles("M-6 0h12l30-38h-72z", "M-17-14q17-3 34 0M-26-26q26-3 52 0")
    )
    drawn += m.timbered(-29, -top, 58, top - 36, 3) + m.windows(
        boxes(0, -54, 9, 12, 2, 12) + (boxes(0, -top + 12, 9, 9, 2, 24) if m.storeys else "")
    )
    drawn += (
        m.fill("timber", f"M-8{-top}v18a8 8 0 0 0 16 0v-18z")
        + m.fill("stone", box(-34, -top - 5, 68, 7))
        + m.fill("leaf", f"M-34{-top - 5}q5-9 10-2 6-10 10 0 6-8 10 0 4-9 9 0 6-9 11 0 6-8 10 0 4-6 8 2z")
    )
    drawn += m.fill("joint", "M14-12h8V4h-8z") + m.ink("M18 4q-6 5 0 8", 2)
    return (
        drawn
        + m.flag(22, -top - 8, 18)
        + m.beams(f"M34 0 26{-top}M42 0 34{-top}M33-14h8M32-30h8M30-46h8M28-62h8", 2.4)
    )


def schoolhouse(m: Mason) -> str:
    """A bell turret, tall windows and no quiet."""
    top = 48 + 10 * m.storeys
    drawn = (
        m.walls(1, box(-50, -top, 100, top))
        + m.windows(arches(-32, -top + 9, 11, 20, 2) + arches(32, -top + 9, 11, 20, 2))
        + m.pitched(-57, 57, -top + 2, -top - 30, 16)
    )
    drawn += (
        m.walls(0, f"M-15 0v{-top - 6}L0{-top - 22}l15 16V0z")
        + m.gable(0, -top - 2, 23, 26)
        + m.door(0, 17, 28)
        + m.clock(0, -top + 8, 8)
    )
    drawn += (
        m.fill("timber", box(-11, -top - 52, 4, 24) + box(7, -top - 52, 4, 24))
        + m.bell(0, -top - 40, 0.62)
        + m.cone(0, -top - 51, 30, 22)
    )
    return drawn + m.flag(-38, -top - 30, 16) + m.fill("clock", f"M40{-top - 40}l16-6-7 12-3-5z")


def apothecary(m: Mason) -> str:
    """A corner house with a great flask in the window."""
    top = 62 + 10 * m.storeys
    drawn = (
        m.companion(-48, 2, 0.95)
        + m.timbered(-32, -34, 64, 34, 4, 1)
        + m.fill("timber", "M-32-34h64l6-6h-76z")
        + m.timbered(-38, -top, 76, top - 40, 5)
    )
    drawn += (
        m.windows(boxes(0, -top + 7, 8, 12, 4, 6))
        + m.fill("clock", arches(-15, -29, 22, 24))
        + m.fill("shard", "M-18-24h6v6l6 11h-18l6-11z")
        + m.door(14, 16, 27)
    )
    drawn += m.tiles(
        f"M-46{-top + 2}l16-38h60l16 38z", f"M-40{-top - 10}q40 4 80 0M-35{-top - 22}q35 4 70 0"
    ) + m.dormer(-12, -top - 6)
    drawn += (
        m.walls(0, box(18, -top - 44, 20, 48))
        + m.windows(arches(28, -top - 36, 8, 13) + arches(28, -top - 14, 8, 13))
        + m.cone(28, -top - 43, 32, 26)
    )
    return drawn + m.flag(28, -top - 67, 12)
