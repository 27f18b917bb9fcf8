"""The targets and whether they are met: the first section of the page."""

from __future__ import annotations

from ...reports.marks import escape
from ...reports.page import Section
from ..targets import Check, Target
from .context import Context

_TICK = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 11l5 5L17 5"/></svg>'
_CROSS = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 4l12 12M16 4L4 16"/></svg>'


def target_line(context: Context, target: Target) -> str:
    """One line for a terminal."""
    figures = ", ".join(
        f"{context.players_name(check.players)} {_figure(context, target, check)[0]}"
        for check in target.checks
        if check.decides
    )
    verdict = context.t("balance-met" if target.is_met else "balance-not-met")
    return f"{context.t(f'balance-target-{target.name}')}: {verdict} ({figures})"


def targets_section(context: Context) -> Section:
    blocks = []
    for view in context.views:
        if context.is_comparison:
            blocks.append(f'<h3 class="view">{escape(view.label)}</h3>')
        cards = "".join(_card(context, target) for target in view.summary.targets)
        blocks.append(f'<div class="targets">{cards}</div>')
    return Section(
        "targets", context.t("balance-targets"), "".join(blocks), lead=context.t("balance-targets-lead")
    )


def _card(context: Context, target: Target) -> str:
    verdict = context.t("balance-met" if target.is_met else "balance-not-met")
    kind, sign = ("met", _TICK) if target.is_met else ("not-met", _CROSS)
    checks = "".join(_check(context, target, check) for check in target.checks)
    title = escape(context.t(f"balance-target-{target.name}"))
    return (
        f'<div class="target {kind}"><h3>{title}</h3>'
        f'<div class="verdict">{sign}{escape(verdict)}</div><ul>{checks}</ul></div>'
    )


def _check(context: Context, target: Target, check: Check) -> str:
    figure, interval = _figure(context, target, check)
    who = _subject(context, target, check)
    notes = [who] if who else []
    if not check.decides:
        notes.append(context.t("balance-for-information"))
    elif not check.is_certain:
        notes.append(context.t("balance-uncertain"))
    small = f"<small>{escape(' · '.join(notes))}</small>" if notes else ""
    kind = "" if check.is_met or not check.decides else ' class="missed"'
    players = escape(context.players_name(check.players))
    return f"<li{kind}>{players}: <b>{escape(figure)}</b> ({escape(interval)}){small}</li>"


def _figure(context: Context, target: Target, check: Check) -> tuple[str, str]:
    numbers = context.numbers
    if target.name == "scorings":
        return f"{numbers.number(check.value.value, 2)}×", numbers.range(check.value, 2)
    if target.name == "seats":
        points = numbers.number(100 * check.value.value, 1)
        low, high = (numbers.number(100 * value, 1) for value in (check.value.low, check.value.high))
        return context.t("balance-points-off", points=points), f"{low}–{high}"
    digits = 2 if target.name == "cells" else 1
    return numbers.percent(check.value.value, digits), numbers.percent_range(check.value, digits)


def _subject(context: Context, target: Target, check: Check) -> str:
    match target.name, check.subject:
        case "seats", (place,):
            return context.t("balance-farthest", place=context.place_name(int(place) - 1))
        case "scorings", (best, worst):
            return context.t(
                "balance-best-and-worst", best=context.scoring_name(best), worst=context.scoring_name(worst)
            )
        case _, ("position", position):
            return context.t("balance-rarest", what=context.t("balance-position", position=position))
        case _, ("character", character):
            return context.t("balance-rarest", what=context.t(f"character-{character}"))
    return ""
