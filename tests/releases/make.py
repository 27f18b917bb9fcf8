"""Writes the records that a release leaves behind; run once for each release, before it goes out:

    python -m tests.releases.make 0.2.0 [EDITION …]

It never writes over anything: what an old release wrote has to stay as that release wrote it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from oddville.editions import Edition, load_edition
from oddville.record import (
    RULES_VERSION,
    Fairness,
    Record,
    Recording,
    commitment,
    fingerprint,
    order_from,
    replay,
    save,
    seed_from,
)
from oddville.rules.randomness import Generator
from tests.golden.make import GAMES
from tests.golden.playthrough import GoldenGame
from tests.support.play import Chooser

FOLDER = Path(__file__).parent
INDEX = "index.json"
NAMES = ("Ada", "Ben Li", "Cléo", "Dörte")
SECRET = bytes(range(32))
SALTS = ("tea", "", "7 # 7")


def played(golden: GoldenGame, edition: Edition) -> Record:
    """The golden game, with these cards."""
    recording = Recording.begin(NAMES[: golden.players], golden.seed, edition)
    chooser = Chooser(Generator(golden.seed), golden.whims, golden.interruptions)
    while not recording.game.is_over:
        seat, action = chooser.choose(recording.game)
        recording.play(action, seat)
    return recording.record()


def fair(edition: Edition) -> Record:
    """A game whose shuffling can be checked."""
    golden = GoldenGame(players=len(SALTS), seed=seed_from(SECRET, SALTS))
    proof = Fairness(commitment(SECRET), SECRET.hex(), SALTS, order_from(SECRET, SALTS, len(SALTS)))
    return replace(played(golden, edition), fairness=proof)


def records(edition: Edition) -> Iterator[tuple[str, Record]]:
    """The golden games, sensible ones and ones with workers taken back in others' turns, and a fair one."""
    for golden in GAMES:
        manner = "whims" if golden.whims else "plain"
        yield f"{golden.players}-{manner}", played(golden, edition)
    yield f"{len(SALTS)}-fair", fair(edition)


def write_release(release: str, editions: list[Edition]) -> Path:
    """A folder with whole games in both forms, and where each of them ended."""
    folder = FOLDER / release
    folder.mkdir()  # refuses where the release has its folder already
    ends = {}
    for edition in editions:
        for name, record in records(edition):
            for suffix in (".txt",) if name.endswith("whims") else (".txt", ".json"):
                file = f"{edition.id}-{edition.version}-{name}{suffix}"
                save(record, folder / file)
                ends[file] = fingerprint(replay(record))
    index = {"release": release, "rules": RULES_VERSION, "fingerprints": ends}
    (folder / INDEX).write_text(json.dumps(index, indent=1) + "\n", "utf-8", newline="\n")
    return folder


if __name__ == "__main__":
    version, *names = sys.argv[1:]
    print(write_release(version, [load_edition(name) for name in names or ["standard"]]))
