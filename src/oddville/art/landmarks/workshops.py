"""Where people work, drink and play: mills, forges, inns, stages."""

from __future__ import annotations

from .mason import Mason, arches, box, boxes


def windmill(m: Mason) -> str:
    top = 74 + 9 * m.storeys
    drawn = (
        m.companion(40, 1, 1.05)
        + m.walls(1, f"M-34 0-24{-top}h40L26 0z")
        + m.joints(f"M-32-14h10m12-14h12M-26{-top + 22}h8m16 14h12")
    )
    drawn += m.door(-4, 17, 29) + m.windows(boxes(-4, -50, 8, 12))
    drawn += m.tiles(f"M-29{-top + 2}c1-24 13-30 25-30s24 6 25 30q-25 6-50 0z", f"M-26{-top - 8}q22 6 44 0")
    sail = (
        m.fill("wall0", "M1-54h13v38H1z")
        + m.beams("M1-44h13M1-35h13M1-26h13", 1.6)
        + m.fill("timber", "M-3-56h4v56h-4z")
    )
    sails = "".join(m.pen.group(sail, f"rotate({angle})") for angle in (18, 108, 198, 288))
    return drawn + m.pen.group(sails + m.fill("timber", "M0-5a5 5 0 1 0 .1 0z"), f"translate(-4 {-top - 6})")


def smithy(m: Mason) -> str:
    """Fire in the arch, smoke on the roof."""
    top = 42 + 8 * m.storeys
    drawn = (
        m.smoke(33, -top - 64)
        + m.fill("joint", box(26, -top - 60, 18, 60))
        + m.walls(2, box(-54, -top, 108, top))
    )
    drawn += (
        m.fill("line", "M-46 0v-24a18 16 0 0 1 36 0V0z")
        + m.fill("flame", "M-38 0q10-28 20 0z")
        + m.fill("lamp", "M-33 0q5-14 10 0z")
    )
    drawn += (
        m.windows(boxes(16, -32, 10, 14, 2))
        + m.door(41, 15, 28)
        + m.pitched(-62, 62, -top + 2, -top - 44, 26)
        + m.dormer(-4, -top - 9)
    )
    return drawn + m.fill("joint", "M-6 4v-6h-6v-5h24v5h-5v6z") + m.flag(-34, -top - 42, 14)


def foundry(m: Mason) -> str:
    """A bell fresh from the mould, hanging before the furnace."""
    top = 50 + 9 * m.storeys
    drawn = (
        m.smoke(-34, -top - 56)
        + m.fill("joint", f"M-44 0-40{-top - 50}h16L-16 0z")
        + m.walls(1, box(-22, -top, 76, top))
        + m.pitched(-28, 62, -top + 2, -top - 34, 18)
    )
    drawn += (
        m.fill("line", "M-18 0v-22a14 14 0 0 1 28 0V0z")
        + m.fill("flame", "M-12 0q8-24 16 0z")
        + m.windows(boxes(36, -top + 10, 9, 13, 2))
    )
    return (
        drawn
        + m.beams("M18 2l8-44h20l8 44", 5)
        + m.bell(36, -18, 1.35)
        + m.ink("M26-42h20", 3)
        + m.flag(20, -top - 34, 14)
    )


def inn(m: Mason) -> str:
    """Half-timbered, with a golden rooster on the roof."""
    low, top = 38, 70 + 9 * m.storeys
    drawn = (
        m.timbered(-44, -low, 88, low, 5, 1)
        + m.fill("timber", f"M-44{-low}h88l6-6h-100z")
        + m.timbered(-50, -top, 100, top - low - 6, 6)
    )
    drawn += m.windows(boxes(0, -top + 8, 10, 15, 4) + boxes(0, -30, 10, 14, 2, 50)) + m.door(0, 18, 31)
    drawn += (
        m.walls(0, f"M-46{-top}L0{-top - 40}l46 40z")
        + m.beams(f"M-24{-top}v-18M24{-top}v-18M-30{-top - 14}h60")
        + m.windows(boxes(0, -top - 16, 8, 11, 2))
    )
    drawn += (
        m.gable(0, -top + 2, 57, 48)
        + m.ink(f"M0{-top - 44}v-10", 2.6)
        + m.weathercock(1, -top - 66, 26, "brass")
    )
    return drawn + m.ink("M44-52h15v5", 2.4) + m.sign("rooster", 59, -37, 0.46)


def tavern(m: Mason) -> str:
    """Low beams, a barrel, a bird that is up too early."""
    top = 42 + 9 * m.storeys
    drawn = (
        m.fill("joint", box(-38, -top - 46, 12, 40))
        + m.timbered(-50, -top, 100, top, 6)
        + m.windows(boxes(-28, -top + 12, 9, 13, 3, 4) + boxes(30, -top + 12, 9, 13, 2))
        + m.door(4, 18, 30)
    )
    drawn += m.tiles(
        f"M-60{-top + 4}Q-44{-top - 20}-34{-top - 36}H34Q44{-top - 20} 60{-top + 4}q-60-8-120 0z",
        f"M-50{-top - 9}q50-5 100 0M-42{-top - 22}q42-4 84 0",
    ) + m.dormer(2, -top - 10)
    drawn += m.fill("wall2", "M30 2c-4-8-4-14 0-22h18c4 8 4 14 0 22z") + m.ink("M28-5h22M28-14h22", 2.4)
    return drawn + m.weathercock(22, -top - 48, 24, "brass") + m.flag(-12, -top - 36, 13)


def brewery(m: Mason) -> str:
    """A copper kettle, barrels, a tall vent."""
    top = 50 + 10 * m.storeys
    drawn = (
        m.smoke(-30, -top - 52)
        + m.walls(2, box(-48, -top, 70, top))
        + m.windows(arches(-14, -top + 10, 9, 15, 3, 10))
        + m.door(-14, 22, 28, role="hollow")
    )
    drawn += (
        m.pitched(-55, 30, -top + 2, -top - 32, 18)
        + m.walls(1, box(-38, -top - 46, 16, 18))
        + m.cone(-30, -top - 45, 28, 14)
    )
    drawn += m.fill("brass", "M20 0v-30c0-14 8-18 12-24l-2-14h8l-2 14c4 6 12 10 12 24V0z") + m.ink(
        "M20-14h28M20-30h28M34-68q16-4 20 10v58", 2.2
    )
    barrel = "c-3-6-3-12 0-18h14c3 6 3 12 0 18z"
    return (
        drawn
        + m.fill("wall2", f"M-58 4{barrel}M-46 4{barrel}")
        + m.ink("M-59-5h14M-47-5h14", 2)
        + m.weathercock(0, -top - 42, 20, "brass")
    )


def henhouse(m: Mason) -> str:
    """On stilts, with a ladder, and nobody knows why."""
    foot = 34 + 7 * m.storeys
    drawn = (
        m.companion(-46, 1, 0.8)
        + m.ink(f"M-26 0v{-foot}M26 0v{-foot}M-26-8l52{-foot + 14}", 6.5)
        + m.beams(f"M-26 0v{-foot}M26 0v{-foot}M-26-8l52{-foot + 14}", 3)
    )
    drawn += (
        m.timbered(-34, -foot - 38, 68, 38, 4, 1)
        + m.fill("hollow", arches(-8, -foot - 26, 15, 26))
        + m.windows(boxes(19, -foot - 28, 9, 11))
    )
    drawn += (
        m.walls(0, f"M-34{-foot - 38}L0{-foot - 74}l34 36z")
        + m.fill("hollow", f"M0{-foot - 56}a6 6 0 1 0 .1 0z")
        + m.gable(0, -foot - 34, 44, 48)
    )
    ladder = f"M-8{-foot}L-34 2M2{-foot}L-22 2"
    rungs = "".join(f"M{-12 - 26 * step / foot:.0f}{-foot + step}h9" for step in range(7, foot, 8))
    drawn += m.beams(ladder, 3) + m.beams(rungs, 2)
    return drawn + m.weathercock(1, -foot - 92, 24, "brass") + m.weathercock(34, -10, 20, "emblem")


def playhouse(m: Mason) -> str:
    """A round stage under thatch."""
    top = 52 + 9 * m.storeys
    drawn = m.walls(0, f"M-54 0v{-top}q54-16 108 0V0q-54 8-108 0z") + m.beams(
        f"M-54-28q54-12 108 0M-36 3v{-top - 8}M-18 5v{-top - 12}M18 5v{-top - 12}M36 3v{-top - 8}"
        f"M-54-28l18{-top + 24}M54-28l-18{-top + 24}"
    )
    drawn += m.fill(
        "thatch", f"M-62{-top + 3}Q-30{-top - 38} 0{-top - 38}T62{-top + 3}Q0{-top - 18}-62{-top + 3}z"
    )
    drawn += m.pen.line(
        "joint",
        f"M-44{-top - 8}l6-9M-28{-top - 14}l4-12M-10{-top - 17}l2-12M10{-top - 17}l-2-12"
        f"M28{-top - 14}l-4-12M44{-top - 8}l-6-9",
        2.2,
    )
    drawn += (
        m.walls(1, box(-15, -top - 58, 30, 24))
        + m.windows(boxes(0, -top - 53, 7, 9, 2))
        + m.pitched(-21, 21, -top - 56, -top - 72, 9)
    )
    drawn += m.flag(0, -top - 72, 17) + m.door(0, 18, 28, 5) + m.sign("mask", 0, -top + 10, 0.72)
    return drawn + m.windows(boxes(0, -22, 7, 11, 2, 47))


def puppet_theatre(m: Mason) -> str:
    """A striped booth with its curtain up."""
    top = 66 + 10 * m.storeys
    drawn = (
        m.companion(-46, 1, 0.9)
        + m.walls(0, box(-34, -top, 68, top))
        + m.fill("cloth", "".join(box(x, -top, 9, top) for x in (-34, -16, 7, 25)))
    )
    drawn += (
        m.fill("hollow", box(-25, -top + 14, 50, 30))
        + m.fill("thatch", f"M-7{-top + 44}q-3-14 4-15 7 1 4 15z")
        + m.fill("copper", f"M10{-top + 44}q-3-12 4-13 7 1 4 13z")
    )
    drawn += m.walls(1, f"M-3{-top + 20}a5 5 0 1 0 .1 0zM14{-top + 22}a5 5 0 1 0 .1 0z")
    drawn += m.fill(m.flag_role, f"M-27{-top + 12}h22q-4 16-22 22zM27{-top + 12}H5q4 16 22 22z") + m.fill(
        "timber", box(-37, -top + 42, 74, 6)
    )
    drawn += m.tiles(
        f"M-42{-top + 4}L0{-top - 36}l42 40q-7 8-14 0-7 8-14 0-7 8-14 0-7 8-14 0-7 8-14 0-7 8-14 0z"
    ) + m.flag(0, -top - 36, 15)
    return drawn + m.sign("mask", 0, -top - 8, 0.5)


def loft(m: Mason) -> str:
    """Tall and narrow, with a hoist and somebody's costume on the hook."""
    top = 76 + 11 * m.storeys
    drawn = (
        m.companion(46, 3, 0.95)
        + m.companion(-44, 1, 0.9)
        + m.walls(3, f"M-28 0v{-top}L0{-top - 32}l28 32V0z")
    )
    drawn += m.fill("timber", "".join(box(-8, -y, 16, 18) for y in range(top - 4, 40, -28))) + m.windows(
        "".join(boxes(0, -y + 3, 7, 12, 2, 27) for y in range(top - 4, 40, -28))
    )
    drawn += (
        m.door(0, 18, 29)
        + m.gable(0, -top + 4, 38, 46)
        + m.beams(f"M0{-top - 16}h24", 4)
        + m.ink(f"M22{-top - 14}v26", 1.6)
    )
    return (
        drawn
        + m.fill(m.flag_role, f"M15{-top + 12}h14l4 8-5 2 3 16H13l3-16-5-2z")
        + m.sign("mask", 0, -top - 8, 0.4)
    )


def lodge(m: Mason) -> str:
    """Its roof is a fool's cap."""
    top = 48 + 9 * m.storeys
    drawn = (
        m.walls(1, box(-38, -top, 76, top))
        + m.windows(arches(0, -top + 12, 10, 16, 2, 34) + (boxes(0, -top + 8, 8, 11) if m.storeys else ""))
        + m.door(0, 18, 30)
    )
    drawn += m.tiles(
        f"M-42{-top + 4}"
        f"C-42{-top - 30}-56{-top - 30}-58{-top - 16}-66{-top - 46}-34{-top - 56}-12{-top - 34}L0{-top + 4}z",
        turn=1,
    )
    drawn += m.tiles(
        f"M42{-top + 4}C42{-top - 30} 56{-top - 30} 58{-top - 16} 66{-top - 46} 34{-top - 56} "
        f"12{-top - 34}L0{-top + 4}z",
        turn=2,
    )
    drawn += m.tiles(
        f"M-26{-top + 4}Q-16{-top - 56} 4{-top - 70} 12{-top - 50} 26{-top + 4}z",
        f"M-20{-top - 14}q20 5 43 0M-13{-top - 34}q13 4 29 0",
    )
    bells = "".join(f"M{x}{-top + y}a5 5 0 1 0 .1 0z" for x, y in ((-58, -20), (58, -20), (4, -78)))
    return (
        drawn
        + m.fill("brass", bells)
        + m.sign("mask", 0, -top - 12, 0.55)
        + m.fill("timber", box(-42, -top + 2, 84, 4))
    )
