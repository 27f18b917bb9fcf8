"""The kinds of events as integers; `events.py` says what each one's numbers mean."""

from __future__ import annotations

from typing import Final

RESOURCE_PICKED: Final = 0
TURN_BEGAN: Final = 1
WORKER_CARDS_RECOVERED: Final = 2
WORKER_CARD_PLAYED: Final = 3
COIN_DRAWN: Final = 4
COIN_PAID: Final = 5
PAYMENT_MADE: Final = 6
WORKER_PLACED: Final = 7
WORKER_SPENT: Final = 8
WORKER_TAKEN_BACK: Final = 9
WORKER_MOVED: Final = 10
SECOND_RESOURCE_DECLINED: Final = 11
ROW_CARD_TAKEN: Final = 12
PROJECT_DISCARDED: Final = 13
ROW_SHIFTED: Final = 14
ROW_FILLED: Final = 15
CARD_BUILT: Final = 16
BONUS_USED: Final = 17
BONUS_FORGONE: Final = 18
CHARACTER_RETURNED: Final = 19
PILE_SHUFFLED: Final = 20
CHARACTER_TAKEN: Final = 21
PILE_TOP_SHOWN: Final = 22
BUILDER_ASKED: Final = 23
BUILDER_DECLINED: Final = 24
COIN_TURNED: Final = 25
PROJECT_SWAPPED: Final = 26
WORKER_TRAVELLED: Final = 27
TURN_PASSED: Final = 28
END_TRIGGERED: Final = 29
TURN_ENDED: Final = 30
GAME_ENDED: Final = 31
PROJECT_CHOSEN: Final = 32
