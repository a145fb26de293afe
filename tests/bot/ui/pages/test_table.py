"""The table panel."""

from __future__ import annotations

from bot.ui.pages.table import table_panel
from bot.ui.press.house import House
from tests.support.tables import scene, stored

LAST_BEGINS = 1
"""A seed with which it does."""


async def verbs(house: House, computers: int) -> list[str]:
    """What the buttons of a new match with so many computers on the last seats do; the last seat begins."""
    table = await stored(house, "yucata", 2, 0, seed=LAST_BEGINS, computers=computers)
    assert table.actors() == (1,)
    view, _ = await table_panel(house, await scene(house, table))
    parts = [part for box in view.to_components() for part in box.get("components", [])]
    items = [item for part in parts if part["type"] == 1 for item in part["components"]]
    return [item["custom_id"].split(":")[1] for item in items]


async def test_while_a_computer_is_to_act_nothing_is_offered_that_nobody_could_press(house: House) -> None:
    assert "do" in await verbs(house, 0)
    assert await verbs(house, 1) == ["hand", "history", "more"]
