"""Draws the learning curve: `python -m oddville_self_play.curve curve.json curve.svg`."""

import json
import math
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 340, 60, 30, 20, 50
INK, LINE, GRID, BAR = "#333333", "#1f6f8b", "#dddddd", "#c0392b"


def draw(document: dict) -> str:
    """Share of games won against apprentice, with 95 % intervals, by games of self-play."""
    plan, curve = document["plan"], document["curve"]
    most = max(point["games"] for point in curve)
    games = plan["games_a_match"]

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * value / most

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = []
    for percent in range(0, 101, 25):
        colour = BAR if percent == 50 else GRID
        parts.append(f'<path d="M{LEFT} {y(percent / 100):.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y(percent / 100) + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
    for step in range(5):
        value = most * step / 4
        parts.append(f'<text x="{x(value):.1f}" y="{HEIGHT - 28}" text-anchor="middle">{value:,.0f}</text>')
    for point in curve:
        half = 1.96 * math.sqrt(max(point["won"] * (1 - point["won"]), 0.25 / games) / games)
        low, high = max(0.0, point["won"] - half), min(1.0, point["won"] + half)
        parts.append(f'<path d="M{x(point["games"]):.1f} {y(low):.1f}V{y(high):.1f}" stroke="{LINE}"/>')
        parts.append(
            f'<circle cx="{x(point["games"]):.1f}" cy="{y(point["won"]):.1f}" r="3.5" fill="{LINE}"/>'
        )
    way = " ".join(f"{x(point['games']):.1f},{y(point['won']):.1f}" for point in curve)
    parts.append(f'<polyline points="{way}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    last = curve[-1]
    seconds = last["seconds"]
    title = "A network learns OddVille by self-play"
    told = (
        f"Games won against apprentice, two players, {games} games a point with 95 % intervals: "
        f"{100 * last['won']:.0f} % after {last['games']:,} games "
        f"and {seconds / 60:.0f} minutes of processor time."
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="{INK}"><title>{title}</title><desc>{told}</desc>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>{"".join(parts)}'
        f'<text x="{LEFT}" y="18" font-size="14">{title}: games won against apprentice</text>'
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">games of self-play '
        f"({seconds / 60:.0f} minutes of processor time)</text></svg>\n"
    )


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(draw(json.loads(Path(sys.argv[1]).read_text("utf-8"))), "utf-8")
