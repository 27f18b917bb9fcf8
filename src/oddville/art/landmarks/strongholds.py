"""Landmarks of stone: gates, keeps and everything with battlements."""

from __future__ import annotations

from .mason import Mason, arches, box, boxes


def keep(m: Mason) -> str:
    top = 82 + 11 * m.storeys
    drawn = m.fill("stone", box(-34, -top, 68, top)) + m.merlons(-38, 38, -top - 12, 5)
    drawn += m.fill("stone", box(-56, -58, 24, 58)) + m.merlons(-59, -29, -70, 3)
    drawn += m.fill("stone", box(32, -56, 24, 56)) + m.cone(44, -55, 34, 36)
    drawn += m.joints(f"M-34-56h10m8-14h12m8 22h12M-34{-top + 16}h8m42-8h14M-58-30h9m4 14h8M40-26h10")
    drawn += m.door(0, 24, 34) + m.pen.line("stone", "M-7 0v-26M0 0v-33M7 0v-26", 1.5)
    drawn += m.icon("shield", 0, -top + 26, 28) + m.windows(arches(-44, -46, 6, 12) + arches(44, -44, 6, 11))
    return drawn + m.flag(-20, -top - 12, 22)


def gate(m: Mason) -> str:
    """Two pointed towers and the arch between."""
    top = 68 + 9 * m.storeys
    drawn = m.fill("stone", box(-24, -top, 48, top)) + m.merlons(-26, 26, -top - 12, 4)
    drawn += m.door(0, 30, 46, role="hollow") + m.beams("M-15-24h30M-6-24v-17M6-24v-17", 2)
    for x, height, lean in ((-40, top + 10, 3), (40, top + 2, -3)):
        drawn += m.walls(3, box(x - 18, -height, 36, height)) + m.joints(
            f"M{x - 18}{-height + 32}h8m10 14h9m-27 12h10"
        )
        drawn += m.windows(arches(x, -height + 16, 7, 12) + arches(x, -height + 46, 7, 12)) + m.cone(
            x, -height + 1, 46, 44, lean
        )
    return drawn + m.windows(boxes(0, -top + 10, 7, 9, 2)) + m.flag(0, -top - 12, 18)


def drawbridge(m: Mason) -> str:
    """A gate in the water, its bridge half up and stuck."""
    top = 76 + 10 * m.storeys
    drawn = m.fill("water", "M-66-2q66-14 132 0 0 10-66 10T-66-2z")
    drawn += (
        m.fill("stone", box(-34, -top, 68, top))
        + m.merlons(-38, 38, -top - 12, 5)
        + m.door(0, 34, 50, role="hollow")
    )
    drawn += m.joints(f"M-34-24h9M-34-60h12M22-40h12M20{-top + 12}h10M-30{-top + 14}h10")
    drawn += (
        m.fill("stone", box(-54, -56, 22, 56) + box(32, -56, 22, 56))
        + m.cone(-43, -55, 32, 30)
        + m.cone(43, -55, 32, 30)
    )
    drawn += m.windows(arches(-43, -44, 6, 12) + arches(43, -44, 6, 12))
    drawn += (
        m.ink("M-16-48-22-14M16-48l6 34", 2)
        + m.fill("timber", "M-16 4h32l7-20h-46z")
        + m.ink("M-8 4l-3-20M0 4v-20M8 4l3-20", 1.4)
    )
    return drawn + m.icon("shield", 0, -top + 14, 20) + m.flag(20, -top - 12, 22)


def bastion(m: Mason) -> str:
    """A fat round drum that leans, with cannons asleep."""
    top = 56 + 12 * m.storeys
    drawn = m.companion(44, 1, 0.9) + m.fill("stone", f"M-52 0-42{-top}q36 9 72 0L38 0q-45 8-90 0z")
    drawn += m.joints(f"M-44-18h12m16 8h12M4-26h12M-38{-top + 22}h10M12{-top + 20}h10")
    drawn += m.fill("hollow", arches(-26, -top + 16, 9, 9) + arches(0, -top + 18, 9, 9)) + m.door(-6, 20, 28)
    drawn += (
        m.merlons(-48, 26, -top - 12, 5)
        + m.fill("stone", box(-28, -top - 32, 30, 26))
        + m.windows(arches(-13, -top - 26, 8, 13))
    )
    return drawn + m.cone(-13, -top - 31, 46, 40, -4) + m.flag(-17, -top - 70, 14)


def guardhouse(m: Mason) -> str:
    """A stout little house with a striped box and a very long night behind it."""
    top = 46 + 10 * m.storeys
    drawn = (
        m.fill("stone", box(-40, -top, 70, top))
        + m.merlons(-44, 34, -top - 10, 5)
        + m.joints("M-40-14h9M20-30h9M-36-34h9")
    )
    drawn += m.windows(arches(-24, -34, 9, 15) + arches(14, -34, 9, 15)) + m.door(-5, 17, 30)
    drawn += (
        m.walls(1, box(-22, -top - 34, 34, 26))
        + m.windows(boxes(-5, -top - 28, 8, 12, 2))
        + m.pitched(-29, 19, -top - 32, -top - 56, 16)
    )
    drawn += (
        m.walls(0, "M36 0v-36l9-9 9 9V0z")
        + m.fill("cloth", "M36-8l18-9v9L36 1zM36-26l18-9v9l-18 9z")
        + m.fill("hollow", arches(45, -26, 9, 26))
    )
    return drawn + m.flag(-5, -top - 56, 16)


def armoury(m: Mason) -> str:
    """Shields on the wall, spears in the rack."""
    top = 56 + 10 * m.storeys
    drawn = (
        m.walls(2, box(-48, -top, 96, top)) + m.fill("stone", box(-52, -8, 104, 8)) + m.door(0, 22, 34, -4)
    )
    drawn += (
        m.icon("shield", -30, -top + 18, 24)
        + m.icon("shield", 30, -top + 18, 24)
        + m.windows(boxes(0, -top + 8, 8, 12, 2))
    )
    drawn += m.pitched(-54, 54, -top + 2, -top - 38, 24) + m.dormer(0, -top - 6)
    for x in (-38, -31, 32, 39):
        drawn += m.beams(f"M{x}-6v-30", 2) + m.fill("joint", f"M{x - 3}-34l3-9 3 9z")
    return drawn + m.flag(-26, -top - 38, 18) + m.flag(26, -top - 38, 14)


def vault(m: Mason) -> str:
    """A strong-room above ground with one enormous door."""
    top = 62 + 9 * m.storeys
    drawn = m.fill("stone", f"M-52 0v{-top}l10-12h84l10 12V0z") + m.joints(
        f"M-52-20h10M-52-44h14M38-30h14M-40{-top - 4}h14M24{-top - 2}h12M40-8h12"
    )
    drawn += m.fill("joint", "M0-56a26 26 0 1 0 .1 0z") + m.fill("brass", "M0-48a18 18 0 1 0 .1 0z")
    drawn += m.ink("M0-44v28M-14-30h28M-10-40l20 20M10-40l-20 20", 2.4) + m.fill(
        "joint", "M0-36a6 6 0 1 0 .1 0z"
    )
    drawn += m.fill("stone", box(-58, -4, 116, 6)) + m.pitched(-58, 58, -top - 10, -top - 34, 30)
    return (
        drawn
        + m.icon("diamond", 0, -top - 20, 22)
        + m.flag(-28, -top - 34, 14)
        + m.fill("line", f"M24{-top - 34}q4-9 10-6l6 1-4 4q-2 5-12 1z")
    )


def treasury(m: Mason) -> str:
    """Columns and a copper dome under a diamond."""
    rise = 7 * m.storeys
    drawn = m.walls(0, box(-54, -46, 108, 46)) + m.fill(
        "stone", "".join(box(-50 + 18.5 * i, -42, 8, 37) for i in range(6))
    )
    drawn += m.fill("stone", box(-60, -6, 120, 7)) + m.door(0, 15, 28, -6) + m.tiles("M-62-46 0-72l62 26z")
    drawn += (
        m.windows("M0-63a6 6 0 1 0 .1 0z")
        + m.walls(1, box(-30, -84 - rise, 60, 20 + rise))
        + m.windows(arches(0, -80 - rise, 7, 11, 4))
    )
    drawn += m.fill("copper", f"M-34{-84 - rise}c0-28 18-38 34-40 16 2 34 12 34 40z") + m.ink(
        f"M-16{-84 - rise}c-2-20 8-34 16-40 8 6 18 20 16 40", 1.6
    )
    return drawn + m.walls(0, box(-5, -136 - rise, 10, 13)) + m.icon("diamond", 0, -146 - rise, 22)
