"""Checks the catalogues: `python -m oddville.text.check`.

It finds missing, repeated, unused and ill-formed messages, dangling references, and messages that need other
values in one language than in another.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from .catalogue import LANGUAGES
from .expected import expected_messages
from .parsing import Language, read_language
from .usage import Usage, add_page_usage, read_usage

CATALOGUES = Path(__file__).parent
PACKAGE = CATALOGUES.parent
PAGE = PACKAGE.parent.parent / "web" / "src"  # beside the package in its repository, not in an installation
OWN_FOLDER = CATALOGUES.name


class Fault(NamedTuple):
    language: str
    file: str
    kind: str  # "ill-formed", "repeated", "missing", "dangling", "circular", "variables" or "unused"
    detail: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file}: {self.kind}: {self.detail}"


def check(
    catalogues: Path = CATALOGUES,
    package: Path = PACKAGE,
    expected: Collection[str] | None = None,
    page: Path = PAGE,
) -> list[Fault]:
    """All faults of the catalogues in a folder, compared with the code of a package."""
    languages = [read_language(catalogues / code) for code in LANGUAGES]
    usage = read_usage(package)
    add_page_usage(usage, page)
    required = set(expected_messages() if expected is None else expected) | usage.asked.keys()
    faults = [fault for language in languages for fault in _faults_of_form(language)]
    faults += _missing_files(languages)
    faults += _missing_messages(languages, required)
    faults += _different_variables(languages)
    faults += _unused(languages, required, usage)
    return sorted(set(faults))


def _faults_of_form(language: Language) -> Iterator[Fault]:
    code = language.code
    for file, detail in language.ill_formed:
        yield Fault(code, file, "ill-formed", detail)
    for file, name in language.repeated:
        yield Fault(code, file, "repeated", name)
    for entry in language.entries.values():
        for reference in entry.references - language.entries.keys():
            yield Fault(code, entry.file, "dangling", f"{entry.name} refers to {reference}")
        if language.is_circular(entry.name):
            yield Fault(code, entry.file, "circular", entry.name)


def _missing_files(languages: list[Language]) -> Iterator[Fault]:
    files = {file for language in languages for file in language.files}
    for language in languages:
        for file in files - language.files:
            yield Fault(language.code, file, "missing", "the whole file")


def _missing_messages(languages: list[Language], required: set[str]) -> Iterator[Fault]:
    """Messages that the code or another language has, but that a language lacks."""
    homes = {entry.name: entry.file for language in languages for entry in language.entries.values()}
    wanted = required.union(*(language.messages() for language in languages))
    for language in languages:
        for name in wanted - language.messages():
            yield Fault(language.code, homes.get(name, ""), "missing", name)
        for name in language.messages():
            if language.entries[name].file != homes[name]:
                yield Fault(language.code, language.entries[name].file, "missing", f"{name} in {homes[name]}")


def _different_variables(languages: list[Language]) -> Iterator[Fault]:
    """Messages that need other values than in the first language."""
    first, *others = languages
    for language in others:
        for name in first.messages() & language.messages():
            here, there = _variables(language, name), _variables(first, name)
            if here != there:
                different = ", ".join(f"${variable}" for variable in sorted(here ^ there))
                yield Fault(language.code, language.entries[name].file, "variables", f"{name}: {different}")


def _variables(language: Language, name: str) -> set[str]:
    return {variable for entry in language.reach(name) for variable in entry.variables}


def _unused(languages: list[Language], required: set[str], usage: Usage) -> Iterator[Fault]:
    """Messages that neither the code nor another message uses."""
    foreign = [pattern for pattern, place in usage.patterns.items() if not place.startswith(OWN_FOLDER)]
    for language in languages:
        references = {name for entry in language.entries.values() for name in entry.references}
        referred = references | {name.partition(".")[0] for name in references}
        for entry in language.entries.values():
            name = entry.name
            is_used = name in required or name in referred or name in usage.words
            if not is_used and not any(re.fullmatch(pattern, name) for pattern in foreign):
                yield Fault(language.code, entry.file, "unused", name)


def main() -> int:
    faults = check()
    for fault in faults:
        print(fault)
    if not faults:
        print(
            f"{len(expected_messages())} expected messages and all others: no fault in {', '.join(LANGUAGES)}"
        )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
