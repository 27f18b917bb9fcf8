"""Draws the actions per second of each server: `plot_server.py server.json server-speed.svg`.

Runs in the environment of the peers, where matplotlib is, and imports nothing of ours.
"""

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt

COLOURS = {
    "OddVille, sqlite": "#1f6f8b",
    "OddVille, postgresql": "#7fb3c4",
    "boardgame.io, memory": "#808080",
    "boardgame.io, flatfile": "#c0c0c0",
}


def draw(results: Path, picture: Path) -> None:
    data = json.loads(results.read_text("utf-8"))
    sides = {name: side for name, side in data["sides"].items() if side["unit"] == "actions/s"}
    tables = sorted({int(name.split(", ")[2].split()[0]) for name in sides})
    plt.rc("svg", hashsalt="oddville")
    plt.rc("font", size=9)
    figure, axis = plt.subplots(figsize=(6.4, 3.4), layout="constrained")
    width = 0.8 / len(COLOURS)
    for number, (server, colour) in enumerate(COLOURS.items()):
        found = [sides[f"{server}, {count} tables"] for count in tables]
        places = [place - 0.4 + width * (number + 0.5) for place in range(len(tables))]
        medians = [side["median"] for side in found]
        low = [side["median"] - min(side["samples"]) for side in found]
        high = [max(side["samples"]) - side["median"] for side in found]
        axis.bar(places, medians, width, yerr=[low, high], color=colour, ecolor="#404040", label=server)
    axis.set_xticks(range(len(tables)), [f"{count} tables" for count in tables])
    axis.grid(axis="y", alpha=0.3)
    axis.set_ylabel("actions per second (median; bars: all rounds)")
    axis.legend(loc="upper left", ncols=2)
    axis.margins(y=0.25)
    figure.suptitle("Two-player tables in a closed loop; OddVille stores before it answers")
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
