"""Draws terminal.svg: a moment of a real game as `oddville play` shows it. Run it again when that changes.

Three apprentices have played until the first of them places a card; then a person takes over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from html import escape
from pathlib import Path

from rich.color import ColorTriplet
from rich.segment import Segment
from textual.strip import Strip

from oddville.editions import standard
from oddville.rules.enums import DecisionKind
from oddville.terminal.app import OddVilleApp
from oddville.terminal.games.local import LocalGame
from oddville.terminal.glyphs import UTF8
from oddville.terminal.look import Look
from oddville.terminal.screens.game import GameScreen
from oddville.terminal.session import Session, Setting
from oddville.text import Texts

PICTURE = Path(__file__).with_name("terminal.svg")
SEED = 31
CARDS_TO_SEE = 8
SIZE = (124, 38)

MARGIN = 16
HEAD = 44
LINE = 17  # close enough for the lines of boxes to meet
LETTER = 8.6  # how wide a letter is drawn, whatever font the reader has
GROUND = "#10161f"


def moment() -> Session:
    """A card has to be placed in a city that is worth a picture."""
    names = ("Ada", "Elsie", "Silas")
    session = Session.begin(Setting(names, (None, "apprentice", "newcomer"), SEED, standard()))
    while True:
        game = session.game
        is_placing = game.decision == DecisionKind.PLACE and game.decider == 0
        if is_placing and game.city_count >= CARDS_TO_SEE and len(game.legal_actions()) > 3:
            return session
        session.play(session.choose("apprentice"))


async def screen() -> list[Strip]:
    """The whole screen line by line, as the app sends it to a terminal."""
    look = Look(Texts("en"), UTF8)
    app = OddVilleApp(look, lambda: GameScreen(LocalGame(moment(), look.texts), "newcomer"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.pause()
        return list(app.screen._compositor.render_strips())


def drawn_line(number: int, strip: Strip) -> Iterator[str]:
    x = float(MARGIN)
    y = HEAD + 8 + number * LINE
    for segment in strip:
        width = len(segment.text) * LETTER
        front, back = colours(segment)
        if back != GROUND:
            yield f'  <rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{LINE}" fill="{back}"/>'
        text = segment.text.strip()
        if text:
            start = x + (len(segment.text) - len(segment.text.lstrip())) * LETTER
            weight = ' font-weight="700"' if segment.style and segment.style.bold else ""
            place = f'x="{start:.1f}" y="{y + 13}" textLength="{len(text) * LETTER:.1f}"'
            yield f'  <text {place} fill="{front}"{weight}>{escape(text)}</text>'
        x += width


def colours(segment: Segment) -> tuple[str, str]:
    style = segment.style
    front = style.color.get_truecolor() if style and style.color else ColorTriplet(220, 215, 204)
    back = style.bgcolor.get_truecolor() if style and style.bgcolor else ColorTriplet(16, 22, 31)
    return (back.hex, front.hex) if style and style.reverse else (front.hex, back.hex)


def drawing() -> str:
    strips = asyncio.run(screen())
    width = round(2 * MARGIN + SIZE[0] * LETTER)
    height = HEAD + 20 + len(strips) * LINE
    lines = [line for number, strip in enumerate(strips) for line in drawn_line(number, strip)]
    frame = FRAME.format(width=width, height=height, right=width - 4, low=height - 4, bar=width - 32)
    return "\n".join([frame, *lines, "</svg>\n"])


FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" xml:space="preserve" \
role="img" aria-labelledby="title desc">
  <title id="title">OddVille in the terminal</title>
  <desc id="desc">A moment of a game in a terminal: a city of boxes with streets between them, the places \
where the next card fits, the options, and beside them the row, the resources \
board, the players and the log.</desc>
  <style>
    text {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; \
font-size: 14.2px; white-space: pre; }}
    .head {{ font-family: "Alegreya Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; \
font-size: 17px; font-weight: 700; fill: #33261A; }}
  </style>
  <rect x="2" y="2" width="{right}" height="{low}" rx="14" fill="#10161f" stroke="#CDB98F" stroke-width="4"/>
  <path d="M4 44V16q0-12 12-12h{bar}q12 0 12 12v28z" fill="#F3DDB8"/>
  <text class="head" x="30" y="31">oddville play</text>"""


if __name__ == "__main__":
    PICTURE.write_text(drawing(), "utf-8")
