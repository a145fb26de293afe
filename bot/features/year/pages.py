"""A person's year: the picture, and the same in words."""

from __future__ import annotations

from bot.features.year.service import Turned, Year
from bot.services.errors import GameError, Refused
from bot.services.study.replay import states_at
from bot.ui.pages.advised import told_of
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.items import Page, boxed, button, stacked
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import HOUSE, clip, game_words, neutral, plain, title_of
from bot.ui.words.durations import lasted
from render import orders
from render.kit.parts import MAIN
from render.kit.words import Words

TEXT = 1800
DEED_TEXT = 70
"""So much of what was done stands on the picture."""


async def year_page(reading: ReadingRoom, found: Year, name: str, words: Words, *, told: bool = False) -> Page:
    """A year as whoever it is of sees it. told: whether it comes unasked."""
    plates = await _plates(reading, found, words)
    drawn = await reading.pictures.page(_order(found, name, plates, words), words.language)
    files = [picture_file(f"year-{part.name}", part.png, _alt(found, part.name, plates, words)) for part in drawn]
    head = boxed(HOUSE, f"## {words('year-title', name=neutral(name), year=str(found.year))}")
    lines = [_summary(found, words), *_facts(found, words)]
    lines += [f"**{plate.label}:** {neutral(plate.big)} · {neutral(plate.note)}" for plate in plates]
    lines.append(f"-# {words('year-told-note' if told else 'year-note')}")
    off = [button(words("button-year-off"), off_press(found.year))] if told else []
    return stacked([head], files, boxed(HOUSE, clip("\n".join(lines), TEXT), off), words)


def off_press(year: int) -> Press:
    """That of the button with which a message says that no further one is to come."""
    return Press("endyear", 0, 0, str(year))


def _order(found: Year, name: str, plates: list[orders.YearPlate], words: Words) -> orders.Year:
    return orders.Year(
        name=name,
        title=words("year-title", name=name, year=str(found.year)),
        summary=_summary(found, words),
        months=tuple((words("year-month", month=month), count) for month, count in enumerate(found.months, 1)),
        largest=found.largest - 1,
        facts=tuple(_facts(found, words)),
        plates=tuple(plates),
        shelf=words("year-badges"),
        count=words("year-badges-count", count=len(found.badges)),
        badges=tuple((one.game, one.badge) for one in found.badges),
    )


def _summary(found: Year, words: Words) -> str:
    return words("year-summary", count=found.matches, won=found.won, people=found.first_met)


def _facts(found: Year, words: Words) -> list[str]:
    game, count = found.games[0]
    month = words("year-month-whole", month=found.largest)
    return [
        words("year-largest", month=month, count=max(found.months)),
        words("year-most-played", title=title_of(game), count=count),
    ]


async def _plates(reading: ReadingRoom, found: Year, words: Words) -> list[orders.YearPlate]:
    """What was most, as far as there is any."""
    plates: list[orders.YearPlate] = []
    if (turned := found.turned) is not None:
        big = words("year-turned", before=round(100 * turned.before), after=round(100 * turned.after))
        plates.append(orders.YearPlate("turned", words("year-turned-label"), big, await _deed(reading, turned, words)))
    if (one := found.companion) is not None:
        note = words("year-companion", matches=one.matches, ahead=one.ahead, behind=one.behind)
        plates.append(orders.YearPlate("companion", words("year-companion-label"), one.name, note))
    longest = found.longest
    note = words(
        "year-longest", title=title_of(longest.game), seats=len(longest.outcome.ranks), number=str(longest.match_id)
    )
    plates.append(orders.YearPlate("longest", words("year-longest-label"), lasted(longest.seconds, words), note))
    if (win := found.closest) is not None:
        mine, theirs = win.points
        big = words("year-closest", mine=mine, theirs=theirs)
        note = words("year-closest-note", title=title_of(win.game), who=win.name, number=str(win.match_id))
        plates.append(orders.YearPlate("closest", words("year-closest-label"), big, note))
    return plates


async def _deed(reading: ReadingRoom, turned: Turned, words: Words) -> str:
    """What was done in the turn of the year; where its match cannot be played again, only where that was."""
    where = words("year-turned-note", title=title_of(turned.game), number=str(turned.match_id))
    try:
        table = await reading.tables.load(turned.match_id)
        steps = await reading.tables.live(turned.match_id)
        (state,) = await states_at(table, steps, [turned.done])
        question = table.game.question(state, turned.seat)
        did = told_of(question, steps[turned.done].action, plain(game_words(words.language, turned.game), table.seats))
    except (Refused, GameError, StopIteration):
        return where
    return f"{where}: {clip(did, DEED_TEXT)}"


def _alt(found: Year, part: str, plates: list[orders.YearPlate], words: Words) -> str:
    if part != MAIN:
        return " ".join(f"{plate.label}: {plate.big}." for plate in plates)
    months = ((words("year-month-whole", month=month), count) for month, count in enumerate(found.months, 1) if count)
    return words("year-alt", months=", ".join(f"{month} {count}" for month, count in months))
