"""The report of a measurement, or of two side by side, as one page for the browser."""

from __future__ import annotations

from collections.abc import Sequence

from ...reports.marks import escape
from ...reports.page import Fact, Section, page
from ...text import Texts
from ..summary import Summary
from .cards import cards_section
from .context import Context, View
from .course import cells_section, length_section
from .scorings import scorings_section
from .seats import seats_section
from .targets import target_line, targets_section
from .usage import bonuses_section, characters_section, workers_section

HASH_SHOWN = 12


def balance_page(texts: Texts, summary: Summary) -> str:
    """The page for one measurement."""
    title = texts.t("balance-title", edition=summary.edition.id)
    return _page(Context(texts, [View("", summary)]), title)


def comparison_page(texts: Texts, before: Summary, after: Summary) -> str:
    """The page for two measurements, with their figures side by side."""
    views = [View(texts.t("balance-before"), before), View(texts.t("balance-after"), after)]
    return _page(Context(texts, views), texts.t("balance-comparison-title", edition=after.edition.id))


def target_lines(texts: Texts, summary: Summary) -> list[str]:
    """The targets in words, for a terminal."""
    context = Context(texts, [View("", summary)])
    return [target_line(context, target) for target in summary.targets]


def _page(context: Context, title: str) -> str:
    sections = [
        targets_section(context),
        seats_section(context),
        scorings_section(context),
        cards_section(context),
        characters_section(context),
        bonuses_section(context),
        workers_section(context),
        length_section(context),
        cells_section(context),
        _again_section(context),
    ]
    return page(context.texts, title, _facts(context), sections)


def _facts(context: Context) -> list[Fact]:
    def each(values: Sequence[str]) -> str:
        """A value once if all views agree, otherwise for each view."""
        return values[0] if len(set(values)) == 1 else " → ".join(values)

    summaries = [view.summary for view in context.views]
    editions = [
        context.t(
            "balance-edition",
            name=summary.edition.id,
            version=summary.edition.version,
            hash=summary.edition.hash[:HASH_SHOWN],
        )
        for summary in summaries
    ]
    games = [
        ", ".join(
            context.t("balance-games-of", games=context.whole(figures.games), players=players)
            for players, figures in summary.by_players.items()
        )
        for summary in summaries
    ]
    facts = [
        Fact(context.t("report-fact-edition"), each(editions)),
        Fact(context.t("balance-fact-bot"), each([summary.settings.bot for summary in summaries])),
        Fact(context.t("report-fact-games"), each(games)),
        Fact(context.t("report-fact-seed"), each([str(summary.settings.seed) for summary in summaries])),
        Fact(context.t("report-fact-version"), each([summary.settings.version for summary in summaries])),
    ]
    if any(summary.unfinished for summary in summaries):
        unfinished = [context.whole(summary.unfinished) for summary in summaries]
        facts.append(Fact(context.t("report-fact-stopped"), each(unfinished)))
    return facts


def _again_section(context: Context) -> Section:
    """The commands that give the same figures."""
    lines = []
    for view in context.views:
        summary = view.summary
        players = ",".join(map(str, summary.by_players))
        settings = summary.settings
        lines.append(
            f"oddville edition balance {settings.edition.id} --bot {settings.bot} --games {summary.asked} "
            f"--players {players} --seed {settings.seed}"
        )
    content = f"<pre>{escape(chr(10).join(dict.fromkeys(lines)))}</pre>"
    return Section("again", context.t("report-again"), content, context.t("balance-again-lead"))
