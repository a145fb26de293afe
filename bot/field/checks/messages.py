"""Messages: what an edit leaves alone, a nonce that was used, how much they hold, and who gets direct ones."""

from __future__ import annotations

import discord

from bot.field import UnknownError
from bot.field.check import check, expect, refusal
from bot.field.parts import page
from bot.field.site import Site
from bot.ui.press.codes import INVALID, UNKNOWN_MESSAGE
from bot.ui.press.items import galleries

TEXT = 4000


@check(
    "direct-without-server", "Who has installed the bot and shares no server with it gets messages, and edits of them"
)
async def direct_without_server(site: Site) -> None:
    if site.direct is None:
        raise UnknownError("nobody has agreed to get direct messages: name somebody with --direct USER")
    for guild in site.client.guilds:
        try:
            await guild.fetch_member(site.direct)
        except discord.NotFound:
            continue
        raise UnknownError("this person shares a server with the bot: try it with somebody who only has it installed")
    place = await site.direct_messages(site.direct)
    message = await site.post("A direct message.", place=place, files=[site.picture()])
    file = site.picture()
    sent = await message.edit(view=page("Edited.", *galleries([file])), attachments=[file])
    expect(sent.edited_at is not None, "the message does not say that it was edited")


@check("card-keeps-thread", "A message keeps its thread when it is edited with other flags")
async def card_keeps_thread(site: Site) -> None:
    _, card = await site.thread()
    sent = await card.edit(view=page("Edited."))
    expect(sent.flags.has_thread, "the edited message says that it has no thread")
    expect((await card.fetch()).flags.has_thread, "the message has no thread any more")


@check("flags-stay", "A message that was posted silently stays so when an edit names the flag of components alone")
async def flags_stay(site: Site) -> None:
    message = await site.write("Silent.", silent=True)
    for words in ("Components.", "Edited."):
        sent = await message.edit(content=None, view=page(words))
        expect(sent.flags.suppress_notifications, "the flag of silence is gone")


@check("nonce-deleted", "The nonce of a message that was deleted is refused (10008)")
async def nonce_deleted(site: Site) -> None:
    nonce = site.nonce()
    message = await site.post("Deleted.", nonce=nonce)
    await message.delete()
    await refusal(site.post("Once more.", nonce=nonce), UNKNOWN_MESSAGE)


@check("limit-text", "All texts of a message together have up to 4,000 characters")
async def limit_text(site: Site) -> None:
    half = "t" * (TEXT // 2)
    await site.post(half, half)
    await refusal(site.post(half, f"{half}t"), INVALID)
