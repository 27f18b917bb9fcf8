"""`oddville edition folder`: where the user's editions are, and their names."""

from __future__ import annotations

import argparse

from ..editions.folder import user_edition_names, user_folder
from ..text import Texts


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    print(user_folder())
    names = user_edition_names()
    for name in names:
        print(f"  {name}")
    if not names:
        print(f"  ({texts.t('edition-folder-empty')})")
    return 0
