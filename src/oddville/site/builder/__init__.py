"""`oddville site`: a folder of static files in which the whole game runs, see docs/offline.md."""

from .errors import CannotBuild
from .site import build_site

__all__ = ["CannotBuild", "build_site"]
