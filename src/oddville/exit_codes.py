"""What the command `oddville` and its server end with."""

from __future__ import annotations

from typing import Final

OK: Final = 0
BAD_DATA: Final = 1
BAD_USAGE: Final = 2
BROKEN: Final = 70  # a bug in the program itself (EX_SOFTWARE in sysexits.h)
INTERRUPTED: Final = 130  # ended by Ctrl-C, as a shell reports it
