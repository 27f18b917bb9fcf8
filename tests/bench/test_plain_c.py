"""The plain C that the engine is measured beside."""

import ast
from functools import partial
from shutil import which

import pytest

from bench.plain_c import PlainC
from engine_build import source
from engine_build.engine import Engine, read_engine
from engine_build.extension import ROOT
from engine_build.source import CannotTranslate
from oddville.rules import build_kind


def test_it_has_the_functions_of_random_play_and_no_others() -> None:
    text = PlainC(read_engine(ROOT), "play_randomly").text
    assert "\nint play_randomly(Game * game, unsigned long long seed, int limit) {" in text
    assert "static void apply_action(State * state, int seat, int action) {" in text
    assert "copy_state" not in text
    assert "Py" not in text


def test_it_stops_at_what_it_does_not_know() -> None:
    engine = Engine(["rules.randomness"], [], partial(source.read, ROOT))
    below = next(function for function in engine.functions if function.node.name == "below")
    below.node.body.insert(0, ast.parse("del limit").body[0])
    with pytest.raises(CannotTranslate, match="does not know this statement"):
        PlainC(engine, "below")


@pytest.mark.skipif(build_kind() != "compiled", reason="compares with the compiled engine")
@pytest.mark.skipif(which("cc") is None, reason="there is no C compiler")
def test_it_plays_the_games_of_the_engine() -> None:
    from bench.workers.plain_c import PlainGames

    games = PlainGames()
    for seed in range(5):
        games.compare(seed)
