"""Reads the cells of a spreadsheet: CSV of any flavour, OpenDocument (.ods) and Excel (.xlsx).

Only the first sheet is read, and only text and numbers: for formulas, the value computed last. All sizes are
bounded, because the files are not trusted.
"""

from __future__ import annotations

import csv
import io
import os
import re
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from .problems import edition_error

MAX_SIZE: Final = 4 * 1024 * 1024
MAX_UNPACKED: Final = 32 * 1024 * 1024
MAX_ROWS: Final = 20_000
MAX_COLUMNS: Final = 64
LONGEST_CELL: Final = 1_000
SUFFIXES: Final = (".csv", ".txt", ".tsv", ".ods", ".xlsx")

_SEPARATORS: Final = ",;\t"
_OFFICE: Final = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_TABLE: Final = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT: Final = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_SHEET: Final = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_RELATION: Final = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_TARGETS: Final = "{http://schemas.openxmlformats.org/package/2006/relationships}Relationship"

Rows = list[list[str]]


class _Unreadable(Exception):
    """Why a file is not a spreadsheet, in a few words."""


# What reading a damaged or locked archive, ill-formed XML or strange CSV can raise.
_BROKEN: Final = (
    _Unreadable,
    csv.Error,
    zipfile.BadZipFile,
    zlib.error,
    ElementTree.ParseError,
    KeyError,
    ValueError,
    OSError,
    EOFError,
    NotImplementedError,
    RuntimeError,
)


def read_rows(path: str | os.PathLike[str]) -> Rows:
    """The cells of the first sheet as stripped texts, row by row, empty rows included."""
    file = Path(path)
    where = file.name or str(file)
    try:
        with file.open("rb") as stream:
            content = stream.read(MAX_SIZE + 1)
    except FileNotFoundError:
        raise edition_error("file-not-found", where) from None
    except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
        raise edition_error("file-unreadable", where, detail=type(error).__name__) from error
    if len(content) > MAX_SIZE:
        raise edition_error("file-too-large", where, limit=MAX_SIZE)
    try:
        return _rows(content)
    except _BROKEN as error:
        detail = str(error) if isinstance(error, _Unreadable) else type(error).__name__
        raise edition_error("spreadsheet-unreadable", where, detail=detail) from error


def _rows(content: bytes) -> Rows:
    if not content.startswith(b"PK"):
        return _csv_rows(_decode(content))
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = archive.namelist()
        if "xl/workbook.xml" in names:
            return _excel_rows(archive)
        if "content.xml" in names:
            return _open_document_rows(archive)
    raise _Unreadable("an archive without sheets")


# ---- CSV -----------------------------------------------------------------------------------------


def _decode(content: bytes) -> str:
    """UTF-8, UTF-16 with a byte order mark, or the Windows encoding of Western Europe."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16")
    if b"\0" in content:
        raise _Unreadable("binary data")
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    return content.decode("latin-1")


def _csv_rows(text: str) -> Rows:
    lines = text.splitlines(keepends=True)
    first = next((line for line in lines if line.strip()), "")
    separator = max(_SEPARATORS, key=first.count)
    rows: Rows = []
    for row in csv.reader(lines, delimiter=separator):
        _append(rows, row)
    return rows


def _append(rows: Rows, cells: list[str]) -> None:
    if len(rows) >= MAX_ROWS:
        raise _Unreadable(f"more than {MAX_ROWS} rows")
    if any(len(cell) > LONGEST_CELL for cell in cells):
        raise _Unreadable(f"a cell of more than {LONGEST_CELL} characters in row {len(rows) + 1}")
    rows.append([cell.strip() for cell in cells[:MAX_COLUMNS]])


# ---- Archives of XML ------------------------------------------------------------------------------


def _xml(archive: zipfile.ZipFile, name: str) -> ElementTree.Element:
    with archive.open(name) as stream:
        content = stream.read(MAX_UNPACKED + 1)
    if len(content) > MAX_UNPACKED:
        raise _Unreadable(f"more than {MAX_UNPACKED} bytes in {name}")
    text = content.decode("utf-8-sig")  # other encodings could hide a document type from the next line
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise _Unreadable(f"a document type in {name}")
    return ElementTree.fromstring(re.sub(r"^<\?xml[^>]*\?>", "", text))


def _open_document_rows(archive: zipfile.ZipFile) -> Rows:
    table = _xml(archive, "content.xml").find(f".//{_TABLE}table")
    if table is None:
        raise _Unreadable("no sheet")
    rows: Rows = []
    for row in table.iter(f"{_TABLE}table-row"):
        cells = [cell for element in row for cell in _open_document_cells(element)][:MAX_COLUMNS]
        # A sheet ends in one row that is repeated a million times; an empty one counts once.
        times = _repeated(row, "rows") if any(cells) else 1
        for _ in range(min(times, MAX_ROWS + 1)):
            _append(rows, cells)
    return rows


def _open_document_cells(element: ElementTree.Element) -> Iterator[str]:
    if element.tag not in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
        return
    number = element.get(f"{_OFFICE}value")
    text = " ".join("".join(part.itertext()) for part in element.iter(f"{_TEXT}p"))
    value = _whole(number) if number is not None else text
    for _ in range(min(_repeated(element, "columns"), MAX_COLUMNS)):
        yield value


def _repeated(element: ElementTree.Element, what: str) -> int:
    return int(element.get(f"{_TABLE}number-{what}-repeated", "1"))


def _excel_rows(archive: zipfile.ZipFile) -> Rows:
    shared: list[str] = []
    if "xl/sharedStrings.xml" in archive.namelist():
        items = _xml(archive, "xl/sharedStrings.xml").iter(f"{_SHEET}si")
        shared = ["".join(text.text or "" for text in item.iter(f"{_SHEET}t")) for item in items]
    rows: Rows = []
    for row in _xml(archive, _first_excel_sheet(archive)).iter(f"{_SHEET}row"):
        number = int(row.get("r", len(rows) + 1))
        if number > MAX_ROWS:
            raise _Unreadable(f"more than {MAX_ROWS} rows")
        while len(rows) < number - 1:  # empty rows are left out of the file
            rows.append([])
        cells = [""] * MAX_COLUMNS
        for position, cell in enumerate(row.iter(f"{_SHEET}c")):
            column = _column(cell.get("r", ""), position)
            if column < MAX_COLUMNS:
                cells[column] = _excel_cell(cell, shared)
        _append(rows, cells)
    return rows


def _first_excel_sheet(archive: zipfile.ZipFile) -> str:
    sheet = _xml(archive, "xl/workbook.xml").find(f".//{_SHEET}sheet")
    if sheet is None:
        raise _Unreadable("no sheet")
    for relation in _xml(archive, "xl/_rels/workbook.xml.rels").iter(_TARGETS):
        if relation.get("Id") == sheet.get(_RELATION):
            target = relation.get("Target", "")
            return target.removeprefix("/") if target.startswith("/") else f"xl/{target}"
    raise _Unreadable("no sheet")


def _column(reference: str, position: int) -> int:
    """The number of the column in "AB12", from 0."""
    letters = re.match(r"[A-Z]{1,3}", reference)
    if letters is None:
        return position
    number = 0
    for letter in letters[0]:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def _excel_cell(cell: ElementTree.Element, shared: list[str]) -> str:
    sort = cell.get("t", "n")
    if sort == "inlineStr":
        return "".join(text.text or "" for text in cell.iter(f"{_SHEET}t"))
    value = cell.findtext(f"{_SHEET}v") or ""
    if sort == "s":
        index = int(value)
        if not 0 <= index < len(shared):
            raise _Unreadable(f"no text {index}")
        return shared[index]
    return _whole(value) if sort == "n" else value


def _whole(number: str) -> str:
    """Spreadsheets write 2 as 2.0."""
    return re.sub(r"\.0+$", "", number)
