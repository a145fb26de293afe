"""Shows the panels of a match where they stand: in answer to a press, or because the outbox says so.

Both ways end the same: the message is edited or posted, and in one commit its revision is noted and the wish for it is
fulfilled. `house.showing` must be held, so that an older picture never replaces a newer one.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import discord

from bot.services import live
from bot.services.errors import Broken, StorageError
from bot.services.panels import PanelRow, place
from bot.services.pictures import counting_missing
from bot.services.tables import Glance, Scene, SeatRow, Table
from bot.services.votes import OBSOLETE, VoteRow, voters
from bot.services.voting import is_sealed
from bot.services.wishes import (
    Owed,
    Panel,
    ShowCopy,
    ShowDesk,
    ShowElsewhere,
    ShowLobby,
    ShowResult,
    ShowTable,
    ShowVote,
)
from bot.ui import messages
from bot.ui.desk import desk
from bot.ui.house import House
from bot.ui.in_time import in_time
from bot.ui.lobby_card import lobby_card
from bot.ui.next_match import next_match
from bot.ui.places import in_its_thread
from bot.ui.reply import Reply, text_view
from bot.ui.result import result_card
from bot.ui.table import pinged, table_panel, without_buttons
from bot.ui.vote_card import vote_card
from bot.ui.words import clip, game_words, house_words, language_of, spoken
from engine.core.errors import GameError

log = logging.getLogger(__name__)

THREAD_NAME = 100

_MARKS: dict[type[Panel], str] = {ShowTable: "b:hand:{}:", ShowDesk: "b:more:{}:0:desk", ShowResult: "b:rematch:{}:"}
"""The beginning of a custom id by which the panel of a match is known where it stands."""

Drawn = tuple[discord.ui.LayoutView, Sequence[discord.File]]


@asynccontextmanager
async def drawing(
    house: House, table: Table, seat: int | None = None, panel: Panel | None = None
) -> AsyncGenerator[None]:
    """Around everything that makes a page of a match: what fails inside sets the match aside. Raises Broken.

    A page whose picture could not be drawn is drawn once more later; `panel` says what it is of, where that is neither
    the table nor the desk of `seat`.
    """
    try:
        with counting_missing() as missing:
            yield
        if missing:
            usual = ShowTable() if seat is None else ShowDesk(seat)
            house.redraw.missed(table.row.id, table.row.revision, panel or usual)
    except (GameError, StorageError):
        raise
    except Exception as error:
        broken = Broken(table.row.id, "view", seat)
        broken.__cause__ = error
        await house.trouble.set_aside(broken)
        raise broken from error


async def table_page(house: House, table: Scene, calls: Sequence[SeatRow] = (), pictured: bool = True) -> Drawn:
    """The table panel. Raises Broken."""
    async with drawing(house, table):
        return await table_panel(house, table, calls, pictured=pictured)


# --- in answer to a press


async def answer(house: House, reply: Reply, table: Scene, panel: Panel, drawn: Drawn, *, told: bool = True) -> None:
    """Show a panel in the message that was pressed; if it stands there, that is noted.

    told: False if the outbox has to show the panel all the same, because somebody must be called.
    """
    stands = table.where(place(panel))
    await reply.show(*drawn)
    if stands is not None and reply.shows(stands.message_id) and not reply.apart and told:
        await house.panels.shown(stands, table, panel)


async def answer_with_table(house: House, reply: Reply, table: Scene) -> bool:
    """Show the table in the panel that was pressed; False if the panel has been replaced by a newer one."""
    stands = table.where(place(ShowTable()))
    if stands is None or not reply.shows(stands.message_id):
        return False
    told = messages.is_newest(house, stands) and not _to_call(house, table, stands)
    drawn, whole = await in_time(house, partial(table_page, house, table, ()))
    if not whole:
        await house.outbox.wish(table.row.id, ShowTable())
    await answer(house, reply, table, ShowTable(), drawn, told=told and whole)
    return True


# --- because the outbox says so


async def show(house: House, table: Scene, panel: Panel, row: Owed) -> None:
    """Show a panel where everybody concerned looks for it. Raises discord.HTTPException."""
    match panel:
        case ShowLobby():
            await _lobby(house, table)
        case ShowTable():
            await _table(house, table, row)
        case ShowDesk(seat):
            await update_open_desk(house, table, seat)
            await _desk(house, table, seat, row)
        case ShowVote(vote):
            await _vote(house, table, vote, row)
        case ShowResult():
            await _result(house, table, row)
        case ShowElsewhere(seat):
            await _elsewhere(house, table, seat, row)
        case ShowCopy():
            await _copy(house, table, panel, row)


async def post(
    house: House,
    table: Scene,
    panel: Panel,
    channel_id: int,
    row: Owed,
    draw: Callable[[], Awaitable[Drawn]],
    calls: Sequence[SeatRow] = (),
    *,
    asked: int | None = None,
    user_id: int | None = None,
) -> None:
    """Post a panel, delete the one that it replaces, and note where it stands.

    In this order: a process that ends in between finds all of it still to be done, and the nonce finds the message.
    """
    before = table.where(place(panel))
    sent = await messages.post(house, channel_id, row.nonce, *await draw(), calls)
    if row.tried:
        # Perhaps the message of an earlier try, which shows what was true then, or a second one beside it.
        await messages.edit(house, messages.Stands(channel_id, sent), *await draw())
        await _delete_unknown(house, table, panel, channel_id, sent)
    if before is not None and before.message_id != sent:
        await messages.delete(house, before)
    await house.panels.posted(table, panel, channel_id, sent, asked=asked, user_id=user_id)


async def _delete_unknown(house: House, table: Table, panel: Panel, channel_id: int, known: int | None) -> None:
    if (mark := _MARKS.get(type(panel))) is not None:
        await messages.delete_unknown(house, channel_id, mark.format(table.row.id), known)


async def with_thread(house: House, table: Scene, *, lost: int | None = None) -> Scene:
    """A started match with its thread, in which the beginning is told; without one if its channel is gone.

    Then the match goes on in direct messages. lost: a thread that somebody has deleted.
    """
    if lost is not None:
        await house.panels.thread_lost(table.row.id, lost)
    elif table.row.thread_id is not None or table.row.started_at is None:
        return table
    words = game_words(table.row.language, table.game.key)
    name = clip(words("thread-name", title=table.game.title, number=str(table.row.id)), THREAD_NAME)
    again = lost is not None or table.where(place(ShowTable())) is not None
    card = None if again else table.where(place(ShowLobby()))
    try:
        thread_id = await messages.open_thread(house, table.row.channel_id, card, name)
    except discord.HTTPException as error:
        if error.code != messages.UNKNOWN_CHANNEL:
            raise
        await house.outbox.wish(table.row.id, *[ShowElsewhere(row.seat) for row in table.persons()])
        return await house.tables.scene(table.row.id)
    told = spoken(words, table.seats)
    text = told("notice-started", seats=tuple(range(len(table.seats))))
    # Opened again, the thread calls nobody: the match goes on as before.
    await messages.post(house, thread_id, f"start.{thread_id}", text_view(text), calls=() if again else table.persons())
    await house.panels.thread_opened(table.row.id, thread_id)
    return await house.tables.scene(table.row.id)


async def _lobby(house: House, table: Scene) -> None:
    stands = table.where(place(ShowLobby()))
    if stands is None:
        return
    if await messages.edit(house, stands, *await lobby_card(house, table)):
        await house.panels.shown(stands, table, ShowLobby())
    else:
        await house.panels.forget(table.row.id, ShowLobby())


async def _table(house: House, table: Scene, row: Owed) -> None:
    thread_id = table.row.thread_id
    if thread_id is None or table.row.direct:
        return  # in direct messages the desk shows all there is to see
    stands = table.where(place(ShowTable()))
    if stands is not None and stands.channel_id != thread_id:
        stands = None
    calls = _to_call(house, table, stands)
    called = max(_asked_since(table), (stands.asked if stands else None) or 0)
    if (
        stands is not None
        and not calls
        and messages.is_newest(house, stands)
        and await messages.edit(house, stands, *await table_page(house, table))
    ):
        if row.tried:
            await _delete_unknown(house, table, ShowTable(), stands.channel_id, stands.message_id)
        await house.panels.shown(stands, table, ShowTable(), asked=called)
        return
    draw = partial(table_page, house, table, calls)
    await post(house, table, ShowTable(), thread_id, row, draw, calls, asked=called)


def _to_call(house: House, table: Scene, stands: PanelRow | None) -> list[SeatRow]:
    """Whom the panel must call that has not been called by the one that stands."""
    called = (stands.asked if stands else None) or 0
    return called_in_thread(table, house.clock.now()) if _asked_since(table) > called else []


def called_in_thread(table: Scene, now: int) -> list[SeatRow]:
    """Whom the panel must call there: people whom no direct message reaches; at a live table whoever is asked.

    There people who have just acted openly are left out.
    """
    if not live.is_live(table.row, now):
        return pinged(table)
    since = now - live.THERE_SECONDS
    there = live.openly(row for row in table.tail if row.at > since)
    asked = range(len(table.seats)) if is_sealed(table) else table.actors()
    return [row for row in table.persons() if row.seat in asked and row.seat not in there]


def _asked_since(table: Scene) -> int:
    """Since when the match waits for those whom it waits for, leaving out who has taken a choice back since.

    They are there already; calling them would also tell who had chosen in secret.
    """
    newest = {row.seat: row.kind for row in table.tail}
    waiting = [row for row in table.seats if row.since is not None and newest.get(row.seat) != "undo"]
    return max((row.since or 0 for row in waiting), default=0)


async def _elsewhere(house: House, table: Scene, seat: int, row: Owed) -> None:
    """The board in the direct messages of a seat, with a word on why it is there."""
    panel, person = ShowElsewhere(seat), table.seats[seat]
    if person.user_id is None or table.row.thread_id is not None:
        return
    language = table.player(person.user_id).language or table.row.language

    async def draw() -> Drawn:
        view, files = await table_page(house, table)
        return without_buttons(view, house_words(language)("channel-gone")), files

    stands = table.where(place(panel))
    if stands is not None and stands.user_id == person.user_id and await messages.edit(house, stands, *await draw()):
        await house.panels.shown(stands, table, panel)
        return
    if not await _post_directly(house, table, panel, person.user_id, row, draw):
        log.warning("match %s: its channel is gone, and seat %s gets no direct messages", table.row.id, seat)


async def update_open_desk(house: House, table: Scene, seat: int) -> None:
    """Bring the desk that a person has open in a thread up to date, if there is one and it is behind."""
    user_id = table.seats[seat].user_id
    interaction = house.desks.behind(table.row, user_id) if user_id is not None else None
    if interaction is None or user_id is None:
        return
    async with drawing(house, table, seat):
        here = in_its_thread(table.row, interaction)
        others = await next_match(house, user_id, table.row.id)
        language = table.player(user_id).language or language_of(interaction.locale)
        drawn = await desk(house, table, seat, language, here=here, look=False, others=others)
    await house.desks.update(table.row, interaction, *drawn)


async def _desk(house: House, table: Scene, seat: int, row: Owed) -> None:
    panel, person = ShowDesk(seat), table.seats[seat]
    if person.user_id is None or not (table.row.direct or table.reached_by_dm(person.user_id)):
        return
    stands = table.where(place(panel))
    if stands is not None and stands.user_id != person.user_id:
        stands = None
    if stands is None and table.row.status != "running":
        if row.tried:
            await _delete_unknown(house, table, panel, await messages.dm_channel(house, person.user_id), None)
        return
    # A match in direct messages keeps its one message: nobody else writes there, and computers answer at once. That of
    # a live table keeps it too: the thread calls.
    stays = stands is not None and (table.row.direct or live.is_live(table.row, house.clock.now()))
    asked = person.since is not None and table.row.status == "running"
    asked_anew = asked and not stays and (stands is None or stands.asked != person.since)
    if stands is not None and not asked and not stays and await _played_elsewhere(house, table, stands):
        # Asked again, whoever plays in the thread would get a new one in its place: this call has done its work.
        await messages.delete(house, stands)
        if row.tried:
            await _delete_unknown(house, table, panel, stands.channel_id, None)
        await house.panels.forget(table.row.id, panel)
        return
    user_id = person.user_id
    language = table.player(user_id).language or table.row.language

    async def draw() -> Drawn:
        async with drawing(house, table, seat):
            others = await next_match(house, user_id, table.row.id)
            return await desk(house, table, seat, language, look=False, others=others)

    if stands is not None and not asked_anew:
        if await messages.edit(house, stands, *await draw()):
            if row.tried:
                await _delete_unknown(house, table, panel, stands.channel_id, stands.message_id)
            await house.panels.shown(stands, table, panel)
            return
        if not asked:
            if row.tried:
                await _delete_unknown(house, table, panel, stands.channel_id, None)
            await house.panels.forget(table.row.id, panel)
            return
    try:
        # The channel of a person's direct messages stays the same.
        channel_id = stands.channel_id if stands is not None else await messages.dm_channel(house, user_id)
        await post(house, table, panel, channel_id, row, draw, asked=person.since, user_id=user_id)
    except discord.HTTPException as error:
        if error.code == messages.UNKNOWN_CHANNEL:
            house.direct_channels.pop(user_id, None)
            if stands is not None:
                await house.panels.forget(table.row.id, panel)
        if error.code not in messages.DM_REFUSED or table.row.direct:
            raise
        await house.preferences.dm_refused(user_id, table.row.id, seat)


async def _played_elsewhere(house: House, table: Scene, desk: PanelRow) -> bool:
    """Whether the person whom a desk has called has acted since it was shown, in a match that goes on: so not on it.

    Not if anything came to light meanwhile that is for this person alone, and so perhaps stands nowhere else.
    """
    if table.row.status != "running" or desk.asked is None:
        return False
    since = await house.tables.history(table.row.id, desk.revision, table.row.revision)
    acted = any(row.seat == desk.seat and row.kind == "act" and not row.auto for row in since)
    secret = any(event.to is not None and desk.seat in event.to for row in since if row.reveals for event in row.events)
    return acted and not secret


async def _vote(house: House, table: Scene, vote_id: int, row: Owed) -> None:
    panel, vote = ShowVote(vote_id), await house.votes.get(vote_id)
    if vote is None:
        return
    stands = table.where(place(panel))
    if stands is not None and stands.channel_id == table.row.thread_id:
        if await messages.edit(house, stands, *await _vote_page(house, table, vote)):
            await house.panels.shown(stands, table, panel)
        else:
            await house.panels.forget(table.row.id, panel)
        return
    if table.row.thread_id is None:
        await _wish_copies(house, table, vote_id, anew=vote.outcome is None)
        return
    if vote.outcome == OBSOLETE:
        return
    calls = [] if vote.outcome or vote.kind == "replace" else voters(table, vote)
    await post(house, table, panel, table.row.thread_id, row, partial(_vote_page, house, table, vote), calls)


async def _result(house: House, table: Scene, row: Owed) -> None:
    """The result; the ratings take the match in."""
    if table.row.outcome is None:
        return
    await house.ratings.count(table.row.id)
    house.reviews.want(table.row.id)
    stands = table.where(place(ShowResult()))
    if stands is not None and stands.channel_id == table.row.thread_id:
        if await messages.edit(house, stands, *await _result_page(house, table)):
            await house.panels.shown(stands, table, ShowResult())
        return
    if table.row.thread_id is None:
        await _wish_copies(house, table, 0, anew=True)
        return
    people = [seat for seat in table.seats if seat.user_id is not None]
    await post(house, table, ShowResult(), table.row.thread_id, row, partial(_result_page, house, table), people)
    await house.outbox.wish(table.row.id, ShowLobby())


async def _vote_page(house: House, table: Scene, vote: VoteRow) -> Drawn:
    async with drawing(house, table):
        return await vote_card(house, table, vote), ()


async def _result_page(house: House, table: Scene) -> Drawn:
    async with drawing(house, table, panel=ShowResult()):
        return await result_card(house, table, await house.reviews.state(table))


async def _wish_copies(house: House, table: Scene, vote: int, *, anew: bool) -> None:
    """With its channel gone: a vote or the result in the direct messages of everybody at the table.

    anew: also for those who have no copy yet.
    """
    wanted = [ShowCopy(person.seat, vote) for person in table.persons()]
    await house.outbox.wish(table.row.id, *[one for one in wanted if anew or table.where(place(one)) is not None])


async def _copy(house: House, table: Scene, panel: ShowCopy, row: Owed) -> None:
    """A vote or the result in the direct messages of a seat; what is decided already is not posted anew."""
    person, vote = table.seats[panel.seat], await house.votes.get(panel.vote) if panel.vote else None
    if person.user_id is None or table.row.thread_id is not None or (panel.vote and vote is None):
        return
    draw = partial(_result_page, house, table) if vote is None else partial(_vote_page, house, table, vote)
    stands = table.where(place(panel))
    if stands is not None and stands.user_id == person.user_id:
        if await messages.edit(house, stands, *await draw()):
            await house.panels.shown(stands, table, panel)
        else:
            await house.panels.forget(table.row.id, panel)
        return
    if vote is not None and vote.outcome is not None:
        return
    await _post_directly(house, table, panel, person.user_id, row, draw)


async def _post_directly(
    house: House, table: Scene, panel: Panel, user_id: int, row: Owed, draw: Callable[[], Awaitable[Drawn]]
) -> bool:
    """Post a panel in the direct messages of a person; False if the person takes none."""
    try:
        channel_id = await messages.dm_channel(house, user_id)
        await post(house, table, panel, channel_id, row, draw, user_id=user_id)
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
        return False
    return True


async def to_everybody(house: House, table: Glance, row: Owed, draw: Callable[[], Awaitable[Drawn]]) -> None:
    """With its channel gone: a message in the direct messages of everybody at the table."""
    for person in table.persons():
        assert person.user_id is not None
        try:
            channel_id = await messages.dm_channel(house, person.user_id)
            await messages.post(house, channel_id, f"{row.nonce}.{person.seat}", *await draw())
        except discord.HTTPException as error:
            if error.code not in messages.DM_REFUSED:
                raise
