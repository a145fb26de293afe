"""What somebody who looks for a table is offered in direct messages: a seat of one that waits, or of one that opens
once enough have said yes."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.search.offers import OfferRow
from bot.features.search.pages import find_another, games_text, paces_text, page, search_buttons, stop_button
from bot.features.search.servers import server_of
from bot.features.search.service import Looking
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Table
from bot.ui.pages.lists import link
from bot.ui.pages.lobby import banner, different_line, how_long
from bot.ui.pages.table import accent
from bot.ui.pages.waiting import awake, names, signs
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, GREEN, Item, Page, button, galleries, view_of
from bot.ui.words.catalogues import game_words
from bot.ui.words.durations import pace_text
from render.kit.words import Words

Tools = list[Item]


def offer_line(table: Table, offers: Sequence[OfferRow], language: str) -> tuple[str, Tools]:
    """What a notification says of a seat that is held, and the button beneath until the page takes its place.

    offers: of everybody at that table.
    """
    words = game_words(language, table.game.key)
    if table.row.opens_with:
        text = words("proposal-heading", game=table.game.title, count=len(_wanted(offers)))
        return text, [_agree(table, words)]
    return words("offer-line", game=table.game.title), [_take(table, words)]


async def offer_page(house: House, table: Table, offer: OfferRow, shows: str, language: str, showing: Showing) -> Page:
    """The seat that is held for somebody, or what became of it (see `bot.features.search.offers.shown`)."""
    words = game_words(language, table.game.key)
    if shows in ("asked", "yes", "no", "late", "nothing"):
        return await _proposed(house, table, offer, shows, words), ()
    where = await link(house, table.row, words)
    if shows != "offer":
        if shows == "seated":
            return await _seated(house, table, offer.user_id, where, words), ()
        heading = f"### {words(f'offer-{shows}', table=where)}"
        return await _looks_on(house, offer.user_id, table.row.guild_id, heading, accent(table), words), ()
    people = offer.user_id, *table.people
    count = len(table.seats) + 1
    full = count == table.game.players[-1]
    lines = [
        f"## {words('offer-heading', table=where)}",
        words(
            "offer-with", signs=signs(table), who=names(table.seats, words), count=count, full="yes" if full else "no"
        ),
        " ".join(filter(None, [await how_long(house, table, words), await awake(house, people, words)])),
        words("offer-held", until=f"<t:{offer.until}:f>", server=server_of(house, table.row.guild_id)),
        f"-# {words('offer-how')}",
        different_line(table, words),
    ]
    pass_on = button(words("button-pass"), Press("offerpass", table.row.id))
    stop = stop_button(table.row.guild_id, words)
    files = await banner(house.pictures, table, words, showing)
    told = page(lines, [_take(table, words), pass_on, stop], accent(table))
    return view_of(*galleries(files), *told.children), files


async def _proposed(house: House, table: Table, offer: OfferRow, shows: str, words: Words) -> discord.ui.LayoutView:
    """A table that people who look for the same could make."""
    title, server = table.game.title, table.row.guild_id
    if shows == "asked":
        people = [one.user_id for one in _wanted(await house[Looking].offers.at(table.row.id))]
        lines = [
            f"## {words('proposal-heading', game=title, count=len(people))}",
            words("proposal-where", pace=pace_text(table.row.pace, words), server=server_of(house, server)),
            await awake(house, people, words),
            words("proposal-opens", count=table.row.opens_with, until=f"<t:{offer.until}:f>"),
            f"-# {words('proposal-how')}",
        ]
        return page(
            lines, [_agree(table, words), _no("not-this", table, words), stop_button(server, words)], accent(table)
        )
    if shows == "yes":
        said = [one for one in await house[Looking].offers.at(table.row.id) if one.state == "yes"]
        missing = max(1, table.row.opens_with - len(said))
        lines = [f"### {words('proposal-yes', game=title)}", words("proposal-yes-note", count=missing)]
        return page(lines, [_no("not-after-all", table, words)], accent(table))
    return await _looks_on(
        house, offer.user_id, server, f"### {words(f'proposal-{shows}', game=title)}", accent(table), words
    )


def _wanted(offers: Sequence[OfferRow]) -> list[OfferRow]:
    """Those who may still make a table."""
    return [one for one in offers if one.state in ("open", "yes")]


async def _looks_on(
    house: House, user_id: int, guild_id: int, heading: str, colour: int, words: Words
) -> discord.ui.LayoutView:
    """What became of it, and that the search goes on, or the way to another one."""
    search = await house[Looking].searches.of(user_id, guild_id)
    if search is None:
        return page([heading], find_another(house.client.get_guild(guild_id), words), colour)
    games, paces = games_text(search.games, words), paces_text(search.paces, words)
    goes_on = words("search-goes-on", games=games, paces=paces)
    return page([heading, goes_on], search_buttons(guild_id, words), colour)


async def _seated(house: House, table: Table, user_id: int, where: str, words: Words) -> discord.ui.LayoutView:
    """The person sits there, or did."""
    if table.seat_of(user_id) is None:
        heading = f"### {words('offer-full', table=where)}"
        return await _looks_on(house, user_id, table.row.guild_id, heading, accent(table), words)
    lines = [f"### {words('told-there', table=where)}"]
    others = [row for row in table.seats if row.user_id != user_id]
    if others:
        lines.append(words("bus-with", who=names(others, words)))
    if table.row.status != "lobby":
        return page(lines, [], accent(table))
    lines.append(f"-# {words('offer-seated-note')}")
    return page(lines, [button(words("button-leave"), Press("unsit", table.row.id))], accent(table))


def _take(table: Table, words: Words) -> Item:
    return button(words("button-take-it"), Press("offertake", table.row.id), GREEN)


def _agree(table: Table, words: Words) -> Item:
    return button(words("button-would-play"), Press("offertake", table.row.id), BLUE)


def _no(label: str, table: Table, words: Words) -> Item:
    return button(words(f"button-{label}"), Press("offerpass", table.row.id))
