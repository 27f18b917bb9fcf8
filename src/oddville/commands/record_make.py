"""`oddville record make`: records of random games or of bots. The same seed makes the same files."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from ..bots.interface import Observation
from ..bots.registry import contender
from ..editions import Edition, load_edition
from ..record import Record, Recording, record_text
from ..record.files import TEXT_SUFFIX
from ..record.record import MAX_MOVES
from ..rules.action_space import TAKE_BACK, TAKE_BACKS
from ..rules.game import Game
from ..rules.randomness import Generator
from ..terminal.names import SEED_BITS, colour_names, derived_seed
from ..text import Texts
from .output import refuse_existing, write_file
from .parser import DEFAULT_PLAYERS

SUFFIXES: Final = {"json": ".json", "text": TEXT_SUFFIX}
CALM: Final = 20  # how many choices leave out taking workers back for one that does not


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    edition = load_edition(arguments.edition)
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    players = arguments.players or DEFAULT_PLAYERS
    if arguments.bot is not None:
        contender(arguments.bot)  # an unknown one is told before anything is written
    paths = list(_paths(Path(arguments.output), arguments.games, arguments.form))
    refuse_existing(paths, arguments.force)
    for number, path in enumerate(paths, start=1):
        record = _record(texts, players, derived_seed(seed, number), edition, arguments.bot)
        write_file(path, record_text(record, path), arguments.force)
        _tell_progress(texts, number, arguments.games)
    print(texts.t("cli-records-made", games=arguments.games, path=arguments.output, seed=str(seed)))
    return 0


def _paths(output: Path, games: int, form: str) -> Iterator[Path]:
    """A single game may be given the name of its file; the others get names of their own in a folder."""
    if games == 1 and output.suffix in SUFFIXES.values() and not output.is_dir():
        yield output
        return
    for number in range(1, games + 1):
        yield output / f"game-{number:0{len(str(games))}}{SUFFIXES[form]}"


def _record(texts: Texts, players: int, seed: int, edition: Edition, bot: str | None) -> Record:
    recording = Recording.begin(colour_names(texts)[:players], seed, edition)
    choose = _random_mover(seed) if bot is None else _bot_mover(seed, bot)
    while not recording.game.is_over and len(recording.moves) < MAX_MOVES:
        recording.play(choose(recording.game))
    return recording.record()


def _random_mover(seed: int) -> Callable[[Game], int]:
    generator = Generator(derived_seed(seed, 0))
    return lambda game: _choose(game, generator)


def _bot_mover(seed: int, bot: str) -> Callable[[Game], int]:
    chosen = contender(bot)
    player = chosen.bot(derived_seed(seed, 0))
    return lambda game: player.choose(Observation(game), chosen.budget).action


def _choose(game: Game, generator: Generator) -> int:
    """A random legal action that rarely takes a worker back: otherwise games would never get anywhere."""
    legal = game.legal_actions()
    if generator.below(CALM) > 0:
        calm = [action for action in legal if not TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS]
        legal = calm or legal
    return legal[generator.below(len(legal))]


def _tell_progress(texts: Texts, done: int, games: int) -> None:
    """On a terminal one line that counts up; in a log a line for each tenth."""
    if sys.stderr.isatty():
        end = "\n" if done == games else ""
        print("\r" + texts.t("cli-progress", done=done, games=games), end=end, file=sys.stderr, flush=True)
    elif done * 10 // games > (done - 1) * 10 // games:
        print(texts.t("cli-progress", done=done, games=games), file=sys.stderr)
