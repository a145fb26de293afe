"""Standing answers in words: the form in which one is given, what the desk says of those that stand, and what stands
in the list of the answers to the question that they would answer."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.match import standing
from bot.services.match.standing import Standing
from bot.services.table.scene import Table
from bot.ui.pages import phone
from bot.ui.pages.forms import TITLE_TEXT, Form, labelled
from bot.ui.press.custom_id import Press
from bot.ui.press.items import OPTION_TEXT, Item, Part, button, choice, select, view_of
from bot.ui.words.catalogues import clip, label
from engine.core.standing import Field, Kind
from render.kit.words import Words

AHEAD, READY, GIVEN, CANCEL = "ahead", "ready", "given", "standdown"
"""The verbs: open the form (or the page to choose one), what a list offers without it, what was filled in, cancel."""

_MOST_RADIOS = 3
"""Above so many choices a field is a select."""


def standing_form(table: Table, kind: Kind, given: Standing | None, words: Words) -> Form:
    """The form for a kind, filled with what stands or else with what is usual."""
    name = words(f"standing-kind-{kind.key}")
    # In direct messages the forms of several matches look alike.
    whole = f"{name} · {table.game.title}"
    fields: list[discord.ui.Label[Any]] = []
    for field in kind.fields:
        chosen = field.usual if given is None else given.all(field.key)
        hint = f"standing-field-{field.key}-hint"
        component = _component(field, chosen, words)
        fields.append(labelled(words(f"standing-field-{field.key}"), component, words(hint) if hint in words else ""))
    press = Press(GIVEN, table.row.id, table.row.revision, kind.key)
    return Form(whole if len(whole) <= TITLE_TEXT else name, press, *fields)


def _component(field: Field, chosen: tuple[str, ...], words: Words) -> Item:
    texts = {one: clip(alone(choice_text(field.key, one, words)), OPTION_TEXT) for one in field.choices}
    if field.most == 1 and 1 < len(field.choices) <= _MOST_RADIOS:
        radios = [discord.RadioGroupOption(label=text, value=one, default=one in chosen) for one, text in texts.items()]
        return discord.ui.RadioGroup(custom_id=field.key, options=radios)
    options = [choice(text, one, chosen=one in chosen) for one, text in texts.items()]
    return discord.ui.Select(
        custom_id=field.key,
        options=options,
        min_values=field.least,
        max_values=min(field.most, len(options)),
        required=field.least > 0,
    )


def alone(text: str) -> str:
    """A text from the middle of a sentence as it stands by itself."""
    return text[:1].upper() + text[1:]


def choice_text(field: str, choice: str, words: Words) -> str:
    """What a choice of a field is called: its own sentence, a sentence with its number, or the name of the thing."""
    if (own := f"standing-choice-{field}-{choice}") in words:
        return words(own)
    if choice.isdigit() and (own := f"standing-choice-{field}-n") in words:
        return words(own, n=int(choice))
    return words.name(choice)


def sentence(table: Table, given: Standing, words: Words) -> str:
    """What a standing answer says, in one sentence."""
    return words.say(f"standing-state-{given.kind}", standing.facts(table, given))


def given_ahead(table: Table, seat: int, words: Words) -> list[Part]:
    """On the desk: what answers at once, what stands and how to change it, what has just come to its end."""
    match_id, revision = table.row.id, table.row.revision
    stopped = standing.stopped(table, seat)
    over = {one.about for one, _ in stopped}
    parts: list[Part] = [
        words("standing-stopped", what=sentence(table, given, words), why=label(words, "stopped", why))
        for given, why in stopped
    ]
    for one in standing.of_seat(table, seat):
        given = one.standing
        if given.about in over:
            continue
        text = "\n".join(f"> {line}" for line in sentence(table, given, words).splitlines())
        if one.held:
            text = f"{text}\n-# {words('standing-held')}"
        change = button(words("button-change-standing"), Press(AHEAD, match_id, revision, given.kind))
        cancel = button(words("button-cancel-standing"), Press(CANCEL, match_id, revision, given.about))
        parts += [text, [change, cancel]]
    return parts


def plan_ahead(table: Table, seat: int, words: Words) -> list[Item]:
    """The tool that opens the form, where the game has something to give."""
    if not standing.kinds(table, seat):
        return []
    return [button(words("button-plan-ahead"), Press(AHEAD, table.row.id, table.row.revision))]


def page(table: Table, seat: int, offered: tuple[Kind, ...], words: Words) -> discord.ui.LayoutView:
    """The kinds to choose from, with what stands."""
    told = [f"> {sentence(table, one.standing, words)}" for one in standing.of_seat(table, seat)]
    options = [
        choice(words(f"standing-kind-{kind.key}"), kind.key, words(f"standing-kind-{kind.key}-hint"))
        for kind in offered
    ]
    chooser = select(words("standing-choose"), Press(AHEAD, table.row.id, table.row.revision), options)
    return view_of("\n".join([f"**{words('standing-heading')}**", words("standing-note"), *told]), [chooser])


def for_all(table: Table, seat: int, words: Words) -> list[discord.SelectOption]:
    """At the end of the list of answers on the panel: the same whatever the seat has told the bot to answer."""
    return [option for kind in _answering(table, seat) if kind.ready for option in _ready(kind, words)]


def at_once(table: Table, seat: int, words: Words) -> list[discord.SelectOption]:
    """The same on the desk: each kind that does not stand yet; what stands has buttons to be changed and cancelled."""
    stands = {one.standing.kind for one in standing.of_seat(table, seat)}
    kinds = [kind for kind in _answering(table, seat) if kind.key not in stands]
    return [option for kind in kinds for option in _ready(kind, words)]


def _answering(table: Table, seat: int) -> list[Kind]:
    """What would answer the question that the seat is asked now."""
    return [kind for kind in standing.kinds(table, seat) if kind.now] if seat in table.actors() else []


def _ready(kind: Kind, words: Words) -> list[discord.SelectOption]:
    """What is given by one press; at the end the form for everything else."""
    options: list[discord.SelectOption] = []
    for field, one in kind.ready:
        text = words(f"standing-ready-{field}", n=int(one) if one.isdigit() else one)
        options.append(choice(clip(text, phone.OPTION), f"{READY}:{kind.key}.{field}.{one}"))
    form = clip(words(f"standing-now-{kind.key}"), phone.OPTION)
    return [*options, choice(form, f"{AHEAD}:{kind.key}")]
