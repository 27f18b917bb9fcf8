"""Whoever sits at the screen is "you", in the language of now and in whole sentences."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oddville.bots.townspeople import TOWNSPEOPLE, read_recorded_name
from oddville.record import Recording, load_verified
from oddville.terminal import saved_games
from oddville.terminal.games.replay import ReplayedGame
from oddville.terminal.names import Cast, local_cast, recorded_cast, winner_line
from oddville.text import LANGUAGES, Texts
from tests.support.command import call

YOU = {"en": "You", "de": "Du", "fr": "Vous", "nl": "Jij"}
BEGIN = {
    "en": "You begin with wood.",
    "de": "Du beginnst mit Holz.",
    "fr": "Vous commencez avec du bois.",
    "nl": "Je begint met hout.",
}
WIN = {"en": "You win.", "de": "Du gewinnst.", "fr": "Vous gagnez.", "nl": "Je wint."}
WINS = {"en": "Ada wins.", "de": "Ada gewinnt.", "fr": "Ada gagne.", "nl": "Ada wint."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_follow_the_language_and_chosen_ones_stay(language: str) -> None:
    texts = Texts(language)
    levels = [None, "apprentice", "apprentice:seconds=1"]
    agnes, otto = texts.t("townsperson-agnes"), texts.t("townsperson-otto")
    for recorded in ("Purple", "Lila", *YOU.values()):
        names = [recorded, "Agnes (apprentice)", "Otto (apprentice:seconds=1)"]
        assert local_cast(texts, names, levels, 7) == Cast((YOU[language], agnes, otto), 0)
    assert local_cast(texts, ["Ada", "Otto (newcomer)"], [None, "newcomer"], 7).names == ("Ada", otto)
    blue = texts.t("colour-blue").capitalize()
    assert local_cast(texts, ["Ada", "Blue"], [None, None], 7) == Cast(("Ada", blue), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_a_game_that_an_earlier_version_saved_become_townspeople(language: str) -> None:
    texts = Texts(language)
    found = local_cast(texts, ["Du", "Lehrling", "Lehrling 2"], [None, "apprentice", "apprentice"], 7)
    again = local_cast(texts, ["Du", "Lehrling", "Lehrling 2"], [None, "apprentice", "apprentice"], 7)
    assert found == again
    assert {*found.names[1:]} <= {texts.t(f"townsperson-{name}") for name in TOWNSPEOPLE}
    assert len({*found.names}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner(language: str) -> None:
    cast = Cast(("Ada", "Ben"), 1)
    assert winner_line(Texts(language), cast, 0) == WINS[language]
    assert winner_line(Texts(language), cast, 1) == WIN[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_an_earlier_version_addresses_you(language: str) -> None:
    texts = Texts(language)
    recording = Recording.begin(["Ada", "Du"], 3)
    for _ in range(4):
        recording.play(recording.game.legal_actions()[0])
    record = recording.record()
    cast = recorded_cast(texts, ["Ada", "Du"])
    assert cast == Cast(("Ada", YOU[language]), 1)
    play = ReplayedGame(record, texts, cast)
    play.go(4)
    assert play.journal[0] == BEGIN[language]
    assert recorded_cast(texts, ["Du", "Jij"]) == Cast(("Du", "Jij"))  # two: these are names


@pytest.mark.slow
def test_a_saved_game_is_shown_like_a_record_and_in_the_language_of_now(tmp_path: Path) -> None:
    saves = {"ODDVILLE_SAVES": str(tmp_path / "saves")}
    lines = "1\n1\n1\n1\n1\n1\n"
    played = call("play", "--plain", "--seed", "7", "--lang", "de", stdin=lines, **saves)
    assert "· Du " in played.stdout
    assert "· Du beginnt" not in played.stdout
    (file,) = (tmp_path / "saves").iterdir()
    for command in (("record", "show"), ("record", "verify"), ("record", "show", "--form", "json")):
        shown = call(*command, file)
        assert shown.returncode == 0, shown.stderr
    shown = call("record", "show", file)
    names = [player.name for player in saved_games.read(file).record.players]
    assert names[0] == "Lila"  # nobody is called "you" in a file that others may read
    bot = read_recorded_name(names[1])
    assert bot is not None
    assert bot[1] == "beginner"
    assert shown.stdout.startswith(f"You, {bot[0].capitalize()} (")
    assert call("record", "show", "-", stdin=file.read_bytes()).stdout == shown.stdout
    assert call("art", "city", file).stdout.startswith("<svg")


@pytest.mark.slow
def test_the_end_of_a_game_alone(tmp_path: Path) -> None:
    """A whole game by the first option: whoever wins, the sentence is right."""
    file = tmp_path / "game.txt"
    hints = "hint\n" + "1\n" * 4000
    done = call("play", "--plain", "--seed", "3", "--bot", "newcomer", "--record", file, stdin=hints)
    record = load_verified(file).record
    assert record.result is not None
    last = done.stdout.rstrip().splitlines()[-1]
    bot = record.players[1].name.partition(" (newcomer)")[0]
    assert last == ("You win." if record.result.winner == 0 else f"{bot} wins.")
    old = json.loads(call("record", "show", "--form", "json", file).stdout)
    old["players"][0]["name"] = "You"
    (tmp_path / "old.json").write_text(json.dumps(old))
    shown = call("record", "show", "--lang", "fr", tmp_path / "old.json").stdout
    assert shown.startswith(f"Vous, {bot}")
    assert "Vous gagne." not in shown
