"""Generates the TypeScript that the page takes from the package: `python web/generate.py`.

The server's description becomes types (by openapi-typescript, see package.json), the words of the game and
the layout of the action space become constants. The files are generated before each build and not committed,
so that a page that no longer fits the server does not compile.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

from msgspec.json import encode

from oddville import standard
from oddville.art import css, symbol_sheet
from oddville.bots.townspeople import CRIER, TOWNSPEOPLE
from oddville.editions.start import new_game
from oddville.lessons import lessons
from oddville.protocol.events import event_to_dict
from oddville.rules import action_space, actions
from oddville.rules import vocabulary as v
from oddville.rules.decisions import open_bonuses
from oddville.rules.enums import Bonus, DecisionKind
from oddville.rules.events import Event, read_events
from oddville.rules.game import Game
from oddville.rules.powers import BUILDER_PRICE
from oddville.rules.reasons import why_not
from oddville.rules.views import view_for
from oddville.server.api import ROUTES
from oddville.server.openapi import description
from oddville.table.replays import scoresheets_of
from oddville.table.study import study
from oddville.text import LANGUAGES, Texts
from oddville.text.silent_events import SILENT_EVENTS

SEARCHED = 100  # games
TARGET = Path(__file__).parent / "src" / "generated"
_WORDS = (
    *("RESOURCES", "GUILDS", "CHARACTERS", "BONUSES", "SCORINGS", "DECISIONS", "COIN_SOURCES", "PAYMENTS"),
    *("COLOURS", "DIRECTIONS"),
)
_NUMBERS = (
    *("MAIN_SQUARE", "WORKERS", "WORKERS_TO_END", "MAX_COINS", "MAX_PROJECTS", "WORKER_CARDS"),
    *("ROW_LENGTH", "UPPER_SLOT", "CITY_REACH", "MIN_PLAYERS", "MAX_PLAYERS"),
)


def vocabulary() -> str:
    lines = ["// Made by web/generate.py from oddville.rules; do not edit."]
    for name in _WORDS:
        lines.append(f"export const {name} = {json.dumps(getattr(v, name))} as const;")
    for name in _NUMBERS:
        lines.append(f"export const {name} = {getattr(v, name)};")
    lines.append(f"export const BUILDER_PRICE = {BUILDER_PRICE};")
    lines.append(f"export const LANGUAGES = {json.dumps(list(LANGUAGES))} as const;")
    lines.append(f"export const SILENT_EVENTS: readonly string[] = {json.dumps(sorted(SILENT_EVENTS))};")
    lines.append(f"export const TOWNSPEOPLE = {json.dumps(TOWNSPEOPLE)} as const;")
    lines.append(f"export const CRIER = {json.dumps(CRIER)};")
    lines.append(f"export const LESSONS = {json.dumps(list(lessons()))} as const;")
    lines.append(f"export const STANDARD_EDITION = {json.dumps(standard().hash)};")
    lines.append(f"export const ACTION_COUNT = {action_space.ACTION_COUNT};")
    lines.append(f"export const LAYOUT = {json.dumps(_layout(), indent=2)} as const;")
    return "\n".join(lines) + "\n"


def _layout() -> list[dict[str, Any]]:
    """Each kind of action: its first number, and its fields with their sizes and what they count from."""
    found = []
    for kind, first, sizes in actions._LAYOUT:
        names = [field.name for field in fields(kind)]
        counted = [
            {"name": name, "size": size, "from": 0 if name in actions._RESOURCE_FIELDS else 1}
            for name, size in zip(names, sizes, strict=False)
        ]
        found.append(
            {"kind": kind.kind, "first": first, "fields": counted if len(sizes) == len(names) else []}
        )
    return found


def decoded() -> list[dict[str, Any]]:
    """Every action as Python reads it, for the test of the page's own reading."""
    typed = [actions.decode(number) for number in range(action_space.ACTION_COUNT)]
    return [
        {"kind": action.kind, **{name: int(value) for name, value in action.fields.items()}}
        for action in typed
    ]


# ---- What the page's tests compare with --------------------------------------------------------


def spoken() -> dict[str, Any]:
    """Events, decisions and reasons of a game with what Python says of them in every language."""
    edition, names = standard(), ["Ann", "Ben", "Cleo"]
    texts = {language: Texts(language) for language in LANGUAGES}
    found: dict[str, dict[str, Any]] = {"events": {}, "decisions": {}, "reasons": {}}
    chance = random.Random(5)
    game = new_game(len(names), 5, edition)
    while not game.is_over:
        viewer = chance.randrange(len(names))
        decision = view_for(game, None).decision
        key = f"{decision.kind} {decision.seat == viewer} {len(decision.bonuses)} {decision.has_recovered}"
        words = {
            language: texts[language].decision(decision, names, viewer, edition) for language in LANGUAGES
        }
        found["decisions"].setdefault(key, {"value": decision, "viewer": viewer, "words": words})
        for number in chance.sample(range(action_space.ACTION_COUNT), 20):
            reason = why_not(game, actions.decode(number))
            if reason is not None:
                words = {language: texts[language].reason(reason, names, edition) for language in LANGUAGES}
                value = {"code": reason.code, "params": dict(reason.params)}
                found["reasons"].setdefault(reason.code, {"value": value, "viewer": viewer, "words": words})
        raw: list[tuple[int, ...]] = []
        game.events = raw
        game.step(_sensible(game, chance))
        for event in read_events(raw):
            words = {language: texts[language].event(event, names, edition, viewer) for language in LANGUAGES}
            told = {"value": event_to_dict(event.public()), "viewer": viewer, "words": words}
            found["events"].setdefault(_sort(event, viewer), told)
    return {"names": names, **{kind: list(cases.values()) for kind, cases in found.items()}}


def moments() -> dict[str, Any]:
    """A moment of each kind of decision as a browser gets to know it, for the tests of components."""
    wanted = {word: _is_open(kind) for kind, word in enumerate(v.DECISIONS)}
    wanted["transform"] = lambda game: any(each.bonus == Bonus.TRANSFORM for each in open_bonuses(game))
    wanted["only-done"] = lambda game: (
        game.decision == DecisionKind.BONUSES and game.legal_actions() == [action_space.DONE]
    )
    for word in (v.DECISIONS[DecisionKind.SHUFFLE], v.DECISIONS[DecisionKind.GAME_OVER]):
        del wanted[word]
    found: dict[str, Any] = {}
    for seed in range(SEARCHED):
        chance = random.Random(seed)
        game = new_game(3, seed, standard())
        while not game.is_over and wanted:
            for name in [name for name, is_so in wanted.items() if is_so(game)]:
                found[name] = _seen(game)
                del wanted[name]
            game.step(_sensible(game, chance))
    assert not wanted, wanted
    return found


def _is_open(kind: int) -> Callable[[Game], bool]:
    return lambda game: game.decision == kind and len(game.legal_actions()) > 1


def _seen(game: Game) -> dict[str, Any]:
    return {
        "seat": game.decider,
        "view": view_for(game, game.decider),
        "legal": game.legal_actions(),
        "study": study(game, 0),
        "sheets": scoresheets_of(game),
    }


def _sensible(game: Game, chance: random.Random) -> int:
    """Random, but building where it can, so that the game comes to an end."""
    legal = [number for number in game.legal_actions() if actions.decode(number).kind != "take-back"]
    builds = [number for number in legal if actions.decode(number).kind == "build"]
    return chance.choice(builds or legal)


def _sort(event: Event, viewer: int) -> str:
    return f"{event.kind} {event.seat == viewer} {event.params.get('source')} {event.params.get('purpose')}"


def symbols() -> str:
    """The sheet without its styles: the page has its own, and allows none beside them."""
    return re.sub(r"<style>.*?</style>| style=\"[^\"]*\"", "", symbol_sheet("page"))


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    _write("vocabulary.ts", vocabulary())
    _write("openapi.json", json.dumps(description(ROUTES), indent=1))
    _write("actions.json", json.dumps(decoded()))
    _write("spoken.json", encode({**spoken(), "edition": {**standard().to_dict(), "hash": ""}}).decode())
    _write("moments.json", encode(moments()).decode())
    _write("palette.css", css())
    _write("palette-safe.css", css(colour_safe=True))
    _write("symbols.svg", symbols())


def _write(name: str, text: str) -> None:
    path = TARGET / name
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
