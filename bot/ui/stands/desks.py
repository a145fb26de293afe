"""Answers a press with the desk or the table panel; what its answer came without is owed by the outbox."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.services.processes.right_of_way import Showing, answering
from bot.services.table.scene import Scene, Table
from bot.services.telling.wishes import Show
from bot.ui.pages.answers import Path
from bot.ui.pages.desk import desk, previewed
from bot.ui.press.asker import seated
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.open_desks import Opened
from bot.ui.press.reply import Reply
from bot.ui.stands import panels
from bot.ui.words.places import in_its_thread


async def show_after(house: House, reply: Reply, match_id: int, note: str = "") -> None:
    """Show a match in the message that was pressed: the desk or the table panel, and then the own desk too."""
    showing = answering()
    with house.right_of_way.changing(reply.place, showing):
        table = await house.tables.scene(match_id)
        seat = table.seat_of(reply.user.id)
        if reply.on_desk and seat is not None:
            await _answer(house, reply, table, seat, Opened(table.row.changes, note=note), showing, told=True)
        elif not await panels.answer_with_table(house, reply, table, showing):
            # A panel that was replaced: the press counted, the live panel shows it.
            await reply.say(reply.words(note or "panel-is-below"))
        elif note:
            await reply.say(reply.words(note))
    if reply.room != "desk" and seat is not None and house.remembered.desks.behind(table.row, reply.user.id):
        await house.telling.outbox.wish(match_id, Show("open-desk", seat))


async def acting(house: House, reply: Reply, press: Press, act: Callable[..., Awaitable[Table]]) -> None:
    """Let a person act on the message that was pressed; what asks the same elsewhere is told at once, and the rest of
    the turn together.

    act: does it; gets `at_once`. Raises what that raises.
    """
    acted, user_id = house.acted, reply.user.id
    table = await act(at_once=not acted.here(press.match_id, user_id, reply.room, press.revision))
    acted.note(table.row, user_id, reply.room)


async def show_desk(
    house: House,
    reply: Reply,
    match_id: int,
    *,
    path: Path = (),
    note: str = "",
    revision: int | None = None,
    sure: int | None = None,
) -> None:
    """Answer with the desk; if `revision` is given and the match has moved on since, at the top with a note.

    A desk holds what only its seat may see, so it never takes the place of a message that everybody sees.
    """
    reply.in_place = reply.on_desk and reply.in_place
    showing = answering()
    house.acted.looks(match_id, reply.user.id, "direct" if reply.room == "direct" else "desk")
    with house.right_of_way.changing(reply.place, showing):
        table, seat = await seated(house, reply, match_id)
        if revision is not None and not await house.tables.still_current(table, seat, revision):
            path, note, sure = (), "refusal-moved-on", None
        if sure is not None:
            legal = table.legal(seat)
            question = table.question(seat) if legal else None
            first = previewed(table, seat)
            confirmable = [legal.index(a.action) for a in question.legal() if a.confirm or first] if question else []
            sure = sure if sure in confirmable else None
        opened = Opened(table.row.changes, path, note, look=True, sure=sure)
        await _answer(house, reply, table, seat, opened, showing, told=False)


async def _answer(
    house: House, reply: Reply, table: Scene, seat: int, opened: Opened, showing: Showing, *, told: bool
) -> None:
    """Answer with the desk of a seat, and owe what it came without.

    told: whether nobody has to be called to it any more.
    """
    here, language = in_its_thread(table.row, reply.interaction), reply.words.language
    drawn = await desk(house, table, seat, language, opened, here=here, showing=showing)
    await panels.answer(house, reply, table, Show("desk", seat), drawn, showing, told=told)
    house.remembered.desks.note_shown(table.row, reply, opened, whole=showing.whole and showing.again is None)
    if reply.interaction.guild_id is not None:
        await panels.owe(house, table.row.id, Show("open-desk", seat), showing, late=showing.late)
