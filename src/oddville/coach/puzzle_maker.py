"""Finds puzzles in games between bots, and checks each with a search ten times deeper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from ..arena.pool import work_through
from ..bots.interface import Bot, Budget, Observation
from ..bots.own_levels import short_sighted
from ..bots.search import SearchBot, sensible_actions
from ..bots.simple import LookaheadBot, PolicyBot
from ..bots.tree import meaning_of
from ..editions import load_edition, standard
from ..record import Recording
from ..record.fingerprint import fingerprint
from ..rules.game import Game
from ..rules.vocabulary import DISCLOSED_NOTHING
from .judging import STYLE, estimate
from .puzzles import Puzzle
from .stretches import hidden_redrawn
from .themes import Theme, theme_of

PLAY: Final = 60  # iterations for each decision of the games that puzzles come from
LOOK: Final = 1000  # to find the best action
FIRST: Final = 1000  # for the estimate of an action
DEEPER: Final = 10
GAP: Final = 0.10  # of win share: what every other action loses at least, by the deeper search
FIRST_GAP: Final = 0.09  # by the first estimate
WORTH_A_CHECK: Final = 0.22  # actions that lose more by the first estimate are not searched again
JOURNEYMAN: Final = 300  # iterations
MASTER: Final = 3000
FROM_A_GAME: Final = 2  # puzzles at most
THREE_OPTIONS: Final = 3


def make_puzzles(count: int, first_seed: int, edition: str, processes: int) -> Iterator[Puzzle]:
    """One after the other, themes and difficulties mixed as they come; close the iterator to stop."""
    found = 0
    seeds = range(first_seed, first_seed + 1_000_000)
    work = work_through(partial(puzzles_of_game, edition_name=edition), seeds, processes)
    try:
        for _, some in work:
            for puzzle in some:
                yield puzzle
                found += 1
                if found == count:
                    return
    finally:
        work.close()


def puzzles_of_game(seed: int, edition_name: str = "standard") -> list[Puzzle]:
    """Those of one game, each of another theme."""
    edition = standard() if edition_name == "standard" else load_edition(edition_name)
    players = 2 + seed % 3
    recording = Recording.begin([f"{seat + 1}" for seat in range(players)], seed, edition)
    bots = [SearchBot(seed * 8 + seat, STYLE) for seat in range(players)]
    found: dict[Theme, Puzzle] = {}
    game = recording.game
    while not game.is_over:
        if game.turn > 0 and len(found) < FROM_A_GAME:
            puzzle = puzzle_here(recording, seed, edition_name)
            if puzzle is not None:
                found.setdefault(puzzle.theme, puzzle)
        observation = Observation(game)
        recording.play(bots[game.decider].choose(observation, Budget(iterations=PLAY)).action)
    return list(found.values())


def puzzle_here(recording: Recording, seed: int, edition: str) -> Puzzle | None:
    game = hidden_redrawn(recording.game)
    options = distinct_options(game)
    if len(options) < THREE_OPTIONS:
        return None
    looked = _by_visits(game, options)
    lead = looked[0]
    if _choice(PolicyBot(1), game, 1) in lead:
        return None  # even the weakest level that plays by the policy finds it
    first = _estimates(game, looked, FIRST, FIRST_GAP)
    if first is None:
        return None
    deep = _checked(game, looked, first)
    if deep is None:
        return None
    return Puzzle(
        id=f"{seed}-{len(recording.moves)}",
        edition=edition,
        players=game.players,
        seed=seed,
        moves=tuple(move.action for move in recording.moves),
        **_findings(game, looked, deep),
    )


def check_again(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with what today's bots say of it; None if its solution is not clearly best any more."""
    game = puzzle.game()
    options = distinct_options(game)
    options.sort(key=lambda same: same[0] not in puzzle.solutions)
    lead = options[0]
    if lead[0] not in puzzle.solutions or _choice(PolicyBot(1), game, 1) in lead:
        return None
    first = _estimates(game, options, FIRST, -1.0)
    deep = None if first is None else _checked(game, options, first)
    if deep is None:
        return None
    return replace(puzzle, **_findings(game, options, deep))


def _checked(game: Game, options: list[list[int]], first: dict[int, float]) -> dict[int, float] | None:
    """The shares by the deeper search, the first option's first; None if another one comes too close."""
    lead = options[0]
    unclear = [same for same in options[1:] if first[lead[0]] - first[same[0]] < WORTH_A_CHECK]
    unclear.sort(key=lambda same: -first[same[0]])
    checked = _estimates(game, [lead, *unclear], FIRST * DEEPER, GAP)
    if checked is None:
        return None
    deep = first | checked
    if any(deep[lead[0]] - deep[same[0]] < GAP for same in options[1:]):
        return None  # the deeper search thinks less of the best action than the first estimate did
    return deep


def _findings(game: Game, options: list[list[int]], deep: dict[int, float]) -> dict[str, Any]:
    """The fields of a puzzle that searches find; its solutions are the first option."""
    lead = options[0]
    found_by = weakest_level(game, lead)
    return {
        "theme": theme_of(game, lead[0]),
        "difficulty": {"apprentice": 1, "journeyman": 2}.get(found_by, 3),
        "found_by": found_by,
        "solutions": tuple(sorted(lead)),
        "share": round(deep[lead[0]], 3),
        "others": {action: round(deep[same[0]], 3) for same in options[1:] for action in sorted(same)},
    }


def distinct_options(game: Game) -> list[list[int]]:
    """The sensible actions, those together that lead to the same position."""
    found: dict[str, list[int]] = {}
    for action in sensible_actions(Observation(game)):
        after = game.copy()
        after.apply(action)
        key = fingerprint(after) if after.disclosed == DISCLOSED_NOTHING else str(action)
        found.setdefault(key, []).append(action)
    return list(found.values())


def _by_visits(game: Game, options: list[list[int]]) -> list[list[int]]:
    """What the search looked at most comes first."""
    tally = SearchBot(1, STYLE).explore(Observation(game), Budget(iterations=LOOK))
    visits = [sum(tally.visits.get(meaning_of(game, action), 0) for action in same) for same in options]
    order = sorted(range(len(options)), key=lambda index: -visits[index])
    return [options[index] for index in order]


def _choice(bot: Bot, game: Game, iterations: int) -> int:
    return bot.choose(Observation(game), Budget(iterations=iterations)).action


def _estimates(
    game: Game, options: Sequence[Sequence[int]], iterations: int, gap: float
) -> dict[int, float] | None:
    """The share after the first action of each option; None if one comes too close to the first option."""
    seat, found = game.decider, dict[int, float]()
    for same in options:
        found[same[0]] = estimate(game, (same[0],), iterations, 7).shares[seat]
        if same is not options[0] and found[options[0][0]] - found[same[0]] < gap:
            return None
    return found


@dataclass(frozen=True, slots=True)
class _Solver:
    level: str
    bots: tuple[Bot, ...]
    iterations: int


def weakest_level(game: Game, solutions: Sequence[int]) -> str:
    """The weakest level that finds it more often than not."""
    for solver in (
        _Solver("apprentice", tuple(LookaheadBot(seed) for seed in (1, 2, 3)), 1),
        _Solver("journeyman", tuple(short_sighted(seed) for seed in (1, 2, 3)), JOURNEYMAN),
        _Solver("master", tuple(SearchBot(seed, STYLE) for seed in (4, 5, 6)), MASTER),
    ):
        right = sum(_choice(bot, game, solver.iterations) in solutions for bot in solver.bots)
        if 2 * right > len(solver.bots):
            return solver.level
    return "grandmaster"
