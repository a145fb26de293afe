"""Play: the buttons of the table panel and of the desk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from bot.exts import replay
from bot.services.beside import beside
from bot.services.errors import Refused
from bot.services.panels import place
from bot.services.tables import MatchRow, Scene
from bot.services.wishes import ShowDesk
from bot.ui import answers, panels
from bot.ui.answers import Path
from bot.ui.asked import asked_to_act, not_yet, number, seated
from bot.ui.custom_id import Press
from bot.ui.desk import desk
from bot.ui.forms import TICKED, submitted, tick_form
from bot.ui.history_page import history_of, history_page, page_of_turn
from bot.ui.house import House
from bot.ui.in_time import giving_way, in_time
from bot.ui.items import button
from bot.ui.more import more_page
from bot.ui.next_match import next_match
from bot.ui.places import in_its_thread
from bot.ui.presses import on_press
from bot.ui.replay_page import TABLE
from bot.ui.reply import Reply, text_view
from bot.ui.words import game_words, named, plain

FOLLOWS_SECONDS = 20
"""By then a desk in direct messages that was shown in words has its picture, also if the bot has ended meanwhile."""


@on_press("play", private=True)
async def play(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await show_desk(house, reply, press.match_id)


@on_press("hand", private=True)
async def hand(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await show_desk(house, reply, press.match_id)


@on_press("next", private=True)
async def go_to_next(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """The match that has waited longest for whoever presses, other than the one at hand."""
    others = await next_match(house, reply.user.id, press.match_id)
    if others is None:
        raise Refused("nothing-waits")
    # A desk in direct messages belongs to its match and stays there.
    reply.in_place = reply.on_desk and reply.interaction.guild_id is not None
    await show_desk(house, reply, others.match_id)


@on_press("follow", private=True)
async def follow(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """Put the thread of a match into the list of channels of somebody who does not play."""
    found = await house.tables.glance(press.match_id)
    if found.row.thread_id is None:
        raise Refused("not-running")
    await house.client.http.add_user_to_thread(found.row.thread_id, reply.user.id)
    await reply.say(reply.words("following"))


@on_press(answers.DO, chosen=True)
async def do(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await act(house, reply, press)


@on_press(answers.BOTH, chosen=True)
async def both(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await act(house, reply, press)


@on_press(answers.OPEN, chosen=True)
async def open_group(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    path = answers.parse_path(press.token)
    await show_desk(house, reply, press.match_id, path=path, revision=press.revision)


@on_press(answers.SURE, chosen=True)
async def sure(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await show_desk(house, reply, press.match_id, revision=press.revision, sure=number(press.token))


@on_press(answers.TICK, form=True, chosen=True)
async def tick(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table, seat = await asked_to_act(house, reply, press.match_id)
    question = table.question(seat)
    if question.pick is None or not await house.tables.still_current(table, seat, press.revision):
        await show_desk(house, reply, press.match_id, note="refusal-moved-on")
        return
    words = plain(game_words(reply.words.language, table.game.key), table.seats)
    await reply.modal(tick_form(table, question, words))


@on_press("ticked")
async def ticked(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table, seat = await asked_to_act(house, reply, press.match_id)
    chosen = [number(value) for value in submitted(reply.interaction).get(TICKED, [])]
    question = table.question(seat)
    action = answers.find_picked(question, chosen)
    index = list(table.legal(seat)).index(action)
    await act(house, reply, Press(answers.DO, press.match_id, press.revision, str(index)))


@on_press("undo")
async def undo(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    try:
        await house.matches.undo(press.match_id, reply.user.id, press.revision)
    except Refused as refused:
        if refused.code == "moved-on":
            await show_after(house, reply, press.match_id, note="refusal-moved-on")
            return
        if refused.code != "nothing-to-undo":
            raise
        if not (await house.tables.glance(press.match_id)).row.lesson:
            await offer_vote(reply, press.match_id)
            return
        await house.lessons.take_back(press.match_id, reply.user.id, press.revision)
    await show_after(house, reply, press.match_id)


@on_press("help")
async def why_not(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table, seat = await asked_to_act(house, reply, press.match_id)
    words = named(game_words(reply.words.language, table.game.key), table.seats)
    found = answers.barred(table.question(seat), words)
    lines = [f"• {text}: {reason}" for text, reason in found] or [words("help-all-possible")]
    reply.in_place = False
    await reply.show(text_view("\n".join([f"**{words('help-heading')}**", *lines])[:3900]))


@on_press("history", private=True, costly=True)
async def show_history(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    reply.in_place = reply.on_desk and bool(press.token)
    page, _, _ = press.token.partition(".")
    await show_history_page(house, reply, press.match_id, page=number(page) if page else None)


@on_press("turn", private=True)
async def jump_to_turn(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await show_history_page(house, reply, press.match_id, turn=number(values[0] if values else ""))


@on_press("picture", private=True, costly=True)
async def picture_after(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """The replay at a line of the history."""
    _, _, after = (values[0] if values else "").partition(".")
    reply.in_place = False
    await replay.show(house, reply, await house.tables.load(press.match_id), number(after), TABLE)


@on_press("more", private=True)
async def more(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table = await house.tables.load(press.match_id)
    reply.in_place = False
    words = game_words(reply.words.language, table.game.key)
    await reply.show(more_page(table, words, table.seat_of(reply.user.id)))


async def show_history_page(
    house: House, reply: Reply, match_id: int, *, page: int | None = None, turn: int | None = None
) -> None:
    """Answer with a page of the history, the one with a turn, or the last one."""
    table = await house.tables.load(match_id)
    words = game_words(reply.words.language, table.game.key)
    rows = await house.tables.history(match_id)
    told = await beside(history_of, table, rows, table.seat_of(reply.user.id), words)
    at = page if turn is None else page_of_turn(told, turn)
    await reply.show(history_page(table, told, at, words))


async def offer_vote(reply: Reply, match_id: int) -> None:
    """Behind the barrier only the table can allow an undo."""
    view = text_view(reply.words("refusal-nothing-to-undo"))
    ask = button(reply.words("button-ask-table"), Press("askundo", match_id))
    view.add_item(discord.ui.ActionRow(ask))
    await reply.show_apart(view)


async def act(house: House, reply: Reply, press: Press) -> None:
    """Do the action that was pressed, or the two of them, and show what became of it."""
    note = ""
    first, _, then = press.token.partition(".")
    try:
        await house.matches.act(
            press.match_id, reply.user.id, press.revision, number(first), number(then) if then else None
        )
    except Refused as refused:
        if refused.code == "not-your-turn" and not reply.on_desk:
            raise await not_yet(house, press.match_id) from refused
        if refused.code not in ("moved-on", "no-such-choice", "not-your-turn"):
            raise
        note = f"refusal-{refused.code}"
    await show_after(house, reply, press.match_id, note=note)


async def show_after(house: House, reply: Reply, match_id: int, note: str = "") -> None:
    """Show a match in the message that was pressed: the desk or the table panel, and then the own desk too."""
    _pressed_on(house, reply)
    async with house.showing.hold(match_id):
        table = await house.tables.scene(match_id)
        seat = table.seat_of(reply.user.id)
        if not reply.on_desk or seat is None:
            if await panels.answer_with_table(house, reply, table):
                if note:
                    await reply.say(reply.words(note))
            else:
                # A panel that was replaced: the press counted, the live panel shows it.
                await reply.say(reply.words(note or "panel-is-below"))
            if seat is not None and house.desks.behind(table.row, reply.user.id) is not None:
                reply.afterwards = partial(_update_open_desk, house, match_id, seat)
            return
        drawn, whole = await in_time(house, partial(drawn_desk, house, reply, table, seat, note=note))
        if not whole:
            await _owe_picture(house, reply, table, seat)
        await panels.answer(house, reply, table, ShowDesk(seat), drawn, told=whole)
        _remember(house, reply, table)
    if not whole:
        let_picture_follow(house, reply, table.row, note=note, look=False)


async def show_desk(
    house: House,
    reply: Reply,
    match_id: int,
    *,
    path: Path = (),
    note: str = "",
    look: bool = True,
    revision: int | None = None,
    sure: int | None = None,
) -> None:
    """Answer with the desk; if `revision` is given and the match has moved on since, at the top with a note.

    A desk holds what only its seat may see, so it never takes the place of a message that everybody sees.
    """
    reply.in_place = reply.on_desk and reply.in_place
    _pressed_on(house, reply)
    async with house.showing.hold(match_id):
        table, seat = await seated(house, reply, match_id)
        if revision is not None and not await house.tables.still_current(table, seat, revision):
            path, note, sure = (), "refusal-moved-on", None
        if sure is not None:
            legal = table.legal(seat)
            question = table.question(seat) if legal else None
            confirmable = [legal.index(a.action) for a in question.legal() if a.confirm] if question else []
            sure = sure if sure in confirmable else None
        page = partial(drawn_desk, house, reply, table, seat, path=path, note=note, look=look, sure=sure)
        drawn, whole = await in_time(house, page)
        if not whole:
            await _owe_picture(house, reply, table, seat)
        await reply.show(*drawn)
        _remember(house, reply, table)
    if not whole:
        let_picture_follow(house, reply, table.row, path=path, note=note, look=look, sure=sure)


def let_picture_follow(
    house: House, reply: Reply, shown: MatchRow, *, path: Path = (), note: str = "", look: bool, sure: int | None = None
) -> None:
    """Show a desk again with the picture that its answer came without, unless the person has pressed on there.

    Whoever presses at the match meanwhile goes first, and then it is drawn as it stands by then, at the top.
    """
    key = reply.at or reply.interaction.id  # not known if the connection was lost
    house.following[key] = reply

    async def show() -> None:
        if house.following.get(key) is not reply:
            return
        table, seat = await seated(house, reply, shown.id)
        changed = table.row.changes != shown.changes
        top = (path, note, sure) if not changed else ((), "", None)
        drawn = await drawn_desk(house, reply, table, seat, path=top[0], note=top[1], look=look, sure=top[2])
        stands = table.where(place(ShowDesk(seat)))
        here = stands is not None and key == stands.message_id
        if not await reply.follow(*drawn):
            if here:
                await house.outbox.wish(table.row.id, ShowDesk(seat))
            return
        if stands is not None and here:
            await house.panels.shown(stands, table, ShowDesk(seat))
        _remember(house, reply, table)

    async def follow() -> None:
        try:
            await giving_way(house, shown.id, show)
        finally:
            if house.following.get(key) is reply:
                del house.following[key]

    reply.afterwards = follow


def _pressed_on(house: House, reply: Reply) -> None:
    """What is shown now takes the place of what was to follow in the pressed message."""
    if reply.replaces is not None:
        house.following.pop(reply.replaces, None)


async def _owe_picture(house: House, reply: Reply, table: Scene, seat: int) -> None:
    """A desk in direct messages is about to be shown in words: whatever happens then, its picture is owed."""
    stands = table.where(place(ShowDesk(seat)))
    if stands is not None and reply.replaces == stands.message_id:
        await house.outbox.wish_within(FOLLOWS_SECONDS, table.row.id, ShowDesk(seat))


async def _update_open_desk(house: House, match_id: int, seat: int) -> None:
    """Bring the desk that whoever has pressed on the panel has open up to date too."""

    async def show() -> None:
        await panels.update_open_desk(house, await house.tables.scene(match_id), seat)

    await giving_way(house, match_id, show)


async def drawn_desk(
    house: House,
    reply: Reply,
    table: Scene,
    seat: int,
    pictured: bool = True,
    *,
    path: Path = (),
    note: str = "",
    look: bool = False,
    sure: int | None = None,
) -> tuple[discord.ui.LayoutView, Sequence[discord.File]]:
    """The desk of the person who presses; its picture follows if it is not to be `pictured`."""
    async with panels.drawing(house, table, seat):
        return await desk(
            house,
            table,
            seat,
            reply.words.language,
            here=in_its_thread(table.row, reply.interaction),
            path=path,
            note=reply.words(note) if note else "",
            look=look,
            sure=sure,
            others=await next_match(house, reply.user.id, table.row.id),
            pictured=pictured,
        )


def _remember(house: House, reply: Reply, table: Scene) -> None:
    """Remember a desk that was shown in a thread."""
    if reply.interaction.guild_id is not None and not reply.followed:
        house.desks.shown(table.row, reply.interaction)
