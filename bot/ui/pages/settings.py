"""The page of `/settings`: what a person has chosen, and everything to change it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

import discord

from bot.services.clock.awake import NIGHT
from bot.services.clock.wall import on_wall
from bot.services.clock.zones import UNSAID, readable
from bot.services.people.preferences import VACATIONS, Choice, Player, Setting, Switch
from bot.services.table.scene import MatchRow
from bot.settings import Settings
from bot.ui.pages.forms import Form, choice_field, fields_of, setting_lines
from bot.ui.pages.phone import in_rows
from bot.ui.pages.times import MOST, clock_text, day_text, hour_field, time_text, weekday_text
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Features
from bot.ui.press.items import BLUE, RED, Item, boxed, button, choice, view_of
from bot.ui.words.catalogues import HOUSE, clip
from engine import registry
from render.kit.words import LANGUAGES, Words

Own = tuple[str, str, Item]
"""Something that a person chooses: the message that names it, how it stands, and the button to it."""
OF_EVERYBODY: Final[tuple[Setting, ...]] = (
    Choice("language", ("", *LANGUAGES)),
    Choice("nudges", ("dm", "thread", "off")),
    Switch("dms"),
    Switch("previews"),
)
"""What a person chooses of the house itself: fields of a `Player`."""
FIRST, LAST, WEEK, LENGTH = "first", "last", "week", "length"
TEXT = 3500
MOST_MATCHES = 20


def settings_page(
    player: Player,
    words: Words,
    now: int,
    features: Features,
    *,
    dm_closed: bool = False,
    own: Sequence[Own] = (),
) -> discord.ui.LayoutView:
    """The page.

    dm_closed: Discord has refused our direct messages.
    own:       what the person chooses of features by presses of their own (`Features.own`).
    """
    facts = _facts(player, words, now, features, dm_closed=dm_closed, own=own)
    lines = [f"### {words('settings-heading')}", *facts]
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), *in_rows(_ways(player, words, now, features, own))))


def _ways(player: Player, words: Words, now: int, features: Features, own: Sequence[Own]) -> list[Item]:
    """What leads to everything, in an order in which a phone shows four lines of it at most."""
    ways = [
        button(words("button-choices"), Press("setchoices", 0)),
        button(words("button-zone"), Press("setzone", 0)),
        button(words("button-quiet"), Press("setquiet", 0)),
        button(words("button-vacation"), Press("setaway", 0)),
    ]
    if player.away_until > now:
        ways.append(button(words("button-end-vacation"), Press("endaway", 0), BLUE))
    return [
        *ways,
        *(way.item(words) for way in features.ways_from("settings")),
        *(way for _, _, way in own),
        button(words("button-data"), Press("mydata", 0)),
    ]


def data_page(words: Words, settings: Settings, features: Features) -> discord.ui.LayoutView:
    """What a person may do with everything that is stored about them, and where those who run the bot say more."""
    links = {"button-privacy": settings.privacy, "button-terms": settings.terms, "button-support": settings.support}
    ways = [
        button(words("button-back"), Press("settings", 0)),
        button(words("button-export"), Press("export", 0)),
        button(words("button-forget"), Press("forget", 0), RED),
        *(way.item(words) for way in features.ways_from("data")),
        *(discord.ui.Button[Any](label=words(name), url=where) for name, where in links.items() if where),
    ]
    return view_of(boxed(HOUSE, f"### {words('data-heading')}\n{words('data-what')}", *in_rows(ways)))


def forget_page(running: Sequence[MatchRow], words: Words) -> discord.ui.LayoutView:
    """Ask once before a person is forgotten; says what happens to the matches that are not over."""
    lines = [f"### {words('forget-heading')}", words("forget-what")]
    if running:
        lines.append(words("forget-running"))
        lines += [
            f"• {words('match-heading', title=registry.game(row.game).title, number=str(row.id))}"
            for row in running[:MOST_MATCHES]
        ]
        if len(running) > MOST_MATCHES:
            lines.append(words("more-lines", count=len(running) - MOST_MATCHES))
    ways = [
        button(words("button-back"), Press("settings", 0)),
        button(words("button-forget-really"), Press("reallyforget", 0), RED),
    ]
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), ways))


def export_page(words: Words, filename: str) -> discord.ui.LayoutView:
    """The message that carries a person's data."""
    return view_of(boxed(HOUSE, words("export-done"), discord.ui.File(f"attachment://{filename}")))


def settings_of(features: Features) -> list[Setting]:
    """What a person chooses among a few, or has on or off."""
    return [*OF_EVERYBODY, *features.every(lambda one: one.person)]


def choices_form(player: Player, words: Words, features: Features) -> Form:
    """Asks for these."""
    asked = fields_of(player, settings_of(features), words, "form-choices-switches")
    return Form(words("form-choices"), Press("choices", 0), *asked)


def quiet_form(player: Player, words: Words) -> Form:
    """Asks for the quiet hours."""
    first, last = (player.quiet_from, player.quiet_until) if _has_quiet(player) else (None, NIGHT[1])
    return Form(
        words("form-quiet"),
        Press("quiet", 0),
        hour_field(FIRST, words("field-from"), first, none=words("quiet-none")),
        hour_field(LAST, words("field-until"), last, hint=words("field-quiet-until-hint")),
    )


def vacation_form(player: Player, words: Words, now: int) -> Form:
    """Asks for the first day of a vacation, as a week and a day in it, and for how long it lasts."""
    today, _ = on_wall(now, player.zone)
    first, days = today, 0
    if player.away_until > now:
        first = max(today, on_wall(player.away_from, player.zone)[0])
        days = (on_wall(player.away_until, player.zone)[0] - first).days
    monday, chosen = (day - timedelta(days=day.weekday()) for day in (today, first))
    weeks = [monday + timedelta(weeks=later) for later in range(MOST)]
    of_weeks = [
        choice(words("week-of", day=day_text(week, words)), week.isoformat(), chosen=week == chosen) for week in weeks
    ]
    of_days = [choice(weekday_text(day, words), str(day), chosen=day == first.weekday()) for day in range(7)]
    lengths = [choice(words("span-days", count=length), str(length), chosen=length == days) for length in VACATIONS]
    return Form(
        words("form-vacation"),
        Press("away", 0),
        choice_field(WEEK, words("field-week"), of_weeks),
        choice_field(FIRST, words("field-first-day"), of_days),
        choice_field(LENGTH, words("field-how-long"), lengths, words("field-how-long-hint")),
    )


def _facts(
    player: Player,
    words: Words,
    now: int,
    features: Features,
    *,
    dm_closed: bool,
    own: Sequence[Own],
) -> list[str]:
    """What is chosen, in the order of the buttons."""
    first, last = map(time_text, NIGHT)
    quiet = words("setting-none") if player.zone == UNSAID else words("quiet-at-night", first=first, last=last)
    if _has_quiet(player):
        quiet = words("from-until", first=time_text(player.quiet_from), last=time_text(player.quiet_until))
    away = words("setting-none")
    if player.away_until > now:
        away = words("from-until", first=f"<t:{player.away_from}:D>", last=f"<t:{player.away_until - 1}:D>")
    zone = words("zone-unsaid")
    if player.zone != UNSAID:
        zone = words("zone-and-time", zone=readable(player.zone), time=clock_text(player.zone, now))
    pairs = [
        ("setting-zone", zone),
        ("setting-quiet", quiet),
        ("setting-vacation", away),
        *((name, said) for name, said, _ in own),
    ]
    return [
        *setting_lines(player, settings_of(features), words),
        *([f"-# {words('setting-dms-closed')}"] if player.dms and dm_closed else []),
        *(f"**{words(key)}:** {value}" for key, value in pairs),
        f"-# {words('settings-note')}",
    ]


def _has_quiet(player: Player) -> bool:
    return player.quiet_from != player.quiet_until
