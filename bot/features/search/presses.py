"""*Find me a table* and *Tell me when …*: the form, what follows from it, and the answers to what is offered and told
in direct messages."""

from __future__ import annotations

from bot.features.search.cards import page_about
from bot.features.search.offers import OFFER, shown
from bot.features.search.pages import FIND, TELL, search_form, search_page, wanted
from bot.features.search.service import Looking
from bot.services.errors import Refused
from bot.services.processes.right_of_way import answering
from bot.ui.press.asker import LONGEST_ID, guild_here, name_of_user, number
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.permissions import visible_channels
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.members import member_of, sees
from bot.ui.stands.opening import channel_for


@command("game find", form=True)
async def find_command(house: House, reply: Reply) -> None:
    await find(house, reply, guild_here(reply).id)


@on_press(FIND, private=True, form=True)
async def find_a_table(house: House, reply: Reply, press: Press) -> None:
    """The form; for whoever looks already, what that is."""
    await find(house, reply, await meant_server(reply, press.token), endless=press.verb == TELL)


@on_press("findchange", form=True)
async def look_for_another(house: House, reply: Reply, press: Press) -> None:
    await ask(house, reply, await meant_server(reply, press.token), endless=press.verb == "tellchange")


@on_press("findset", private=True)
async def look(house: House, reply: Reply, press: Press) -> None:
    await begin(house, reply, await meant_server(reply, press.token), endless=press.verb == "tellset")


# The same of a search without an end.
tell_me_when = on_press(TELL, private=True, form=True)(find_a_table.answer)
be_told_of_others = on_press("tellchange", form=True)(look_for_another.answer)
be_told = on_press("tellset", private=True)(look.answer)


@on_press("findstop")
async def stop_looking(house: House, reply: Reply, press: Press) -> None:
    await house[Looking].searches.stop(reply.user.id, await meant_server(reply, press.token))
    await reply.show(view_of(reply.words("search-stopped")))


@on_press("tellstop")
async def tell_nothing(house: House, reply: Reply, press: Press) -> None:
    await house[Looking].searches.stop(reply.user.id, await meant_server(reply, press.token), endless=True)
    await reply.show(view_of(reply.words("told-of-stopped")))


@on_press("notthis")
async def not_this_one(house: House, reply: Reply, press: Press) -> None:
    await house[Looking].told.passed(press.match_id, reply.user.id)
    await reply.show(view_of(reply.words("told-passed", number=str(press.match_id))))


@on_press("findagain")
async def look_again(house: House, reply: Reply, press: Press) -> None:
    search = await house[Looking].searches.again(reply.user.id, await meant_server(reply, press.token))
    await show(house, reply, search.guild_id)


@on_press("findbesides")
async def look_besides(house: House, reply: Reply, press: Press) -> None:
    """For one more table, although the person waits at one already."""
    search = await house[Looking].searches.besides(reply.user.id, await meant_server(reply, press.token))
    await show(house, reply, search.guild_id)


@on_press("offertake")
async def take_it(house: House, reply: Reply, press: Press) -> None:
    """Sit down on the seat that was held, also later, as long as one is free; at a table that is only proposed, as soon
    as enough others have pressed the same."""
    if await _proposed(house, press.match_id, reply.user.id):
        await house[Looking].offers.agree(press.match_id, reply.user.id)
    else:
        await house.match.lobby.join(press.match_id, reply.user.id, name_of_user(reply))
        await house[Looking].offers.taken(press.match_id, reply.user.id)
    await show_offer(house, reply, press.match_id)


@on_press("offerpass")
async def pass_it_on(house: House, reply: Reply, press: Press) -> None:
    await house[Looking].offers.passed(press.match_id, reply.user.id)
    await show_offer(house, reply, press.match_id)


async def find(house: House, reply: Reply, guild_id: int, *, endless: bool = False) -> None:
    """The form, or what the person looks for."""
    if await house[Looking].searches.of(reply.user.id, guild_id, endless=endless) is None:
        await ask(house, reply, guild_id, endless=endless)
    else:
        await show(house, reply, guild_id)


async def ask(house: House, reply: Reply, guild_id: int, *, endless: bool = False) -> None:
    """Answer with the form, filled in as it was before."""
    before = await house[Looking].searches.of(reply.user.id, guild_id, endless=endless)
    pace = (await house.people.guilds.of(guild_id)).pace
    await reply.modal(search_form(before, guild_id, pace, reply.words, endless=endless))


async def begin(house: House, reply: Reply, guild_id: int, *, endless: bool = False) -> None:
    """Look for what a form has asked for, in place of what was looked for before."""
    searches, guild, user_id = house[Looking].searches, reply.interaction.guild, reply.user.id
    before = await searches.of(user_id, guild_id, endless=endless)
    channel_id = await channel_for(house, reply, guild) if guild is not None else before and before.channel_id
    chosen = wanted(reply.interaction)
    if channel_id is None or not (channel_id or "a_day" in chosen):  # a table for it would open nowhere
        raise Refused("only-in-a-server")
    search = await searches.begin(user_id, guild_id, channel_id=channel_id, name=name_of_user(reply), **chosen)
    if before is not None and search.endless != endless:
        await searches.stop(user_id, guild_id, endless=endless)
    await show(house, reply, guild_id)


async def show(house: House, reply: Reply, guild_id: int) -> None:
    """Answer with what the person looks for."""
    channels = visible_channels(reply.interaction)
    await reply.show(
        await search_page(house, house[Looking].searches, reply.user.id, guild_id, channels, reply.words.language)
    )


async def show_offer(house: House, reply: Reply, match_id: int) -> None:
    """Answer with what became of the offer."""
    table = await house.tables.load(match_id)
    offer = await house[Looking].offers.of(match_id, reply.user.id)
    assert offer is not None, "it was answered just now"
    says, offers = shown(offer, table), await house[Looking].offers.at(match_id)
    await reply.show(*await page_about(house, table, offer, offers, reply.words.language, answering()))
    await house.telling.cards.answered(OFFER, match_id, reply.user.id, says)


async def _proposed(house: House, match_id: int, user_id: int) -> bool:
    """Whether what was offered is a table that is only proposed.

    Raises Refused `no-offer` if nothing was offered, or the person has left the server meanwhile.
    """
    offer = await house[Looking].offers.of(match_id, user_id)
    row = (await house.tables.glance(match_id)).row
    if offer is None or not await sees(house, row.guild_id, row.channel_id, user_id):
        raise Refused("no-offer")
    return row.opens_with != 0


async def meant_server(reply: Reply, token: str) -> int:
    """The server that is meant: the one where it is pressed, or in direct messages the one that a button names, if the
    person is there.

    Raises Refused `only-in-a-server` where the bot or the person is not, discord.HTTPException.
    """
    if reply.interaction.guild_id is not None:
        return guild_here(reply).id
    guild = reply.interaction.client.get_guild(number(token, LONGEST_ID))
    if guild is None or await member_of(guild, reply.user.id) is None:
        raise Refused("only-in-a-server")
    return guild.id
