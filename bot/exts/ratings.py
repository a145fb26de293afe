"""`/game leaderboard`: who plays a game best on a server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.services.errors import Refused
from bot.ui.pages.leaderboard import leaderboard_page, shown
from bot.ui.press.commands import GAME, begin, game_choices, language_for, text
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from engine import registry


@GAME.command(name="leaderboard", description=text("cmd-game-leaderboard"))
@app_commands.describe(game=text("cmd-rules-game"))
async def leaderboard(interaction: discord.Interaction, game: str) -> None:
    house, reply = await begin(interaction)
    await reply.run(show(house, reply, game))


@leaderboard.autocomplete("game")
async def offer_games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return game_choices(current, await language_for(interaction))


async def show(house: House, reply: Reply, game: str) -> None:
    """Answer with the leaderboard. Raises UnknownGame, Refused."""
    guild_id = reply.interaction.guild_id
    if guild_id is None:
        raise Refused("only-in-a-server")
    found = registry.game(game)
    standings = await house.people.ratings.leaderboard(guild_id, found.key)
    seasons = house.people.seasons
    now, before = await seasons.leading(guild_id, found.key), await seasons.newest(guild_id, found.key)
    people = [*shown(standings, reply.user.id), *now, *before]
    names = await house.tables.names([one.user_id for one in people])
    await reply.show(leaderboard_page(found.title, standings, reply.user.id, names, reply.words, (now, before)))
