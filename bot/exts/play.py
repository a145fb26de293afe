"""Play: the buttons of the table panel and of the desk."""

from __future__ import annotations

from functools import partial

import discord

from bot.services.errors import Refused
from bot.services.table.played import last_decision
from bot.ui.pages import answers
from bot.ui.pages.forms import TICKED, submitted, tick_form
from bot.ui.pages.more import PLACES, more_page
from bot.ui.pages.next_match import next_match
from bot.ui.press.asker import asked_to_act, manages, number, refused, whose_turn
from bot.ui.press.codes import ARCHIVED
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Place, Way
from bot.ui.press.house import House
from bot.ui.press.items import button, view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands import messages
from bot.ui.stands.desks import acting, show_after, show_desk
from bot.ui.words.catalogues import game_words, name_of, named, plain


@on_press("play", private=True)
async def play(house: House, reply: Reply, press: Press) -> None:
    await show_desk(house, reply, press.match_id)


hand = on_press("hand", private=True)(play.answer)


@on_press("next", private=True)
async def go_to_next(house: House, reply: Reply, press: Press) -> None:
    """The match that has waited longest for whoever presses, other than the one at hand."""
    others = await next_match(house, reply.user.id, press.match_id)
    if others is None:
        raise Refused("nothing-waits")
    # A desk in direct messages belongs to its match and stays there.
    reply.in_place = reply.on_desk and reply.interaction.guild_id is not None
    await show_desk(house, reply, others.match_id)


@on_press("follow", private=True)
async def follow(house: House, reply: Reply, press: Press) -> None:
    """Put the thread of a match into the list of channels of somebody who does not play. Raises Refused."""
    table = await house.tables.glance(press.match_id)
    thread_id = table.row.thread_id
    if not table.at_home(reply.user.id):  # everybody there would see who that is
        raise Refused("not-from-elsewhere")
    if thread_id is None:
        raise Refused("not-running")
    try:
        await house.client.http.add_user_to_thread(thread_id, reply.user.id)
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        if not await messages.wake(house, thread_id):
            raise Refused("thread-locked") from error
        await house.client.http.add_user_to_thread(thread_id, reply.user.id)
    await reply.say(reply.words("following"))


@on_press(answers.DO)
async def do(house: House, reply: Reply, press: Press) -> None:
    """Do the action that was pressed, or the two of them, and show what became of it."""
    first, _, then = press.token.partition(".")
    index, second = number(first), number(then) if then else None
    act = partial(house.match.steps.act, press.match_id, reply.user.id, press.revision, index, second)
    note = await refused(acting(house, reply, press, act), "moved-on", "no-such-choice", "not-your-turn")
    if note == "refusal-not-your-turn" and not reply.on_desk:
        raise whose_turn(await house.tables.load(press.match_id))
    await show_after(house, reply, press.match_id, note=note)


both = on_press(answers.BOTH)(do.answer)


@on_press(answers.OPEN)
async def open_group(house: House, reply: Reply, press: Press) -> None:
    path = answers.parse_path(press.token)
    await show_desk(house, reply, press.match_id, path=path, revision=press.revision)


@on_press(answers.SURE)
async def sure(house: House, reply: Reply, press: Press) -> None:
    await show_desk(house, reply, press.match_id, revision=press.revision, sure=number(press.token))


@on_press(answers.TICK, form=True)
async def tick(house: House, reply: Reply, press: Press) -> None:
    table, seat = await asked_to_act(house, reply, press.match_id)
    question = table.question(seat)
    if question.pick is None or not await house.tables.still_current(table, seat, press.revision):
        await show_desk(house, reply, press.match_id, note="refusal-moved-on")
        return
    words = plain(game_words(reply.words.language, table.game.key), table.seats)
    await reply.modal(tick_form(table, question, words))


@on_press("ticked")
async def ticked(house: House, reply: Reply, press: Press) -> None:
    table, seat = await asked_to_act(house, reply, press.match_id)
    chosen = [number(value) for value in submitted(reply.interaction).get(TICKED, [])]
    question = table.question(seat)
    action = answers.find_picked(question, chosen)
    index = list(table.legal(seat)).index(action)
    await do.answer(house, reply, Press(answers.DO, press.match_id, press.revision, str(index)))


@on_press("undo")
async def undo(house: House, reply: Reply, press: Press) -> None:
    work = house.match.steps.undo(press.match_id, reply.user.id, press.revision)
    note = await refused(work, "moved-on", "nothing-to-undo")
    if note == "refusal-nothing-to-undo" and not (await house.tables.glance(press.match_id)).row.lesson:
        await offer_vote(house, reply, press.match_id)
        return
    await show_after(house, reply, press.match_id, note=note)


@on_press("help", apart=True)
async def why_not(house: House, reply: Reply, press: Press) -> None:
    table, seat = await asked_to_act(house, reply, press.match_id)
    words = named(game_words(reply.words.language, table.game.key), table.seats)
    found = answers.barred(table.question(seat), words)
    lines = [f"• {text}: {reason}" for text, reason in found] or [words("help-all-possible")]
    await reply.show(view_of("\n".join([f"**{words('help-heading')}**", *lines])[:3900]))


@on_press("more", apart=True)
async def more(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.load(press.match_id)
    words = game_words(reply.words.language, table.game.key)
    seat = table.seat_of(reply.user.id)
    manager = await manages(house, reply, table.row.guild_id)
    told = await house.features.say("more", table, words) if table.over else []
    added: dict[Place, list[Way]] = {
        place: await house.features.ways_at(place, table, reply.user.id, manager=manager) for place in PLACES
    }
    await reply.show(more_page(table, words, seat, added, told))


async def offer_vote(house: House, reply: Reply, match_id: int) -> None:
    """Behind the barrier only the table can allow an undo: who has played since, or that something came to light.

    Raises Refused `nothing-to-undo` if the person has decided nothing.
    """
    table = await house.tables.scene(match_id)
    seat, steps = table.own_seat(reply.user.id), table.live()
    mine = last_decision(steps, seat)
    if mine is None:
        raise Refused("nothing-to-undo")
    since = dict.fromkeys(step.seat for step in steps[mine + 1 :] if not step.auto and not step.sealed)
    since.pop(seat, None)
    who = reply.words.listing(name_of(table.seats[other]) for other in since)
    text = reply.words("undo-played", who=who, count=len(since)) if since else reply.words("undo-revealed")
    await reply.show_apart(view_of(text, [button(reply.words("button-ask-table"), Press("askundo", match_id))]))
