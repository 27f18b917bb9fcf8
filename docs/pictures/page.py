"""Photographs the page.

    python -m docs.pictures.page
    python -m docs.pictures.page --all FOLDER [--only SCREEN ...]

The first takes page.png for the README, and page-screens.jpg with every screen in different sizes, themes and
languages by turns. The second takes every screen in every size, theme and language, to be looked at one by
one, with a contact sheet for each language and size. Both need Chromium and the built page.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import groupby, product
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Error, sync_playwright
from playwright.sync_api import TimeoutError as Timeout

from oddville.bots.interface import Budget, Observation
from oddville.bots.simple import LookaheadBot
from oddville.editions import standard
from oddville.record import Recording, write_json
from oddville.rules.enums import DecisionKind
from oddville.server.settings import ServerSettings
from tests.support.page.moments import Moment, taken_up
from tests.support.page.player import DESKTOP, LAPTOP, PHONE, Player, Size
from tests.support.page.screens import SCREENS, resize
from tests.support.running_server import PLENTY, RunningServer

Theme = Literal["light", "dark"]

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "fr", "nl")
SIZES: dict[str, Size] = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}
THEMES: tuple[Theme, ...] = ("light", "dark")
GAP = 8
LABEL = 18
PAPER, INK = "#e4d7b8", "#33261a"
CARDS_TO_SEE = 14
PATIENCE = 8000  # milliseconds until everything has come
# By night other drawings are asked for: the picture waits for all in sight.
NEXT_FRAME = "() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))"
DRAWN = """() => [...document.images].every(
  (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight)"""


class Shot(NamedTuple):
    """How a screen is photographed."""

    language: str
    size: str
    theme: Theme

    @property
    def visit(self) -> tuple[str, bool]:
        """What cannot be changed without opening the screen anew."""
        return self.language, self.size == "phone"

    def file(self, folder: Path, screen: str) -> Path:
        return folder / f"{screen}-{self.size}-{self.theme}-{self.language}.png"


EVERY = [Shot(*shot) for shot in product(LANGUAGES, SIZES, THEMES)]


def some(number: int) -> list[Shot]:
    """Four of them: all sizes and themes, and another language than for the screen before."""
    desk, phone = LANGUAGES[number % 4], LANGUAGES[(number + 2) % 4]
    first, second = THEMES if number % 2 else THEMES[::-1]
    return [
        Shot(desk, "desktop", first),
        Shot(desk, "laptop", second),
        *(Shot(phone, "phone", theme) for theme in THEMES),
    ]


class Camera:
    """A browser that visits the page as somebody with these wishes."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def visitor(self, size: Size, language: str) -> Player:
        context = self.browser.new_context(
            base_url=self.url, locale=language, reduced_motion="reduce", color_scheme="light", **size
        )
        liked = json.dumps(json.dumps({"name": "Ada", "pace": "off", "hints": False}))
        context.add_init_script(f"localStorage['oddville-preferences'] ??= {liked}")
        return Player(context.new_page(), "Ada", self.url)

    def take(self, screen: str, shots: Iterable[Shot], folder: Path) -> None:
        """One visit for all pictures that differ by what a page follows at once."""
        for (language, _), group in groupby(shots, lambda shot: shot.visit):
            wanted = list(group)
            player = self.visitor(SIZES[wanted[0].size], language)
            try:
                with SCREENS[screen](player) as again:
                    for shot in wanted:
                        resize(player, SIZES[shot.size], again)
                        player.page.emulate_media(color_scheme=shot.theme)
                        with suppress(Timeout):  # a review goes on for a while
                            player.page.wait_for_load_state("networkidle", timeout=PATIENCE)
                        player.page.evaluate(NEXT_FRAME)
                        player.page.wait_for_function(DRAWN)
                        player.page.screenshot(path=shot.file(folder, screen))
            except Error as error:
                print(f"{screen}, {wanted[0].size}, {language}: {str(error)[:200]}")
            finally:
                player.page.context.close()


def for_the_readme(camera: Camera) -> None:
    """A building is about to be placed in a city that is worth a picture."""
    player = camera.visitor(DESKTOP, "en")
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


# ---- Contact sheets -----------------------------------------------------------------------------


def contact_sheet(folder: Path, shots: dict[str, list[Shot]], columns: int, height: int) -> Image.Image:
    """The pictures of each screen side by side under its name."""
    cells = [_cell(folder, screen, of_it, height) for screen, of_it in shots.items()]
    width = max(cell.width for cell in cells) + GAP
    tall = height + LABEL + GAP
    rows = -(-len(cells) // columns)
    sheet = Image.new("RGB", (width * columns + GAP, rows * tall + GAP), PAPER)
    for number, cell in enumerate(cells):
        row, column = divmod(number, columns)
        sheet.paste(cell, (GAP + column * width, GAP + row * tall))
    return sheet


def _cell(folder: Path, screen: str, shots: list[Shot], height: int) -> Image.Image:
    files = [shot.file(folder, screen) for shot in shots]
    pictures = [_small(file, height) for file in files if file.exists()]
    width = sum(picture.width + GAP for picture in pictures)
    cell = Image.new("RGB", (max(width, 1), height + LABEL), PAPER)
    ImageDraw.Draw(cell).text((0, 1), screen, fill=INK, font=ImageFont.load_default(size=13))
    left = 0
    for picture in pictures:
        cell.paste(picture, (left, LABEL))
        left += picture.width + GAP
    return cell


def _small(path: Path, height: int) -> Image.Image:
    picture = Image.open(path).convert("RGB")
    return picture.resize((round(picture.width * height / picture.height), height), Image.Resampling.LANCZOS)


# ---- All of it ----------------------------------------------------------------------------------


@contextmanager
def camera() -> Iterator[Camera]:
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        raise SystemExit("Chromium is needed (on Debian: apt-get install chromium).")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(ServerSettings(data=str(Path(data) / "games.db"), limits=PLENTY))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield Camera(browser, server.url)
        browser.close()
        server.stop()


def photograph(taking: Camera, folder: Path, shots: dict[str, list[Shot]]) -> None:
    for number, (screen, of_it) in enumerate(shots.items()):
        print(f"{number + 1} of {len(shots)}: {screen}", flush=True)
        taking.take(screen, of_it, folder)


def for_the_docs() -> None:
    shots = {screen: some(number) for number, screen in enumerate(SCREENS)}
    with tempfile.TemporaryDirectory() as folder, camera() as taking:
        for_the_readme(taking)
        photograph(taking, Path(folder), shots)
        sheet = contact_sheet(Path(folder), shots, columns=2, height=140)
        sheet.save(HERE / "page-screens.jpg", quality=60, optimize=True)


def everything(folder: Path, screens: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with camera() as taking:
        photograph(taking, folder, dict.fromkeys(screens, EVERY))
    for language, size in product(LANGUAGES, SIZES):
        shots = [shot for shot in EVERY if (shot.language, shot.size) == (language, size)]
        columns = 4 if size == "phone" else 2
        sheet = contact_sheet(folder, dict.fromkeys(screens, shots), columns, height=420)
        sheet.save(folder / f"sheet-{language}-{size}.jpg", quality=82)


def main() -> None:
    parser = argparse.ArgumentParser(description="Photographs the page.")
    parser.add_argument(
        "--all", type=Path, metavar="FOLDER", help="every size, theme and language, into a folder"
    )
    parser.add_argument(
        "--only", nargs="+", choices=SCREENS, metavar="SCREEN", help="with --all: these screens"
    )
    options = parser.parse_args()
    if options.all:
        everything(options.all, options.only or list(SCREENS))
    else:
        for_the_docs()


if __name__ == "__main__":
    main()
