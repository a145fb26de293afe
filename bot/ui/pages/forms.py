"""Forms (modals). Like buttons they hold nothing but a custom id, so one that was opened before a restart still works.

discord.py keeps open forms in memory only; `HourglassClient.on_interaction` therefore reads what was submitted itself.
"""

from __future__ import annotations

from typing import Any, Final, cast

import discord

from bot.services.clock.pace import PACES
from bot.services.processes.computers import has_brain
from bot.services.table.scene import Switches, Table
from bot.ui.pages.lobby import choice_text
from bot.ui.press.custom_id import Press
from bot.ui.words.catalogues import clip, label
from bot.ui.words.durations import pace_text
from engine.core.options import Option, OptionValue
from engine.core.question import Question
from render.kit.words import Words

TITLE_TEXT = 45
LABEL_TEXT = 45
DESCRIPTION_TEXT = 100

PACE, SWITCHES, TICKED = "pace", "switches", "ticked"
OF_TABLES: Final[dict[str, str]] = {
    "starts_full": "starts-full",
    "now": "now",
    "weekends_off": "weekends-off",
    "steady": "steady",
    "moving": "moved",
    "hints": "hints",
    "elsewhere": "elsewhere",
    "says": "says",
}
"""The switches of every table, beside those of its game: the fields of `Switches`, and the messages that name them."""


class Form(discord.ui.Modal):
    """A form that is answered by the handler of its verb."""

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Nothing: the client dispatches what was submitted by its custom id."""


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
    """What was typed into a field; empty if nothing was."""
    return "".join(submitted(interaction).get(field, []))


def options_form(table: Table, words: Words, *, shares: bool = False) -> Form:
    """The options and the pace of a table: a select for each choice, one group of boxes for all switches.

    shares: whether its server lets others list its tables.
    """
    form = Form(
        title=clip(words("form-options"), TITLE_TEXT), custom_id=Press("setoptions", table.row.id).custom_id("m")
    )
    pace_options = [
        discord.SelectOption(label=pace_text(pace, words), value=pace, default=pace == table.row.pace)
        for pace in dict.fromkeys((*PACES, table.row.pace))
    ]
    if not table.alone:  # against computers no clock runs
        form.add_item(_choice(words("pace"), words("pace-hint"), PACE, pace_options))
    # What would do nothing as the table stands is left out.
    options = [option for option in table.game.options if option.fits(table.row.options)]
    for option in options:
        if not option.is_switch:
            form.add_item(_option_field(option, table.row.options[option.key], words))
    switches = [option for option in options if option.is_switch]
    boxes = [
        switch_box(switch, name, words, on=getattr(table.row, switch))
        for switch, name in OF_TABLES.items()
        if (switch != "hints" or has_brain(table.game))
        and (switch not in ("starts_full", "steady", "moving") or not table.row.direct)
        and (switch not in ("elsewhere", "says") or shares)
    ]
    boxes += [
        switch_box(option.key, f"option-{option.key}", words, on=bool(table.row.options[option.key]))
        for option in switches
    ]
    form.add_item(switch_boxes(SWITCHES, "form-switches", boxes, words))
    return form


def switch_box(value: str, name: str, words: Words, *, on: bool) -> discord.CheckboxGroupOption:
    """The box of a switch. name: the message that names it; another one, with `-hint`, says what it does."""
    return discord.CheckboxGroupOption(
        label=clip(words(name), 100), description=clip(words(f"{name}-hint"), DESCRIPTION_TEXT), value=value, default=on
    )


def switch_boxes(
    field: str, name: str, boxes: list[discord.CheckboxGroupOption], words: Words
) -> discord.ui.Label[Any]:
    """A field of a form with the boxes of switches, of which as many may be ticked as one likes."""
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=field, options=boxes, min_values=0, max_values=len(boxes), required=False
    )
    return discord.ui.Label(text=clip(words(name), LABEL_TEXT), component=group)


def read_options(table: Table, values: dict[str, list[str]]) -> tuple[dict[str, OptionValue], str, Switches]:
    """The options, the pace and the switches of the table, from a submitted form. Raises BadOptions."""
    chosen: dict[str, OptionValue] = {}
    ticked = values.get(SWITCHES, [])
    for option in table.game.options:
        if option.is_switch:
            chosen[option.key] = option.key in ticked
        elif values.get(option.key):
            chosen[option.key] = option.parse(values[option.key][0])
    pace = values.get(PACE) or [table.row.pace]
    return chosen, pace[0], cast("Switches", {switch: switch in ticked for switch in OF_TABLES})


def tick_form(table: Table, question: Question, words: Words) -> Form:
    """Boxes for a question's pick."""
    pick = question.pick
    assert pick is not None
    form = Form(
        title=clip(label(words, "question", question.label), TITLE_TEXT),
        custom_id=Press("ticked", table.row.id, table.row.revision).custom_id("m"),
    )
    boxes = [
        discord.CheckboxGroupOption(label=clip(label(words, "item", item), 100), value=str(number))
        for number, item in enumerate(pick.items)
    ]
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=TICKED, options=boxes, min_values=pick.low, max_values=pick.high, required=pick.low > 0
    )
    form.add_item(discord.ui.Label(text=clip(label(words, "pick", pick.label), LABEL_TEXT), component=group))
    return form


def _option_field(option: Option, current: OptionValue, words: Words) -> discord.ui.Label[Any]:
    options = [
        discord.SelectOption(
            label=clip(choice_text(option, choice, words), 100), value=str(choice), default=choice == current
        )
        for choice in option.choices
    ]
    return _choice(words(f"option-{option.key}"), words(f"option-{option.key}-hint"), option.key, options)


def _choice(name: str, hint: str, custom_id: str, options: list[discord.SelectOption]) -> discord.ui.Label[Any]:
    field: discord.ui.Select[Any] = discord.ui.Select(custom_id=custom_id, options=options)
    return discord.ui.Label(text=clip(name, LABEL_TEXT), description=clip(hint, DESCRIPTION_TEXT), component=field)
