"""What people call a bot."""

from __future__ import annotations

from ..text.catalogue import Catalogue
from .matched import NAME, strength_of


def level_name(texts: Catalogue, level: str) -> str:
    """The name of a level without its budget; a bot of another package is called as it is written."""
    name = level.partition(":")[0]
    strength = strength_of(name)
    if strength is not None:
        return texts.t("level-matched", strength="none" if name == NAME else strength)
    message_id = f"level-{name}"
    return texts.t(message_id) if texts.has(message_id) else level
