"""The examples of every document, with those that take long."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.doc_examples import DOCUMENTS, ROOT, run_document

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_all_examples_run(document: Path, tmp_path: Path) -> None:
    run_document(document, tmp_path, with_long=True)
