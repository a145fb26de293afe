"""`/game leaderboard`: who plays a game best on a server, and in matches with guests of other servers."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.ratings.pages import leaderboard_page, shown
from bot.features.ratings.service import EVERYWHERE, Ratings
from bot.ui.press.asker import server_here
from bot.ui.press.commands import command, offer_games
from bot.ui.press.custom_id import Press, game_in, token_of
from bot.ui.press.house import House
from bot.ui.press.items import button
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from engine import registry


@command("game leaderboard", game="cmd-which-game")
@app_commands.autocomplete(game=offer_games)
async def leaderboard(house: House, reply: Reply, game: str) -> None:
    """Answer with the leaderboard. Raises UnknownGame, Refused."""
    guild_id = server_here(reply)
    found = registry.game(game)
    standings = await house[Ratings].leaderboard(guild_id, found.key)
    seasons = house[Ratings].seasons
    now, before = await seasons.leading(guild_id, found.key), await seasons.newest(guild_id, found.key)
    people = [*shown(standings, reply.user.id), *now, *before]
    names = await house.tables.names([one.user_id for one in people])
    view = leaderboard_page(found.title, standings, reply.user.id, names, reply.words, (now, before))
    if await house[Ratings].leaderboard(EVERYWHERE, found.key):
        everywhere = Press("everywhere", 0, 0, token_of(found.key))
        view.add_item(discord.ui.ActionRow(button(reply.words("button-everywhere"), everywhere)))
    await reply.show(view)


@on_press("everywhere", private=True)
async def show_everywhere(house: House, reply: Reply, press: Press) -> None:
    """Matches with guests are rated apart; people stand there by their guest names, and without one not at all."""
    found = registry.game(game_in(press.token))
    standings = await house[Ratings].leaderboard(EVERYWHERE, found.key)
    names = await house.tables.names_elsewhere([one.user_id for one in standings])
    named = [one for one in standings if one.user_id in names]
    await reply.show(leaderboard_page(found.title, named, reply.user.id, names, reply.words, everywhere=True))
