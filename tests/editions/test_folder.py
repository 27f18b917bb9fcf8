"""The user's own editions lie in one folder and are found by name."""

import sys
from pathlib import Path

import pytest

from oddville.editions import EditionError, edition_names, load_edition, standard
from oddville.editions.folder import VARIABLE, user_edition_file, user_edition_names, user_folder
from oddville.editions.writer import write_toml

HARBOUR = Path(__file__).parents[2] / "examples" / "harbour.toml"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def test_an_edition_of_the_folder_is_found_by_name(folder: Path) -> None:
    (folder / "sea.toml").write_bytes(HARBOUR.read_bytes())
    assert user_edition_names() == ("sea",)
    assert load_edition("sea") == load_edition(HARBOUR)
    assert "sea" not in edition_names()


def test_what_is_no_edition_is_left_alone(folder: Path) -> None:
    for name in ("notes.txt", "My Box.toml", "..toml", ".hidden.toml"):
        (folder / name).write_text("")
    assert user_edition_names() == ()


def test_a_misspelt_name_is_suggested(folder: Path) -> None:
    (folder / "harbour.toml").write_bytes(HARBOUR.read_bytes())
    with pytest.raises(EditionError) as caught:
        load_edition("habour")
    assert caught.value.problems[0].params["suggestion"] == "harbour"


def test_no_file_of_the_folder_takes_the_place_of_our_own(folder: Path) -> None:
    (folder / "standard.toml").write_bytes(HARBOUR.read_bytes())
    assert load_edition("standard") == standard()


def test_another_edition_must_not_call_itself_by_one_of_our_names(tmp_path: Path) -> None:
    text = write_toml(standard())
    file = tmp_path / "copy.toml"
    file.write_text(text, "utf-8")
    assert load_edition(file) == standard()
    file.write_text(text.replace("points  = 4", "points  = 5"), "utf-8")
    with pytest.raises(EditionError) as caught:
        load_edition(file)
    (problem,) = caught.value.problems
    assert (problem.code, problem.where, problem.field) == ("reserved-id", "edition", "id")


def test_names_do_not_lead_out_of_the_folder(folder: Path, tmp_path: Path) -> None:
    (tmp_path.parent / "outside.toml").write_bytes(HARBOUR.read_bytes())
    with pytest.raises(EditionError):
        load_edition("../outside")
    assert user_edition_names() == ()


def test_a_folder_that_is_not_there_holds_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    assert user_edition_names() == ()


@pytest.mark.skipif(sys.platform != "linux", reason="the custom of Linux")
def test_where_the_folder_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert user_folder() == tmp_path / "data" / "oddville" / "editions"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert user_folder() == tmp_path / ".local" / "share" / "oddville" / "editions"
    assert user_edition_file("sea").name == "sea.toml"
