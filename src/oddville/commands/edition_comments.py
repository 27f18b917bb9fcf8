"""The comments of an edition file, in the language of its author."""

from __future__ import annotations

from ..editions.writer import Comments
from ..text import Texts


def comments_in(texts: Texts, name: str, cards: int) -> Comments:
    def comment(topic: str, number: int) -> str:
        return texts.t(f"edition-template-{topic}", name=name, count=cards, number=number)

    return comment
