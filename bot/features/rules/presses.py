"""`/rules` and the rules buttons: how to play, and a list of rules to search."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.rules.pages import APART, find_rule, how_to_play, rule_slugs, rules_page, which_game_page
from bot.ui.press.asker import number
from bot.ui.press.commands import MOST_CHOICES, command, language_for, offer_games
from bot.ui.press.custom_id import Press, game_in
from bot.ui.press.house import House, house_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import clip, game_words
from engine import registry


async def offer_rules(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    key = getattr(interaction.namespace, "game", None) or await game_here(house_of(interaction), interaction)
    known = registry.keys()
    if key not in known:
        return []
    words = game_words(await language_for(interaction), key)
    wanted = current.casefold()
    found = [
        app_commands.Choice(name=clip(words(f"rule-{slug}-title"), 100), value=slug)
        for slug in rule_slugs(words)
        if wanted in words(f"rule-{slug}-title").casefold() or wanted in words(f"rule-{slug}").casefold()
    ]
    return found[:MOST_CHOICES]


@on_press("rules", apart=True)
async def rules_of_match(house: House, reply: Reply, press: Press) -> None:
    game = (await house.tables.glance(press.match_id)).row.game
    await reply.show(*await how_to_play(house.pictures, game, game_words(reply.words.language, game), press.match_id))


@on_press(APART, apart=True)
async def rules_beside(house: House, reply: Reply, press: Press) -> None:
    """Where a position is asked, which stays as it is."""
    game = registry.game(game_in(press.token))
    await reply.show(*await how_to_play(house.pictures, game.key, game_words(reply.words.language, game.key), 0))


@on_press("rulesof")
async def rules_of_game(house: House, reply: Reply, press: Press) -> None:
    """A rule that was chosen, or a page of *How to play*."""
    name, _, page = press.token.partition(".")
    game = registry.game(game_in(name))
    words = game_words(reply.words.language, game.key)
    reply.in_place = reply.on_desk
    if press.values and press.values[0] in rule_slugs(words):
        await reply.show(rules_page(game.key, words, press.values[0], press.match_id))
        return
    await reply.show(*await how_to_play(house.pictures, game.key, words, press.match_id, number(page) if page else 0))


async def game_here(house: House, interaction: discord.Interaction) -> str | None:
    """The game of the match that is played in this thread."""
    number = await house.tables.number_in_thread(interaction.channel_id or 0)
    return None if number is None else (await house.tables.glance(number)).row.game


@command("rules", game="cmd-which-game", search="cmd-rules-search")
@app_commands.autocomplete(game=offer_games, search=offer_rules)
async def rules(house: House, reply: Reply, game: str | None = None, search: str = "") -> None:
    """Of the game that is named, of the match in this thread, or of one to choose.

    Raises UnknownGame.
    """
    key = game or await game_here(house, reply.interaction)
    if key is None:
        await reply.show(which_game_page(reply.words))
        return
    found = registry.game(key)
    words = game_words(reply.words.language, found.key)
    slug = find_rule(words, search)
    if slug:
        await reply.show(rules_page(found.key, words, slug, 0))
        return
    await reply.show(*await how_to_play(house.pictures, found.key, words, 0))
    if search:
        await reply.interaction.followup.send(words("no-such-rule", wanted=search[:60]), ephemeral=True)
