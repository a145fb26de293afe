"""The card with the puzzle of a day on a server: open while the day lasts, and told afterwards."""

from __future__ import annotations

from bot.features.puzzles.pages import open_page
from bot.features.puzzles.service import PUZZLE, ROOM, Puzzles
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, card


@card(PUZZLE, marks=lambda row: (Press("puzzle", 0, 0, f"{row.about}.").custom_id("b"),), of_match=False)
async def puzzle(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The puzzle, where the server wants it; where it stands it is told in the end, whatever is wanted by then."""
    puzzles, guild = house[Puzzles], await house.people.guilds.of(row.person)
    daily = await puzzles.get(row.about)
    over = daily.row.day != puzzles.today()
    room = guild.rooms.get(ROOM, 0) if ROOM in house.features.every(lambda one: one.rooms, guild) else 0
    if row.message_id:
        room = row.channel_id
    elif over or not room:
        return Gone()
    page = await open_page(house, daily, await house.guild_language(row.person))
    return Card(page, room=room, due=not over, last=over)
