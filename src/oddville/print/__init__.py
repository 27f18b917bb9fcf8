"""Print and play: PDF sheets of an edition, with its drawings as vectors and all fonts inside.

Needs the package fpdf2 (`pip install "oddville[print]"`); importing this package alone does not.
"""
