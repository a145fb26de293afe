"""Which desks are brought up to date: those that are open still and show an older position."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from bot.ui.press.open_desks import OpenDesks, Opened
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import house_words
from tests.support.tables import house_at, stored


def answered(
    user: int, is_expired: Callable[[], bool] = lambda: False, *, guild: int | None = 9, at: int | None = None
) -> Any:
    """The answer to a press, as far as it matters here."""
    interaction = SimpleNamespace(
        id=100 + user, user=SimpleNamespace(id=user), guild_id=guild, message=None, is_expired=is_expired
    )
    return SimpleNamespace(interaction=interaction, at=at, beside=None, shown=None)


async def test_a_desk_is_behind_only_after_a_change_and_until_discord_forgets_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    later = msgspec.structs.replace(row, changes=row.changes + 1)
    expired = False
    reply = answered(7, lambda: expired)
    desks = OpenDesks()
    desks.note_shown(row, reply, Opened(row.changes), whole=True)
    assert not desks.behind(row, 7), "it shows the match as it stands"
    assert [one.interaction for one in desks.behind(later, 7)] == [reply.interaction]
    assert not desks.behind(later, 8)
    desks.note_shown(row, reply, Opened(row.changes), whole=False)
    assert desks.behind(row, 7), "something of it is to follow"
    expired = True
    assert not desks.behind(later, 7)


async def test_an_answer_that_comes_late_is_not_the_newest_desk(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    later = msgspec.structs.replace(row, changes=row.changes + 1)
    desks, newer = OpenDesks(), answered(7, at=5)
    desks.note_shown(later, newer, Opened(later.changes, path=(1,)), whole=False)
    for message in (5, 6):
        desks.note_shown(row, answered(7, at=message), Opened(row.changes), whole=True)
    (found,) = desks.behind(later, 7)
    assert (found.interaction, found.opened.path) == (newer.interaction, (1,))


async def test_older_desks_are_kept_until_what_is_to_follow_has_followed(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    desks = OpenDesks()
    for message, whole in enumerate([False, True, False, True]):
        desks.note_shown(row, answered(7, at=1 + message), Opened(row.changes), whole=whole)
    assert [one.message_id for one in desks.behind(row, 7)] == [1, 3]
    later = msgspec.structs.replace(row, changes=row.changes + 1)
    assert [one.message_id for one in desks.behind(later, 7)] == [1, 3, 4]


async def test_what_is_open_in_direct_messages_is_known_until_the_match_moves_on(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    desks = OpenDesks()
    desks.note_shown(row, answered(7, guild=None, at=5), Opened(row.changes, path=(1, 2), sure=3), whole=True)
    assert desks.opened_on(5, row.changes) == Opened(row.changes, path=(1, 2), sure=3)
    assert desks.opened_on(5, row.changes + 1) == Opened(row.changes + 1)
    assert desks.opened_on(6, row.changes) == Opened(row.changes)


async def test_an_answer_knows_what_was_pressed_while_the_desk_it_shows_is_open(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    pressed = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=True))
    interaction: Any = SimpleNamespace(
        id=8, user=SimpleNamespace(id=7), guild_id=9, message=pressed, is_expired=lambda: False
    )
    reply = Reply(interaction, house_words("en"), in_place=True)
    OpenDesks().note_shown(row, reply, Opened(row.changes), whole=True)
    assert interaction.message is None, "kept for a quarter of an hour, it would take up memory"
    assert (reply.on_desk, reply.replaces, reply.shows(5), reply.shows(6)) == (True, 5, True, False)


async def test_desks_that_can_be_edited_no_more_are_forgotten_one_after_the_other(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        row = (await stored(house, "yucata", 2, 0)).row
    expired: set[int] = set()

    def show(user: int) -> None:
        desks.note_shown(row, answered(user, lambda: user in expired), Opened(row.changes), whole=True)

    desks = OpenDesks()
    for user in (1, 2, 3, 1):
        show(user)
    expired.update((2, 3))
    show(4)
    assert [user for _, user in desks._open] == [1, 4]  # pyright: ignore[reportPrivateUsage]
