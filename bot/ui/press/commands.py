"""Help for the modules of `bot.exts`: texts in several languages, game names, the start of every command."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands

from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words, house_words
from engine import registry
from render.kit.words import LANGUAGES, Words

MOST_CHOICES = 25


def text(key: str) -> app_commands.locale_str:
    """The English text of a catalogue key, marked so that Discord gets the other languages too."""
    return app_commands.locale_str(house_words(LANGUAGES[0])(key), key=key)


GAME = app_commands.Group(name="game", description=text("cmd-game"))
"""The commands about tables; the modules of `bot.exts` add theirs."""


def house_of(interaction: discord.Interaction) -> House:
    """The house whose client got the interaction."""
    return cast("House", getattr(interaction.client, "house"))  # noqa: B009


async def begin(interaction: discord.Interaction) -> tuple[House, Reply]:
    """The house, and the private answer to a slash command in the language of the person."""
    house = house_of(interaction)
    turn = house.bounds.turn(interaction.user.id)
    return house, Reply(interaction, await house.words_for(interaction), in_place=False, turn=turn)


async def language_for(interaction: discord.Interaction) -> str:
    """The language of the person who types."""
    return await house_of(interaction).language_for(interaction)


def game_choices(typed: str, language: str) -> list[app_commands.Choice[str]]:
    """The games whose title or key contains what was typed."""
    wanted = typed.casefold().strip()
    found = [
        app_commands.Choice(name=game.title, value=game.key)
        for game in registry.games()
        if wanted in game.title.casefold() or wanted in game.key or wanted in summary(game.key, language).casefold()
    ]
    return found[:MOST_CHOICES]


def summary(game: str, language: str) -> str:
    """The three sentences about a game."""
    words: Words = game_words(language, game)
    return words("summary")
