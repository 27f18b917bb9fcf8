"""How much is logged: everything for hosts, only what goes wrong for players."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Iterator
from io import StringIO

import pytest

from oddville.commands import serve
from oddville.server import logs
from oddville.text import Texts


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    names = ("", "oddville", "uvicorn", "uvicorn.error", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, list(logger.handlers), logger.propagate) for logger in loggers]
    yield
    for logger, (level, handlers, propagate) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.handlers[:] = handlers
        logger.propagate = propagate


@pytest.mark.parametrize(("form", "count"), [("text", 2), ("json", 2), ("warnings", 1)])
def test_warnings_leave_out_requests(form: logs.Form, count: int) -> None:
    out = StringIO()
    logs.set_up(form, out)
    logs.tell("request", status=200)
    logs.tell("slow", logging.WARNING)
    assert len(out.getvalue().splitlines()) == count
    assert "slow" in out.getvalue()


@pytest.mark.parametrize(
    ("asked", "is_opened", "form"),
    [(None, False, "text"), (None, True, "warnings"), ("json", True, "json"), ("text", True, "text")],
)
def test_a_player_s_terminal_is_quiet_unless_asked(
    asked: str | None, is_opened: bool, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stop(Exception):
        pass

    chosen: list[str] = []

    def operation(_: object, log: str, *rest: object) -> None:
        chosen.append(log)
        raise Stop

    monkeypatch.setattr(serve, "Operation", operation)
    monkeypatch.setattr(serve, "_settings", lambda arguments: None)
    arguments = argparse.Namespace(data="x.db", workers=1, log=asked, open=is_opened, metrics_public=False)
    with pytest.raises(Stop):
        serve.run(Texts("en"), arguments)
    assert chosen == [form]
