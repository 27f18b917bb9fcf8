"""The types of local variables."""

from __future__ import annotations

from engine_build.declarations import declarations

from .samples import engine_of

FUNCTION = """
def decide(left: int, right: int) -> int:
    larger = left > right
    both = left > 0 and not larger
    found = False
    number = left > 1
    number = left
    count = left < 0
    count += 1
    if larger or both or found:
        found = True
    return number + count
"""


def test_variables_that_only_compare_are_c_numbers() -> None:
    """Cython would make Python objects of them."""
    declared = declarations(engine_of(FUNCTION))
    assert (
        "@cython.locals(larger=cython.bint, both=cython.bint, found=cython.bint)\ncpdef int decide"
        in declared
    )
