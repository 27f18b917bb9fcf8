"""The check of the catalogues: it holds for ours, and it finds each kind of fault."""

from pathlib import Path

import pytest

from oddville.text import LANGUAGES
from oddville.text.check import Fault, check, main

pytestmark = pytest.mark.slow

FIRST = """\
greeting = Hello, { $player }!
choice = { $resource ->
    [wood] wood
   *[other] { thing.many }
}
thing = thing
    .many = many things
kind-a = A
"""
CODE = 'def f(texts, kind):\n    return texts.t("greeting") + texts.t("choice") + texts.t(f"kind-{kind}")\n'


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A little package with four languages that is in order."""
    (tmp_path / "cli.py").write_text(CODE)
    for language in LANGUAGES:
        folder = tmp_path / "text" / language
        folder.mkdir(parents=True)
        (folder / "first.ftl").write_text(FIRST)
    return tmp_path


def faults(package: Path, expected: tuple[str, ...] = ("kind-a",)) -> list[tuple[str, str, str]]:
    found = check(package / "text", package, expected, page=package / "web")
    return [(fault.language, fault.kind, fault.detail) for fault in found]


def change(package: Path, language: str, old: str, new: str) -> None:
    file = package / "text" / language / "first.ftl"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_our_catalogues_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    failed = main()
    assert "no fault in en, de, fr, nl" in capsys.readouterr().out
    assert not failed


def test_catalogues_in_order(package: Path) -> None:
    assert faults(package) == []


def test_a_fault_as_a_line() -> None:
    assert str(Fault("de", "cli.ftl", "missing", "hello")) == "de/cli.ftl: missing: hello"


def test_a_message_missing_in_one_language(package: Path) -> None:
    change(package, "fr", "greeting = Hello, { $player }!\n", "")
    assert faults(package) == [("fr", "missing", "greeting")]


def test_a_message_missing_in_all_but_one(package: Path) -> None:
    change(package, "nl", "kind-a = A", "kind-a = A\nkind-b = B")
    assert [fault for fault in faults(package) if fault[1] == "missing"] == [
        ("de", "missing", "kind-b"),
        ("en", "missing", "kind-b"),
        ("fr", "missing", "kind-b"),
    ]


def test_an_expected_message_that_nobody_wrote(package: Path) -> None:
    assert [fault[1:] for fault in faults(package, ("kind-a", "kind-z"))] == [("missing", "kind-z")] * 4


def test_a_message_that_code_asks_for_and_nobody_wrote(package: Path) -> None:
    (package / "late.py").write_text('def f(texts):\n    return texts.t("farewell")\n')
    assert [fault[1:] for fault in faults(package)] == [("missing", "farewell")] * 4


def test_a_whole_file_missing(package: Path) -> None:
    (package / "text" / "en" / "second.ftl").write_text("")
    assert ("de", "missing", "the whole file") in faults(package)


def test_a_message_in_another_file_than_elsewhere(package: Path) -> None:
    for language in LANGUAGES:
        (package / "text" / language / "second.ftl").write_text("")
    change(package, "de", "kind-a = A", "")
    (package / "text" / "de" / "second.ftl").write_text("kind-a = A")
    assert ("de", "missing", "kind-a in first.ftl") in faults(package)


@pytest.mark.parametrize("broken", ["greeting = Hello, { $player !", "greeting Hello", "greeting ="])
def test_an_ill_formed_message(package: Path, broken: str) -> None:
    change(package, "de", "greeting = Hello, { $player }!", broken)
    found = faults(package)
    assert ("de", "missing", "greeting") in found
    assert any(fault[:2] == ("de", "ill-formed") and fault[2].startswith("line 1: ") for fault in found)


def test_a_message_of_attributes_only(package: Path) -> None:
    change(package, "de", "thing = thing\n", "thing =\n")
    assert ("de", "ill-formed", "thing has attributes only") in faults(package)


def test_a_message_written_twice(package: Path) -> None:
    change(package, "nl", "kind-a = A", "kind-a = A\nkind-a = B")
    assert faults(package) == [("nl", "repeated", "kind-a")]


def test_a_reference_into_nowhere(package: Path) -> None:
    change(package, "en", "{ thing.many }", "{ thing.few } and { -brand }")
    assert ("en", "dangling", "choice refers to thing.few") in faults(package)
    assert ("en", "dangling", "choice refers to -brand") in faults(package)


def test_a_message_that_refers_to_itself(package: Path) -> None:
    change(package, "en", "many things", "{ choice }")
    assert ("en", "circular", "choice") in faults(package)


def test_values_that_another_language_does_not_need(package: Path) -> None:
    change(package, "fr", "{ $player }", "{ $name }")
    assert faults(package) == [("fr", "variables", "greeting: $name, $player")]


def test_values_needed_by_a_form_that_is_referred_to(package: Path) -> None:
    change(package, "fr", "many things", "{ $count } things")
    assert faults(package) == [("fr", "variables", "choice: $count")]


def test_a_message_that_nobody_uses(package: Path) -> None:
    for language in LANGUAGES:
        change(package, language, "kind-a = A", "kind-a = A\nold = Old")
    assert [fault[1:] for fault in faults(package)] == [("unused", "old")] * 4


def test_a_form_that_nobody_uses(package: Path) -> None:
    change(package, "de", ".many = many things", ".many = many things\n    .few = few")
    assert faults(package) == [("de", "unused", "thing.few")]


def test_ids_that_code_puts_together_are_used(package: Path) -> None:
    for language in LANGUAGES:
        change(package, language, "kind-a = A", "kind-a = A\nkind-b = B")
    assert faults(package) == []


def test_a_fault_ends_the_command_with_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("oddville.text.check.check", lambda: [Fault("fr", "cli.ftl", "missing", "hello")])
    assert main() == 1
    assert capsys.readouterr().out == "fr/cli.ftl: missing: hello\n"


def test_what_the_page_asks_for_must_be_there(package: Path) -> None:
    page = package / "web"
    page.mkdir()
    (page / "Screen.svelte").write_text("<h1>{t('missing-title')}</h1>")
    assert ("en", "missing", "missing-title") in faults(package)


def test_what_the_page_puts_together_is_used(package: Path) -> None:
    for language in LANGUAGES:
        (package / "text" / language / "page.ftl").write_text("tab-one = One\npiece-one = One\nlone = One\n")
    page = package / "web"
    page.mkdir()
    (page / "tabs.ts").write_text("const name = t(`tab-${id}`);")
    (page / "Piece.svelte").write_text('<Symbol label="piece-{name}" />')
    unused = {detail for _, kind, detail in faults(package) if kind == "unused"}
    assert unused == {"lone"}
