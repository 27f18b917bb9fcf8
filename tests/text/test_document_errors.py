"""What is wrong with a record is said in every language."""

from __future__ import annotations

import pytest

from oddville.record import RecordError, check_fairness
from oddville.text import LANGUAGES, Texts
from oddville.text.document_errors import record_error
from tests.record.test_fairness import CHEATS
from tests.record.test_record_mistakes import CHANGES, error_after
from tests.support.readable import assert_readable


@pytest.fixture(scope="module")
def errors() -> list[RecordError]:
    found = [error_after(change) for change, *_ in CHANGES]
    for cheat, *_ in CHEATS:
        with pytest.raises(RecordError) as raised:
            check_fairness(cheat())
        found.append(raised.value)
    return [*found, RecordError("fairness-hex", digits=64), RecordError("fairness-salt", longest=64)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_said(errors: list[RecordError], language: str) -> None:
    texts = Texts(language)
    for error in errors:
        text = record_error(texts, error)
        assert_readable(text)
        assert text.endswith((".", "?"))
