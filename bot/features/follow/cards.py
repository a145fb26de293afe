"""The message that tells a person of followed matches, in direct messages: a line a day for each match, and its result.

It takes the place of the one before, so that what is old never stands beside what is new; one that tells of a result
stays. Where none arrives the person follows nothing any more, and what the person may not see any more no longer.
"""

from __future__ import annotations

from typing import Final

from bot.clock import DAY
from bot.features.follow.pages import followed_page, stop_press
from bot.features.follow.service import FOLLOWED, Follows
from bot.services.errors import Broken, Refused
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.cards import CardRow, Change
from bot.services.telling.wishes import Show
from bot.ui.press.feature import Way
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, Later, card, page_of
from bot.ui.stands.members import out_of_reach, sees
from bot.ui.stands.panels import result_comes_at
from bot.ui.stands.quiet import opens_at
from bot.ui.words.catalogues import house_words

LOOK_AGAIN_SECONDS: Final = 600
"""When to look again for what cannot be said now."""


async def _is_over(house: House, tx: Change, row: CardRow) -> None:
    if row.message_id:
        await house[Follows].again(tx, row.person)  # what has come since is told in a message of its own
    else:
        await house[Follows].gives_up(tx, row.person)


@card(FOLLOWED, marks=lambda row: (stop_press(row.nonce).custom_id("b"),), of_match=False, over=_is_over)
async def tell(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """One message of all matches that have moved on or are over; `since` is negative where it tells of a result."""
    follows, user_id, now = house[Follows], row.person, house.clock.now()
    if row.message_id and row.since < 0:
        return Gone()
    player, (news, at) = await follows.reader(user_id), await follows.news(user_id)
    if player is None:
        return Later(now + DAY)
    if not news:
        return Later(now + DAY) if row.message_id else Gone()
    if at > now or (at := opens_at(house, player) or 0):
        return Later(at)
    seen = [await _seen(house, user_id, one.match_id) for one in news]
    later = {table.row.id: at for table in seen if table is not None and (at := result_comes_at(table, now))}
    found = [table for table in seen if table is not None and table.row.id not in later]
    if not found:
        return Later(min(later.values(), default=now + LOOK_AGAIN_SECONDS))
    added: dict[Way, list[Scene]] = {}
    for table in found:
        for way in await house.features.ways_at("followed", table, user_id):
            added.setdefault(way, []).append(table)
    words = house_words(player.language or await house.guild_language(found[0].row.guild_id))
    page = followed_page([(table, table.place_of(Show("result"))) for table in found], added, words, row.nonce)
    results = [table.row.id for table in found if table.over]
    shown = [(table.row.id, table.row.revision) for table in found]
    return Card(
        page_of(page),
        since=-now if results else now,
        last=bool(results),
        stood=lambda tx: follows.note_told(tx, user_id, shown, results),
    )


async def _seen(house: House, user_id: int, match_id: int) -> Scene | None:
    """A match as everybody may see it; None if that cannot be said now, since it is in trouble or its server is out of
    reach, or if this person may not see it any more, and follows it no more then."""
    try:
        table = await house.tables.scene(match_id)
        if out_of_reach(house, table.row.guild_id):
            return None
        if table.seat_of(user_id) is None and await sees(house, table.row.guild_id, table.row.channel_id, user_id):
            return table
    except Broken:
        return None
    except Refused:
        pass
    await house[Follows].end(match_id, user_id)
    return None
