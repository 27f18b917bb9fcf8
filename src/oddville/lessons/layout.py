"""Lays out the table of a lesson: what it does not mention is in its place.

You are purple and begin; the opponent is blue. `coins` counts, `workers` names places on the resources board
(`clay 1`, `wood upper`), `row` and `deck` list cards from the left and from the top, `city` says where each
building stands and whose it is, `piles` names the characters in the game.
"""

from __future__ import annotations

from typing import Any, Final

from ..editions import standard
from ..editions.start import new_game
from ..record.position import game_from_position, position_of
from ..rules.game import Game
from ..rules.vocabulary import COLOURS, ROW_LENGTH, WORKERS

PLAYERS: Final = 2
YOU, OPPONENT = range(PLAYERS)


def lay_out(table: dict[str, Any]) -> Game:
    """The game; raises `PositionError` if the table breaks a rule."""
    edition = standard()
    document = position_of(new_game(PLAYERS, 0, edition), edition)
    city = [{"card": card, "x": x, "y": y, "owner": owner} for card, x, y, owner in table.get("city", [])]
    projects = table.get("projects", {})
    named = [*table["row"], *table.get("deck", []), *(entry["card"] for entry in city)]
    named += [card for cards in projects.values() for card in cards]
    rest = [building.id for building in edition.buildings if building.id not in named]
    document["row"] = table["row"][:ROW_LENGTH]
    document["city"] += city
    document["board"] = _board(document["board"], table.get("workers", {}))
    for colour, player in zip(COLOURS, document["players"], strict=False):
        workers = table.get("workers", {}).get(colour, [])
        player["hand"] = table.get("hands", {}).get(colour, player["hand"])
        player["supply"] = WORKERS - len(workers) - sum(entry["owner"] == colour for entry in city)
        player["coins"] = [rest.pop() for _ in range(table.get("coins", {}).get(colour, 0))]
        player["projects"] = projects.get(colour, [])
        player["characters"] = table.get("characters", {}).get(colour, [])
    document["deck"] = [*table.get("deck", []), *rest]
    _deal_characters(document, table)
    turn = table.get("turn", COLOURS[YOU])
    document |= {"turn": table["turn_number"], "turn_player": turn, "first_player": COLOURS[YOU]}
    document["decision"] = {"kind": "turn", "player": turn}
    return game_from_position(document)[0]


def _board(board: dict[str, Any], workers: dict[str, list[str]]) -> dict[str, Any]:
    for colour, places in workers.items():
        for place in places:
            resource, slot = place.split()
            if slot == "upper":
                board[resource]["upper"].append(colour)
            else:
                board[resource]["lower"][int(slot) - 1] = colour
    return board


def _deal_characters(document: dict[str, Any], table: dict[str, Any]) -> None:
    """One of each guild is in the game: on its pile, or with a player."""
    held = [who for player in document["players"] for who in player["characters"]]
    everybody = [who for pile in document["piles"].values() for who in pile] + document["removed"]
    document["piles"] = {guild: table["piles"].get(guild, []) for guild in document["piles"]}
    playing = [*held, *(who for pile in document["piles"].values() for who in pile)]
    document["removed"] = [who for who in everybody if who not in playing]
