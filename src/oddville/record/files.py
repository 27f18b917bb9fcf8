"""Records in files: JSON, or text if the name ends in .txt. Either may be compressed with gzip."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from ..files import write_atomically
from ..rules.game import Game
from .errors import RecordError
from .json_document import DocumentError
from .json_form import parse_json_record, write_json
from .record import MAX_RECORD_SIZE, Record
from .replay import verify
from .text_reader import parse_text_record
from .text_writer import write_text

TEXT_SUFFIX: Final = ".txt"
GZIP: Final = b"\x1f\x8b"  # the first bytes of such a file


class Verified(NamedTuple):
    """A record that was replayed and checked, with the position it ends in."""

    record: Record
    game: Game


def read_verified(content: bytes | str) -> Verified:
    """A record in either form: JSON begins with a brace. Raises `RecordError`."""
    if isinstance(content, bytes) and content.startswith(GZIP):
        content = _decompressed(content)
    start = content[:100].lstrip(b"\xef\xbb\xbf \t\r\n")[:1] if isinstance(content, bytes) else b""
    if isinstance(content, str):
        start = content[:100].lstrip("\ufeff \t\r\n")[:1].encode()
    record = parse_json_record(content) if start in (b"{", b"[") else parse_text_record(content)
    return Verified(record, verify(record))


def _decompressed(content: bytes) -> bytes:
    """At most one byte more than a record may have, so that a zip bomb is not unpacked."""
    try:
        return zlib.decompressobj(wbits=zlib.MAX_WBITS | 16).decompress(content, MAX_RECORD_SIZE + 1)
    except zlib.error:
        return content  # it is not gzip, and not a record either


def load_verified(path: str | os.PathLike[str]) -> Verified:
    """The record in a file. Raises `RecordError`."""
    try:
        return read_verified(read_bounded(path, MAX_RECORD_SIZE))
    except DocumentError as error:
        raise RecordError.of(error.problem) from None


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write JSON, or text if the name ends in .txt."""
    write_atomically(Path(path), record_text(record, path))


def record_text(record: Record, path: str | os.PathLike[str]) -> str:
    """A record in the form that the name of its file asks for."""
    return write_text(record) if Path(path).suffix == TEXT_SUFFIX else write_json(record)


def read_bounded(path: str | os.PathLike[str], limit: int) -> bytes:
    """The bytes of a file, at most one more than allowed."""
    name = Path(path).name or str(path)
    try:
        with Path(path).open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        raise DocumentError("file-not-found", file=name) from None
    except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
        raise DocumentError("file-unreadable", file=name, detail=type(error).__name__) from None
