"""OddVille as a Python game of OpenSpiel: `python_oddville`.

    import pyspiel
    import oddville.envs.openspiel

    game = pyspiel.load_game("python_oddville(players=3)")

Chance is explicit. It deals first: the first player, then each guild's pile from the top (the rest leaves the
game), then the deck from the top, card by card; later it shuffles a returned pile. Dealt cards are hidden
from all players until they are revealed, so an information state is what everybody has seen so far.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

from .extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error.name or "open_spiel", "openspiel") from error

from ..editions import standard
from ..record import write_action
from ..rules.action_space import SHUFFLE_PILE
from ..rules.vocabulary import MAX_CARDS, MAX_PLAYERS, MIN_PLAYERS
from .dealing import components_for
from .dealt_game import DealtGame
from .memory import KNOWN_CARDS_SHAPE, KNOWN_CHARACTERS_SHAPE, remember
from .observation import OBSERVATION_SIZE, Observer, observe
from .openspiel_guard import refuse_states
from .outcome import most_of, reward_kind, reward_of
from .rendering import text

SHORT_NAME: Final = "python_oddville"
MOST_TURNS: Final = 1000
MOST_DECISIONS_A_TURN: Final = 40  # nine workers taken back, bonuses of five cards, powers: never as many
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

PARAMETERS: Final[dict[str, Any]] = {"players": 2, "reward": "win", "max_turns": MOST_TURNS}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="OddVille",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class OddVilleGame(pyspiel.Game):  # type: ignore[misc]
    """`players` 2 to 4, `reward` "win", "rank" or "score"; after `max_turns` turns a game ends in a draw."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (params or {})
        self.players = int(chosen["players"])
        self.reward = reward_kind(chosen["reward"])
        self.max_turns = int(chosen["max_turns"])
        self.components = components_for(self.players, None)
        self.observer = Observer(self.components)
        most = most_of(self.reward)
        information = pyspiel.GameInfo(
            num_distinct_actions=SHUFFLE_PILE,
            max_chance_outcomes=MAX_CARDS,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=(self.max_turns + 1) * MOST_DECISIONS_A_TURN,
        )
        super().__init__(GAME_TYPE, information, params or {})

    def new_initial_state(self) -> OddVilleState:
        return OddVilleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OddVilleObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OddVilleObserver(self.observer, kind, self.players)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one shuffle for each building."""
        return MAX_CARDS * 2


class OddVilleState(pyspiel.State):  # type: ignore[misc]
    """A game at a decision of a player or of chance."""

    def __init__(self, game: OddVilleGame) -> None:
        super().__init__(game)
        self.dealt = DealtGame(game.components)
        self._max_turns = game.max_turns
        self._reward = game.reward
        self._player = CHANCE

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.dealt.game.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.dealt.chance_outcomes()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.dealt.go_on(action)
        game = self.dealt.game
        if self.dealt.is_chance:
            self._player = CHANCE
        elif game.is_over or game.turn > self._max_turns:
            self._player = TERMINAL
        else:
            self._player = game.decider

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.dealt.name_of_outcome(action)
        return write_action(self.dealt.game, standard(), action)

    def returns(self) -> list[float]:
        game = self.dealt.game
        if not game.is_over:
            return [0.0] * game.players
        return [reward_of(game, seat, self._reward) for seat in range(game.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OddVilleState:
        """A game that agrees with everything known, with hidden things drawn again."""
        seed = int(sampler() * (1 << 30))
        state: OddVilleState = self.get_game().new_initial_state()
        for action in self.dealt.imagined(seed):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        if self.dealt.is_dealing:
            return self.dealt.dealt_text()
        return text(self.dealt.game, standard())


class OddVilleObserver:
    """What a player sees, as a tensor and a string.

    With perfect recall the string contains the whole course of the game; the tensor adds to what is visible
    now what is still known from earlier, but not the order of events.
    """

    def __init__(self, observer: Observer, kind: Any, players: int) -> None:
        self._observer = observer
        self._has_recall = kind.perfect_recall
        self._octets = np.zeros(OBSERVATION_SIZE, np.int8)
        shapes: dict[str, tuple[int, ...]] = {"player": (players,), "observation": (OBSERVATION_SIZE,)}
        if self._has_recall:
            shapes |= {"known_cards": KNOWN_CARDS_SHAPE, "known_characters": KNOWN_CHARACTERS_SHAPE}
        sizes = [prod(shape) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shapes[name]) for name, part in zip(shapes, parts, strict=True)}

    def set_from(self, state: OddVilleState, player: int) -> None:
        game, parts = state.dealt.game, self.dict
        self.tensor.fill(0)
        parts["player"][player] = 1
        if state.dealt.is_dealing:
            return
        observe(self._observer, game, player, self._octets, 0)  # type: ignore[arg-type]
        parts["observation"][:] = self._octets
        if self._has_recall:
            remember(game, player, parts["known_cards"], parts["known_characters"])

    def string_from(self, state: OddVilleState, player: int) -> str:
        if self._has_recall:
            return f"{player} {state.dealt.known_course()}"
        if state.dealt.is_dealing:
            return f"{player}"
        return f"{player}\n{text(state.dealt.game, standard())}"


pyspiel.register_game(GAME_TYPE, OddVilleGame)
refuse_states(pyspiel, OddVilleState)
