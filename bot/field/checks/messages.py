"""Messages: plain ones that become components, and those that are gone."""

from __future__ import annotations

from bot.field import UnknownError
from bot.field.check import check, expect, refusal
from bot.field.parts import page
from bot.field.site import Site
from bot.ui.press.codes import INVALID, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.ui.press.files import held
from bot.ui.press.items import galleries


@check("plain-becomes-components", "An edit takes the text of a plain message away and makes it one of components")
async def plain_becomes_components(site: Site) -> None:
    message = await site.write("Plain text.")
    file = site.picture()
    sent = await message.edit(content=None, view=page("Components.", *galleries([file])), attachments=[file])
    expect(sent.flags.components_v2, "it is not marked as a message of components")
    expect(not sent.content, "the text is still there")
    expect(file.filename in held(sent), "the gallery shows nothing")


@check("components-stay", "A message of components can have no text again (50035)")
async def components_stay(site: Site) -> None:
    message = await site.post("Components.")
    await refusal(message.edit(content="Text."), INVALID)


@check("flags-stay", "A message that was posted silently stays so when an edit names the flag of components alone")
async def flags_stay(site: Site) -> None:
    message = await site.write("Silent.", silent=True)
    for words in ("Components.", "Edited."):
        sent = await message.edit(content=None, view=page(words))
        expect(sent.flags.suppress_notifications, "the flag of silence is gone")


@check("gone-message", "A message that was deleted is unknown (10008) to edits and to a second deletion")
async def gone_message(site: Site) -> None:
    message = await site.post("Deleted.")
    await message.delete()
    await refusal(message.edit(view=page("Edited.")), UNKNOWN_MESSAGE)
    await refusal(message.delete(), UNKNOWN_MESSAGE)


@check("gone-channel", "A channel that does not exist is unknown (10003)")
async def gone_channel(site: Site) -> None:
    message = await site.post("A message is no channel.")
    await refusal(site.client.fetch_channel(message.id), UNKNOWN_CHANNEL)


@check("own-readable", "The bot reads its own messages with all their components, without a privileged intent")
async def own_readable(site: Site) -> None:
    message = await site.post("To be read.", files=[site.picture()])
    async for found in site.channel.history(limit=25):
        if found.id == message.id:
            expect(len(found.components) == len(message.components), "its components are missing")
            expect(held(found) == held(message), "its files are missing")
            return
    raise UnknownError("the message is not among the newest ones")
