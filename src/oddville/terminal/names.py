"""What players are called on the screen, and random seeds."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ..bots.townspeople import read_recorded_name, seated_people
from ..rules.vocabulary import COLOURS
from ..text import LANGUAGES, Catalogue, Texts

SEED_BITS: Final = 32  # of a random seed: short enough to type


@dataclass(frozen=True, slots=True)
class Cast:
    """The players by seat as the person at the screen reads them; sentences address `you` as "you"."""

    names: tuple[str, ...]
    you: int | None = None


def local_cast(texts: Texts, recorded: Sequence[str], levels: Sequence[str | None], seed: int) -> Cast:
    """Of a game at this screen; `levels` are the bots by seat, None for a person.

    Only names that people chose stay as recorded; all others follow the language.
    """
    bots = [read_recorded_name(name) for name in recorded]
    people_of_town = seated_people(str(seed), levels, [bot and bot[0] for bot in bots])
    people = [seat for seat, level in enumerate(levels) if level is None]
    you = people[0] if len(people) == 1 else None
    own = [texts.t("play-you")] * len(levels) if you is not None else colour_names(texts)
    names = []
    for seat, (name, who) in enumerate(zip(recorded, people_of_town, strict=True)):
        if who is not None:
            names.append(texts.t(f"townsperson-{who}"))
        else:
            names.append(own[seat] if name in _colour_words() | _you_words() else name)
    return Cast(tuple(distinct(names)), you)


def recorded_cast(texts: Texts, recorded: Sequence[str]) -> Cast:
    """Of a record. OddVille 0.1 called the only person "You", in the language of the game."""
    bots = [read_recorded_name(name) for name in recorded]
    recorded = distinct(
        [
            name if bot is None else texts.t(f"townsperson-{bot[0]}")
            for name, bot in zip(recorded, bots, strict=True)
        ]
    )
    found = [seat for seat, name in enumerate(recorded) if name in _you_words()]
    if len(found) != 1:
        return Cast(tuple(recorded))
    names = list(recorded)
    names[found[0]] = texts.t("play-you")
    return Cast(tuple(names), found[0])


@cache
def _you_words() -> frozenset[str]:
    return frozenset(Catalogue(language).t("play-you") for language in LANGUAGES)


@cache
def _colour_words() -> frozenset[str]:
    return frozenset(name for language in LANGUAGES for name in colour_names(Catalogue(language)))


def winner_line(texts: Catalogue, cast: Cast, winner: int) -> str:
    who = "you" if winner == cast.you else "other"
    return texts.t("cli-record-winner", who=who, name=cast.names[winner])


def colour_names(texts: Catalogue) -> list[str]:
    names = [texts.t(f"colour-{colour}") for colour in COLOURS]
    return [name[:1].upper() + name[1:] for name in names]


def derived_seed(seed: int, number: int) -> int:
    """A different seed for each number."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8])


def distinct(names: list[str]) -> list[str]:
    """The names, with a number added to duplicates."""
    found: list[str] = []
    for name in names:
        number, chosen = 2, name
        while chosen in found:
            number, chosen = number + 1, f"{name} {number}"
        found.append(chosen)
    return found
