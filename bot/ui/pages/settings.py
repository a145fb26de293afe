"""The page of `/settings`: what a person has chosen, and everything to change it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord

from bot.services.clock.awake import NIGHT
from bot.services.clock.wall import on_wall
from bot.services.clock.zones import UNSAID, shown
from bot.services.people.preferences import VACATIONS, Player
from bot.services.table.scene import MatchRow
from bot.settings import Settings
from bot.ui.pages.forms import Field, Form, box, box_field, choice_field
from bot.ui.pages.phone import in_rows
from bot.ui.pages.times import MOST, clock_text, day_text, hour_field, time_text, weekday_text
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Features
from bot.ui.press.items import BLUE, RED, Item, boxed, button, choice, select, view_of
from bot.ui.words.catalogues import HOUSE, clip, neutral
from engine import registry
from render.kit.words import LANGUAGES, Words

AUTOMATIC = "auto"
"""The value of a select that stands for an empty language."""
NUDGES = ("dm", "thread", "off")
SWITCHES = {
    "dms": "setting-dms",
    "previews": "setting-previews",
}
"""The fields of a `Player` that are on or off, and the messages that name them."""
SWITCHED_ON = "on"
"""The field of the form in which they are ticked."""
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
    guest: str = "",
) -> discord.ui.LayoutView:
    """The page.

    dm_closed: Discord has refused our direct messages.
    guest:     the name for tables of other servers.
    """
    facts = _facts(player, words, now, features, dm_closed=dm_closed, guest=guest)
    lines = [f"### {words('settings-heading')}", *facts]
    languages, ways = [_language_select(player.language, words)], in_rows(_ways(player, words, now, features))
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), languages, *ways))


def _ways(player: Player, words: Words, now: int, features: Features) -> list[Item]:
    """What leads to everything but the language, in an order in which a phone shows four lines of it at most."""
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
        *features.settings(words),
        button(words("button-guest-name"), Press("guestname", 0)),
        button(words("button-data"), Press("mydata", 0)),
    ]


def data_page(words: Words, settings: Settings, features: Features) -> discord.ui.LayoutView:
    """What a person may do with everything that is stored about them, and where those who run the bot say more."""
    links = {"button-privacy": settings.privacy, "button-terms": settings.terms, "button-support": settings.support}
    ways = [
        button(words("button-back"), Press("settings", 0)),
        button(words("button-export"), Press("export", 0)),
        button(words("button-forget"), Press("forget", 0), RED),
        *features.data(words),
        *(discord.ui.Button[Any](label=words(name), url=where) for name, where in links.items() if where),
    ]
    return view_of(boxed(HOUSE, f"### {words('data-heading')}\n{words('data-what')}", *in_rows(ways)))


def languages(automatic: str) -> dict[str, str]:
    """What may be chosen as a language, and the messages that name it. automatic: that of choosing none."""
    return {AUTOMATIC: automatic, **{code: f"language-{code}" for code in LANGUAGES}}


def _language_select(chosen: str, words: Words) -> Item:
    """A select, which shows nothing but what is chosen, so each language is told with the name of the setting."""
    name = words("setting-language")
    options = [
        choice(words("option-line", option=name, choice=words(key)), value, chosen=value == (chosen or AUTOMATIC))
        for value, key in languages("language-automatic").items()
    ]
    return select(name, Press("setlang", 0), options)


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


def choices_form(player: Player, words: Words, features: Features) -> Form:
    """Asks for what is chosen among a few: a list for the reminders and for each choice of features, and a box for each
    of the SWITCHES and of those of features."""
    reminders = [choice(words(f"nudges-{value}"), value, chosen=value == player.nudges) for value in NUDGES]
    fields: list[Field] = [choice_field("nudges", words("setting-nudges"), reminders)]
    for one in features.choices:
        name, chosen = f"choice-{one.key}", player.choice(one)
        options = [choice(words(f"{name}-{value}"), value, chosen=value == chosen) for value in one.among]
        fields.append(choice_field(one.key, words(name), options))
    boxes = [box(field, name, words, ticked=getattr(player, field)) for field, name in SWITCHES.items()]
    boxes += [box(one.key, f"switch-{one.key}", words, ticked=player.has(one)) for one in features.of_people()]
    fields.append(box_field(SWITCHED_ON, words("form-choices-switches"), boxes))
    return Form(words("form-choices"), Press("choices", 0), *fields)


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
    guest: str,
) -> list[str]:
    """What is chosen, in the order of the buttons; the list of languages says itself what is chosen in it."""
    either = {True: words("option-on"), False: words("option-off")}
    said = {field: either[getattr(player, field)] for field in SWITCHES}
    if player.dms and dm_closed:
        said["dms"] = words("setting-dms-closed")
    first, last = map(time_text, NIGHT)
    quiet = words("setting-none") if player.zone == UNSAID else words("quiet-at-night", first=first, last=last)
    if _has_quiet(player):
        quiet = words("from-until", first=time_text(player.quiet_from), last=time_text(player.quiet_until))
    away = words("setting-none")
    if player.away_until > now:
        away = words("from-until", first=f"<t:{player.away_from}:D>", last=f"<t:{player.away_until - 1}:D>")
    zone = words("zone-unsaid")
    if player.zone != UNSAID:
        zone = words("zone-and-time", zone=shown(player.zone), time=clock_text(player.zone, now))
    pairs = [
        ("setting-nudges", words(f"nudges-{player.nudges}")),
        *((f"choice-{one.key}", words(f"choice-{one.key}-{player.choice(one)}")) for one in features.choices),
        *((SWITCHES[field], value) for field, value in said.items()),
        *((f"switch-{one.key}", either[player.has(one)]) for one in features.of_people()),
        ("setting-zone", zone),
        ("setting-quiet", quiet),
        ("setting-vacation", away),
        ("setting-guest", neutral(guest) if guest else words("setting-none")),
    ]
    return [f"**{words(key)}:** {value}" for key, value in pairs] + [f"-# {words('settings-note')}"]


def _has_quiet(player: Player) -> bool:
    return player.quiet_from != player.quiet_until
