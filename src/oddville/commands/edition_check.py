"""`oddville edition check` and `diff`: what is wrong with an edition, what it contains, how two differ."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Any, Final

from ..documents.problems import Problem
from ..editions import Edition, EditionError, load_edition, standard
from ..editions.differences import Difference, differences
from ..editions.statistics import NONE, TOPICS, count_buildings
from ..rules.vocabulary import MAX_CARDS
from ..text import Texts
from ..text.values import card_name
from .edition_problems import problem_lines

SAFE_DECK: Final = 56  # 4 × (5 + 2) + 6 + 22: no game has more cards outside the deck (docs/rules.md 7)
HASH_SHOWN: Final = 12


def check(texts: Texts, arguments: argparse.Namespace) -> int:
    try:
        edition = load_edition(arguments.edition)
    except EditionError as error:
        if arguments.json:
            print(json.dumps(_problems_as_data(texts, error.problems), ensure_ascii=False, indent=2))
        else:
            print("\n".join(problem_lines(texts, error.problems)))
        return 1
    if arguments.json:
        print(json.dumps(_edition_as_data(edition), ensure_ascii=False, indent=2))
    else:
        _print_edition(texts, edition)
    return 0


def _edition_as_data(edition: Edition) -> dict[str, object]:
    return {
        "valid": True,
        "id": edition.id,
        "version": edition.version,
        "hash": edition.hash,
        "buildings": len(edition.buildings),
        "counts": count_buildings(edition),
        "standard": count_buildings(standard()),
    }


# ---- Mistakes -------------------------------------------------------------------------------------


def _problems_as_data(texts: Texts, problems: Iterable[Problem]) -> dict[str, object]:
    found = [
        {
            "code": problem.code,
            "where": problem.where,
            "field": problem.field,
            "params": problem.params,
            "text": texts.problem(problem),
        }
        for problem in problems
    ]
    return {"valid": False, "problems": found}


# ---- Counts ---------------------------------------------------------------------------------------


def _print_edition(texts: Texts, edition: Edition) -> None:
    count = len(edition.buildings)
    short_hash = edition.hash[:HASH_SHOWN]
    print(texts.t("edition-valid", count=count, name=edition.id, version=edition.version, hash=short_hash))
    if count < SAFE_DECK:
        print(texts.t("edition-few-cards", count=SAFE_DECK))
    both, more, fewer = _blocks()
    print()
    print(texts.t("edition-bars", both=both, more=more, fewer=fewer))
    here, there = count_buildings(edition), count_buildings(standard())
    labels = {topic: {word: _label(texts, topic, word) for word in here[topic]} for topic in TOPICS}
    headings = [texts.t(f"edition-topic-{topic}") for topic in TOPICS]
    width = max(
        len(label) for label in [*headings, *(t for topic in labels.values() for t in topic.values())]
    )
    columns = texts.t("edition-column-this"), texts.t("edition-column-standard")
    for topic, heading in zip(TOPICS, headings, strict=True):
        print()
        print(f"{heading:{width + 2}} {columns[0]:>6} {columns[1]:>9}")
        for word, label in labels[topic].items():
            this, other = here[topic][word], there[topic].get(word, 0)
            print(f"  {label:{width}} {this:6} {other:9}  {_bar(this, other)}".rstrip())


def _label(texts: Texts, topic: str, word: str) -> str:
    if word == NONE:
        return texts.t("edition-none")
    if topic in ("cost", "streets", "shield"):
        return texts.t(f"edition-{topic}-count", count=int(word))
    if topic == "edge":
        return texts.t(f"edition-edge-{word}")
    if topic == "scoring":
        return texts.t("edition-scoring-guild" if word == "guild" else f"scoring-{word}-name")
    return texts.t(f"bonus-{word}-name" if topic == "bonus" else f"{topic}-{word}")


def _blocks() -> tuple[str, str, str]:
    """The strokes of the bars, plain ones where the terminal has no others."""
    blocks = ("█", "▓", "░")
    try:
        "".join(blocks).encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return "#", "+", "-"
    return blocks


def _bar(this: int, other: int) -> str:
    both, more, fewer = _blocks()
    scale = 1 if max(this, other) <= MAX_CARDS else 2
    common = min(this, other) // scale
    rest = abs(this - other) // scale
    return both * common + (more if this > other else fewer) * rest


# ---- Differences -------------------------------------------------------------------------------


def diff(texts: Texts, arguments: argparse.Namespace) -> int:
    """Exits with 0 where the editions are equal, 1 where they differ, 2 where one cannot be read."""
    first, second = load_edition(arguments.first), load_edition(arguments.second)
    found = differences(first, second)
    if arguments.json:
        print(json.dumps([one.to_dict() for one in found], ensure_ascii=False, indent=2))
    elif found:
        _print_differences(texts, found, (first, second), (arguments.first, arguments.second))
    else:
        print(texts.t("edition-equal", first=arguments.first, second=arguments.second))
    return 1 if found else 0


def _print_differences(
    texts: Texts, found: list[Difference], editions: tuple[Edition, Edition], names: tuple[str, str]
) -> None:
    of_card: dict[tuple[str, str], list[Difference]] = {}
    for one in found:
        of_card.setdefault((one.component, one.key), []).append(one)
    for (component, key), group in of_card.items():
        heading = _heading(texts, component, key, editions)
        changes = [one for one in group if one.kind == "changed"]
        for one in group:
            if one.kind == "moved":
                numbers = {"before": one.before, "after": one.after, "first": names[0], "second": names[1]}
                print(texts.t("edition-moved", what=heading, **numbers))
            elif one.kind != "changed":
                print(texts.t("edition-only-in", what=heading, edition=names[one.kind == "added"]))
        if changes:
            print(heading)
        for change in changes:
            label = texts.t(f"edition-field-{change.field.replace('_', '-')}")
            print(f"  {label}: {_value(change.before)} → {_value(change.after)}")
    print(texts.t("edition-differences", count=len(found)))


def _heading(texts: Texts, component: str, key: str, editions: tuple[Edition, Edition]) -> str:
    if component == "character":
        return texts.t(f"character-{key}")
    if component == "building":
        edition = next(e for e in editions if any(card.id == key for card in e.buildings))
        number = next(i for i, card in enumerate(edition.buildings) if card.id == key)
        return f"{card_name(texts, number, edition)} ({key})"
    return texts.t(f"edition-component-{component.replace('_', '-')}", key=key)


def _value(value: Any) -> str:
    if value is None or value == []:
        return "–"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
