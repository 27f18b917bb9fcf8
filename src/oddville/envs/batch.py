"""Many games in one loop: an action for each in, observations and legal actions of all out.

The arrays belong to the caller (`vector.py` passes NumPy arrays) and are written in place; game i has the
i-th part of each. Nothing that determines the game is read back from arrays that learners see, because they
may have written to them. Games that are over wait for a new deal.
"""

from __future__ import annotations

from array import array
from typing import Final

from ..bots.evaluator import Evaluator, Numbers, Reals
from ..bots.lookahead import Lookahead, look_ahead
from ..bots.policy import best_action
from ..rules.action_space import DONE, MAX_LEGAL, SHUFFLE_PILE
from ..rules.apply import apply_action
from ..rules.game import Game
from ..rules.legal import is_allowed, list_legal
from ..rules.randomness import Generator
from ..rules.state import Octets, State
from ..rules.vocabulary import CHARACTER_COUNT, GAME_OVER, MAX_PLAYERS
from .observation import OBSERVATION_SIZE, Observer, clear_mask, count_standing, observe_counted
from .outcome import penalty_of, reward_of
from .potential import NO_SHAPING, potential_of

# Who plays the other seats
NOBODY_ELSE: Final = 0  # the caller plays all seats
RANDOM_OPPONENTS: Final = 1
NEWCOMERS: Final = 2
APPRENTICES: Final = 3

IMAGINED: Final = 4  # sampled games on which an apprentice tries an action


class Opponents:
    """Plays the seats that the caller does not play, inside the loop."""

    kind: int
    generator: Generator  # for random opponents and for the games that apprentices sample
    evaluator: Evaluator
    lookahead: Lookahead

    def __init__(self, kind: int, lookahead: Lookahead) -> None:
        self.kind = kind
        self.generator = Generator(0)
        self.evaluator = lookahead.evaluator
        self.lookahead = lookahead


class Batch:
    """Many games, and the arrays that are written for the caller."""

    games: list[Game]
    size: int
    observer: Observer
    opponents: Opponents
    reward: int  # a kind of `outcome.REWARDS`
    most_turns: int  # a longer game is stopped
    shaping: int  # a kind of `potential.SHAPINGS`; only with opponents
    discount: float

    own_seats: Numbers  # [game]: the caller's seat, if there are opponents
    actors: Numbers  # [game]: who acted last
    potentials: Reals  # [game]: of the caller's seat at its last decision
    finished: Octets  # [game]: 1 when it is over, until the next deal
    observations: Octets  # [game * OBSERVATION_SIZE + i]
    masks: Octets  # [game * SHUFFLE_PILE + action]: 1 if it is legal
    legal: Numbers  # [game * MAX_LEGAL + i]: the same as a list
    legal_counts: Numbers
    written: Numbers  # [game]: how many cards of the city are in the observation already
    seats: Numbers  # [game]: who decides, which is also who observes
    rewards: Reals  # [game * MAX_PLAYERS + seat]: since the last step
    terminated: Octets
    truncated: Octets
    illegal: Octets  # 1 if the last action was not allowed

    # A cache of its own
    standing: Numbers  # [game * MAX_PLAYERS + seat]: as in `Observer`, while its keys stay the same
    city_keys: Numbers
    holder_keys: Numbers

    def __init__(self, size: int, observer: Observer, opponents: Opponents) -> None:
        self.games = []
        self.size = size
        self.observer = observer
        self.opponents = opponents
        self.reward = 0
        self.most_turns = 0
        self.shaping = NO_SHAPING
        self.discount = 1.0
        self.standing = array("i", [0] * size * MAX_PLAYERS)
        self.city_keys = array("i", [0] * size)
        self.holder_keys = array("i", [0] * size)


def step_all(batch: Batch, actions: Numbers) -> int:
    """Carry out an action in every game that is not over; returns how many games ended."""
    ended = 0
    for i in range(batch.size):
        if batch.finished[i] == 0:
            step_one(batch, i, actions[i])
            ended += batch.finished[i]
    return ended


def step_one(batch: Batch, i: int, action: int) -> None:
    game: Game = batch.games[i]
    for seat in range(MAX_PLAYERS):
        batch.rewards[i * MAX_PLAYERS + seat] = 0.0
    actor = game.decider
    batch.actors[i] = actor
    if not is_listed(game, action) and not is_allowed(game, actor, action):
        batch.illegal[i] = 1
        batch.terminated[i] = 1
        for seat in range(game.players):
            batch.rewards[i * MAX_PLAYERS + seat] = penalty_of(game.players, seat, actor, batch.reward)
        shape_reward(batch, i)
        show(batch, i)
        return
    apply_action(game, actor, action)
    let_others_play(batch, i)
    if game.decision == GAME_OVER:
        batch.terminated[i] = 1
        for seat in range(game.players):
            batch.rewards[i * MAX_PLAYERS + seat] = reward_of(game, seat, batch.reward)
    elif game.turn > batch.most_turns:
        batch.truncated[i] = 1
    shape_reward(batch, i)
    show(batch, i)


def is_listed(state: State, action: int) -> bool:
    """Whether `show_legal` has found the action; to list them again takes a tenth of a step."""
    k = 0
    while k < state.legal_count and state.legal[k] != action:
        k += 1
    return k < state.legal_count


def shape_reward(batch: Batch, i: int) -> None:
    if batch.shaping == NO_SHAPING:
        return
    seat = batch.own_seats[i]
    now = 0.0
    if batch.terminated[i] == 0:
        game: Game = batch.games[i]
        now = potential_of(batch.opponents.evaluator, game, seat, batch.shaping, batch.reward)
    batch.rewards[i * MAX_PLAYERS + seat] += batch.discount * now - batch.potentials[i]
    batch.potentials[i] = now


def let_others_play(batch: Batch, i: int) -> None:
    if batch.opponents.kind != NOBODY_ELSE:
        play_until(batch.opponents, batch.games[i], batch.own_seats[i], batch.most_turns)


def play_until(opponents: Opponents, game: Game, own_seat: int, most_turns: int) -> None:
    """Play until the caller's seat must decide, the game is over, or the turn limit is reached."""
    while game.decision != GAME_OVER and game.decider != own_seat and game.turn <= most_turns:
        apply_action(game, game.decider, choice_of(opponents, game))


def choice_of(opponents: Opponents, game: Game) -> int:
    if opponents.kind == NEWCOMERS:
        return best_action(opponents.evaluator, game)
    list_legal(game)
    if opponents.kind == APPRENTICES:
        seed = opponents.generator.below(1 << 30)
        return game.legal[look_ahead(opponents.lookahead, game, seed, IMAGINED)]
    return game.legal[opponents.generator.below(game.legal_count)]


def begin_one(batch: Batch, i: int) -> None:
    """Reset the arrays for the new game at i."""
    for place in range(i * OBSERVATION_SIZE, (i + 1) * OBSERVATION_SIZE):
        batch.observations[place] = 0
    batch.written[i] = 1
    batch.city_keys[i] = 0
    batch.potentials[i] = 0.0
    batch.finished[i] = 0
    batch.terminated[i] = 0
    batch.truncated[i] = 0
    batch.illegal[i] = 0
    for seat in range(MAX_PLAYERS):
        batch.rewards[i * MAX_PLAYERS + seat] = 0.0
    let_others_play(batch, i)
    show(batch, i)


def recall_standing(batch: Batch, i: int) -> None:
    """Count the points of city and characters again only if one of these has changed."""
    game: Game = batch.games[i]
    observer: Observer = batch.observer
    first = i * MAX_PLAYERS
    city = city_key(game)
    holders = holder_key(game)
    if city == batch.city_keys[i] and holders == batch.holder_keys[i]:
        for seat in range(game.players):
            observer.standing[seat] = batch.standing[first + seat]
        return
    batch.city_keys[i] = city
    batch.holder_keys[i] = holders
    count_standing(observer, game)
    for seat in range(game.players):
        batch.standing[first + seat] = observer.standing[seat]


def city_key(state: State) -> int:
    """A number that changes when a card or a worker comes into the city; never 0."""
    key = state.city_count
    for seat in range(state.players):
        key = key * 10 + state.city_workers[seat]
    return key


def holder_key(state: State) -> int:
    """Who holds which characters."""
    key = 0
    power = 1
    for character in range(CHARACTER_COUNT):
        if state.holder[character] >= 0:
            key += power * (state.holder[character] + 1)
        power *= MAX_PLAYERS + 1
    return key


def show(batch: Batch, i: int) -> None:
    """Write what the deciding seat sees and may do, or, when the game is over, what the last actor sees."""
    game: Game = batch.games[i]
    batch.finished[i] = batch.terminated[i] | batch.truncated[i]
    seat = game.decider if batch.finished[i] == 0 else batch.actors[i]
    batch.seats[i] = seat
    recall_standing(batch, i)
    start = i * OBSERVATION_SIZE
    observe_counted(batch.observer, game, seat, batch.observations, start, batch.written[i])
    batch.written[i] = game.city_count
    show_legal(batch, i)


def show_legal(batch: Batch, i: int) -> None:
    """Write the legal actions as a mask and as a list; when the game is over, none and a no-op."""
    game: Game = batch.games[i]
    first = i * MAX_LEGAL
    clear_mask(batch.masks, i * SHUFFLE_PILE)
    batch.legal_counts[i] = 0
    batch.legal[first] = DONE
    if batch.finished[i] != 0:
        return
    list_legal(game)
    batch.legal_counts[i] = game.legal_count
    for k in range(game.legal_count):
        batch.legal[first + k] = game.legal[k]
        batch.masks[i * SHUFFLE_PILE + game.legal[k]] = 1
