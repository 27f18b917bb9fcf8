"""Notifications between servers on one PostgreSQL: which matches have grown, up to which entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.json import Encoder

CHANNEL: Final = "oddville"
LARGEST: Final = 7000  # bytes of a notification; PostgreSQL takes 7999

_encode = Encoder().encode


def telling(parameter: str) -> str:
    """The statement that notifies listeners; `notices` makes its parameter."""
    return (
        f"SELECT count(pg_notify('{CHANNEL}', notice)) FROM json_array_elements_text({parameter}) AS notice"
    )


def notices(grown: Iterable[tuple[object, object]]) -> bytes:
    """Packs many matches into few notifications, because each wakes every listener."""
    found = [""]
    room = LARGEST
    for match_id, sequence in grown:
        line = f"{match_id}:{sequence}\n"
        size = len(line.encode())
        if size > room:
            found.append("")
            room = LARGEST
        room -= size
        found[-1] += line
    return _encode(found)


def read_notice(notice: str) -> dict[str, int]:
    """The matches in a notification; anything else in it is ignored."""
    lines = (line.rpartition(":") for line in notice.split("\n"))
    return {match_id: int(sequence) for match_id, _, sequence in lines if sequence.isdecimal()}
