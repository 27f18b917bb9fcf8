"""The screen of a game: city and decision on the left, the rest of the table on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.worker import Worker, WorkerState

from ...bots import level_names
from ...protocol.responses import Hint
from ...rules.actions import PlaceAt, decode
from ...rules.enums import DecisionKind
from ...rules.views import View
from ..city_faces import faces_of
from ..city_map import Cell
from ..games.shown_game import ShownGame, Trouble
from ..games.what_if import WhatIfGame
from ..hint_text import WHICH, hint_steps, step_after
from ..layout import LOG, Layout, layout_for
from ..look import Look
from ..option_notes import OptionNotes
from ..options import Group, Option, grouped, options_of
from ..scene import Scene
from ..widgets.choices import Choices
from ..widgets.city import CityView
from ..widgets.facts import Facts
from ..widgets.journal import Journal
from ..widgets.lines import Lines
from .reading import ReadingScreen

if TYPE_CHECKING:
    from ..app import OddVilleApp


class GameScreen(ReadingScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("w", "why", show=False),
        Binding("x", "what_if", show=False),
        Binding("i", "info", show=False),
        Binding("d", "theme", show=False),
        Binding("p", "points", show=False),
        Binding("l", "log", show=False),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("f", "fit", show=False),
        *(Binding(f"shift+{key}", f"pan('{key}')", show=False) for key in ("up", "down", "left", "right")),
        Binding("tab,shift+tab", "other", show=False, priority=True),
        Binding("escape,backspace", "back", show=False),
        Binding("question_mark,f1", "keys", show=False),
        Binding("q,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, play: ShownGame, hints: str) -> None:
        super().__init__(play)
        self.hints = hints
        self._options: list[Option] = []
        self._entries: list[Option | Group] = []
        self._group: Group | None = None
        self._message = Text()
        self._hint: Hint | None = None  # for this decision
        self._hint_step = 0
        self._hinted: int | None = None  # the action that it named
        self._scores_shown = False
        # What was shown last: the view, who decides here, and whether the options were known.
        self._seen: tuple[View, int | None, bool] | None = None

    # ---- The parts -------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Lines(id="heading")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield CityView(self.look, id="city")
                with Vertical(id="block"):
                    yield Choices(id="choices")
                    yield Journal(id="log-left")
            with Vertical(id="right"):
                yield Facts(id="facts")
                yield Journal(id="log-right")
        yield Lines(id="message")
        yield Lines(id="keys")

    @property
    def city(self) -> CityView:
        return self.query_one(CityView)

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    def on_mount(self) -> None:
        self.run_worker(self.play.run(self.show), exclusive=True, exit_on_error=False, group="play")
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        self._lay_out()
        self.call_after_refresh(self.show)

    @property
    def layout_now(self) -> Layout:
        return layout_for(self.size.width, self.size.height)

    def _lay_out(self) -> None:
        layout = self.layout_now
        self.set_class(layout.is_tall, "tall")
        self.query_one("#right").styles.width = layout.right
        self.query_one("#message").styles.height = layout.message
        self.query_one("#block").styles.height = self._block_height(layout)

    def _block_height(self, layout: Layout) -> int:
        return layout.placing if self._is_placing else layout.block

    def _fit_choices(self) -> None:
        """In a tall screen the log gets what the options do not need."""
        layout = self.layout_now
        if layout.is_tall:
            self.choices.styles.height = min(self.choices.needed_height, layout.block - LOG)
        else:
            self.choices.styles.height = "100%"

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Errors in the background are shown; the game is saved."""
        if event.state is WorkerState.ERROR:
            self.say(self.look.t("play-went-wrong", detail=str(event.worker.error)[:120]), "bad")

    async def on_unmount(self) -> None:
        await self.play.close()

    # ---- Showing ---------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the current state. If only chat or a notice is new, the current choice stays as it is."""
        if not self.is_mounted:
            return
        for journal in self.query(Journal):
            journal.tell(self.play.journal)
        if self.play.is_ready:
            self._lay_out()
        self.query_one("#keys", Lines).show([self._keys_line()])
        if not self.play.is_ready:
            self.query_one("#heading", Lines).show([self.look.text(("OddVille", "title"))])
            self.choices.offer([self.look.text(self.play.notice)], self._items_before_the_game)
            self.choices.focus()
            return
        scene = self.scene
        seen = scene.view, self.seat, self.play.study is not None
        is_new = self._seen != seen
        self._seen = seen
        self.query_one("#heading", Lines).show([self._heading(scene)])
        self._show_facts(scene)
        if is_new:
            self._group = self._hinted = self._hint = None
            self._message = Text()
            self._offer()
        else:
            self.choices.reword(self._question())
            self._fit_choices()
        self._show_city(scene, is_new)
        self._show_message()
        if self.ending and not self._scores_shown:
            self._scores_shown = True
            self.action_points()

    @property
    def _items_before_the_game(self) -> list[str]:
        return []

    def _show_facts(self, scene: Scene) -> None:
        layout = self.layout_now
        self.query_one(Facts).show_scene(scene, layout.right - 1, layout.facts)

    def _keys_line(self) -> Text:
        return self._keys("terminal-keys-placing" if self._is_placing else "terminal-keys-line")

    # ---- The decision ----------------------------------------------------------------------------

    def _offer(self) -> None:
        seat, study = self.seat, self.play.study
        self._options = []
        if seat is not None and study is not None:
            self._options = options_of(study, self.play.edition, self.look.texts, seat)
        self._entries = grouped(self._options, self.look.texts) if self._options else []
        self._lay_out()
        self.choices.is_heading_only = self._is_placing and not self.layout_now.is_tall
        self.choices.offer(self._question(), self._labels())
        self._fit_choices()
        if seat is not None:
            (self.city if self._is_placing else self.choices).focus()

    @property
    def _is_placing(self) -> bool:
        return self.seat is not None and self.play.view.decision.kind == DecisionKind.PLACE

    def _question(self) -> list[Text]:
        notice = [self.look.text((self.play.notice, "title"))] if self.play.notice else []
        seat = self.seat
        if seat is not None:
            return [*notice, *(self._decision(seat) if self._group is None else self._title(self._group))]
        if notice:
            return notice
        if self.ending:
            return [self.look.text((self.ending, "title")), self.look.text(self.look.t("play-over"))]
        decision = self.play.view.decision
        waiting = self.look.texts.decision(decision, self.play.cast.names, self._reader, self.play.edition)
        return [self.look.text((waiting, "dim"))]

    def _decision(self, seat: int) -> list[Text]:
        decision = self.play.view.decision
        words = self.look.texts.decision(decision, self.play.cast.names, seat, self.play.edition)
        if len(self.play.mine) > 1:
            words = self.look.texts.labelled(self.play.cast.names[seat], words)
        lines = [self.look.text((words, "title"))]
        if self._is_placing and not self.layout_now.is_tall:
            place = self._highlighted
            words = self._notes(seat).brings(place) if isinstance(place, Option) else ""
            lines.append(self.look.text((words, "note")))
        return lines

    def _notes(self, seat: int) -> OptionNotes:
        return OptionNotes(self.play, self.look, seat)

    @property
    def _highlighted(self) -> Option | Group | None:
        entries, index = self._shown_entries, self.choices.index
        return entries[index] if 0 <= index < len(entries) else None

    @property
    def _shown_entries(self) -> Sequence[Option | Group]:
        return self._group.options if self._group else self._entries

    def _labels(self) -> list[str]:
        seat = self.seat
        return [] if seat is None else [self._notes(seat).label(entry) for entry in self._entries]

    def _title(self, group: Group) -> list[Text]:
        back = f"  {self.look.t('terminal-choice-back')}"
        return [self.look.text((group.text, "title"), (back, "dim"))]

    def _show_city(self, scene: Scene, is_new: bool) -> None:
        seat = self.seat
        free = {} if seat is None else self._notes(seat).places(self._options, scene.card_text)
        cursor = min(free, key=lambda cell: abs(cell[0]) + cell[1], default=None)
        if free and (self.city.cursor in free or not is_new):
            cursor = self.city.cursor
        self.city.show(faces_of(scene.view, scene.card_text, scene.marks, self.play.points), free, cursor)
        if cursor is not None and is_new:
            self._point(cursor)

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character.isdigit() and event.character.isascii():
            self.choices.type_digit(event.character)
            event.stop()

    def on_choices_highlighted(self, event: Choices.Highlighted) -> None:
        if self.choices.starred and event.index not in self.choices.starred:
            self._drop_hint()
        self._show_message()
        action = decode(self._options[event.index].action) if self._is_placing else None
        if isinstance(action, PlaceAt) and self.city.cursor != (action.x, action.y):
            self.city.point((action.x, action.y))

    async def on_choices_chosen(self, event: Choices.Chosen) -> None:
        entries = self._shown_entries
        if event.index >= len(entries):
            return
        entry = entries[event.index]
        if isinstance(entry, Group):
            self._open(entry)
        else:
            await self._act(entry.action)

    def _open(self, group: Group) -> None:
        self._group = group
        self.choices.offer(self._question(), [option.text for option in group.options])
        self._show_hint()
        self._show_message()

    async def _act(self, action: int) -> None:
        seat = self.seat
        if seat is None:
            return
        try:
            await self.play.act(action, seat)
        except Trouble as trouble:
            self.show()
            self.say(trouble.sentence, "bad")
        else:
            self.show()

    # ---- The city --------------------------------------------------------------------------------

    def on_city_view_pointed(self, event: CityView.Pointed) -> None:
        self._point(event.cell)

    def _point(self, cell: Cell) -> None:
        """Highlight the option for a cell, or say why the card cannot be placed there."""
        for number, option in enumerate(self._options):
            if decode(option.action) == PlaceAt(*cell):
                if self.choices.index != number:
                    self.choices.highlight(number)
                self._message = Text()
                self._show_message()
                return
        self._explain(cell)

    def on_city_view_entered(self, event: CityView.Entered) -> None:
        self.choices.action_choose()

    def _explain(self, cell: Cell) -> None:
        self.choices.highlight_nothing()
        self._drop_hint()
        self.run_worker(self._say_why_not(cell), exclusive=True, exit_on_error=False, group="why-not")

    async def _say_why_not(self, cell: Cell) -> None:
        seat = self.seat
        if seat is None:
            return
        try:
            reason = await self.play.why_not(PlaceAt(*cell).number, seat)
        except Trouble as trouble:
            self.say(trouble.sentence, "bad")
            return
        if reason is not None and self.city.cursor == cell:
            self.say(self.look.texts.reason(reason, self.play.cast.names, self.play.edition), "bad")

    async def on_city_view_placed(self, event: CityView.Placed) -> None:
        action = PlaceAt(*event.cell).number
        if any(option.action == action for option in self._options):
            await self._act(action)
        else:
            self._explain(event.cell)

    # ---- The line below --------------------------------------------------------------------------

    def say(self, words: str, role: str = "") -> None:
        self._message = self.look.text((words, role))
        self._show_message()

    def _show_message(self) -> None:
        """The last message, otherwise what is to say about the highlighted option."""
        self.query_one("#message", Lines).show([self._message] if self._message.plain else self._detail())
        if self._is_placing:
            self.choices.reword(self._question())

    def _detail(self) -> list[Text]:
        entry, seat = self._highlighted, self.seat
        if entry is None or seat is None:
            return []
        return self._notes(seat).lines(entry, self.scene, self.size.width, self.layout_now.message)

    # ---- Keys ------------------------------------------------------------------------------------

    async def action_undo(self) -> None:
        try:
            await self.play.undo()
        except Trouble as trouble:
            self.say(trouble.sentence, "bad")
        else:
            self.show()
            self.say(self.look.t("play-undone"))

    async def action_hint(self) -> None:
        """What matters here, then which option, then why: a step for each time it is pressed."""
        if self.seat is None:
            return
        if self._hint is not None:
            self._tell_hint()
            return
        self.say(self.look.t("terminal-hint-thinking", level=level_name(self.look, self.hints)), "dim")
        self.run_worker(self._ask_hint(), exclusive=True, exit_on_error=False, group="hint")

    async def _ask_hint(self) -> None:
        seat = self.seat
        before = list(self._options)
        try:
            hint = await self.play.hint(self.hints)
        except Trouble as trouble:
            self.say(trouble.sentence, "bad")
            return
        if seat != self.seat or before != self._options:
            return  # the decision has changed meanwhile
        self._hint = hint
        self._hint_step = 0
        self._tell_hint()

    def _tell_hint(self) -> None:
        hint = self._hint
        assert hint is not None
        if self._hint_step >= WHICH:
            self._hinted = hint.action
            self._show_hint()
        text = next((option.text for option in self._options if option.action == hint.action), "")
        steps = hint_steps(self.look.texts, hint, level_name(self.look, self.hints), text, "h")
        self.say(steps[self._hint_step], "hint")
        self._hint_step = step_after(self._hint_step)

    def _show_hint(self) -> None:
        """Mark the suggested option, or the group it is in."""
        entries = self._shown_entries
        for index, entry in enumerate(entries):
            inside = entry.options if isinstance(entry, Group) else (entry,)
            if any(option.action == self._hinted for option in inside):
                self.choices.star(index)

    def _drop_hint(self) -> None:
        """Enter plays what is highlighted, so a hint for something else must not stay on the screen."""
        if self._hinted is not None:
            self._hinted = None
            self._hint_step = WHICH  # asked again, it names the option again
            self._message = Text()
            self.choices.star_nothing()

    def action_zoom(self, step: int) -> None:
        self.city.zoom_by(step)

    def action_fit(self) -> None:
        self.city.zoom_to_fit()

    def action_pan(self, direction: str) -> None:
        self.city.pan(direction)

    def action_other(self) -> None:
        """Switch between the city and the list."""
        (self.choices if self.city.has_focus else self.city).focus()

    def action_back(self) -> None:
        if self._group is not None:
            self._group = None
            self._offer()
            self._show_message()
        elif self._message.plain:
            self._message = Text()
            self._show_message()

    def action_theme(self) -> None:
        app: OddVilleApp = self.app  # type: ignore[assignment]
        app.toggle_dark()
        self._message = Text()
        self.city.draw()
        self.show()

    def action_what_if(self) -> None:
        if self.play.is_ready and not self.ending and not isinstance(self.play, WhatIfGame):
            self.run_worker(self._what_if(), exclusive=True, exit_on_error=False, group="what-if")

    async def _what_if(self) -> None:
        try:
            play = await WhatIfGame.of(self.play, self.look.texts)
        except Trouble as trouble:
            self.say(trouble.sentence, "bad")
        else:
            self.app.push_screen(GameScreen(play, self.hints))


def level_name(look: Look, level: str) -> str:
    """The name of a bot's level; one with a budget stays as it was written."""
    return level if ":" in level else level_names.level_name(look.texts, level)
