"""Photographs the page: page.png for the README, page-screens.jpg with every screen, and the single pictures.

    python docs/pictures/page.py FOLDER

Each screen is taken on desktop, laptop and phone, light and dark, in the four languages by turns; pictures
go to FOLDER, to be looked at one by one. It needs Chromium and the built page. Run it again when it changes.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from itertools import cycle
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Error, sync_playwright

from oddville.bots.interface import Budget, Observation
from oddville.bots.simple import LookaheadBot
from oddville.editions import standard
from oddville.record import Recording, write_json
from oddville.rules.enums import DecisionKind
from oddville.server.settings import ServerSettings
from tests.browser.moments import Moment, taken_up
from tests.browser.player import DESKTOP, LAPTOP, PHONE, Player, Size
from tests.browser.screens import SCREENS
from tests.server.running import PLENTY, RunningServer

Theme = Literal["light", "dark"]

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "fr", "nl")
SIZES: dict[str, Size] = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}
SHOWN: tuple[tuple[str, Theme], ...] = (
    ("desktop", "light"),
    ("laptop", "dark"),
    ("phone", "light"),
    ("phone", "dark"),
)
HEIGHT = 170
GAP = 8
LABEL = 18
COLUMNS = 2
CARDS_TO_SEE = 14


class Camera:
    """A browser that visits the page as somebody with these wishes."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def visitor(self, size: Size, language: str, theme: Theme) -> Player:
        context = self.browser.new_context(
            base_url=self.url, locale=language, reduced_motion="reduce", color_scheme=theme, **size
        )
        liked = json.dumps(json.dumps({"name": "Ada", "pace": "off", "hints": False}))
        context.add_init_script(f"localStorage['oddville-preferences'] ??= {liked}")
        return Player(context.new_page(), "Ada", self.url)

    def take(self, screen: str, size: str, language: str, theme: Theme, file: Path) -> None:
        player = self.visitor(SIZES[size], language, theme)
        try:
            with SCREENS[screen](player):
                player.page.wait_for_load_state("networkidle")
                player.page.screenshot(path=file)
        except Error as error:
            print(f"{screen}, {size}, {language}, {theme}: {str(error)[:200]}")
        finally:
            player.page.context.close()


def for_the_readme(camera: Camera) -> None:
    """A building is about to be placed in a city that is worth a picture."""
    player = camera.visitor(DESKTOP, "en", "light")
    at = worth_a_picture()
    with taken_up(player, at):
        player.page.locator('[data-cell] [data-legal="true"]').first.click()
        player.page.wait_for_load_state("networkidle")
        player.page.screenshot(path=HERE / "page.png")
    player.page.context.close()


def worth_a_picture() -> Moment:
    for seed in range(100):
        recording = Recording.begin(["Ada", "Mirel", "Jonas", "Wilhelmina"], seed, standard())
        bots = [LookaheadBot(seat) for seat in range(4)]
        while not recording.game.is_over:
            game = recording.game
            is_placing = game.decision == DecisionKind.PLACE and len(game.legal_actions()) > 3
            if is_placing and game.city_count >= CARDS_TO_SEE:
                return Moment(write_json(recording.record()), len(recording.moves), game.copy())
            recording.play(bots[game.decider].choose(Observation(game), Budget()).action, game.decider)
    raise SystemExit("no such moment")


def contact_sheet(folder: Path, file: Path) -> None:
    font = ImageFont.load_default(size=13)
    cells = []
    for screen in SCREENS:
        found = [
            next(iter(sorted(folder.glob(f"{screen}-{size}-{theme}-*.png"))), None) for size, theme in SHOWN
        ]
        pictures = [_small(path) for path in found if path is not None]
        width = sum(picture.width + GAP for picture in pictures)
        cell = Image.new("RGB", (max(width, 1), HEIGHT + LABEL), "#e4d7b8")
        ImageDraw.Draw(cell).text((0, 1), screen, fill="#33261a", font=font)
        left = 0
        for picture in pictures:
            cell.paste(picture, (left, LABEL))
            left += picture.width + GAP
        cells.append(cell)
    width = max(cell.width for cell in cells) + GAP
    rows = -(-len(cells) // COLUMNS)
    sheet = Image.new("RGB", (width * COLUMNS + GAP, rows * (HEIGHT + LABEL + GAP) + GAP), "#e4d7b8")
    for number, cell in enumerate(cells):
        row, column = divmod(number, COLUMNS)
        sheet.paste(cell, (GAP + column * width, GAP + row * (HEIGHT + LABEL + GAP)))
    sheet.save(file, quality=82, optimize=True)


def _small(path: Path) -> Image.Image:
    picture = Image.open(path).convert("RGB")
    return picture.resize((round(picture.width * HEIGHT / picture.height), HEIGHT), Image.Resampling.LANCZOS)


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("Chromium is needed (on Debian: apt-get install chromium).")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(ServerSettings(data=str(Path(data) / "games.db"), limits=PLENTY))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        camera = Camera(browser, server.url)
        for_the_readme(camera)
        languages = cycle(LANGUAGES)
        for number, screen in enumerate(wanted or SCREENS):
            print(f"{number + 1} of {len(wanted or SCREENS)}: {screen}", flush=True)
            for size, theme in SHOWN:
                language = next(languages)
                file = folder / f"{screen}-{size}-{theme}-{language}.png"
                camera.take(screen, size, language, theme, file)
            next(languages)  # another language in each size than the screen before
        browser.close()
        server.stop()
    contact_sheet(folder, HERE / "page-screens.jpg")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
