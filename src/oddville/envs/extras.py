"""What each framework needs that is not installed with the package itself."""

from __future__ import annotations

from ..text import Texts


def missing(package: str, extra: str) -> ImportError:
    """The error to raise where a framework is not installed: it says how to install it."""
    return ImportError(Texts("en").t("envs-needs-extra", package=package, extra=extra), name=package)
