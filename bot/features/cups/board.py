"""What notice boards say of cups: where people sign up, and how those that run stand."""

from __future__ import annotations

import logging
from collections.abc import Collection
from functools import partial

from bot.features.cups import plans
from bot.features.cups.cup import Cup
from bot.features.cups.pages import MOST_LISTED, press, words_of
from bot.features.cups.pictures import title
from bot.features.cups.service import CUP, Cups
from bot.services.errors import confined
from bot.ui.press.feature import MakesLine
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, button
from bot.ui.words.catalogues import neutral
from bot.ui.words.durations import expected
from engine import registry
from render.kit.words import Words

log = logging.getLogger(__name__)

ENTER = "cupin"
"""The verb of *Sign up* anywhere but on the card of a cup, which is known by its own."""


async def board_lines(house: House, guild_id: int, channels: Collection[int], language: str) -> list[MakesLine]:
    """The cups in these channels of a server: first those for which people may sign up."""
    cups = house[Cups]
    found = [
        row
        for state in ("gathering", "running")
        for row in await cups.of_guild(guild_id, state, most=MOST_LISTED)
        if row.channel_id in channels
    ]
    return [partial(_line, house, row.id, language) for row in found]


async def _line(house: House, cup_id: int, language: str) -> tuple[str, Item] | None:
    """None for one that cannot be read."""
    with confined(log, "cup %s cannot be shown on a board", cup_id):
        return await board_line(house, await house[Cups].get(cup_id), language)
    return None


async def board_line(house: House, cup: Cup, language: str) -> tuple[str, Item]:
    """What is said of a cup where several are listed, and the way to it."""
    words = words_of(cup, language)
    lines = [f"🏆 **{await _link(house, cup, words)}**"]
    if cup.row.state == "gathering":
        lines += await _gathers(house, cup, words)
        return "\n".join(lines), button(words("button-cup-sign-up"), press(ENTER, cup), GREEN)
    return "\n".join([*lines, _runs(cup, words)]), button(words("button-cup-look"), press("cuplook", cup))


async def _link(house: House, cup: Cup, words: Words) -> str:
    """What it is called, leading to its card."""
    name, card = neutral(title(cup, words)), await house.telling.cards.of(CUP, cup.row.id)
    if card is None or not card.message_id:
        return name
    return f"[{name}](https://discord.com/channels/{cup.row.guild_id}/{card.channel_id}/{card.message_id})"


async def _gathers(house: House, cup: Cup, words: Words) -> list[str]:
    """How many have signed up for what, when it begins, and how long it takes."""
    row, found = cup.row, await house[Cups].facts.times(cup, cup.row.size)
    signed = words("cup-board-signed", count=len(cup.in_state("in")), size=row.size, game=registry.game(row.game).title)
    begins = words("cup-board-begins", size=row.size, at=f"<t:{row.begins_by}:D>")
    small = (words(f"cup-form-{row.form}"), begins, expected(found.whole, words))
    return [signed, f"-# {' · '.join(small)}"]


def _runs(cup: Cup, words: Words) -> str:
    """What is played, in which round, and until when."""
    row, found = cup.row, cup.divisions[0]
    return words(
        "cup-board-runs",
        game=registry.game(row.game).title,
        form=words(f"cup-form-{row.form}"),
        round=row.round,
        rounds=plans.rounds_of(row, len(found.began)),
        until=f"<t:{row.round_until}:D>",
    )
