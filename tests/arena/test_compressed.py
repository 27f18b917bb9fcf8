"""Records as the arena keeps them: compressed, and no less strict."""

import gzip
from pathlib import Path

import pytest

from oddville.record import RecordError, load_verified, read_verified, write_json, write_text
from oddville.record.record import MAX_RECORD_SIZE
from tests.support.recorded_games import finished


def test_either_form(tmp_path: Path) -> None:
    record = finished(2, 5).record()
    for text in (write_json(record), write_text(record)):
        (tmp_path / "game.gz").write_bytes(gzip.compress(text.encode()))
        assert load_verified(tmp_path / "game.gz").record == record


def test_what_would_unpack_to_too_much() -> None:
    with pytest.raises(RecordError, match="too-large"):
        read_verified(gzip.compress(b"{" + b" " * (MAX_RECORD_SIZE * 3)))


def test_what_is_cut_off_or_no_gzip_at_all() -> None:
    content = gzip.compress(write_json(finished(2, 5).record()).encode())
    for damaged in (content[: len(content) // 2], content[:2], b"\x1f\x8b" + b"nonsense" * 9):
        with pytest.raises(RecordError):
            read_verified(damaged)
