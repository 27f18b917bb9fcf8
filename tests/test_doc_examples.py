"""The examples in README run in the order in which they stand; those in docs do so in `make soak`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.support.doc_examples import DOCUMENTS, ROOT, ExampleFailed, blocks, run_document

pytestmark = pytest.mark.slow

# Nobody runs these examples. A new one needs a reason here, too.
NOT_RUN = {
    "bench/README.md": ["needs packages from the internet"] * 2,
    "docs/arena.md": [
        "needs a second machine",
        "installs your package; tests/bots/test_own_bot.py plays this tournament",
        "needs your bot",
    ],
    "docs/engine-build.md": ["writes into the checkout"] * 2 + ["replaces the compiled engine"] * 2,
    # tests/learning/test_recipes.py runs those that need torch in small.
    "docs/environments.md": [
        "learns for minutes",
        "needs RLlib",
        "needs tianshou",
        "learns for a quarter of an hour",
        "installs a package and learns for an hour",
    ],
    "docs/offline.md": ["needs packages from the internet"],
    "docs/hosting.md": [
        "the examples use a checkout that is installed already",
        *["needs a PostgreSQL server"] * 5,
        *["needs root"] * 8,
    ],
}


def name_of(document: Path) -> str:
    return str(document.relative_to(ROOT))


def test_examples_run(tmp_path: Path) -> None:
    run_document(ROOT / "README.md", tmp_path)


def test_every_other_example_is_known() -> None:
    for document in DOCUMENTS:
        reasons = [block.marks["not run"] for block in blocks(document) if "not run" in block.marks]
        assert Counter(reasons) == Counter(NOT_RUN.get(name_of(document), [])), name_of(document)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("```console\n$ oddville edition check nowhere.toml\n```\n", "exit code 1"),
        ("```console\n$ echo 3 games\n5 tables\n```\n", "does not print: 5 tables"),
        ("```python\nprint(undefined)\n```\n", "NameError"),
        ("```console\n$ oddville serve --data no/such/folder/games.db\n```\n", "did not start"),
        ("```console\n$ oddville play --plain --replay nothing.json\n```\n", "exit code"),
    ],
)
def test_the_check_itself(text: str, complaint: str, tmp_path: Path) -> None:
    document = tmp_path / "document.md"
    document.write_text(text, "utf-8")
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(ExampleFailed, match=complaint):
        run_document(document, folder)


def test_examples_share_a_folder_and_numbers_may_differ(tmp_path: Path) -> None:
    document = tmp_path / "document.md"
    document.write_text(
        "<!-- not run: fails -->\n```console\n$ false\n```\n"
        "<!-- before: echo 1 game > made -->\n```console\n$ cat made\n12 game\n```\n"
        "```python\nassert open('made').read() == '1 game\\n'\n```\n",
        "utf-8",
    )
    folder = tmp_path / "folder"
    folder.mkdir()
    run_document(document, folder)
