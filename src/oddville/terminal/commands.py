"""What the subcommands of `oddville` do. Each returns the exit code: 0 all well, 1 the data is at fault."""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..editions import Edition, EditionError, load_edition
from ..record import (
    PositionError,
    Record,
    RecordError,
    Recording,
    load,
    load_position,
    read_position_text,
    read_record,
    replay,
    save,
    write_json,
    write_text,
)
from ..record.position import MAX_POSITION_SIZE
from ..record.record import MAX_MOVES, MAX_RECORD_SIZE
from ..rules.decisions import decision_of
from ..rules.game import Game
from ..rules.randomness import Generator
from ..rules.vocabulary import COLOURS
from ..text import Texts
from ..text.mistakes import position_problem, record_error
from .plain import PlainGame
from .random_player import choose
from .table import TablePainter

STANDARD_INPUT: Final = "-"
SEED_BITS: Final = 32  # of a seed that nobody asked for: short enough to be typed again


def play(texts: Texts, players: int, seed: int | None, edition_name: str) -> int:
    """One person at the first seat against random opponents."""
    edition = _load_edition(texts, edition_name)
    if edition is None:
        return 1
    used = secrets.randbits(SEED_BITS) if seed is None else seed
    names = [texts.t("play-you"), *colour_names(texts)[1:players]]
    print(texts.t("play-seed", seed=str(used)))
    recording = Recording.begin(names, used, edition)
    game = PlainGame(recording, 0, texts, Generator(derived_seed(used, 0)), sys.stdout)
    game.run(sys.stdin)
    return 0


def _load_edition(texts: Texts, name: str) -> Edition | None:
    """An edition by its name or file; what is wrong with it goes to standard error."""
    try:
        return load_edition(name)
    except EditionError as error:
        for problem in error.problems:
            print(texts.problem(problem), file=sys.stderr)
        return None


def derived_seed(seed: int, number: int) -> int:
    """A seed for the number-th thing that depends on one, unlike all others."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8])


def colour_names(texts: Texts) -> list[str]:
    names = [texts.t(f"colour-{colour}") for colour in COLOURS]
    return [name[:1].upper() + name[1:] for name in names]


# ---- Records -----------------------------------------------------------------------------------


def _each(files: Sequence[str], handle: Callable[[str], bool]) -> int:
    """Every file gets its turn, whatever is wrong with the one before."""
    results = [handle(file) for file in files]
    return 0 if all(results) else 1


def _load_record(texts: Texts, file: str) -> Record | None:
    """The record of a file or of standard input; what is wrong with it goes to standard error."""
    try:
        if file == STANDARD_INPUT:
            return read_record(sys.stdin.buffer.read(MAX_RECORD_SIZE + 1))
        return load(file)
    except RecordError as error:
        print(f"{file}: {record_error(texts, error)}", file=sys.stderr)
        return None


def verify_records(texts: Texts, files: Sequence[str]) -> int:
    def verify_one(file: str) -> bool:
        record = _load_record(texts, file)
        if record is not None:
            status = "finished" if record.result else "unfinished"
            print(
                texts.t(
                    "cli-record-good",
                    file=file,
                    moves=len(record.moves),
                    status=status,
                    proof=_proof(record),
                    commitment=record.fairness.commitment if record.fairness else "",
                )
            )
        return record is not None

    return _each(files, verify_one)


def _proof(record: Record) -> str:
    """How far a record that has been verified proves that its shuffling was fair."""
    if record.fairness is None:
        return "none"
    return "proved" if record.fairness.is_revealed else "promised"


def show_records(texts: Texts, files: Sequence[str], form: str) -> int:
    def show_one(file: str) -> bool:
        record = _load_record(texts, file)
        if record is None:
            return False
        if form == "json":
            print(write_json(record), end="")
        elif form == "text":
            print(write_text(record), end="")
        else:
            print("\n".join(_summary(texts, record)))
        return True

    return _each(files, show_one)


def _summary(texts: Texts, record: Record) -> list[str]:
    """Who played, how the city ended up, and the points."""
    game = replay(record)
    names = [player.name for player in record.players]
    painter = TablePainter(texts, record.edition, names)
    lines = [
        texts.t("cli-record-players", names=", ".join(names), edition=record.edition.id),
        texts.t("cli-record-length", moves=len(record.moves), turns=game.turn),
        "",
    ]
    if record.result is None:
        return [*lines, texts.t("cli-record-unfinished"), "", *painter.table(game)]
    winner = texts.t("cli-record-winner", name=names[record.result.winner])
    return [*lines, *painter.city(game), "", *painter.scores(game), "", winner]


@dataclass(frozen=True, slots=True)
class Batch:
    """Random games to be played and written: the same seed makes the same files."""

    games: int
    players: int
    seed: int | None
    folder: str
    form: str
    edition: str

    def path(self, number: int) -> Path:
        suffix = ".txt" if self.form == "text" else ".json"
        return Path(self.folder) / f"game-{number:0{len(str(self.games))}}{suffix}"


def make_records(texts: Texts, batch: Batch) -> int:
    edition = _load_edition(texts, batch.edition)
    if edition is None:
        return 1
    seed = secrets.randbits(SEED_BITS) if batch.seed is None else batch.seed
    try:
        Path(batch.folder).mkdir(parents=True, exist_ok=True)
        for number in range(1, batch.games + 1):
            record = _random_record(texts, batch.players, derived_seed(seed, number), edition)
            save(record, batch.path(number))
            _tell_progress(texts, number, batch.games)
    except OSError as error:
        print(texts.t("cli-cannot-write", path=batch.folder, detail=error.strerror or ""), file=sys.stderr)
        return 1
    print(texts.t("cli-records-made", games=batch.games, path=batch.folder, seed=str(seed)))
    return 0


def _random_record(texts: Texts, players: int, seed: int, edition: Edition) -> Record:
    recording = Recording.begin(colour_names(texts)[:players], seed, edition)
    generator = Generator(derived_seed(seed, 0))
    while not recording.game.is_over and len(recording.moves) < MAX_MOVES:
        recording.play(choose(recording.game, generator))
    return recording.record()


def _tell_progress(texts: Texts, done: int, games: int) -> None:
    """On a screen a line that counts up; in a log a line for each tenth."""
    if sys.stderr.isatty():
        end = "\n" if done == games else ""
        print("\r" + texts.t("cli-progress", done=done, games=games), end=end, file=sys.stderr, flush=True)
    elif done * 10 // games > (done - 1) * 10 // games:
        print(texts.t("cli-progress", done=done, games=games), file=sys.stderr)


# ---- Positions ---------------------------------------------------------------------------------


def _load_position(texts: Texts, file: str) -> tuple[Game, Edition] | None:
    try:
        if file == STANDARD_INPUT:
            return read_position_text(sys.stdin.buffer.read(MAX_POSITION_SIZE + 1))
        return load_position(file)
    except PositionError as error:
        for problem in error.problems:
            print(f"{file}: {position_problem(texts, problem)}", file=sys.stderr)
        return None


def check_positions(texts: Texts, files: Sequence[str]) -> int:
    def check_one(file: str) -> bool:
        found = _load_position(texts, file)
        if found is not None:
            print(texts.t("cli-position-good", file=file, question=_question(texts, *found)))
        return found is not None

    return _each(files, check_one)


def _question(texts: Texts, game: Game, edition: Edition) -> str:
    return texts.decision(decision_of(game), colour_names(texts), None, edition)


def show_positions(texts: Texts, files: Sequence[str]) -> int:
    def show_one(file: str) -> bool:
        found = _load_position(texts, file)
        if found is None:
            return False
        game, edition = found
        print("\n".join(TablePainter(texts, edition, colour_names(texts)[: game.players]).table(game)))
        print(_question(texts, game, edition))
        return True

    return _each(files, show_one)
