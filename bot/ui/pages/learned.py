"""The end of a lesson: what was learned, and the way into a match."""

from __future__ import annotations

from bot.services.study.lesson import PUPIL
from bot.services.table.scene import Table
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, button
from bot.ui.words.catalogues import clip, name_of, named
from engine.core.outcome import Outcome
from render.kit.words import Words

TEXT = 1500


async def learned(house: House, table: Table, words: Words) -> str:
    """What a lesson that is over has taught."""
    aloud = named(words, table.seats)
    told = await house.study.lessons.learned(table)
    lines = [f"### {aloud('learned-heading')}"]
    if told:
        lines.append(aloud("learned", count=len(told), what=aloud.listing(aloud(f"learned-{key}") for key in told)))
    if table.row.outcome is not None and table.row.outcome.ranks[PUPIL] > 1:
        lines.append(_difference(table, table.row.outcome, aloud))
    return clip("\n".join(lines), TEXT)


def ways_on(match_id: int, words: Words) -> list[Item]:
    """What follows a lesson: a match against the same computers, or the lesson once more."""
    play = button(words("button-play-match"), Press("playon", match_id), GREEN)
    return [play, button(words("button-learn-anew"), Press("relearn", match_id))]


def _difference(table: Table, outcome: Outcome, aloud: Words) -> str:
    """Where whoever has won got most more than the person, or lost most less."""
    first = outcome.winners[0]
    who = name_of(table.seats[first])
    mine = dict(outcome.breakdown[PUPIL])
    more, source = max(
        ((points - mine.get(name, 0), name) for name, points in outcome.breakdown[first]), default=(0, "")
    )
    if more <= 0 or outcome.scores[first] == outcome.scores[PUPIL]:
        return aloud("learned-tie", who=who)
    told = "learned-difference" if dict(outcome.breakdown[first])[source] > 0 else "learned-cost"
    return aloud(told, who=who, more=more, source=aloud(f"source-{source}"))
