"""What the people who run the bot see. They get the figures of the house and what failed, never what somebody holds."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.features.owner.service import LONGEST_LINE, LONGEST_NEWS, FailureRow, Figures, Kind
from bot.services.table.scene import Glance
from bot.ui.pages.forms import Form, choice_field, text_field
from bot.ui.pages.phone import in_rows
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, RED, Item, Page, boxed, button, choice, view_of
from bot.ui.words.catalogues import HOUSE, clip
from bot.version import VERSION
from engine import registry
from render.kit.words import Words

TEXT = 3500
KIND, ABOUT, SAID = "kind", "about", "content"
LOOKED_AT = ("match", "server", "person")
LONGEST_ID = 20
MEGABYTE = 10**6
FRAME = re.compile(r'File "(?:.*/)?((?:bot|engine|render)/[^"]+)", line (\d+), in (\w+)')
MOST_FRAMES = 6


def overview(
    servers: int, figures: Figures, health: Mapping[str, Any], maintenance: str, words: Words
) -> discord.ui.LayoutView:
    """How the bot is, and what can be done.

    health: what `hourglass health` says.
    """
    state = words("owner-well") if health["healthy"] else words("owner-unwell")
    lines = [
        f"### Hourglass {VERSION}",
        state,
        *(f"❌ {problem}" for problem in health["problems"]),
        *(f"⚠️ {warning}" for warning in health["warnings"]),
        words(
            "owner-figures", servers=servers, people=figures.people, running=figures.running, waiting=figures.waiting
        ),
        words(
            "owner-stored",
            size=round(health.get("database_size", 0) / MEGABYTE),
            free=round(health.get("disk_free", 0) / MEGABYTE),
            outbox=health.get("outbox", 0),
            lag=health.get("outbox_lag", 0),
        ),
    ]
    if maintenance:
        lines.append(words("owner-maintenance-is", said=maintenance))
    ways = [
        button(words("button-owner-look"), Press("ownerlook", 0)),
        button(words("button-owner-news"), Press("ownernews", 0)),
        button(words("button-owner-maintenance"), Press("ownerline", 0)),
        button(words("button-refresh"), Press("owner", 0)),
    ]
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), *in_rows(ways)))


def match_page(
    table: Glance, failures: Sequence[FailureRow], words: Words, *, sure: bool = False
) -> discord.ui.LayoutView:
    """One match: where and how it stands, and what failed in it. Nothing of what is played there.

    sure: it was asked to be ended, and is asked once more.
    """
    row = table.row
    people = sum(1 for seat in table.seats if seat.kind == "person")
    lines = [
        f"### {words('owner-match', number=row.id, game=registry.game(row.game).title)}",
        words("owner-match-stands", status=row.status, server=str(row.guild_id), people=people, revision=row.revision),
        words("owner-match-moved", at=f"<t:{row.moved_at}:R>", rules=row.rules_version),
    ]
    if row.trouble is not None:
        lines.append(words("owner-match-aside"))
    for failure in failures:
        lines += [
            words("owner-failure", at=f"<t:{failure.at}:f>", stage=failure.stage, revision=failure.revision),
            f"```\n{evidence(failure.traceback)}\n```",
        ]
    ways: list[Item] = []
    if row.trouble is not None:
        ways.append(button(words("button-owner-free"), Press("ownerfree", 0, 0, str(row.id)), BLUE))
    if row.status in ("running", "suspended"):
        verb, label = ("ownerend", "button-owner-end-sure") if sure else ("owneraskend", "button-owner-end")
        ways.append(button(words(label), Press(verb, 0, 0, str(row.id)), RED))
    ways.append(button(words("button-back"), Press("owner", 0)))
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), *in_rows(ways)))


def evidence(traceback: str) -> str:
    """Where it failed and with what kind of error: not what the error says, which may name what somebody holds."""
    places = [f"{path}:{line} {name}" for path, line, name in FRAME.findall(traceback)][-MOST_FRAMES:]
    last = next((line for line in reversed(traceback.strip().splitlines()) if line and not line.startswith(" ")), "")
    return "\n".join([*places, last.partition(":")[0].strip()[:80]])


def someone_page(
    kind: Kind, about: int, facts: Sequence[str], words: Words, *, out: bool, here: bool = False
) -> discord.ui.LayoutView:
    """A server or a person.

    out: kept out of the bot.   here: the bot is on that server.
    """
    lines = [f"### {words(f'owner-{kind}')} {about}", *facts, words("owner-is-out" if out else "owner-is-in")]
    token = f"{kind}.{about}"
    ways: list[Item] = [
        button(words("button-owner-let-in"), Press("ownerin", 0, 0, token), BLUE)
        if out
        else button(words("button-owner-keep-out"), Press("ownerout", 0, 0, token), RED)
    ]
    if here:
        ways.append(button(words("button-owner-leave"), Press("ownerleave", 0, 0, token), RED))
    ways.append(button(words("button-back"), Press("owner", 0)))
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), *in_rows(ways)))


def look_form(words: Words) -> Form:
    """Asks what to look at, and for its number."""
    kinds = [choice(words(f"owner-look-{kind}"), kind, words(f"owner-look-{kind}-hint")) for kind in LOOKED_AT]
    return Form(
        words("button-owner-look"),
        Press("ownersee", 0),
        choice_field(KIND, words("owner-look"), kinds),
        text_field(ABOUT, words("owner-look-number"), "", LONGEST_ID, required=True),
    )


def news_form(words: Words) -> Form:
    """Asks what to tell all servers."""
    field = text_field(SAID, words("owner-news"), words("owner-news-hint"), LONGEST_NEWS, required=True, long=True)
    return Form(words("owner-news"), Press("tellnews", 0), field)


def maintenance_form(now: str, words: Words) -> Form:
    """Asks for the line above everybody's list of matches."""
    hint = words("owner-maintenance-hint")
    return Form(
        words("owner-maintenance"),
        Press("setline", 0),
        text_field(SAID, words("owner-maintenance"), hint, LONGEST_LINE, filled=now),
    )


def news_page(number: int, said: str, words: Words) -> Page:
    """News as a server is told them."""
    mine = button(words("button-my-matches"), Press("newsmine", 0, number))
    return view_of(boxed(HOUSE, f"### {words('news-heading')}\n{said}", [mine])), []
