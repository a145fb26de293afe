"""Forms (modals). Like buttons they hold nothing but a custom id, so one that was opened before a restart still works.

discord.py keeps open forms in memory only, so what was submitted is answered like a press (`bot.ui.press.presses`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self, cast

import discord

from bot.services.clock.pace import PACES
from bot.services.people.preferences import AUTOMATIC, Choice, Chooser, Setting, Switch
from bot.services.table.scene import Switches, Table
from bot.ui.press.asker import one_of
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import OfTable
from bot.ui.press.items import Item, choice
from bot.ui.words.catalogues import clip, label, option_choice
from bot.ui.words.durations import pace_text
from engine.core.options import Option, OptionValue
from engine.core.question import Question
from render.kit.words import Words

TITLE_TEXT = 45
LABEL_TEXT = 45
DESCRIPTION_TEXT = 100
MOST_BOXES, MOST_OPTIONS = 10, 25
"""In one field; Discord opens no form with more."""

PACE, SWITCHES, OF_GAME, TICKED = "pace", "switches", "game", "ticked"
SWITCHED_ON = "on"
"""The field in which the switches of a person or a server are ticked."""
Field = discord.ui.Label[Any]


class Form(discord.ui.Modal):
    """A form that the handler of the verb of `press` answers. Raises ValueError for more than Discord takes."""

    def __init__(self, title: str, press: Press, *fields: Field) -> None:
        super().__init__(title=clip(title, TITLE_TEXT), custom_id=press.custom_id("m"))
        for field in fields:
            self.add_item(field)

    def add_item(self, item: discord.ui.Item[Any]) -> Self:
        asked = item.component if isinstance(item, discord.ui.Label) else None
        if isinstance(asked, discord.ui.CheckboxGroup) and len(asked.options) > MOST_BOXES:
            raise ValueError(f"{len(asked.options)} boxes in {asked.custom_id!r}")
        if isinstance(asked, discord.ui.Select) and len(asked.options) > MOST_OPTIONS:
            raise ValueError(f"{len(asked.options)} options in {asked.custom_id!r}")
        return super().add_item(item)


def labelled(name: str, component: Item, hint: str = "") -> Field:
    """A field of a form under its name, with a line about it."""
    return discord.ui.Label(text=clip(name, LABEL_TEXT), description=clip(hint, DESCRIPTION_TEXT), component=component)


def text_field(
    custom_id: str,
    name: str,
    hint: str,
    longest: int,
    *,
    filled: str = "",
    required: bool = False,
    example: str | None = None,
    long: bool = False,
) -> Field:
    """A field to write into, with what stands there already. long: in several lines."""
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    written: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=custom_id,
        style=style,
        default=filled or None,
        placeholder=example,
        max_length=longest,
        required=required,
    )
    return labelled(name, written, hint)


def choice_field(
    custom_id: str,
    name: str,
    options: list[discord.SelectOption],
    hint: str = "",
    *,
    several: bool = False,
    required: bool = True,
) -> Field:
    """A list to choose one thing from, or several, one at least where something is required."""
    most = len(options) if several else 1
    chosen = discord.ui.Select[Any](
        custom_id=custom_id, options=options, min_values=int(required), max_values=most, required=required
    )
    return labelled(name, chosen, hint)


def pace_field(chosen: str, words: Words) -> Field:
    """The paces, with one more if that is chosen."""
    paces = [choice(pace_text(pace, words), pace, chosen=pace == chosen) for pace in dict.fromkeys((*PACES, chosen))]
    return choice_field(PACE, words("pace"), paces, words("pace-hint"))


def option_field(option: Option, current: OptionValue, words: Words) -> Field:
    """A select for an option of a game."""
    options = [choice(option_choice(option, one, words), str(one), chosen=one == current) for one in option.choices]
    name = f"option-{option.key}"
    return choice_field(option.key, words(name), options, words(f"{name}-hint"))


def box_field(custom_id: str, name: str, boxes: list[discord.CheckboxGroupOption]) -> Field:
    """Boxes of which any number may be ticked."""
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=custom_id, options=boxes, min_values=0, max_values=len(boxes), required=False
    )
    return labelled(name, group)


def box(value: str, name: str, words: Words, *, ticked: bool) -> discord.CheckboxGroupOption:
    """A box to tick. name: the message that says what for, the same with `-hint` says more."""
    return discord.CheckboxGroupOption(
        label=clip(words(name), 100),
        description=clip(words(f"{name}-hint"), DESCRIPTION_TEXT),
        value=value,
        default=ticked,
    )


def fields_of(chosen: Chooser, settings: Sequence[Setting], words: Words, boxes: str = "") -> list[Field]:
    """What is chosen, to be changed: a list for each choice, and below the message `boxes` a box for each switch."""

    def listed(one: Choice) -> Field:
        now = chosen.choice(one)
        options = [choice(words(one.means(value)), value or AUTOMATIC, chosen=value == now) for value in one.among]
        return choice_field(one.key, words(one.name), options)

    lists = [listed(one) for one in settings if isinstance(one, Choice)]
    ticked = [box(one.key, one.name, words, ticked=chosen.has(one)) for one in settings if isinstance(one, Switch)]
    return [*lists, *([box_field(SWITCHED_ON, words(boxes), ticked)] if ticked else [])]


def changes_in(interaction: discord.Interaction, chosen: Chooser, settings: Sequence[Setting]) -> dict[str, Any]:
    """The fields of what is chosen that a form made of `fields_of` changes. Raises Refused `no-such-setting`."""
    filled = submitted(interaction)
    picked: dict[str, str] = {}
    for one in settings:
        if isinstance(one, Choice):
            value = one_of(filled.get(one.key, []), [value or AUTOMATIC for value in one.among])
            picked[one.key] = "" if value == AUTOMATIC else value
    return chosen.choosing(settings, filled.get(SWITCHED_ON, []), picked)


def setting_lines(chosen: Chooser, settings: Iterable[Setting], words: Words) -> list[str]:
    """What is chosen, in lines."""

    def says(one: Setting) -> str:
        return words(one.means(chosen.choice(one))) if isinstance(one, Choice) else on_or_off(chosen.has(one), words)

    return [f"**{words(one.name)}:** {says(one)}" for one in settings]


def on_or_off(on: bool, words: Words) -> str:
    """Whether a switch is on, in a word."""
    return words("option-on" if on else "option-off")


def submitted(interaction: discord.Interaction) -> dict[str, list[str]]:
    """What was filled in: the custom id of each field -> its values."""
    found: dict[str, list[str]] = {}
    data = cast("dict[str, Any]", interaction.data)
    for row in data.get("components", []):
        field = row.get("component") or {}
        values = field.get("values")
        if values is None:
            value = field.get("value")
            values = [] if value is None else [str(value)]
        found[field.get("custom_id", "")] = values
    return found


def typed(interaction: discord.Interaction, field: str) -> str:
    """What was typed into a field, or the one thing that was chosen in it; empty if nothing was."""
    return "".join(submitted(interaction).get(field, []))


def options_form(table: Table, words: Words, offered: Sequence[OfTable], verb: str = "setoptions") -> Form:
    """The options and the pace of a table: a select for each choice, a group of boxes for the switches that are
    offered, and one for those of its game, for a group has room for ten. verb: what answers the form.
    """
    # What would do nothing as the table stands is left out.
    options = [option for option in table.game.options if option.fits(table.row.options)]
    boxes = [box(one.switch.key, one.switch.name, words, ticked=_is_on(table, one.switch.key)) for one in offered]
    of_game = [
        box(option.key, f"option-{option.key}", words, ticked=bool(option.of(table.row.options)))
        for option in options
        if option.is_switch
    ]
    return Form(
        words("form-options"),
        Press(verb, table.row.id),
        *([] if table.alone else [pace_field(table.row.pace, words)]),
        *(option_field(option, option.of(table.row.options), words) for option in options if not option.is_switch),
        *([box_field(OF_GAME, words("form-game-switches"), of_game)] if of_game else []),
        *([box_field(SWITCHES, words("form-switches"), boxes)] if boxes else []),
    )


def _is_on(table: Table, key: str) -> bool:
    """Whether a switch is on at a table."""
    return getattr(table.row, key) if key in Switches.__annotations__ else key in table.row.switched


def read_options(
    table: Table, values: dict[str, list[str]], offered: Sequence[OfTable]
) -> tuple[dict[str, OptionValue], str, Switches, list[str]]:
    """The options, the pace and the switches of the table, from a submitted form; last those of features that are on.

    offered: the switches for which the form has asked; all others stay as they are.   Raises BadOptions.
    """
    chosen: dict[str, OptionValue] = {}
    ticked = [*values.get(OF_GAME, []), *values.get(SWITCHES, [])]
    for option in table.game.options:
        if option.is_switch:
            chosen[option.key] = option.key in ticked
        elif values.get(option.key):
            chosen[option.key] = option.parse(values[option.key][0])
    pace = values.get(PACE) or [table.row.pace]
    own = {key: _is_on(table, key) for key in Switches.__annotations__}
    on = own | dict.fromkeys(table.row.switched, True)
    on |= {one.switch.key: one.switch.key in ticked for one in offered}
    switches = cast("Switches", {key: on[key] for key in own})
    return chosen, pace[0], switches, [key for key, turned in on.items() if turned and key not in own]


def tick_form(table: Table, question: Question, words: Words) -> Form:
    """Boxes for a question's pick."""
    pick = question.pick
    assert pick is not None
    boxes = [
        discord.CheckboxGroupOption(label=clip(label(words, "item", item), 100), value=str(number))
        for number, item in enumerate(pick.items)
    ]
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=TICKED, options=boxes, min_values=pick.low, max_values=pick.high, required=pick.low > 0
    )
    press = Press("ticked", table.row.id, table.row.revision)
    return Form(label(words, "question", question.label), press, labelled(label(words, "pick", pick.label), group))
