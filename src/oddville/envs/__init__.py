"""OddVille for game-AI frameworks: PettingZoo, Gymnasium (also many games at once) and OpenSpiel.

Each framework has a module of its own, which imports it; `docs/environments.md` shows them.
"""
