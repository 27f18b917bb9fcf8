"""The tree of a search: which actions were tried, how often, and how good they were for each seat.

A node stands for the actions that lead to it, whatever the hidden cards are: a tree over what the players
can know (information-set tree search, Cowling, Powley and Whitehouse 2012). Its children are a linked list.
"""

from __future__ import annotations

from array import array
from typing import Final

from ..rules.action_space import (
    BUILD,
    DISCARD_PROJECT,
    PLAY_FOR_BUILDING,
    RECOVER,
    SWAP,
    TAKE_SECOND,
    TRAVEL,
    USE_RESOURCE_BONUS,
)
from ..rules.state import State
from ..rules.vocabulary import MAX_CARDS, MAX_PLAYERS, NOTHING, PROJECT_SPACES, ROW_LENGTH
from .evaluator import Numbers, Reals

# What an action means, wherever its card lies in the row or among the projects: the number holds the card.
MEAN_ROW: Final = 1024  # + worker * 64 + card
MEAN_BUILD: Final = 1280  # + card
MEAN_DISCARD: Final = 1344  # + card
MEAN_SWAP: Final = 1408  # + card given * 64 + card taken
MEANINGS: Final = 5504

ROOT: Final = 0


class Tree:
    """Nodes by number; the root is 0."""

    capacity: int
    count: int
    meaning: Numbers  # the action that leads to the node
    first_child: Numbers
    next_sibling: Numbers
    visits: Numbers
    offers: Numbers  # how often it could have been chosen
    prior: Reals  # its probability by the policy
    worth: Reals  # [node * MAX_PLAYERS + seat], sums

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.count = 0
        self.meaning = array("i", bytes(4 * capacity))
        self.first_child = array("i", bytes(4 * capacity))
        self.next_sibling = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.offers = array("i", bytes(4 * capacity))
        self.prior = array("d", bytes(8 * capacity))
        self.worth = array("d", bytes(8 * capacity * MAX_PLAYERS))


def add_node(tree: Tree, meaning: int, prior: float) -> int:
    """A new node without children; call only while there is room."""
    node = tree.count
    tree.count += 1
    tree.meaning[node] = meaning
    tree.first_child[node] = NOTHING
    tree.next_sibling[node] = NOTHING
    tree.visits[node] = 0
    tree.offers[node] = 0
    tree.prior[node] = prior
    for seat in range(MAX_PLAYERS):
        tree.worth[node * MAX_PLAYERS + seat] = 0.0
    return node


def add_child(tree: Tree, parent: int, child: int) -> None:
    tree.next_sibling[child] = tree.first_child[parent]
    tree.first_child[parent] = child


def meaning_of(state: State, action: int) -> int:
    """The same number for the same action, wherever its cards happen to lie."""
    if PLAY_FOR_BUILDING <= action < RECOVER:
        place = action - PLAY_FOR_BUILDING
        return MEAN_ROW + place // ROW_LENGTH * MAX_CARDS + state.row[place % ROW_LENGTH]
    if BUILD <= action < TAKE_SECOND:
        return MEAN_BUILD + state.projects[state.decider * PROJECT_SPACES + action - BUILD]
    if DISCARD_PROJECT <= action < USE_RESOURCE_BONUS:
        return MEAN_DISCARD + state.projects[state.decider * PROJECT_SPACES + action - DISCARD_PROJECT]
    if SWAP <= action < TRAVEL:
        place = action - SWAP
        given = state.projects[state.decider * PROJECT_SPACES + place // ROW_LENGTH]
        return MEAN_SWAP + given * MAX_CARDS + state.row[place % ROW_LENGTH]
    return action


def copy_subtree(source: Tree, node: int, target: Tree) -> int:
    """Copy a node and all below it; returns its number in the target."""
    copied = add_node(target, source.meaning[node], source.prior[node])
    target.visits[copied] = source.visits[node]
    target.offers[copied] = source.offers[node]
    for seat in range(MAX_PLAYERS):
        target.worth[copied * MAX_PLAYERS + seat] = source.worth[node * MAX_PLAYERS + seat]
    child = source.first_child[node]
    while child != NOTHING:
        add_child(target, copied, copy_subtree(source, child, target))
        child = source.next_sibling[child]
    return copied


def child_of(tree: Tree, node: int, meaning: int) -> int:
    child = tree.first_child[node]
    while child != NOTHING and tree.meaning[child] != meaning:
        child = tree.next_sibling[child]
    return child
