"""`oddville store …`: looking after the games of a server."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from oddville.cli import main
from oddville.record import load_verified, verify
from oddville.server.settings import ServerSettings
from oddville.store import open_store
from oddville.text import LANGUAGES, Texts
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, Player
from tests.support.played_store import fill
from tests.support.running_server import PLENTY, RunningServer

pytestmark = pytest.mark.slow

FUTURE, PAST = "2100-01-01", "2000-01-01"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("ODDVILLE_DATA", raising=False)
    monkeypatch.setenv("LC_ALL", "C")

    def call(*words: str | Path) -> tuple[int, str, str]:
        try:
            code = main([*map(str, words)])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


# ---- A store with games in it -------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("store") / "games.db"
    fill(path)
    return path


@pytest.fixture
def data(played: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    copy = tmp_path / "games.db"
    copy.write_bytes(played.read_bytes())
    return copy


# ---- The commands -------------------------------------------------------------------------------


def test_info(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run("store", "info", "--data", data)
    assert code == 0
    assert out.splitlines()[:3] == ["Open: 1", "Being played: 1", "Finished: 2"]
    assert out.splitlines()[3].startswith("Size: 0.")
    monkeypatch.setenv("ODDVILLE_DATA", str(data))
    assert run("store", "info") == (0, out, "")


def test_exported_records_are_good(run: Run, data: Path, tmp_path: Path) -> None:
    words = ("store", "export", "--data", data, "--out", tmp_path / "records", "--ended-before")
    assert run(*words, PAST)[1] == f"0 records written to {tmp_path / 'records'}.\n"
    code, out, err = run(*words, FUTURE)
    assert (code, err) == (0, "")
    assert out == f"2 records written to {tmp_path / 'records'}.\n"
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    code, out, _ = run("record", "verify", *files)
    assert code == 0
    assert out.count("proved fair") == 2
    records = [load_verified(file).record for file in files]
    assert [record.result is not None for record in records].count(True) == 1
    for record in records:
        verify(record)
        assert record.fairness is not None
        assert record.fairness.is_revealed
        assert sorted(record.fairness.salts) == ["salt0", "salt1"]
    # The same again: nothing is written twice, and no file tells the id of its table.
    assert run(*words, FUTURE)[1].splitlines()[1] == "2 were there already."
    code, _, _ = run("store", "info", "--data", data)
    ids = asyncio.run(all_ids(data))
    assert not any(table in file.name or table in file.read_text("utf-8") for table in ids for file in files)


async def all_ids(data: Path) -> list[str]:
    store = await open_store(str(data))
    found = await store.ended_before(2**60, 100)
    await store.close()
    return found


def test_pruning(run: Run, data: Path) -> None:
    words = ("store", "prune", "--data", data, "--ended-before")
    code, out, err = run(*words, FUTURE)
    assert (code, out) == (2, "")
    assert err.startswith("2 finished games would be deleted")
    assert run(*words, PAST) == (0, f"No finished game ended before {PAST}.\n", "")
    assert run(*words, FUTURE, "--yes") == (0, "2 finished games deleted.\n", "")
    assert run("store", "info", "--data", data)[1].startswith("Open: 1\nBeing played: 1\nFinished: 0\n")


def test_pruning_what_nobody_goes_on_with(run: Run, data: Path) -> None:
    words = ("store", "prune", "--data", data, "--untouched-since")
    code, out, err = run(*words, FUTURE)
    assert (code, out) == (2, "")
    assert err.startswith("2 unfinished games would be deleted")
    said = "No unfinished game has been idle since 1970-01-01.\n"
    assert run(*words, "1970-01-01") == (0, said, "")
    assert run(*words, FUTURE, "--yes") == (0, "2 unfinished games deleted.\n", "")
    assert run("store", "info", "--data", data)[1].startswith("Open: 0\nBeing played: 0\nFinished: 2\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ["--ended-before", "--untouched-since"])
def test_pruning_asks_first(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch, language: str, option: str
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    words = ("store", "prune", "--data", data, option, FUTURE, "--lang", language)
    monkeypatch.setattr(sys, "stdin", Terminal("n\n"))
    code, out, err = run(*words)
    assert code == 1
    assert FUTURE in out
    assert err == Texts(language).t("store-nothing-deleted") + "\n"
    yes = Texts(language).t("store-yes-words").split()[0]
    assert f"({yes}/n)" in out
    monkeypatch.setattr(sys, "stdin", Terminal(f"{yes.upper()}\n"))
    assert run(*words)[0] == 0


def test_a_backup_of_a_running_server_is_played_on(run: Run, tmp_path: Path) -> None:
    data, copy = tmp_path / "games.db", tmp_path / "copy.db"
    server = RunningServer(ServerSettings(data=str(data), limits=PLENTY))
    try:
        with http_client.client(server.url) as client:
            player = Player(client)
            player.open(AGAINST_A_BOT)
            player.act(player.wait_for("playing"))
            before = player.wait_for("playing")
            assert run("store", "backup", "--data", data, copy) == (0, f"The copy is in {copy}.\n", "")
            player.act(before)  # what comes later is not in the copy
    finally:
        server.stop()
    assert run("store", "backup", "--data", data, copy)[0] == 1  # nothing is overwritten
    server = RunningServer(ServerSettings(data=str(copy), limits=PLENTY))
    try:
        with http_client.client(server.url) as client:
            player.client = client
            seen = player.wait_for("playing")
            assert seen["sequence"] == before["sequence"]
            assert player.act(seen).status_code == 200
    finally:
        server.stop()


def test_what_cannot_be_done(run: Run, data: Path, tmp_path: Path) -> None:
    secret = "postgresql://ada:hush@127.0.0.1:1/db"
    for words, code, said in (
        (("info", "--data", tmp_path / "none.db"), 1, "There is no store"),
        (("info", "--data", "mysql://x"), 2, "not a valid place for a store"),
        (("info", "--data", secret), 1, "does not answer"),
        (("backup", "--data", secret, tmp_path / "copy.db"), 2, "pg_dump"),
        (("backup", "--data", data, tmp_path / "none" / "copy.db"), 1, "games.db"),
        (
            ("export", "--data", data, "--ended-before", "soon", "--out", tmp_path / "out"),
            2,
            "“soon” is not a date",
        ),
        (("prune", "--data", data), 2, "one of these is required: --ended-before --untouched-since"),
    ):
        found, out, err = run("store", *words)
        assert (found, out) == (code, ""), words
        assert said in err
        assert err.count("\n") == 1
        assert "hush" not in err
    assert not (tmp_path / "none.db").exists()


def test_a_game_that_cannot_be_read_does_not_keep_the_others(run: Run, data: Path, tmp_path: Path) -> None:
    with sqlite3.connect(data) as store:
        store.execute(
            "UPDATE matches SET edition = ? WHERE id = ?", (b'{"id": 5}', asyncio.run(all_ids(data))[0])
        )
    store.close()
    words = ("--ended-before", FUTURE, "--out", tmp_path / "records")
    code, out, err = run("store", "export", "--data", data, *words)
    assert code == 1
    assert out.startswith("1 record written")
    assert err == "1 game cannot be read and was left out.\n"
    assert json.loads(next((tmp_path / "records").iterdir()).read_text("utf-8"))
