"""Play: the buttons of the table panel and of the desk."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.db import panels
from bot.services.errors import Refused
from bot.services.matches import SHOW_DESK, SHOW_TABLE, Table
from bot.ui import answers, history
from bot.ui.answers import Path
from bot.ui.custom_id import Press
from bot.ui.desk import desk
from bot.ui.forms import TICKED, submitted, tick_form
from bot.ui.history_page import history_page
from bot.ui.house import House
from bot.ui.items import button
from bot.ui.more import more_page
from bot.ui.reply import Reply, text_view
from bot.ui.table import is_newest, pinged, table_panel
from bot.ui.words import game_words, plain, spoken


def setup(house: House) -> None:
    """Add the handlers."""

    @house.on_press("play")
    async def play(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await show_desk(house, reply, press.match_id)

    @house.on_press("hand")
    async def hand(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await show_desk(house, reply, press.match_id, asking=False)

    @house.on_press(answers.DO)
    async def do(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await act(house, reply, press)

    @house.on_press("pick")
    async def pick(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        verb, _, token = (values[0] if values else "").partition(":")
        if verb not in (answers.DO, answers.OPEN, answers.SURE, answers.TICK):
            raise Refused("no-such-choice")
        await house.presses[verb](house, reply, Press(verb, press.match_id, press.revision, token), [])

    @house.on_press(answers.OPEN)
    async def open_group(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        path = answers.parse_path(press.token)
        await show_desk(house, reply, press.match_id, path=path, revision=press.revision)

    @house.on_press(answers.SURE)
    async def sure(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await show_desk(house, reply, press.match_id, revision=press.revision, sure=number(press.token))

    @house.on_press(answers.TICK)
    async def tick(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table, seat = await seated(house, reply, press.match_id)
        if seat not in table.actors():
            raise Refused("not-your-turn")
        question = table.game.question(table.state, seat)
        if question.pick is None or not await house.matches.still_current(table, seat, press.revision):
            await show_desk(house, reply, press.match_id, note="refusal-moved-on")
            return
        words = plain(game_words(reply.words.language, table.game.key), table.seats)
        await reply.modal(tick_form(table, question, words))

    @house.on_press("ticked")
    async def ticked(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table, seat = await seated(house, reply, press.match_id)
        if seat not in table.actors():
            raise Refused("not-your-turn")
        chosen = [number(value) for value in submitted(reply.interaction).get(TICKED, [])]
        question = table.game.question(table.state, seat)
        action = answers.find_picked(question, chosen)
        index = list(table.game.legal(table.state, seat)).index(action)
        await act(house, reply, Press(answers.DO, press.match_id, press.revision, str(index)))

    @house.on_press("plan")
    async def plan(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await set_plan(house, reply, press, number(values[0] if values else ""))

    @house.on_press("noplan")
    async def cancel_plan(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await set_plan(house, reply, press, None)

    @house.on_press("undo")
    async def undo(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        async with house.showing.hold(press.match_id):
            try:
                table = await house.matches.undo(press.match_id, reply.user.id)
            except Refused as refused:
                if refused.code != "nothing-to-undo":
                    raise
                await offer_vote(reply, press.match_id)
                return
            await show_after(house, reply, table)

    @house.on_press("help")
    async def why_not(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table, seat = await seated(house, reply, press.match_id)
        if seat not in table.actors():
            raise Refused("not-your-turn")
        words = plain(game_words(reply.words.language, table.game.key), table.seats)
        found = answers.barred(table.game.question(table.state, seat), words)
        lines = [f"• {text}: {reason}" for text, reason in found] or [words("help-all-possible")]
        reply.in_place = False
        await reply.show(text_view("\n".join([f"**{words('help-heading')}**", *lines])[:3900]))

    @house.on_press("history")
    async def show_history(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table = await house.matches.load(press.match_id)
        words = spoken(game_words(reply.words.language, table.game.key), table.seats)
        rows = history.told(await house.matches.history(press.match_id))
        reader = table.seat_of(reply.user.id)
        over = history.is_open(table)
        told = history.sentences(history.opening(table), reader, words, everything=over)
        told += history.lines(rows, reader, words, everything=over)
        reply.in_place = reply.on_desk and bool(press.token)
        await reply.show(history_page(table, told, press.token, words))

    @house.on_press("more")
    async def more(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table = await house.matches.load(press.match_id)
        await reply.show(more_page(table, game_words(reply.words.language, table.game.key)))


def number(text: str, longest: int = 5) -> int:
    """A number from a token; -1 for anything else, which no list has."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= longest else -1


async def seated(house: House, reply: Reply, match_id: int) -> tuple[Table, int]:
    """The match and the seat of the person who pressed. Raises Refused."""
    table = await house.matches.load(match_id)
    if table.row.started_at is None:
        raise Refused("not-running")
    seat = table.seat_of(reply.user.id)
    if seat is None:
        raise Refused("not-at-this-table")
    return table, seat


async def set_plan(house: House, reply: Reply, press: Press, index: int | None) -> None:
    """Set or cancel the answer in advance and show the desk with it."""
    async with house.showing.hold(press.match_id):
        note = ""
        try:
            await house.matches.plan(press.match_id, reply.user.id, press.revision, index)
        except Refused as refused:
            if refused.code not in ("moved-on", "no-such-choice"):
                raise
            note = f"refusal-{refused.code}"
        await show_after(house, reply, await house.matches.load(press.match_id), note=note)


async def offer_vote(reply: Reply, match_id: int) -> None:
    """Behind the barrier only the table can allow an undo."""
    view = text_view(reply.words("refusal-nothing-to-undo"))
    ask = button(reply.words("button-ask-table"), Press("askundo", match_id))
    view.add_item(discord.ui.ActionRow(ask))
    await reply.show_apart(view)


async def act(house: House, reply: Reply, press: Press) -> None:
    """Do the action that was pressed and show what became of it."""
    async with house.showing.hold(press.match_id):
        try:
            table = await house.matches.act(press.match_id, reply.user.id, press.revision, number(press.token))
        except Refused as refused:
            if refused.code not in ("moved-on", "no-such-choice") and not (
                refused.code == "not-your-turn" and reply.on_desk
            ):
                raise
            table = await house.matches.load(press.match_id)
            await show_after(house, reply, table, note=f"refusal-{refused.code}")
            return
        await show_after(house, reply, table)


async def show_after(house: House, reply: Reply, table: Table, note: str = "") -> None:
    """Show a match in the message that was pressed: the desk or the table panel. `showing` must be held."""
    seat = table.seat_of(reply.user.id)
    match_id = table.row.id
    if reply.on_desk and seat is not None:
        stands = await panels.get(house.db, match_id, "desk", seat)
        view, files = await _desk(house, reply, table, seat, note=note)
        await reply.show(view, files)
        if stands is not None and reply.shows(stands.message_id):
            await panels.moved(house.db, stands, table.row.revision)
            await house.matches.shown(match_id, SHOW_DESK, str(seat))
        return
    stands = await panels.get(house.db, match_id, "table")
    if stands is None or not reply.shows(stands.message_id):
        # A panel that was replaced: the press counted, the live panel shows it.
        await reply.say(reply.words("panel-is-below") if not note else reply.words(note))
        return
    await reply.show(*await table_panel(house, table))
    await panels.moved(house.db, stands, table.row.revision)
    if is_newest(house, stands) and not await pinged(house, table):
        # The panel shows all there is to show, where everybody looks; nobody has to be called by a new one.
        await house.votes.drop_obsolete(table)
        await house.matches.shown(match_id, SHOW_TABLE, SHOW_TABLE)
    if note:
        await reply.say(reply.words(note))


async def show_desk(
    house: House,
    reply: Reply,
    match_id: int,
    *,
    path: Path = (),
    note: str = "",
    asking: bool = True,
    revision: int | None = None,
    sure: int | None = None,
) -> None:
    """Answer with the desk; if `revision` is given and the match has moved on since, at the top with a note.

    A desk holds what only its seat may see, so it never takes the place of a message that everybody sees.
    """
    reply.in_place = reply.on_desk
    async with house.showing.hold(match_id):
        table, seat = await seated(house, reply, match_id)
        if revision is not None and not await house.matches.still_current(table, seat, revision):
            path, note, sure = (), "refusal-moved-on", None
        if sure is not None:
            legal = table.game.legal(table.state, seat)
            question = table.game.question(table.state, seat) if legal else None
            confirmable = [legal.index(a.action) for a in question.legal() if a.confirm] if question else []
            sure = sure if sure in confirmable else None
        view, files = await _desk(house, reply, table, seat, path=path, note=note, asking=asking, sure=sure)
        await reply.show(view, files)


async def _desk(
    house: House,
    reply: Reply,
    table: Table,
    seat: int,
    *,
    path: Path = (),
    note: str = "",
    asking: bool = True,
    sure: int | None = None,
) -> tuple[discord.ui.LayoutView, Sequence[discord.File]]:
    text = reply.words(note) if note else ""
    return await desk(house, table, seat, reply.words.language, path=path, note=text, asking=asking, sure=sure)
