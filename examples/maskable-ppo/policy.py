"""The network: cards are read one by one with shared weights, so that what it learns of one holds for all."""

from __future__ import annotations

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import nn

from oddville.envs import observation as o
from oddville.envs.layout import CITY, PARTS
from oddville.rules import action_space as a
from oddville.rules.vocabulary import CITY_REACH, PROJECT_SPACES, ROW_LENGTH, WORKER_CARDS

SEATS = 2
CELLS = a.SHUFFLE_PILE - a.PLACE_AT
STEPS_X, STEPS_Y = (0, 1, 0, -1), (-1, 0, 1, 0)  # to the neighbours of a cell
# Numbers that can be large, with what they are divided by: of a player, and of the decision
OF_PLAYER = {5: 4.0, 8: 2.0, 9: 10.0}  # supply, coins, score
OF_DECISION = {30: 32.0, 31: 16.0, 32: 4.0}  # cards in the deck, turn, buildings


def _columns() -> list[int]:
    """What a game of two needs of an observation besides the cards."""
    columns = list(range(SEATS * o.PLAYER))
    for part in PARTS:
        if part.name in ("lower_slots", "upper_slots"):
            columns += [i for i in range(part.start, part.stop) if (i - part.start) % 4 < SEATS]
    return columns + list(range(o.PILES_AT, CITY.start))


def _scale() -> torch.Tensor:
    scale = torch.ones(CITY.start)
    for seat in range(SEATS):
        for place, size in OF_PLAYER.items():
            scale[seat * o.PLAYER + place] = 1 / size
    for place, size in OF_DECISION.items():
        scale[o.DECISION_AT + place] = 1 / size
    return scale


class Network(nn.Module):
    """From observations to the logits of all actions, and to what the value is made from."""

    latent_dim_pi = a.SHUFFLE_PILE

    def __init__(self, width: int, card: int) -> None:
        super().__init__()
        self.latent_dim_vf = width
        columns = torch.tensor(_columns())
        self.register_buffer("columns", columns)
        self.register_buffer("scale", _scale()[columns])
        self.row = nn.Linear(o.ROW_CARD, card)
        self.own_projects = nn.Linear(o.PROJECT, card)
        self.other_projects = nn.Linear(o.PROJECT, card)
        self.city = nn.Linear(o.FACE + SEATS, card)
        inputs = len(columns) + (3 + SEATS) * card
        self.table = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.value = nn.Sequential(nn.Linear(width, width), nn.ReLU())
        self.context = nn.Linear(width, 3 * card)
        self.for_row = nn.Linear(card, WORKER_CARDS + 2)  # a worker card or a project for it
        self.for_project = nn.Linear(card, 2)  # build it, discard it
        self.for_neighbours = nn.Linear(card, 4)  # place a card beside it
        self.other_actions = nn.Linear(width, a.PLACE_AT)
        self.cells = nn.Parameter(torch.zeros(CELLS + 1))  # the last one stands for cells that do not exist
        for last in (self.for_row, self.for_project, self.for_neighbours, self.other_actions):
            nn.init.zeros_(last.weight)  # at first all legal actions are equally likely
            nn.init.zeros_(last.bias)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        row = self.row(_cards(seen, o.ROW_AT, ROW_LENGTH, o.ROW_CARD))
        projects = _cards(seen, o.PROJECTS_AT, SEATS * PROJECT_SPACES, o.PROJECT)
        own = self.own_projects(projects[:, :PROJECT_SPACES])
        other = self.other_projects(projects[:, PROJECT_SPACES:])
        buildings = _cards(seen, CITY.start, *CITY.shape)
        owners = buildings[:, :, o.FACE + 2 : o.FACE + 2 + SEATS]
        city = self.city(torch.cat([buildings[:, :, : o.FACE], owners], 2))
        by_owner = torch.bmm(owners.transpose(1, 2), city.relu()).flatten(1) / 4
        cards = [each.relu().mean(1) for each in (row, own, other)]
        table = self.table(torch.cat([seen[:, self.columns] * self.scale, *cards, by_owner], 1))
        to_row, to_project, to_city = self.context(table)[:, None].chunk(3, 2)
        for_row = self.for_row((row + to_row).relu())
        for_project = self.for_project((own + to_project).relu())
        for_neighbours = self.for_neighbours((city + to_city).relu())
        actions = self.other_actions(table)
        logits = [
            actions[:, : a.PLAY_FOR_BUILDING],
            actions[:, a.PLAY_FOR_BUILDING : a.RECOVER] + _by_action(for_row[:, :, :WORKER_CARDS]),
            actions[:, a.RECOVER : a.BUILD],
            actions[:, a.BUILD : a.TAKE_SECOND] + for_project[:, :2, 0],
            actions[:, a.TAKE_SECOND : a.DISCARD_PROJECT],
            actions[:, a.DISCARD_PROJECT : a.USE_RESOURCE_BONUS] + for_project[:, :, 1],
            actions[:, a.USE_RESOURCE_BONUS : a.SWAP],
            actions[:, a.SWAP : a.TRAVEL] + _by_action(for_row[:, :, WORKER_CARDS:]),
            actions[:, a.TRAVEL :],
            self._for_cells(buildings, for_neighbours),
        ]
        return torch.cat(logits, 1), self.value(table)

    def _for_cells(self, buildings: torch.Tensor, for_neighbours: torch.Tensor) -> torch.Tensor:
        """A cell is as good as the sum of what its neighbours make of it."""
        x = buildings[:, :, o.FACE, None] + torch.tensor(STEPS_X)
        y = buildings[:, :, o.FACE + 1, None] + torch.tensor(STEPS_Y)
        cell = y * (2 * CITY_REACH + 1 - y) + x + CITY_REACH
        exists = (buildings[:, :, :1] == 1) & (y >= 0) & (x.abs() + y <= CITY_REACH)
        cell = torch.where(exists, cell, CELLS).long().flatten(1)
        return self.cells.expand(len(cell), -1).scatter_add(1, cell, for_neighbours.flatten(1))[:, :CELLS]

    def forward_actor(self, seen: torch.Tensor) -> torch.Tensor:
        return self(seen)[0]

    def forward_critic(self, seen: torch.Tensor) -> torch.Tensor:
        return self(seen)[1]


def _cards(seen: torch.Tensor, start: int, count: int, size: int) -> torch.Tensor:
    return seen[:, start : start + count * size].reshape(-1, count, size)


def _by_action(for_cards: torch.Tensor) -> torch.Tensor:
    """[.., card, use] in the order of the actions: all cards for the first use, then for the next."""
    return for_cards.transpose(1, 2).flatten(1)


class CardPolicy(MaskableActorCriticPolicy):
    """As stable-baselines3 expects it, but the network gives the logits itself."""

    def _build(self, lr_schedule) -> None:
        self.mlp_extractor = Network(width=128, card=32)
        self.action_net = nn.Identity()
        self.value_net = nn.Linear(self.mlp_extractor.latent_dim_vf, 1)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)
