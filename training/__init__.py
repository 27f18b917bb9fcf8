"""How the bots learned: `python -m training` (docs/bots.md)."""

import os

# The worker processes need the cores; numpy's own threads would only compete with them.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
