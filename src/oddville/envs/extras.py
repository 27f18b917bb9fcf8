"""The error for a framework that is not installed."""

from __future__ import annotations

from ..extras import install_command
from ..text import Texts


def missing(package: str, extra: str) -> ImportError:
    """The error for a framework that is not installed; it says how to install it."""
    text = Texts("en").t("needs-package", package=package, command=install_command(extra))
    return ImportError(text, name=package)
