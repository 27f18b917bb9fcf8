"""Draws the learning curve of a run: `python curve.py curve.json curve.svg`."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 340, 60, 30, 20, 50
INK, LINE, GRID, EVEN = "#333333", "#1f6f8b", "#dddddd", "#c0392b"
TITLE = "MaskablePPO learns OddVille: games won against newcomer"


def half_interval(won: float, games: int) -> float:
    """Half of the 95 % interval."""
    return 1.96 * math.sqrt(max(won * (1 - won), 0.25 / games) / games)


def draw(run: dict) -> str:
    points = run["curve"]
    longest = max(point["minutes"] for point in points)

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = []
    for percent in range(0, 101, 25):
        height = y(percent / 100)
        colour = EVEN if percent == 50 else GRID
        parts.append(f'<path d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{percent} %</text>')
    for minutes in range(0, int(longest) + 1, 5):
        parts.append(f'<text x="{x(minutes):.1f}" y="{HEIGHT - 28}" text-anchor="middle">{minutes}</text>')
    way = " ".join(f"{x(point['minutes']):.1f},{y(point['won']):.1f}" for point in points)
    parts.append(f'<polyline points="{way}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    for point in points:
        at, half = x(point["minutes"]), half_interval(point["won"], point["games"])
        low, high = y(max(0.0, point["won"] - half)), y(min(1.0, point["won"] + half))
        parts.append(f'<path d="M{at:.1f} {low:.1f}V{high:.1f}" stroke="{LINE}"/>')
        parts.append(f'<circle cx="{at:.1f}" cy="{y(point["won"]):.1f}" r="3.5" fill="{LINE}"/>')
    last = points[-1]
    told = (
        f"Two players, {points[0]['games']} games a point with 95 % intervals: {100 * last['won']:.0f} % of "
        f"{last['games']:,} games after {last['minutes']:.0f} minutes of processor time."
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="{INK}"><title>{TITLE}</title><desc>{told}</desc>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>{"".join(parts)}'
        f'<text x="{LEFT}" y="18" font-size="14">{TITLE}</text>'
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">minutes of processor time</text>'
        "</svg>\n"
    )


if __name__ == "__main__":
    curve, picture = map(Path, sys.argv[1:])
    picture.write_text(draw(json.loads(curve.read_text("utf-8"))), "utf-8")
