"""The documents again, with the examples that take long."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.doc_examples import DOCUMENTS, ROOT, blocks, run_document

pytestmark = pytest.mark.soak

LONG = [document for document in DOCUMENTS if any("soak" in block.marks for block in blocks(document))]


@pytest.mark.parametrize("document", LONG, ids=lambda document: str(document.relative_to(ROOT)))
def test_all_examples_run(document: Path, tmp_path: Path) -> None:
    run_document(document, tmp_path, with_long=True)
