"""Replays a record from its JSON alone, as docs/records.md explains it. It imports nothing of the package.

It trusts the record: no move is checked, each is only carried out. What it must get right are the effects,
up to the last point of the score.
"""

from __future__ import annotations

import json
import sys
from typing import Any

RESOURCES = ["wood", "clay", "stone", "crystal"]
STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
CELLS = [(x, y) for y in range(23) for x in range(y - 22, 23 - y)]
UPPER = 4


class Player:
    def __init__(self) -> None:
        self.hand = {1, 2, 3, 4}
        self.supply = 9
        self.coins: list[str] = []
        self.projects: list[str] = []
        self.characters: set[str] = set()
        self.in_city = 0


class Table:
    def __init__(self, record: dict[str, Any]) -> None:
        self.edition = record["edition"]["data"]
        self.cards = {card["id"]: card for card in self.edition["building"]}
        count = len(record["players"])
        side = "two_players" if count == 2 else "three_or_four_players"
        board = self.edition["board"][side]
        self.prices = dict(enumerate(board["lower"])) | {UPPER: board["upper"]}
        self.slots = sorted(self.prices, key=lambda slot: (self.prices[slot], slot))
        self.workers: dict[tuple[str, int], list[int]] = {
            (resource, slot): [] for resource in RESOURCES for slot in self.slots
        }
        self.players = [Player() for _ in range(count)]
        deal = record["deal"]
        self.deck = deal["deck"][::-1]  # the top is the last
        self.piles = {guild: pile[::-1] for guild, pile in deal["piles"].items()}
        self.guild_of = {card["id"]: card["guild"] for card in self.edition["character"]}
        self.row: list[str | None] = [None] * 6
        self.city: dict[tuple[int, int], tuple[str, int | None]] = {(0, 0): ("main-square", None)}
        self.spots: dict[str, int] = {}
        self.first = deal["first_player"]
        self.turn_seat = -1
        self.trigger: int | None = None
        self.over = False
        self.question = "pick"  # what the next move answers, as far as effects depend on it
        self.resume = ""
        self.worker = 0
        self.placing = ""
        self.builder = -1
        self.bonuses: list[str] = []  # open ones, by kind
        self.used: set[str] = set()  # powers used in this turn
        self.shuffle: list[str] = []
        self.fill_row()

    # ---- Coins, row, board ---------------------------------------------------------------------

    def draw(self, seat: int, amount: int) -> None:
        player = self.players[seat]
        for _ in range(amount):
            if len(player.coins) < 5 and self.deck:
                player.coins.append(self.deck.pop())

    def pay(self, seat: int, amount: int) -> None:
        for _ in range(amount):
            self.deck.append(self.players[seat].coins.pop())
        collector = self.holder("tax-collector")
        if amount > 0 and collector not in (None, seat):
            self.draw(collector, 1)

    def holder(self, character: str) -> int | None:
        return next((s for s, player in enumerate(self.players) if character in player.characters), None)

    def fill_row(self) -> None:
        self.row = [card for card in self.row if card]
        while len(self.row) < 6 and self.deck:
            self.row.append(self.deck.pop())
        self.row += [None] * (6 - len(self.row))

    def cheapest_free(self, resource: str) -> int:
        return next(s for s in self.slots if s == UPPER or not self.workers[resource, s])

    def put_worker(self, seat: int, resource: str) -> int:
        slot = self.cheapest_free(resource)
        self.players[seat].supply -= 1
        self.workers[resource, slot].append(seat)
        return slot

    def spend(self, seat: int, resource: str) -> None:
        slot = next(s for s in self.slots if seat in self.workers[resource, s])
        self.workers[resource, slot].remove(seat)
        self.players[seat].supply += 1

    def on_board(self, seat: int, resource: str) -> int:
        return sum(self.workers[resource, slot].count(seat) for slot in self.slots)

    def take_resource(self, seat: int, resource: str) -> None:
        price = self.prices[self.put_worker(seat, resource)]
        self.pay(seat, max(0, price - ("landowner" in self.players[seat].characters)))

    # ---- City ----------------------------------------------------------------------------------

    def face(self, card: str) -> dict[str, Any]:
        square: dict[str, Any] = {**self.edition["main_square"], "scoring": "main-square"}
        return square if card == "main-square" else self.cards[card]

    def neighbours(self, x: int, y: int) -> dict[str, str]:
        found = {side: self.city.get((x + dx, y + dy)) for side, (dx, dy) in STEPS.items()}
        return {side: place[0] for side, place in found.items() if place}

    def fits(self, card: str, x: int, y: int) -> bool:
        beside = self.neighbours(x, y)
        streets = self.cards[card]["streets"]
        matches = all(
            (side in streets) == (OPPOSITE[side] in self.face(other)["streets"])
            for side, other in beside.items()
        )
        return y >= 0 and (x, y) not in self.city and bool(beside) and matches and abs(x) + y <= 22

    def can_build(self, seat: int) -> bool:
        for card in self.players[seat].projects:
            cost = self.cards[card]["cost"]
            pays = all(self.on_board(seat, resource) >= cost.count(resource) for resource in cost)
            if pays and any(self.fits(card, x, y) for x, y in CELLS):
                return True
        return False

    def enter_city(self, seat: int) -> None:
        self.players[seat].supply -= 1
        self.players[seat].in_city += 1
        if self.players[seat].in_city >= 6 and self.trigger is None:
            self.trigger = seat

    def place(self, seat: int, x: int, y: int) -> None:
        card, self.placing = self.placing, ""
        self.city[x, y] = (card, seat)
        self.enter_city(seat)
        self.bonuses = [self.cards[card]["bonus"]]
        for side, other in self.neighbours(x, y).items():
            lamplighter = "lamplighter" in self.players[seat].characters and other != "main-square"
            if (side in self.cards[card]["streets"] or lamplighter) and self.face(other).get("bonus"):
                self.bonuses.append(self.face(other)["bonus"])
        self.question = "bonuses"
        self.close_if_empty()

    # ---- What closes and what follows ----------------------------------------------------------

    def has_power(self, seat: int) -> bool:
        player = self.players[seat]
        if seat != self.turn_seat:
            return False
        cheats = "cheater" in player.characters and "cheat" not in self.used and player.coins
        swaps = (
            "bookkeeper" in player.characters and "swap" not in self.used and player.projects and self.row[0]
        )
        free = [
            r for r in self.edition["main_square"]["spots"] if r not in self.spots and self.on_board(seat, r)
        ]
        travels = "traveller" in player.characters and seat not in self.spots.values() and free
        return bool(cheats or swaps or travels)

    def close_if_empty(self) -> None:
        if self.question == "bonuses" and not self.bonuses and not self.has_power(self.builder):
            self.gain_character()
        elif self.question == "after" and not self.has_power(self.turn_seat):
            self.end_turn()
        elif self.question == "builder" and self.answering() is None:
            self.finish_action()

    def answering(self) -> int | None:
        seat = self.holder("builder")
        if seat is None or seat == self.turn_seat or len(self.players[seat].coins) < 2:
            return None
        return seat if self.can_build(seat) else None

    def gain_character(self) -> None:
        self.bonuses = []
        card = list(self.city.values())[-1][0]
        guild = self.cards[card].get("guild")
        if guild:
            if not self.piles[guild]:
                for player in self.players:
                    player.characters -= {name for name, own in self.guild_of.items() if own == guild}
                self.piles[guild] = self.shuffle[::-1]
            if self.piles[guild]:
                self.players[self.builder].characters.add(self.piles[guild].pop())
        was_turn_player, self.builder = self.builder == self.turn_seat, -1
        if was_turn_player and self.answering() is not None:
            self.question = "builder"
        else:
            self.finish_action()

    def finish_action(self) -> None:
        self.question = "after"
        self.close_if_empty()

    def end_turn(self) -> None:
        self.fill_row()
        if self.trigger is not None:
            self.over = True
            return
        self.begin_turn((self.turn_seat + 1) % len(self.players))

    def begin_turn(self, seat: int) -> None:
        self.turn_seat, self.question, self.used = seat, "turn", set()
        player = self.players[seat]
        if "benefactor" in player.characters:
            self.draw(seat, 1)
        player.hand = player.hand or {1, 2, 3, 4}

    def settle_project(self, resume: str) -> None:
        """A third project must be discarded before anything goes on."""
        if len(self.players[self.turn_seat].projects) > 2:
            self.question, self.resume = "discard", resume
        elif resume == "refill":
            self.fill_row()
            self.finish_action()
        else:
            self.question = resume
            self.close_if_empty()

    # ---- Moves ---------------------------------------------------------------------------------

    def play(self, move: dict[str, Any]) -> None:  # noqa: PLR0912 (one branch for each range of numbers)
        self.shuffle = move.get("shuffle", {}).get("pile", [])
        seat, number = move["seat"], move["action"]
        player = self.players[seat]
        if number == 0:
            self.done()
        elif number < 5:
            player.supply -= 1
            self.workers[RESOURCES[number - 1], UPPER].append(seat)
            if seat == self.first:
                self.begin_turn(seat)
        elif number < 49:
            self.play_worker(seat, number)
        elif number == 49:
            self.pay(seat, max(0, len(player.hand) - ("mistress" in player.characters)))
            player.hand = {1, 2, 3, 4}
        elif number < 52:
            if self.question == "builder":
                self.pay(seat, 2)
            self.placing, self.builder = player.projects.pop(number - 50), seat
            for resource in self.cards[self.placing]["cost"]:
                self.spend(seat, resource)
        elif number < 56:
            self.take_resource(seat, RESOURCES[number - 52])
            self.finish_action()
        elif number < 59:
            self.deck.insert(0, player.projects.pop(number - 56))
            self.settle_project(self.resume)
        elif number < 152:
            self.use_bonus(seat, number)
        elif number < 169:
            self.use_power(seat, number)
        elif number < 189:
            resource, slot = divmod(number - 169, 5)
            self.workers[RESOURCES[resource], slot].remove(seat)
            player.supply += 1
            self.close_if_empty()
        else:
            self.place(seat, *CELLS[number - 189])
        if None in self.row and not (self.question == "discard" and self.resume == "refill"):
            self.fill_row()

    def done(self) -> None:
        if self.question == "bonuses":
            self.gain_character()
        elif self.question in ("second", "builder"):
            self.finish_action()
        else:
            self.end_turn()

    def play_worker(self, seat: int, number: int) -> None:
        player = self.players[seat]
        if number < 9:
            worker = number - 4
            player.hand.remove(worker)
            shown = self.edition["worker"][worker - 1]["coins"]
            self.draw(seat, 3 if "ghost" in player.characters else shown)
            self.finish_action()
        elif number < 25:
            worker, resource = divmod(number - 9, 4)
            player.hand.remove(worker + 1)
            self.take_resource(seat, RESOURCES[resource])
            if "seignior" in player.characters:
                self.question = "second"
            else:
                self.finish_action()
        else:
            worker, position = divmod(number - 25, 6)
            player.hand.remove(worker + 1)
            self.pay(seat, self.edition["worker"][worker]["prices"][position])
            card = self.row[position]
            assert card is not None
            player.projects.append(card)
            self.row[position] = None
            self.settle_project("refill")

    def use_bonus(self, seat: int, number: int) -> None:
        if number < 63:
            kind, resource = RESOURCES[number - 59], RESOURCES[number - 59]
        elif number < 72:
            kind = "coin" if number == 63 else "any" if number < 68 else "double"
            resource = RESOURCES[(number - 64) % 4]
        else:
            kind = "transform"
        self.bonuses.remove(kind)
        if kind == "coin":
            self.draw(seat, 1)
        elif kind == "transform":
            origin, target = divmod(number - 72, 4)
            self.workers[RESOURCES[origin // 5], origin % 5].remove(seat)
            self.workers[RESOURCES[target], self.cheapest_free(RESOURCES[target])].append(seat)
        else:
            self.put_worker(seat, resource)
        self.close_if_empty()

    def use_power(self, seat: int, number: int) -> None:
        player = self.players[seat]
        if number == 152:
            self.used.add("cheat")
            player.projects.append(player.coins.pop())
            self.settle_project(self.question)
            return
        if number < 165:
            self.used.add("swap")
            project, position = divmod(number - 153, 6)
            taken = self.row[position]
            assert taken is not None
            player.projects[project], self.row[position] = taken, player.projects[project]
        else:
            self.spend(seat, RESOURCES[number - 165])
            self.spots[RESOURCES[number - 165]] = seat
            self.enter_city(seat)
        self.close_if_empty()

    # ---- Score ---------------------------------------------------------------------------------

    def card_points(self, x: int, y: int) -> int:
        card = self.face(self.city[x, y][0])
        value, beside = card.get("value", 0), self.neighbours(x, y)
        faces = [self.face(name) for name, _ in self.city.values()]
        count = {
            "diamond": 0,
            "per-adjacent": 0,
            "shields": sum(self.face(other).get("shield", 0) for other in beside.values()),
            "diamonds": sum(face["scoring"] == "diamond" for face in faces),
            "column": sum(cell[0] == x for cell in self.city),
            "row": sum(cell[1] == y for cell in self.city),
            "guild": sum(face.get("guild") == card.get("guild") for face in faces),
            "neighbours": len(beside),
        }[card["scoring"]]
        return int(value * len(beside) if card["scoring"] == "per-adjacent" else value + count)

    def score(self, seat: int) -> dict[str, Any]:
        is_there = seat in self.spots.values()
        cards = [{"card": "main-square", "points": self.edition["main_square"]["points"]}] if is_there else []
        for (x, y), (card, owner) in self.city.items():
            if owner == seat:
                cards.append({"card": card, "points": self.card_points(x, y)})
        characters = []
        for item in self.edition["character"]:
            if item["id"] in self.players[seat].characters:
                points = (
                    item["points_on_main_square"]
                    if item["id"] == "traveller" and is_there
                    else item["points"]
                )
                characters.append({"character": item["id"], "points": points})
        workers = sum(self.on_board(seat, resource) for resource in RESOURCES)
        total = sum(item["points"] for item in [*cards, *characters]) + workers
        return {"seat": seat, "cards": cards, "characters": characters, "workers": workers, "total": total}


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """The result as the record should state it."""
    table = Table(record)
    for move in record["moves"]:
        table.play(move)
    if not table.over or table.trigger is None:
        return {"status": "unfinished"}
    count, trigger = len(table.players), table.trigger
    scores = [table.score(seat) for seat in range(count)]
    clockwise = [(trigger + step) % count for step in range(count)]
    winner = max(clockwise, key=lambda seat: (scores[seat]["total"], -clockwise.index(seat)))
    return {"status": "finished", "winner": winner, "scores": scores}


if __name__ == "__main__":
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        print(path, "agrees" if replay(document) == document["result"] else "DISAGREES")
