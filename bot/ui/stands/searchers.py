"""Tells people who look for a table of what belongs to no table yet: one that could be, and that their time is over.

What is to be said is compared with what the messages say, so whatever fails is tried again at the next time.
"""

from __future__ import annotations

from bot.services.gathering.proposals import Told, shown
from bot.services.gathering.searches import Search
from bot.ui.pages.offered import proposal_line, proposal_page
from bot.ui.pages.search import still_page
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.members import tell_who_sees
from bot.ui.stands.trying import alone
from bot.ui.words.catalogues import house_words

NOT_TOLD = "somebody looks for a table and is to be told"


async def run(house: House) -> None:
    """Say what is to be said; what fails stops nobody else."""
    for told in await house.gathering.proposals.behind():
        await alone(_propose(house, told), NOT_TOLD)
    for search in await house.gathering.searches.ended():
        await alone(_ask(house, search), NOT_TOLD)


async def _propose(house: House, told: Told) -> None:
    """Post the message about a table that could be, or bring it up to date."""
    proposals, (proposal, row) = house.gathering.proposals, told
    found = await proposals.get(proposal.id)
    if found is None:
        return
    proposal, people = found
    row = next(one for one in people if one.user_id == row.user_id)
    says, language = shown(proposal, row), await _language(house, row.user_id, proposal.guild_id)
    view = await proposal_page(house, proposal, people, row.user_id, says, language)
    if row.message_id:
        stands = messages.Stands(row.channel_id, row.message_id)
        there = await messages.edit(house, stands, view)
        final = proposal.over or says in ("no", "late")
        await proposals.stands(row, *(stands if there and not final else (0, 0)), says)
        return
    if says != "asked":
        return
    line, buttons = proposal_line(proposal, people, language)
    nonce = messages.nonce_of("p", proposal.id, row.user_id)
    marks = (Press("proposalyes", 0, proposal.id).custom_id("b"),) if row.tried else ()

    async def post(channel_id: int) -> messages.Stands:
        await proposals.tried(row)
        return await messages.say_and_show(house, channel_id, nonce, line, buttons, view, marks=marks)

    stands = await tell_who_sees(house, row.user_id, proposal, post, in_turn=True)
    if stands is None:
        await proposals.unreached(row)
    else:
        await proposals.stands(row, *stands, says)


async def _ask(house: House, search: Search) -> None:
    """Ask whether a search whose time is over is to go on."""
    user_id, guild_id = search.user_id, search.guild_id
    view = still_page(search, house_words(await _language(house, user_id, guild_id)))
    nonce = messages.nonce_of("s", user_id, guild_id, search.until)
    await tell_who_sees(house, user_id, search, lambda where: messages.post(house, where, nonce, view), in_turn=True)
    await house.gathering.searches.asked(user_id, guild_id)


async def _language(house: House, user_id: int, guild_id: int) -> str:
    return (await house.people.preferences.of(user_id)).language or await house.guild_language(guild_id)
