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
from tests.support.scripted_match import NAMES, SECRET, ScriptedMatch


def test_people_sit_down_and_the_first_is_the_host() -> None:
    scripted = ScriptedMatch(players=3)
    assert [seat.name for seat in scripted.match.seats] == ["Ann", "Ben", "Cleo"]
    assert scripted.match.host == 0
    scripted.do(Leave, 0)
    assert scripted.match.seats[0].is_free
    assert scripted.match.host == 1


def test_the_game_begins_only_with_all_seats_taken() -> None:
    scripted = ScriptedMatch(seat_people=False, players=3, start="host")
    scripted.enter(sit_down(scripted.match, Arrival("Ann"), "hash", 0))
    with refusal("seats-empty"):
        scripted.do(Start, 0)
    scripted.do(SeatBot, 0, target=1, level="newcomer")
    scripted.do(SeatBot, 0, target=2, level="apprentice")
    scripted.do(Start, 0)
    assert scripted.match.phase == "playing"


def test_only_the_host_decides_about_the_table() -> None:
    scripted = ScriptedMatch(players=2)
    with refusal("not-host"):
        scripted.do(Start, 1)
    with refusal("not-host"):
        scripted.do(SeatBot, 1, target=0, level=None)


def test_two_of_a_name_get_a_number() -> None:
    scripted = ScriptedMatch(seat_people=False)
    for _ in range(2):
        scripted.enter(sit_down(scripted.match, Arrival("Ann"), "hash", 0))
    assert [seat.name for seat in scripted.match.seats] == ["Ann", "Ann 2"]


@pytest.mark.parametrize("name", [" ", "a\x00b", "x" * 25, "left\u202eright"])
def test_names_are_visible_and_short(name: str) -> None:
    scripted = ScriptedMatch(seat_people=False)
    with refusal("bad-name"):
        sit_down(scripted.match, Arrival(name), "hash", 0)


def test_a_random_order_and_the_deal_follow_from_secret_and_salts() -> None:
    scripted = ScriptedMatch(players=4, order="random").begin()
    salts = [f"salt{seat}" for seat in range(4)]
    order = order_from(SECRET, salts, 4)
    assert scripted.match.names == [NAMES[chair] for chair in order]
    assert scripted.match.seed == seed_from(SECRET, salts)


def test_a_whole_game_is_told_again_by_its_log() -> None:
    for players in (2, 3, 4):
        scripted = ScriptedMatch(players=players).begin().play()
        match, again = scripted.match, scripted.told_again()
        assert match.phase == again.phase == "over"
        assert match.game is not None
        assert again.game is not None
        assert fingerprint(match.game) == fingerprint(again.game)
        assert match.winner == again.winner == match.game.winner
        assert [seat.time_left for seat in match.seats] == [seat.time_left for seat in again.seats]


def test_a_decision_on_an_older_position_is_stale() -> None:
    scripted = ScriptedMatch().begin()
    seen = scripted.match.sequence
    scripted.act()
    with refusal("stale"):
        scripted.do(Act, scripted.match.decider, action=0, sequence=seen)


def test_talk_makes_nothing_stale() -> None:
    scripted = ScriptedMatch().begin()
    seat, seen = scripted.match.decider, scripted.match.sequence
    scripted.do(Say, 1 - seat, text="Hello!")
    assert scripted.match.game is not None
    action = scripted.match.game.legal_actions()[0]
    assert isinstance(scripted.do(Act, seat, action=action, sequence=seen), Moved)


def test_a_number_from_the_future_is_not_believed() -> None:
    scripted = ScriptedMatch().begin()
    with refusal("ahead"):
        scripted.do(Act, scripted.match.decider, action=0, sequence=99)


def test_what_the_rules_forbid_is_refused_with_the_reason() -> None:
    scripted = ScriptedMatch().begin()
    game = scripted.match.game
    assert game is not None
    forbidden = next(number for number in range(ACTION_COUNT) if not game.is_legal(number))
    with pytest.raises(TableError) as refused:
        scripted.do(Act, game.decider, action=forbidden)
    assert refused.value.code == "illegal"
    assert refused.value.reason is not None
    assert refused.value.reason.code


def test_nobody_moves_for_others() -> None:
    scripted = ScriptedMatch().begin()
    seat = scripted.match.decider
    with refusal("not-your-turn"):
        scripted.do(Act, 1 - seat, action=0)
    with refusal("not-your-seat"):
        scripted.send(Act, seat, Actor(frozenset((1 - seat,))), action=0)
    with refusal("no-such-seat"):
        scripted.send(Act, 3, Actor(frozenset((3,))), action=0)


def test_nothing_is_changed_by_a_refusal() -> None:
    scripted = ScriptedMatch().begin()
    assert scripted.match.game is not None
    before = (scripted.match.sequence, fingerprint(scripted.match.game), len(scripted.log))
    with pytest.raises(TableError):
        scripted.do(Act, 1 - scripted.match.decider, action=0)
    assert (scripted.match.sequence, fingerprint(scripted.match.game), len(scripted.log)) == before


def test_before_the_start_and_after_the_end_nobody_moves() -> None:
    scripted = ScriptedMatch()
    with refusal("not-started"):
        scripted.do(Act, 0, action=0)
    scripted.begin().play()
    with refusal("game-over"):
        scripted.do(Act, 0, action=0)


# ---- Bots in seats ------------------------------------------------------------------------------


def test_a_bot_has_its_seat_to_itself() -> None:
    scripted = ScriptedMatch(bots=("newcomer", None)).begin()
    while scripted.match.decider != 0:
        scripted.act()
    assert scripted.match.game is not None
    action = scripted.match.game.legal_actions()[0]
    with refusal("seat-is-bot"):
        scripted.send(Act, 0, Actor(frozenset((0,))), action=action)
    scripted.send(Act, 0, Actor(frozenset((0,)), bot="newcomer"), action=action)


def test_a_bot_plays_for_somebody_who_left_until_they_come_back() -> None:
    scripted = ScriptedMatch(stand_in="newcomer").begin()
    seat = scripted.match.decider
    scripted.do(Leave, seat)
    assert scripted.match.seats[seat].level == "newcomer"
    with refusal("seat-is-bot"):
        scripted.do(Act, seat, action=0)
    scripted.do(Reclaim, seat)
    assert scripted.match.seats[seat].level is None
    scripted.act()


def test_the_host_replaces_only_who_is_away() -> None:
    scripted = ScriptedMatch().begin()
    scripted.present = frozenset((0, 1))
    with refusal("seat-is-present"):
        scripted.do(TakeOver, 0, target=1)
    scripted.present = frozenset((0,))
    with refusal("not-host"):
        scripted.do(TakeOver, 1, target=0)
    with refusal("unknown-level"):
        scripted.do(TakeOver, 0, target=1, level="wizard")
    scripted.do(TakeOver, 0, target=1, level="newcomer")
    assert scripted.match.seats[1].level == "newcomer"


def test_the_host_who_is_away_is_host_no_more() -> None:
    scripted = ScriptedMatch().begin()
    scripted.do(Leave, 0)
    assert scripted.match.host == 1


# ---- Endings ------------------------------------------------------------------------------------


def test_resigning_leaves_the_victory_to_the_last_one_standing() -> None:
    scripted = ScriptedMatch().begin()
    scripted.do(Resign, 1)
    assert (scripted.match.phase, scripted.match.ending, scripted.match.winner) == ("over", "resigned", 0)


def test_among_three_a_bot_plays_on_for_who_resigned_and_cannot_win() -> None:
    scripted = ScriptedMatch(players=3, stand_in="newcomer").begin()
    scripted.do(Resign, 2)
    assert scripted.match.phase == "playing"
    assert scripted.match.seats[2].level == "newcomer"
    with refusal("not-your-seat"):
        scripted.do(Reclaim, 2)
    scripted.play()
    assert scripted.match.ending == "finished"
    assert scripted.match.winner in (0, 1)


def test_all_agree_to_stop() -> None:
    scripted = ScriptedMatch(players=3).begin()
    scripted.do(AskEnd, 0)
    with refusal("nothing-asked"):
        scripted.do(AnswerEnd, 0, agree=True)
    scripted.do(AnswerEnd, 1, agree=True)
    assert scripted.match.phase == "playing"
    scripted.do(AnswerEnd, 2, agree=True)
    assert (scripted.match.phase, scripted.match.ending, scripted.match.winner) == ("over", "abandoned", -1)


def test_who_was_replaced_by_the_host_is_still_asked() -> None:
    scripted = ScriptedMatch().begin()
    scripted.do(TakeOver, 0, target=1)
    scripted.do(AskEnd, 0)
    assert scripted.match.phase == "playing"
    scripted.do(AnswerEnd, 1, agree=False)
    scripted.do(Reclaim, 1)
    scripted.do(AskEnd, 0)
    assert scripted.match.phase == "playing"
    scripted.do(AnswerEnd, 1, agree=True)
    assert scripted.told_again().ending == "abandoned"


def test_who_left_is_not_asked() -> None:
    scripted = ScriptedMatch().begin()
    scripted.do(Leave, 1)
    scripted.do(AskEnd, 0)
    assert scripted.match.ending == "abandoned"


def test_one_no_is_enough_to_play_on() -> None:
    scripted = ScriptedMatch(players=3).begin()
    scripted.do(AskEnd, 0)
    scripted.do(AnswerEnd, 1, agree=False)
    assert scripted.match.end_asked is None
    with refusal("nothing-asked"):
        scripted.do(AnswerEnd, 2, agree=True)


def test_alone_with_bots_one_stops_without_asking() -> None:
    scripted = ScriptedMatch(bots=(None, "newcomer")).begin()
    scripted.do(AskEnd, 0)
    assert scripted.match.ending == "abandoned"


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    scripted = ScriptedMatch(players=3, bots=(None, "newcomer", None)).begin()
    with refusal("not-over"):
        rematch_settings(scripted.match)
    scripted.play()
    assert rematch_settings(scripted.match).bots == (None, None, "newcomer")


# ---- Talking ------------------------------------------------------------------------------------


def test_talk_is_one_visible_line() -> None:
    scripted = ScriptedMatch()
    said = scripted.do(Say, 0, text=" <b>Hi</b>\n\x1b[31m there ")
    assert said.text == "<b>Hi</b> [31m there"  # type: ignore[union-attr]
    with refusal("bad-text"):
        scripted.do(Say, 0, text="\n\x00")


def test_the_host_may_mute() -> None:
    scripted = ScriptedMatch()
    with refusal("not-host"):
        scripted.do(Mute, 1, target=0, muted=True)
    scripted.do(Mute, 0, target=1, muted=True)
    with refusal("muted"):
        scripted.do(Say, 1, text="Hello")
    scripted.do(Mute, 0, target=1, muted=False)
    scripted.do(Say, 1, text="Hello")


def test_nobody_talks_faster_than_others_read() -> None:
    scripted = ScriptedMatch()
    for _ in range(5):
        scripted.do(Say, 0, text="Hello?", after=1)
    with refusal("too-talkative"):
        scripted.do(Say, 0, text="Hello?", after=1)
    scripted.do(Say, 1, text="Yes?", after=0)  # the others may
    scripted.do(Say, 0, text="At last!", after=5)
    assert scripted.told_again().seats[0].said_at == scripted.match.seats[0].said_at


def test_commands_are_recognised_when_they_come_again() -> None:
    scripted = ScriptedMatch().begin()
    scripted.act()
    keys = scripted.match.recent_keys
    assert list(keys.values()) == [scripted.match.sequence]
    assert scripted.told_again().recent_keys == keys
    scripted.play(100)
    assert len(scripted.match.recent_keys) == 32
