"""A hint in words, one message for each step: what matters here, which option, and why."""

from __future__ import annotations

from ..protocol.responses import Hint
from ..text import Texts

WHICH, WHY = 1, 2  # the second and the third step


def step_after(step: int) -> int:
    """Asked once more after the reason, a hint names the option again."""
    return WHICH if step == WHY else step + 1


def hint_steps(texts: Texts, hint: Hint, level: str, option: str, key: str) -> tuple[str, str, str]:
    """`level` is the bot's name, `key` what has to be pressed or typed for the next step."""
    matters = texts.t(f"hint-matters-{hint.matters}")
    which = texts.t("terminal-hint-given", level=level, text=option)
    return (
        f"{matters} {texts.t('terminal-hint-which', key=key)}",
        f"{which} {texts.t('terminal-hint-why', key=key)}",
        hint.why,
    )
