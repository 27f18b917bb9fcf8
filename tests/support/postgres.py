"""A PostgreSQL to test with: one that is given, or one of our own that lives as long as the tests.

Set ODDVILLE_POSTGRES to the URL of a server on which databases may be created, or install the programs of
PostgreSQL; otherwise the tests that ask for it are skipped.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, LiteralString

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import make_url

GIVEN: Final = "ODDVILLE_POSTGRES"
ADVICE: Final = f"install it with `apt-get install postgresql`, or set {GIVEN} to the URL of a server"
USERS: Final = ("postgres", "nobody")  # whom we may become: the server refuses to run as root
START_SECONDS: Final = 30.0
SETTINGS: Final = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
}


class Cluster:
    """A server that can make scratch databases; `url` is one to connect to."""

    def __init__(self, url: str, is_own: bool) -> None:
        self.url = url
        self._is_own = is_own

    def run(self, statement: LiteralString, *names: str) -> None:
        """As the one who owns the server, outside any transaction; `{}` stands for a name."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.SQL(statement).format(*map(sql.Identifier, names)))

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new, empty database. On a server that stays it is dropped afterwards."""
        name = f"oddville_test_{uuid.uuid4().hex[:16]}"
        self.run("CREATE DATABASE {}", name)
        try:
            yield make_url(self.url).set(database=name).render_as_string(hide_password=False)
        finally:
            if not self._is_own:
                self.run("DROP DATABASE {} WITH (FORCE)", name)


@contextmanager
def nobody_let_in(cluster: Cluster, url: str) -> Iterator[None]:
    name = make_url(url).database or ""
    cluster.run("ALTER DATABASE {} ALLOW_CONNECTIONS false", name)
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
    yield
    cluster.run("ALTER DATABASE {} ALLOW_CONNECTIONS true", name)


def throw_everybody_out(url: str) -> None:
    """End all connections to a database but our own."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def empty(url: str) -> None:
    """Make a database as it was when it was new; whoever was killed in it may still hold a lock."""
    throw_everybody_out(url)
    with psycopg.connect(url) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Skips the test, with the reason, where there can be none."""
    if given := os.environ.get(GIVEN):
        yield Cluster(given, is_own=False)
        return
    programs = _programs()
    if programs is None:
        pytest.skip(f"PostgreSQL is not installed; {ADVICE}")
    folder = Path(tempfile.mkdtemp(prefix="oddville-pg-"))
    try:
        with _server(programs, folder) as url:
            yield Cluster(url, is_own=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def program(name: str) -> Path:
    """One of the programs that come with PostgreSQL; skips the test where it is missing."""
    folder = _programs()
    found = shutil.which(name) if folder is None else shutil.which(name, path=str(folder))
    if found is None:
        pytest.skip(f"{name} is not installed; {ADVICE}")
    return Path(found)


def _programs() -> Path | None:
    """The folder of the newest version that is installed."""
    folders = set(Path("/usr/lib/postgresql").glob("*/bin")) | set(Path("/usr").glob("pgsql-*/bin"))
    if on_path := shutil.which("initdb"):
        folders.add(Path(on_path).resolve().parent)
    if config := shutil.which("pg_config"):
        found = subprocess.run([config, "--bindir"], check=False, capture_output=True, text=True)
        folders.add(Path(found.stdout.strip()))
    complete = [
        folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()
    ]
    return max(complete, key=_version, default=None)


def _version(folder: Path) -> tuple[int, ...]:
    said = subprocess.run([folder / "postgres", "--version"], check=False, capture_output=True, text=True)
    return tuple(map(int, re.findall(r"\d+", said.stdout)))


def _other_user(folder: Path) -> dict[str, Any]:
    """How to start a program as somebody else, if we are root; the folder is theirs then."""
    if os.geteuid() != 0:
        return {}
    for name in USERS:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    pytest.skip(f"PostgreSQL does not run as root, and there is no other user; set {GIVEN}")


@contextmanager
def _server(programs: Path, folder: Path) -> Iterator[str]:
    """On a socket in the folder, so that no port can be taken. It writes through to the disk as always."""
    other_user = _other_user(folder)
    data = folder / "data"
    words: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "--no-sync",
        "-A",
        "trust",
        "-U",
        "oddville",
        "-E",
        "UTF8",
        "--locale=C",
    ]
    made = subprocess.run(words, check=False, capture_output=True, text=True, cwd=folder, **other_user)
    if made.returncode:
        pytest.skip(f"PostgreSQL cannot be set up here: {made.stderr.strip()}; set {GIVEN}")
    settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
    words = [programs / "postgres", "-D", data, "-k", folder, *settings]
    url = f"postgresql://oddville@/postgres?host={folder}"
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(words, stdout=log, stderr=log, text=True, cwd=folder, **other_user)
    try:
        _wait_for(server, url, folder / "log")
        yield url
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: what would be written through now is thrown away anyway
        server.wait(START_SECONDS)


def _wait_for(server: subprocess.Popen[str], url: str, log: Path) -> None:
    patience = time.monotonic() + START_SECONDS
    while True:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError as error:
            if server.poll() is not None or time.monotonic() > patience:
                pytest.skip(f"PostgreSQL does not start here: {error} {log.read_text('utf-8')}; set {GIVEN}")
        time.sleep(0.02)
