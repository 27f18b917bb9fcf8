"""A search tree as plain bytes, for copies and pickles of a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules.vocabulary import MAX_PLAYERS
from .tree import Tree

NUMBERS_A_NODE: Final = {
    "meaning": 1,
    "first_child": 1,
    "next_sibling": 1,
    "visits": 1,
    "offers": 1,
    "prior": 1,
    "worth": MAX_PLAYERS,
}


@dataclass(frozen=True, slots=True)
class SavedTree:
    """The part of a tree that is in use."""

    capacity: int
    count: int
    arrays: dict[str, bytes]


def save_tree(tree: Tree) -> SavedTree:
    arrays = {
        name: bytes(memoryview(getattr(tree, name))[: tree.count * numbers])
        for name, numbers in NUMBERS_A_NODE.items()
    }
    return SavedTree(tree.capacity, tree.count, arrays)


def load_tree(saved: SavedTree) -> Tree:
    """Every node keeps its number."""
    tree = Tree(saved.capacity)
    tree.count = saved.count
    for name, octets in saved.arrays.items():
        memoryview(getattr(tree, name)).cast("B")[: len(octets)] = octets
    return tree
