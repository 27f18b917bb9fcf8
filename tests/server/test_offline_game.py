"""The game without a server, beside the page: files with a security policy of their own."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from oddville.cli import main
from oddville.exit_codes import BAD_USAGE
from oddville.server.settings import ServerSettings
from tests.support.running_server import RunningServer


def a_site(folder: Path) -> Path:
    (folder / "engine").mkdir(parents=True)
    (folder / "index.html").write_text("<title>OddVille</title>")
    (folder / "engine" / "engine.json").write_text("{}")
    return folder


def test_it_is_offered_with_its_own_policy(tmp_path: Path) -> None:
    settings = ServerSettings(data=str(tmp_path / "games.db"), site=a_site(tmp_path / "site"))
    server = RunningServer(settings)
    try:
        with httpx.Client(base_url=server.url, follow_redirects=True) as client:
            assert client.get("/api/levels").json()["offline"] is True
            document = client.get("/offline")
            assert (document.url.path, document.text) == ("/offline/", "<title>OddVille</title>")
            policy = document.headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy
            assert client.get("/offline/engine/engine.json").json() == {}
            assert client.get("/offline/../games.db").status_code == 404
            assert "wasm-unsafe-eval" not in client.get("/").headers["content-security-policy"]
    finally:
        server.stop()


def test_without_one_there_is_nothing(tmp_path: Path) -> None:
    server = RunningServer(ServerSettings(data=str(tmp_path / "games.db")))
    try:
        with httpx.Client(base_url=server.url) as client:
            assert client.get("/api/levels").json()["offline"] is False
            assert client.get("/offline/").status_code == 404
    finally:
        server.stop()


def test_a_folder_without_a_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--site", str(tmp_path)]) == BAD_USAGE
    assert "does not contain a site" in capsys.readouterr().err
