"""What servers on one PostgreSQL tell each other: which matches have grown, and up to which entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.json import Encoder

CHANNEL: Final = "oddville"
LARGEST: Final = 7000  # bytes of a notification; PostgreSQL takes 7999

_encode = Encoder().encode


def telling(parameter: str) -> str:
    """The statement that tells whoever listens; its parameter is made by `notices`."""
    return (
        f"SELECT count(pg_notify('{CHANNEL}', notice)) FROM json_array_elements_text({parameter}) AS notice"
    )


def notices(grown: Iterable[tuple[object, object]]) -> bytes:
    """Many matches in as few notifications as have room for them: each wakes everybody."""
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
    """The matches in a notification; whatever else somebody may have sent is passed over."""
    lines = (line.rpartition(":") for line in notice.split("\n"))
    return {match_id: int(sequence) for match_id, _, sequence in lines if sequence.isdecimal()}
