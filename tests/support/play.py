"""Games for the properties: sensible play with whims, so that games have the length and turns of real ones.

Uniformly random play takes a thousand turns, most of them spent taking workers back. A `Chooser` builds when
it can and collects what its projects cost; now and then a whim picks any legal action instead, and other
seats may take their workers back in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oddville.editions import Edition, components, standard
from oddville.editions.start import new_game
from oddville.rules import action_space as space
from oddville.rules import vocabulary as v
from oddville.rules.actions import Action, Build, Cheat, Swap, Travel, UseCoinBonus, decode
from oddville.rules.deal import begin, draw_deal
from oddville.rules.events import Event, read_events
from oddville.rules.game import Game
from oddville.rules.randomness import Generator

SCRATCH = ("components", "legal", "legal_count", "events")
TYPED: tuple[Action, ...] = tuple(decode(number) for number in range(space.ACTION_COUNT))
POWERS = (Cheat, Swap, Travel)


def snapshot(game: Game) -> dict[str, object]:
    """Every field of the state but the scratch pad and the listener."""
    names = [name for name in dir(game) if not name.startswith("_") and name not in SCRATCH]
    values = {name: getattr(game, name) for name in names}
    return {name: value for name, value in values.items() if not callable(value)}


def start(players: int, seed: int, edition: Edition | None = None) -> Game:
    """A new game that is listened to."""
    game = new_game(players, seed, edition)
    game.events = []
    return game


def do(game: Game, action: int, seat: int) -> list[Event]:
    """Carry out an action through the checked door and return what happened."""
    raw: list[tuple[int, ...]] = []
    game.events = raw
    game.step(action, seat)
    return read_events(raw)


@dataclass
class Chooser:
    """Picks actions; `whims` and `interruptions` are percentages."""

    generator: Generator
    whims: int = 10
    interruptions: int = 3

    def choose(self, game: Game) -> tuple[int, int]:
        """A seat and an action that is legal for it."""
        if self.generator.below(100) < self.interruptions:
            seat = self.generator.below(game.players)
            if actions := game.legal_actions(seat):
                return seat, self.one_of(actions)
        actions = game.legal_actions()
        if self.generator.below(100) < self.whims:
            return game.decider, self.one_of(actions)
        return game.decider, self.one_of(self.sensible(game, actions))

    def one_of(self, actions: list[int]) -> int:
        return actions[self.generator.below(len(actions))]

    def sensible(self, game: Game, actions: list[int]) -> list[int]:
        """The actions worth choosing from."""
        others = [action for action in actions if not is_take_back(action)] or actions
        if game.decision == v.TURN:
            return self.for_the_turn(game, others)
        if game.decision in (v.BONUSES_OPEN, v.SECOND_RESOURCE):
            wanted = needed_resources(game)
            useful = [action for action in others if gives(action) in wanted]
            coins = [action for action in others if isinstance(TYPED[action], UseCoinBonus)]
            return self.powers(others) or useful or coins or [space.DONE]
        if game.decision == v.BUILDER_ANSWER:
            return of_kind(others, Build)
        if game.decision == v.AFTER_ACTION:
            return self.powers(others) or [space.DONE]
        return others

    def for_the_turn(self, game: Game, actions: list[int]) -> list[int]:
        seat = game.decider
        if builds := of_kind(actions, Build):
            return builds
        if powers := self.powers(actions):
            return powers
        fresh = [action for action in actions if space.PLAY_FOR_BUILDING <= action < space.RECOVER]
        if fresh and game.project_count[seat] < v.MAX_PROJECTS:
            return fresh
        wanted = needed_resources(game)
        useful = [action for action in actions if gives(action) in wanted]
        coins = [action for action in actions if is_coins(action)]
        return useful or (coins if game.coin_count[seat] < 3 else []) or actions

    def powers(self, actions: list[int]) -> list[int]:
        return of_kind(actions, *POWERS) if self.generator.below(4) == 0 else []


def is_take_back(action: int) -> bool:
    return space.TAKE_BACK <= action < space.PLACE_AT


def is_coins(action: int) -> bool:
    return space.PLAY_FOR_COINS <= action < space.PLAY_FOR_RESOURCE


def of_kind(actions: list[int], *kinds: type[Action]) -> list[int]:
    return [action for action in actions if isinstance(TYPED[action], kinds)]


def gives(action: int) -> int:
    """The resource that an action brings in, NOTHING where it brings none."""
    typed = TYPED[action]
    if isinstance(typed, Travel) or is_take_back(action):
        return v.NOTHING
    return int(getattr(typed, "target", getattr(typed, "resource", v.NOTHING)))


def needed_resources(game: Game) -> set[int]:
    """What the deciding seat still lacks for one of its projects."""
    seat = game.decider
    first = seat * v.PROJECT_SPACES
    lower, upper, cost = game.lower, game.upper, game.components.cost
    needed = set()
    for resource in range(v.RESOURCE_COUNT):
        slots = lower[resource * v.LOWER_SLOTS : (resource + 1) * v.LOWER_SLOTS]
        owned = slots.count(seat) + upper[resource * v.MAX_PLAYERS + seat]
        for card in game.projects[first : first + game.project_count[seat]]:
            if cost[card * v.RESOURCE_COUNT + resource] > owned:
                needed.add(resource)
    return needed


def moments(
    players: int, seed: int, edition: Edition | None = None, *, whims: int = 10, most: int = 3000
) -> Iterator[tuple[Game, list[Event]]]:
    """One game from its first decision to its end: the game, which goes on, and what just happened."""
    game = start(players, seed, edition)
    chooser = Chooser(Generator(seed), whims)
    yield game, []
    for _ in range(most):
        if game.is_over:
            return
        seat, action = chooser.choose(game)
        yield game, do(game, action, seat)


def scattered(games: int, every: int, seed: int = 0) -> Iterator[Game]:
    """Copies of positions out of many games with 2 to 4 players, about one in `every` decisions."""
    generator = Generator(seed)
    for number in range(games):
        for game, _ in moments(2 + number % 3, seed * 100_003 + number):
            if generator.below(every) == 0:
                yield game.copy()


def game_with_chance(players: int, seed: int, edition: Edition | None = None) -> Game:
    """A game whose shuffles are decided by its caller."""
    tables = components(edition or standard(), players)
    generator = Generator(seed)
    game = begin(tables, draw_deal(tables, generator), generator.word)
    game.explicit_chance = 1
    return game
