"""The end of a lesson: what was learned, and the way into a match."""

from __future__ import annotations

from bot.services.table.scene import Table
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, button
from bot.ui.words.catalogues import clip, named
from render.kit.words import Words

TEXT = 1500


async def learned(house: House, table: Table, words: Words) -> str:
    """What a lesson that is over has taught."""
    aloud = named(words, table.seats)
    told = await house.study.lessons.learned(table)
    lines = [f"### {aloud('learned-heading')}"]
    if told:
        lines.append(aloud("learned", count=len(told), what=aloud.listing(aloud(f"learned-{key}") for key in told)))
    return clip("\n".join(lines), TEXT)


def ways_on(match_id: int, words: Words) -> list[Item]:
    """What follows a lesson: a match against the same computers, or the lesson once more."""
    play = button(words("button-play-match"), Press("playon", match_id), GREEN)
    return [play, button(words("button-learn-anew"), Press("relearn", match_id))]
