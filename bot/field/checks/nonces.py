"""Nonces: a message that is sent twice stands once."""

from __future__ import annotations

from bot.field.check import check, expect, refusal
from bot.field.site import Site
from bot.ui.press.codes import UNKNOWN_MESSAGE


@check("nonce-once", "The same nonce again, in the same channel, gives the message that stands")
async def nonce_once(site: Site) -> None:
    nonce = site.nonce()
    first = await site.post("Once.", nonce=nonce)
    second = await site.post("Once.", nonce=nonce)
    expect(first.id == second.id, "a second message stands beside the first")


@check("nonce-deleted", "The nonce of a message that was deleted is refused (10008)")
async def nonce_deleted(site: Site) -> None:
    nonce = site.nonce()
    message = await site.post("Deleted.", nonce=nonce)
    await message.delete()
    await refusal(site.post("Once more.", nonce=nonce), UNKNOWN_MESSAGE)


@check("nonce-elsewhere", "The same nonce in another channel is another one")
async def nonce_elsewhere(site: Site) -> None:
    nonce = site.nonce()
    first = await site.post("Here.", nonce=nonce)
    thread, _ = await site.thread()
    second = await site.post("There.", nonce=nonce, place=thread)
    expect(first.id != second.id and second.channel.id == thread.id, "nothing was posted in the second one")
