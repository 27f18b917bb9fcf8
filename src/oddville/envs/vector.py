"""Many games at once: one call steps all of them in a compiled loop that fills NumPy arrays in place.

    envs = OddVilleVectorEnv(num_envs=1024, players=2)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(envs.random_actions())

Without `opponents` the caller plays every seat: an observation is the deciding seat's, and `infos["seat"]`
says whose. A game that has ended is dealt again by the next step, whatever action is given for it
(Gymnasium's NEXT_STEP). The arrays are reused at every step; copy one to keep or change it.
"""

from __future__ import annotations

from typing import Any, Final

from .extras import missing

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing(error.name or "gymnasium", "gymnasium") from error

from numpy.typing import NDArray

from ..documents.problems import nearest
from ..editions import Edition
from ..rules.action_space import MAX_LEGAL, SHUFFLE_PILE
from ..rules.game import Game
from ..rules.randomness import Generator
from ..rules.vocabulary import MAX_PLAYERS
from .batch import NOBODY_ELSE, Batch, begin_one, step_all
from .dealing import MOST_TURNS, components_for, deal
from .layout import buffer_of
from .observation import OBSERVATION_SIZE, Observer
from .opponents import COMPILED, compiled_opponents
from .outcome import reward_kind
from .potential import shaping_kind
from .seated_game import check_seat
from .shaping import checked_discount
from .spaces import SEEDS, action_space, vector_space

OPPONENTS: Final = dict[str | None, int](COMPILED) | {None: NOBODY_ELSE}

Result = tuple[NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class OddVilleVectorEnv(VectorEnv[NDArray[np.int8], NDArray[np.int32], NDArray[Any]]):
    """Many games by Gymnasium's vector API. For the parameters see `OddVilleEnv`."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        opponents: str | None = None,
        seat: int | None = None,
        observation: str = "vector",
        reward: str = "win",
        max_turns: int = MOST_TURNS,
        edition: Edition | None = None,
        render_mode: None = None,
        shaping: str | None = None,
        discount: float = 1.0,
    ) -> None:
        self._components = components_for(players, edition)
        if opponents not in tuple(OPPONENTS):
            near = nearest(str(opponents), COMPILED)
            hint = f'; did you mean "{near}"?' if near else ""
            known = ", ".join(map(str, OPPONENTS))
            raise ValueError(f"opponents must be one of {known}, not {opponents}{hint}")
        if observation != "vector":
            raise ValueError(f"observation must be vector where there are many games, not {observation}")
        check_seat(seat, players)
        if seat is not None and opponents is None:
            raise ValueError("seat must be None where the caller plays all seats")
        if shaping is not None and opponents is None:
            raise ValueError("shaping must be None where the caller plays all seats")
        self.num_envs = num_envs
        self.players = players
        self.opponents = opponents
        self._chosen_seat = seat
        self.single_observation_space = vector_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._reward = reward_kind(reward)
        self._max_turns = max_turns
        self._shaping = shaping_kind(shaping)
        self._discount = checked_discount(discount)
        self._make_arrays()
        self._batch = self._new_batch()
        self._actions = np.zeros(num_envs, np.int32)
        self._first_legal = np.arange(num_envs) * MAX_LEGAL
        self._first_reward = np.arange(num_envs) * MAX_PLAYERS

    def _make_arrays(self) -> None:
        size = self.num_envs
        self.observations = np.zeros((size, OBSERVATION_SIZE), np.int8)
        self.action_masks = np.zeros((size, SHUFFLE_PILE), np.int8)
        self.legal_actions = np.zeros((size, MAX_LEGAL), np.int32)
        self.legal_counts = np.zeros(size, np.int32)
        self.seats = np.zeros(size, np.int32)
        self.seat_rewards = np.zeros((size, MAX_PLAYERS), np.float64)
        self._own_seats = np.zeros(size, np.int32)
        self._actors = np.zeros(size, np.int32)
        self._finished = np.zeros(size, np.bool_)
        self._terminated = np.zeros(size, np.bool_)
        self._truncated = np.zeros(size, np.bool_)
        self._illegal = np.zeros(size, np.bool_)
        self._potentials = np.zeros(size, np.float64)
        self._written = np.zeros(size, np.int32)

    def _new_batch(self) -> Batch:
        """The loop, which writes into our arrays."""
        others = compiled_opponents(OPPONENTS[self.opponents], deal(self._components, 0))
        batch = Batch(self.num_envs, Observer(self._components), others)
        batch.reward = self._reward
        batch.most_turns = self._max_turns
        batch.shaping = self._shaping
        batch.discount = self._discount
        batch.potentials = buffer_of(self._potentials)
        batch.written = buffer_of(self._written)
        batch.observations = buffer_of(self.observations)
        batch.masks = buffer_of(self.action_masks)
        batch.legal = buffer_of(self.legal_actions)
        batch.legal_counts = buffer_of(self.legal_counts)
        batch.seats = buffer_of(self.seats)
        batch.own_seats = buffer_of(self._own_seats)
        batch.actors = buffer_of(self._actors)
        batch.finished = buffer_of(self._finished.view(np.int8))
        batch.rewards = buffer_of(self.seat_rewards)
        batch.terminated = buffer_of(self._terminated.view(np.int8))
        batch.truncated = buffer_of(self._truncated.view(np.int8))
        batch.illegal = buffer_of(self._illegal.view(np.int8))
        return batch

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the games and our arrays; the loop around them is made again."""
        state = {name: value for name, value in self.__dict__.items() if name != "_batch"}
        return state | {"games": self._batch.games, "generator": self._batch.opponents.generator}

    def __setstate__(self, state: dict[str, Any]) -> None:
        games, generator = state.pop("games"), state.pop("generator")
        self.__dict__.update(state)
        self._batch = self._new_batch()
        self._batch.games = games
        self._batch.opponents.generator = generator

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal all games. A list of seeds deals each game as `oddville.new_game` does for its seed."""
        seeds = seed if isinstance(seed, list) else None
        if seeds is not None and len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
        super().reset(seed=seeds[0] if seeds else seed)  # type: ignore[arg-type]
        if seeds is None:
            seeds = self.np_random.integers(SEEDS, size=self.num_envs).tolist()
        self._batch.opponents.generator = Generator(int(self.np_random.integers(SEEDS)))
        self._batch.games = [deal(self._components, each) for each in seeds]
        for number in range(self.num_envs):
            self._begin(number)
        return self.observations, self._infos()

    def _begin(self, number: int) -> None:
        """With opponents and without a fixed seat, the caller's seat is drawn for each game."""
        if self.opponents:
            drawn = self.np_random.integers(self.players)
            self._own_seats[number] = drawn if self._chosen_seat is None else self._chosen_seat
        begin_one(self._batch, number)

    def step(self, actions: NDArray[np.integer[Any]]) -> Result:
        """One action for each game. `rewards` are those of the seats that acted."""
        if not self._batch.games:
            raise ResetNeeded("reset deals the games: call it before the first step")
        if np.shape(actions) != self._actions.shape:
            raise ValueError(f"{self.num_envs} actions are needed, not {np.shape(actions)}")
        np.copyto(self._actions, actions)
        finished = self._finished.nonzero()[0].tolist()
        step_all(self._batch, buffer_of(self._actions))
        self._deal_again(finished)
        rewards = self.seat_rewards.reshape(-1).take(self._actors + self._first_reward)
        return self.observations, rewards, self._terminated, self._truncated, self._infos()

    def deal_ended_games(self) -> None:
        """Deal a new game for each that has just ended, for learners that want it in the same step."""
        self._deal_again(self._finished.nonzero()[0].tolist())

    def _deal_again(self, numbers: list[int]) -> None:
        for number in numbers:
            self._batch.games[number] = deal(self._components, int(self.np_random.integers(SEEDS)))
            self._begin(number)

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks,
            "legal_actions": self.legal_actions,
            "legal_counts": self.legal_counts,
            "seat": self.seats,
            "seat_rewards": self.seat_rewards,
            "illegal_action": self._illegal,
        }

    @property
    def games(self) -> list[Game]:
        """The games themselves, including hidden things: for inspection, not for learning."""
        return self._batch.games

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal action for each game; 0 if the game is over."""
        chosen = self.np_random.random(self.num_envs) * self.legal_counts
        return self.legal_actions.reshape(-1).take(chosen.astype(np.intp) + self._first_legal)


def against_bots(num_envs: int, opponents: str = "random", **parameters: Any) -> OddVilleVectorEnv:
    """For `gymnasium.make_vec`: the same problem as `gymnasium.make`, one agent against bots."""
    return OddVilleVectorEnv(num_envs, opponents=opponents, **parameters)
