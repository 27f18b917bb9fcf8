"""`oddville serve` as people start it: it plays, says goodbye, and says in a sentence what is in its way."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oddville.cli import main
from oddville.client import Live, Refused, Seat, Server
from oddville.commands.listening import is_local, listen, neighbours_url, own_url
from oddville.commands.serve import allowed_hosts, is_readable_by_others
from oddville.protocol import messages
from oddville.protocol.settings import Settings
from oddville.server.file_lock import FileLock
from oddville.text import LANGUAGES
from tests.support import http_client
from tests.support.served import Served, hung_client, is_shut, until

pytestmark = pytest.mark.slow


NAME = "Ada Lovelace"
WORDS = "what a lovely mill"
PASSWORD = "open sesame"
HARBOUR = Path(__file__).parents[2] / "examples" / "harbour.toml"
SETTINGS = Settings(players=2, bots=(None, "newcomer"), order="chosen", pace="instant")
Run = Callable[..., tuple[int, str, str]]


# ---- Playing ------------------------------------------------------------------------------------


async def play_a_little(live: Live, moves: int = 3) -> None:
    while moves:
        if live.legal:
            await live.act(live.legal[0])
            moves -= 1
        else:
            await live.receive()


async def hear_goodbye(live: Live) -> messages.Goodbye:
    async with asyncio.timeout(20):
        while True:
            message = await live.receive()
            if isinstance(message, messages.Goodbye):
                return message


def test_a_server_from_its_start_to_its_end(tmp_path: Path) -> None:
    with Served(tmp_path / "games.db", "--log", "json", "--lang", "de") as served:
        assert served.said == [f"OddVille läuft unter {served.url}\n"]
        seat, goodbye, figures = asyncio.run(a_little_game(served))
        assert served.wait() == 0
    assert goodbye.reason == "restart"
    assert (tmp_path / "games.db").stat().st_mode & 0o777 == 0o600
    check_log(served.log, seat)
    check_figures(figures)


async def a_little_game(served: Served) -> tuple[Seat, messages.Goodbye, str]:
    server = Server(served.url)
    seat = await server.create(SETTINGS, NAME)
    async with seat.connect() as live:
        await play_a_little(live)
        await live.command("say", text=WORDS)
        with pytest.raises(Refused):
            await live.command("act", action=0, sequence=999)
        assert (await server.http.get(f"{served.url}/api/tables/{seat.table_id}?x={seat.key}")).is_success
        assert (await server.http.get(f"{served.url}/api/tables/{'A' * 16}")).status_code == 404
        stranger = {"Host": "evil.example"}
        assert (await server.http.get(f"{served.url}/api/tables/x", headers=stranger)).status_code == 400
        figures = (await server.http.get(f"{served.url}/metrics")).text
        served.tell(signal.SIGTERM)
        goodbye = await hear_goodbye(live)
    await server.close()
    return seat, goodbye, figures


def check_log(log: str, seat: Seat) -> None:
    lines = [json.loads(line) for line in log.splitlines()]
    events = [line["event"] for line in lines]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
    requests = {
        (line["method"], line["route"], line["status"]) for line in lines if line["event"] == "request"
    }
    assert requests == {
        ("GET", "-", 400),  # a name that is not ours
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{id}", 200),
        ("GET", "/api/tables/{id}", 404),
    }
    closed = next(line for line in lines if line["event"] == "socket-closed")
    assert (closed["reason"], closed["code"]) == ("restart", 1001)
    assert seat.key is not None
    for secret in (seat.key, seat.table_id, NAME, "Ada", WORDS, "127.0.0.1"):
        assert secret not in log


SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+)\})? ([0-9.e+-]+)')


def samples(text: str) -> dict[str, float]:
    """As Prometheus reads it: every line is a comment or a sample of what was announced before."""
    found: dict[str, float] = {}
    announced = ""
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            announced = line.split()[2]
        elif not line.startswith("# HELP "):
            match = SAMPLE.fullmatch(line)
            assert match is not None, line
            assert match[1].startswith(announced), line
            name = line.rpartition(" ")[0]
            assert name not in found, line
            found[name] = float(match[3])
    return found


def check_figures(text: str) -> None:
    found = samples(text)
    assert found['oddville_requests_total{method="POST",route="/api/tables",status="201"}'] == 1
    assert found["oddville_sockets"] == 1
    assert found["oddville_tables"] == 1
    assert found['oddville_commands_stored_total{kind="moved"}'] >= 3
    assert found['oddville_commands_stored_total{kind="said"}'] == 1
    assert found['oddville_refusals_total{code="ahead"}'] == 1
    assert found['oddville_refusals_total{code="unknown-table"}'] == 1
    stored = sum(value for name, value in found.items() if name.startswith("oddville_commands_stored_total"))
    assert found["oddville_command_seconds_count"] == stored
    assert found['oddville_command_seconds_bucket{le="+Inf"}'] == stored
    assert found["oddville_command_seconds_sum"] > 0
    decisions = found['oddville_bot_decisions_total{level="newcomer"}']
    assert found['oddville_bot_seconds_count{level="newcomer"}'] == decisions > 0
    assert found["oddville_bot_waiting_seconds_count"] == decisions
    assert found["oddville_store_queue"] >= 0
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert abs(found["process_start_time_seconds"] - time.time()) < 100


def test_ctrl_c_ends_it_and_a_second_one_at_once(tmp_path: Path) -> None:
    with Served(tmp_path / "games.db") as served, hung_client(served.url):
        http_client.get(f"{served.url}/health")  # the other one is being listened to by now
        served.tell(signal.SIGINT)
        until(lambda: is_shut(served.url), "the door to be shut")
        served.tell(signal.SIGINT)
        assert served.wait() == 130  # the end after the wait for the client would be a good one
    with Served(tmp_path / "games.db", ODDVILLE_PASSWORD=PASSWORD) as served:
        assert http_client.get(f"{served.url}/api/lobby").status_code == 401
        assert served.stop(signal.SIGINT) == 0
    assert PASSWORD not in served.log
    assert "Traceback" not in served.log


# ---- What is in its way -------------------------------------------------------------------------


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command where it ends before it begins to serve."""
    for name in ("ODDVILLE_DATA", "ODDVILLE_PASSWORD"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    def call(*words: str | Path) -> tuple[int, str, str]:
        try:
            code = main(["serve", "--port", "0", *map(str, words)])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def test_a_port_that_is_taken(serve: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, _, err = serve("--port", port, "--data", tmp_path / "games.db")
    assert code == 1
    assert f"port {port} of 127.0.0.1" in err
    assert err.count("\n") == 1
    assert serve("--host", "nowhere.invalid")[2] == "nowhere.invalid is not an address to listen on.\n"


def test_data_that_cannot_be_used(serve: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "letter").write_text("Dear Ada, this is no database.\n" * 100, "utf-8")
    for data, words in (
        (tmp_path / "none" / "games.db", "No such file or directory"),
        (tmp_path, "cannot be stored in"),
        (tmp_path / "letter", "file is not a database"),
    ):
        code, _, err = serve("--data", data)
        assert code == 1
        assert words in err
        assert err.count("\n") == 1
    code, _, err = serve("--data", "mysql://ada:hush@host/db")
    assert code == 2
    assert "hush" not in err
    monkeypatch.setenv("ODDVILLE_DATA", "postgresql://ada:hush@127.0.0.1:1/db")
    code, _, err = serve()
    assert code == 1
    assert "The database does not answer" in err
    assert "hush" not in err


def test_data_of_a_newer_release(serve: Run, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "new.db") as store:
        store.execute("CREATE TABLE alembic_version (version_num TEXT)")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")
    store.close()
    code, _, err = serve("--data", tmp_path / "new.db")
    assert code == 1
    assert "A newer version of OddVille has used this store" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_has_lost_its_games(serve: Run, tmp_path: Path, language: str) -> None:
    data = tmp_path / "games.db"
    data.touch()
    FileLock(data).release()  # as the server left it
    code, out, err = serve("--data", data, "--lang", language)
    assert (code, out) == (1, "")
    assert err.startswith(f"{data} ")
    assert err.count("\n") == 1
    assert data.stat().st_size == 0


def test_a_second_server_on_the_same_file(serve: Run, tmp_path: Path) -> None:
    claim = FileLock(tmp_path / "games.db")
    code, _, err = serve("--data", tmp_path / "games.db")
    claim.release()
    assert code == 1
    assert err.startswith("Another server is using")


def test_other_arguments(serve: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    broken = tmp_path / "broken.toml"
    broken.write_text("id = 5\n", "utf-8")
    for words, code, said in (
        (("--workers", "2", "--data", tmp_path / "games.db"), 2, "need PostgreSQL"),
        (("--edition", tmp_path / "missing.toml"), 1, "missing.toml"),
        (("--edition", broken), 1, ""),
        (("--edition", HARBOUR, "--edition", other_harbour(tmp_path)), 2, "are called “harbour”"),
        (("--password-file", tmp_path / "none"), 1, "No such file"),
        (("--password-file", empty), 1, "one password on one line"),
        (("--public-url", "play.example.org"), 2, "https://play.example.org"),
        (("--port", "70000"), 2, "65535"),
    ):
        found, out, err = serve(*words)
        assert (found, out) == (code, ""), words
        assert err.strip()
        assert said in err
    assert not (tmp_path / "home").exists()  # nothing was made for a server that cannot run


def other_harbour(folder: Path) -> Path:
    changed = folder / "other.toml"
    changed.write_text(HARBOUR.read_text("utf-8").replace("value   = 2", "value   = 1", 1), "utf-8")
    return changed


def test_what_is_not_installed(tmp_path: Path) -> None:
    for module, words, wanted in (
        ("starlette", ["serve"], "oddville"),
        ("sqlalchemy", ["store", "info"], "oddville"),
        ("psycopg", ["store", "info", "--data", "postgresql://host/db"], '"oddville[postgres]"'),
    ):
        code = (
            f"import sys; sys.modules[{module!r}] = None; import oddville.cli as c; sys.exit(c.main({words}))"
        )
        environment = {**os.environ, "LC_ALL": "C", "XDG_DATA_HOME": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment
        )
        assert done.returncode == 1
        assert done.stderr.endswith(f"pip install {wanted}\n")
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(serve: Run, language: str) -> None:
    code, out, _ = serve("--help", "--lang", language)
    assert code == 0
    for option in ("--host", "--data", "--workers", "--password-file", "--trust-proxy", "--log", "--open"):
        assert option in out


# ---- Where it listens ---------------------------------------------------------------------------


HERE = ("127.0.0.1", "[::1]", "localhost")


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ({}, HERE),
        ({"host": "localhost"}, HERE),
        ({"public_url": "https://Play.example:444/"}, (*HERE, "play.example")),
        ({"allowed_host": [" Play.example "]}, ("play.example",)),
        ({"trust_proxy": True}, ()),
        ({"host": "0.0.0.0"}, ()),
    ],
)
def test_names_to_answer_to(said: dict[str, Any], names: tuple[str, ...]) -> None:
    """A page of somebody else could point its own name at a server that only this machine should reach."""
    usual = {"host": "127.0.0.1", "public_url": None, "allowed_host": None, "trust_proxy": False}
    assert allowed_hosts(argparse.Namespace(**(usual | said))) == names


def test_addresses_for_people() -> None:
    with listen("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert own_url(here) == f"http://127.0.0.1:{port}"
        assert is_local(here)
        assert neighbours_url(here) is None
    with listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert own_url(everywhere) == f"http://127.0.0.1:{port}"
        assert not is_local(everywhere)
        others = neighbours_url(everywhere)
        assert others is None or others.endswith(f":{port}")


def test_a_hint_where_strangers_can_come(tmp_path: Path) -> None:
    with Served(tmp_path / "games.db", "--host", "0.0.0.0") as served:
        until(lambda: "--password-file" in served.log, "the hint")
        assert served.stop() == 0


def test_a_warning_if_others_can_read_the_password(tmp_path: Path) -> None:
    file = tmp_path / "password.txt"
    file.write_text("open sesame\n")
    file.chmod(0o600)
    assert not is_readable_by_others(str(file))
    assert not is_readable_by_others(None)
    file.chmod(0o644)
    with Served(tmp_path / "games.db", "--password-file", str(file)) as served:
        until(lambda: f"chmod 600 {file}" in served.log, "the warning")
        assert "sesame" not in served.log
        assert served.stop() == 0
