"""Nonsense for every door: only the door's own error comes out, and what is let in can be played."""

from __future__ import annotations

import json
from typing import Any

from oddville.editions import EditionError, from_dict, from_toml, standard
from oddville.editions.start import new_game
from oddville.record import (
    NotationError,
    PositionError,
    RecordError,
    Recording,
    game_from_position,
    position_of,
    read_action,
    read_json,
    read_position_text,
    read_text,
    record_from_dict,
    record_to_dict,
    write_action,
    write_json,
    write_position,
    write_text,
)
from oddville.rules import action_space as space
from oddville.rules.errors import RulesError
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from tests.support import invariants
from tests.support.claims import STRANGE_ACTIONS, STRANGE_SEATS
from tests.support.mutations import Mutator
from tests.support.play import Chooser, scattered, snapshot
from tests.support.unlikely_editions import unlikely_edition

DECISIONS_PLAYED_ON = 60
UNFINISHED_WORDS = (
    "worker 2 takes",
    "place left 99",
    "swap x for y",
    "take back",
    "bonus",
    "shuffle cheater",
    "w4 row 9",
)


def require_words(error: Exception) -> None:
    """An error that says nothing helps nobody."""
    assert str(error).strip()


def fuzz_steps(seed: int, tries: int) -> int:
    """Random numbers and strange values at the checked door, in the middle of games; returns the refusals."""
    generator = Generator(seed)
    edition = unlikely_edition(seed) if seed % 3 == 0 else standard()
    game = new_game(2 + seed % 3, seed, edition)
    chooser = Chooser(generator, whims=50)
    refused = 0
    for _ in range(tries):
        action, seat = any_action(generator), any_seat(generator)
        before = snapshot(game)
        try:
            game.step(action, seat)
        except RulesError:
            refused += 1
            assert snapshot(game) == before
        else:
            invariants.check(game, edition)
        if game.is_over:
            game = new_game(2 + seed % 3, seed + refused, edition)
        if generator.below(4) == 0:
            who, sensible = chooser.choose(game)
            game.step(sensible, who)
            if game.is_over:
                game = new_game(2 + seed % 3, seed + refused, edition)
    return refused


def any_action(generator: Generator) -> Any:
    if generator.below(10) == 0:
        return STRANGE_ACTIONS[generator.below(len(STRANGE_ACTIONS))]
    return generator.below(space.ACTION_COUNT + 20) - 10


def any_seat(generator: Generator) -> Any:
    if generator.below(10) == 0:
        return STRANGE_SEATS[generator.below(len(STRANGE_SEATS))]
    return [None, generator.below(7) - 2][generator.below(2)]


def play_on(game: Game, seed: int) -> None:
    """Whatever was let in must stay sound."""
    generator = Generator(seed)
    for _ in range(DECISIONS_PLAYED_ON):
        legal = game.legal_actions()
        if not legal:
            return
        game.step(legal[generator.below(len(legal))])


def fuzz_positions(seed: int, tries: int) -> int:
    """Returns how many of the changed positions were let in."""
    mutator = Mutator(seed)
    let_in = 0
    games = list(scattered(games=3, every=25, seed=seed))
    for number in range(tries):
        document = position_of(games[number % len(games)], standard())
        try:
            game, edition = game_from_position(mutator.mutate(document))
        except PositionError as error:
            require_words(error)
            continue
        let_in += 1
        invariants.check(game, edition)
        play_on(game, number)
        invariants.check(game, edition)
    return let_in


def fuzz_position_texts(seed: int, tries: int) -> None:
    mutator = Mutator(seed)
    game = next(scattered(games=3, every=30, seed=seed))
    text = write_position(game, standard())
    for _ in range(tries):
        try:
            loaded, edition = read_position_text(mutator.scribble(text))
        except PositionError:
            continue
        invariants.check(loaded, edition)


def recorded_game(seed: int, moves: int) -> Recording:
    recording = Recording.begin(["Ada", "Ben", "Cleo"], seed)
    chooser = Chooser(Generator(seed))
    for _ in range(moves):
        if not recording.game.is_over:
            seat, action = chooser.choose(recording.game)
            recording.play(action, seat)
    return recording


def fuzz_records(seed: int, tries: int) -> None:
    """As a document, as JSON and as text."""
    mutator = Mutator(seed)
    record = recorded_game(seed, 30 if seed % 2 else 400).record()
    document = record_to_dict(record)
    json_text, text = write_json(record), write_text(record)
    for number in range(tries):
        try:
            if number % 3 == 0:
                record_from_dict(mutator.mutate(document))
            elif number % 3 == 1:
                read_json(mutator.scribble(json_text))
            else:
                read_text(mutator.scribble(text))
        except RecordError as error:
            require_words(error)


def fuzz_notation(seed: int, tries: int) -> None:
    """Words of true actions, scribbled on, for every seat: understood and legal, or refused."""
    mutator = Mutator(seed)
    game = next(scattered(games=3, every=30, seed=seed))
    before = snapshot(game)
    words = [write_action(game, standard(), action) for action in game.legal_actions()] or ["done"]
    words += UNFINISHED_WORDS
    for _ in range(tries):
        seat = mutator.generator.below(game.players + 1) - 1
        text = mutator.scribble(mutator.one_of(words))
        try:
            action = read_action(game, standard(), text, seat)
        except (NotationError, RulesError) as error:
            require_words(error)
        else:
            assert action in game.legal_actions(seat)
    assert snapshot(game) == before


def fuzz_editions(seed: int, tries: int) -> int:
    """Returns how many of the changed editions were let in; those are played."""
    mutator = Mutator(seed)
    documents = [standard().to_dict(), unlikely_edition(seed).to_dict()]
    let_in = 0
    for number in range(tries):
        try:
            edition = from_dict(mutator.mutate(documents[number % 2]))
        except EditionError as error:
            require_words(error)
            continue
        let_in += 1
        game = new_game(2 + number % 3, number, edition)
        play_on(game, number)
        invariants.check(game, edition)
    return let_in


def fuzz_edition_texts(seed: int, tries: int) -> None:
    mutator = Mutator(seed)
    data = standard().to_dict()
    simple = {key: value for key, value in data.items() if type(value) in (int, str)}
    text = "\n".join(f"{key} = {json.dumps(value)}" for key, value in simple.items())
    text += "".join(f"\n[[worker]]\ncoins = {worker['coins']}\n" for worker in data["worker"])
    for _ in range(tries):
        try:
            from_toml(mutator.scribble(text))
        except EditionError as error:
            require_words(error)
