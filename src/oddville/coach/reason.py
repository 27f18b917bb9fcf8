"""Why a line of moves is good, or better than another, as codes with parameters.

A reason states facts about the tables that the lines lead to, nothing that a search only believes, so it is
true whatever happens later. The catalogues put them into words (`why-<code>`, see `words.py`); if no fact
speaks for a line, the list is empty, and `NO_REASON` or `NO_MERIT` says so.

    merits(game, line)              what speaks for a line, for hints and the guide
    differences(game, line, other)  what speaks for it against another one, for reviews

Both start from the deciding seat of `game` and give the strongest reason first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ..rules.enums import Character, Resource

Param: TypeAlias = int | str | tuple[int, ...]
Weighed: TypeAlias = "tuple[float, Reason]"

ALONE_CODES: Final = (
    "wins",
    "wins-tie",
    "brings",
    "can-build",
    "can-build-bonus",
    "bonuses",
    "character",
    "character-dealt",
    "ready",
    "closer",
    "cheap",
    "project",
    "first-project",
    "swapped",
    "discards-farthest",
    "discards-least",
    "in-row",
    "row-opens",
    "keeps",
    "last-point",
    "recovers",
    "coins",
    "full",
    "cheats",
    "frees",
    "spares",
    "nothing-else",
)
COMPARED_CODES: Final = (
    "ended-behind",
    "rival-ends",
    "build-now",
    "extra-build",
    "better-place",
    "better-card",
    "more-points",
    "worker-points",
    "points-ahead",
    "more-bonuses",
    "rival-gained",
    "rival-loses",
    "rival-worth",
    "blocks",
    "no-place",
    "dearer-for-rival",
    "left-to-rival",
    "ready-instead",
    "readies-better",
    "can-wait",
    "closer-instead",
    "better-project",
    "nearer-project",
    "project-character",
    "turned",
    "travels",
    "worth-more",
    "row-ready",
    "nearer-end",
    "same-cheaper",
    "other-worker",
    "coins-short",
    "more-coins",
    "more-resources",
    "more-supply",
    "more-cards",
    "stays-in-hand",
    "last-card",
)


@dataclass(frozen=True, slots=True)
class Reason:
    """Params named `card…` are cards, `by` is a seat, `lacking…` and `bonuses` are lists of words."""

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)


NO_REASON: Final = Reason("none")  # against another line
NO_MERIT: Final = Reason("none-alone")  # of a line by itself
REASON_CODES: Final = (*ALONE_CODES, *COMPARED_CODES, NO_REASON.code, NO_MERIT.code)


def strongest(found: Iterable[Weighed]) -> list[Reason]:
    """The strongest first, each kind once."""
    first: dict[str, Reason] = {}
    for _, reason in sorted(found, key=lambda item: -item[0]):
        first.setdefault(reason.code, reason)
    return list(first.values())


def resource_word(resource: Resource) -> str:
    return resource.name.lower()


def character_word(character: Character) -> str:
    return character.name.lower().replace("_", "-")
