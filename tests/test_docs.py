"""The documents say what is so: links lead somewhere, commands exist, cited rules are there."""

import doctest
import json
import re
import runpy
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.command import call

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "oddville"
README = ROOT / "README.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
RULES = ROOT / "docs" / "rules.md"
DOCUMENTS = [
    README,
    ROOT / "CHANGELOG.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    ROOT / "bench" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
PICTURES = sorted((ROOT / "docs" / "pictures").glob("*.svg"))


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def without_code(text: str) -> str:
    """A document without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def code_spans(text: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", without_code(text))


# ---- Links ---------------------------------------------------------------------------------------


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", without_code(text))


def anchors(text: str) -> set[str]:
    """The anchors that headings get: lower case, without punctuation, hyphens for spaces."""
    headings = re.findall(r"^#+ (.+)$", without_code(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken_links(document: Path) -> Iterator[str]:
    for link in links(document.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue  # another site: nothing that a test should depend on
        path, _, anchor = link.partition("#")
        target = (document.parent / path) if path else document
        if not target.exists():
            yield f"{link}: no such file"
        elif anchor and anchor not in anchors(target.read_text("utf-8")):
            yield f"{link}: no such heading"


def test_links_lead_somewhere() -> None:
    found = [f"{name_of(document)}: {broken}" for document in DOCUMENTS for broken in broken_links(document)]
    assert found == []


def test_every_picture_is_shown_and_says_what_it_shows() -> None:
    shown = {
        (document.parent / link).resolve()
        for document in DOCUMENTS
        for link in links(document.read_text("utf-8"))
    }
    svg = "{http://www.w3.org/2000/svg}"
    for picture in PICTURES:
        assert picture in shown, f"{name_of(picture)} is in no document"
        root = ET.parse(picture).getroot()
        assert "viewBox" in root.attrib
        assert root.findtext(f"{svg}title")
        assert root.findtext(f"{svg}desc")


def test_the_terminal_is_drawn_as_it_is() -> None:
    picture = ROOT / "docs" / "pictures" / "terminal.py"
    drawing = runpy.run_path(str(picture))["drawing"]()
    drawn = picture.with_suffix(".svg").read_text("utf-8")
    assert drawn == drawing, f"the screen has changed: .venv/bin/python {name_of(picture)} draws it again"


# ---- Commands ------------------------------------------------------------------------------------


def commands(text: str, program: str, words: int = 1) -> set[str]:
    """The first words after a program's name, in blocks of code and in code spans."""
    blocks = re.findall(r"^```(?:console|sh)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    pieces = [*code_spans(text), *"\n".join(blocks).splitlines()]
    pattern = rf"(?:^|[$/ ]){program}((?: [a-z]+\b){{1,{words}}})(?![./])"
    return {match[1].strip() for piece in pieces for match in re.finditer(pattern, piece.strip())}


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    unknown = {
        name_of(document): named
        for document in DOCUMENTS
        if (named := commands(document.read_text("utf-8"), "make") - targets)
    }
    assert unknown == {}


def test_subcommands_exist() -> None:
    named = {
        (subcommand, name_of(document))
        for document in DOCUMENTS
        for subcommand in commands(document.read_text("utf-8"), "oddville", words=2)
    }
    helps = {subcommand: call(*subcommand.split(), "--help") for subcommand, _ in named}
    unknown = [
        (subcommand, document)
        for subcommand, document in sorted(named)
        if helps[subcommand].returncode or f"oddville {subcommand} " not in helps[subcommand].stdout
    ]
    assert unknown == []


def test_readme_names_the_commands_that_start_everything() -> None:
    assert {"play", "test"} <= commands(README.read_text("utf-8"), "make")


def test_the_figures_for_speed_are_those_measured() -> None:
    """Rounded, and within the swing of a machine that does other things too."""
    results = json.loads((ROOT / "bench" / "results" / "engine.json").read_text("utf-8"))
    measured = {line["line"]: line["ours"] for line in results["lines"]}
    rows = re.findall(r"^\| ([\w ,]+) \| ([0-9,]+) \|$", README.read_text("utf-8"), re.MULTILINE)
    assert rows
    for line, figure in rows:
        assert 0.7 < int(figure.replace(",", "")) / measured[line] < 1.4, line


# ---- Architecture --------------------------------------------------------------------------------


def paths_named(text: str) -> set[str]:
    """Code spans that look like files or folders of the repository."""
    return {
        span
        for span in code_spans(text)
        if re.fullmatch(r"[\w./-]+", span)
        and (re.search(r"\.(py|toml|md|ftl|svg|json)$", span) or "/" in span)
    }


def is_there(path: str) -> bool:
    """From the root, from the package, or the bare name of a module of the rules."""
    if path.startswith("build/"):
        return True  # made by the build
    return any((folder / path).exists() for folder in (ROOT, PACKAGE, PACKAGE / "rules"))


def test_every_path_in_the_architecture_exists() -> None:
    named = paths_named(ARCHITECTURE.read_text("utf-8"))
    assert named
    assert sorted(path for path in named if not is_there(path)) == []


def table_under(heading: str) -> str:
    return ARCHITECTURE.read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_every_module_of_the_rules_is_described() -> None:
    described = set(re.findall(r"^\| `(\w+\.py)` \|", table_under("The modules of the rules"), re.MULTILINE))
    modules = {file.name for file in (PACKAGE / "rules").glob("*.py")} - {"__init__.py"}
    assert described == modules


def test_every_module_of_bots_and_training_is_described() -> None:
    described = set(re.findall(r"`((?:bots|training)/\w+\.py)`", table_under("The modules of the bots")))
    folders = (PACKAGE / "bots", ROOT / "training")
    modules = {f"{folder.name}/{file.name}" for folder in folders for file in folder.glob("*.py")}
    assert described == modules - {"bots/__init__.py", "training/__init__.py"}


def test_every_file_of_the_engine_build_is_described() -> None:
    text = (ROOT / "docs" / "engine-build.md").read_text("utf-8")
    described = set(re.findall(r"^\| `(\w+\.py)` \|", text, re.MULTILINE))
    assert described == {file.name for file in (ROOT / "engine_build").glob("*.py")} - {"__init__.py"}


def test_every_layer_is_described() -> None:
    """In the table, or among what is planned and now begins to be there."""
    named = set(re.findall(r"\w+(?:\.py)?", table_under("The layers")))
    layers = {file.relative_to(PACKAGE).parts[0] for file in PACKAGE.rglob("*.py")}
    assert layers - named == set()


def test_the_examples_of_the_architecture_are_true() -> None:
    text = ARCHITECTURE.read_text("utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, name_of(ARCHITECTURE), str(ARCHITECTURE), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


# ---- Cited rules ---------------------------------------------------------------------------------

# What follows "docs/rules.md": sections, each perhaps with a step ("3b, step 5", "2.6") or a named paragraph.
SECTION = r"[1-9][a-z]?(?:\.[1-9])?"
CITATION = re.compile(
    rf"docs/rules\.md ({SECTION})(?:-({SECTION}))?(?:, steps? ([1-9])|, ([A-Z][A-Za-z ]*))?"
)
RULING = re.compile(r"\b([RA][1-9][0-9]?)\b")
CITED_IN = [
    "src/**/*.py",
    "src/**/*.toml",
    "src/**/*.ftl",
    "tests/**/*.py",
    "engine_build/*.py",
    "docs/architecture.md",
]


def sections() -> dict[str, str]:
    """The text of each section of the rules by its number; a chapter includes its parts."""
    text = RULES.read_text("utf-8")
    starts = list(re.finditer(r"^##+ ([1-9][a-z]?)\. ", text, re.MULTILINE))
    found = {}
    for number, start in enumerate(starts):
        name = start[1]
        ends = [other.start() for other in starts[number + 1 :] if not other[1].startswith(name)]
        found[name] = text[start.start() : ends[0] if ends else len(text)]
    return found


def citation_problem(citation: re.Match[str]) -> str | None:
    known = sections()
    first, last, step, paragraph = citation.groups()
    name, _, item = first.partition(".")
    for section in filter(None, (name, last)):
        if section not in known:
            return f"there is no section {section}"
    item = item or step or ""
    if item and not re.search(rf"^{item}\. ", known[name], re.MULTILINE):
        return f"section {name} has no step {item}"
    if paragraph and not re.search(rf"\*\*{paragraph.strip()}\b", known[name]):
        return f"section {name} has no paragraph {paragraph.strip()!r}"
    return None


def rulings() -> set[str]:
    """R1 and so on where section 7 gives the reason, A1 and so on where they are marked."""
    text = RULES.read_text("utf-8")
    reasons = sections()["7"]
    return (
        set(re.findall(r"\b(R[1-9][0-9]?)\b", reasons))
        | set(re.findall(r"\*\*(A[1-9])\b", text))
        | set(re.findall(r"\((A[1-9])\)", text))
    )


def citing_files() -> list[Path]:
    return sorted({file for pattern in CITED_IN for file in ROOT.glob(pattern)} - {Path(__file__)})


def test_cited_sections_exist() -> None:
    problems = []
    for file in citing_files():
        for citation in CITATION.finditer(file.read_text("utf-8")):
            if problem := citation_problem(citation):
                problems.append(f"{name_of(file)}: {citation[0]}: {problem}")
    assert problems == []


def test_every_citation_is_understood() -> None:
    """No mention of the rules slips past the check above."""
    for file in citing_files():
        text = file.read_text("utf-8")
        assert len(re.findall(r"docs/rules\.md \d", text)) == len(CITATION.findall(text)), name_of(file)


def test_cited_rulings_exist() -> None:
    known = rulings()
    assert {"R1", "R12", "A1", "A7"} <= known
    unknown = [
        f"{name_of(file)}: {mark}"
        for file in citing_files()
        for mark in RULING.findall(file.read_text("utf-8"))
        if mark not in known
    ]
    assert unknown == []


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        ("docs/rules.md 3b", True),
        ("docs/rules.md 3c", False),
        ("docs/rules.md 2-4", True),
        ("docs/rules.md 2-9", False),
        ("docs/rules.md 2.6", True),
        ("docs/rules.md 2.7", False),
        ("docs/rules.md 3b, step 7", True),
        ("docs/rules.md 3b, step 9", False),
        ("docs/rules.md 3, Taking workers back", True),
        ("docs/rules.md 3, Giving workers away", False),
    ],
)
def test_the_check_itself(text: str, is_right: bool) -> None:
    citation = CITATION.fullmatch(text)
    assert citation
    assert (citation_problem(citation) is None) is is_right
