"""How the bots learned: `python -m training` (docs/bots.md)."""

import os

# The processes that play need the cores; numpy's own threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
