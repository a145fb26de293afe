"""The page of `/settings`: what a person has chosen, and everything to change it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import discord

from bot.services.clock.zones import shown
from bot.services.people.preferences import Player, Switch
from bot.services.table.scene import MatchRow
from bot.ui.pages.forms import Field, Form, box, box_field, choice_field, text_field
from bot.ui.pages.phone import in_rows
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, RED, Item, boxed, button, choice, select, view_of
from bot.ui.words.catalogues import HOUSE, clip, neutral
from engine import registry
from render.kit.words import LANGUAGES, Words

AUTOMATIC = "auto"
"""The value of a select that stands for an empty language."""
NUDGES = ("dm", "thread", "off")
SEEN_BY = ("all", "met", "none")
SWITCHES = {
    "dms": "setting-dms",
    "notes": "setting-notes",
    "previews": "setting-previews",
    "own_puzzles": "setting-own-puzzles",
    "year": "setting-year",
    "rated": "setting-rated",
}
"""The fields of a `Player` that are on or off, and the messages that name them."""
SWITCHED_ON = "on"
"""The field of the form in which they are ticked."""
FIRST, LAST, ZONE = "first", "last", "zone"
TEXT = 3500
MOST_MATCHES = 20


def settings_page(
    player: Player,
    words: Words,
    now: int,
    *,
    dm_closed: bool = False,
    guest: str = "",
    note: str = "",
    zones: Sequence[str] = (),
    added: Sequence[Switch] = (),
) -> discord.ui.LayoutView:
    """The page.

    dm_closed: Discord has refused our direct messages.
    guest:     the name for tables of other servers.
    note:      a sentence on top.
    zones:     time zones to choose from, after an unknown one was typed.
    added:     what features let people have on or off.
    """
    lines = [f"### {words('settings-heading')}", *_facts(player, words, now, added, dm_closed=dm_closed, guest=guest)]
    if note:
        lines.insert(0, f"**{note}**\n")
    if zones:
        options = [choice(zone, zone, words("zone-now", time=_clock(zone, now))) for zone in zones]
        chooser = select(words("choose-zone"), Press("pickzone", 0), options)
        ways = [
            button(words("button-back"), Press("settings", 0)),
            button(words("button-zone"), Press("setzone", 0)),
        ]
    else:
        chooser = _language_select(player.language, words)
        ways = _ways(player, words, now)
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), [chooser], *in_rows(ways)))


def _ways(player: Player, words: Words, now: int) -> list[Item]:
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
        button(words("button-apart"), Press("apart", 0)),
        button(words("button-guest-name"), Press("guestname", 0)),
        button(words("button-data"), Press("mydata", 0)),
    ]


def data_page(words: Words) -> discord.ui.LayoutView:
    """What a person may do with everything that is stored about them."""
    ways = [
        button(words("button-back"), Press("settings", 0)),
        button(words("button-export"), Press("export", 0)),
        button(words("button-forget"), Press("forget", 0), RED),
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


def choices_form(player: Player, words: Words, added: Sequence[Switch] = ()) -> Form:
    """Asks for what is chosen among a few: two lists, and a box for each of the SWITCHES and of those of features."""
    fields: list[Field] = []
    for field, choices, chosen in (("nudges", NUDGES, player.nudges), ("profile", SEEN_BY, player.profile)):
        options = [choice(words(f"{field}-{value}"), value, chosen=value == chosen) for value in choices]
        fields.append(choice_field(field, words(f"setting-{field}"), options))
    boxes = [box(field, name, words, ticked=getattr(player, field)) for field, name in SWITCHES.items()]
    boxes += [box(one.key, f"switch-{one.key}", words, ticked=player.has(one)) for one in added]
    fields.append(box_field(SWITCHED_ON, words("form-choices-switches"), boxes))
    return Form(words("form-choices"), Press("choices", 0), *fields)


def zone_form(player: Player, words: Words) -> Form:
    """Asks for the time zone."""
    now = shown(player.zone)
    field = text_field(ZONE, words("field-zone"), words("field-zone-hint"), 60, filled=now, required=True)
    return Form(words("form-zone"), Press("zone", 0), field)


def quiet_form(player: Player, words: Words) -> Form:
    """Asks for the quiet hours."""
    first, last = (_minutes(player.quiet_from), _minutes(player.quiet_until)) if _has_quiet(player) else ("", "")
    return Form(
        words("form-quiet"),
        Press("quiet", 0),
        text_field(FIRST, words("field-from"), words("field-quiet-from-hint"), 10, filled=first),
        text_field(LAST, words("field-until"), words("field-quiet-until-hint"), 10, filled=last),
    )


def vacation_form(player: Player, words: Words, now: int) -> Form:
    """Asks for the first and the last day of a vacation."""
    first = last = ""
    if player.away_until > now:
        first, last = _day(player.away_from, player.zone), _day(player.away_until - 1, player.zone)
    example = _day(now, player.zone)
    hint = words("field-first-day-hint", example=example)
    return Form(
        words("form-vacation"),
        Press("away", 0),
        text_field(FIRST, words("field-first-day"), hint, 12, filled=first),
        text_field(LAST, words("field-last-day"), words("field-last-day-hint"), 12, filled=last, required=True),
    )


def _facts(
    player: Player, words: Words, now: int, added: Sequence[Switch], *, dm_closed: bool, guest: str
) -> list[str]:
    """What is chosen, in the order of the buttons; the list of languages says itself what is chosen in it."""
    said = {field: words("option-on" if getattr(player, field) else "option-off") for field in SWITCHES}
    if player.dms and dm_closed:
        said["dms"] = words("setting-dms-closed")
    if player.own_puzzles:
        said["own_puzzles"] = words("own-puzzles-on")
    if player.year:
        said["year"] = words("year-on")
    quiet = words("setting-none")
    if _has_quiet(player):
        quiet = words("from-until", first=_minutes(player.quiet_from), last=_minutes(player.quiet_until))
    away = words("setting-none")
    if player.away_until > now:
        away = words("from-until", first=f"<t:{player.away_from}:D>", last=f"<t:{player.away_until - 1}:D>")
    pairs = [
        ("setting-nudges", words(f"nudges-{player.nudges}")),
        ("setting-profile", words(f"profile-{player.profile}")),
        *((SWITCHES[field], value) for field, value in said.items()),
        *((f"switch-{one.key}", words("option-on" if player.has(one) else "option-off")) for one in added),
        ("setting-zone", words("zone-and-time", zone=shown(player.zone), time=_clock(player.zone, now))),
        ("setting-quiet", quiet),
        ("setting-vacation", away),
        ("setting-guest", neutral(guest) if guest else words("setting-none")),
    ]
    return [f"**{words(key)}:** {value}" for key, value in pairs] + [f"-# {words('settings-note')}"]


def _has_quiet(player: Player) -> bool:
    return player.quiet_from != player.quiet_until


def _minutes(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _clock(zone: str, now: int) -> str:
    return f"{datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)):%H:%M}"


def _day(at: int, zone: str) -> str:
    return f"{datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone)):%Y-%m-%d}"
