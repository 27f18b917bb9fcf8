"""Every building of the standard edition has a name in every language."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from oddville.editions import standard

TEXT = Path(__file__).parents[2] / "src/oddville/text"
LONGEST = 32  # more does not fit under a card


def names(language: str) -> dict[str, str]:
    resource = FluentParser().parse((TEXT / language / "buildings.ftl").read_text("utf-8"))
    found: dict[str, str] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            assert entry.value is not None
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement)
            found[entry.id.name] = element.value
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_one_name_for_each_building(language: str) -> None:
    found = names(language)
    assert list(found) == [f"card-{building.id}" for building in standard().buildings]
    assert len(set(found.values())) == len(found)
    assert all(0 < len(name) <= LONGEST for name in found.values())
    assert not any("'" in name for name in found.values()), "use the typographic apostrophe"


def test_a_name_begins_with_a_capital_letter() -> None:
    for language in ("en", "de", "fr", "nl"):
        assert all(name[0].isupper() for name in names(language).values())
