"""What somebody who looks for a table is offered in direct messages: a seat, or a table that could be."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.clock.awake import together
from bot.services.gathering.offers import OfferRow
from bot.services.gathering.proposals import Proposal, ProposedRow
from bot.services.gathering.searches import Search
from bot.services.people.preferences import Player
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Table
from bot.ui.pages.board import FIND, games_text, names, paces_text, signs
from bot.ui.pages.drawing import in_time
from bot.ui.pages.lists import link
from bot.ui.pages.lobby import different
from bot.ui.pages.search import page
from bot.ui.pages.stack import Page, galleries
from bot.ui.pages.table import accent
from bot.ui.pages.watches import server_of
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, GREEN, button
from bot.ui.press.reply import Item, view_of
from bot.ui.words.catalogues import game_words, hooks, neutral
from bot.ui.words.durations import expected, pace_text
from engine import registry
from render.kit.words import Words

Tools = list[Item]


def offer_line(table: Table, language: str) -> tuple[str, Tools]:
    """What a notification says of a seat that is held, and the button beneath until the page takes its place."""
    words = game_words(language, table.game.key)
    return words("offer-line", game=table.game.title), [_take(table, words)]


async def offer_page(house: House, table: Table, offer: OfferRow, shows: str, language: str, showing: Showing) -> Page:
    """The seat that is held for somebody, or what became of it (see `bot.services.gathering.offers.shown`)."""
    words = game_words(language, table.game.key)
    where = await link(house, table.row, words)
    if shows != "offer":
        return await _after(house, table, offer, shows, where, words), ()
    players = [await house.people.preferences.of(one) for one in (offer.user_id, *table.people)]
    count = len(table.seats) + 1
    full = count == table.game.players[-1]
    lines = [
        f"## {words('offer-heading', table=where)}",
        words(
            "offer-with", signs=signs(table), who=names(table.seats, words), count=count, full="yes" if full else "no"
        ),
        await _expected(house, table, players, words),
        words("offer-held", until=f"<t:{offer.until}:f>", server=server_of(house, table)),
        f"-# {words('offer-how')}",
    ]
    if other := different(table, words):
        lines.append(f"-# {words('lobby-different', what=' · '.join(other))}")
    pass_on = button(words("button-pass"), Press("offerpass", table.row.id))
    stop = button(words("button-stop-looking"), Press("findstop", 0, 0, str(table.row.guild_id)))
    banner = await in_time(showing, house.pictures.banner(table.game.key, words, showing))
    files = [picture_file("banner", part, table.game.title) for part in banner]
    told = page(lines, [_take(table, words), pass_on, stop], accent(table))
    return view_of(*galleries(files), *told.children), files


def proposal_line(proposal: Proposal, people: Sequence[ProposedRow], language: str) -> tuple[str, Tools]:
    """What a notification says of a table that could be, and the button beneath until the page takes its place."""
    words = game_words(language, proposal.game)
    return words("proposal-heading", game=registry.game(proposal.game).title, count=len(people)), [
        _agree(proposal, words)
    ]


async def proposal_page(
    house: House, proposal: Proposal, people: Sequence[ProposedRow], user_id: int, shows: str, language: str
) -> discord.ui.LayoutView:
    """A table that people who look for the same could make (see `bot.services.gathering.proposals.shown`)."""
    words = game_words(language, proposal.game)
    title, colour = registry.game(proposal.game).title, hooks(proposal.game).accent
    stop = button(words("button-stop-looking"), Press("findstop", 0, 0, str(proposal.guild_id)))
    missing = proposal.need - sum(row.answer == "yes" for row in people)
    if shows == "open" and proposal.match_id is not None:
        table = await house.tables.load(proposal.match_id)
        return await _seated(house, table, user_id, await link(house, table.row, words), words)
    if shows == "asked":
        own = next(row for row in people if row.user_id == user_id)
        players = [await house.people.preferences.of(row.user_id) for row in people]
        hours = together(players, house.clock.now())
        guild = house.client.get_guild(proposal.guild_id)
        lines = [
            f"## {words('proposal-heading', game=title, count=len(people))}",
            words(
                "proposal-where",
                pace=pace_text(proposal.pace, words),
                server=neutral(guild.name if guild is not None else ""),
            ),
            words("bus-awake", hours=hours) if hours is not None else "",
            words("proposal-opens", count=proposal.need, until=f"<t:{own.until}:f>"),
            f"-# {words('proposal-how')}",
        ]
        no = button(words("button-not-this"), Press("proposalno", 0, proposal.id))
        return page(lines, [_agree(proposal, words), no, stop], colour)
    search = await house.gathering.searches.of(user_id, proposal.guild_id)
    if shows == "yes":
        lines = [f"### {words('proposal-yes', game=title)}", words("proposal-yes-note", count=max(1, missing))]
        return page(lines, [button(words("button-not-after-all"), Press("proposalno", 0, proposal.id))], colour)
    lines = [f"### {words(f'proposal-{shows}', game=title)}", still_looks(search, words)]
    return page(lines, looking_tools(search, proposal.guild_id, words), colour)


def still_looks(search: Search | None, words: Words) -> str:
    """That a search goes on, if it does."""
    if search is None:
        return ""
    return words("search-goes-on", games=games_text(search.games, words), paces=paces_text(search.paces, words))


def looking_tools(search: Search | None, guild_id: int, words: Words) -> Tools:
    """What whoever looks on may do, or looked."""
    if search is None:
        return [button(words("button-find-another"), Press(FIND, 0, 0, str(guild_id)), BLUE)]
    return [
        button(words("button-change"), Press("findchange", 0, 0, str(guild_id))),
        button(words("button-stop-looking"), Press("findstop", 0, 0, str(guild_id))),
    ]


async def _after(
    house: House, table: Table, offer: OfferRow, shows: str, where: str, words: Words
) -> discord.ui.LayoutView:
    """What became of a seat that was offered."""
    if shows == "seated":
        return await _seated(house, table, offer.user_id, where, words)
    search = await house.gathering.searches.of(offer.user_id, table.row.guild_id)
    lines = [f"### {words(f'offer-{shows}', table=where)}", still_looks(search, words)]
    return page(lines, looking_tools(search, table.row.guild_id, words), accent(table))


async def _seated(house: House, table: Table, user_id: int, where: str, words: Words) -> discord.ui.LayoutView:
    """The person sits there, or did."""
    there = table.seat_of(user_id) is not None
    lines = [f"### {words('told-there', table=where)}" if there else f"### {words('offer-full', table=where)}"]
    if not there:
        search = await house.gathering.searches.of(user_id, table.row.guild_id)
        return page(
            [*lines, still_looks(search, words)], looking_tools(search, table.row.guild_id, words), accent(table)
        )
    others = [row for row in table.seats if row.user_id != user_id]
    if others:
        lines.append(words("bus-with", who=names(others, words)))
    if table.row.status != "lobby":
        return page(lines, [], accent(table))
    lines.append(f"-# {words('offer-seated-note')}")
    return page(lines, [button(words("button-leave"), Press("unsit", table.row.id))], accent(table))


async def _expected(house: House, table: Table, players: Sequence[Player], words: Words) -> str:
    """How long it will take, and how long these people are awake together."""
    found: list[str] = []
    if (forecast := await house.forecasts.of(table)) is not None:
        found.append(words("lobby-expected", expected=expected(forecast, words), pace=pace_text(table.row.pace, words)))
    hours = together(players, house.clock.now())
    if hours is not None:
        found.append(words("bus-awake", hours=hours))
    return " ".join(found)


def _take(table: Table, words: Words) -> Item:
    return button(words("button-take-it"), Press("offertake", table.row.id), GREEN)


def _agree(proposal: Proposal, words: Words) -> Item:
    return button(words("button-would-play"), Press("proposalyes", 0, proposal.id), BLUE)
