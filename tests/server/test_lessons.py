"""The lessons over HTTP: nothing is kept, everything is answered, and what is sent is bounded."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from oddville.lessons import lessons
from oddville.protocol.lessons import MAX_TRIED


def after(client: httpx.Client, lesson: str, tried: list[int | str]) -> Any:
    answer = client.post(f"/api/lessons/{lesson}", json={"tried": tried})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("lesson", lessons())
def test_each_can_be_played_by_what_it_shows(client: httpx.Client, lesson: str) -> None:
    tried: list[int | str] = []
    form = after(client, lesson, tried)
    assert form["answer"] is None
    while form["step"] is not None:
        wrong = after(client, lesson, [*tried, "elsewhere"])
        assert not wrong["answer"]["is_right"]
        assert wrong["answer"]["message"]
        assert wrong["moves"] == []
        assert (wrong["index"], wrong["table"]) == (form["index"], form["table"])
        tried.append(form["step"]["shows"])
        form = after(client, lesson, tried)
        assert form["answer"]["is_right"]
    assert form["index"] == form["count"] == len(lessons()[lesson].steps)
    assert after(client, lesson, [*tried, "more"]) == form


def test_the_opponents_moves_come_with_the_table_after_each(client: httpx.Client) -> None:
    tried: list[int | str] = ["worker 4"]
    tried.append(after(client, "workers", tried)["step"]["shows"])
    form = after(client, "workers", tried)
    assert [move["seat"] for move in form["moves"]] == [0, 1]
    assert form["moves"][0]["game"]["players"][0]["coins"] == 3
    assert form["moves"][-1]["game"] == form["table"]["game"]


def test_a_rule_is_given_as_the_reason(client: httpx.Client) -> None:
    form = after(client, "resources", [])
    refused = form["table"]["not_now"][0]
    answer = after(client, "resources", [refused["action"]])["answer"]
    assert answer["reason"] == refused["reason"]


@pytest.mark.parametrize(
    "tried", [["x"] * (MAX_TRIED + 1), ["x" * 200], [""], [724], [-1], [None], "worker 4", {"worker": 4}]
)
def test_what_cannot_be_read_is_refused(client: httpx.Client, tried: Any) -> None:
    answer = client.post("/api/lessons/workers", json={"tried": tried})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "unreadable"


def test_an_unknown_lesson_is_not_found(client: httpx.Client) -> None:
    answer = client.post("/api/lessons/juggling", json={"tried": []})
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "unknown-lesson"
