"""Draws the pictures of docs/how-to-play.md: `python docs/pictures/how_to_play.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

import oddville
from oddville.art import Box, Pen
from oddville.art.building import building_face
from oddville.art.card import HEIGHT, WIDTH, held
from oddville.art.character_card import character_face
from oddville.art.city import backdrop, city_body
from oddville.art.drawing import finished
from oddville.art.information import COST_X, COST_Y, MEDALLION_Y, RIGHT_X, SCORE_X, figures
from oddville.art.pen import number, place
from oddville.art.resources_board import BOX as BOARD_BOX
from oddville.art.resources_board import COLUMN, FIRST_COLUMN, SLOT, resources_board_body
from oddville.art.table import CITY_PANEL, PLAYERS, ROW_PANEL, SIDE, TABLE_BOX, table_body
from oddville.art.worker_card import worker_card_face
from oddville.record import read_position_text, write_position
from oddville.rules.actions import Build, PlaceAt, decode
from oddville.rules.game import Game
from oddville.rules.scoresheet import scoresheet
from oddville.rules.views import view_for
from oddville.rules.vocabulary import CHARACTERS, COLOURS, WORKER_CARDS

FOLDER = Path(__file__).parent
EDITION = oddville.standard()
IDS = [building.id for building in EDITION.buildings]
YOU, OTHER = 0, 1
PROJECT = "bell-foundry"
BEST_PLACE = (-1, 1)
BAD_PLACES = ((1, 0), (1, 1))  # where the houses of the project would meet a street
ROW = ["magpie-vault", "carillon-house", PROJECT, "shield-forge", "sugar-bakery", "owl-tower"]
TAKEN = 2  # the position of the project in the row
GAP = 24
Picture: TypeAlias = tuple[Pen, str, Box, int]
ROUND_ENDS = ' stroke-linecap="round" stroke-linejoin="round"'


# ---- Two moments of a game -----------------------------------------------------------------------


def position(changes: dict[str, Any]) -> Game:
    """A game for two with these parts of its position; the cards that lie nowhere else are the deck."""
    table = json.loads(write_position(oddville.new_game(players=2, seed=7), EDITION))
    players = zip(table["players"], changes.pop("players"), strict=True)
    table["players"] = [player | changed for player, changed in players]
    for part in ("board", "spots", "piles"):
        table[part] |= changes.pop(part, {})
    square, *_ = table["city"]
    built = ((name, x, y, COLOURS[seat]) for name, x, y, seat in changes.pop("city"))
    table["city"] = [square, *({"card": c, "x": x, "y": y, "owner": owner} for c, x, y, owner in built)]
    table |= changes
    elsewhere = [*(card["card"] for card in table["city"]), *table["row"]]
    for player in table["players"]:
        elsewhere += [*player["coins"], *player["projects"]]
    table["deck"] = [name for name in IDS if name not in elsewhere]
    game, _ = read_position_text(json.dumps(table))
    return game


def your_turn() -> Game:
    """You are purple. Bell Foundry, for two clay, is your project, and you have two workers on clay."""
    you = {"hand": [1, 3], "supply": 5, "coins": ["lily-manor", "costume-loft"], "projects": [PROJECT]}
    other = {"hand": [1, 2, 4], "supply": 6, "coins": ["glass-abbey"], "projects": ["old-ropewalk"]}
    return position(
        {
            "players": [you | {"characters": ["traveller"]}, other | {"characters": ["mistress"]}],
            "city": [("crowing-rooster-inn", -1, 0, OTHER), ("perfumers-greenhouse", 0, 1, YOU)],
            "board": {
                "wood": {"lower": ["blue", None], "upper": ["purple"]},
                "clay": {"lower": ["purple", "purple"], "upper": []},
                "stone": {"lower": [None, None], "upper": ["blue"]},
            },
            "piles": {"rooster": [], "fleur-de-lis": []},
            "row": [name if name != PROJECT else "landlocked-lighthouse" for name in ROW],
            "turn": 15,
            "turn_player": "purple",
            "decision": {"kind": "turn", "player": "purple"},
        }
    )


def game_over() -> Game:
    """You have just put your sixth worker into the city."""
    you = {"hand": [1, 2, 4], "supply": 2, "characters": ["human-resources-manager", "ghost", "traveller"]}
    other = {"hand": [2, 3, 4], "supply": 3, "characters": ["mistress"]}
    return position(
        {
            "players": [you, other],
            "city": [
                ("dented-armoury", 0, 1, YOU),
                ("wobbly-mint", 1, 1, OTHER),
                ("tall-dovecote", 0, 2, YOU),
                ("mirror-gable", 1, 0, OTHER),
                ("pearl-fountain", 2, 1, YOU),
                ("magpie-vault", 2, 0, OTHER),
                ("early-bird-tavern", -1, 0, OTHER),
                ("long-table-hall", 1, 2, YOU),
                ("lopsided-minster", -2, 0, OTHER),
                (PROJECT, -1, 2, YOU),
            ],
            "board": {"clay": {"lower": ["blue", "purple"], "upper": []}},
            "spots": {"stone": "purple"},
            "piles": {"mask": [], "rooster": [], "bells": [], "fleur-de-lis": []},
            "removed": [
                *("landowner", "seignior", "cheater", "bookkeeper"),
                *("tax-collector", "benefactor", "lamplighter", "builder"),
            ],
            "row": [
                "owl-tower",
                "four-winds-gate",
                "old-ropewalk",
                "glass-abbey",
                "sugar-bakery",
                "lily-manor",
            ],
            "turn": 39,
            "turn_player": "purple",
            "end_trigger": "purple",
            "decision": {"kind": "game-over", "player": None},
        }
    )


def places(game: Game) -> list[tuple[int, int]]:
    """Where the project fits."""
    actions = map(decode, game.legal_actions())
    return [(action.x, action.y) for action in actions if isinstance(action, PlaceAt)]


# ---- Marks ---------------------------------------------------------------------------------------


def disc(pen: Pen, words: str, x: float, y: float, radius: float = 24) -> str:
    """A number on a round plate."""
    plate = (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{pen.colours["action"]}" '
        f'stroke="{pen.colours["white"]}" stroke-width="{number(radius / 7)}"/>'
    )
    return plate + figures(pen, words, x, y, radius * 1.35, "white", room=radius * 1.5)


def ring(pen: Pen, box: Box) -> str:
    """Around something that matters now."""
    shape = (
        f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}" '
        f'height="{number(box.height)}" rx="{number(min(box.width / 2, box.height / 2, 33))}" fill="none" '
    )
    return (
        f'{shape}stroke="{pen.colours["white"]}" stroke-width="11"/>'
        f'{shape}stroke="{pen.colours["action"]}" stroke-width="6"/>'
    )


def medallion_ring(pen: Pen, x: float, y: float) -> str:
    """Around the bonus of a card with its corner here."""
    return ring(pen, Box(x + RIGHT_X - 33, y + MEDALLION_Y - 33, 66, 66))


def refusal(pen: Pen, x: float, y: float) -> str:
    path = f"M{number(x - 26)} {number(y - 26)}l52 52m0-52l-52 52"
    return pen.line("white", path, 26, ROUND_ENDS) + pen.line("danger", path, 15, ROUND_ENDS)


def arrow(pen: Pen, x: float, y: float, length: float) -> str:
    """To the right."""
    path = f"M{number(x)} {number(y)}h{number(length)}m-20-18l20 18l-20 18"
    return pen.line("white", path, 18, ROUND_ENDS) + pen.line("action", path, 9, ROUND_ENDS)


# ---- Pictures ------------------------------------------------------------------------------------


CAPTIONS = {
    "table": (
        "A game for two",
        "1 the city with three cards, 2 the row of six buildings, 3 the deck, 4 the resources board, "
        "5 the characters of the four guilds, 6 your own area.",
    ),
    "building": (
        "Bell Foundry",
        "1 it costs two clay, 2 it scores 2 points and 1 more for each bells card, 3 its guild is bells, "
        "4 its bonus is wood, 5 a street leads to the right.",
    ),
    "workers": (
        "Your four worker cards",
        "From left to right they bring 0, 1, 2 or 3 coins and show 1, 2, 3 or 4 resources.",
    ),
    "row": (
        "The row and its prices",
        "With worker 2 the six cards cost 0, 0, 1, 1, 2 and 2 coins. Bell Foundry, the third one, costs 1.",
    ),
    "resources": (
        "The resources board",
        "Two purple workers stand on clay; they pay for Bell Foundry, which costs two clay.",
    ),
    "choices": (
        "Where Bell Foundry fits",
        "Below the inn and left of the greenhouse Bell Foundry joins two streets and brings three bonuses; "
        "at the other two open places it brings two. To the right of the Main Square and of the greenhouse "
        "it does not fit.",
    ),
    "bonuses": (
        "Bell Foundry is built",
        "Your worker stands on it. You get its wood, the coin of the inn, and the bonus of the greenhouse.",
    ),
    "characters": (
        "Characters",
        "Bell Foundry shows bells, so the Benefactor joins you. Beside him: Landowner, Mistress and Builder.",
    ),
    "score": (
        "The end of a game",
        "Purple has 25 points for cards, 9 for characters and 1 for a worker: 35. Blue has 25, 5 and 1: 31.",
    ),
}


def picture(pen: Pen, body: str, box: Box, size: int) -> Picture:
    """A drawing on a ground of its own, shown so many pixels wide."""
    ground = (
        f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}" '
        f'height="{number(box.height)}" fill="{pen.colours["bg"]}"/>'
    )
    return pen, ground + body, box, size


def card(pen: Pen, name: str, x: float, y: float, scale: float = 1) -> str:
    return pen.group(held(pen, building_face(pen, EDITION, IDS.index(name))), place(x, y, scale))


def table() -> Picture:
    pen = Pen("day")
    side = SIDE.x + 4
    body = table_body(pen, view_for(your_turn(), YOU), EDITION)
    marks = (
        (CITY_PANEL.x + 44, CITY_PANEL.y + 44),
        (ROW_PANEL.x + 10, ROW_PANEL.y + 10),
        (ROW_PANEL.x + ROW_PANEL.width - 10, ROW_PANEL.y + 10),
        (side, SIDE.y + 24),
        (side, SIDE.y + SIDE.width + 40),
        (PLAYERS.x + PLAYERS.width / 2 - 40, PLAYERS.y + 44),
    )
    body += "".join(disc(pen, str(mark), x, y, 30) for mark, (x, y) in enumerate(marks, 1))
    return picture(pen, body, TABLE_BOX, 1000)


def building() -> Picture:
    pen, scale = Pen("day"), 1.5
    left, top = 110, 40
    marks = (  # where the number stands, and what it points to, on the card
        ("1", -50, COST_Y[0], COST_X[0] - 20),
        ("2", -50, 72, SCORE_X - 20),
        ("3", WIDTH + 50, 29, RIGHT_X + 20),
        ("4", WIDTH + 50, MEDALLION_Y, RIGHT_X + 20),
        ("5", WIDTH + 50, 172, WIDTH - 14),
    )
    drawn = card(pen, PROJECT, 0, 0)
    for words, x, y, target in marks:
        drawn += pen.line("white", f"M{x} {y}H{target}", 7, ROUND_ENDS)
        drawn += pen.line("action", f"M{x} {y}H{target}", 3.5, ROUND_ENDS)
        drawn += disc(pen, words, x, y, 17)
    body = pen.group(drawn, place(left, top, scale))
    box = Box(0, 0, WIDTH * scale + 2 * left, HEIGHT * scale + 2 * top)
    return picture(pen, body, box, 420)


def workers() -> Picture:
    pen = Pen("day")
    body = ""
    for worker in range(1, WORKER_CARDS + 1):
        x = GAP + (worker - 1) * (WIDTH + GAP)
        body += pen.group(held(pen, worker_card_face(pen, YOU, worker, EDITION)), place(x, GAP))
    box = Box(0, 0, GAP + WORKER_CARDS * (WIDTH + GAP), HEIGHT + 2 * GAP)
    return picture(pen, body, box, 800)


def row() -> Picture:
    """The row with what worker 2 pays for each position."""
    pen, top = Pen("day"), 84
    body = pen.group(held(pen, worker_card_face(pen, YOU, 2, EDITION)), place(GAP, top))
    left = 2 * GAP + WIDTH + 40
    for position, name in enumerate(ROW):
        x = left + position * (WIDTH + GAP)
        price = str(EDITION.workers[1].prices[position])
        body += card(pen, name, x, top)
        body += pen.icon("coin", x + WIDTH / 2 - 24, 44, 46) + figures(pen, price, x + WIDTH / 2 + 24, 44, 48)
    x = left + TAKEN * (WIDTH + GAP)
    body += ring(pen, Box(x - 8, top - 8, WIDTH + 16, HEIGHT + 16))
    box = Box(0, 0, left + len(ROW) * (WIDTH + GAP), top + HEIGHT + GAP)
    return picture(pen, body, box, 1000)


def resources() -> Picture:
    """Two workers on clay pay for a project that costs two clay."""
    pen = Pen("day")
    view = view_for(your_turn(), YOU)
    board = resources_board_body(pen, EDITION, 2, view)
    clay = FIRST_COLUMN + COLUMN
    board += ring(pen, Box(clay - 7, 197, SLOT + 14, 256))
    body = pen.group(board, place(GAP, GAP))
    x, y, scale = BOARD_BOX.width + 130, 75, 1.15
    body += card(pen, PROJECT, x, y, scale)
    body += ring(pen, Box(x + 1, y + (COST_Y[0] - 27) * scale, 98 * scale, 54 * scale))
    body += arrow(pen, clay + SLOT + 48, 400, x - clay - SLOT - 82)
    box = Box(0, 0, x + WIDTH * scale + GAP, BOARD_BOX.height + 2 * GAP)
    return picture(pen, body, box, 640)


def choices() -> Picture:
    """Where the project fits, with the number of bonuses; and where it does not."""
    pen, game = Pen("day"), your_turn()
    game.step(Build(1))
    open_places = places(game)
    ghost = IDS.index(PROJECT)
    body, box = city_body(pen, view_for(game, YOU), EDITION, ghosts=[*open_places], ghost_card=ghost)
    for x, y in open_places:
        trial = game.copy()
        trial.step(PlaceAt(x, y))
        bonuses = str(len(view_for(trial, YOU).decision.bonuses))
        body += disc(pen, bonuses, (x + 0.5) * WIDTH, (y + 0.5) * HEIGHT, 46)
    for x, y in BAD_PLACES:
        assert (x, y) not in open_places
        body += refusal(pen, (x + 0.5) * WIDTH, (y + 0.5) * HEIGHT)
    right = (max(x for x, _ in BAD_PLACES) + 1) * WIDTH + 40
    box = box._replace(width=max(box.width, right - box.x))
    return picture(pen, backdrop(pen, box) + body, box, 640)


def bonuses() -> Picture:
    """Built: the bonuses that its owner gets."""
    pen, game = Pen("day"), your_turn()
    game.step(Build(1))
    game.step(PlaceAt(*BEST_PLACE))
    body, box = city_body(pen, view_for(game, YOU), EDITION)
    for x, y in (BEST_PLACE, (-1, 0), (0, 1)):
        body += medallion_ring(pen, x * WIDTH, y * HEIGHT)
    return picture(pen, backdrop(pen, box) + body, box, 440)


def characters() -> Picture:
    pen = Pen("day")
    body = card(pen, PROJECT, GAP, GAP) + ring(pen, Box(GAP + 178, GAP - 6, 72, 88))
    left = GAP + WIDTH + 150
    body += arrow(pen, GAP + WIDTH + 24, GAP + HEIGHT / 2, 92)
    for index, name in enumerate(("benefactor", "landowner", "mistress", "builder")):
        face = held(pen, character_face(pen, CHARACTERS.index(name), EDITION))
        x = left + index * (WIDTH + GAP)
        body += pen.group(face, place(x, GAP))
        if index == 0:
            body += ring(pen, Box(x - 8, GAP - 8, WIDTH + 16, HEIGHT + 16))
    box = Box(0, 0, left + 4 * (WIDTH + GAP), HEIGHT + 2 * GAP)
    return picture(pen, body, box, 900)


def score() -> Picture:
    """The points of each card, and the sum for each player."""
    pen, game = Pen("day"), game_over()
    view = view_for(game, None)
    sheets = [scoresheet(game, seat) for seat in (YOU, OTHER)]
    points = {item.card: item.points for sheet in sheets for item in sheet.cards}
    body, box = city_body(pen, view, EDITION)
    body = backdrop(pen, box) + body
    for card_ in view.city:
        x, y = card_.x * WIDTH + 46, (card_.y + 1) * HEIGHT - 46
        body += disc(pen, str(points[card_.card]), x, y, 34)
    sums = ""
    for line, sheet in enumerate(sheets):
        y = 150 + line * 100
        characters_ = sum(item.points for item in sheet.characters)
        parts = (sum(item.points for item in sheet.cards), characters_, sheet.workers)
        sums += pen.icon(f"pawn-{COLOURS[sheet.seat]}", 110, y, 84)
        sums += "".join(figures(pen, str(part), 300 + 240 * at, y, 76) for at, part in enumerate(parts))
        sums += "".join(figures(pen, sign, x, y, 60) for sign, x in (("+", 420), ("+", 660)))
        sums += pen.line("text", f"M880 {y - 9}h44m0 18h-44", 8) + figures(pen, str(sheet.total), 1030, y, 92)
    sums += "".join(disc(pen, str(at + 1), 300 + 240 * at, 60, 30) for at in range(3))
    body += pen.group(sums, place(box.x + (box.width - 1140) / 2, box.y + box.height))
    whole = box._replace(height=box.height + 320)
    return picture(pen, body, whole, 900)


def drawings() -> dict[str, str]:
    drawn = {}
    for draw in (table, building, workers, row, resources, choices, bonuses, characters, score):
        pen, body, box, size = draw()
        drawn[f"learn-{draw.__name__}.svg"] = finished(pen, body, box, CAPTIONS[draw.__name__]).svg(size)
    return drawn


if __name__ == "__main__":
    for name, drawing in drawings().items():
        (FOLDER / name).write_text(drawing, "utf-8")
