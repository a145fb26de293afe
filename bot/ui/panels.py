"""Shows the panels of a match where they stand: in answer to a press, or because the outbox says so.

Both ways end the same: the message is edited or posted, and in one commit its revision is noted and the wish for it is
fulfilled. `house.showing` must be held, so that an older picture never replaces a newer one.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import discord

from bot.services.errors import Broken, StorageError
from bot.services.panels import place
from bot.services.tables import Scene, SeatRow, Table, paper, posted_hash
from bot.services.votes import OBSOLETE, voters
from bot.services.wishes import Panel, ShowDesk, ShowLobby, ShowResult, ShowTable, ShowVote
from bot.ui import messages
from bot.ui.desk import desk
from bot.ui.house import House
from bot.ui.lobby_card import lobby_card
from bot.ui.reply import Reply, text_view
from bot.ui.result import result_card
from bot.ui.table import pinged, table_panel
from bot.ui.vote_card import vote_card
from bot.ui.words import clip, game_words, spoken
from engine.core import match as record
from engine.core.errors import GameError

THREAD_NAME = 100

Drawn = tuple[discord.ui.LayoutView, Sequence[discord.File]]


@asynccontextmanager
async def drawing(house: House, table: Table, seat: int | None = None) -> AsyncGenerator[None]:
    """Around everything that makes a page of a match: what fails inside sets the match aside. Raises Broken."""
    try:
        yield
    except (GameError, StorageError):
        raise
    except Exception as error:
        broken = Broken(table.row.id, "view", seat)
        broken.__cause__ = error
        await house.trouble.set_aside(broken)
        raise broken from error


async def table_page(house: House, table: Scene, calls: Sequence[SeatRow] = ()) -> Drawn:
    """The table panel. Raises Broken."""
    async with drawing(house, table):
        return await table_panel(house, table, calls)


# --- in answer to a press


async def answer(house: House, reply: Reply, table: Scene, panel: Panel, drawn: Drawn, *, told: bool = True) -> None:
    """Show a panel in the message that was pressed; if it stands there, that is noted.

    told: False if the outbox has to show the panel all the same, because somebody must be called.
    """
    stands = table.where(*place(panel))
    await reply.show(*drawn)
    if stands is not None and reply.shows(stands.message_id) and told:
        await house.panels.shown(stands, table, panel)


async def answer_with_table(house: House, reply: Reply, table: Scene) -> bool:
    """Show the table in the panel that was pressed; False if the panel has been replaced by a newer one."""
    stands = table.where(*place(ShowTable()))
    if stands is None or not reply.shows(stands.message_id):
        return False
    told = messages.is_newest(house, stands) and not pinged(table)
    await answer(house, reply, table, ShowTable(), await table_page(house, table), told=told)
    return True


# --- because the outbox says so


async def show(house: House, table: Scene, panel: Panel, nonce: str) -> None:
    """Show a panel where everybody concerned looks for it. Raises discord.HTTPException."""
    match panel:
        case ShowLobby():
            await _lobby(house, table)
        case ShowTable():
            await _table(house, table, nonce)
        case ShowDesk(seat):
            await _desk(house, table, seat, nonce)
        case ShowVote(vote):
            await _vote(house, table, vote, nonce)
        case ShowResult():
            await _result(house, table, nonce)


async def post(
    house: House,
    table: Scene,
    panel: Panel,
    channel_id: int,
    nonce: str,
    drawn: Drawn,
    calls: Sequence[SeatRow] = (),
    *,
    asked: int | None = None,
    user_id: int | None = None,
) -> None:
    """Post a panel, note where it stands, and delete the one that it replaces."""
    before = table.where(*place(panel))
    sent = await messages.post(house, channel_id, nonce, *drawn, calls)
    await house.panels.posted(table, panel, channel_id, sent, asked=asked, user_id=user_id)
    if before is not None and before.message_id != sent:
        await messages.delete(house, before)


async def _lobby(house: House, table: Scene) -> None:
    stands = table.where(*place(ShowLobby()))
    if stands is None:
        return
    if await messages.edit(house, stands, lobby_card(table)):
        await house.panels.shown(stands, table, ShowLobby())
    else:
        await house.panels.forget(table.row.id, ShowLobby())


async def _table(house: House, table: Scene, nonce: str) -> None:
    table = await _with_thread(house, table, nonce)
    thread_id = table.row.thread_id
    assert thread_id is not None
    stands = table.where(*place(ShowTable()))
    called = (stands.asked if stands else None) or 0
    since = _asked_since(table)
    calls = [row for row in pinged(table) if since > called]
    called = max(since, called)
    if (
        stands is not None
        and not calls
        and messages.is_newest(house, stands)
        and await messages.edit(house, stands, *await table_page(house, table))
    ):
        await house.panels.shown(stands, table, ShowTable(), asked=called)
        return
    drawn = await table_page(house, table, calls)
    await post(house, table, ShowTable(), thread_id, nonce, drawn, calls, asked=called)


def _asked_since(table: Scene) -> int:
    """Since when the match waits for those whom it waits for, leaving out who has taken a choice back since.

    They are there already; calling them would also tell who had chosen in secret.
    """
    newest = {row.seat: row.kind for row in table.history}
    waiting = [row for row in table.seats if row.since is not None and newest.get(row.seat) != "undo"]
    return max((row.since or 0 for row in waiting), default=0)


async def _with_thread(house: House, table: Scene, nonce: str) -> Scene:
    """The match with its thread, in which the beginning is told."""
    if table.row.thread_id is not None:
        return table
    words = game_words(table.row.language, table.game.key)
    name = clip(words("thread-name", title=table.game.title, number=str(table.row.id)), THREAD_NAME)
    card = table.where(*place(ShowLobby()))
    thread_id = await messages.open_thread(house, table.row.channel_id, card, name)
    told = spoken(words, table.seats)
    text = told("notice-started", seats=tuple(range(len(table.seats))), hash=posted_hash(table.row))
    await messages.post(house, thread_id, f"{nonce}.start", text_view(text), calls=table.persons())
    await house.panels.thread_opened(table.row.id, thread_id)
    return await house.tables.scene(table.row.id)


async def _desk(house: House, table: Scene, seat: int, nonce: str) -> None:
    panel, person = ShowDesk(seat), table.seats[seat]
    if person.user_id is None or not table.reached_by_dm(person.user_id):
        return
    stands = table.where(*place(panel))
    if stands is not None and stands.user_id != person.user_id:
        stands = None
    if stands is None and table.row.status != "running":
        return
    asked_anew = person.since is not None and (stands is None or stands.asked != person.since)
    language = table.player(person.user_id).language or table.row.language
    async with drawing(house, table, seat):
        drawn = await desk(house, table, seat, language)
    if stands is not None and not asked_anew:
        if await messages.edit(house, stands, *drawn):
            await house.panels.shown(stands, table, panel)
            return
        if person.since is None:
            await house.panels.forget(table.row.id, panel)
            return
    try:
        channel_id = await messages.dm_channel(house, person.user_id)
        user_id = person.user_id
        await post(house, table, panel, channel_id, nonce, drawn, asked=person.since, user_id=user_id)
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
        await house.preferences.dm_refused(person.user_id, table.row.id, seat)


async def _vote(house: House, table: Scene, vote_id: int, nonce: str) -> None:
    panel, vote = ShowVote(vote_id), await house.votes.get(vote_id)
    if vote is None or table.row.thread_id is None:
        return
    view = await vote_card(house, table, vote)
    stands = table.where(*place(panel))
    if stands is not None:
        if await messages.edit(house, stands, view):
            await house.panels.shown(stands, table, panel)
        else:
            await house.panels.forget(table.row.id, panel)
        return
    if vote.outcome == OBSOLETE:
        return
    calls = [] if vote.outcome or vote.kind == "replace" else voters(table, vote)
    await post(house, table, panel, table.row.thread_id, nonce, (view, ()), calls)


async def _result(house: House, table: Scene, nonce: str) -> None:
    """The result; the ratings take the match in."""
    if table.row.thread_id is None or table.row.outcome is None:
        return
    await house.ratings.count(table.row.id)
    async with drawing(house, table):
        drawn = result_card(table, paper(table, record.live(table.history)))
    stands = table.where(*place(ShowResult()))
    if stands is not None:
        if await messages.edit(house, stands, *drawn):
            await house.panels.shown(stands, table, ShowResult())
        return
    people = [row for row in table.seats if row.user_id is not None]
    await post(house, table, ShowResult(), table.row.thread_id, nonce, drawn, people)
    await house.outbox.wish(table.row.id, ShowLobby())
