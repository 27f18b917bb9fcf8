"""Builds the page from the drawings, the texts in all languages, one style sheet and one script."""

from __future__ import annotations

import html
import json
from importlib import resources
from typing import Any, Final

from .. import art
from ..editions import Edition
from ..editions.validator import BUILDING_SCORINGS
from ..print.web_fonts import POLICY, font_faces
from ..rules.vocabulary import BONUSES, DIRECTIONS, GUILDS
from ..text import LANGUAGES, Texts
from .items import Item, items

LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}
KINDS: Final = ("building", "character", "worker", "other")
MOST_COST: Final = 4
_LABELS: Final = (
    "filters",
    "search",
    "kind",
    "all",
    "streets",
    "reset",
    "theme",
    "language",
    "empty",
    "close",
)


def gallery_page(edition: Edition, language: str = LANGUAGES[0]) -> str:
    """The page; it opens in that language, and the reader can switch to the others."""
    shown = items(edition)
    title = Texts(language).t("gallery-title", name=edition.id)
    data = {
        "edition": edition.id,
        "language": language,
        "words": {code: _words(Texts(code), edition) for code in LANGUAGES},
        "items": [item.data() for item in shown],
    }
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>{font_faces()}{art.css()}{_resource('page.css')}</style>\n"
        f"</head>\n<body>\n{art.symbol_sheet()}\n{_header(title)}\n{_main(shown)}\n"
        f'<script type="application/json" id="data">{_json(data)}</script>\n'
        f"<script>{_resource('page.js')}</script>\n</body>\n</html>\n"
    )


def _header(title: str) -> str:
    languages = "".join(f'<option value="{code}">{name}</option>' for code, name in LANGUAGE_NAMES.items())
    return (
        f'<header><h1 data-title>{html.escape(title)}</h1><div class="settings">'
        f'<label><span data-word="language"></span> <select id="language">{languages}</select></label>'
        '<label class="switch"><input type="checkbox" id="night"> <span data-word="theme"></span></label>'
        "</div></header>"
    )


def _main(shown: list[Item]) -> str:
    streets = "".join(
        f'<label class="edge {edge}"><input type="checkbox" name="streets" value="{edge}">'
        f'<span data-edge="{edge}"></span></label>'
        for edge in DIRECTIONS
    )
    selects = "".join(
        f'<label><span data-word="{name}"></span><select id="{name}" data-filter="{name}"></select></label>'
        for name in ("kind", "scoring", "guild", "bonus", "cost")
    )
    cards = "".join(
        f'<li><button type="button"><span class="art" aria-hidden="true">{item.svg}</span>'
        '<span class="name"></span></button></li>'
        for item in shown
    )
    return (
        '<main><form id="filters" role="search" data-label="filters">'
        '<label class="search"><span data-word="search"></span><input type="search" id="search"></label>'
        f'{selects}<fieldset><legend data-word="streets"></legend>{streets}</fieldset>'
        '<button type="reset" data-word="reset"></button></form>'
        '<p id="count" role="status"></p><p id="empty" data-word="empty" hidden></p>'
        f'<ul id="cards">{cards}</ul></main>'
        '<dialog id="large" aria-labelledby="large-name"><div class="art" aria-hidden="true"></div>'
        '<div class="about"><h2 id="large-name"></h2><p id="large-number"></p><p id="large-text"></p>'
        '<button type="button" id="close" data-word="close" autofocus></button></div></dialog>'
    )


def _words(texts: Texts, edition: Edition) -> dict[str, Any]:
    """The texts of the page besides the cards."""
    words: dict[str, Any] = {label: texts.t(f"gallery-{label}") for label in _LABELS}
    words |= {topic: texts.t(f"edition-topic-{topic}") for topic in ("scoring", "guild", "bonus", "cost")}
    return words | {
        "title": texts.t("gallery-title", name=edition.id),
        "number": texts.t("gallery-number", number="#"),
        "shown": {"one": texts.t("gallery-shown", count=1), "other": texts.t("gallery-shown", count=2)},
        "edges": {edge: texts.t(f"edition-edge-{edge}") for edge in DIRECTIONS},
        "options": {
            "kind": {kind: texts.t(f"gallery-kind-{kind}") for kind in KINDS},
            "scoring": {kind: _scoring(texts, kind) for kind in BUILDING_SCORINGS},
            "guild": {guild: texts.t(f"guild-{guild}") for guild in GUILDS}
            | {"none": texts.t("edition-none")},
            "bonus": {bonus: texts.t(f"bonus-{bonus}-name") for bonus in BONUSES},
            "cost": {str(n): texts.t("edition-cost-count", count=n) for n in range(1, MOST_COST + 1)},
        },
    }


def _scoring(texts: Texts, kind: str) -> str:
    return texts.t("edition-scoring-guild" if kind == "guild" else f"scoring-{kind}-name")


def _json(data: object) -> str:
    """Safe inside a script element."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _resource(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text("utf-8")
