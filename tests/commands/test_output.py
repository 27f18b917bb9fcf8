"""Files are written whole or not at all, and never over another one by accident."""

import os
from pathlib import Path

import pytest

from oddville.commands.failure import CommandFailed
from oddville.commands.output import write_file


def test_a_new_file_and_its_folders(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "new.txt"
    write_file(file, "größe")
    assert file.read_text("utf-8") == "größe"
    assert os.listdir(file.parent) == ["new.txt"]


def test_nothing_is_overwritten_unless_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "old.txt"
    file.write_text("old")
    with pytest.raises(CommandFailed) as caught:
        write_file(file, "new")
    assert caught.value.message_id == "file-exists"
    assert file.read_text() == "old"
    write_file(file, b"new", force=True)
    assert file.read_text() == "new"
    assert os.listdir(tmp_path) == ["old.txt"]


def test_a_folder_is_never_replaced(tmp_path: Path) -> None:
    with pytest.raises(CommandFailed) as caught:
        write_file(tmp_path, "x", force=True)
    assert caught.value.message_id == "file-is-folder"


def test_a_dangling_link_counts_as_a_file(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    with pytest.raises(CommandFailed):
        write_file(link, "x")
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("name", ["\0", "a" * 300, "file/inside"])
def test_what_cannot_be_written_is_said(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CommandFailed) as caught:
        write_file(tmp_path / name, "x")
    assert caught.value.message_id == "file-not-written"
    assert os.listdir(tmp_path) == ["file"]


def test_a_file_that_appears_meanwhile_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    monkeypatch.setattr("oddville.commands.output.refuse_existing", lambda paths, force: None)
    file.write_text("theirs")
    with pytest.raises(CommandFailed):
        write_file(file, "ours")
    assert file.read_text() == "theirs"


def test_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*paths: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    write_file(tmp_path / "file", "x")
    assert os.listdir(tmp_path) == ["file"]
