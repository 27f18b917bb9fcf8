"""Which modules of oddville are compiled. To compile another one, add it here."""

from __future__ import annotations

# Modules of constants: never compiled, their numbers are written into the others.
CONSTANTS = ("rules.vocabulary", "rules.action_space", "rules.event_kinds")

# A module stands after those that it imports.
COMPILED = (
    "rules.randomness",
    "rules.components",
    "rules.state",
    "rules.coins",
    "rules.board",
    "rules.city",
    "rules.projects",
    "rules.powers",
    "rules.payment",
    "rules.scoring",
    "rules.turn",
    "rules.legal",
    "rules.apply",
    "rules.knowledge",
    "rules.game",
    "rules.written_view",
    "rules.playout",
    "bots.network",
    "bots.evaluator",
    "bots.city_lookup",
    "bots.evaluation",
    "bots.network_inputs",
    "bots.judgement",
    "bots.policy",
    "bots.tree",
    "bots.mcts",
    "bots.uct",
    "bots.lookahead",
    "envs.observation",
    "envs.outcome",
    "envs.potential",
    "envs.batch",
    "envs.afterstates",
)

# The arrays that these loops write to are checked once, when a batch is made: single indices are not checked.
UNCHECKED = tuple(name for name in COMPILED if name.startswith("envs."))
