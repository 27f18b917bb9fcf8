"""A match: commands become entries, and the entries alone make the match."""

from __future__ import annotations

import pytest

from oddville.protocol.commands import (
    Act,
    AnswerEnd,
    AskEnd,
    Leave,
    Mute,
    Reclaim,
    Resign,
    Say,
    SeatBot,
    Start,
    TakeOver,
)
from oddville.protocol.entries import Moved
from oddville.protocol.errors import TableError
from oddville.protocol.requests import Arrival
from oddville.record import fingerprint
from oddville.record.fairness import order_from, seed_from
from oddville.rules.action_space import ACTION_COUNT
from oddville.table.decide import Actor, rematch_settings
from oddville.table.seating import sit_down
from tests.support.refusals import refusal
from tests.support.sitting import NAMES, SECRET, Sitting


def test_people_sit_down_and_the_first_is_the_host() -> None:
    sitting = Sitting(players=3)
    assert [seat.name for seat in sitting.match.seats] == ["Ann", "Ben", "Cleo"]
    assert sitting.match.host == 0
    sitting.do(Leave, 0)
    assert sitting.match.seats[0].is_free
    assert sitting.match.host == 1


def test_the_game_begins_only_with_all_seats_taken() -> None:
    sitting = Sitting(seat_people=False, players=3, start="host")
    sitting.enter(sit_down(sitting.match, Arrival("Ann"), "hash", 0))
    with refusal("seats-empty"):
        sitting.do(Start, 0)
    sitting.do(SeatBot, 0, target=1, level="newcomer")
    sitting.do(SeatBot, 0, target=2, level="apprentice")
    sitting.do(Start, 0)
    assert sitting.match.phase == "playing"


def test_only_the_host_decides_about_the_table() -> None:
    sitting = Sitting(players=2)
    with refusal("not-host"):
        sitting.do(Start, 1)
    with refusal("not-host"):
        sitting.do(SeatBot, 1, target=0, level=None)


def test_two_of_a_name_get_a_number() -> None:
    sitting = Sitting(seat_people=False)
    for _ in range(2):
        sitting.enter(sit_down(sitting.match, Arrival("Ann"), "hash", 0))
    assert [seat.name for seat in sitting.match.seats] == ["Ann", "Ann 2"]


@pytest.mark.parametrize("name", [" ", "a\x00b", "x" * 25, "left\u202eright"])
def test_names_are_visible_and_short(name: str) -> None:
    sitting = Sitting(seat_people=False)
    with refusal("bad-name"):
        sit_down(sitting.match, Arrival(name), "hash", 0)


def test_a_random_order_and_the_deal_follow_from_secret_and_salts() -> None:
    sitting = Sitting(players=4, order="random").begin()
    salts = [f"salt{seat}" for seat in range(4)]
    order = order_from(SECRET, salts, 4)
    assert sitting.match.names == [NAMES[chair] for chair in order]
    assert sitting.match.seed == seed_from(SECRET, salts)


def test_a_whole_game_is_told_again_by_its_log() -> None:
    for players in (2, 3, 4):
        sitting = Sitting(players=players).begin().play()
        match, again = sitting.match, sitting.told_again()
        assert match.phase == again.phase == "over"
        assert match.game is not None
        assert again.game is not None
        assert fingerprint(match.game) == fingerprint(again.game)
        assert match.winner == again.winner == match.game.winner
        assert [seat.time_left for seat in match.seats] == [seat.time_left for seat in again.seats]


def test_a_decision_on_an_older_position_is_stale() -> None:
    sitting = Sitting().begin()
    seen = sitting.match.sequence
    sitting.act()
    with refusal("stale"):
        sitting.do(Act, sitting.match.decider, action=0, sequence=seen)


def test_talk_makes_nothing_stale() -> None:
    sitting = Sitting().begin()
    seat, seen = sitting.match.decider, sitting.match.sequence
    sitting.do(Say, 1 - seat, text="Hello!")
    assert sitting.match.game is not None
    action = sitting.match.game.legal_actions()[0]
    assert isinstance(sitting.do(Act, seat, action=action, sequence=seen), Moved)


def test_a_number_from_the_future_is_not_believed() -> None:
    sitting = Sitting().begin()
    with refusal("ahead"):
        sitting.do(Act, sitting.match.decider, action=0, sequence=99)


def test_what_the_rules_forbid_is_refused_with_the_reason() -> None:
    sitting = Sitting().begin()
    game = sitting.match.game
    assert game is not None
    forbidden = next(number for number in range(ACTION_COUNT) if not game.is_legal(number))
    with pytest.raises(TableError) as refused:
        sitting.do(Act, game.decider, action=forbidden)
    assert refused.value.code == "illegal"
    assert refused.value.reason is not None
    assert refused.value.reason.code


def test_nobody_moves_for_others() -> None:
    sitting = Sitting().begin()
    seat = sitting.match.decider
    with refusal("not-your-turn"):
        sitting.do(Act, 1 - seat, action=0)
    with refusal("not-your-seat"):
        sitting.send(Act, seat, Actor(frozenset((1 - seat,))), action=0)
    with refusal("no-such-seat"):
        sitting.send(Act, 3, Actor(frozenset((3,))), action=0)


def test_nothing_is_changed_by_a_refusal() -> None:
    sitting = Sitting().begin()
    assert sitting.match.game is not None
    before = (sitting.match.sequence, fingerprint(sitting.match.game), len(sitting.log))
    with pytest.raises(TableError):
        sitting.do(Act, 1 - sitting.match.decider, action=0)
    assert (sitting.match.sequence, fingerprint(sitting.match.game), len(sitting.log)) == before


def test_before_the_start_and_after_the_end_nobody_moves() -> None:
    sitting = Sitting()
    with refusal("not-started"):
        sitting.do(Act, 0, action=0)
    sitting.begin().play()
    with refusal("game-over"):
        sitting.do(Act, 0, action=0)


# ---- Bots in seats ------------------------------------------------------------------------------


def test_a_bot_has_its_seat_to_itself() -> None:
    sitting = Sitting(bots=("newcomer", None)).begin()
    while sitting.match.decider != 0:
        sitting.act()
    assert sitting.match.game is not None
    action = sitting.match.game.legal_actions()[0]
    with refusal("seat-is-bot"):
        sitting.send(Act, 0, Actor(frozenset((0,))), action=action)
    sitting.send(Act, 0, Actor(frozenset((0,)), bot="newcomer"), action=action)


def test_a_bot_plays_for_somebody_who_left_until_they_come_back() -> None:
    sitting = Sitting(stand_in="newcomer").begin()
    seat = sitting.match.decider
    sitting.do(Leave, seat)
    assert sitting.match.seats[seat].level == "newcomer"
    with refusal("seat-is-bot"):
        sitting.do(Act, seat, action=0)
    sitting.do(Reclaim, seat)
    assert sitting.match.seats[seat].level is None
    sitting.act()


def test_the_host_replaces_only_who_is_away() -> None:
    sitting = Sitting().begin()
    sitting.present = frozenset((0, 1))
    with refusal("seat-is-present"):
        sitting.do(TakeOver, 0, target=1)
    sitting.present = frozenset((0,))
    with refusal("not-host"):
        sitting.do(TakeOver, 1, target=0)
    with refusal("unknown-level"):
        sitting.do(TakeOver, 0, target=1, level="wizard")
    sitting.do(TakeOver, 0, target=1, level="newcomer")
    assert sitting.match.seats[1].level == "newcomer"


def test_the_host_who_is_away_is_host_no_more() -> None:
    sitting = Sitting().begin()
    sitting.do(Leave, 0)
    assert sitting.match.host == 1


# ---- Endings ------------------------------------------------------------------------------------


def test_resigning_leaves_the_victory_to_the_last_one_standing() -> None:
    sitting = Sitting().begin()
    sitting.do(Resign, 1)
    assert (sitting.match.phase, sitting.match.ending, sitting.match.winner) == ("over", "resigned", 0)


def test_among_three_a_bot_plays_on_for_who_resigned_and_cannot_win() -> None:
    sitting = Sitting(players=3, stand_in="newcomer").begin()
    sitting.do(Resign, 2)
    assert sitting.match.phase == "playing"
    assert sitting.match.seats[2].level == "newcomer"
    with refusal("not-your-seat"):
        sitting.do(Reclaim, 2)
    sitting.play()
    assert sitting.match.ending == "finished"
    assert sitting.match.winner in (0, 1)


def test_all_agree_to_stop() -> None:
    sitting = Sitting(players=3).begin()
    sitting.do(AskEnd, 0)
    with refusal("nothing-asked"):
        sitting.do(AnswerEnd, 0, agree=True)
    sitting.do(AnswerEnd, 1, agree=True)
    assert sitting.match.phase == "playing"
    sitting.do(AnswerEnd, 2, agree=True)
    assert (sitting.match.phase, sitting.match.ending, sitting.match.winner) == ("over", "abandoned", -1)


def test_who_was_replaced_by_the_host_is_still_asked() -> None:
    sitting = Sitting().begin()
    sitting.do(TakeOver, 0, target=1)
    sitting.do(AskEnd, 0)
    assert sitting.match.phase == "playing"
    sitting.do(AnswerEnd, 1, agree=False)
    sitting.do(Reclaim, 1)
    sitting.do(AskEnd, 0)
    assert sitting.match.phase == "playing"
    sitting.do(AnswerEnd, 1, agree=True)
    assert sitting.told_again().ending == "abandoned"


def test_who_left_is_not_asked() -> None:
    sitting = Sitting().begin()
    sitting.do(Leave, 1)
    sitting.do(AskEnd, 0)
    assert sitting.match.ending == "abandoned"


def test_one_no_is_enough_to_play_on() -> None:
    sitting = Sitting(players=3).begin()
    sitting.do(AskEnd, 0)
    sitting.do(AnswerEnd, 1, agree=False)
    assert sitting.match.end_asked is None
    with refusal("nothing-asked"):
        sitting.do(AnswerEnd, 2, agree=True)


def test_alone_with_bots_one_stops_without_asking() -> None:
    sitting = Sitting(bots=(None, "newcomer")).begin()
    sitting.do(AskEnd, 0)
    assert sitting.match.ending == "abandoned"


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    sitting = Sitting(players=3, bots=(None, "newcomer", None)).begin()
    with refusal("not-over"):
        rematch_settings(sitting.match)
    sitting.play()
    assert rematch_settings(sitting.match).bots == (None, None, "newcomer")


# ---- Talking ------------------------------------------------------------------------------------


def test_talk_is_one_visible_line() -> None:
    sitting = Sitting()
    said = sitting.do(Say, 0, text=" <b>Hi</b>\n\x1b[31m there ")
    assert said.text == "<b>Hi</b> [31m there"  # type: ignore[union-attr]
    with refusal("bad-text"):
        sitting.do(Say, 0, text="\n\x00")


def test_the_host_may_mute() -> None:
    sitting = Sitting()
    with refusal("not-host"):
        sitting.do(Mute, 1, target=0, muted=True)
    sitting.do(Mute, 0, target=1, muted=True)
    with refusal("muted"):
        sitting.do(Say, 1, text="Hello")
    sitting.do(Mute, 0, target=1, muted=False)
    sitting.do(Say, 1, text="Hello")


def test_nobody_talks_faster_than_others_read() -> None:
    sitting = Sitting()
    for _ in range(5):
        sitting.do(Say, 0, text="Hello?", after=1)
    with refusal("too-talkative"):
        sitting.do(Say, 0, text="Hello?", after=1)
    sitting.do(Say, 1, text="Yes?", after=0)  # the others may
    sitting.do(Say, 0, text="At last!", after=5)
    assert sitting.told_again().seats[0].said_at == sitting.match.seats[0].said_at


def test_commands_are_recognised_when_they_come_again() -> None:
    sitting = Sitting().begin()
    sitting.act()
    keys = sitting.match.recent_keys
    assert list(keys.values()) == [sitting.match.sequence]
    assert sitting.told_again().recent_keys == keys
    sitting.play(100)
    assert len(sitting.match.recent_keys) == 32
