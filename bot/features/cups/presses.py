"""`/cup`, the buttons of cups, and what a director decides."""

from __future__ import annotations

from discord import app_commands

from bot.clock import DAY
from bot.features.cups.board import ENTER, board_line
from bot.features.cups.cup import Cup
from bot.features.cups.forms import (
    BEGIN,
    DATES,
    MATCH,
    NEW,
    OFF,
    OPTIONS,
    game_of,
    match_form,
    match_page,
    more_page,
    new_form,
    noted_lines,
    person_page,
    read_match,
    read_order,
    read_plan,
    read_rules,
    result_form,
    rules_form,
    sure_page,
)
from bot.features.cups.pages import (
    MOST_LISTED,
    cup_page,
    leave_page,
    list_page,
    medals_page,
    own_page,
    scored_page,
    standings_page,
    tables_page,
    words_of,
)
from bot.features.cups.rows import CupRow, MatchLink
from bot.features.cups.service import EVERYBODY, Cups, check_director
from bot.services.errors import Refused
from bot.ui.press.asker import (
    LONGEST_ID,
    LONGEST_NUMBER,
    guild_here,
    is_within_reach,
    manages,
    name_of_user,
    number,
    one_of,
    server_here,
)
from bot.ui.press.commands import command, offer_games
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import boxed, choice, people_in, select, view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.opening import channel_for
from bot.ui.words.catalogues import HOUSE, game_words
from engine import registry

MOST_OVER = 4
MOST_CHOICES = 25
MOST_MEDALS = 20


async def _cup(house: House, reply: Reply, press: Press) -> Cup:
    """The cup that is meant: that of a match, that of a button, or the one chosen in a list.

    Raises Refused `cup-none` for one that is out of reach.
    """
    cup_id: int | None = number((press.token or press.value).partition(".")[0], LONGEST_NUMBER)
    if press.match_id:
        cup_id = await house[Cups].of_match(press.match_id)
    return await _reached(house, reply, await house[Cups].get(cup_id))


async def _reached(house: House, reply: Reply, cup: Cup) -> Cup:
    """The same cup. Raises Refused `cup-none` for one that is out of reach."""
    mine = cup.person(reply.user.id) is not None or cup.directs(reply.user.id)
    if not mine and not await is_within_reach(house, reply.interaction, cup.row.guild_id, cup.row.channel_id):
        raise Refused("cup-none")
    return cup


def _rest(press: Press, at: int = 1) -> str:
    """A part of the token behind the cup."""
    parts = press.token.split(".")
    return parts[at] if len(parts) > at else ""


# --- looking


@command("cup", form=True, new="cmd-cup-new")
@app_commands.autocomplete(new=offer_games)
async def show(house: House, reply: Reply, new: str | None = None) -> None:
    """Where somebody stands in the own cup, or the cups of the server; or a new one."""
    if new is not None:
        await _ask_for_new(house, reply, registry.game(new).key)
        return
    mine = await house[Cups].of_person(reply.user.id)
    here = [row for row in mine if row.guild_id == reply.interaction.guild_id] or mine
    if len(here) == 1:
        await _show_own(house, reply, await house[Cups].get(here[0].id))
    elif here:
        words = reply.words
        options = [choice(row.name, str(row.id), registry.game(row.game).title) for row in here[:MOST_CHOICES]]
        chosen = select(words("cups-choose"), Press("cup", 0), options)
        await reply.show(view_of(boxed(HOUSE, f"### {words('cups-yours')}", [chosen])))
    elif reply.interaction.guild_id is None:
        await reply.show(view_of(reply.words("cups-none-of-yours")))
    else:
        await _show_list(house, reply)


@on_press("cup", apart=True)
async def mine(house: House, reply: Reply, press: Press) -> None:
    reply.in_place = reply.on_desk
    await _show_own(house, reply, await _cup(house, reply, press))


@on_press("cups", apart=True)
async def others(house: House, reply: Reply, press: Press) -> None:
    reply.in_place = reply.on_desk
    await _show_list(house, reply)


@on_press("cupmedals", apart=True)
async def medals(house: House, reply: Reply, press: Press) -> None:
    """The medals of somebody, of the cups of which whoever asks may know."""
    guild_id, found = server_here(reply), list[tuple[CupRow, int]]()
    for medal in await house[Cups].medals(number(press.token, LONGEST_ID), guild_id):
        if len(found) == MOST_MEDALS:
            break
        row = (await house[Cups].get(medal.cup_id)).row
        if await is_within_reach(house, reply.interaction, guild_id, row.channel_id):
            found.append((row, medal.place))
    await reply.show(medals_page(found, reply.words))


@on_press("cuplook", apart=True, costly=True)
async def look(house: House, reply: Reply, press: Press) -> None:
    """A cup as everybody sees it."""
    cup = await _cup(house, reply, press)
    await reply.show(*await cup_page(house[Cups].facts, house.pictures, cup, reply.words.language))


@on_press("cupstand", apart=True, costly=True)
async def standings(house: House, reply: Reply, press: Press) -> None:
    """The standings of the own division, else of the first one."""
    cup = await _cup(house, reply, press)
    if not cup.divisions:
        raise Refused("cup-not-begun")
    own = cup.person(reply.user.id)
    division = (cup.division_of(own.number) if own is not None else None) or cup.divisions[0]
    page = await standings_page(
        house[Cups].facts, house.pictures, cup, division, reply.words.language, reader=reply.user.id
    )
    await reply.show(*page)


@on_press("cupdiv", apart=True)
async def tables(house: House, reply: Reply, press: Press) -> None:
    """The matches of a division."""
    division = number(press.token.partition(".")[0], LONGEST_NUMBER)
    cup = await _reached(house, reply, await house[Cups].of_division(division))
    await reply.show(tables_page(cup, division, words_of(cup, reply.words.language)))


@on_press("cupscore", apart=True)
async def scored(house: House, reply: Reply, press: Press) -> None:
    cup = await _cup(house, reply, press)
    await reply.show(await scored_page(cup, cup.person(reply.user.id), words_of(cup, reply.words.language)))


async def _show_own(house: House, reply: Reply, cup: Cup) -> None:
    own = cup.person(reply.user.id)
    if own is None:
        await reply.show(*await cup_page(house[Cups].facts, house.pictures, cup, reply.words.language))
        return
    await reply.show(await own_page(house[Cups].facts, cup, own, words_of(cup, reply.words.language)))


async def _show_list(house: House, reply: Reply) -> None:
    guild_id, cups = server_here(reply), house[Cups]
    seen = [
        row
        for row in await cups.of_guild(guild_id, "gathering", "running")
        if await is_within_reach(house, reply.interaction, guild_id, row.channel_id)
    ]
    over = [
        row
        for row in await cups.of_guild(guild_id, "over", most=MOST_OVER)
        if await is_within_reach(house, reply.interaction, guild_id, row.channel_id)
    ]
    gathering = [row.id for row in seen if row.state == "gathering"][:MOST_LISTED]
    lines = [await board_line(house, await cups.get(one), reply.words.language) for one in gathering]
    running = [row for row in seen if row.state == "running"]
    await reply.show(await list_page(house[Cups].facts, lines, running, over, reply.words))


# --- signing up


@on_press("cupsign", apart=True)
async def sign_up(house: House, reply: Reply, press: Press) -> None:
    found = await _cup(house, reply, press)
    cups = house[Cups]
    cup = await cups.sign_up(found.row.id, reply.user.id, name_of_user(reply))
    own = cup.own(reply.user.id)
    await reply.show(await own_page(house[Cups].facts, cup, own, words_of(cup, reply.words.language)))


sign_up_elsewhere = on_press(ENTER, apart=True)(sign_up.answer)


@on_press("cupout", apart=True)
async def withdraw(house: House, reply: Reply, press: Press) -> None:
    cup = await _cup(house, reply, press)
    await house[Cups].withdraw(cup.row.id, reply.user.id)
    await reply.show(view_of(reply.words("cup-withdrawn", name=cup.row.name)))


@on_press("cupleave", apart=True)
async def ask_to_leave(house: House, reply: Reply, press: Press) -> None:
    cup = await _cup(house, reply, press)
    own = cup.own(reply.user.id)
    if own.state != "playing" or cup.row.state != "running":
        raise Refused("cup-not-in")
    await reply.show(leave_page(cup, own, words_of(cup, reply.words.language)))


@on_press("cupleaves", private=True)
async def leave(house: House, reply: Reply, press: Press) -> None:
    cup = await _cup(house, reply, press)
    await _show_own(house, reply, await house[Cups].leave(cup.row.id, reply.user.id))


@on_press("cuptake", private=True)
async def take(house: House, reply: Reply, press: Press) -> None:
    """A reserve plays on for somebody, or does not."""
    offer, takes = number(press.token.partition(".")[0], LONGEST_NUMBER), press.verb == "cuptake"
    cup = await house[Cups].answer(offer, reply.user.id, takes=takes)
    await reply.show(view_of(reply.words("cup-taken" if takes else "cup-passed", name=cup.row.name)))


decline = on_press("cuppass", private=True)(take.answer)


# --- a new one


@on_press(NEW, apart=True)
async def ask_which_game(house: House, reply: Reply, press: Press) -> None:
    options = [choice(game.title, game.key) for game in registry.games()[:MOST_CHOICES]]
    chosen = select(reply.words("cup-which-game"), Press("cupgame", 0), options)
    await reply.show(view_of(boxed(HOUSE, f"### {reply.words('cup-new')}", [chosen])))


@on_press("cupgame", form=True)
async def ask_for_new(house: House, reply: Reply, press: Press) -> None:
    await _ask_for_new(house, reply, registry.game(press.value).key)


async def _ask_for_new(house: House, reply: Reply, game: str) -> None:
    guild_id = server_here(reply)
    guild = await house.people.guilds.of(guild_id)
    every = guild.has(EVERYBODY) or await manages(house, reply, guild_id)
    await reply.modal(new_form(game, game_words(reply.words.language, game), every=every))


@on_press("cupmake", apart=True)
async def make(house: House, reply: Reply, press: Press) -> None:
    """It stands where a table would open. Raises Refused where none may, or where the person opens no cup."""
    plan, guild = read_plan(reply.interaction, game_of(press.token), house.clock.now()), guild_here(reply)
    cup_id = await house[Cups].open(
        plan,
        guild_id=guild.id,
        channel_id=await channel_for(house, reply, guild, plan.game, plan.pace),
        language=await house.guild_language(guild.id),
        director_id=reply.user.id,
        manager=await manages(house, reply, guild.id),
    )
    cup = await house[Cups].get(cup_id)
    await reply.show(view_of(reply.words("cup-opened", name=cup.row.name, where=f"<#{cup.row.channel_id}>")))


# --- what a director decides


@on_press("cupmore", apart=True)
async def more(house: House, reply: Reply, press: Press) -> None:
    reply.in_place = reply.on_desk
    await _show_more(house, reply, await _cup(house, reply, press))


async def _show_more(house: House, reply: Reply, cup: Cup) -> None:
    cup = await house[Cups].get(cup.row.id)
    lines, names = await house[Cups].facts.lines(cup.row.id)
    words = words_of(cup, reply.words.language)
    if not (cup.directs(reply.user.id) or await manages(house, reply, cup.row.guild_id)):
        await reply.show(more_page(cup, lines, names, words))
        return
    noted = noted_lines(cup, *await house[Cups].noted(cup), reply.user.id, words)
    await reply.show(more_page(cup, lines, names, words, noted, directs=True))


async def _directed(house: House, reply: Reply, press: Press) -> tuple[Cup, bool]:
    """The cup, and whether the person manages its server. Raises Refused `cup-not-director`."""
    cup = await _cup(house, reply, press)
    manager = await manages(house, reply, cup.row.guild_id)
    check_director(cup, reply.user.id, manager=manager)
    return cup, manager


@on_press("cupdo", form=True)
async def decide(house: House, reply: Reply, press: Press) -> None:
    cup, manager = await _directed(house, reply, press)
    cups, words, user_id = house[Cups], words_of(cup, reply.words.language), reply.user.id
    what = one_of(press.values, [BEGIN, OFF, OPTIONS, MATCH, *(f"date.{days}" for days in DATES)])
    if what == OPTIONS:
        await reply.modal(rules_form(cup, words))
    elif what == MATCH:
        await reply.modal(match_form(cup, words))
    elif what == OFF:
        await reply.show(sure_page(cup, "off" if cup.row.state == "gathering" else "end", words))
    elif what == BEGIN:
        await _show_more(house, reply, await cups.begin(cup.row.id, user_id, manager=manager))
    else:
        before = cup.row.begins_by if cup.row.state == "gathering" else cup.row.round_until or 0
        at = before + int(what.partition(".")[2]) * DAY
        await _show_more(house, reply, await cups.set_date(cup.row.id, user_id, at, manager=manager))


@on_press("cupsure")
async def end(house: House, reply: Reply, press: Press) -> None:
    cup, manager = await _directed(house, reply, press)
    await _show_more(house, reply, await house[Cups].call_off(cup.row.id, reply.user.id, manager=manager))


@on_press("cupoptions")
async def set_options(house: House, reply: Reply, press: Press) -> None:
    cup, manager = await _directed(house, reply, press)
    chosen = read_rules(reply.interaction, cup)
    await _show_more(house, reply, await house[Cups].set_options(cup.row.id, reply.user.id, chosen, manager=manager))


@on_press("cupdeputy")
async def set_deputy(house: House, reply: Reply, press: Press) -> None:
    cup, manager = await _directed(house, reply, press)
    chosen = people_in(reply.interaction, press.values)
    if not chosen:
        raise Refused("no-such-setting")
    done = await house[Cups].name_deputy(cup.row.id, reply.user.id, chosen[0], manager=manager)
    await _show_more(house, reply, done)


@on_press("cupwho")
async def about_person(house: House, reply: Reply, press: Press) -> None:
    cup, _ = await _directed(house, reply, press)
    own = cup.own(number(press.value, LONGEST_ID))
    await reply.show(person_page(cup, own, words_of(cup, reply.words.language)))


@on_press("cupabout")
async def decide_about(house: House, reply: Reply, press: Press) -> None:
    cup, manager = await _directed(house, reply, press)
    cups, who, user_id = house[Cups], number(_rest(press)), reply.user.id
    what = one_of([_rest(press, 2)], ("out", "back", "sub"))
    does = {"out": cups.remove, "back": cups.bring_back, "sub": cups.substitute}[what]
    await _show_more(house, reply, await does(cup.row.id, user_id, who, manager=manager))


@on_press("cupmatch")
async def about_match(house: House, reply: Reply, press: Press) -> None:
    cup, _ = await _directed(house, reply, press)
    link = _link(cup, read_match(reply.interaction))
    await reply.show(match_page(cup, link, words_of(cup, reply.words.language)))


@on_press("cupaside")
async def set_aside(house: House, reply: Reply, press: Press) -> None:
    cup, manager = await _directed(house, reply, press)
    link = _link(cup, _rest(press))
    done = await house[Cups].set_aside(cup.row.id, reply.user.id, link.match_id, manager=manager)
    await _show_more(house, reply, done)


@on_press("cupresult", form=True)
async def ask_for_result(house: House, reply: Reply, press: Press) -> None:
    cup, _ = await _directed(house, reply, press)
    await reply.modal(result_form(cup, _link(cup, _rest(press)), words_of(cup, reply.words.language)))


@on_press("cupplaces")
async def set_result(house: House, reply: Reply, press: Press) -> None:
    cup, manager = await _directed(house, reply, press)
    link = _link(cup, _rest(press))
    order = read_order(reply.interaction, cup, link)
    done = await house[Cups].set_result(cup.row.id, reply.user.id, link.match_id, order, manager=manager)
    await _show_more(house, reply, done)


def _link(cup: Cup, text: str) -> MatchLink:
    """The match of this number. Raises Refused `cup-no-match`."""
    wanted = number(text.strip(), LONGEST_NUMBER)
    found = next((one for one in cup.links if one.match_id == wanted), None)
    if found is None:
        raise Refused("cup-no-match")
    return found
