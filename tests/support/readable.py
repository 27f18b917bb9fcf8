"""What every text must be like, in any language."""

import re

UNREADABLE = re.compile(r"[{}$\u2068\u2069]|\?\?\?|\bNone\b|  |^\s|\s$|\.\.|,,|\(\)|“”|„“|‘’|«\s*»")


def assert_readable(text: str) -> None:
    """No leftovers of a template, nothing empty, nothing doubled."""
    assert text
    assert not (found := UNREADABLE.search(text)), f"{found[0]!r} in {text!r}"


def assert_sentence(text: str) -> None:
    assert_readable(text)
    assert text[0].isupper() or text[0] in "„«‘“", text
    assert text[-1] in ".!?", text
