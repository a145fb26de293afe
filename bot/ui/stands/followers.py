"""Tells whoever follows matches of others, in direct messages: a line a day for each match, and its result.

A person is told once in a message of all matches, which takes the place of the one before, so that what is old never
stands beside what is new; one that tells of a result stays. Where none arrives, or the match may not be seen any more,
the person follows it no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.errors import Broken, Refused
from bot.services.people.follows import FollowRow
from bot.services.table.scene import Scene
from bot.services.telling.wishes import ShowResult
from bot.ui.pages.follow import followed_page
from bot.ui.press.feature import Way
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.members import out_of_reach, sees
from bot.ui.stands.trying import alone
from bot.ui.words.catalogues import house_words


async def run(house: House) -> None:
    """Tell everybody whose time has come; what fails is tried again at the next time, and stops nobody else."""
    for user_id, news in await house.people.follows.due():
        await alone(_tell(house, user_id, news), "somebody follows matches and is to be told")


async def _tell(house: House, user_id: int, news: Sequence[FollowRow]) -> None:
    found: list[Scene] = []
    for row in news:
        table = await _seen(house, user_id, row.match_id)
        if table is not None:
            found.append(table)
    if not found:
        return
    language = (await house.people.preferences.of(user_id)).language
    words = house_words(language or await house.guild_language(found[0].row.guild_id))
    added: dict[Way, list[Scene]] = {}
    for table in found:
        for way in await house.features.ways_at(house, "followed", table, user_id):
            added.setdefault(way, []).append(table)
    page = followed_page([(table, table.where(ShowResult())) for table in found], added, words)
    before = await house.people.follows.before(user_id)
    results = [table.row.id for table in found if table.over]
    # The same for each try until it is noted; results that come one after the other are messages of their own.
    nonce = messages.nonce_of("f", user_id, max(row.told_at for row in news), *results)

    async def post(channel_id: int) -> messages.Stands:
        return messages.Stands(channel_id, await messages.post(house, channel_id, nonce, page))

    stands = await messages.directly(house, user_id, post, in_turn=True)
    if stands is None:
        await house.people.follows.end_all(user_id)
        return
    await house.people.follows.told(
        user_id,
        [(table.row.id, table.row.revision) for table in found],
        results,
        stands,
    )
    if before is not None and before.message_id != stands.message_id:
        # Once it is noted: where this fails an old line stays, which is better than a new one told twice.
        await messages.delete(house, before)


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
    await house.people.follows.end(match_id, user_id)
    return None
