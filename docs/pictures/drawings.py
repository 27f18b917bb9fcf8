"""Draws city.svg and cards.svg: `python docs/pictures/drawings.py`."""

from pathlib import Path
from random import Random

import oddville
from oddville import art
from oddville.rules.action_space import BUILD, PLACE_AT, SHUFFLE_PILE
from oddville.text import Texts

FOLDER = Path(__file__).parent
SHOWN = (0, 4, 5, 6, 8, 9, 12, 14, 16, 19, 22, 26, 27, 28, 31, 33)
SHOWN += (36, 39, 40, 44, 45, 47, 48, 50, 52, 54, 55, 58, 59, 61, 62, 63)
CITY_CARDS = 20


def city() -> str:
    """A game of people who build whenever they can."""
    seed = 1
    while True:
        game, random = oddville.new_game(players=4, seed=seed), Random(seed)
        while not game.is_over:
            actions = game.legal_actions()
            builds = [a for a in actions if BUILD <= a < BUILD + 2 or PLACE_AT <= a < SHUFFLE_PILE]
            game.step(random.choice(builds or actions))
            if game.city_count == CITY_CARDS:
                return art.city(game, oddville.standard(), size=1200)
        seed += 1


def cards() -> str:
    pen, texts, edition = art.Pen("day"), Texts("en"), oddville.standard()
    parts = [art.drawings.card(pen, texts, edition, number) for number in SHOWN]
    caption = ("Buildings", "Thirty-two of the sixty-four buildings of the standard edition.")
    return art.arrange(pen, parts, caption, columns=8).svg(1400)


def drawings() -> dict[str, str]:
    return {"city.svg": city(), "cards.svg": cards()}


if __name__ == "__main__":
    for name, drawing in drawings().items():
        (FOLDER / name).write_text(drawing, "utf-8")
