"""Subsets the fonts of the page: `python web/fonts.py`, by hand after a change of the fonts or of LETTERS.

Without what the page never uses (fractions, letters of other languages, hints for old screens) the fonts are
little more than half as large. It needs fontTools and Brotli (`pip install fonttools brotli`) and writes to
src/fonts, which is committed.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from fontTools import subset

WEB = Path(__file__).parent
FONTS = {"alegreya-sans": (400, 700, 800), "grenze-gotisch": (600,)}
FEATURES = ["ccmp", "kern", "liga", "lnum", "tnum"]
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "Œœ–—‘’‚“”„•…‹›€™−↑↓")]


def main() -> None:
    folder = WEB / "src" / "fonts"
    folder.mkdir(exist_ok=True)
    for name, weights in FONTS.items():
        package = WEB / "node_modules" / "@fontsource" / name
        shutil.copy(package / "LICENSE", folder / f"{name}.LICENSE.txt")
        for weight in weights:
            whole = package / "files" / f"{name}-latin-{weight}-normal.woff2"
            cut = folder / f"{name}-{weight}.woff2"
            options = subset.Options(layout_features=FEATURES, hinting=False, flavor="woff2")
            font = subset.load_font(whole, options)
            subsetter = subset.Subsetter(options)
            subsetter.populate(unicodes=LETTERS)
            subsetter.subset(font)
            subset.save_font(font, cut, options)
            print(f"{cut.name}: {whole.stat().st_size:,} -> {cut.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
