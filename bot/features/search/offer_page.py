"""What somebody who looks for a table reads in direct messages of a seat: of a table that waits, held or not, or of one
that opens once enough have said yes."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.search.offers import OfferRow, shown
from bot.features.search.pages import TELL, find_another, games_text, paces_text, page, search_buttons, stop_button
from bot.features.search.rows import Search
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Table
from bot.ui.pages.lists import link
from bot.ui.pages.lobby import banner, different_line, length
from bot.ui.pages.table import accent
from bot.ui.pages.waiting import ASKED, awake, names, signs
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, GREEN, Item, Page, button, galleries, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import game_words, neutral
from bot.ui.words.durations import pace_text
from render.kit.words import Words

Tools = list[Item]


def offer_line(table: Table, offer: OfferRow, offers: Sequence[OfferRow], language: str) -> tuple[str, Tools]:
    """What a notification says of a seat, and the button beneath until the page takes its place.

    offers: of everybody at that table.
    """
    words = game_words(language, table.game.key)
    if table.row.opens_with:
        text = words("proposal-heading", game=table.game.title, count=len(_wanted(offers)))
        return text, [_agree(table, words)]
    if offer.state == "told":
        return words("told-heading", game=table.game.title, count=table.free), [_join(table, words)]
    return words("offer-line", game=table.game.title), [_take(table, words)]


async def offer_page(
    reading: ReadingRoom,
    table: Table,
    offer: OfferRow,
    offers: Sequence[OfferRow],
    search: Search | None,
    guild: discord.Guild | None,
    language: str,
    showing: Showing,
) -> Page:
    """The seat that somebody may have, or what became of it (see `bot.features.search.offers.shown`).

    offers: of everybody at that table.   search: what the person looks for until a time, if that goes on.
    guild: the server of the table; None where the bot is not on it any more.
    """
    words, says = game_words(language, table.game.key), shown(offer, table)
    server = neutral(guild.name) if guild is not None else ""
    if says == "asked":
        return await _proposed(reading, table, offer, offers, server, words), ()
    if says == "yes":
        said = [one for one in offers if one.state == "yes"]
        missing = max(1, table.row.opens_with - len(said))
        lines = [f"### {words('proposal-yes', game=table.game.title)}", words("proposal-yes-note", count=missing)]
        return page(lines, [_no("not-after-all", table, words)], accent(table)), ()
    where = await link(reading, table.row, words)
    if says in ("offer", "free"):
        lines, ways = await _free(reading, table, offer, where, server, words)
        files = await banner(reading.pictures, table, words, showing)
        return view_of(*galleries(files), *page(lines, ways, accent(table)).children), files
    if says == "seated":
        return _seated(table, offer, where, words), ()
    kind = "proposal" if says in ("no", "late", "nothing") else "offer"
    heading = f"### {words(f'{kind}-{says}', game=table.game.title, table=where)}"
    if search is None:
        less = [_less(table, words)] if offer.state == "told" and guild is not None else []
        return page([heading], [*find_another(guild, words), *less], accent(table)), ()
    games, paces = games_text(search.games, words), paces_text(search.paces, words)
    goes_on = words("search-goes-on", games=games, paces=paces)
    return page([heading, goes_on], search_buttons(search.guild_id, words), accent(table)), ()


async def _free(
    reading: ReadingRoom, table: Table, offer: OfferRow, where: str, server: str, words: Words
) -> tuple[list[str], Tools]:
    """A seat of a table that waits: who sits there, how long it takes, and until when it is held, if it is."""
    told, count = offer.state == "told", len(table.seats) + 1
    full = "yes" if count == table.game.players[-1] else "no"
    hours = await awake(reading, (offer.user_id, *table.people), words)
    there = [
        words("offer-with", signs=signs(table), who=names(table.seats, words), count=count, full=full),
        " ".join(filter(None, [await length(reading, table, words), hours])),
    ]
    different = different_line(table, words)
    if told:
        heading = f"### {words('told-heading', game=table.game.title, count=table.free)}"
        not_this = button(words("button-not-this"), Press("notthis", table.row.id))
        lines = [heading, words("told-where", table=where, server=server), *there, different]
        return lines, [_join(table, words), not_this, _less(table, words)]
    held = words("offer-held", until=f"<t:{offer.until}:f>", server=server)
    lines = [f"## {words('offer-heading', table=where)}", *there, held, f"-# {words('offer-how')}", different]
    pass_on = button(words("button-pass"), Press("offerpass", table.row.id))
    return lines, [_take(table, words), pass_on, stop_button(table.row.guild_id, words)]


async def _proposed(
    reading: ReadingRoom, table: Table, offer: OfferRow, offers: Sequence[OfferRow], server: str, words: Words
) -> discord.ui.LayoutView:
    """A table that people who look for the same could make."""
    people = [one.user_id for one in _wanted(offers)]
    lines = [
        f"## {words('proposal-heading', game=table.game.title, count=len(people))}",
        words("proposal-where", pace=pace_text(table.row.pace, words), server=server),
        await awake(reading, people, words),
        words("proposal-opens", count=table.row.opens_with, until=f"<t:{offer.until}:f>"),
        f"-# {words('proposal-how')}",
    ]
    ways = [_agree(table, words), _no("not-this", table, words), stop_button(table.row.guild_id, words)]
    return page(lines, ways, accent(table))


def _wanted(offers: Sequence[OfferRow]) -> list[OfferRow]:
    """Those who may still make a table."""
    return [one for one in offers if one.state in ("open", "yes")]


def _seated(table: Table, offer: OfferRow, where: str, words: Words) -> discord.ui.LayoutView:
    """The person sits there."""
    lines = [f"### {words('told-there', table=where)}"]
    others = [row for row in table.seats if row.user_id != offer.user_id]
    if others:
        lines.append(words("bus-with", who=names(others, words)))
    if table.row.status != "lobby":
        return page(lines, [], accent(table))
    if offer.state != "told":
        lines.append(f"-# {words('offer-seated-note')}")
    return page(lines, [button(words("button-leave"), Press("unsit", table.row.id))], accent(table))


def _take(table: Table, words: Words) -> Item:
    return button(words("button-take-it"), Press("offertake", table.row.id), GREEN)


def _join(table: Table, words: Words) -> Item:
    return button(words("button-join"), Press("sit", table.row.id, 0, ASKED), GREEN)


def _less(table: Table, words: Words) -> Item:
    return button(words("button-tell-less"), Press(TELL, 0, 0, str(table.row.guild_id)))


def _agree(table: Table, words: Words) -> Item:
    return button(words("button-would-play"), Press("offertake", table.row.id), BLUE)


def _no(label: str, table: Table, words: Words) -> Item:
    return button(words(f"button-{label}"), Press("offerpass", table.row.id))
