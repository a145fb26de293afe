"""How much a message may hold: at the limit it is taken, one more is refused. As data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.field.check import Check, check, expect, refusal
from bot.field.site import Site
from bot.ui.press.codes import INVALID

Item = discord.ui.Item[Any]
Text = discord.ui.TextDisplay[Any]

TEXT, LABEL, CUSTOM_ID, OPTIONS, OPTION, ALT, PARTS = 4000, 80, 100, 25, 100, 1024, 40


def _button(label: int = 5, custom_id: int = 10) -> Item:
    return discord.ui.ActionRow(discord.ui.Button(label="b" * label, custom_id="c" * custom_id))


def _select(options: int = 2, label: int = 5) -> Item:
    found = [
        discord.SelectOption(label=f"{number}".ljust(label, "o"), value=str(number), description="d" * label)
        for number in range(options)
    ]
    return discord.ui.ActionRow(discord.ui.Select(custom_id="select", options=found))


def _texts(length: int) -> Item:
    return discord.ui.Container(Text("t" * (length // 2)), Text("t" * (length - length // 2)))


def _limit(name: str, believed: str, most: int, make: Callable[[int], Item]) -> Check:
    @check(name, believed)
    async def found(site: Site) -> None:
        await site.post(make(most))
        await refusal(site.post(make(most + 1)), INVALID)

    return found


limit_text = _limit("limit-text", "All texts of a message together have up to 4,000 characters", TEXT, _texts)
limit_label = _limit("limit-label", "The label of a button has up to 80 characters", LABEL, _button)
limit_custom_id = _limit(
    "limit-custom-id", "A custom id has up to 100 characters", CUSTOM_ID, lambda most: _button(custom_id=most)
)
limit_options = _limit("limit-options", "A select has up to 25 options", OPTIONS, _select)
limit_option = _limit(
    "limit-option-text",
    "Label and description of an option have up to 100 characters",
    OPTION,
    lambda most: _select(label=most),
)


@check("limit-parts", "A message has up to 40 components, those inside others counted")
async def limit_parts(site: Site) -> None:
    message = await site.post(discord.ui.Container(*(Text(str(number)) for number in range(PARTS - 1))))
    (container,) = message.components
    assert isinstance(container, discord.Container)
    expect(len(container.children) == PARTS - 1, "some of them are missing")


@check("limit-alt", "The alt text of a picture has up to 1,024 characters")
async def limit_alt(site: Site) -> None:
    file = site.picture()
    file.description = "a" * ALT
    await site.post(files=[file])
    file = site.picture()
    file.description = "a" * (ALT + 1)
    await refusal(site.post(files=[file]), INVALID)
