"""Messages that are filled in without Fluent say what Fluent would say."""

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from fluent.runtime import FluentBundle, FluentResource

from oddville.text import LANGUAGES, BrokenMessageError, Catalogue
from oddville.text.catalogue import message_files
from oddville.text.messages import Sources, cut, filled, references

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_the_same_as_in_fluent(language: str) -> None:
    """Without values: what needs one is refused by both."""
    bundle = FluentBundle([language], use_isolating=False)
    names: list[str] = []
    for file in message_files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
        names += cut(file.read_text("utf-8"))
    catalogue = Catalogue(language)
    for name in names:
        pattern = None if name.startswith("-") else bundle.get_message(name).value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, {})
        if errors:
            with pytest.raises(BrokenMessageError):
                catalogue.t(name)
        else:
            assert catalogue.t(name) == text


SOURCES = {
    "plain": "plain = Some words\n",
    "value": "value = { $count } of {$name}\n",
    "other": "other = See { value }!\n",
    "choice": "choice = { $count ->\n    [one] a { plain }\n   *[other] b\n}\n",
    "literal": 'literal = { "" }x\n',
}


@pytest.mark.parametrize(
    ("name", "args", "text"),
    [
        ("plain", {}, "Some words"),
        ("value", {"count": 3, "name": "x"}, "3 of x"),
        ("value", {"count": 3}, None),
        ("value", {"count": 3000, "name": "x"}, None),  # thousands have separators
        ("other", {"count": 3, "name": "x"}, "See 3 of x!"),
        ("choice", {"count": 3}, None),
        ("literal", {}, None),
    ],
)
def test_what_is_filled_in_here_and_what_is_left_to_fluent(
    name: str, args: dict[str, str | int], text: str | None
) -> None:
    assert filled(SOURCES, name, args) == text


def test_references_are_followed() -> None:
    assert set(references(SOURCES, "choice")) == {"choice", "plain"}
    assert set(references(SOURCES, "other")) == {"other", "value"}


def _missing(sources: Sources, names: list[str]) -> list[str]:
    return [name for name in names if name not in sources]


def test_several_threads_may_look_for_messages() -> None:
    folder = str(message_files("en")[0].parent)
    names = list(Sources(folder))
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            sources = Sources(folder)
            with ThreadPoolExecutor(4) as pool:
                orders = [names, names[::-1], names[::7], sorted(names)]
                missing = pool.map(partial(_missing, sources), orders)
            assert [*missing] == [[]] * 4
            assert sorted(sources) == sorted(names)
    finally:
        sys.setswitchinterval(interval)
