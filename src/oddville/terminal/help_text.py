"""What `?` shows: the keys, what the symbols mean, and the rules in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ..editions import Edition
from ..rules.vocabulary import RESOURCES
from .city_faces import CardText
from .look import Look

# The parts of the rules by their messages; titles end with "-title".
RULES: Final = (
    "rules-aim-title",
    "rules-aim",
    "rules-turn-title",
    "rules-turn",
    "rules-worker-title",
    *(f"rules-worker-{number}" for number in range(1, 7)),
    "rules-build-title",
    *(f"rules-build-{number}" for number in range(1, 6)),
)
SIGN_WIDTH: Final = 18


def help_lines(look: Look, keys: str, edition: Edition) -> list[Text]:
    return [*_keys(look, keys), Text(), *_symbols(look, edition), Text(), *_rules(look)]


def _keys(look: Look, keys: str) -> Iterator[Text]:
    for key in keys.split("|"):
        name, _, meaning = key.strip().partition(" ")
        yield look.text((f"{name:>12}  ", "key"), meaning)


def _symbols(look: Look, edition: Edition) -> Iterator[Text]:
    glyphs, words = look.glyphs, CardText(look.texts, edition, look.glyphs)
    wood, clay = (words.short[name].capitalize() for name in RESOURCES[:2])
    bonuses = [words.bonus(bonus, is_short=True) for bonus in ("wood", "coin", "any", "double", "transform")]
    signs = {
        "points": glyphs.star,
        "coins": glyphs.coin,
        "supply": glyphs.pawn,
        "city": glyphs.house,
        "hand": f"1{glyphs.dot}34",
        "deciding": glyphs.turn,
        "cost": f"{wood}{wood}{clay}",
        "streets": f"{glyphs.arrows[0]}{glyphs.arrows[1]}{glyphs.dot}{glyphs.arrows[3]}",
        "bonus": " ".join(bonuses),
        "shield": f"{glyphs.shield}2",
        "board": f"0:A 1:{glyphs.dot}  {glyphs.arrows[0]}2:B",
    }
    yield look.text((look.t("terminal-help-symbols"), "title"))
    for name, sign in signs.items():
        yield look.text((f"{sign:>{SIGN_WIDTH}}  ", "key"), look.t(f"terminal-sign-{name}"))


def _rules(look: Look) -> Iterator[Text]:
    """Without the stars around bold words."""
    for message_id in RULES:
        words = look.t(message_id).replace("**", "")
        if message_id.endswith("-title"):
            yield look.text((words, "title"))
        else:
            yield look.text(f"{look.glyphs.dot} {words}")
