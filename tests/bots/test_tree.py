"""The tree of a search: nodes mean deeds, not places, and what was found once is kept."""

from __future__ import annotations

import pytest

from oddville.bots import Budget, Deed, Observation
from oddville.bots.mcts import run_iterations
from oddville.bots.search import SearchBot, Style, children, sensible_actions
from oddville.bots.tree import MEANINGS, ROOT, Tree, add_node, child_of, copy_subtree, meaning_of
from oddville.editions.start import new_game
from oddville.rules.action_space import ACTION_COUNT, BUILD, PLAY_FOR_BUILDING
from oddville.rules.game import Game
from oddville.rules.vocabulary import MAX_PLAYERS, NOTHING
from tests.support.bot_games import by_build, positions
from tests.support.scenario import table

ITERATIONS = by_build(300, 40)

# ---- What an action means ------------------------------------------------------------------------


def test_different_actions_mean_different_things() -> None:
    asked = 0
    for game in positions(60, every=5):
        legal = game.legal_actions()
        meanings = {meaning_of(game, action) for action in legal}
        assert len(meanings) == len(legal)
        assert all(0 <= meaning < MEANINGS for meaning in meanings)
        asked += 1
    assert asked > 50


def test_an_action_that_speaks_of_no_card_means_itself() -> None:
    game = new_game(2, 1)
    spoken = range(PLAY_FOR_BUILDING, PLAY_FOR_BUILDING + 24)
    for action in game.legal_actions():
        if action not in spoken:
            assert meaning_of(game, action) == action


def test_the_same_card_means_the_same_wherever_it_lies_in_the_row() -> None:
    here = table(row=["houses", "plain-1", "plain-2"])
    there = table(row=["plain-2", "houses", "plain-1"])
    first, second = PLAY_FOR_BUILDING, PLAY_FOR_BUILDING + 1
    assert meaning_of(here.game, first) == meaning_of(there.game, second)
    assert meaning_of(here.game, first) != meaning_of(there.game, first)


def test_the_same_project_means_the_same_on_either_space() -> None:
    here = table(projects={"purple": ["houses", "plain-1"]})
    there = table(projects={"purple": ["plain-1", "houses"]})
    assert meaning_of(here.game, BUILD) == meaning_of(there.game, BUILD + 1) >= ACTION_COUNT


# ---- Copying -------------------------------------------------------------------------------------


def searched(game: Game, iterations: int = ITERATIONS, style: Style | None = None) -> SearchBot:
    bot = SearchBot(4, style)
    bot.choose(Observation(game), Budget(iterations=iterations))
    return bot


def lines_of(tree: Tree, node: int, so_far: tuple[int, ...] = ()) -> dict[tuple[int, ...], list[float]]:
    """By the deeds that lead there: all that is known of each node from this one on."""
    worth = [tree.worth[node * MAX_PLAYERS + seat] for seat in range(MAX_PLAYERS)]
    found = {so_far: [tree.visits[node], tree.offers[node], tree.prior[node], *worth]}
    for child in children(tree, node):
        found |= lines_of(tree, child, (*so_far, tree.meaning[child]))
    return found


def test_a_copied_branch_keeps_all_that_is_known_of_it() -> None:
    tree = searched(a_position()).tree
    for branch in [ROOT, *children(tree, ROOT)]:
        copy = Tree(tree.capacity)
        assert copy_subtree(tree, branch, copy) == ROOT
        assert lines_of(copy, ROOT) == lines_of(tree, branch)
        assert copy.count == len(lines_of(tree, branch))


def a_position(players: int = 0) -> Game:
    return next(
        game
        for game in positions(30 if players else 3, seed=9)
        if len(game.legal_actions()) > 8 and players in (0, game.players)
    )


def test_a_tree_grows_when_it_is_full() -> None:
    bot = SearchBot(4)
    bot.tree = Tree(2)
    add_node(bot.tree, 0, 1.0)
    tree = bot.tree
    bot._make_room(50)
    assert bot.tree is not tree
    assert bot.tree.capacity >= 51
    assert lines_of(bot.tree, ROOT) == lines_of(tree, ROOT)


def test_every_walk_is_counted_from_the_root_down() -> None:
    tree = searched(a_position(), style=Style(judged_after=0)).tree
    assert tree.visits[ROOT] <= ITERATIONS
    waiting = [ROOT]
    while waiting:
        node = waiting.pop()
        below = children(tree, node)
        assert sum(tree.visits[child] for child in below) <= tree.visits[node]
        assert all(1 <= tree.visits[child] <= tree.offers[child] + 1 for child in below)
        waiting += below
    assert sum(tree.visits[child] for child in children(tree, ROOT)) == tree.visits[ROOT]


# ---- Judging all children ------------------------------------------------------------------------


def test_after_some_visits_every_sensible_action_has_been_judged() -> None:
    game = a_position(players=2)
    before = searched(game, 6, Style(judged_after=6)).tree
    tree = searched(game, 7, Style(judged_after=6)).tree
    sensible = {meaning_of(game, action) for action in sensible_actions(Observation(game))}
    assert len(children(before, ROOT)) < len(sensible)
    assert {tree.meaning[child] for child in children(tree, ROOT)} == sensible
    assert all(tree.visits[child] >= 1 for child in children(tree, ROOT))
    assert sum(tree.prior[child] for child in children(tree, ROOT)) == pytest.approx(1)


def test_a_full_tree_is_searched_without_judging() -> None:
    game = a_position(players=2)
    bot = SearchBot(4, Style(judged_after=6))
    mcts = bot._new_mcts(Observation(game).imagine(1))
    tree = Tree(200)
    add_node(tree, 0, 1.0)
    run_iterations(mcts, tree, 100)
    assert tree.visits[ROOT] == 100
    assert tree.count <= 101


# ---- Keeping a tree from one decision to the next ------------------------------------------------


def two_decisions(style: Style) -> tuple[int, int, SearchBot]:
    """A seat that decides twice in a row: visits below its first choice, visits at the root afterwards."""
    for game in positions(20, every=3):
        seat = game.decider
        history = [Deed(seat, action, 0) for action in (0,)]  # some move was made before
        bot = SearchBot(4, style)
        choice = bot.choose(Observation(game, history), Budget(iterations=ITERATIONS))
        if choice.iterations == 0:
            continue
        meaning = meaning_of(game, choice.action)
        kept = bot.tree.visits[child_of(bot.tree, ROOT, meaning)]
        game.step(choice.action, seat)
        if game.decider != seat or len(game.legal_actions()) < 2 or game.is_over:
            continue
        history.append(Deed(seat, choice.action, meaning))
        again = bot.choose(Observation(game, history), Budget(iterations=1))
        if again.iterations == 0:
            continue
        assert again.action in game.legal_actions()
        return kept, bot.tree.visits[ROOT], bot
    raise AssertionError("no seat decided twice in a row")


def test_what_was_found_below_a_choice_is_there_at_the_next_decision() -> None:
    kept, visits, _ = two_decisions(Style(keeps_tree=True))
    assert kept > 5
    assert visits == kept + 1


def test_a_style_without_memory_begins_anew() -> None:
    kept, visits, _ = two_decisions(Style(keeps_tree=False))
    assert kept > 5
    assert visits == 1


def test_after_a_deed_nobody_thought_of_it_begins_anew() -> None:
    game = a_position()
    bot = SearchBot(4)
    history = [Deed(0, 0, 0)]
    bot.choose(Observation(game, history), Budget(iterations=ITERATIONS))
    assert child_of(bot.tree, ROOT, MEANINGS - 1) == NOTHING
    history.append(Deed(game.decider, 0, MEANINGS - 1))
    bot.choose(Observation(game, history), Budget(iterations=3))
    assert bot.tree.visits[ROOT] == 3


def test_asked_again_about_the_same_position_it_goes_on_from_there() -> None:
    game = a_position()
    bot = SearchBot(4)
    history = [Deed(0, 0, 0)]
    bot.choose(Observation(game, history), Budget(iterations=3))
    bot.choose(Observation(game, history), Budget(iterations=3))
    assert bot.tree.visits[ROOT] == 6
