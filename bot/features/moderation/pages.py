"""What moderators see: who is barred, the log, and what can be done at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
import msgspec

from bot.features.moderation.service import (
    BARRED,
    DAYS,
    FOR_GOOD,
    KINDS,
    LONGEST_WHY,
    OF_SEATS,
    SETUP,
    Bar,
    DeedRow,
    Stake,
    Whom,
    undoable,
)
from bot.services.people.preferences import Choice, Guild, Rules
from bot.services.table.scene import SeatRow, Table
from bot.ui.pages.forms import Form, text_field
from bot.ui.pages.phone import in_rows
from bot.ui.pages.setup import OF_SERVERS, Pages, framed, rules_line
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.items import GREEN, RED, Item, Part, boxed, button, choice, select, user_select, view_of
from bot.ui.words.catalogues import clip, neutral
from render.kit.words import Words

WHY: Final = "why"
MOST_BARS: Final = 8
"""So many people stand there with a button each."""


def people_page(
    bars: Sequence[Bar], guild: discord.Guild, chosen: Guild, words: Words, added: Pages
) -> discord.ui.LayoutView:
    """Who neither opens nor joins, whom to bar, and who keeps order."""
    parts: list[Part] = []
    for one in bars[:MOST_BARS]:
        until = words("bar-until", at=f"<t:{one.until}:f>") if one.until is not None else words("bar-for-good")
        lift = button(words("button-lift"), Press("modlift", 0, 0, str(one.id)))
        parts.append(discord.ui.Section(f"<@{one.user_id}>\n-# {until}", accessory=lift))
    if len(bars) > MOST_BARS:
        parts.append(words("bars-more", count=len(bars) - MOST_BARS))
    if not bars:
        parts.append(words("bars-none"))
    named = guild.get_role(chosen.moderators) if chosen.moderators else None
    role: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        placeholder=clip(words("choose-moderators"), 150),
        default_values=[] if named is None else [discord.SelectDefaultValue.from_role(named)],
        min_values=0,
        custom_id=Press("modrole", 0).custom_id("s"),
    )
    return framed(
        "modpeople",
        added,
        words,
        *parts,
        [user_select(words("bar-choose"), Press("modbar", 0), 1)],
        f"**{words('moderators')}**\n{words('moderators-note')}",
        [role],
        f"-# {words('moderators-where')}",
    )


def bar_page(user_id: int, days: int, stake: Stake, words: Words, added: Pages) -> discord.ui.LayoutView:
    """Asks once whether somebody is to be barred, and says what follows."""
    lines = [words("bar-sure", who=f"<@{user_id}>", days=days)]
    for key, count in zip(Stake._fields, stake, strict=True):
        if count:
            lines.append(words(f"bar-{key}", count=count))
    lines.append(f"-# {words('bar-note')}")
    lengths = [choice(words("bar-days", days=one), str(one), chosen=one == days) for one in DAYS]
    sure = Press("modbarsure", 0, 0, f"{user_id}.{days}")
    return framed(
        "modpeople",
        added,
        words,
        "\n".join(lines),
        [select(words("bar-how-long"), Press("modbardays", 0, 0, str(user_id)), lengths)],
        [button(words("button-bar"), sure, RED), button(words("button-back"), Press("modpeople", 0, 1))],
    )


def log_page(
    deeds: Sequence[DeedRow], kind: str, page: int, bars: Sequence[Bar], words: Words, added: Pages, *, older: bool
) -> discord.ui.LayoutView:
    """Who did what, the newest first. bars: which of those noted there still hold."""
    held = {one.user_id: one for one in bars}
    parts: list[Part] = [_deed(one, held, words) for one in deeds] or [words("log-empty")]
    kinds = [choice(words(f"log-{one}"), one, chosen=one == kind) for one in KINDS]
    parts.append([select(words("log-show"), Press("modlogkind", 0), kinds)])
    if page or older:
        newer = Press("modlog", 0, 0, f"{kind}.{max(0, page - 1)}")
        further = Press("modlog", 0, 1, f"{kind}.{page + 1}")
        parts.append(
            [
                button(f"◀ {words('log-newer')}", newer, disabled=not page),
                button(f"{words('log-older')} ▶", further, disabled=not older),
            ]
        )
    return framed("modlog", added, words, *parts)


def table_page(
    table: Table, words: Words, added: Sequence[Item], said: str = "", *, paused: bool = False
) -> discord.ui.LayoutView:
    """What can be done at a table to keep order.

    added: what features let be taken down.   said: what was just done.   paused: whether moderators have paused it.
    """
    match_id, row = table.row.id, table.row
    ways: list[Item] = []
    if row.status == "lobby":
        ways = [
            button(words("button-moderate-close"), Press("modask", match_id, 0, "close"), RED),
            button(words("button-options"), Press("modoptions", match_id)),
        ]
    elif row.status in ("running", "suspended") and not row.bound:
        if row.status == "running":
            ways.append(button(words("button-moderate-pause"), Press("modask", match_id, 0, "pause")))
        if paused:
            ways.append(button(words("button-moderate-resume"), Press("modask", match_id, 0, "resume"), GREEN))
        ways.append(button(words("button-moderate-end"), Press("modask", match_id, 0, "end"), RED))
    people = [(one, clip(neutral(one.name), 40)) for one in table.seats if one.user_id is not None]
    options: list[discord.SelectOption] = []
    hint = "moderate-free-hint" if row.status == "lobby" else "moderate-free-computer"
    if row.status == "lobby" or (row.status in ("running", "suspended") and not row.bound):
        for one, who in people:
            options.append(choice(words("moderate-free", who=who), _about("free", one), words(hint)))
    for one, who in people:
        options.append(choice(words("moderate-name", who=who), _about("name", one), words("moderate-name-hint")))
    return view_of(
        boxed(
            accent(table),
            "\n".join(
                filter(
                    None,
                    [
                        f"### {words('moderate-heading')}",
                        heading(table, words),
                        f"**{said}**" if said else "",
                        words("moderate-bound") if row.bound and not table.over else words("moderate-note"),
                    ],
                )
            ),
            *in_rows([*ways, *added]),
            [select(words("moderate-person"), Press("modask", match_id), options)] if options else [],
            [button(words("setup-people"), Press("modpeople", 0)), button(words("setup-log"), Press("modlog", 0))],
        )
    )


def _about(deed: str, row: SeatRow) -> str:
    """What is done with somebody, as a choice."""
    return f"{deed}.{row.seat}.{Whom.of(row).mark}"


def why_form(match_id: int, deed: str, title: str, words: Words) -> Form:
    """Asks why, before it is done."""
    field = text_field(WHY, words("moderate-why"), words("moderate-why-hint"), LONGEST_WHY)
    return Form(title, Press("moddo", match_id, 0, deed), field)


def deed_line(found: DeedRow, words: Words) -> str:
    """What moderators have done at a table, on its card."""
    why = str(found.facts.get("why", ""))
    return f"-# {words(f'notice-moderated-{found.what}', told=int(bool(why)), why=why)}"


def _deed(one: DeedRow, bars: Mapping[int, Bar], words: Words) -> Part:
    """What was done and by whom, when and why, and the way to undo it."""
    by = f"<@{one.user_id}>" if one.user_id is not None else ""
    about = f"<@{one.about}>" if one.about is not None else words("log-somebody")
    facts: dict[str, Any] = {"days": one.facts.get("days", 0), "match": str(one.match_id or "")}
    if one.what == SETUP:
        facts["what"] = _fields(one, words)
    if not by:
        by = f"**{words('log-bot')}**" if one.what == "bar-over" else words("log-somebody")
    small = [f"<t:{one.at}:f>", *_details(one, words)]
    if one.undone_at is not None:
        small.append(words("log-undone", at=f"<t:{one.undone_at}:R>"))
    line = clip(f"{words(f'deed-{one.what}', by=by, about=about, **facts)}\n-# {' · '.join(small)}", 600)
    bar = bars.get(one.about or 0)
    if one.what == BARRED and bar is not None and bar.id == one.facts.get("bar"):
        return discord.ui.Section(line, accessory=button(words("button-lift"), Press("modlift", 0, 1, str(bar.id))))
    if one.what in FOR_GOOD or (one.what in OF_SEATS and not undoable(one)):
        return clip(f"{line} · {words('log-for-good')}", 600)
    if undoable(one) and one.undone_at is None:
        return discord.ui.Section(
            line, accessory=button(words("button-undo-deed"), Press("modundo", 0, 0, str(one.id)))
        )
    return line


def _details(one: DeedRow, words: Words) -> list[str]:
    """What is told of it in small: why, or what it was before and is since."""
    found: list[str] = []
    if why := one.facts.get("why"):
        found.append(words("log-why", why=str(why)))
    if one.what == BARRED and one.facts.get("running"):
        found.append(words("bar-voted", count=one.facts["running"]))
    if one.what == SETUP:
        changes = _changes(one, words)
        found += [change if len(changes) == 1 else f"{name}: {change}" for name, change in changes]
    return found


_SETTINGS: Final = {one.key: one for one in OF_SERVERS}
_FIELDS: Final = {
    **{one.key: one.name for one in OF_SERVERS},
    "channels": "setup-channels",
    "calls": "setup-calls-how",
    "moderators": "moderators",
}
"""A field of what a server has chosen -> the message that names it; others hold several things under keys."""


def _changes(one: DeedRow, words: Words) -> list[tuple[str, str]]:
    """What was changed in `/setup`, each by name, and from what to what."""
    before, after = one.facts["before"], one.facts["after"]
    found: list[tuple[str, str, Any, Any]] = []
    for field, was in before.items():
        now = after[field]
        if field in _FIELDS or isinstance(now, bool):  # a switch
            name = words(_FIELDS[field]) if field in _FIELDS else _key("switched", field, words)
            found.append((field, name, was, now))
            continue
        keys = [key for key in dict.fromkeys((*was, *now)) if was.get(key) != now.get(key)]
        found += [(field, _key(field, key, words), was.get(key), now.get(key)) for key in keys]
    return [(name, f"{_value(field, was, words)} → {_value(field, now, words)}") for field, name, was, now in found]


def _fields(one: DeedRow, words: Words) -> str:
    return words.listing(f"**{name}**" for name, _ in _changes(one, words))


def _key(field: str, key: str, words: Words) -> str:
    """The name of what is chosen under a key: where a feature posts, what may open in a channel, a switch."""
    if field == "rules":
        return f"{words('setup-channels')}: {f'<#{key}>' if key != '0' else words('setup-every-channel')}"
    for name in (f"{field.removesuffix('s')}-{key}", f"switch-{key}", key):
        if name in words:
            return words(name)
    return key


def _value(field: str, was: Any, words: Words) -> str:
    """What was chosen, in words."""
    if field in ("rooms", "channels"):
        channels = was if isinstance(was, list) else [was]
        return words.listing(f"<#{channel}>" for channel in channels if channel) or words("log-none")
    if field in ("roles", "moderators"):
        return f"<@&{was}>" if was else words("log-none")
    if field == "rules":
        return rules_line(msgspec.convert(was or {}, Rules), words)
    if isinstance(was, bool):
        return words("option-on" if was else "option-off")
    if isinstance(setting := _SETTINGS.get(field), Choice):
        return words(setting.means(was))
    return str(was) if was not in (None, "") else words("log-first")
