"""Which desks are brought up to date: those that are open still and show an older position."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from bot.ui.open_desks import OpenDesks
from bot.ui.reply import Reply
from bot.ui.words import house_words
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


async def test_an_answer_knows_what_was_pressed_while_the_desk_it_shows_is_open(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    pressed = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=True))
    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=7), guild_id=9, message=pressed, is_expired=lambda: False
    )
    reply = Reply(interaction, house_words("en"), in_place=True)
    OpenDesks().shown(row, interaction)
    assert interaction.message is None, "kept for a quarter of an hour, it would take up memory"
    assert (reply.on_desk, reply.replaces, reply.shows(5), reply.shows(6)) == (True, 5, True, False)


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
