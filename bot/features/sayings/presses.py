"""*Say*: a short sentence a turn, where a table allows it; and whether a person reads those of the others."""

from __future__ import annotations

from bot.features.sayings.pages import HIDE, SAYING, say_form
from bot.features.sayings.service import Sayings
from bot.services.telling.wishes import Show
from bot.ui.pages.forms import typed
from bot.ui.press.asker import seated
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.desks import show_desk


@on_press("say", private=True, form=True)
async def ask(house: House, reply: Reply, press: Press) -> None:
    await seated(house, reply, press.match_id)
    await reply.modal(say_form(press.match_id, reply.words))


@on_press("saythis", private=True)
async def say(house: House, reply: Reply, press: Press) -> None:
    text = typed(reply.interaction, SAYING)
    await house[Sayings].say(press.match_id, reply.user.id, text)
    await reply.say(reply.words("said-done"))


@on_press("hearing", private=True)
async def hear(house: House, reply: Reply, press: Press) -> None:
    _, seat = await seated(house, reply, press.match_id)
    hidden = press.token == HIDE
    await house[Sayings].hide(press.match_id, reply.user.id, hidden=hidden)
    await show_desk(house, reply, press.match_id, note="said-hidden" if hidden else "said-shown")
    await house.telling.outbox.wish(press.match_id, Show("open-desk", seat, again=True))
