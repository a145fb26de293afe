"""Single messages of the outbox: sentences in the thread, invitations, reminders."""

from __future__ import annotations

import discord

from bot.services.errors import Refused
from bot.services.match.sweep import STILL_PLAYING
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Glance, Scene, SeatRow, Table
from bot.services.telling.panels import place
from bot.services.telling.wishes import Call, ClearDesk, Invite, Notice, Owed, Remind, RemindSealed, ShowDesk, ShowLobby
from bot.ui.pages.lobby import lobby_card
from bot.ui.pages.nudge import nudge_card, sealed_reminder
from bot.ui.pages.table import heading
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import button
from bot.ui.press.reply import text_view
from bot.ui.stands import messages
from bot.ui.stands.drawn import Drawn
from bot.ui.stands.elsewhere import to_everybody
from bot.ui.stands.posting import post
from bot.ui.words.catalogues import game_words, house_words, spoken
from bot.ui.words.places import address


async def notice(house: House, table: Scene, told: Notice, row: Owed) -> None:
    """Post a sentence in the thread."""
    words = spoken(game_words(table.row.language, table.game.key), table.seats)

    async def draw() -> Drawn:
        view = text_view(words.say(f"notice-{told.key}", told.args))
        if told.key == STILL_PLAYING:
            view.add_item(discord.ui.ActionRow(button(words("button-keep"), Press("keep", table.row.id))))
        return view, ()

    if table.row.thread_id is None:
        await to_everybody(house, table, row, draw)
        return
    calls = [table.seats[seat] for seat in told.calls]
    await messages.post(house, table.row.thread_id, row.nonce, *await draw(), calls)


async def in_trouble(house: House, found: Glance, row: Owed) -> None:
    """Say that the match is set aside, and what can be done, where it can be said; nothing if it is played again."""
    if found.row.trouble is None:
        return
    words = house_words(found.row.language)
    number = found.row.id
    view = text_view(words("match-set-aside", number=str(number), host=f"<@{found.row.host_id}>"))
    view.add_item(
        discord.ui.ActionRow(
            button(words("button-retry"), Press("retry", number), discord.ButtonStyle.success),
            button(words("button-roll-back"), Press("rollback", number)),
            button(words("button-end"), Press("endbroken", number), discord.ButtonStyle.danger),
        )
    )
    host = [seat for seat in found.seats if seat.user_id == found.row.host_id]
    for channel_id in (found.row.thread_id, found.row.channel_id):
        if channel_id is not None:
            try:
                await messages.post(house, channel_id, row.nonce, view, calls=host)
                return
            except discord.NotFound as error:
                if error.code != messages.UNKNOWN_CHANNEL:
                    raise

    async def draw() -> Drawn:
        return view, ()

    await to_everybody(house, found, row, draw)


async def invite(house: House, table: Scene, _: Invite, row: Owed, showing: Showing) -> None:
    """Post the card of a table that has none; of a rematch, and call those who sat at the table before."""
    if table.row.status != "lobby" or table.where(place(ShowLobby())) is not None:
        return
    before = await house.tables.seats_of(table.row.rematch_of or 0)
    calls = [seat for seat in before if seat.user_id is not None and table.seat_of(seat.user_id) is None]
    words = game_words(table.row.language, table.game.key)
    who = ", ".join(f"<@{seat.user_id}>" for seat in calls)
    said = "" if table.row.rematch_of is None else words("rematch-call", who=who, count=len(calls))

    async def draw() -> Drawn:
        return await lobby_card(house, table, said, showing)

    # Those who are kept apart from the host are named like everybody else, so nobody sees it; they are not called.
    apart = await house.people.apart.among(table.row.host_id, [seat.user_id for seat in calls if seat.user_id])
    called = [seat for seat in calls if seat.user_id not in apart]
    await post(house, table, ShowLobby(), table.row.channel_id, row, showing, draw, called)


async def call(house: House, table: Scene, wanted: Call, row: Owed) -> None:
    """Call the people who are invited to an open table, in its channel, with the way to its card."""
    if table.row.status != "lobby":
        return
    stands = table.where(place(ShowLobby()))
    where = f"{table.row.channel_id}/{stands.message_id}" if stands else str(table.row.channel_id)
    words = game_words(table.row.language, table.game.key)
    link = f"[{heading(table, words)}]({address(table.row, where)})"
    who = " ".join(f"<@{guest}>" for guest in wanted.guests)
    view = text_view(words("invite-call", who=who, by=f"<@{wanted.by}>", match=link))
    # It says the same, so nobody sees it; only their Discord keeps quiet.
    apart = await house.people.apart.among(wanted.by, wanted.guests)
    guests = [guest for guest in wanted.guests if guest not in apart]
    await messages.post(house, table.row.channel_id, row.nonce, view, guests=guests)


async def clear_desk(house: House, table: Scene, cleared: ClearDesk, _: Owed) -> None:
    """Take the desk of a seat that has changed hands out of the direct messages of whoever left."""
    panel = ShowDesk(cleared.seat)
    stands = table.where(place(panel))
    if stands is not None and cleared.user in (None, stands.user_id):
        await messages.delete(house, stands)
        await house.telling.panels.forget(stands)


async def remind(house: House, table: Table, wanted: Remind, row: Owed) -> None:
    """Remind a person of the matches that still wait since the same moment."""
    told: list[tuple[Table, SeatRow]] = []
    for one in wanted.told:
        try:
            other = await house.tables.load(one.match)
        except Refused:
            continue  # in trouble, or of other rules: its table has been told
        seat = other.seats[one.seat]
        if seat.user_id == wanted.user and seat.clock_at == one.clock_at:
            told.append((other, seat))
    if not told:
        return
    first, seat = told[0]
    player = await house.people.preferences.of(wanted.user)
    if player.nudges == "dm" and not await house.people.preferences.dm_closed(wanted.user):
        words = house_words(player.language or first.row.language)
        channel_id = await messages.dm_channel(house, wanted.user)
        try:
            await messages.post(house, channel_id, row.nonce, nudge_card(told, words, in_dm=True))
            return
        except discord.HTTPException as error:
            if error.code not in messages.DM_REFUSED:
                raise
            await house.people.preferences.dm_refused(wanted.user, first.row.id, seat.seat)
    for number, (other, seat) in enumerate(told):
        if other.row.thread_id is None:
            continue
        if other.game.sealed(other.state):
            # The thread must not learn who has not chosen: everybody is called, once for all who are missing.
            await house.telling.outbox.wish(other.row.id, RemindSealed())
            continue
        card = nudge_card([(other, seat)], house_words(other.row.language), in_dm=False)
        await messages.post(house, other.row.thread_id, f"{row.nonce}.{number}", card, calls=[seat])


async def remind_sealed(house: House, table: Table, _: RemindSealed, row: Owed) -> None:
    """Remind a table of the sealed choices that are missing, if they still are."""
    if not table.game.sealed(table.state):
        return

    async def draw() -> Drawn:
        return sealed_reminder(table, house_words(table.row.language)), ()

    if table.row.thread_id is None:
        await to_everybody(house, table, row, draw)
    else:
        await messages.post(house, table.row.thread_id, row.nonce, *await draw(), calls=table.persons())
