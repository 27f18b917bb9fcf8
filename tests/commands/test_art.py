"""`oddville art …` from the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from oddville import art
from oddville.cli import main
from oddville.editions import standard
from oddville.record import after_turn, fingerprint, load_verified, replay, states

pytestmark = pytest.mark.slow

HARBOUR = str(Path(__file__).parents[2] / "examples" / "harbour.toml")
PNG = b"\x89PNG\r\n\x1a\n"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)

    def call(*words: str) -> tuple[int, str, str]:
        try:
            code = main(words)
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.fixture
def record(run: Run, tmp_path: Path) -> str:
    assert run("record", "make", "--players", "3", "--seed", "3", "-o", str(tmp_path / "games"))[0] == 0
    return str(next((tmp_path / "games").iterdir()))


def test_a_card_by_number_or_id(run: Run) -> None:
    code, out, _ = run("art", "card", "17")
    assert code == 0
    assert out == art.card(standard(), 16) + "\n"
    assert run("art", "card", standard().buildings[16].id)[1] == out
    assert run("art", "card", "main-square")[1] == art.main_square(standard()) + "\n"


def test_options(run: Run) -> None:
    expected = art.card(standard(), 16, built_by=2, theme="night", size=90)
    assert (
        run("art", "card", "17", "--built", "red", "--theme", "night", "--size", "90")[1] == expected + "\n"
    )


def test_files(run: Run, tmp_path: Path) -> None:
    assert run("art", "card", "1", "--edition", HARBOUR, "-o", "card.svg", "--lang", "fr")[0] == 0
    assert (tmp_path / "card.svg").read_text("utf-8").startswith("<svg")
    assert run("art", "card", "1", "-o", "card.svg")[0] == 1
    assert run("art", "card", "1", "-o", "card.svg", "--force")[0] == 0
    assert run("art", "card", "1", "-o", "card.gif")[0] == 2


def test_png(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resvg_py")
    assert run("art", "card", "1", "-o", "card.png")[0] == 0
    assert (tmp_path / "card.png").read_bytes().startswith(PNG)
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    code, _, err = run("art", "card", "1", "-o", "other.png")
    assert code == 1
    assert 'pip install "oddville[png]"' in err


@pytest.mark.parametrize("card", ["0", "65", "-1", "lily-manorr", "", "9" * 50])
def test_no_such_card(run: Run, card: str) -> None:
    code, _, err = run("art", "card", "--", card)
    assert code == 2
    assert "There is no building" in err
    assert ("lily-manor”" in err) is (card == "lily-manorr")


def test_city_and_table_of_a_record(run: Run, record: str) -> None:
    code, early, _ = run("art", "city", record, "--turn", "30")
    assert code == 0
    late = run("art", "city", record)[1]
    assert early != late
    assert len(late) > len(early)
    assert run("art", "table", record, "--turn", "30")[0] == 0
    assert run("art", "city", record, "--turn", "7999")[0] == 2


def test_the_turn_is_complete(run: Run, record: str) -> None:
    """The picture of a turn shows what its player built in it, up to the last move."""
    loaded = load_verified(record).record
    for turn in (0, 1, 5, 20):
        number = next(n for n, game in enumerate(states(loaded)) if game.turn > turn)
        after = after_turn(loaded, turn)
        assert after is not None
        assert fingerprint(after) == fingerprint(replay(loaded, number))
        assert replay(loaded, number - 1).turn == turn
        assert run("art", "table", record, "--turn", str(turn))[1] == art.table(after, loaded.edition) + "\n"
    last = after_turn(loaded)
    assert last is not None
    assert fingerprint(last) == fingerprint(replay(loaded))
    assert after_turn(loaded, last.turn + 1) is None


def test_a_sheet(run: Run) -> None:
    assert run("art", "sheet", "--edition", HARBOUR)[1].startswith("<svg")


def test_bad_records(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    for name in ("bad.json", "nowhere.json"):
        code, _, err = run("art", "city", name)
        assert code == 1
        assert err.strip()
