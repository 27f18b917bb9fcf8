"""Signs as a printer of each language sets them."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from oddville.text import LANGUAGES
from oddville.text.catalogue import message_files

# The words of the game and its tables; the surfaces have catalogues of their own, with command lines in them.
FILES = (
    "actions.ftl",
    "bonuses.ftl",
    "buildings.ftl",
    "components.ftl",
    "decisions.ftl",
    "errors.ftl",
    "events.ftl",
    "powers.ftl",
    "reasons.ftl",
    "scoring.ftl",
    "table.ftl",
)
WRONG = {
    "en": r"[„«»‚]|--|\.\.\.",
    "de": r"[«»”’]|--|\.\.\.",
    "fr": r" [:;?!»]|« |[^\N{NO-BREAK SPACE}][;?!»]|«[^\N{NO-BREAK SPACE}]|[“”„]|--|\.\.\.",
    "nl": r"[„“”«»]|--|\.\.\.",
}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_apostrophes_and_spaces(language: str) -> None:
    files = [file for file in message_files(language) if file.name in FILES]
    assert len(files) == len(FILES)
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            visitor = _Texts()
            visitor.visit(entry)
            for text in visitor.found:
                assert not re.search(r"['\"]|\w ,|,\w|  ", text), f"{language}/{file.name}: {text!r}"
                assert not re.search(WRONG[language], text), f"{language}/{file.name}: {text!r}"


@pytest.mark.parametrize(("language", "opening"), [("de", "„"), ("fr", "«\N{NO-BREAK SPACE}"), ("nl", "‘")])
def test_names_of_buildings_are_quoted_in_sentences(language: str, opening: str) -> None:
    """What is told and scored sets them in bold or on a line of their own."""
    named = ("actions.ftl", "coach.ftl", "decisions.ftl", "events.ftl", "reasons.ftl")
    for file in message_files(language):
        if file.name in named:
            bare = re.findall(
                rf".*(?<![({re.escape(opening[-1])}])\{{ \$(?:card|card_less|given|taken) .*",
                file.read_text("utf-8"),
            )
            assert not bare, f"{language}/{file.name}"


def test_french_signs_never_stand_alone_at_the_beginning_of_a_line() -> None:
    """In every catalogue: a space that breaks no line before : ; ! ? and inside guillemets."""
    for file in message_files("fr"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            visitor = _Texts()
            visitor.visit(entry)
            for text in visitor.found:
                assert not re.search(r" [:;?!»](\s|$)|« ", text), f"fr/{file.name}: {text!r}"


def test_no_french_label_can_be_read_as_its_opposite() -> None:
    """A button “Plus de conseils” reads as “more tips” as well as “no more tips”."""
    for file in message_files("fr"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            visitor = _Texts()
            visitor.visit(entry)
            for text in visitor.found:
                assert not re.match(r"plus d(e |’)", text.strip(), re.IGNORECASE), f"fr/{file.name}: {text!r}"
