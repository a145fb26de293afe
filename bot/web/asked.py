"""A press from the page, as the handlers answer it that answer it on Discord.

To them it is one in direct messages: a private place of one person, without a server, where the answer takes the place
of what was pressed. What they show is kept for the page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.metrics import METRICS
from bot.services.errors import Refused
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.open_desks import Opened
from bot.ui.press.presses import Handler, answer_within_bounds, meant
from bot.ui.press.reply import Reply
from render.kit.words import Words

_NUMBERS = count(1)
"""Of presses from pages: smaller than any that Discord gives."""


class PageReply(Reply):
    """The answer to a press from a page.

    view, files: the message that was shown last, None if that was the desk or nothing.
    form:   what is to be filled in.   said: sentences.
    opened: what is open on the desk, if that was the answer.
    """

    def __init__(
        self, house: House, user_id: int, name: str, words: Words, press: Press, data: Mapping[str, Any]
    ) -> None:
        user = SimpleNamespace(id=user_id, name=name, display_name=name, global_name=name, bot=False)
        nothing = discord.Permissions.none()
        interaction = SimpleNamespace(
            id=next(_NUMBERS),
            user=user,
            client=house.client,
            message=None,
            data={**data, "custom_id": press.custom_id("b")},
            locale=words.language,
            guild_id=None,
            guild=None,
            channel_id=None,
            channel=None,
            permissions=nothing,
            app_permissions=nothing,
        )
        super().__init__(cast("discord.Interaction", interaction), words, in_place=True)
        self.view: discord.ui.LayoutView | None = None
        self.files: Sequence[discord.File] = ()
        self.form: discord.ui.Modal | None = None
        self.said: list[str] = []
        self.opened: Opened | None = None

    @property
    def on_desk(self) -> bool:
        return True

    async def show(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        self.view, self.files = view, files

    async def show_apart(self, view: discord.ui.LayoutView) -> None:
        self.view, self.files = view, ()

    async def say(self, text: str) -> None:
        self.said.append(text)

    async def post(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> int:
        raise Refused("web-only-there")

    async def modal(self, modal: discord.ui.Modal) -> None:
        modal.stop()
        self.form = modal

    async def _defer(self) -> None:
        """Nobody waits for a sign of life."""


async def answered(
    house: House, user_id: int, name: str, words: Words, press: Press, data: Mapping[str, Any]
) -> PageReply:
    """Let the handler of a press answer it, within the bounds of its person.

    data: what was filled into a form, as Discord sends it.
    """
    handlers = cast("Mapping[str, Handler]", getattr(house.client, "presses"))  # noqa: B009
    press, handler = meant(press, handlers)
    reply = PageReply(house, user_id, name, words, press, data)
    if handler is None:
        await reply.say(words("refusal-unknown-button"))
        return reply
    _, found = await house.tables.asked_by(user_id, press.match_id)
    reply.in_place = not handler.apart
    work: Awaitable[None] = answer_within_bounds(house, reply, press, handler, found is not None and found.sat)
    with METRICS.timed("answer"), house.right_of_way.pressed(press.match_id):
        await reply.run(work)
    reply.opened = house.remembered.desks.answered(reply.interaction.id)
    if reply.opened is not None:
        reply.view = None
    return reply
