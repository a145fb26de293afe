"""Standing answers: give, change and cancel them."""

from __future__ import annotations

from functools import partial

from bot.services.match import standing
from bot.ui.pages.forms import submitted
from bot.ui.pages.standing import AHEAD, CANCEL, GIVEN, READY, page, standing_form
from bot.ui.press.asker import asked_to_act, refused, seated
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.desks import acting, show_after
from bot.ui.words.catalogues import game_words, plain, refusal
from engine.core.standing import BadStanding


@on_press(AHEAD, private=True, form=True)
async def ahead(house: House, reply: Reply, press: Press) -> None:
    table, seat = await seated(house, reply, press.match_id)
    words = plain(game_words(reply.words.language, table.game.key), table.seats)
    offered = standing.kinds(table, seat)
    wanted = press.token or press.value
    kind = offered[0] if len(offered) == 1 else next((one for one in offered if one.key == wanted), None)
    if kind is not None:
        stands = [one.standing for one in standing.of_seat(table, seat) if one.standing.kind == kind.key]
        await reply.modal(standing_form(table, kind, stands[0] if stands else None, words))
    elif offered and not wanted:
        await reply.show_apart(page(table, seat, offered, words))
    else:
        await reply.say(words("refusal-standing-too-late"))


@on_press(GIVEN)
async def given(house: House, reply: Reply, press: Press) -> None:
    try:
        chosen = submitted(reply.interaction)
        stand = partial(house.match.steps.stand, press.match_id, reply.user.id, press.token, chosen)
        await acting(house, reply, press, stand)
    except BadStanding as bad:
        table, _ = await seated(house, reply, press.match_id)
        await reply.say(refusal(plain(game_words(reply.words.language, table.game.key), table.seats), bad))
        return
    await show_after(house, reply, press.match_id)


@on_press(READY)
async def ready(house: House, reply: Reply, press: Press) -> None:
    """Give what a list offers: one field as chosen there, all else as usual."""
    table, seat = await asked_to_act(house, reply, press.match_id)
    key, field, choice = (*press.token.split("."), "", "")[:3]
    kind = next((one for one in standing.kinds(table, seat) if one.key == key), None)
    if kind is None or (field, choice) not in kind.ready:
        await show_after(house, reply, press.match_id, note="refusal-moved-on")
        return
    chosen = {one.key: [choice] if one.key == field else list(one.usual) for one in kind.fields}
    stand = partial(house.match.steps.stand, press.match_id, reply.user.id, key, chosen, press.revision)
    note = await refused(acting(house, reply, press, stand), "moved-on")
    await show_after(house, reply, press.match_id, note=note)


@on_press(CANCEL)
async def cancel(house: House, reply: Reply, press: Press) -> None:
    await house.match.steps.stand_down(press.match_id, reply.user.id, press.token)
    await show_after(house, reply, press.match_id)
