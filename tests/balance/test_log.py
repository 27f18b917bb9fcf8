"""The log loses no game, whatever happened while it was written."""

from pathlib import Path

import pytest

from oddville.balance.facts import GameFacts
from oddville.balance.failure import BalanceError
from oddville.balance.log import FILE, LogWriter, mend_log, only_one, read_log
from oddville.balance.settings import Settings
from oddville.balance.workers import play
from oddville.editions import standard

KEYS = [(2, 0), (2, 1), (3, 0), (4, 0)]


@pytest.fixture(scope="module")
def lines() -> list[str]:
    settings = Settings(standard(), "newcomer", 1)
    return [play(settings, key) for key in KEYS]


def write(folder: Path, content: str) -> None:
    (folder / FILE).write_bytes(content.encode())


def test_games_come_in_the_order_of_their_keys(tmp_path: Path, lines: list[str]) -> None:
    write(tmp_path, "".join(f"{line}\n" for line in reversed(lines)))
    games = read_log(tmp_path)
    assert list(games) == KEYS
    assert list(games.values()) == [GameFacts.from_line(line) for line in lines]


def test_no_log_is_an_empty_one(tmp_path: Path) -> None:
    assert read_log(tmp_path) == {}
    assert mend_log(tmp_path) == {}
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("cut", [1, 2, 100, 500])
def test_a_torn_last_line_is_dropped(tmp_path: Path, lines: list[str], cut: int) -> None:
    whole = "".join(f"{line}\n" for line in lines)
    write(tmp_path, whole[:-cut])
    games = mend_log(tmp_path)
    # With only the end of the line missing, the game itself is there.
    assert list(games) == (KEYS if cut == 1 else KEYS[:-1])
    assert (tmp_path / FILE).read_text().endswith("}\n")
    writer = LogWriter(tmp_path)
    writer.add(lines[-1])
    writer.close()
    assert list(read_log(tmp_path)) == KEYS


def test_damage_and_repetition_in_the_middle(tmp_path: Path, lines: list[str]) -> None:
    write(tmp_path, f"{lines[0]}\nrubbish\n{lines[1][:40]}\n{lines[0]}\n\udcff\n".replace("\udcff", "�"))
    assert list(mend_log(tmp_path)) == KEYS[:1]
    assert (tmp_path / FILE).read_text() == f"{lines[0]}\n"


def test_a_whole_log_is_left_alone(tmp_path: Path, lines: list[str]) -> None:
    content = "".join(f"{line}\n" for line in reversed(lines))
    write(tmp_path, content)
    mend_log(tmp_path)
    assert (tmp_path / FILE).read_text() == content


def test_only_one_at_a_time(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = tmp_path / "file"
    file.touch()
    with only_one(file):
        with pytest.raises(BalanceError) as caught, only_one(file):
            pass
        assert caught.value.code == "in-use"
    with only_one(file):
        pass
