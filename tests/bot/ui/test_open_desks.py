"""Which desks are brought up to date: those that are open still and show an older position."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from bot.ui.open_desks import OpenDesks
from tests.support.tables import house_at, stored


async def test_a_desk_is_behind_only_after_a_change_and_until_discord_forgets_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    later = msgspec.structs.replace(row, changes=row.changes + 1)
    expired = False
    shown: Any = SimpleNamespace(user=SimpleNamespace(id=7), is_expired=lambda: expired)
    desks = OpenDesks()
    desks.shown(row, shown)
    assert desks.behind(row, 7) is None, "it shows the match as it stands"
    assert desks.behind(later, 7) is shown
    assert desks.behind(later, 8) is None
    expired = True
    assert desks.behind(later, 7) is None


async def test_desks_that_can_be_edited_no_more_are_forgotten_one_after_the_other(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    expired: set[int] = set()

    def interaction(user: int) -> Any:
        return SimpleNamespace(user=SimpleNamespace(id=user), is_expired=lambda: user in expired)

    desks = OpenDesks()
    for user in (1, 2, 3, 1):
        desks.shown(row, interaction(user))
    expired.update((2, 3))
    desks.shown(row, interaction(4))
    assert [user for _, user in desks._shown] == [1, 4]  # pyright: ignore[reportPrivateUsage]
