"""What answers a press: the handler of its verb, as modules of `bot.exts` make them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.metrics import METRICS
from bot.services.errors import Refused
from bot.services.telling.rings import caused
from bot.ui.press import custom_id
from bot.ui.press.asker import asker, manages
from bot.ui.press.bounds import COSTLY, PRESS
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House, house_of
from bot.ui.press.items import PICK, WAYS, Item, button, view_of
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import refusal

Answering = Callable[[House, Reply, Press], Awaitable[None]]
"""Answers a press."""


@dataclass(frozen=True)
class Handler:
    """What answers the presses of a verb.

    feature: the feature to which it belongs, as whoever finds it says; empty for the house itself.
    private: pressed on a public message, it answers with a private one and leaves the public one alone.
    apart:   wherever it is pressed, it answers with a private message of its own.
    form:    it may answer with a form, which Discord takes as a first answer only: such a press is never deferred.
    costly:  it draws pictures of the past or reads a whole history, so one person gets little of it at once.
    """

    verb: str
    answer: Answering
    feature: str = ""
    private: bool = False
    form: bool = False
    costly: bool = False
    apart: bool = False


def on_press(verb: str, **kinds: bool) -> Callable[[Answering], Handler]:
    """Make a function of a module in `bot.exts` the handler of a verb, which the loader finds there.

    kinds: what `Handler` says of its presses.
    """
    return lambda answer: Handler(verb, answer, "", **kinds)


def as_command(verb: str, answer: Callable[[House, Reply, int], Awaitable[None]], **kinds: bool) -> Handler:
    """Let what answers a command about a match answer presses of a verb too: they are about their match."""
    return Handler(verb, lambda house, reply, press: answer(house, reply, press.match_id), "", **kinds)


async def pressed(interaction: discord.Interaction, handlers: Mapping[str, Handler]) -> None:
    """Read off the custom id what was pressed, chosen or submitted, find its handler and let it answer."""
    house = house_of(interaction)
    if not house.bounds.is_new(interaction.id):
        return
    data = cast("dict[str, Any]", interaction.data)
    press = custom_id.parse(data["custom_id"], data.get("values", ())) or custom_id.UNKNOWN
    words, may = await asker(house, interaction, press.match_id)
    reply = Reply(interaction, words, in_place=True)
    press, handler = meant(press, handlers)
    if handler is None:
        await reply.say(words("refusal-unknown-button"))
        return
    reply.in_place = not handler.apart and (reply.on_desk or not handler.private)
    with METRICS.timed("answer"), house.right_of_way.pressed(press.match_id):
        work = answer_within_bounds(house, reply, press, handler, may)
        await reply.run(work, deferred=not handler.form)
    if reply.shown is not None:
        house.remembered.files.saw(reply.shown)


def meant(press: Press, handlers: Mapping[str, Handler]) -> tuple[Press, Handler | None]:
    """The press that is meant: what was chosen in a select of answers or ways is one of its own; with what answers it,
    None if nothing does."""
    if press.verb in (PICK, WAYS):
        verb, _, token = press.value.partition(":")
        press = Press(verb, press.match_id, press.revision, token)
    return press, handlers.get(press.verb)


async def answer_within_bounds(house: House, reply: Reply, press: Press, handler: Handler, may: bool) -> None:
    """Let the handler answer.

    may: whether the match is one that the person may ask about there.
    Raises Refused `too-fast`, `no-such-match`, `feature-off`, and what the handler raises.
    """
    house.bounds.pay(reply.user.id, COSTLY if handler.costly else PRESS)
    await house.features.admit(reply.user.id, reply.interaction.guild_id)
    if not may:
        raise Refused("no-such-match", number=press.match_id)
    if handler.feature:
        asked = press.match_id and (await house.tables.glance(press.match_id)).row.guild_id
        await house.features.check(handler.feature, asked or reply.interaction.guild_id)
    try:
        async with house.bounds.turn(reply.user.id, costly=handler.costly):
            with caused(reply.user.id, f"{press.verb}.{press.match_id}", str(reply.interaction.id)):
                await handler.answer(house, reply, press)
    except Refused as refused:
        if refused.code not in ("only-the-host", "not-at-this-table"):
            raise
        said, ways = await _instead(house, reply, press.match_id, refused)
        if not ways:
            raise
        await reply.show_apart(view_of(said, ways))


async def _instead(house: House, reply: Reply, match_id: int, refused: Refused) -> tuple[str, list[Item]]:
    """What is said to somebody who may not do it at a match, and what they may do there instead, if anything."""
    table = await house.tables.glance(match_id)
    if refused.code == "only-the-host":
        manager = await manages(house, reply, table.row.guild_id)
        ways = await house.features.ways("host", table, reply.user.id, reply.words, manager=manager)
        return refusal(reply.words, refused), ways
    here = reply.interaction.guild_id == table.row.guild_id
    if not here or table.row.status != "running" or table.row.thread_id is None:
        return "", []
    ways = await house.features.ways("stranger", table, reply.user.id, reply.words)
    return reply.words("stranger-may-follow"), [button(reply.words("button-follow"), Press("follow", match_id)), *ways]
