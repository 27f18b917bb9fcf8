"""`oddville edition diff`: card by card. Exits with 0 where all is equal, 1 where not, 2 in trouble."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..editions import Edition, load_edition
from ..editions.differences import Difference, differences
from ..text import Texts
from ..text.values import card_name
from .failure import guarded

TROUBLE = 2


def _run(texts: Texts, arguments: argparse.Namespace) -> int:
    first, second = load_edition(arguments.first), load_edition(arguments.second)
    found = differences(first, second)
    if arguments.json:
        print(json.dumps([one.to_dict() for one in found], ensure_ascii=False, indent=2))
    elif found:
        _print(texts, found, (first, second), (arguments.first, arguments.second))
    else:
        print(texts.t("edition-equal", first=arguments.first, second=arguments.second))
    return 1 if found else 0


run = guarded(_run, TROUBLE)


def _print(
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
