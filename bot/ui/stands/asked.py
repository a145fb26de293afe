"""Asks people about their seats at tables that have not begun; what was asked is kept up to date until it is over."""

from __future__ import annotations

from functools import partial

from bot.services.errors import Refused
from bot.services.table.scene import Asked, Scene
from bot.services.telling.wishes import AskSeat, Owed
from bot.ui.pages.asked import ask_line, ask_page, question
from bot.ui.press.called import call
from bot.ui.press.custom_id import beginning
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.members import member_of
from bot.ui.stands.quiet import put_off, undisturbed


async def show(house: House, table: Scene, wish: AskSeat, row: Owed) -> None:
    """Post the question where the person reads it, or bring its message up to date. Raises discord.HTTPException."""
    match_id, user_id = table.row.id, wish.user
    one = await house.match.begins.asked(match_id, user_id)
    if one is None:
        return  # forgotten meanwhile
    asked = question(table, user_id)
    stands = messages.Stands(one.channel_id, one.message_id)
    player = await house.people.preferences.of(user_id)
    language = player.language or table.row.language
    if one.message_id and (not asked or one.told_at == one.at):
        in_channel = one.channel_id == table.row.channel_id
        page = await ask_page(house, table, user_id, language, in_channel=in_channel)
        if not await messages.edit(house, stands, page) and asked:
            await house.match.begins.stands(match_id, one, 0, 0)
    elif asked:
        if asked != "kept" and await put_off(house, table, wish, player):
            return
        if not await _is_there(house, table, user_id):
            return
        if one.message_id:  # an earlier question, which this one takes the place of
            await messages.delete(house, stands)
        await _post(house, table, one, row, language, directly=asked != "kept")
    if not asked:
        await house.match.begins.settled(match_id, user_id)


async def _post(house: House, table: Scene, one: Asked, row: Owed, language: str, *, directly: bool) -> None:
    """Ask in direct messages, or where the card of the table stands if the person gets none and can read it."""
    direct_messages = house.people.direct_messages
    player, guest = await house.people.preferences.of(one.user_id), table.guest(one.user_id)
    if guest or (directly and player.dms and not await direct_messages.closed(one.user_id)):
        say = partial(_say, house, table, one, row, language)
        if await messages.directly(house, one.user_id, say) is not None:
            return
        await direct_messages.close(one.user_id)
        if guest:  # nobody there may read who that is; the time to answer goes on
            return
    await _say(house, table, one, row, table.row.language, table.row.channel_id)


async def _say(house: House, table: Scene, one: Asked, row: Owed, language: str, channel_id: int) -> messages.Stands:
    """Post plain words, since a notification reads no components, and let the page take their place; returns where."""
    in_channel, silent, apart = channel_id == table.row.channel_id, False, set[int]()
    line, yes = ask_line(table, one.user_id, language)
    if in_channel:
        line = f"{call(one.user_id)} {line}"
        silent = await undisturbed(house, table, [one.user_id])
        waits = table.queued(one.user_id)
        if waits is not None and waits.kept_by is not None:
            # Who is kept apart from whoever keeps the seat is named like everybody else, and not notified.
            apart = await house.people.apart.among(waits.kept_by, [one.user_id])
    nonce = f"{row.nonce}.{channel_id % 1000}"
    page = await ask_page(house, table, one.user_id, language, in_channel=in_channel)
    again = row.tried and not in_channel  # in a channel the same buttons may be those of other people
    marks = tuple(beginning(verb, table.row.id) for verb in ("amin", "takeseat")) if again else ()
    stands = await messages.say_and_show(
        house, channel_id, nonce, line, [yes], page, marks=marks, silent=silent, but=apart
    )
    await house.match.begins.stands(table.row.id, one, *stands)
    return stands


async def _is_there(house: House, table: Scene, user_id: int) -> bool:
    """Whether the person is on the server still; whoever has left it gives the seat up, so that nobody waits for it."""
    guild = house.client.get_guild(table.row.guild_id)
    if guild is None or table.guest(user_id):
        return True
    if await member_of(guild, user_id) is not None:
        return True
    try:
        await house.match.lobby.leave(table.row.id, user_id)
    except Refused as refused:
        if refused.code not in ("not-at-this-table", "already-started", "table-closed"):
            raise
    return False
