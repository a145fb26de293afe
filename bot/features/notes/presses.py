"""Notes: *Notes* under *More* opens a form, and what is kept stands on the own desk."""

from __future__ import annotations

from bot.features.notes.pages import NOTE, note_form
from bot.features.notes.service import Notes
from bot.services.telling.wishes import Show
from bot.ui.pages.forms import typed
from bot.ui.press.asker import seated
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("note", private=True, form=True)
async def ask(house: House, reply: Reply, press: Press) -> None:
    table, _ = await seated(house, reply, press.match_id)
    await reply.modal(note_form(table, reply.user.id, reply.words))


@on_press("keepnote", private=True)
async def keep(house: House, reply: Reply, press: Press) -> None:
    _, seat = await seated(house, reply, press.match_id)
    text = typed(reply.interaction, NOTE)
    kept = await house[Notes].put(press.match_id, reply.user.id, text)
    await house.telling.outbox.wish(press.match_id, Show("open-desk", seat, again=True))
    await reply.say(reply.words("note-kept" if kept else "note-gone"))
