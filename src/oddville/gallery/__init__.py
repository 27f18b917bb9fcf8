"""All cards of an edition on one page: a single HTML file that needs nothing else."""

from .page import gallery_page

__all__ = ["gallery_page"]
