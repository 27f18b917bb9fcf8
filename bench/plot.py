"""Draws how the time per decision grows with the city: `plot.py engine.json engine-growth.svg`.

Runs in the environment of the peers, where matplotlib is, and imports nothing of ours.
"""

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt
from matplotlib.ticker import MaxNLocator

BUILDS = {"compiled": ("ns", 1), "plain": ("µs", 1000)}


def draw(results: Path, picture: Path) -> None:
    growth = json.loads(results.read_text("utf-8"))["growth"]
    plt.rc("svg", hashsalt="oddville")
    plt.rc("font", size=9)
    plt.rc("axes", grid=True)
    plt.rc("grid", alpha=0.3)
    figure, axes = plt.subplots(len(BUILDS), 1, sharex=True, figsize=(6.4, 5.2), layout="constrained")
    for axis, (build, (unit, divisor)) in zip(axes, BUILDS.items(), strict=True):
        sizes = [int(size) for size in growth[build]]
        axis.plot(sizes, [value / divisor for value in growth[build].values()], marker=".", color="#1f6f8b")
        axis.set_ylim(0, 1.15 * max(growth[build].values()) / divisor)
        axis.set_ylabel(f"{unit} per decision")
        axis.set_title(f"{build} build", loc="left")
    axes[-1].xaxis.set_major_locator(MaxNLocator(integer=True))
    axes[-1].set_xlabel("cards in the city, Main Square included")
    figure.suptitle("Random play, 4 players: time per decision as the city grows")
    metadata = {"Date": None} if picture.suffix == ".svg" else None
    figure.savefig(picture, metadata=metadata)


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
