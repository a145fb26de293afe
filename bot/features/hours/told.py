"""Tells those who sit at a table that begins at an hour of it, in the channel of the table."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.features.hours.service import Hours
from bot.services.errors import Refused
from bot.services.table.scene import Scene
from bot.services.telling.wishes import OfFeature, Owed
from bot.ui.pages.table import heading
from bot.ui.press.called import called_or_named, user_ids
from bot.ui.press.codes import UNDONE
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.elsewhere import to_people
from bot.ui.stands.members import member_of
from bot.ui.stands.quiet import undisturbed
from bot.ui.words.catalogues import game_words, neutral
from bot.ui.words.places import card_address


async def tell(house: House, table: Scene, wish: OfFeature, row: Owed) -> None:
    """Say in the channel what becomes of the hour, if that is still so. Raises discord.HTTPException.

    Before whoever sits there is called to come, those who have left the server lose their seats.
    """
    if wish.how == "soon" and await _unseat_who_left(house, table):
        table = await house.tables.scene(table.row.id)
    hour = await house[Hours].of(table.row.id)
    waits = table.row.status == "lobby"
    still = {
        "soon": waits and hour is not None and hour.state == "near" and hour.at > house.clock.now(),
        "moved": waits and (hour is None or hour.state in ("ahead", "near")),
        "few": waits and hour is not None and hour.state == "few",
        "missed": waits and hour is not None and hour.state == "missed",
        "closed": table.row.status == "ended",
    }
    if not still[wish.how]:
        return
    people = [one for one in table.persons() if wish.how != "moved" or one.user_id != table.row.host_id]
    if not people:
        return
    told = user_ids(people)
    words = game_words(table.row.language, table.game.key)

    def said(who: str, match: str) -> str:
        return words(
            f"hour-told-{wish.how if hour is not None or wish.how != 'moved' else 'cleared'}",
            who=who,
            match=match,
            at=str(hour.at if hour is not None else 0),
            count=max(0, table.game.players[0] - len(table.seats)),
        )

    if table.abroad():
        by_name = words.listing(neutral(one.name) for one in people)
        await to_people(house, table, table.abroad(), row, said(by_name, heading(table, words)))
    in_a_line = " ".join(map(called_or_named, people))
    text = said(in_a_line, f"[{heading(table, words)}]({card_address(table)})")
    quiet = [user_id for user_id in told if table.player(user_id).nudges == "off"]
    called = [user_id for user_id in told if user_id not in quiet]
    silent = await undisturbed(house, table, called)
    await messages.say(house, table.row.channel_id, row.nonce, text, silent=silent, but=quiet)


async def _unseat_who_left(house: House, table: Scene) -> bool:
    """Whether somebody who sits there has left the server, not counting people of other servers."""
    guild, left = house.client.get_guild(table.row.guild_id), False
    if guild is None or table.row.status != "lobby":
        return False
    for row in table.persons():
        if row.account is None or await _is_there(guild, row.account):
            continue
        with suppress(Refused):  # left by a press just now
            await house.match.lobby.leave(table.row.id, row.account)
            left = True
    return left


async def _is_there(guild: discord.Guild, user_id: int) -> bool:
    """Whether a person is on a server; where Discord does not say, that is so."""
    try:
        return await member_of(guild, user_id) is not None
    except UNDONE:
        return True
