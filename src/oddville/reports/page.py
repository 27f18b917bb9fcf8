"""The frame of a report: one self-contained HTML file with a light and a dark theme, also for phones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

from .. import art
from ..print.web_fonts import POLICY, font_faces
from ..text import Texts
from .marks import escape, symbols


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    content: str
    lead: str = ""  # what is shown, and how to read it
    short: str = ""  # for the list of sections; otherwise the title


@dataclass(frozen=True, slots=True)
class Fact:
    """A line in the header: what was measured, and how."""

    name: str
    value: str


def page(texts: Texts, title: str, facts: Sequence[Fact], sections: Sequence[Section]) -> str:
    links = "".join(
        f'<li><a href="#{section.id}">{escape(section.short or section.title)}</a></li>'
        for section in sections
    )
    about = "".join(f"<div><dt>{escape(f.name)}</dt><dd>{escape(f.value)}</dd></div>" for f in facts)
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{font_faces()}{art.css()}{_resource('page.css')}</style>\n"
        f"</head>\n<body>\n{symbols()}\n<header><h1>{escape(title)}</h1>"
        f'<label class="switch"><input type="checkbox" id="night"> {escape(texts.t("report-night"))}</label>'
        f'<dl>{about}</dl></header>\n<nav aria-label="{escape(texts.t("report-contents"))}">'
        f"<ul>{links}</ul></nav>\n<main>\n{''.join(map(_section, sections))}</main>\n"
        f"<script>{_resource('page.js')}</script>\n</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    lead = f'<p class="lead">{escape(section.lead)}</p>' if section.lead else ""
    return (
        f'<section id="{section.id}" aria-labelledby="{section.id}-title">'
        f'<h2 id="{section.id}-title">{escape(section.title)}</h2>{lead}{section.content}</section>\n'
    )


def charts(*figures: str, size: str = "") -> str:
    """Charts side by side, as many as fit; `size` is "small", "wide" or between them."""
    return f'<div class="charts {size}">{"".join(figures)}</div>'


def details(summary: str, content: str) -> str:
    """A section that is closed at first."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def _resource(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text("utf-8")
