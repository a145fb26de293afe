"""Reminds people of what waits for them: in direct messages, or in the thread of the match.

One in direct messages is about the time at which it was due: it tells of every match of which its person was reminded
then and which still waits, so it goes with the last of them. A newer one is another card, to which its matches move.
"""

from __future__ import annotations

from dataclasses import replace

from bot.services.clock.zones import UNSAID
from bot.services.match.sweep import told_directly
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import SeatRow
from bot.services.telling.cards import REMINDER, THREAD_REMINDER, CardRow, Change, show
from bot.ui.pages.nudge import mark, reminder, sealed_reminder
from bot.ui.press.called import user_ids
from bot.ui.press.house import House
from bot.ui.stands.calls import called_card
from bot.ui.stands.card import DIRECT, Card, Gone, card
from bot.ui.stands.quiet import undisturbed
from bot.ui.words.catalogues import house_words

STOOD = 1
"""The occasion of one that stands or has stood: it is posted once."""


def _marks(row: CardRow) -> tuple[str, ...]:
    return (mark(row.about, row.person).custom_id("b"),)


async def _over(house: House, tx: Change, row: CardRow) -> None:
    if row.since != STOOD:  # no direct message has arrived
        await house.match.sweep.remind_in_threads(tx, row.person, row.about)


@card(REMINDER, marks=_marks, of_match=False, over=_over)
async def directly(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """In direct messages; where none arrives, be it for now, in the threads instead, as far as the person sees them."""
    player = await house.people.preferences.of(row.person)
    every = await house.tables.reminded(row.person, row.about)
    told = [(table, seat) for table, seat in every if told_directly(table.row, seat, player.nudges)]
    if not told:
        return Gone(delete=True)
    if not row.message_id and await house.people.direct_messages.closed(row.person):
        return Gone()
    first = told[0][0]
    words = house_words(player.language or first.row.language)
    said = reminder(told, words, mark(row.about, row.person), in_dm=True, zone_said=player.zone != UNSAID)
    # It was due in open hours; what failed then may come so late that the person sleeps.
    silent = await undisturbed(house, first, [row.person])
    found = called_card(*said, room=DIRECT, since=STOOD, silent=silent)
    only_here = all(not seat.at_home for _, seat in told)
    return replace(found, due=row.since != STOOD, instead=None if only_here else Gone())


async def _elsewhere(house: House, seat: SeatRow) -> bool:
    """Whether a person was last reminded in direct messages, or wants no reminder."""
    assert seat.user_id is not None
    nudges = (await house.people.preferences.of(seat.user_id)).nudges
    if nudges == "dm":
        return await house.telling.cards.of(REMINDER, seat.reminded_at, seat.user_id) is not None
    return nudges == "off" or not seat.at_home


@card(THREAD_REMINDER, marks=_marks, of_match=False)
async def in_thread(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """In the thread: to a person, or to everybody while choices are sealed, for nobody may learn who has not chosen."""
    match = (await house.tables.glance(row.about)).row
    if match.status != "running" or match.trouble is not None or match.thread_id is None:
        return Gone(delete=True)
    table = await house.tables.load(row.about)
    sealed, words = table.game.sealed(table.state), house_words(match.language)
    if row.person:
        called = [one for one in table.persons() if one.account == row.person]
    else:
        called = table.persons() if sealed else []
    at = max([one.reminded_at for one in called if not await _elsewhere(house, one)], default=0)
    if not at:
        return Gone(delete=True)
    if row.person and sealed and not row.message_id:
        async with house.door.write() as tx:
            await show(tx, THREAD_REMINDER, match.id, 0, house.clock.now())
        return Gone()
    if row.person:
        said = reminder([(table, called[0])], words, mark(match.id, row.person), in_dm=False)
    else:
        said = sealed_reminder(table, words)
    silent = await undisturbed(house, table, user_ids(called))
    found = called_card(*said, room=match.thread_id, since=max(at, row.since), silent=silent)
    return replace(found, due=at > row.since)
