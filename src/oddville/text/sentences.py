"""What happens in a game, as sentences.

`names` are the players' names by seat; `viewer` is the seat that reads, None for a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..documents.problems import Problem
from ..editions import Edition
from ..rules.actions import Action, decode
from ..rules.decisions import Decision
from ..rules.enums import Bonus, Character, Guild, Resource
from ..rules.errors import IllegalAction, RulesError
from ..rules.events import Event, PileShuffled, WorkerCardsRecovered
from ..rules.offers import Offer
from ..rules.powers import BUILDER_PRICE
from ..rules.reasons import Reason
from ..rules.scoresheet import Scoresheet
from ..rules.views import View
from .catalogue import Argument, Catalogue
from .options import option_arguments
from .scores import ScoreLine, card_scoring, character_points, score_lines
from .values import arguments, card_name, enumeration, player_name, word

# Nouns for headings and counts; all other words come from the vocabulary.
COMPONENTS: Final = (
    "worker-card",
    "worker",
    "coin",
    "project",
    "building",
    "character",
    "guild",
    "resource",
    "shield",
    "resources-board",
    "supply",
    "hand",
    "row",
    "deck",
    "city",
)
LONGEST_SHOWN: Final = 60  # of a value that somebody typed


class Texts(Catalogue):
    """All texts about a game in one language."""

    # ---- Words -------------------------------------------------------------------------------

    def labelled(self, label: str, text: str) -> str:
        """“label: text”; French puts a space before the colon."""
        return self.t("labelled", label=label, text=text)

    def card(self, number: int, edition: Edition) -> str:
        """The name of a building, or of the Main Square."""
        return card_name(self, number, edition)

    def component(self, name: str, count: int = 1) -> str:
        """One of COMPONENTS, as a heading; for several of them with their number as `count`."""
        return self.t(f"component-{name}", count=count)

    def resource(self, resource: int) -> str:
        return self.t(f"resource-{word(Resource(resource))}")

    def guild(self, guild: int) -> str:
        return self.t(f"guild-{word(Guild(guild))}")

    def character(self, character: int) -> str:
        return self.t(f"character-{word(Character(character))}")

    # ---- Explanations ------------------------------------------------------------------------

    def power(self, character: int) -> str:
        """What a character can do."""
        return self.t(f"power-{word(Character(character))}")

    def character_points(self, character: int, edition: Edition) -> str:
        """What a character is worth at the end."""
        return character_points(self, Character(character), edition)

    def bonus(self, bonus: int) -> str:
        """What a bonus gives."""
        return self.t(f"bonus-{word(Bonus(bonus))}")

    def scoring(self, card: int, edition: Edition) -> str:
        """What a card is worth to its owner."""
        return card_scoring(self, card, edition)

    def score_lines(self, sheet: Scoresheet, edition: Edition) -> list[ScoreLine]:
        """The items of a score, one by one, and the total at the end."""
        return score_lines(self, sheet, edition)

    # ---- The course of the game --------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], edition: Edition, viewer: int | None = None) -> str:
        """What happened. It never reveals anything hidden, even if the event contains it."""
        args = arguments(self, event.public().params, names, edition)
        if event.seat is not None:
            args["who"] = "you" if event.seat == viewer else "other"
            args["player"] = player_name(self, event.seat, names)
        if isinstance(event, PileShuffled):
            args["character"] = word(event.first)
        elif isinstance(event, WorkerCardsRecovered):
            args |= {"workers": enumeration(self, event.workers), "count": len(event.workers)}
        return self.t(f"event-{event.kind}", **args)

    def decision(self, decision: Decision, names: Sequence[str], viewer: int | None, edition: Edition) -> str:
        """What has to be decided, for the player who decides or for those who wait."""
        bonuses = [self.t(f"bonus-{word(open_bonus.bonus)}-name") for open_bonus in decision.bonuses]
        args: dict[str, Argument] = {
            "player": player_name(self, decision.seat, names),
            "recovered": "yes" if decision.has_recovered else "no",
            "worker": decision.worker or 0,
            "bonuses": enumeration(self, bonuses),
            "count": len(bonuses),
            "price": BUILDER_PRICE,
        }
        if decision.card is not None:
            args["card"] = self.card(decision.card, edition)
        if decision.guild is not None:
            args["guild"] = word(decision.guild)
        is_waiting = decision.seat is not None and decision.seat != viewer
        return self.t(f"decision-{word(decision.kind)}{'-waiting' if is_waiting else ''}", **args)

    def action(self, offer: Offer, view: View, edition: Edition) -> str:
        """An option of a seat, with what it costs now."""
        return self.t(f"action-{offer.action.kind}", **option_arguments(self, offer, view, edition))

    def short_action(self, action: Action) -> str:
        """A word or two for a button."""
        return self.t(f"action-{action.kind}-short")

    # ---- What does not work ------------------------------------------------------------------

    def reason(self, reason: Reason, names: Sequence[str], edition: Edition) -> str:
        """Why an option is not possible, and what to do about it if anything."""
        args = arguments(self, reason.params, names, edition)
        shown_by = reason.params.get("shown_by")
        if isinstance(shown_by, list):
            args |= {"workers": enumeration(self, shown_by), "count": len(shown_by)}
        return self.t(f"reason-{reason.code}", **args)

    def error(self, error: RulesError, names: Sequence[str]) -> str:
        args = arguments(self, error.params, names, None)
        asked = error.params.get("action")
        if isinstance(error, IllegalAction):
            typed = decode(asked) if isinstance(asked, int) else asked
            args["action"] = self.short_action(typed) if isinstance(typed, Action) else str(asked)
        args["value"] = str(error.params.get("value", asked))[:LONGEST_SHOWN]
        return self.t(f"error-{error.code}", **args)

    def problem(self, problem: Problem) -> str:
        """One mistake in an edition."""
        params = {name: value for name, value in problem.params.items() if isinstance(value, str | int)}
        args: dict[str, Argument] = {
            "place": problem.place,
            "suggested": "yes" if "suggestion" in params else "no",
            "exact": "yes" if params.get("low") == params.get("high") else "no",
        }
        return self.t(f"edition-problem-{problem.code}", **(args | params))
