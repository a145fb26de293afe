"""How the modules of `bot.exts` say which commands they answer; texts in several languages, game names."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Collection
from functools import wraps
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.services.telling.rings import caused
from bot.ui.press.bounds import COMMAND
from bot.ui.press.house import house_of
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words, house_words
from engine import registry
from render.kit.words import LANGUAGES

MOST_CHOICES = 25


def text(key: str) -> app_commands.locale_str:
    """The English text of a catalogue key, marked so that Discord gets the other languages too."""
    return app_commands.locale_str(house_words(LANGUAGES[0])(key), key=key)


Command = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

Answer = TypeVar("Answer", bound=Callable[..., Awaitable[None]])
"""Answers a command: gets the house, the private answer in the language of the person, and what was typed."""

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Where a command is offered: on servers, in direct messages with the bot, and in those of people with each other."""
ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""What can only be answered there is offered nowhere else. `guild_only` of discord.py does not say that to Discord,
which looks at the contexts alone (https://github.com/Rapptz/discord.py/issues/10171)."""

COMMANDS: dict[str, tuple[str, Command]] = {}
"""Each command by its whole name, as modules of `bot.exts` and of features add them, with the name of its module."""


def commands(modules: Collection[str]) -> tuple[Command, ...]:
    """The commands of these modules, those of a group with the group, and what stands in a person's menu.

    modules: their names.
    """
    # Of those in a group Discord knows no contexts of their own.
    game = app_commands.Group(name="game", description=text("cmd-game"), allowed_contexts=EVERYWHERE)
    found: list[Command] = [game]
    for name, (module, made) in COMMANDS.items():
        if module not in modules:
            continue
        if name.startswith("game ") and not isinstance(made, app_commands.ContextMenu):
            game.add_command(made)
        else:
            found.append(made)
    return tuple(found)


def command(
    name: str,
    *,
    form: bool = False,
    offered: app_commands.AppCommandContext = EVERYWHERE,
    **described: str,
) -> Callable[[Answer], Answer]:
    """Make a function of a module in `bot.exts` answer a slash command, `game …` for one about tables.

    form: it may answer with a form, as for `on_press`.   described: parameter -> the key of its description.
    """
    own = name.rpartition(" ")[2]

    def add(answer: Answer) -> Answer:
        says = app_commands.describe(**{parameter: text(key) for parameter, key in described.items()})
        described_so = text(f"cmd-{name.replace(' ', '-')}")
        made = app_commands.command(name=own, description=described_so)(says(_callback(answer, form=form)))
        made.allowed_contexts = offered
        COMMANDS[name] = answer.__module__, made
        return answer

    return add


def menu(key: str, *, offered: app_commands.AppCommandContext = EVERYWHERE) -> Callable[[Answer], Answer]:
    """The same for what stands under a text in a person's menu, under *Apps*."""

    def add(answer: Answer) -> Answer:
        made = app_commands.context_menu(name=text(key))(_callback(answer))
        made.allowed_contexts = offered
        COMMANDS[key] = answer.__module__, made
        return answer

    return add


def _callback(answer: Callable[..., Awaitable[None]], *, form: bool = False) -> Callable[..., Any]:
    """What discord.py calls; from its signature come the parameters of the command, after the interaction.

    It answers each interaction once, and so many of one person in a short time (`bot.ui.press.bounds`); one of
    a feature only where the server has that.
    """

    feature = answer.__module__.partition(".features.")[2].partition(".")[0]

    @wraps(answer)
    async def called(interaction: discord.Interaction, *given: Any, **named: Any) -> None:
        house = house_of(interaction)
        if not house.bounds.is_new(interaction.id):
            return
        reply = Reply(interaction, house_words(await house.language_for(interaction)), in_place=False)

        async def within_bounds() -> None:
            house.bounds.pay(reply.user.id, COMMAND)
            await house.features.admit(reply.user.id, interaction.guild_id)
            if feature:
                await house.features.check(feature, interaction.guild_id)
            async with house.bounds.turn(reply.user.id):
                with caused(reply.user.id, answer.__qualname__, str(interaction.id)):
                    await answer(house, reply, *given, **named)

        await reply.run(within_bounds(), deferred=not form)

    known = inspect.signature(answer, eval_str=True)
    setattr(called, "__signature__", known.replace(parameters=list(known.parameters.values())[1:]))  # noqa: B010
    return called


async def language_for(interaction: discord.Interaction) -> str:
    """The language of the person who types."""
    return await house_of(interaction).language_for(interaction)


async def offer_games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games whose title, key or summary contains what was typed, for a parameter that names one."""
    language, wanted = await language_for(interaction), current.casefold().strip()
    found = [
        app_commands.Choice(name=game.title, value=game.key)
        for game in registry.games()
        if any(wanted in told.casefold() for told in (game.title, game.key, game_words(language, game.key)("summary")))
    ]
    return found[:MOST_CHOICES]
