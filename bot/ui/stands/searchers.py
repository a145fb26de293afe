"""Cards for people who look for a table, of what belongs to no table yet: one that could be, and that their time is
over."""

from __future__ import annotations

import msgspec

from bot.services.gathering.proposals import PROPOSAL, shown
from bot.services.gathering.searches import STILL
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow, Change
from bot.ui.pages.offered import proposal_line, proposal_page
from bot.ui.pages.search import still_page
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, Later, card, page_of
from bot.ui.stands.members import not_to_be_told
from bot.ui.words.catalogues import house_words


async def _proposal_stands(house: House, tx: Change, row: CardRow) -> None:
    await house.gathering.proposals.stood(tx, row.about, row.person)


async def _was_not_proposed(house: House, tx: Change, row: CardRow) -> None:
    if not row.message_id:
        await house.gathering.proposals.unsent(tx, row.about, row.person)


@card(
    PROPOSAL,
    marks=lambda row: (Press("proposalyes", 0, row.about).custom_id("b"),),
    of_match=False,
    stood=_proposal_stands,
    over=_was_not_proposed,
)
async def propose(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """A table that people who look for the same could make, and how it went on."""
    found = await house.gathering.proposals.get(row.about)
    own = found and next((one for one in found[1] if one.user_id == row.person), None)
    if found is None or own is None:
        return Gone()
    (proposal, people), player = found, await house.people.preferences.of(row.person)
    says, language = shown(proposal, own), player.language or await house.guild_language(proposal.guild_id)
    if not row.message_id:
        if says != "asked":
            return Gone()
        if no := await not_to_be_told(house, player, proposal.guild_id, proposal.channel_id, row.person):
            return no
        until = max(own.until, house.gathering.proposals.held_until(player))
        people = [msgspec.structs.replace(one, until=until) if one == own else one for one in people]
    page = page_of(await proposal_page(house, proposal, people, row.person, says, language))
    return Card(
        page,
        says,
        line=proposal_line(proposal, people, language),
        due=says == "asked",
        last=proposal.over != 0 or says in ("no", "late"),
    )


async def _was_asked(house: House, tx: Change, row: CardRow) -> None:
    await house.gathering.searches.asked(tx, row.person, row.about)


@card(
    STILL,
    marks=lambda row: (Press("findagain", 0, 0, str(row.about)).custom_id("b"),),
    of_match=False,
    over=_was_asked,
)
async def ask_on(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """Whether a search whose time is over is to go on: asked once."""
    search = await house.gathering.searches.of(row.person, row.about)
    if search is None or search.until > house.clock.now():
        return Gone()
    player = await house.people.preferences.of(row.person)
    if not row.message_id and (
        no := await not_to_be_told(house, player, search.guild_id, search.channel_id, row.person)
    ):
        return no
    words = house_words(player.language or await house.guild_language(search.guild_id))
    return Card(page_of(still_page(search, words)), last=True)
