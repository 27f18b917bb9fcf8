"""The messages whose ids are composed of words of the rules: `event-<kind>`, `reason-<code>` …"""

from __future__ import annotations

from typing import Final

from ..editions import PROBLEM_CODES, kept_editions
from ..record import NOTATION_CODES, POSITION_CODES, RECORD_CODES
from ..rules.actions import ACTION_TYPES
from ..rules.enums import DecisionKind
from ..rules.errors import RulesError
from ..rules.events import EVENT_TYPES
from ..rules.reasons import REASON_CODES
from ..rules.vocabulary import BONUSES, CHARACTERS, COLOURS, GUILDS, RESOURCES, SCORINGS
from .sentences import COMPONENTS
from .values import word

WITHOUT_DECIDER: Final = (DecisionKind.SHUFFLE, DecisionKind.GAME_OVER)  # nobody waits for a player


def expected_messages() -> frozenset[str]:
    """The ids of all messages that a game may need, in every language."""
    errors = [RulesError.code, *(error.code for error in RulesError.__subclasses__())]
    decisions = [word(kind) for kind in DecisionKind]
    waiting = [word(kind) for kind in DecisionKind if kind not in WITHOUT_DECIDER]
    return frozenset(
        [
            *(f"resource-{resource}" for resource in RESOURCES),
            *(f"guild-{guild}" for guild in GUILDS),
            *(f"colour-{colour}" for colour in COLOURS),
            *(f"component-{component}" for component in COMPONENTS),
            *(f"card-{building.id}" for edition in kept_editions() for building in edition.buildings),
            *(f"{family}-{character}" for family in ("character", "power") for character in CHARACTERS),
            *(f"bonus-{bonus}{form}" for form in ("", "-name") for bonus in BONUSES),
            *(f"scoring-{scoring}{form}" for form in ("", "-name") for scoring in SCORINGS),
            *(f"decision-{decision}" for decision in decisions),
            *(f"decision-{decision}-waiting" for decision in waiting),
            *(f"action-{action.kind}{form}" for form in ("", "-short") for action in ACTION_TYPES),
            *(f"event-{event.kind}" for event in EVENT_TYPES),
            *(f"reason-{code}" for code in REASON_CODES),
            *(f"error-{code}" for code in errors),
            *(f"edition-problem-{code}" for code in PROBLEM_CODES),
            *(f"notation-error-{code}" for code in NOTATION_CODES),
            *(f"record-error-{code}" for code in RECORD_CODES),
            *(f"position-error-{code}" for code in POSITION_CODES),
        ]
    )
