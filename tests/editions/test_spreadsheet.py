"""Cells of CSV, OpenDocument and Excel files, and of what only looks like one."""

import contextlib
import io
import zipfile
from pathlib import Path

import pytest

from oddville.editions import EditionError
from oddville.editions.spreadsheet import LONGEST_CELL, MAX_ROWS, MAX_SIZE, MAX_UNPACKED, read_rows

ROWS = [["id", "name"], ["mill", "Mühle, groß"], ["keep", ""]]
ODS = (
    '<?xml version="1.0" encoding="UTF-8"?><office:document-content '
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
    "<table:table>{rows}</table:table></office:spreadsheet></office:body></office:document-content>"
)
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"


def archive(**files: str | bytes) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, text in files.items():
            zipped.writestr(name.replace("__", "/"), text)
    return content.getvalue()


def ods(rows: str) -> bytes:
    return archive(**{"content.xml": ODS.format(rows=rows)})


def xlsx(sheet: str, strings: str = "") -> bytes:
    return archive(
        **{
            "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}"><sheets>'
            '<sheet name="Cards" sheetId="1" r:id="rId7"/></sheets></workbook>',
            "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{PACKAGE}">'
            '<Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>',
            "xl/worksheets/first.xml": f'<worksheet xmlns="{MAIN}">{sheet}</worksheet>',
            "xl/sharedStrings.xml": f'<sst xmlns="{MAIN}">{strings}</sst>',
        }
    )


def rows_of(tmp_path: Path, content: bytes) -> list[list[str]]:
    file = tmp_path / "table"
    file.write_bytes(content)
    return read_rows(file)


def problem_of(tmp_path: Path, content: bytes) -> str:
    with pytest.raises(EditionError) as caught:
        rows_of(tmp_path, content)
    (problem,) = caught.value.problems
    return f"{problem.code} {problem.params.get('detail', '')}".strip()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_csv_of_any_flavour(tmp_path: Path, encoding: str, separator: str, end: str) -> None:
    lines = [separator.join(f'"{cell}"' if "," in cell else cell for cell in row) for row in ROWS]
    assert rows_of(tmp_path, end.join(lines).encode(encoding)) == ROWS


def test_open_document(tmp_path: Path) -> None:
    def cell(text: str, extra: str = "") -> str:
        return f"<table:table-cell {extra}><text:p>{text}</text:p></table:table-cell>"

    number = 'office:value-type="float" office:value="2.0"'
    rows = (
        f"<table:table-row>{cell('id')}{cell('value')}<table:table-cell "
        'table:number-columns-repeated="16000"/></table:table-row>'
        f"<table:table-row>{cell('mill')}{cell('2', number)}</table:table-row>"
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>'
    )
    found = rows_of(tmp_path, ods(rows))
    assert [row[:2] for row in found] == [["id", "value"], ["mill", "2"], [""]]
    assert len(found[0]) <= 64


def test_excel(tmp_path: Path) -> None:
    sheet = (
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>'
        '<row r="3"><c r="A3" t="inlineStr"><is><t>mi</t><t>ll</t></is></c><c r="C3"><v>2</v></c></row>'
    )
    found = rows_of(tmp_path, xlsx(sheet, "<si><t>id</t></si><si><r><t>val</t></r><r><t>ue</t></r></si>"))
    assert [row[:3] for row in found] == [["id", "", "value"], [], ["mill", "", "2"]]


def bomb() -> bytes:
    return archive(**{"content.xml": b" " * (MAX_UNPACKED + 1)})


DOCTYPE = '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>'
BROKEN = {
    "binary": (b"a\0b", "binary data"),
    "picture": (b"\x89PNG\r\n\x1a\n\0\0", "binary data"),
    "half an archive": (ods("")[:60], "BadZipFile"),
    "another archive": (archive(readme="x"), "an archive without sheets"),
    "no XML": (archive(**{"content.xml": "<a>"}), "ParseError"),
    "no sheet": (archive(**{"content.xml": "<a/>"}), "no sheet"),
    "entities": (archive(**{"content.xml": DOCTYPE}), "a document type in content.xml"),
    "hidden entities": (archive(**{"content.xml": DOCTYPE.encode("utf-16")}), "UnicodeDecodeError"),
    "bomb": (bomb(), f"more than {MAX_UNPACKED} bytes in content.xml"),
    "no such text": (xlsx('<row r="1"><c r="A1" t="s"><v>7</v></c></row>'), "no text 7"),
    "strange number": (xlsx('<row r="x"/>'), "ValueError"),
    "far away": (xlsx('<row r="99999999"/>'), f"more than {MAX_ROWS} rows"),
    "long cell": (
        b"id,name\nmill," + b"x" * (LONGEST_CELL + 1),
        "a cell of more than 1000 characters in row 2",
    ),
    "many rows": (b"a\n" * (MAX_ROWS + 1), f"more than {MAX_ROWS} rows"),
    "repeated rows": (
        ods(
            '<table:table-row table:number-rows-repeated="9999999"><table:table-cell><text:p>x</text:p>'
            "</table:table-cell></table:table-row>"
        ),
        f"more than {MAX_ROWS} rows",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_read_is_said(tmp_path: Path, name: str) -> None:
    content, detail = BROKEN[name]
    assert problem_of(tmp_path, content) == f"spreadsheet-unreadable {detail}"


def test_damaged_archives_never_end_in_a_traceback(tmp_path: Path) -> None:
    whole = xlsx('<row r="1"><c r="A1" t="s"><v>0</v></c></row>' * 50, "<si><t>id</t></si>")
    for place in range(0, len(whole), 7):
        damaged = whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :]
        with contextlib.suppress(EditionError):
            rows_of(tmp_path, damaged)


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    for path, code in (
        (tmp_path / "none.csv", "file-not-found"),
        (tmp_path, "file-unreadable"),
        ("\0", "file-unreadable"),
    ):
        with pytest.raises(EditionError) as caught:
            read_rows(path)
        assert caught.value.problems[0].code == code


def test_a_file_may_be_too_large(tmp_path: Path) -> None:
    assert problem_of(tmp_path, b"a" * (MAX_SIZE + 1)) == "file-too-large"
