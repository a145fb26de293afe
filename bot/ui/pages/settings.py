"""The page of `/settings`: what a person has chosen, and everything to change it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord

from bot.services.clock.zones import shown
from bot.services.people.preferences import Player
from bot.services.table.scene import MatchRow
from bot.ui.pages.forms import DESCRIPTION_TEXT, LABEL_TEXT, TITLE_TEXT, Form, switch_box, switch_boxes
from bot.ui.pages.phone import in_rows
from bot.ui.pages.table import COLOUR
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button, select
from bot.ui.press.reply import view_of
from bot.ui.words.catalogues import clip, neutral
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
) -> discord.ui.LayoutView:
    """The page.

    dm_closed: Discord has refused our direct messages.
    guest:     the name for tables of other servers.
    note:      a sentence on top.
    zones:     time zones to choose from, after an unknown one was typed.
    """
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    lines = [f"### {words('settings-heading')}", *_facts(player, words, now, dm_closed=dm_closed, guest=guest)]
    if note:
        lines.insert(0, f"**{note}**\n")
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    if zones:
        options = [
            discord.SelectOption(label=zone, value=zone, description=words("zone-now", time=_clock(zone, now)))
            for zone in zones
        ]
        box.add_item(discord.ui.ActionRow(select(words("choose-zone"), Press("pickzone", 0), options)))
        ways = [
            button(words("button-back"), Press("settings", 0)),
            button(words("button-zone"), Press("setzone", 0)),
        ]
    else:
        box.add_item(discord.ui.ActionRow(language_select("setlang", player.language, words, "language-automatic")))
        ways = _ways(player, words, now)
    for row in in_rows(ways):
        box.add_item(row)
    return view_of(box)


def _ways(player: Player, words: Words, now: int) -> list[discord.ui.Item[Any]]:
    """What leads to everything but the language, in an order in which a phone shows four lines of it at most."""
    ways = [
        button(words("button-choices"), Press("setchoices", 0)),
        button(words("button-zone"), Press("setzone", 0)),
        button(words("button-quiet"), Press("setquiet", 0)),
        button(words("button-vacation"), Press("setaway", 0)),
    ]
    if player.away_until > now:
        ways.append(button(words("button-end-vacation"), Press("endaway", 0), discord.ButtonStyle.primary))
    return [
        *ways,
        button(words("button-apart"), Press("apart", 0)),
        button(words("button-guest-name"), Press("guestname", 0)),
        button(words("button-data"), Press("mydata", 0)),
    ]


def data_page(words: Words) -> discord.ui.LayoutView:
    """What a person may do with everything that is stored about them."""
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(discord.ui.TextDisplay(f"### {words('data-heading')}\n{words('data-what')}"))
    ways = [
        button(words("button-back"), Press("settings", 0)),
        button(words("button-export"), Press("export", 0)),
        button(words("button-forget"), Press("forget", 0), discord.ButtonStyle.danger),
    ]
    for row in in_rows(ways):
        box.add_item(row)
    return view_of(box)


def language_select(verb: str, chosen: str, words: Words, automatic: str) -> discord.ui.Item[Any]:
    """A select of the catalogues; the message `automatic` says what choosing none means."""
    choices = {AUTOMATIC: automatic, **{code: f"language-{code}" for code in LANGUAGES}}
    options = [
        discord.SelectOption(
            label=_named("setting-language", key, words), value=value, default=value == (chosen or AUTOMATIC)
        )
        for value, key in choices.items()
    ]
    return select(words("setting-language"), Press(verb, 0), options)


def forget_page(running: Sequence[MatchRow], words: Words) -> discord.ui.LayoutView:
    """Ask once before a person is forgotten; says what happens to the matches that are not over."""
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    lines = [f"### {words('forget-heading')}", words("forget-what")]
    if running:
        lines.append(words("forget-running"))
        lines += [
            f"• {words('match-heading', title=registry.game(row.game).title, number=str(row.id))}"
            for row in running[:MOST_MATCHES]
        ]
        if len(running) > MOST_MATCHES:
            lines.append(words("more-lines", count=len(running) - MOST_MATCHES))
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    box.add_item(
        discord.ui.ActionRow(
            button(words("button-back"), Press("settings", 0)),
            button(words("button-forget-really"), Press("reallyforget", 0), discord.ButtonStyle.danger),
        )
    )
    return view_of(box)


def export_page(words: Words, filename: str) -> discord.ui.LayoutView:
    """The message that carries a person's data."""
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(discord.ui.TextDisplay(words("export-done")))
    box.add_item(discord.ui.File(f"attachment://{filename}"))
    return view_of(box)


def choices_form(player: Player, words: Words) -> Form:
    """Asks for what is chosen among a few: two lists, and a box for each of the SWITCHES."""
    form = Form(title=clip(words("form-choices"), TITLE_TEXT), custom_id=Press("choices", 0).custom_id("m"))
    for field, choices, chosen in (("nudges", NUDGES, player.nudges), ("profile", SEEN_BY, player.profile)):
        options = [
            discord.SelectOption(label=clip(words(f"{field}-{value}"), 100), value=value, default=value == chosen)
            for value in choices
        ]
        one_of: discord.ui.Select[Any] = discord.ui.Select(custom_id=field, options=options)
        form.add_item(discord.ui.Label(text=clip(words(f"setting-{field}"), LABEL_TEXT), component=one_of))
    boxes = [switch_box(field, name, words, on=getattr(player, field)) for field, name in SWITCHES.items()]
    form.add_item(switch_boxes(SWITCHED_ON, "form-choices-switches", boxes, words))
    return form


def zone_form(player: Player, words: Words) -> Form:
    """Asks for the time zone."""
    form = Form(title=clip(words("form-zone"), TITLE_TEXT), custom_id=Press("zone", 0).custom_id("m"))
    form.add_item(_field(ZONE, words("field-zone"), words("field-zone-hint"), shown(player.zone), 60, required=True))
    return form


def quiet_form(player: Player, words: Words) -> Form:
    """Asks for the quiet hours."""
    form = Form(title=clip(words("form-quiet"), TITLE_TEXT), custom_id=Press("quiet", 0).custom_id("m"))
    first, last = (_minutes(player.quiet_from), _minutes(player.quiet_until)) if _has_quiet(player) else ("", "")
    form.add_item(_field(FIRST, words("field-from"), words("field-quiet-from-hint"), first, 10))
    form.add_item(_field(LAST, words("field-until"), words("field-quiet-until-hint"), last, 10))
    return form


def vacation_form(player: Player, words: Words, now: int) -> Form:
    """Asks for the first and the last day of a vacation."""
    form = Form(title=clip(words("form-vacation"), TITLE_TEXT), custom_id=Press("away", 0).custom_id("m"))
    first = last = ""
    if player.away_until > now:
        first, last = _day(player.away_from, player.zone), _day(player.away_until - 1, player.zone)
    example = _day(now, player.zone)
    hint = words("field-first-day-hint", example=example)
    form.add_item(_field(FIRST, words("field-first-day"), hint, first, 12))
    form.add_item(_field(LAST, words("field-last-day"), words("field-last-day-hint"), last, 12, required=True))
    return form


def _facts(player: Player, words: Words, now: int, *, dm_closed: bool, guest: str) -> list[str]:
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
        ("setting-zone", words("zone-and-time", zone=shown(player.zone), time=_clock(player.zone, now))),
        ("setting-quiet", quiet),
        ("setting-vacation", away),
        ("setting-guest", neutral(guest) if guest else words("setting-none")),
    ]
    return [f"**{words(key)}:** {value}" for key, value in pairs] + [f"-# {words('settings-note')}"]


def _named(setting: str, choice: str, words: Words) -> str:
    """A choice with the name of its setting: a select shows nothing but what is chosen."""
    return clip(words("option-line", option=words(setting), choice=words(choice)), 100)


def _has_quiet(player: Player) -> bool:
    return player.quiet_from != player.quiet_until


def _minutes(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _clock(zone: str, now: int) -> str:
    return f"{datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)):%H:%M}"


def _day(at: int, zone: str) -> str:
    return f"{datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone)):%Y-%m-%d}"


def _field(
    custom_id: str, name: str, hint: str, filled: str, longest: int, *, required: bool = False
) -> discord.ui.Label[Any]:
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=custom_id, default=filled or None, max_length=longest, required=required
    )
    return discord.ui.Label(text=clip(name, LABEL_TEXT), description=clip(hint, DESCRIPTION_TEXT), component=field)
