"""The examples in README and docs run in the order in which they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.doc_examples import ROOT, blocks, run_document

pytestmark = pytest.mark.slow

DOCUMENTS = [
    document
    for document in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if blocks(document) and document.stem not in ("bots", "environments", "engine-build")
]


def name_of(document: Path) -> str:
    return str(document.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_examples_run(document: Path, tmp_path: Path) -> None:
    run_document(document, tmp_path)
