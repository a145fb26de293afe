"""Tables that fill: who is in, the waiting list, seats that are held, second tables."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.ui.pages.asked import ask_page
from bot.ui.press.asker import LONGEST_ID, name_at_tables, name_of_user, number
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import names_in, people_in, view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.lobby import answer_with_card
from bot.ui.words.catalogues import neutral


@on_press("amin")
async def am_in(house: House, reply: Reply, press: Press) -> None:
    _own(reply, press)
    await house.match.begins.am_in(press.match_id, reply.user.id)
    await _answer(house, reply, press)


@on_press("takeseat")
async def take_seat(house: House, reply: Reply, press: Press) -> None:
    """The seat that is held for whoever presses."""
    _own(reply, press)
    table = await house.tables.glance(press.match_id)
    table.check_open()
    if table.seat_of(reply.user.id) is None and not (table.queued(reply.user.id) and table.is_asked(reply.user.id)):
        raise Refused("no-seat-held")
    await house.match.lobby.join(press.match_id, reply.user.id, name_of_user(reply))
    await _answer(house, reply, press)


@on_press("passseat")
async def pass_seat(house: House, reply: Reply, press: Press) -> None:
    """Give up the seat that was asked about."""
    _own(reply, press)
    await house.match.lobby.leave(press.match_id, reply.user.id)
    await _answer(house, reply, press)


@on_press("second", private=True)
async def open_second(house: House, reply: Reply, press: Press) -> None:
    """A second table for those who wait; its card is owed to the channel."""
    second = await house.match.queue.second(press.match_id, reply.user.id)
    row = (await house.tables.glance(second)).row
    await reply.show(view_of(reply.words("second-opened", number=str(second), where=f"<#{row.channel_id}>")))


@on_press("keepseat")
async def keep_seat(house: House, reply: Reply, press: Press) -> None:
    people = people_in(reply.interaction, press.values)
    if not people:
        raise Refused("kept-for-nobody")
    name = name_at_tables(names_in(reply.interaction, people)[0])
    await house.match.queue.keep(press.match_id, reply.user.id, people[0], name)
    await reply.show(view_of(reply.words("seat-is-kept", who=neutral(name))))


def _own(reply: Reply, press: Press) -> None:
    """Raises Refused `asked-another` for a press on the question to somebody else."""
    if press.token and number(press.token, LONGEST_ID) != reply.user.id:
        raise Refused("asked-another")


async def _answer(house: House, reply: Reply, press: Press) -> None:
    """Answer a press on the card with the card, one on a question with what came of it."""
    if not press.token:
        await answer_with_card(house, reply, press.match_id)
        return
    table = await house.tables.scene(press.match_id)
    in_channel = reply.interaction.guild_id is not None
    page = await ask_page(house, table, reply.user.id, reply.words.language, in_channel=False)
    reply.in_place = not in_channel  # there the question goes once it is answered, and the card says what came of it
    await reply.show(page)
