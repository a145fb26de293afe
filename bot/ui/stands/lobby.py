"""The card of a table: in its channel, and in the direct messages of whoever sits there from another server."""

from __future__ import annotations

from bot.services.processes.right_of_way import Showing, answering
from bot.services.table.scene import Scene, SeatRow
from bot.services.telling.cards import LOBBY, LOBBY_ELSEWHERE, CardRow
from bot.ui.pages.lobby import Abroad, lobby_card
from bot.ui.press.called import called_or_named, calls, user_ids
from bot.ui.press.custom_id import Press, beginning
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, button, view_of
from bot.ui.press.reply import Reply
from bot.ui.stands.answered import answer
from bot.ui.stands.card import Card, Gone, card
from bot.ui.stands.quiet import undisturbed
from bot.ui.words import calling
from bot.ui.words.catalogues import game_words, house_words

STOOD = 1
"""The occasion of a card that stands or has stood: one that somebody has deleted is not posted anew."""


async def answer_with_card(house: House, reply: Reply, match_id: int) -> None:
    """Answer a press on the card of a table with the card as it stands now, for whoever reads it there.

    Whoever has left it in direct messages is told so: the table is nothing of theirs any more.
    """
    showing, user_id = answering(), reply.user.id
    with house.right_of_way.changing(reply.place, showing):
        cards = house.telling.cards
        rows = await cards.of(LOBBY, match_id), await cards.of(LOBBY_ELSEWHERE, match_id, user_id)
        table = await house.tables.scene(match_id)
        if reply.interaction.guild_id is None and not table.row.direct and table.seat_of(user_id) is None:
            await reply.show(view_of(reply.words("board-left", number=str(match_id))))
            return
        abroad = None if table.at_home(user_id) else Abroad(user_id, reply.words.language)
        page = await lobby_card(house, table, showing=showing, abroad=abroad)
        await answer(house, reply, rows[abroad is not None], page, showing)


def _marks(row: CardRow) -> tuple[str, ...]:
    return beginning("join", row.about), beginning("leave", row.about)


@card(LOBBY, marks=_marks)
async def lobby(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The card in the channel; of a rematch it calls those who sat there before."""
    table = await house.tables.scene(row.about)
    new = row.since != STOOD
    if new and table.row.status != "lobby":
        return Gone()
    said, called = await _of_rematch(house, table) if new else ("", [])
    # Who avoids the host stands there like everybody else, and is not notified.
    apart = await house.people.apart.chose(user_ids(called), table.row.host_id)
    rung = [user_id for user_id in user_ids(called) if user_id not in apart]
    silent = bool(called) and (not rung or await undisturbed(house, table, rung))
    join = button(house_words(table.row.language)("button-join"), Press("join", table.row.id), GREEN)
    line = (f"{calls(called)} {calling.rematch(table)}", [join]) if called and not silent else None
    page = await lobby_card(house, table, said, showing)
    return Card(page, room=table.row.channel_id, line=line, since=STOOD, due=new, silent=silent, but=apart)


async def _of_rematch(house: House, table: Scene) -> tuple[str, list[SeatRow]]:
    """What stands above the card of a rematch, and whom that calls."""
    if table.row.rematch_of is None:
        return "", []
    before = await house.tables.seats_of(table.row.rematch_of)
    others = [seat for seat in before if seat.user_id is not None and table.seat_of(seat.user_id) is None]
    words = game_words(table.row.language, table.game.key)
    said = words("rematch-call", who=words.listing(map(called_or_named, others)), count=len(others))
    return said, [seat for seat in others if seat.account is not None]


@card(LOBBY_ELSEWHERE, marks=_marks)
async def lobby_elsewhere(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The same for whoever sits there from another server, in place of the words that told of the seat."""
    table = await house.tables.scene(row.about)
    if table.at_home(row.person) and (table.row.status == "lobby" or table.row.by_account):
        return Gone()  # has left before the start; whoever has left since may come back
    language = (await house.people.preferences.of(row.person)).language or table.row.language
    page = await lobby_card(house, table, showing=showing, abroad=Abroad(row.person, language))
    return Card(page, line=("", ()), since=STOOD, due=False)
