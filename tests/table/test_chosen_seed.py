"""A table with a chosen seed says so to everybody, and strangers do not find it in the lobby."""

from __future__ import annotations

from pathlib import Path

import pytest

from oddville.protocol.settings import Settings
from oddville.store import Store
from oddville.table.forms import table_form
from oddville.table.hall import Hall
from tests.support.halls import FirstAction, in_hall
from tests.support.scripted_match import ScriptedMatch


@pytest.mark.parametrize("seed", [None, 0, 7])
def test_everybody_sees_that_the_seed_was_chosen(seed: int | None) -> None:
    scripted = ScriptedMatch(seed=seed, listed=True, seat_people=False)
    told = table_form(scripted.match)
    assert told.has_chosen_seed == (seed is not None)
    assert told.settings.listed == (seed is None)
    assert told.settings.seed is None


def test_it_is_not_listed(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        store: Store = hall.store
        fair = await hall.create(Settings(players=2, listed=True))
        await hall.create(Settings(players=2, listed=True, seed=7))
        assert [match_id for match_id, _ in await store.lobby(9)] == [fair.match.id]

    in_hall(tmp_path, scene, FirstAction())
