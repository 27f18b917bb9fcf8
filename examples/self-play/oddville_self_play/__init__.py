"""A small network learns OddVille for two players by playing against itself.

python -m oddville_self_play train --out my-network
python -m oddville_self_play match my-network/network.pt apprentice
"""

from oddville.envs.extras import missing

try:
    import torch  # noqa: F401
except ImportError as error:
    raise missing(error.name or "torch", "torch") from error
