"""Over days: votes of the table, replacing, leaving and coming back, pausing and ending, reminders."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.services.errors import Refused
from bot.services.match.matches import may_end
from bot.ui.press.asker import LONGEST_NUMBER, manages, meant, name_of_user, number
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, RED, button, people_in, user_select, view_of
from bot.ui.press.presses import as_command, on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.panels import answer_with_vote


@on_press("vote")
async def vote(house: House, reply: Reply, press: Press) -> None:
    vote_id, _, choice = press.token.partition(".")
    done = await house.match.votes.cast(
        press.match_id, number(vote_id, LONGEST_NUMBER), reply.user.id, choice, name_of_user(reply)
    )
    await answer_with_vote(house, reply, done)


@on_press("askundo")
async def ask_undo(house: House, reply: Reply, press: Press) -> None:
    await ask(house, reply, press.match_id, "undo")


@on_press("keep")
async def keep(house: House, reply: Reply, press: Press) -> None:
    await house.match.matches.touch(press.match_id, reply.user.id)
    await reply.say(reply.words("match-kept"))


@on_press("offer", private=True)
async def choose_successor(house: House, reply: Reply, press: Press) -> None:
    """Ask to whom the seat is offered."""
    whom = user_select(reply.words("offer-choose"), Press("offerto", press.match_id), 1)
    anybody = button(reply.words("button-offer-anybody"), Press("offerto", press.match_id), BLUE)
    await reply.show(view_of(reply.words("offer-whom"), [whom], [anybody]))


@on_press("offerto")
async def offer_to(house: House, reply: Reply, press: Press) -> None:
    people = people_in(reply.interaction, press.values)
    if press.values and not people:
        raise Refused("no-bots")
    await ask(house, reply, press.match_id, "replace", for_user=people[0] if people else None)


@on_press("endnow")
async def end_now(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.glance(press.match_id)
    await house.match.matches.end(
        press.match_id, reply.user.id, manager=await manages(house, reply, table.row.guild_id)
    )
    await reply.show(view_of(reply.words("match-ended")))


@on_press("snooze")
async def snooze(house: House, reply: Reply, press: Press) -> None:
    hours = min(max(number(press.token), 1), 72)
    waiting = await house.tables.waiting_for(reply.user.id)
    wanted = [match_id for match_id in waiting if press.match_id in (0, match_id)]
    times: list[int] = []
    for match_id in wanted:
        with suppress(Refused):  # answered meanwhile; the others wait still
            times.append(await house.match.sweep.snooze(match_id, reply.user.id, hours * 3600))
    if not times:
        raise Refused("nothing-to-snooze")
    await reply.say(reply.words("snoozed", until=f"<t:{min(times)}:R>"))


async def ask(house: House, reply: Reply, match_id: int, kind: str, *, for_user: int | None = None) -> None:
    """Open a vote for the person who asks and say so; decided at once if nobody else is to be asked."""
    vote = await house.match.votes.ask(match_id, kind, reply.user.id, name=name_of_user(reply), for_user=for_user)
    joined = vote.asked_by != reply.user.id
    said = f"vote-done-{vote.kind}" if vote.outcome is not None else "vote-joined" if joined else "vote-opened"
    await reply.say(reply.words(said))


@command("game replace", member="cmd-game-replace-member", number="cmd-number")
async def offer_seat(
    house: House, reply: Reply, member: discord.Member | None = None, number: int | None = None
) -> None:
    """Offer the own seat to anybody, or to one member."""
    table = await meant(house, reply, number)
    if member is not None and member.bot:
        raise Refused("no-bots")
    await ask(house, reply, table.row.id, "replace", for_user=member.id if member else None)


@command("game return", number="cmd-number")
async def ask_to_return(house: House, reply: Reply, number: int | None = None) -> None:
    """Ask the table to come back to the seat one has left."""
    table = await meant(house, reply, number)
    await ask(house, reply, table.row.id, "return")


press_return = as_command("askreturn", ask_to_return, private=True)


@command("game pause", number="cmd-number")
async def pause_match(house: House, reply: Reply, number: int | None = None) -> None:
    """Stop the clocks; everybody at the table may, and everybody may go on."""
    table = await meant(house, reply, number)
    await house.match.matches.pause(table.row.id, reply.user.id)
    await reply.say(reply.words("match-paused"))


press_pause = as_command("pause", pause_match, private=True)


@command("game resume", number="cmd-number")
async def resume_match(house: House, reply: Reply, number: int | None = None) -> None:
    """Go on."""
    table = await meant(house, reply, number)
    await house.match.matches.resume(table.row.id, reply.user.id)
    await reply.say(reply.words("match-resumed"))


press_resume = as_command("resume", resume_match)


@command("game end", number="cmd-number")
async def end_match(house: House, reply: Reply, number: int | None = None) -> None:
    """End a match: at once for those whom the server lets, by vote for the players of the table."""
    table = await meant(house, reply, number)
    if table.row.status not in ("running", "suspended"):
        raise Refused("not-running")
    enders = (await house.people.guilds.of(table.row.guild_id)).enders
    if may_end(table, reply.user.id, enders, manager=await manages(house, reply, table.row.guild_id)):
        sure = button(reply.words("button-end"), Press("endnow", table.row.id), RED)
        await reply.show(view_of(reply.words("end-sure", number=str(table.row.id)), [sure]))
        return
    await ask(house, reply, table.row.id, "end")


press_end = as_command("askend", end_match, private=True)
