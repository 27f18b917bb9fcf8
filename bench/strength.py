"""How strong the bots are: gathers tournaments of `oddville arena` into one file of figures, and draws them.

`python -m bench.strength FOLDER ...` takes the folders the arena wrote. Tournaments whose first contender has
a limit of seconds of its own, `master:seconds=0.3`, make the curve of strength over time.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt

RESULTS = Path(__file__).parent / "results"
OURS = "#1f6f8b"


def summary(folder: Path) -> dict[str, Any]:
    """The first contender of a tournament against the others."""
    data = json.loads((folder / "results.json").read_text("utf-8"))
    name = data["settings"]["entrants"][0]["name"]
    first = next(each for each in data["contenders"] if each["contender"] == name)
    others = [each for each in data["contenders"] if each is not first]
    return {
        "contender": first["contender"],
        "against": " ".join(other["contender"] for other in others),
        "players": data["settings"]["players"],
        "seconds": data["settings"]["entrants"][0]["seconds"],
        "games": data["games"],
        **{key: first[key] for key in ("wins", "win_share", "win_share_low", "win_share_high")},
        "edition": data["settings"]["edition_hash"][:12],
        "seed": data["settings"]["seed"],
    }


def draw(curve: list[dict[str, Any]], picture: Path) -> None:
    plt.rc("svg", hashsalt="oddville")
    plt.rc("font", size=9)
    figure, axis = plt.subplots(figsize=(6.4, 3.4), layout="constrained")
    seconds = [point["seconds"] for point in curve]
    shares = [100 * point["win_share"] for point in curve]
    low = [100 * (point["win_share"] - point["win_share_low"]) for point in curve]
    high = [100 * (point["win_share_high"] - point["win_share"]) for point in curve]
    axis.errorbar(seconds, shares, yerr=[low, high], fmt="o-", color=OURS, ecolor="#808080", capsize=3)
    for point, share in zip(curve, shares, strict=True):
        axis.annotate(
            f"{share:.0f} % of {point['games']}",
            (point["seconds"], share),
            textcoords="offset points",
            xytext=(8, -12),
        )
    axis.axhline(50, color="#c0392b", linestyle="--", linewidth=1)
    axis.set_xscale("log")
    axis.set_xticks(seconds, [f"{second:g} s" for second in seconds])
    axis.minorticks_off()
    axis.set_ylim(0, 100)
    axis.grid(alpha=0.3)
    axis.set_xlabel("time for a decision")
    axis.set_xlim(0.8 * seconds[0], 1.7 * seconds[-1])
    axis.set_ylabel("games won, %")
    figure.suptitle(f"master against {curve[0]['against']}, two players (bars: 95 % intervals)")
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--results", type=Path, default=RESULTS)
    options = parser.parse_args()
    found = [summary(folder) for folder in options.folders]
    curve = [each for each in found if ":seconds=" in each["contender"]]
    curve.sort(key=lambda each: float(each["seconds"]))
    document = {"ladder": [each for each in found if each not in curve], "curve": curve}
    (options.results / "strength.json").write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    if curve:
        draw(curve, options.results / "strength.svg")
    for each in found:
        low, share, high = (f"{100 * each[f'win_share{end}']:.1f}" for end in ("_low", "", "_high"))
        print(f"{each['contender']:22} {each['against']:24} {each['players']} players", end="  ")
        print(f"{each['wins']} of {each['games']}: {share} % ({low}–{high})")


if __name__ == "__main__":
    main()
