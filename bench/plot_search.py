"""Draws the playouts per second of each side: `plot_search.py search.json search-speed.svg`.

Runs in the environment of the peers, where matplotlib is, and imports nothing of ours.
"""

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt

OURS, PEER = "#1f6f8b", "#b0b0b0"


def draw(results: Path, picture: Path) -> None:
    data = json.loads(results.read_text("utf-8"))
    peers = {line["peer_name"] for line in data["lines"]}
    sides = {name: side for name, side in data["sides"].items() if side["unit"] == "playouts/s"}
    names = sorted(sides, key=lambda name: (name in peers, name))
    plt.rc("svg", hashsalt="oddville")
    plt.rc("font", size=9)
    plt.rc("axes", grid=True)
    plt.rc("grid", alpha=0.3)
    figure, axis = plt.subplots(figsize=(6.4, 3.2), layout="constrained")
    medians = [sides[name]["median"] for name in names]
    low = [sides[name]["median"] - min(sides[name]["samples"]) for name in names]
    high = [max(sides[name]["samples"]) - sides[name]["median"] for name in names]
    colours = [PEER if name in peers else OURS for name in names]
    axis.barh(names, medians, xerr=[low, high], color=colours, ecolor="#404040", capsize=2)
    best = max(sides[name]["median"] for name in peers)
    times = float(data["lines"][0]["bar"].split()[1])
    axis.axvline(times * best, color="#c0392b", linestyle="--", label=f"{times:g} × the better peer")
    axis.invert_yaxis()
    axis.grid(axis="y", visible=False)
    axis.set_xlabel("whole playouts per second on one core (median; bars: all rounds)")
    axis.legend(loc="lower right")
    figure.suptitle("Tree search from the first decision")
    metadata = {"Date": None} if picture.suffix == ".svg" else None
    figure.savefig(picture, metadata=metadata)


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
