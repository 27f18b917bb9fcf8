"""The browser that the tests look at pages with."""

import shutil

import pytest

# Without windows of its own the first one shows a page in less than half of the time.
PROGRAMS = ("chromium-headless-shell", "chromium")


def browser_program() -> str:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip(f"there is no browser; on Debian: apt-get install {PROGRAMS[0]}")
    return program
