"""A message is made of its parts as they are given."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest

from bot.ui.pages.forms import DESCRIPTION_TEXT, LABEL_TEXT, TITLE_TEXT, Form, box, box_field, choice_field, text_field
from bot.ui.press.custom_id import Press
from bot.ui.press.items import OPTION_TEXT, boxed, button, choice, view_of
from render.kit.words import Words


def kinds(part: dict[str, Any]) -> Any:
    """The type of a component, with those of what it holds."""
    inside = [kinds(one) for one in part.get("components", [])]
    kind = discord.ComponentType(part["type"]).name
    return (kind, inside) if inside else kind


def test_words_rows_and_items_stand_as_they_are_given_and_what_is_empty_is_left_out() -> None:
    one, other = (button(text, Press("more", 0, 0, text)) for text in ("a", "b"))
    view = view_of("", [], "Above", boxed(7, "Words", "", [one, other], [], discord.ui.Separator()), "Below")
    above, box, below = view.to_components()
    assert (kinds(above), kinds(below)) == ("text_display", "text_display")
    assert kinds(box) == ("container", ["text_display", ("action_row", ["button", "button"]), "separator"])
    assert box["accent_color"] == 7


def test_an_option_is_no_longer_than_discord_takes() -> None:
    cut = choice("long " * 30, "value", "longer " * 30, chosen=True)
    assert len(cut.label) <= OPTION_TEXT
    assert len(cut.description or "") <= OPTION_TEXT
    assert choice("short", "value", "hint").to_dict() == {
        "label": "short",
        "value": "value",
        "description": "hint",
        "default": False,
    }


def test_a_form_is_no_longer_than_discord_takes() -> None:
    field = text_field("id", "name " * 30, "hint " * 30, 20)
    form = Form("title " * 30, Press("x", 0), field).to_dict()
    assert len(form["title"]) <= TITLE_TEXT
    (label,) = form["components"]
    assert len(label["label"]) <= LABEL_TEXT
    assert len(label["description"]) <= DESCRIPTION_TEXT
    ticked = box("value", "name", cast("Words", lambda key: f"{key} " * 30), ticked=True)
    assert len(ticked.label) <= OPTION_TEXT
    assert len(ticked.description or "") <= DESCRIPTION_TEXT


def test_a_form_that_discord_would_not_open_is_refused_however_the_field_comes_to_it() -> None:
    def boxes(count: int) -> Any:
        return box_field("boxes", "x", [discord.CheckboxGroupOption(label="x", value=str(n)) for n in range(count)])

    def options(count: int) -> Any:
        return choice_field("options", "x", [choice("x", str(n)) for n in range(count)])

    press = Press("x", 0)
    assert len(Form("x", press, boxes(10), options(25)).children) == 2
    for field in (boxes(11), options(26)):
        with pytest.raises(ValueError, match=r"(11 boxes|26 options) in "):
            Form("x", press, field)
        with pytest.raises(ValueError, match=r"(11 boxes|26 options) in "):
            Form("x", press).add_item(field)
