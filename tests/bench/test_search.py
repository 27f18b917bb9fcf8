"""What the search is measured against, without running it."""

from bench import search
from bench.harness import Samples, judge, sides_of


def test_each_number_of_players_meets_both_peers() -> None:
    lines = search.lines("python", 1.0)
    assert [(line.ours.name, line.peer.name) for line in lines if line.peer] == [
        (f"informed playouts, {players} players", peer) for players in (2, 4) for peer in search.PEERS
    ]
    names = [side.name for side in [*sides_of(lines), *search.extra_sides(1.0)]]
    assert len(set(names)) == len(names) == 16


def test_the_better_peer_decides() -> None:
    slower, better = search.lines("python", 1.0)[:2]
    assert slower.peer
    assert better.peer
    samples = {
        slower.ours.name: Samples([14_000.0]),
        slower.peer.name: Samples([700.0]),
        better.peer.name: Samples([960.0]),
    }
    assert judge(slower, samples).holds
    assert not judge(better, samples).holds


def test_memory_is_told_by_players() -> None:
    detail = {"iterations": 1000, "nodes": 1200, "bytes_per_node": 1747.63, "seconds": 3.0}
    samples = {side.name: Samples([2.0], [detail]) for side in search.extra_sides(1.0)}
    results = search.extra_results(samples)
    assert results["memory"]["4"] == {
        "mebibytes": 2.0,
        "iterations": 1000,
        "nodes": 1200,
        "bytes_per_node": 1747.6,
        "seconds": 3.0,
    }
    assert results["uniform"]["2"] == 2
