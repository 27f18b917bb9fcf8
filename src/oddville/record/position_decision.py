"""Checks for the pending decision: the right player, the right moment, something to decide.

The engine trusts its state, so these checks must refuse everything that the rules cannot lead to and that
would break a limit later.
"""

from __future__ import annotations

from collections.abc import Callable

from ..documents.problems import Problems
from ..rules.city import fits_anywhere
from ..rules.deal import guild_members
from ..rules.game import Game
from ..rules.powers import answering_builder, has_usable_power, is_on_main_square
from ..rules.turn import bonus_sources
from ..rules.vocabulary import (
    AFTER_ACTION,
    ALL_WORKER_CARDS,
    BONUS_SOURCES,
    BONUSES_OPEN,
    BUILDER,
    BUILDER_ANSWER,
    CHARACTERS,
    CHEATER,
    CHOOSE_RESOURCE,
    COLOURS,
    DECISIONS,
    DISCARD,
    GAME_OVER,
    GUILDS,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    PLACE,
    RESOURCE_COUNT,
    SECOND_RESOURCE,
    SEIGNIOR,
    SHUFFLE,
    TURN,
    WORKERS,
    WORKERS_TO_END,
)
from .position_reader import SOURCES, Parts

RESUMABLE = (TURN, SECOND_RESOURCE, BONUSES_OPEN, AFTER_ACTION)


def check_decision(game: Game, parts: Parts, problems: Problems) -> None:
    checker = _Checker(game, problems)
    checker.check_fields(parts)
    if not problems.found:
        checker.check_moment()
    if not problems.found:
        checker.check_question(game.decision)


class _Checker:
    def __init__(self, game: Game, problems: Problems) -> None:
        self.game = game
        self.problems = problems

    def add(self, code: str, where: str = "decision", **params: object) -> None:
        self.problems.add(code, where, **params)

    @property
    def question(self) -> int:
        """The decision itself, or the one that a forced discard interrupts."""
        game = self.game
        return game.resume if game.decision == DISCARD and game.resume != NOTHING else game.decision

    @property
    def builder_builds(self) -> bool:
        """Whether somebody other than the turn's player is building."""
        return self.game.building_seat not in (NOBODY, self.game.turn_seat)

    # ---- Which fields there are ----------------------------------------------------------------

    def check_fields(self, parts: Parts) -> None:
        """Each field must be there exactly when its decision is pending."""
        game, question = self.game, self.question
        if game.decision != DISCARD and game.resume != NOTHING:
            self.field("resumes", is_there=True, is_wanted=False)
        elif game.resume not in (NOTHING, *RESUMABLE):
            self.add("decision-field", "decision.resumes", field="resumes", wanted="no")
        self.field("worker", game.played_card != NOTHING, question == SECOND_RESOURCE)
        self.field("card", game.project_to_place != NOTHING, question == PLACE)
        is_building = question in (PLACE, BONUSES_OPEN, SHUFFLE)
        self.field("building_player", game.building_seat != NOBODY, is_building)
        if game.bonus_sources and question != BONUSES_OPEN:
            self.field("bonuses", is_there=True, is_wanted=False)
        self.field("guild", game.shuffling_guild != NOTHING, question == SHUFFLE)
        self.field("player", game.decider != NOBODY, game.decision not in (SHUFFLE, GAME_OVER))
        for bonus in set(parts.decision.bonuses):
            if parts.decision.bonuses.count(bonus) > 1:
                self.add("repeated", "decision.bonuses", value=SOURCES[bonus])

    def field(self, name: str, is_there: bool, is_wanted: bool) -> None:
        if is_there != is_wanted:
            wanted = "yes" if is_wanted else "no"
            self.add("decision-field", f"decision.{name}", field=name, wanted=wanted)

    # ---- The moment of the game ----------------------------------------------------------------

    def check_moment(self) -> None:
        game = self.game
        if game.decision == CHOOSE_RESOURCE:
            self.check_set_up()
            return
        expected = (game.first_player + game.turn - 1) % game.players
        if game.turn == 0 or game.turn_seat != expected:
            self.add("turn-player", "turn_player", turn=game.turn, expected=COLOURS[expected])
            return
        self.check_end_trigger()
        self.check_size_of_city()
        hand = game.hand[game.turn_seat]
        where = f"players[{game.turn_seat}].hand"
        if self.question == TURN and hand == 0:
            self.add("hand-empty", where, player=COLOURS[game.turn_seat])
        if self.question == TURN and game.recovered and hand != ALL_WORKER_CARDS:
            self.add("hand-not-full", where, player=COLOURS[game.turn_seat])
        if game.recovered and self.question in (PLACE, BONUSES_OPEN, SHUFFLE, BUILDER_ANSWER):
            self.add("builder-after-recovery", "recovered")

    def check_set_up(self) -> None:
        """Only picks have been made, anticlockwise from the last player."""
        game = self.game
        picks = (game.first_player - 1 - game.decider) % game.players
        picked = [(game.first_player - 1 - step) % game.players for step in range(picks)]
        resources: set[int] = set()
        clean = game.turn == 0 and game.city_count == 1 and game.end_trigger == NOBODY
        clean = clean and not (game.recovered or game.cheater_used or game.bookkeeper_used)
        clean = clean and set(game.lower) == {NOBODY} and set(game.spot) == {NOBODY}
        clean = clean and max(game.holder) < 0
        for seat in range(game.players):
            own = [r for r in range(RESOURCE_COUNT) if game.upper[r * MAX_PLAYERS + seat]]
            clean = clean and len(own) == (seat in picked) and resources.isdisjoint(own)
            clean = clean and game.supply[seat] == WORKERS - (seat in picked)
            clean = clean and game.hand[seat] == ALL_WORKER_CARDS
            clean = clean and game.coin_count[seat] == 0 and game.project_count[seat] == 0
            resources.update(own)
        if not clean:
            self.add("set-up", "", decision=DECISIONS[game.decision])

    def check_end_trigger(self) -> None:
        game = self.game
        ready = [seat for seat in range(game.players) if game.city_workers[seat] >= WORKERS_TO_END]
        if (game.end_trigger == NOBODY and ready) or (
            game.end_trigger != NOBODY and game.end_trigger not in ready
        ):
            self.add("end-trigger", "end_trigger", count=len(ready))

    def check_size_of_city(self) -> None:
        """At most five workers each when the turn started, plus one build for two seats and one journey."""
        game = self.game
        late = self.question in (AFTER_ACTION, GAME_OVER)
        placed = self.question in (BONUSES_OPEN, SHUFFLE, BUILDER_ANSWER) or self.builder_builds or late
        builders = 0
        for seat in range(game.players):
            limit = WORKERS_TO_END - 1
            if seat == game.turn_seat:
                limit += int(placed) + int(is_on_main_square(game, seat))
            elif (
                game.city_workers[seat] > limit
                and (late or self.has_placed_as_builder(seat))
                and not builders
            ):
                builders += 1
                limit += 1
            if game.city_workers[seat] > limit:
                self.add(
                    "too-many-workers-in-city",
                    "city",
                    player=COLOURS[seat],
                    count=game.city_workers[seat],
                    most=limit,
                )

    def has_placed_as_builder(self, seat: int) -> bool:
        return self.builder_builds and seat == self.game.building_seat and self.question != PLACE

    # ---- The question itself -------------------------------------------------------------------

    def check_question(self, question: int) -> None:
        checks: dict[int, Callable[[], None]] = {
            TURN: self.check_turn,
            SECOND_RESOURCE: self.check_second_resource,
            DISCARD: self.check_discard,
            PLACE: self.check_place,
            BONUSES_OPEN: self.check_bonuses,
            BUILDER_ANSWER: self.check_builder,
            AFTER_ACTION: self.check_after_action,
            SHUFFLE: self.check_shuffle,
            GAME_OVER: self.check_game_over,
        }
        if question in checks:
            checks[question]()

    def player_is(self, seat: int) -> bool:
        if self.game.decider == seat:
            return True
        self.add("decision-player", "decision.player", expected=COLOURS[seat])
        return False

    def holds(self, seat: int, character: int) -> bool:
        if self.game.holder[character] == seat:
            return True
        self.add("decision-character", "decision", player=COLOURS[seat], character=CHARACTERS[character])
        return False

    def check_turn(self) -> None:
        self.player_is(self.game.turn_seat)

    def check_second_resource(self) -> None:
        game = self.game
        if not (self.player_is(game.turn_seat) and self.holds(game.turn_seat, SEIGNIOR)):
            return
        if game.hand[game.turn_seat] >> game.played_card & 1:
            self.add("worker-in-hand", "decision.worker", worker=game.played_card + 1)

    def check_discard(self) -> None:
        game = self.game
        if not self.player_is(game.turn_seat):
            return
        if game.resume != NOTHING:  # only the Cheater interrupts another question
            if self.holds(game.turn_seat, CHEATER) and not game.cheater_used:
                self.add("decision-field", "cheater_used", field="cheater_used", wanted="yes")
            if game.resume != AFTER_ACTION:  # that decision ends by itself if nothing is left
                self.check_question(game.resume)

    def check_building_seat(self) -> bool:
        """The builder must be the turn's player, or the holder of the Builder in answer to a build."""
        game = self.game
        if game.building_seat == game.turn_seat:
            return True
        if game.decision == SHUFFLE and game.components.character_guild[BUILDER] == game.shuffling_guild:
            return True  # the Builder has just gone back into its pile
        return self.holds(game.building_seat, BUILDER)

    def check_place(self) -> None:
        game = self.game
        if not self.check_building_seat() or not self.player_is(game.building_seat):
            return
        if not fits_anywhere(game, game.project_to_place):
            self.add("project-fits-nowhere", "decision.card")
        if game.supply[game.building_seat] == 0:
            self.add("supply-empty", f"players[{game.building_seat}].supply")
        if game.building_seat != game.turn_seat:
            self.check_last_card(game.turn_seat)

    def check_last_card(self, seat: int) -> bool:
        """The card built last belongs to the seat that has just built."""
        game = self.game
        if game.city_count > 1 and game.city_owner[game.city_count - 1] == seat:
            return True
        self.add("last-card-owner", f"city[{game.city_count - 1}]", expected=COLOURS[seat])
        return False

    def check_bonuses(self) -> None:
        game = self.game
        seat = game.building_seat
        if not self.check_building_seat() or not self.player_is(seat) or not self.check_last_card(seat):
            return
        possible = bonus_sources(game, seat)
        for source in range(BONUS_SOURCES):
            if (game.bonus_sources & ~possible) >> source & 1:
                self.add("bonus-not-there", "decision.bonuses", source=SOURCES[source])
        if game.decision == BONUSES_OPEN and game.bonus_sources == 0 and not has_usable_power(game, seat):
            self.add("nothing-to-decide", "decision", decision=DECISIONS[BONUSES_OPEN])

    def check_builder(self) -> None:
        game = self.game
        if not self.check_last_card(game.turn_seat):
            return
        expected = answering_builder(game, game.turn_seat)
        if expected == NOBODY:
            self.add("nothing-to-decide", "decision", decision=DECISIONS[BUILDER_ANSWER])
        else:
            self.player_is(expected)

    def check_after_action(self) -> None:
        game = self.game
        if self.player_is(game.turn_seat) and not has_usable_power(game, game.turn_seat):
            self.add("nothing-to-decide", "decision", decision=DECISIONS[AFTER_ACTION])

    def check_shuffle(self) -> None:
        game = self.game
        if not self.check_building_seat() or not self.check_last_card(game.building_seat):
            return
        guild = game.components.guild[game.city_card[game.city_count - 1]]
        if guild != game.shuffling_guild:
            expected = GUILDS[guild] if guild != NOTHING else ""
            self.add("guild-mismatch", "decision.guild", expected=expected)
            return
        held = [c for c in guild_members(game.components)[guild] if game.holder[c] >= 0]
        if held or game.pile_count[guild] == 0:
            self.add("pile-not-returned", f"piles.{GUILDS[guild]}", guild=GUILDS[guild])

    def check_game_over(self) -> None:
        if self.game.end_trigger == NOBODY:
            self.add("game-not-ended", "end_trigger")
