"""`oddville edition …` from the command line: what it says, writes, refuses and returns."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from oddville.cli import main
from oddville.editions import edition_names, load_edition, standard
from oddville.editions.folder import VARIABLE

pytestmark = pytest.mark.slow

HARBOUR = str(Path(__file__).parents[2] / "examples" / "harbour.toml")
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "editions"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(folder: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*words: str) -> tuple[int, str, str]:
        try:
            code = main(["edition", *words])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


# ---- new -------------------------------------------------------------------------------------------


def test_a_new_edition_lies_in_the_folder_and_is_found_by_name(run: Run, folder: Path) -> None:
    code, out, _ = run("new", "my-box")
    file = folder / "editions" / "my-box.toml"
    assert code == 0
    assert str(file) in out
    assert "oddville edition check my-box" in out
    code, out, _ = run("check", "my-box")
    assert code == 1
    assert out == "64 buildings are still empty: 1–64.\n"
    for words in (("show", "my-box", "--no-open"), ("export", "my-box", "-o", "x.csv")):
        code, _, err = run(*words)
        assert (code, err) == (1, out)
    assert "my-box" in run("folder")[1]


def test_nothing_is_overwritten(run: Run, folder: Path) -> None:
    file = folder / "mine.toml"
    file.write_text("precious")
    code, _, err = run("new", "mine", "-o", str(file))
    assert code == 1
    assert "already exists" in err
    assert "--force" in err
    assert file.read_text() == "precious"
    assert run("new", "mine", "-o", str(file), "--force")[0] == 0
    assert file.read_text() != "precious"


@pytest.mark.parametrize("name", ["My Box", "../x", "", "a--b", "ä", "x" * 41])
def test_names_that_are_none(run: Run, name: str) -> None:
    code, _, err = run("new", name)
    assert code == 2
    assert "is not a valid name for an edition" in err


@pytest.mark.parametrize("name", edition_names())
def test_our_names_are_taken(run: Run, folder: Path, name: str) -> None:
    code, _, err = run("new", name)
    assert code == 2
    assert "comes with the game" in err
    assert os.listdir(folder) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_comments_are_in_the_language_of_the_user(run: Run, folder: Path, language: str) -> None:
    assert run("new", "box", "-o", "box.toml", "--lang", language)[0] == 0
    text = (folder / "box.toml").read_text("utf-8")
    expected = {"en": "Fill in", "de": "Trage unten", "fr": "Remplissez", "nl": "Vul onderaan"}
    assert expected[language] in text
    assert max(map(len, text.splitlines())) <= 110


def test_a_worksheet(run: Run, folder: Path) -> None:
    code, out, _ = run("new", "box", "-o", "box.toml", "--worksheet", "sheet.pdf")
    assert code == 0
    assert "sheet.pdf" in out
    assert (folder / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_copy_of_another_edition(run: Run, folder: Path) -> None:
    assert run("new", "sea", "--from", HARBOUR)[0] == 0
    copy = load_edition("sea")
    assert (copy.id, copy.buildings) == ("sea", load_edition(HARBOUR).buildings)
    assert run("check", "sea")[0] == 0


def test_there_and_back_through_a_table(run: Run, folder: Path) -> None:
    for number, separator in enumerate(("comma", "semicolon", "tab")):
        table = f"cards-{number}.csv"
        assert run("export", HARBOUR, "-o", table, "--separator", separator)[0] == 0
        assert run("new", f"box-{number}", "--from", table)[0] == 0
        assert load_edition(f"box-{number}").buildings == load_edition(HARBOUR).buildings


def test_a_table_in_german(run: Run, folder: Path) -> None:
    text = (
        "Nummer;Name;Kosten;Straßen;Gilde;Bonus;Wertung;Wert;Schild\n"
        "1;Krumme Mühle;2 Holz, Lehm;oben links;Hahn;Umwandeln;Gilde;2;2\n"
        "2;Burg;Kristall;;;beliebiger Rohstoff;Schilde;;\n"
    )
    (folder / "karten.csv").write_bytes(text.encode("cp1252"))
    code, _, err = run("new", "box", "--from", "karten.csv")
    assert (code, err) == (0, "")
    mill, keep = load_edition("box").buildings
    assert (mill.id, mill.name, mill.cost) == ("krumme-muhle", "Krumme Mühle", ("wood", "wood", "clay"))
    assert (mill.guild, mill.bonus, mill.scoring, mill.streets) == (
        "rooster",
        "transform",
        "guild",
        ("up", "left"),
    )
    assert (keep.bonus, keep.scoring, keep.guild) == ("any", "shields", None)


def test_a_table_with_mistakes_writes_nothing(run: Run, folder: Path) -> None:
    (folder / "cards.csv").write_text("id,cost,streets,bonus,scoring,value\nmill,woood,up,coin,diamond,5\n")
    code, _, err = run("new", "box", "--from", "cards.csv")
    assert code == 1
    assert err == 'row 2 "mill", cost: “woood” is not known here. Did you mean “wood”?\n'
    assert not (folder / "editions").exists()


# ---- check -----------------------------------------------------------------------------------------


def test_a_valid_edition_is_counted_and_compared(run: Run) -> None:
    code, out, _ = run("check", HARBOUR)
    assert code == 0
    assert out.startswith("harbour: no mistakes. 64 buildings, version 1")
    assert "  Diamond card            12        10  ██████████▓▓\n" in out
    assert "  column                   6         8  ██████░░\n" in out


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_counts_in_other_languages(run: Run, language: str) -> None:
    assert run("check", "standard", "--lang", language)[0] == 0


def test_counts_as_data(run: Run) -> None:
    code, out, _ = run("check", "standard", "--json")
    data = json.loads(out)
    assert (code, data["valid"], data["hash"]) == (0, True, standard().hash)
    assert data["counts"] == data["standard"]


def test_mistakes_name_card_and_field(run: Run, folder: Path) -> None:
    text = Path(HARBOUR).read_text("utf-8").replace('"rooster"', '"rooser"')
    (folder / "bad.toml").write_text(text, "utf-8")
    code, out, _ = run("check", "bad.toml")
    lines = out.splitlines()
    assert code == 1
    assert lines[-1] == f"{len(lines) - 1} mistakes."
    assert 'building 2 "amber-exchange", guild: “rooser” is not known here. Did you mean “rooster”?' in lines
    data = json.loads(run("check", "bad.toml", "--json")[1])
    assert data["valid"] is False
    assert {problem["field"] for problem in data["problems"]} == {"guild"}


def test_a_small_deck_is_told(run: Run, folder: Path) -> None:
    (folder / "c.csv").write_text("id,cost,streets,bonus,scoring,value\nmill,wood,up,coin,diamond,5\n")
    assert run("new", "small", "--from", "c.csv")[0] == 0
    assert "the deck may run out" in run("check", "small")[1]


def make_bad_files(folder: Path) -> list[str]:
    (folder / "empty.toml").write_bytes(b"")
    (folder / "binary.toml").write_bytes(bytes(range(256)))
    (folder / "latin.toml").write_bytes('id = "café"'.encode("latin-1"))
    (folder / "half.toml").write_bytes(Path(HARBOUR).read_bytes()[:3000])
    (folder / "large.toml").write_bytes(b"#" + b"\n" * 300_000)
    (folder / "deep.toml").write_text("a = " + "[" * 140 + "]" * 140)
    (folder / "many.toml").write_text("\n".join(f'[[building]]\nid="c{n}"' for n in range(10_000)))
    (folder / "folder.toml").mkdir()
    return [*sorted(path.name for path in folder.glob("*.toml")), "nowhere.toml", "\0.toml"]


@pytest.mark.parametrize("command", ["check", "show", "sheets", "diff", "export"])
def test_bad_files_end_in_a_sentence(run: Run, folder: Path, command: str) -> None:
    extra = {
        "show": ["-o", "x.html"],
        "sheets": ["-o", "out"],
        "diff": ["standard"],
        "export": ["-o", "x.csv"],
    }
    names = make_bad_files(folder)
    before = sorted(os.listdir(folder))
    for name in names:
        code, out, err = run(command, name, *extra.get(command, []))
        assert code == (2 if command == "diff" else 1), name
        said = out if command == "check" else err
        assert said.strip(), name
        assert "Traceback" not in said
    assert sorted(os.listdir(folder)) == before


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs rights that can be taken away")
def test_a_file_without_rights(run: Run, folder: Path) -> None:
    file = folder / "locked.toml"
    file.write_bytes(Path(HARBOUR).read_bytes())
    file.chmod(0)
    assert run("check", "locked.toml")[0] == 1


# ---- diff ------------------------------------------------------------------------------------------


def test_equal_editions(run: Run) -> None:
    assert run("diff", "standard", "standard")[:2] == (0, "standard and standard are the same.\n")
    assert json.loads(run("diff", "standard", "standard", "--json")[1]) == []


def test_differences_are_told_card_by_card(run: Run, folder: Path) -> None:
    text = Path(HARBOUR).read_text("utf-8").replace('cost    = ["crystal"]', 'cost    = ["wood"]', 1)
    (folder / "other.toml").write_text(text.replace("points = 5", "points = 6", 1), "utf-8")
    code, out, _ = run("diff", HARBOUR, "other.toml")
    assert code == 1
    assert out.splitlines() == [
        "Human Resources Manager",
        "  points: 5 → 6",
        "Amber Exchange (amber-exchange)",
        "  cost: crystal → wood",
        "2 differences",
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_everything_may_differ(run: Run, language: str) -> None:
    code, out, _ = run("diff", "standard", HARBOUR, "--lang", language)
    assert code == 1
    assert len(out.splitlines()) > 128
    assert len(json.loads(run("diff", "standard", HARBOUR, "--json")[1])) > 128


# ---- show, sheets, help ----------------------------------------------------------------------------


def test_the_gallery_is_written_or_opened(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert run("show", "-o", "page.html")[0] == 0
    assert (folder / "page.html").read_text("utf-8").startswith("<!doctype html>")
    assert run("show", "-o", "page.html")[0] == 1
    assert run("show", "-o", "page.txt")[0] == 2
    assert opened == []
    assert run("show", HARBOUR, "--no-open")[0] == 0
    assert run("show", HARBOUR)[0] == 0
    assert len(opened) == 1
    assert opened[0].startswith("file://")


def test_sheets(run: Run, folder: Path) -> None:
    words = ("sheets", HARBOUR, "-o", "out", "--only", "standees,square", "--paper", "letter", "--lang", "nl")
    code, out, _ = run(*words)
    assert code == 0
    files = {"harbour-cards.pdf", "harbour-workers.pdf", "harbour-print-guide.pdf"}
    assert set(os.listdir(folder / "out")) == files
    assert all(name in out for name in files)
    (folder / "out" / "harbour-cards.pdf").write_text("mine")
    assert run(*words)[0] == 1
    assert (folder / "out" / "harbour-cards.pdf").read_text() == "mine"
    assert run(*words, "--force")[0] == 0


@pytest.mark.parametrize(
    "words",
    [
        ("--card", "63"),
        ("--card", "1x1"),
        ("--card", "63xx88"),
        ("--bleed", "9"),
        ("--bleed", "-1"),
        ("--paper", "a5"),
        ("--only", "cards,nothing"),
        ("--duplex", "both"),
    ],
)
def test_strange_settings_are_refused(run: Run, folder: Path, words: tuple[str, ...]) -> None:
    code, _, err = run("sheets", "-o", "out", *words)
    assert code == 2
    assert len(err.splitlines()) == 1
    assert not (folder / "out").exists()


def test_without_the_pdf_library(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("oddville.print")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "fpdf", None)
    code, _, err = run("sheets", "-o", "out")
    assert code == 1
    assert 'pip install "oddville[print]"' in err
    assert run("new", "box", "--worksheet", "x.pdf")[0] == 1
    assert os.listdir(folder) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize(
    "command", [(), ("new",), ("check",), ("show",), ("diff",), ("export",), ("sheets",)]
)
def test_help(run: Run, command: tuple[str, ...], language: str) -> None:
    code, out, _ = run(*command, "--help", "--lang", language)
    assert code == 0
    assert "--lang" in out
