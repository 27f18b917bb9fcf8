"""What a command raises when it cannot do what it was asked for."""

from __future__ import annotations

from ..exit_codes import BAD_DATA
from ..extras import EXTRAS, extra_with, install_command


class CommandFailed(Exception):
    """Ends a command with one message of the catalogues."""

    def __init__(self, message_id: str, exit_code: int = BAD_DATA, **values: str | int) -> None:
        super().__init__(message_id, values)
        self.message_id = message_id
        self.exit_code = exit_code
        self.values = values


def missing_extra(error: ImportError) -> CommandFailed:
    """What to install; raises the error itself if the module that is missing is one of ours."""
    name = (error.name or "").partition(".")[0]
    if name in ("", "oddville"):
        raise error
    extra = extra_with(name)
    package = EXTRAS[extra][name] if extra else name
    return CommandFailed("needs-package", package=package, command=install_command(extra))
