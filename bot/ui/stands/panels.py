"""Shows the panels of a match where they stand: in answer to a press, or because the outbox says so.

Both ways end the same: the message is edited or posted, and in one commit its revision is noted and the wish for it is
fulfilled. Who goes first, and why nothing older stays, is told in `bot.services.processes.right_of_way`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import discord
import msgspec

from bot.services.clock import live
from bot.services.processes.right_of_way import Showing, answering
from bot.services.table.scene import Scene, SeatRow
from bot.services.table.voting import OBSOLETE, VoteRow, is_sealed
from bot.services.telling.cards import LOBBY, LOBBY_ELSEWHERE
from bot.services.telling.outbox import AGAIN_SECONDS
from bot.services.telling.panels import TABLE, PanelRow
from bot.services.telling.wishes import Owed, Show
from bot.ui.pages.result import result_card
from bot.ui.pages.table import pinged, table_panel
from bot.ui.pages.vote import called, vote_card, vote_line
from bot.ui.press.called import call, user_ids
from bot.ui.press.codes import UNKNOWN_CHANNEL
from bot.ui.press.house import House
from bot.ui.press.items import Page
from bot.ui.press.reply import Reply
from bot.ui.stands import elsewhere, messages, seat_desk
from bot.ui.stands.posting import delete_unknown, post, update
from bot.ui.stands.quiet import undisturbed
from bot.ui.words import calling
from bot.ui.words.catalogues import clip, game_words, spoken

log = logging.getLogger(__name__)

THREAD_NAME = 100
RESULT_SECONDS = 2
"""A result mostly stands after so long."""


# --- in answer to a press


async def answer(
    house: House, reply: Reply, table: Scene, panel: Show, drawn: Page, showing: Showing, *, told: bool = True
) -> None:
    """Show a panel in the message that was pressed; if it stands there, that is noted, or what is owed.

    told: False if the outbox has to show the panel all the same, because somebody must be called.
    """
    match_id, stands = table.row.id, table.place_of(panel)
    here = stands if stands is not None and reply.shows(stands.message_id) else None
    if here is not None and showing.late:
        await house.telling.outbox.wish(match_id, panel)  # Whatever happens from now on, its picture is owed.
    await reply.show(*drawn)
    if here is None or reply.apart:
        return
    if told and showing.again is None and not showing.late:
        await house.telling.panels.note_shown(here, table.row, panel)
    await owe(house, match_id, panel, showing)


async def owe(house: House, match_id: int, panel: Show, showing: Showing, *, late: bool = False) -> None:
    """What an answer came without is owed by the outbox, or what it has perhaps taken the place of.

    late: its picture too.
    """
    if late or showing.again is not None or showing.remarked:
        await house.telling.outbox.wish(match_id, panel)
    elif showing.missing:
        again = msgspec.structs.replace(panel, again=True)
        await house.telling.outbox.wish(match_id, again, within=AGAIN_SECONDS)


async def answer_with_table(house: House, reply: Reply, table: Scene, showing: Showing) -> bool:
    """Show the table in the panel that was pressed; False if the panel has been replaced by a newer one."""
    stands = table.place_of(Show("table"))
    if stands is None or not reply.shows(stands.message_id):
        return False
    told = messages.is_newest(house, stands) and not _to_call(house, table, stands)
    drawn = await table_panel(house, table, called_in_thread(table, house.clock.now()), showing)
    await answer(house, reply, table, Show("table"), drawn, showing, told=told)
    return True


async def answer_with_vote(house: House, reply: Reply, vote: VoteRow) -> None:
    """Answer a press on the card of a vote with the card as it stands now."""
    showing = answering()
    with house.right_of_way.changing(reply.place, showing):
        table = await house.tables.scene(vote.match_id)
        await answer(house, reply, table, Show("vote", vote=vote.id), await vote_card(house, table, vote), showing)


# --- because the outbox says so


async def show(house: House, table: Scene, panel: Show, row: Owed, showing: Showing) -> None:
    """Show a panel where everybody concerned looks for it. Raises discord.HTTPException, NotYetDrawn."""
    if panel.what in ("desk", "open-desk"):
        await seat_desk.update_open_desk(house, table, panel.seat, showing)
        if panel.what == "desk":
            await seat_desk.show_desk(house, table, panel, row, showing)
    elif panel.seat != TABLE:
        await elsewhere.show(house, table, panel, row, showing)
    elif panel.what == "table":
        await _table(house, table, row, showing)
    elif panel.what == "vote":
        await _vote(house, table, panel, row, showing)
    else:
        await _result(house, table, row, showing)


async def with_thread(house: House, table: Scene, *, lost: int | None = None) -> Scene:
    """A started match with its thread, in which the beginning is told; without one if its channel is gone.

    Then the match goes on in direct messages. lost: a thread that somebody has deleted.
    """
    if lost is not None:
        await house.telling.panels.thread_lost(table.row.id, lost)
    elif table.row.thread_id is not None or table.row.started_at is None:
        return table
    words = game_words(table.row.language, table.game.key)
    name = clip(words("thread-name", title=table.game.title, number=str(table.row.id)), THREAD_NAME)
    again = lost is not None or table.place_of(Show("table")) is not None
    card = None if again else table.card
    try:
        thread_id = await messages.open_thread(house, table.row.channel_id, card, name)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_CHANNEL:
            raise
        await house.telling.outbox.wish(table.row.id, *[Show("table", row.seat) for row in table.persons()])
        return await house.tables.scene(table.row.id)
    # Opened again, the thread calls nobody: the match goes on as before.
    people = [] if again else table.persons()
    told = spoken(words, table.seats, [row.seat for row in people])
    text = told("notice-started", game=table.game.title, seats=tuple(range(len(table.seats))))
    silent = await undisturbed(house, table, user_ids(people))
    await messages.say(house, thread_id, f"start.{thread_id}", text, silent=silent)
    await house.telling.panels.thread_opened(table.row.id, thread_id)
    return await house.tables.scene(table.row.id)


async def _table(house: House, table: Scene, row: Owed, showing: Showing) -> None:
    thread_id = table.row.thread_id
    if thread_id is None or table.row.direct:
        return  # in direct messages the desk shows all there is to see
    stands = table.place_of(Show("table"))
    if stands is not None and stands.channel_id != thread_id:
        stands = None
    calls = _to_call(house, table, stands)
    standing = called_in_thread(table, house.clock.now())
    called = max(_asked_since(table), (stands.asked if stands else None) or 0)
    if (
        stands is not None
        and not calls
        and messages.is_newest(house, stands)
        and await messages.edit(house, stands, *await table_panel(house, table, standing, showing), showing)
    ):
        if row.tried:
            await delete_unknown(house, table, Show("table"), stands.channel_id, stands.message_id)
        await house.telling.panels.note_shown(stands, table.row, Show("table"), asked=called)
        return
    draw = partial(table_panel, house, table, calls, showing)
    people = user_ids(calls)
    line = _to_people(people, calling.at_the_table(table))
    await post(house, table, Show("table"), thread_id, row, showing, draw, line, people, asked=called)


def _to_people(called: Sequence[int], line: str) -> str:
    """The words of a call in a thread, with the people whom it calls."""
    return " ".join([*map(call, called), line])


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
    return [row for row in table.persons() if row.seat in asked and row.seat not in there and row.at_home]


def _asked_since(table: Scene) -> int:
    """Since when the match waits for those whom it waits for, leaving out who has taken a choice back since.

    They are there already; calling them would also tell who had chosen in secret.
    """
    newest = {row.seat: row.kind for row in table.tail}
    waiting = [row for row in table.seats if row.since is not None and newest.get(row.seat) != "undo"]
    return max((row.since or 0 for row in waiting), default=0)


async def _vote(house: House, table: Scene, panel: Show, row: Owed, showing: Showing) -> None:
    vote = await house.match.votes.get(panel.vote)
    if vote is None:
        return
    copies = [Show("vote", row.seat, vote.id) for row in table.elsewhere()]
    wanted = copies if vote.outcome is None else [one for one in copies if table.place_of(one) is not None]
    await house.telling.outbox.wish(table.row.id, *wanted)
    thread_id, stands = table.row.thread_id, table.place_of(panel)
    if stands is not None and stands.channel_id == thread_id:
        await update(house, table, panel, stands, await vote_card(house, table, vote), showing)
    elif thread_id is not None and vote.outcome != OBSOLETE:
        asked = called(table, vote)
        line = _to_people(asked, await vote_line(house, table, vote))
        draw = partial(vote_card, house, table, vote)
        await post(house, table, panel, thread_id, row, showing, draw, line, asked)


async def _result(house: House, table: Scene, row: Owed, showing: Showing) -> None:
    """The result, and what features know by it."""
    if table.row.outcome is None:
        return
    await house.features.work_out(table.row.id)
    await house.telling.outbox.wish(table.row.id, *[Show("result", row.seat) for row in table.elsewhere()])
    thread_id, stands = table.row.thread_id, table.place_of(Show("result"))
    if stands is not None and stands.channel_id == thread_id:
        if await messages.edit(house, stands, *await result_card(house, table, showing), showing):
            await house.telling.panels.note_shown(stands, table.row, Show("result"))
    elif thread_id is not None:
        people = user_ids(table.persons())
        line = _to_people(people, calling.over(table))
        draw = partial(result_card, house, table, showing)
        await post(house, table, Show("result"), thread_id, row, showing, draw, line, people)
        await house.telling.cards.again(table.row.id, LOBBY, LOBBY_ELSEWHERE)
        # A desk that was drawn before the result stood does not lead there yet.
        await house.telling.outbox.wish(table.row.id, *[Show("desk", one.seat) for one in table.persons()])


def result_comes_at(table: Scene, now: int) -> int | None:
    """When to look again for a result that is to stand before something else and does not yet; None where it does, or
    where none comes."""
    row = table.row
    if row.outcome is None or row.thread_id is None or table.place_of(Show("result")) is not None:
        return None
    return now + max(RESULT_SECONDS, (now - (row.ended_at or now)) // 2)
