"""Work on a Ray cluster, or on a Ray of its own on this machine. Every machine needs this repository."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
LOCAL = "local"


def on_ray(work: Callable[[Item], Result], items: Sequence[Item], address: str) -> Iterator[Result]:
    """The results in the order of the items. Ray repeats what a lost machine was working on."""
    import ray

    ray.init(address=address, include_dashboard=False) if address == LOCAL else ray.init(address=address)
    try:
        task: Any = ray.remote(max_retries=5)(work)
        waiting = [task.remote(item) for item in items]
        for each in waiting:
            yield ray.get(each)
    finally:
        ray.shutdown()
