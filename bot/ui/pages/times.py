"""Days and hours, chosen from lists in the time of whoever chooses, and the question what time that is."""

from __future__ import annotations

from datetime import date, timedelta

import discord

from bot.services.clock import zones
from bot.services.clock.wall import ahead, on_wall
from bot.services.errors import Refused
from bot.ui.pages.forms import Field, choice_field, submitted
from bot.ui.press.asker import number
from bot.ui.press.custom_id import Press, is_verb
from bot.ui.press.items import BLUE, Item, boxed, button, choice, select, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import HOUSE
from render.kit.words import Words

DAY, HOUR = "day", "hour"
NONE = "none"
"""What is chosen in a list where nothing is."""
MOST = 25
"""Discord takes no more options in a list."""
EVENING = 20 * 60
"""The time of day that is meant where nobody has said another."""
SOME_CITIES = 3


def day_field(name: str, now: int, zone: str, words: Words, at: int | None, *, none: str = "", hint: str = "") -> Field:
    """The days from today on.

    at:   the time that is chosen so far; its day is in the list however far it is.
    none: what it is called to choose no day, if that may be.
    """
    today, _ = on_wall(now, zone)
    chosen = None if at is None else on_wall(at, zone)[0]
    days = [today + timedelta(days=later) for later in range(MOST - bool(none))]
    if chosen is not None and chosen > days[-1]:
        days[-1] = chosen
    near = {today: words("day-today"), today + timedelta(days=1): words("day-tomorrow")}
    options = [choice(day_text(day, words), day.isoformat(), near.get(day, ""), chosen=day == chosen) for day in days]
    if none:
        options.insert(0, choice(none, NONE, chosen=chosen is None))
    return choice_field(DAY, name, options, hint)


def time_fields(
    name: str, zone: str, now: int, words: Words, at: int | None, *, none: str = "", hint: str = ""
) -> tuple[Field, Field]:
    """A day and an hour.   at: chosen so far.   none, hint: as for `day_field`."""
    minutes = EVENING if at is None else on_wall(at, zone)[1]
    in_zone = words("field-hour-hint", zone=zones.readable(zone))
    return (
        day_field(name, now, zone, words, at, none=none, hint=hint),
        hour_field(HOUR, words("field-hour"), minutes, hint=in_zone),
    )


def hour_field(custom_id: str, name: str, minutes: int | None, *, none: str = "", hint: str = "") -> Field:
    """The hours of a day; the chosen one keeps its minutes, so that an earlier choice stands as it was.

    minutes: chosen so far, after midnight.   none: what it is called to choose no hour, if that may be.
    """
    hours = [minutes if minutes is not None and minutes // 60 == hour else hour * 60 for hour in range(24)]
    options = [choice(time_text(one), str(one), chosen=one == minutes) for one in hours]
    if none:
        options.insert(0, choice(none, NONE, chosen=minutes is None))
    return choice_field(custom_id, name, options, hint)


def hour_in(values: list[str]) -> int | None:
    """The minutes after midnight that were chosen; None if no hour was. Raises Refused `no-such-setting`."""
    if values == [NONE]:
        return None
    minutes = number("".join(values))
    if not 0 <= minutes < 24 * 60:
        raise Refused("no-such-setting")
    return minutes


def day_in(values: list[str]) -> date:
    """The day that was chosen. Raises Refused `no-such-setting`."""
    try:
        return date.fromisoformat("".join(values))
    except ValueError:
        raise Refused("no-such-setting") from None


def time_in(interaction: discord.Interaction, zone: str, now: int) -> int:
    """The time that was chosen as a day and an hour, 0 if none was.

    Raises Refused `no-such-setting`, `time-is-past`.
    """
    given = submitted(interaction)
    days, minutes = given.get(DAY, []), hour_in(given.get(HOUR, []))
    return 0 if days == [NONE] or minutes is None else ahead(day_in(days), minutes, zone, now)


def day_text(day: date, words: Words) -> str:
    """A day in words, with its weekday."""
    return words("day-in-words", weekday=weekday_text(day.weekday(), words), day=day.day, month=day.month)


def weekday_text(weekday: int, words: Words) -> str:
    """What a day of the week is called; 0: Monday."""
    return words("weekday", day=weekday)


def time_text(minutes: int) -> str:
    """A time of day."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def clock_text(zone: str, now: int) -> str:
    """What clocks say in a zone."""
    return f"{zones.clock(zone, now):%H:%M}"


async def zone_or_question(reading: ReadingRoom, reply: Reply, then: Press) -> str | None:
    """The zone of whoever presses; None for whoever has not said it and is asked now.

    then: what was pressed, offered again after that.
    """
    [player] = await reading.tables.players([reply.user.id])
    if player.zone != zones.UNSAID:
        return player.zone
    await reply.show(clock_page(then, reading.clock.now(), str(reply.interaction.locale), reply.words))
    return None


def clock_page(then: Press, now: int, locale: str, words: Words) -> discord.ui.LayoutView:
    """Asks what time it is: an option for each hour that clocks show somewhere, with the times that they show then.

    then: what is offered when that is known; its name and the time of the list go with the press.
    """
    options: list[discord.SelectOption] = []
    for hour, places in zones.hours(now, locale).items():
        times = sorted({clock_text(zone, now) for zone in places})
        cities = (zones.city(zone, words.language) for zone in places[:SOME_CITIES])
        options.append(choice(" / ".join(times), str(hour), ", ".join(cities)))
    press = Press("clock", then.match_id, 0, f"{then.verb}.{now}")
    # Where it is not asked for a table, it is a setting.
    back = [] if then.match_id else [button(words("button-settings"), Press("settings", 0))]
    return _asking(words("clock-question"), press, options, words, *back)


def places_page(hour: int, press: Press, locale: str, words: Words, now: int) -> discord.ui.LayoutView:
    """Asks where a clock shows this hour.   press: on the list of hours."""
    then, _, at = press.token.partition(".")
    then = carried_on(then)
    found = zones.hours(number(at, longest=10), locale)[hour]
    options = [
        choice(zones.city(zone, words.language), zone, words("zone-now", time=clock_text(zone, now))) for zone in found
    ]
    # What led to the question asks it again as long as it has no answer.
    back = button(words("button-back"), Press(then, press.match_id))
    return _asking(words("place-question"), Press("place", press.match_id, 0, then), options, words, back)


def carried_on(verb: str) -> str:
    """What led to the question what time it is. Raises Refused `no-such-setting` for what nobody can have pressed."""
    if not is_verb(verb):
        raise Refused("no-such-setting")
    return verb


def zone_said_page(zone: str, press: Press, words: Words, now: int) -> discord.ui.LayoutView:
    """Says which zone it is now, and offers what was pressed before that was asked.   press: on the list of places."""
    said = words("zone-said", zone=zone, time=clock_text(zone, now))
    return view_of(boxed(HOUSE, said, [button(words("button-go-on"), Press(press.token, press.match_id), BLUE)]))


def _asking(
    question: str, press: Press, options: list[discord.SelectOption], words: Words, *beside: Item
) -> discord.ui.LayoutView:
    lines = f"### {question}\n-# {words('clock-why')}"
    return view_of(boxed(HOUSE, lines, [select(question, press, options)], beside))
