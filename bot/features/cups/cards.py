"""The cards of cups: one in the channel on which people sign up, one a division with the standings, and in direct
messages what somebody is told of the own round, and the question to a reserve."""

from __future__ import annotations

from bot.features.cups.cup import Cup
from bot.features.cups.pages import cup_page, offer_page, own_links, own_page, round_line, standings_page, words_of
from bot.features.cups.service import CUP, OFFERED, ROUND, STANDINGS, Cups
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.services.telling.outbox import Postponed
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, Later, card, page_of
from bot.ui.stands.quiet import opens_at

SOON_SECONDS = 5
OPENING_SECONDS = 180
"""So long a round is not told of where its tables are still being opened."""
OVER = 1_000_000
"""The occasion of the message that tells of the end: after every round."""


def _mark(verb: str, number: int) -> str:
    return Press(verb, 0, 0, f"{number}.").custom_id("b")


@card(CUP, marks=lambda row: (_mark("cupsign", row.about), _mark("cupstand", row.about)), of_match=False)
async def cup_card(house: House, row: CardRow, showing: Showing) -> Card:
    """Who may sign up for what; once it has begun, how it goes in short."""
    cup = await house[Cups].get(row.about)
    page = await cup_page(house[Cups].facts, house.pictures, cup)
    over = cup.row.state in ("over", "off")
    return Card(page, room=row.channel_id if row.message_id else cup.row.channel_id, last=over, due=not over)


@card(STANDINGS, marks=lambda row: (_mark("cupdiv", row.about),), of_match=False)
async def standings_card(house: House, row: CardRow, showing: Showing) -> Card:
    """Who is where: a new message for each round, which is edited as results come."""
    cup = await house[Cups].of_division(row.about)
    division = next(one for one in cup.divisions if one.id == row.about)
    page = await standings_page(house[Cups].facts, house.pictures, cup, division)
    room = row.channel_id if row.message_id else cup.row.channel_id
    over = cup.row.state == "over"
    return Card(page, room=room, since=OVER if over else cup.row.round, last=over)


@card(ROUND, marks=lambda row: (_mark("cupstand", row.about),), of_match=False)
async def round_card(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """What a person is told of the own round, and in the end."""
    cup = await house[Cups].get(row.about)
    own, player = cup.person(row.person), await house.people.preferences.of(row.person)
    since = OVER if cup.row.state == "over" else cup.row.round
    if own is None or cup.division_of(own.number) is None or cup.row.state not in ("running", "over"):
        return Gone()
    if own.state != "playing":
        return Gone()
    if _tables_are_still_opened(house, cup, own.number):
        raise Postponed(SOON_SECONDS)
    if row.since != since and (at := opens_at(house, player)):
        return Later(at) if not row.message_id else Gone()
    words = words_of(cup, player.language)
    page = await own_page(house[Cups].facts, cup, own, words, told=True)
    return Card(page_of(page), line=(round_line(cup, words), ()), since=since, last=True)


def _tables_are_still_opened(house: House, cup: Cup, number: int) -> bool:
    """Whether a person could not be told yet where the own tables are, which takes moments."""
    if cup.row.state != "running" or house.clock.now() >= (cup.row.round_at or 0) + OPENING_SECONDS:
        return False
    threads = [cup.matches[link.match_id].thread_id for link, _ in own_links(cup, number)]
    return bool(cup.to_open()) or None in threads


@card(OFFERED, marks=lambda row: (_mark("cuptake", row.about),), of_match=False)
async def offer_card(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """Asks a reserve; taken away once that is answered."""
    offer = await house[Cups].offer(row.about)
    if offer is None:
        return Gone(delete=True)
    cup, player = await house[Cups].get(offer.cup_id), await house.people.preferences.of(row.person)
    if not row.message_id and (at := opens_at(house, player)):
        return Later(at)
    words = words_of(cup, player.language)
    return Card(page_of(offer_page(cup, offer, words)), line=(words("cup-offered-line", name=cup.row.name), ()))
