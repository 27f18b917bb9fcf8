"""A whole game as text that a person can read: every decision, what was chosen, and all that happened.

Each decision has a line for the choice, with the number of options it was one of and a hash of the table as
spectators saw it then, and below it a line for each event with its code and parameters.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterator
from enum import IntEnum

from oddville.editions import Edition, standard
from oddville.editions.start import new_game
from oddville.record import fingerprint, write_action
from oddville.rules import vocabulary as v
from oddville.rules.events import Event
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from oddville.rules.scoresheet import scoresheet
from oddville.rules.views import view_for
from tests.support.play import Chooser, do

CARD_FIELDS = ("card", "given", "taken")


@dataclasses.dataclass(frozen=True)
class GoldenGame:
    """`whims` is the percentage of choices made without sense; `interruptions` of workers taken back."""

    players: int
    seed: int
    whims: int = 0
    interruptions: int = 0

    @property
    def name(self) -> str:
        return f"{self.players}-players-seed-{self.seed}.txt"


def playthrough(golden: GoldenGame) -> str:
    return "\n".join(_Writer(golden).lines()) + "\n"


class _Writer:
    def __init__(self, golden: GoldenGame) -> None:
        self.golden = golden
        self.edition: Edition = standard()
        self.game: Game = new_game(golden.players, golden.seed, self.edition)

    def lines(self) -> Iterator[str]:
        game = self.game
        chooser = Chooser(Generator(self.golden.seed), self.golden.whims, self.golden.interruptions)
        yield from self.heading()
        while not game.is_over:
            seat, action = chooser.choose(game)
            yield self.choice(seat, action)
            yield from (f"    {self.event(event)}" for event in do(game, action, seat))
        yield from self.ending()

    def heading(self) -> Iterator[str]:
        game = self.game
        yield f"OddVille, {game.players} players, seed {self.golden.seed}"
        yield f"edition {self.edition.id} {self.edition.version} {self.edition.hash}"
        yield f"first player: {v.COLOURS[game.first_player]}"
        yield f"row: {', '.join(self.card(card) for card in game.row)}"
        tops = [pile.top for pile in view_for(game, None).piles]
        yield f"piles: {', '.join(v.CHARACTERS[top] for top in tops if top is not None)}"

    def choice(self, seat: int, action: int) -> str:
        game = self.game
        options = len(game.legal_actions(seat))
        words = write_action(game, self.edition, action, seat)
        decision = v.DECISIONS[game.decision]
        who = v.COLOURS[seat]
        return f"\n{who} ({decision}, {options} options, table {table_hash(game)}): {words}"

    def event(self, event: Event) -> str:
        facts = [f"{name}={self.value(name, value)}" for name, value in event.params.items()]
        return " ".join([event.kind, *facts])

    def value(self, name: str, value: object) -> str:
        if name == "seat":
            return v.COLOURS[value] if isinstance(value, int) else "-"
        if name in CARD_FIELDS and isinstance(value, int):
            return self.card(value)
        return value.name.lower() if isinstance(value, IntEnum) else str(value)

    def card(self, card: int) -> str:
        return "main-square" if card == v.MAIN_SQUARE else self.edition.buildings[card].id

    def ending(self) -> Iterator[str]:
        game = self.game
        yield f"\nwinner: {v.COLOURS[game.winner]} after {game.turn} turns"
        for seat in range(game.players):
            sheet = scoresheet(game, seat)
            yield f"\n{v.COLOURS[seat]}: {sheet.total}"
            yield from (f"    {self.card(item.card)} {item.points}" for item in sheet.cards)
            yield from (f"    {v.CHARACTERS[item.character]} {item.points}" for item in sheet.characters)
            yield f"    workers {sheet.workers}"
        yield f"\nposition {fingerprint(game)}"


def table_hash(game: Game) -> str:
    """The view of a spectator, in twelve digits."""
    view = json.dumps(dataclasses.asdict(view_for(game, None)), sort_keys=True)
    return hashlib.sha256(view.encode("ascii")).hexdigest()[:12]
