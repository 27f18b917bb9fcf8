"""Draws terminal.svg: a moment of a real game as `oddville play` shows it. Run it again when that changes.

A few lines of code play the person at the screen: they build whenever they can, so that there is a city.
"""

from __future__ import annotations

import io
import os
from html import escape
from pathlib import Path
from unittest.mock import patch

from oddville.record import Recording, write_action
from oddville.rules.actions import (
    Action,
    Build,
    PlaceAt,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    UseAnyBonus,
    UseCoinBonus,
    UseResourceBonus,
    decode,
)
from oddville.rules.enums import DecisionKind
from oddville.rules.randomness import Generator
from oddville.rules.reasons import why_not_build
from oddville.terminal.plain import PlainGame
from oddville.text import Texts

PICTURE = Path(__file__).with_name("terminal.svg")
SEED = 12
CARDS_TO_SEE = 6

WIDTH = 960
MARGIN = 30
HEAD = 44
LINE = 17  # close enough for the lines of boxes to meet
LETTER = 8.67  # how wide a letter is drawn, whatever font the reader has
LONGEST = 104


class Person:
    """Types what a beginner would, until the city is worth a picture."""

    def __init__(self) -> None:
        self.screen = io.StringIO()
        self.seen = ""
        recording = Recording.begin(["You", "Blue"], SEED)
        self.plain = PlainGame(recording, 0, Texts("en"), Generator(SEED), self.screen)

    def readline(self) -> str:
        game = self.plain.recording.game
        options = [decode(number) for number in game.legal_actions(0)]
        if game.decision == DecisionKind.PLACE and game.city_count >= CARDS_TO_SEE and len(options) > 4:
            self.seen = self.screen.getvalue()
            return ""
        best = max(options, key=self.liking)
        words = write_action(game, self.plain.recording.edition, number_of(game.legal_actions(0), best), 0)
        self.screen.write(f"{words}\n")
        return f"{words}\n"

    def liking(self, action: Action) -> int:
        game = self.plain.recording.game
        match action:
            case Build() | PlaceAt() | UseResourceBonus() | UseAnyBonus() | UseCoinBonus():
                return 9
            case PlayForBuilding() if game.project_count[0] == 0:
                return 8
            case PlayForResource(_, resource) if resource in self.missing():
                return 7
            case PlayForCoins() if game.coin_count[0] < 3:
                return 6
            case _:
                return 5

    def missing(self) -> list[object]:
        game = self.plain.recording.game
        reasons = [why_not_build(game, card, 0) for card in game.projects[: game.project_count[0]]]
        return [reason.params.get("resource") for reason in reasons if reason]


def number_of(numbers: list[int], action: Action) -> int:
    return next(number for number in numbers if decode(number) == action)


def moment() -> list[str]:
    """What is on the screen from the last build to the question where to put it."""
    person = Person()
    with patch.dict(os.environ, COLUMNS=str(LONGEST)):  # whatever screen this is drawn on
        person.plain.run(person)  # type: ignore[arg-type]
    lines = person.seen.splitlines()
    start = max(number for number, line in enumerate(lines) if line.startswith("> build"))
    assert max(map(len, lines[start:])) <= LONGEST, "a line does not fit into the picture"
    return lines[start:]


def drawn_line(number: int, line: str) -> str:
    """Each line at its place and of its length, so that columns stay columns."""
    text = line.strip()
    x = MARGIN + (len(line) - len(line.lstrip())) * LETTER
    y = HEAD + 30 + number * LINE
    typed = ' class="typed"' if line.startswith(">") else ""
    return f'  <text{typed} x="{x:.1f}" y="{y}" textLength="{len(text) * LETTER:.1f}">{escape(text)}</text>'


def drawing() -> str:
    lines = moment()
    height = HEAD + 30 + len(lines) * LINE + 12
    texts = [drawn_line(number, line) for number, line in enumerate(lines) if line]
    return "\n".join(
        [FRAME.format(width=WIDTH, height=height, right=WIDTH - 4, low=height - 4), *texts, "</svg>\n"]
    )


FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" \
aria-labelledby="title desc">
  <title id="title">OddVille in the terminal</title>
  <desc id="desc">A moment of a game in text: the player builds a card. The city is drawn with boxes, \
the places where the card fits carry numbers, and the options are listed below.</desc>
  <style>
    text {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; \
font-size: 14.4px; fill: #F3E9D2; white-space: pre; }}
    .typed {{ fill: #FFD676; font-weight: 700; }}
    .head {{ font-family: "Alegreya Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 17px; \
font-weight: 700; fill: #33261A; }}
  </style>
  <rect x="2" y="2" width="{right}" height="{low}" rx="14" fill="#1D262B" stroke="#CDB98F" stroke-width="4"/>
  <path d="M4 44V16q0-12 12-12h928q12 0 12 12v28z" fill="#F3DDB8"/>
  <text class="head" x="30" y="31">oddville play</text>"""


if __name__ == "__main__":
    PICTURE.write_text(drawing(), "utf-8")
