"""How strong the bots are: gathers tournaments of `oddville arena` into one file of figures, and draws them.

`python -m bench.strength FOLDER ...` takes the folders that the arena wrote. What was gathered earlier stays,
unless the same tournament is given again. A tournament with several line-ups becomes the list of ratings.
Where the first contender met the same opponent with several limits of seconds, these make the curve of
strength over time.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
OURS = "#1f6f8b"
SAME = ("contender", "against", "players", "seed")
SHARES = ("wins", "win_share", "win_share_low", "win_share_high")
RATED = ("contender", "games", *SHARES, "rating", "rating_sigma")

Row = dict[str, Any]


def summary(data: Row) -> Row:
    """The first contender of a tournament against the others."""
    settings = data["settings"]
    entrant = settings["entrants"][0]
    first = next(each for each in data["contenders"] if each["contender"] == entrant["name"])
    others = [each for each in data["contenders"] if each is not first]
    row = {
        "contender": first["contender"],
        "against": " ".join(other["contender"] for other in others),
        "players": settings["players"],
        "seconds": entrant["seconds"],
        "games": data["games"],
        **{key: first[key] for key in SHARES},
        "edition": settings["edition_hash"][:12],
        "seed": settings["seed"],
    }
    if "sprt" in data:
        row["sprt"] = {**settings["sprt"], **data["sprt"]}
    return row


def is_for_ratings(data: Row) -> bool:
    return len(data["settings"]["lineups"]) > 1


def ratings(data: Row) -> Row:
    """Everybody on one scale, the best first, and how often each finished ahead of those below."""
    places = {each["contender"]: place for place, each in enumerate(data["contenders"])}
    return {
        "players": data["settings"]["players"],
        "games": data["games"],
        "seed": data["settings"]["seed"],
        "contenders": [{key: each[key] for key in RATED} for each in data["contenders"]],
        "duels": [each for each in data["duels"] if places[each["contender"]] < places[each["against"]]],
    }


def added(rows: list[Row], new: list[Row]) -> list[Row]:
    """The rows with the new ones, each in the place of the same tournament's earlier row if there is one."""
    found = {tuple(row.get(key) for key in SAME): row for row in [*rows, *new]}
    return list(found.values())


def curve_of(rows: list[Row]) -> list[Row]:
    """By time, the longest list of tournaments against one opponent that differ in the seconds allowed."""
    lists: dict[tuple[str, int], dict[float, Row]] = defaultdict(dict)
    for row in rows:
        if ":seconds=" in row["contender"]:
            lists[row["against"], row["players"]][row["seconds"]] = row
    longest = max(lists.values(), key=len, default={})
    return [longest[seconds] for seconds in sorted(longest)] if len(longest) > 1 else []


def draw(found: Row, folder: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rc("svg", hashsalt="oddville")
    matplotlib.rc("font", size=9)
    if found["curve"]:
        draw_curve(found["curve"], folder / "strength.svg")
    if found["ratings"]:
        draw_ratings(found["ratings"], folder / "ratings.svg")


def draw_curve(curve: list[Row], picture: Path) -> None:
    from matplotlib import pyplot as plt

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


def draw_ratings(found: list[Row], picture: Path) -> None:
    """A panel for each number of players."""
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(1, len(found), figsize=(9.6, 3.6), layout="constrained", squeeze=False)
    for axis, each in zip(axes[0], found, strict=True):
        contenders = each["contenders"][::-1]
        places = range(len(contenders))
        means = [row["rating"] for row in contenders]
        doubts = [2 * row["rating_sigma"] for row in contenders]
        axis.errorbar(means, places, xerr=doubts, fmt="o", color=OURS, ecolor="#808080", capsize=3)
        axis.set_yticks(places, [row["contender"].partition(":")[0] for row in contenders])
        axis.grid(alpha=0.3)
        axis.set_xlabel("rating")
        axis.set_title(f"{each['players']} players, {each['games']} games", fontsize=9)
    figure.suptitle("Ratings on one scale (bars: two standard deviations)")
    figure.savefig(picture, metadata={"Date": None})


def percent(row: Row, key: str) -> str:
    low, share, high = (f"{100 * row[f'{key}{end}']:.1f}" for end in ("_low", "", "_high"))
    return f"{share} % ({low}–{high})"


def tell(row: Row) -> None:
    print(f"{row['contender']:22} {row['against']:24} {row['players']} players", end="  ")
    print(f"{row['wins']} of {row['games']}: {percent(row, 'win_share')}")


def tell_ratings(each: Row) -> None:
    print(f"{each['players']} players, {each['games']} games")
    following = {(duel["contender"], duel["against"]): duel for duel in each["duels"]}
    contenders = each["contenders"]
    for place, row in enumerate(contenders):
        print(f"{row['contender']:40} {row['rating']:6.1f} ± {2 * row['rating_sigma']:.1f}", end="  ")
        print(percent(row, "win_share"), end="")
        for below in contenders[place + 1 : place + 2]:
            print(
                f"  ahead of the next {percent(following[row['contender'], below['contender']], 'ahead')}",
                end="",
            )
        print()


def gather(before: Row, given: list[Row]) -> Row:
    """What was gathered before, with these results of tournaments."""
    new = [summary(data) for data in given if not is_for_ratings(data)]
    curve = curve_of(new)
    by_players = {each["players"]: each for each in before.get("ratings", [])}
    by_players.update({each["players"]: each for each in map(ratings, filter(is_for_ratings, given))})
    return {
        "ladder": added(before.get("ladder", []), [row for row in new if row not in curve]),
        "curve": curve or before.get("curve", []),
        "ratings": [by_players[players] for players in sorted(by_players)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--results", type=Path, default=RESULTS)
    options = parser.parse_args()
    file = options.results / "strength.json"
    before: Row = json.loads(file.read_text("utf-8")) if file.exists() else {}
    given = [json.loads((folder / "results.json").read_text("utf-8")) for folder in options.folders]
    found = gather(before, given)
    file.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    for data in given:
        if not is_for_ratings(data):
            tell(summary(data))
    for each in found["ratings"]:
        tell_ratings(each)
    draw(found, options.results)


if __name__ == "__main__":
    main()
