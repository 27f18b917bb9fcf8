"""Babel's data about languages, without what no message uses: dates, currencies, units, countries."""

from __future__ import annotations

import pickle
from typing import Any, Final

_USED: Final = (
    "default_numbering_system",
    "decimal_formats",
    "locale_id",
    "minus_sign_formats",
    "number_symbols",
    "numbering_systems",
    "ordinal_form",
    "percent_formats",
    "plural_form",
    "scientific_formats",
)
_USED_OF_ALL: Final = ("language_aliases", "parent_exceptions", "script_aliases", "variant_aliases")
# Only for languages of which there is no data.
_EMPTY_OF_ALL: Final = ("likely_subtags", "territory_aliases")


def trimmed(path: str, content: bytes) -> bytes:
    """A file of Babel's; all others as they are."""
    if not path.startswith("babel/") or not path.endswith(".dat"):
        return content
    whole: dict[str, Any] = pickle.loads(content)
    if path == "babel/global.dat":
        kept = {key: whole[key] for key in _USED_OF_ALL} | {key: {} for key in _EMPTY_OF_ALL}
    else:
        kept = {key: whole[key] for key in _USED if key in whole}
    return pickle.dumps(kept, protocol=4)
