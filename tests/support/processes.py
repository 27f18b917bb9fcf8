"""Which processes there are, as the system sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

PROCESSES = Path("/proc")


def children(parent: int) -> list[int]:
    """The processes that a process has started and that still run."""
    if not PROCESSES.exists():
        pytest.skip("needs /proc")
    found = []
    for status in PROCESSES.glob("[0-9]*/stat"):
        try:
            state, its_parent = status.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue  # it has ended meanwhile
        if int(its_parent) == parent and state != "Z":
            found.append(int(status.parent.name))
    return found


def descendants(parent: int) -> list[int]:
    found = children(parent)
    for child in found:
        found += children(child)
    return found


def command(process: int) -> str:
    """How it was started or what it calls itself; nothing where it is gone."""
    try:
        return (PROCESSES / str(process) / "cmdline").read_text().replace("\0", " ").strip()
    except OSError:
        return ""


def is_worker(process: int) -> bool:
    """Is this one of the processes that play the games of a tournament?"""
    return "spawn_main" in command(process)
