"""`/puzzle` and the buttons of the puzzle of the day."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.exts.setup import change, managed
from bot.services.errors import Refused
from bot.ui.asked import number
from bot.ui.commands import begin, text
from bot.ui.custom_id import Press
from bot.ui.house import House
from bot.ui.more import rules_page
from bot.ui.presses import on_press
from bot.ui.puzzle_page import answered_text, puzzle_page, told_page
from bot.ui.reply import Reply, text_view
from bot.ui.words import game_words
from engine import registry


@app_commands.command(name="puzzle", description=text("cmd-puzzle"))
async def puzzle(interaction: discord.Interaction) -> None:
    house, reply = await begin(interaction)
    await reply.run(show(house, reply))


@on_press("puzzle", private=True)
async def answer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    day, _, choice = press.token.partition(".")
    once = ""
    try:
        await house.puzzles.answer(number(day), reply.user.id, number(choice))
    except Refused as refused:
        if refused.code != "puzzle-answered":
            raise
        once = reply.words("refusal-puzzle-answered")
    if reply.on_desk:
        await show(house, reply)
        return
    daily = await house.puzzles.of_day(number(day))
    chosen = await house.puzzles.answer_of(daily.day, reply.user.id)
    assert chosen is not None
    words = game_words(reply.words.language, daily.game.key)
    said = answered_text(daily, chosen, await house.puzzles.streak(reply.user.id), words)
    await reply.show(text_view("\n".join([once, said]).strip()))


@on_press("puzzleof", private=True, costly=True)
async def before(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    day = number(press.token)
    if day >= house.puzzles.today():
        raise Refused("puzzle-open")
    daily = await house.puzzles.of_day(day)
    reply.in_place = False
    await reply.show(*await told_page(house, daily, await house.puzzles.results(daily), reply.words.language))


@on_press("puzzlerules", private=True)
async def how_to_play(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    game = registry.game(press.token.replace("-", "_"))
    reply.in_place = False
    await reply.show(rules_page(game.key, game.title, game_words(reply.words.language, game.key), "", 0))


@on_press("supuzzle")
async def set_channel(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """Where the puzzle is posted every day; nowhere if nothing is chosen."""
    guild = managed(reply)
    chosen = [int(value) for value in values[:1] if value.isascii() and value.isdigit()]
    if any(not isinstance(guild.get_channel(channel), discord.TextChannel) for channel in chosen):
        raise Refused("only-in-text-channels")
    await change(house, reply, puzzles=chosen[0] if chosen else 0)


async def show(house: House, reply: Reply) -> None:
    """Answer with today's puzzle, or with what the person has answered. Raises Refused."""
    daily = await house.puzzles.of_day(house.puzzles.today())
    results = await house.puzzles.results(daily)
    chosen = await house.puzzles.answer_of(daily.day, reply.user.id)
    streak = await house.puzzles.streak(reply.user.id)
    await reply.show(*await puzzle_page(house, daily, results, reply.words.language, chosen=chosen, streak=streak))
