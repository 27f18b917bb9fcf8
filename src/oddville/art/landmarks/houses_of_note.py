"""Fine houses: churches, palaces, shops and everything that wears a diamond."""

from __future__ import annotations

from .mason import Mason, arches, box, boxes


def minster(m: Mason) -> str:
    """Two spires that were never the same height."""
    top = 78 + 8 * m.storeys
    drawn = m.walls(0, box(-54, -52, 108, 52)) + m.pitched(-60, 60, -50, -82, 16)
    drawn += m.walls(1, f"M-22 0v-72L0{-top - 22}l22 {top - 50}V0z")
    drawn += (
        m.windows("M0-75a13 13 0 1 0 .1 0z")
        + m.beams("M-13-62h26M0-75v26M-9-71 9-53M9-71-9-53", 1.8)
        + m.door(0, 18, 32)
    )
    for x, height, spire in ((-41, top + 6, 42), (41, top, 54)):
        drawn += m.walls(3, box(x - 11, -height, 22, height)) + m.windows(
            arches(x, -height + 10, 7, 16) + arches(x, -height + 42, 7, 16)
        )
        drawn += m.cone(x, -height + 1, 28, spire)
    return drawn + m.icon("diamond", 0, -top - 32, 20)


def abbey(m: Mason) -> str:
    """More glass than wall."""
    top = 70 + 9 * m.storeys
    drawn = m.companion(-46, 1, 0.85) + m.walls(3, f"M-36 0v{-top}L0{-top - 42}l36 42V0z")
    drawn += m.fill("glass", arches(0, -top - 18, 44, top - 14))
    drawn += m.ink(f"M-22{-top + 20}h44M-22-48h44M-11-32v{-top + 26}M0-32v{-top + 10}M11-32v{-top + 26}", 1.8)
    drawn += m.fill("shard", box(-10, -top + 20, 9, 12) + box(12, -60, 9, 11)) + m.fill(
        "coin-face", box(1, -top + 20, 9, 12) + box(-21, -60, 9, 11)
    )
    drawn += (
        m.door(0, 18, 26)
        + m.gable(0, -top + 4, 46, 52)
        + m.walls(0, box(36, -34, 26, 34))
        + m.windows(arches(49, -27, 7, 16, 2))
    )
    return drawn + m.pitched(30, 68, -32, -50, 8) + m.icon("diamond", 0, -top - 56, 20)


def chapel(m: Mason) -> str:
    """A small nave and a bell in its gable wall."""
    top = 46 + 10 * m.storeys
    drawn = (
        m.walls(0, box(-50, -40, 74, 40))
        + m.pitched(-56, 20, -38, -68, 10)
        + m.windows(arches(-22, -31, 9, 19, 3, 9))
    )
    drawn += (
        m.walls(1, f"M8 0v{-top}l20-22 20 22V0z")
        + m.windows("M28-56a8 8 0 1 0 .1 0z" if m.storeys else arches(28, -46, 8, 14))
        + m.door(28, 17, 30)
    )
    drawn += (
        m.gable(28, -top + 4, 28, 32)
        + m.fill("stone", f"M17{-top - 16}v-26l11-12 11 12v26z")
        + m.fill("hollow", arches(28, -top - 38, 14, 22))
    )
    return drawn + m.bell(28, -top - 22, 0.5) + m.flag(28, -top - 54, 12)


def stepped(m: Mason) -> str:
    """A stepped gable between two lesser neighbours."""
    top = 62 + 10 * m.storeys
    drawn = m.companion(-46, 1) + m.companion(46, 2)
    steps = "h7v-15h8v-15h8v-15h22v15h8v15h8v15h7"
    drawn += m.walls(2, f"M-34 0v{-top}{steps}V0z") + m.beams(f"M-34-36h68M-34{-top}h68")
    drawn += m.windows(arches(0, -top + 9, 9, 16, 4) + arches(0, -29, 9, 15, 2, 33)) + m.door(0, 17, 30)
    drawn += m.tiles(f"M-36{-top}{steps}h2v-5h-7v-15h-8v-15h-8v-15h-26v15h-8v15h-8v15h-7v5z") + m.icon(
        "diamond", 0, -top - 22, 22
    )
    return drawn + m.ink(f"M0{-top - 46}v-12", 2.4) + m.icon("diamond", 0, -top - 64, 14)


def mansion(m: Mason) -> str:
    """A curly gable with a face in the attic."""
    top = 58 + 10 * m.storeys
    drawn = m.companion(46, 3, 0.95) + m.walls(
        0, f"M-38 0v{-top}c10 0 4-16 14-16 8 0 2-18 14-18 4-14 16-14 20 0 12 0 6 18 14 18 10 0 4 16 14 16V0z"
    )
    drawn += (
        m.beams(f"M-38-34h76M-38{-top}h76")
        + m.windows(boxes(0, -top + 8, 10, 15, 4, 6) + boxes(0, -28, 10, 15, 2, 34))
        + m.door(0, 17, 29)
    )
    drawn += m.fill("roof2", f"M-9{-top - 12}q9-14 18 0 5 8-1 12h-16q-6-4-1-12z") + m.walls(
        1, f"M-6{-top - 10}q6-8 12 0v6q-6 7-12 0z"
    )
    return drawn + m.icon("diamond", 0, -top - 54, 18) + m.tiles(f"M-42{-top + 2}h84v-5h-84z")


def shop(m: Mason) -> str:
    """A big clock over a small shop."""
    top = 60 + 11 * m.storeys
    drawn = (
        m.companion(-44, 2, 0.95)
        + m.timbered(-30, -36, 62, 36, 3, 1)
        + m.fill("timber", "M-30-36h62l6-6h-74z")
    )
    drawn += (
        m.timbered(-36, -top - 6, 74, top - 36, 4)
        + m.fill("hollow", box(-24, -26, 22, 16))
        + m.door(16, 16, 28)
    )
    drawn += m.fill("cloth", "M-28-26l4-8h22l4 8z") + m.tiles(
        f"M-44{-top - 4}L1{-top - 46}l45 42z", f"M-31{-top - 16}q32 4 64 0M-18{-top - 28}q19 4 38 0"
    )
    return drawn + m.clock(1, -top + 16 - 5 * m.storeys, 17) + m.icon("diamond", 1, -top - 54, 17)


def bakery(m: Mason) -> str:
    """A house iced like a cake, with an oven."""
    top = 44 + 10 * m.storeys
    drawn = (
        m.smoke(30, -top - 40)
        + m.fill("joint", box(22, -top - 36, 16, 30))
        + m.walls(2, box(-46, -top, 92, top))
    )
    drawn += (
        m.windows(arches(-28, -30, 14, 18) + arches(28, -30, 14, 18))
        + m.door(0, 18, 30)
        + m.pitched(-54, 54, -top + 2, -top - 32, 22)
    )
    drawn += m.fill(
        "clock",
        f"M-54{-top + 2}q7 16 13 3 7 13 13 0 8 18 14 1 7 12 14-1 7 17 14 0 7 12 13-1 8 16 13 1 8 "
        "10 14-3l-6-9h-96z",
    )
    pretzel = "M-40-52c-9-10 6-18 8-4 2-14 17-6 8 4-4 4-12 4-16 0z"
    drawn += m.ink("M-46-44h14", 2) + m.pen.line("gold-edge", pretzel, 6) + m.pen.line("brass", pretzel, 3)
    return drawn + m.dormer(0, -top - 8) + m.icon("diamond", 0, -top - 44, 20)


def palace(m: Mason) -> str:
    """Three domes and a grand stair."""
    top = 58 + 8 * m.storeys
    drawn = m.walls(0, box(-54, -top + 10, 108, top - 10)) + m.windows(
        boxes(-35, -top + 18, 8, 13, 3, 4)
        + boxes(35, -top + 18, 8, 13, 3, 4)
        + boxes(-35, -24, 8, 14, 3, 4)
        + boxes(35, -24, 8, 14, 3, 4)
    )
    drawn += (
        m.fill("stone", box(-58, -top + 6, 116, 6))
        + m.walls(1, box(-19, -top - 6, 38, top + 6))
        + m.door(0, 20, 32)
        + m.windows(arches(0, -top + 4, 9, 17, 2, 5))
    )
    for x, y, half in ((-42, top - 6, 13), (42, top - 6, 13), (0, top + 6, 22)):
        tall = round(half * 1.5)
        drawn += m.tiles(
            f"M{x - half}{-y}c-6-{half} 3-{tall} {half}-{tall + 8} {half} 8 {half + 6} "
            f"{tall - half + 8} {half} {tall + 8}z",
            f"M{x}{-y - tall - 6}v{tall + 4}",
        )
        drawn += m.fill("brass", f"M{x}{-y - tall - 16}a4 4 0 1 0 .1 0z")
    drawn += m.fill("stone", "M-24 4l5-8h38l5 8zM-28 8h56v-5h-56z")
    return drawn + m.icon("diamond", 0, -top - 58, 19)


def observatory(m: Mason) -> str:
    """A dome open to the stars, a telescope looking out."""
    top = 52 + 10 * m.storeys
    drawn = (
        m.companion(-48, 1, 0.85)
        + m.walls(3, box(-36, -top, 72, top))
        + m.windows(arches(0, -top + 9, 8, 15, 4, 8))
        + m.door(0, 18, 28)
    )
    drawn += m.fill("stone", box(-41, -top - 6, 82, 8)) + m.fill(
        "copper", f"M-38{-top - 6}c0-32 20-46 38-46s38 14 38 46z"
    )
    drawn += m.fill("hollow", f"M2{-top - 6}c0-22 2-36 8-44 8 4 14 10 18 18 4 8 5 16 5 26z")
    drawn += (
        m.fill("brass", f"M8{-top - 16}l26-32 12 9-26 32z")
        + m.fill("brass", f"M34{-top - 50}l4-5 14 11-4 5z")
        + m.ink(f"M-18{-top - 8}c-2-16 2-30 12-40", 1.6)
    )
    star = "l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5z"
    return (
        drawn
        + m.fill("brass", f"M62{-top - 66}{star}")
        + m.icon("diamond", -4, -top - 62, 19)
        + m.flag(-36, -top - 8, 24)
    )


def fountain(m: Mason) -> str:
    """Three basins, and a pearl on top."""
    rise = 10 * m.storeys
    drawn = m.companion(-50, 1, 0.8) + m.companion(50, 2, 0.8)
    drawn += m.fill("stone", "M-52-14c0 20 104 20 104 0l-6-8h-92z") + m.fill(
        "water", "M0-30c27 0 46 5 46 10S27-10 0-10-46-15-46-20-27-30 0-30z"
    )
    drawn += (
        m.fill("stone", f"M-7-18l2{-34 - rise}h10l2 {34 + rise}z")
        + m.fill("stone", f"M-30{-62 - rise}h60c-4 16-20 18-30 18s-26-2-30-18z")
        + m.fill("water", f"M0{-68 - rise}c17 0 30 3 30 6s-13 6-30 6-30-3-30-6 13-6 30-6z")
    )
    drawn += (
        m.fill("stone", f"M-4{-62 - rise}l1-26h6l1 26z")
        + m.fill("stone", f"M-16{-92 - rise}h32c-3 9-10 10-16 10s-13-1-16-10z")
        + m.fill("gem", f"M0{-114 - rise}a11 11 0 1 0 .1 0z")
    )
    jets = (
        f"M-14{-92 - rise}q-14 2-12 26M14{-92 - rise}q14 2 12 26M-28{-60 - rise}q-12 4-10 36"
        f"M28{-60 - rise}q12 4 10 36"
    )
    return (
        drawn
        + m.pen.line("ripple", jets, 3, ' stroke-linecap="round"')
        + m.icon("diamond", 0, -124 - rise, 16)
    )


def manor(m: Mason) -> str:
    """Corner turrets, clipped bushes, a lily over the door."""
    top = 48 + 8 * m.storeys
    drawn = m.walls(0, box(-52, -top, 104, top)) + m.windows(
        boxes(-34, -top + 7, 8, 13, 3)
        + boxes(34, -top + 7, 8, 13, 3)
        + boxes(-34, -21, 8, 14, 3)
        + boxes(34, -21, 8, 14, 3)
    )
    drawn += (
        m.joints(f"M-52{-top // 2 - 1}H52")
        + m.pitched(-58, 58, -top + 2, -top - 32, 22)
        + m.walls(1, f"M-20 0v{-top - 8}L0{-top - 30}l20 22V0z")
        + m.door(0, 17, 29)
    )
    drawn += m.sign("fleur-de-lis", 0, -top - 2, 0.62)
    for x in (-46, 46):
        drawn += (
            m.walls(1, box(x - 9, -top - 24, 18, 30))
            + m.windows(boxes(x, -top - 18, 6, 10))
            + m.cone(x, -top - 23, 28, 32, turn=1)
        )
    drawn += m.walls(1, box(-6, -top - 48, 12, 18)) + m.cone(0, -top - 47, 22, 26) + m.flag(0, -top - 72, 12)
    return drawn + m.fill("leaf", "".join(f"M{x}-8a7 7 0 1 0 .1 0z" for x in (-46, -31, 31, 46)))


def court(m: Mason) -> str:
    """A herald's house: trumpets out of the window, colours down the wall."""
    top = 64 + 10 * m.storeys
    drawn = (
        m.walls(1, box(-44, -top, 88, top))
        + m.fill("stone", box(-48, -top - 4, 96, 6))
        + m.pitched(-50, 50, -top - 3, -top - 34, 30)
    )
    drawn += m.windows(arches(0, -top + 8, 9, 16, 2, 44) + arches(0, -top + 8, 9, 16)) + m.door(0, 20, 30)
    for x in (-28, 20):
        drawn += m.fill(m.flag_role, f"M{x - 7}-44h16v30l-8-6-8 6z")
    drawn += m.icon("fleur-de-lis", -27, -32, 13, "emblem") + m.icon("fleur-de-lis", 21, -32, 13, "emblem")
    drawn += (
        m.fill("brass", f"M6{-top + 16}l30-4 7-6v16l-7-5-30 2z")
        + m.walls(0, box(-9, -top - 56, 18, 26))
        + m.windows(arches(0, -top - 50, 8, 13))
    )
    return drawn + m.cone(0, -top - 55, 30, 30) + m.flag(0, -top - 84, 13)


def pavilion(m: Mason) -> str:
    """A garden house of columns and a tent-like roof."""
    top = 48 + 9 * m.storeys
    drawn = m.fill("hollow", box(-32, -top, 64, top - 6)) + m.walls(
        0, "".join(box(x, -top, 8, top - 4) for x in (-44, -20, 12, 36))
    )
    drawn += m.ink("M-40-18h80M-32-18v12M-8-18v12M4-18v12M28-18v12", 2) + m.fill(
        "stone", "M-54 4l5-10h98l5 10z"
    )
    drawn += m.tiles(
        f"M-58{-top + 4}Q-24{-top - 14} 0{-top - 54} 24{-top - 14} 58{-top + 4}q-7 10-14 0-8 "
        "10-15 0-7 10-14 0-8 10-15 0-8 10-15 0-7 10-14 0-8 10-15 0-7 10-14 0z",
        f"M-34{-top - 2}Q-12{-top - 20} 0{-top - 54}M34{-top - 2}Q12{-top - 20} 0{-top - 54}",
    )
    return (
        drawn
        + m.fill("brass", f"M0{-top - 64}a6 6 0 1 0 .1 0z")
        + m.flag(0, -top - 62, 14)
        + m.fill("leaf", "M-58 4q8-20 12 0zM46 4q6-20 12 0z")
    )


def greenhouse(m: Mason) -> str:
    """Panes, palms and a smell of lilies."""
    top = 46 + 9 * m.storeys
    drawn = m.fill("glass", box(-52, -top, 104, top)) + m.fill(
        "leaf",
        f"M-40 0q-10-34 6-{top - 6} 12 20 6 {top - 6}zM26 0q-8-28 8-{top - 4} 14 18 6 {top - 4}z"
        "M-12 0q-6-20 10-24 12 6 8 24z",
    )
    drawn += m.fill("roof0", "M-30-26a4 4 0 1 0 .1 0zM34-30a4 4 0 1 0 .1 0zM-34-36a3 3 0 1 0 .1 0z")
    drawn += m.ink(f"M-35 0v{-top}M-18 0v{-top}M18 0v{-top}M35 0v{-top}M-52-22h104", 1.8) + m.fill(
        "glass", f"M-56{-top}C-50{-top - 34}-24{-top - 46} 0{-top - 46}S50{-top - 34} 56{-top}z"
    )
    drawn += (
        m.ink(f"M-28{-top}q4-30 20-45M28{-top}q-4-30-20-45M0{-top}v-46M-48{-top - 18}h96", 1.8)
        + m.tiles(box(-58, -top - 3, 116, 6))
        + m.door(0, 18, 30)
    )
    return drawn + m.tiles(f"M-14{-top - 44}q14-16 28 0z") + m.flag(0, -top - 52, 16)
