"""One measurement of the drawings, in this process: `python -m bench.workers.art card --seconds 2`."""

import argparse
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from random import Random
from statistics import median
from time import perf_counter
from typing import Any
from xml.etree import ElementTree

from fpdf import FPDF

import oddville
from oddville import art
from oddville.art.building import draw_face
from oddville.art.main_square import draw_square
from oddville.editions import Edition, standard
from oddville.print.faces import Faces
from oddville.print.settings import Settings
from oddville.print.sheets import files
from oddville.rules.action_space import BUILD, PLACE_AT, SHUFFLE_PILE
from oddville.rules.views import View, view_for
from oddville.text import Texts

from .worker import print_result

CITY = 20
KIB = 1024


def city_view() -> View:
    """The first game of eager builders whose city reaches twenty cards."""
    for seed in range(1, 1000):
        game, random = oddville.new_game(players=4, seed=seed), Random(seed)
        while not game.is_over:
            actions = game.legal_actions()
            builds = [a for a in actions if BUILD <= a < BUILD + 2 or PLACE_AT <= a < SHUFFLE_PILE]
            game.step(random.choice(builds or actions))
            if game.city_count == CITY:
                return view_for(game, None)
    raise SystemExit("no city of twenty cards")


def timed(work: Callable[[int], object], seconds: float, *, forget: bool = False) -> dict[str, Any]:
    """The median time of a call in microseconds; calls are numbered, so that they can differ."""
    work(0)
    spent: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end:
        if forget:  # faces that were drawn before
            draw_face.cache_clear()
            draw_square.cache_clear()
        start = perf_counter()
        work(len(spent))
        spent.append(perf_counter() - start)
    return {"value": median(spent) * 1e6, "detail": {"calls": len(spent), "fastest": min(spent) * 1e6}}


def written(trees: list[ElementTree.Element]) -> Callable[[int], object]:
    return lambda call: ElementTree.tostring(trees[call % len(trees)], encoding="unicode")


def nine_cards() -> Edition:
    edition = standard()
    return replace(edition, buildings=edition.buildings[:9])


def sheet_as_pdf() -> bytes:
    """Nine cards with their backs, placed for duplex printing."""
    settings = Settings(parts=("buildings",))
    cards = next(file for file in files(nine_cards(), settings, Texts("en")) if file.part == "cards")
    return cards.draw(lambda *_: None)


def library_alone() -> Callable[[int], object]:
    """The same pictures, finished beforehand, handed to the PDF library one by one."""
    faces, size = Faces(nine_cards(), "print", Texts("en")), (0.25, 0.25)
    cards = faces.cards("buildings")
    pictures = [faces.svg(side, size).encode() for card in cards for side in (card.front, card.back)]

    def write(call: int) -> object:
        document = FPDF()
        document.add_page()
        for picture in pictures:
            document.image(BytesIO(picture), w=63)
        return document.output()

    return write


def measurement(what: str) -> Callable[[float], dict[str, Any]]:
    edition = standard()
    cards = len(edition.buildings)

    def size(text: str) -> Callable[[float], dict[str, Any]]:
        return lambda seconds: {"value": len(text.encode()) / KIB}

    if what == "card":
        return lambda seconds: timed(lambda call: art.card(edition, call % cards), seconds, forget=True)
    if what == "card-tree":
        trees = [ElementTree.fromstring(art.card(edition, number)) for number in range(cards)]
        return lambda seconds: timed(written(trees), seconds)
    if what == "sheet":
        return lambda seconds: timed(lambda call: art.contact_sheet(edition), seconds, forget=True)
    if what == "sheet-tree":
        sheet = ElementTree.fromstring(art.contact_sheet(edition))
        return lambda seconds: timed(written([sheet]), seconds)
    if what == "pdf":
        return lambda seconds: timed(lambda call: sheet_as_pdf(), seconds, forget=True)
    if what == "pdf-alone":
        return lambda seconds: timed(library_alone(), seconds)
    if what == "pdf-size":
        return lambda seconds: {"value": len(sheet_as_pdf()) / KIB}
    if what == "card-size":
        return size(max((art.card(edition, n, symbols="shared") for n in range(cards)), key=len))
    if what == "symbols-size":
        return size(art.symbol_sheet())
    view = city_view()
    if what in {"city", "city-again"}:
        forget = what == "city"
        return lambda seconds: timed(lambda call: art.city(view, edition), seconds, forget=forget)
    if what == "city-tree":
        return lambda seconds: timed(written([ElementTree.fromstring(art.city(view, edition))]), seconds)
    return size(art.city(view, edition))


WHAT = (
    "card",
    "card-tree",
    "city",
    "city-again",
    "city-tree",
    "sheet",
    "sheet-tree",
    "pdf",
    "pdf-alone",
    "pdf-size",
    "card-size",
    "symbols-size",
    "city-size",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("--seconds", type=float, required=True)
    options = parser.parse_args()
    print_result(measurement(options.what)(options.seconds))


if __name__ == "__main__":
    main()
