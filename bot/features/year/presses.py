"""`/year` and *My year* on the own profile: what a year of one's own was; shown to nobody else."""

from __future__ import annotations

from discord import app_commands

from bot.features.year.pages import year_page
from bot.features.year.service import YEAR, Years
from bot.ui.press.asker import name_of_user
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply

FIRST, LAST = 2020, 2100


@on_press("year", apart=True, costly=True)
async def mine(house: House, reply: Reply, press: Press) -> None:
    await show(house, reply)


@on_press("endyear", private=True)
async def no_more(house: House, reply: Reply, press: Press) -> None:
    """From the message that came in December."""
    player = await house.people.preferences.of(reply.user.id)
    await house.people.preferences.change(reply.user.id, **player.choosing([YEAR], []))
    await reply.say(reply.words("year-ended"))


@command("year", year="cmd-year-which")
async def show(house: House, reply: Reply, year: app_commands.Range[int, FIRST, LAST] | None = None) -> None:
    """Answer with a year, this one if none is named. Raises Refused `year-too-few`."""
    chosen = year or await house[Years].this_year(reply.user.id)
    found = await house[Years].of(reply.user.id, chosen)
    await reply.show(*await year_page(house, found, name_of_user(reply), reply.words))
