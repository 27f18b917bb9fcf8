"""Operating a server: its log, its metrics, its file lock."""

from __future__ import annotations

import io
import json
import logging
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.commands.listening import listen, own_url
from oddville.server import logs
from oddville.server.file_lock import AlreadyLocked, FileLock
from oddville.server.prometheus import Counter, Gauge, Histogram
from oddville.server.runner import Runner
from oddville.server.serving import Operation, run, runner
from oddville.server.settings import ServerSettings
from tests.support import http_client
from tests.support.http_player import QUICK, Player
from tests.support.monitoring import used_names
from tests.support.running_server import PLENTY

pytestmark = pytest.mark.slow

HUSH = "not for strangers"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged meanwhile, as JSON; afterwards everything is as it was."""
    names = ("", "oddville", "uvicorn", "uvicorn.error", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, logger.propagate, logger.handlers[:]) for logger in loggers]
    stream = io.StringIO()
    logs.set_up("json", stream)
    yield stream
    for logger, (level, propagate, handlers) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.propagate = propagate
        logger.handlers[:] = handlers


class Operated:
    """A server as `oddville serve` runs it, in a thread."""

    def __init__(self, data: Path, **settings: Any) -> None:
        public = settings.pop("metrics_public", False)
        chosen = ServerSettings(data=str(data), limits=PLENTY, **settings)
        started = threading.Event()
        self.runner: Runner = runner(Operation(chosen, "json", public), on_started=started.set)
        self._listening = listen("127.0.0.1", 0)
        self.url = own_url(self._listening)
        self._thread = threading.Thread(target=run, args=(self.runner, self._listening))
        self._thread.start()
        assert started.wait(30)

    def __enter__(self) -> Operated:
        return self

    def __exit__(self, *_: object) -> None:
        self.runner.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()


# ---- The log ------------------------------------------------------------------------------------


def test_mistakes_are_logged_with_their_traceback_on_one_line(
    log: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with Operated(tmp_path / "games.db") as server, http_client.client(server.url) as client:
        hall = server.runner._application.service.hall
        monkeypatch.setattr(hall.store, "lobby", broken)
        assert client.get("/api/lobby").status_code == 500
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    failed = next(line for line in lines if line["level"] == "error")
    assert "ZeroDivisionError" in failed["error"]
    answered = next(line for line in lines if line["event"] == "request")
    assert (answered["status"], answered["code"], answered["route"]) == (500, "internal", "/api/lobby")


def test_strangers_cannot_write_into_the_log(log: io.StringIO, tmp_path: Path) -> None:
    with Operated(tmp_path / "games.db") as server, http_client.client(server.url) as client:
        client.request("PROPFIND", f"/{HUSH}")
        client.get(f"/api/tables/{HUSH}")
        client.get("/t/AAAAAAAAAAAAAAAA?key=hush", headers={"User-Agent": HUSH, "Referer": HUSH})
    text = log.getvalue()
    for words in ("PROPFIND", HUSH, HUSH.replace(" ", "%20"), "AAAA", "hush"):
        assert words not in text
    routes = [line.get("route") for line in map(json.loads, text.splitlines()) if line["event"] == "request"]
    assert routes == ["/{path:path}", "/api/tables/{id}", "/t/{id}"]


def test_lines_to_read() -> None:
    record = logging.makeLogRecord({"msg": "hello\nthere", "levelname": "INFO", "created": 0.0})
    setattr(record, logs._FIELDS, {"status": 200, "words": "two words\n", "nothing": None})
    line = logs._AsText().format(record)
    assert line == '1970-01-01T00:00:00.000+00:00 info hello there status=200 words="two words\\n"'


# ---- The figures --------------------------------------------------------------------------------


def test_figures_are_for_those_beside_us(log: io.StringIO, tmp_path: Path) -> None:
    def seen(server: Operated, **headers: str) -> int:
        return http_client.get(f"{server.url}/metrics", headers=headers).status_code

    stranger = {"X-Forwarded-For": "203.0.113.9"}
    with Operated(tmp_path / "one.db", allowed_hosts=("play.example.org",)) as server:
        assert seen(server) == 200  # by whatever name
        assert seen(server, **stranger) == 404
        assert seen(server, Via="1.1 proxy") == 404
        assert http_client.get(f"{server.url}/api/lobby").status_code == 400
    with Operated(tmp_path / "two.db", trust_proxy=True) as server:
        assert seen(server) == 200
        assert seen(server, **stranger) == 404
        assert seen(server, **{"X-Forwarded-For": "::1"}) == 200
        assert seen(server, **{"X-Forwarded-For": "127.0.0.1, 203.0.113.9"}) == 404
        assert seen(server, **{"X-Forwarded-For": "nonsense"}) == 404
    with Operated(tmp_path / "three.db", metrics_public=True) as server:
        assert seen(server, **stranger) == 200
        with http_client.client(server.url) as client:
            player = Player(client)
            player.open(QUICK | {"bots": [None, "journeyman"]})
            player.act(player.wait_for("playing"))
            text = client.get("/metrics").text
        assert 'oddville_commands_stored_total{kind="started"} 1' in text
        assert used_names() <= set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
        assert "oddville_strong_bots 1\n" in text
        assert "oddville_searches_waiting 0\n" in text
        assert "# TYPE oddville_bot_shortened_total counter\n" in text
        assert player.table not in text
        assert player.key not in text


def test_the_text_format() -> None:
    counter = Counter("things_total", "Things.", ("kind",))
    counter.add('a "b"\\c\nd')
    counter.add("z")
    counter.add("z")
    assert list(counter.lines(counter.values())) == [
        "# HELP things_total Things.",
        "# TYPE things_total counter",
        'things_total{kind="a \\"b\\"\\\\c\\nd"} 1',
        'things_total{kind="z"} 2',
    ]
    none = Counter("none_total", "None yet.")
    assert list(none.lines(none.values()))[2:] == ["none_total 0"]
    times = Histogram("seconds", "Times.", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        times.add(seconds)
    assert list(times.lines(times.values()))[2:] == [
        'seconds_bucket{le="0.1"} 2',
        'seconds_bucket{le="1"} 3',
        'seconds_bucket{le="+Inf"} 4',
        "seconds_sum 7.65",
        "seconds_count 4",
    ]
    now = Gauge("now", "Now.", lambda: 2.5, worker="1")
    assert list(now.lines(now.values()))[1:] == ["# TYPE now gauge", 'now{worker="1"} 2.5']
    unknown = Gauge("unknown", "Unknown.", lambda: None)
    assert len(list(unknown.lines(unknown.values()))) == 2


# ---- One server for one file --------------------------------------------------------------------


def test_a_file_is_claimed_once(tmp_path: Path) -> None:
    first = FileLock(tmp_path / "games.db")
    with pytest.raises(AlreadyLocked):
        FileLock(tmp_path / "games.db")
    first.release()
    FileLock(tmp_path / "games.db").release()
