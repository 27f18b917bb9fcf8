"""Notifications between servers on one PostgreSQL: which matches have grown, and broadcasts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.json import Encoder

CHANNEL: Final = "oddville"
BROADCASTS: Final = "oddville_broadcasts"
LARGEST: Final = 7000  # bytes of a notification; PostgreSQL takes 7999

_encode = Encoder().encode


def telling(parameter: str, channel: str = CHANNEL) -> str:
    """The statement that notifies listeners; its parameter is a JSON array, such as `notices` makes."""
    return (
        f"SELECT count(pg_notify('{channel}', notice)) FROM json_array_elements_text({parameter}) AS notice"
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
