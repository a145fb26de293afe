"""The card that asks somebody about a seat at a table that has not begun, and says what came of it."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.services.match.filling import ASKED
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.cards import CardRow, Change
from bot.ui.pages.asked import ask_line, ask_page, question
from bot.ui.press.called import call
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import Item
from bot.ui.stands.card import Card, Gone, Later, card, page_of
from bot.ui.stands.members import member_of
from bot.ui.stands.quiet import opens_at, undisturbed


def _marks(row: CardRow) -> tuple[str, ...]:
    """In a channel there are the same buttons for others; theirs say so."""
    return tuple(Press(verb, row.about, 0, str(row.person)).custom_id("b") for verb in ("amin", "takeseat"))


async def _stands(house: House, tx: Change, row: CardRow) -> None:
    await house.match.begins.stood(tx, row.about, row.person)


async def _settled(house: House, tx: Change, row: CardRow) -> None:
    await house.match.begins.settled(tx, row.about, row.person)


@card(ASKED, marks=_marks, stood=_stands, over=_settled)
async def ask(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """The question where the person reads it: in direct messages, or where the card of the table stands."""
    table, user_id = await house.tables.scene(row.about), row.person
    one, at_home = await house.match.begins.question_to(row.about, user_id), table.at_home(user_id)
    if one is None:
        return Gone()  # forgotten meanwhile
    asked, player = question(table, user_id), await house.people.preferences.of(user_id)
    if not row.message_id or row.since != one.at:
        if not asked and not row.message_id:
            return Gone()
        if asked and asked != "kept" and (at := opens_at(house, player)):
            return Later(at)
        if asked and not await _is_there(house, table, user_id):
            return Gone()
    stands_in_channel = row.message_id and row.channel_id == table.row.channel_id
    if stands_in_channel and not asked and at_home:
        return Gone(delete=True)  # what came of it stands on the card of the table
    there = await _in_channel(house, table, user_id, one.at) if asked and at_home else None
    language = player.language or table.row.language
    directly = Card(
        page_of(await ask_page(house, table, user_id, language, in_channel=False)),
        asked,
        line=_line(table, user_id, language),
        since=one.at,
        due=asked != "",
        last=not asked,
        instead=there,
    )
    # In the channel others would read who somebody of another server is.
    if there is None or (row.message_id and not stands_in_channel):
        return directly
    closed = not player.dms or await house.people.direct_messages.closed(user_id)
    return there if asked == "kept" or closed else directly


async def _in_channel(house: House, table: Scene, user_id: int, since: int) -> Card:
    """The question where others read it too, in the language of the table."""
    language = table.row.language
    page = page_of(await ask_page(house, table, user_id, language, in_channel=True))
    text, yes = ask_line(table, user_id, language)
    waits = table.queued(user_id)
    # Who avoids whoever keeps the seat is named like everybody else, and not notified.
    keeper = waits.kept_by if waits is not None else None
    apart = () if keeper is None else await house.people.apart.chose([user_id], keeper)
    silent = await undisturbed(house, table, [user_id])
    line = f"{call(user_id)} {text}", [yes]
    return Card(page, room=table.row.channel_id, line=line, since=since, silent=silent, but=apart)


def _line(table: Scene, user_id: int, language: str) -> tuple[str, list[Item]] | None:
    """What a notification says while the question is open, and the button beneath."""
    if not question(table, user_id):
        return None
    text, yes = ask_line(table, user_id, language)
    return text, [yes]


async def _is_there(house: House, table: Scene, user_id: int) -> bool:
    """Whether the person is on the server still; whoever has left it gives the seat up, so that nobody waits for it."""
    guild = house.client.get_guild(table.row.guild_id)
    if guild is None or not table.at_home(user_id):
        return True
    if await member_of(guild, user_id) is not None:
        return True
    try:
        await house.match.lobby.leave(table.row.id, user_id)
    except Refused as refused:
        if refused.code not in ("not-at-this-table", "already-started", "table-closed"):
            raise
    return False
