"""What a try has left behind whose answer was lost for long is found by its buttons, and goes; all else stays."""

from __future__ import annotations

from pathlib import Path

from bot.services.telling.wishes import Show
from bot.ui.pages.desk import desk
from bot.ui.pages.result import result_card
from bot.ui.pages.table import table_panel
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button
from bot.ui.stands import messages, posting
from tests.support.town import town


async def test_what_stands_twice_is_found_by_its_buttons(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        house = place.house
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        await place.settle()
        table = await house.tables.scene(1)
        seat = next(row.seat for row in table.panels if row.kind == "desk")  # of one who was called there
        (player,) = [one for one in place.people if one.id == table.seats[seat].user_id]
        direct = await messages.dm_channel(house, player.id)
        pages = (
            (Show("table"), thread.id, await table_panel(house, table)),
            (Show("result"), thread.id, await result_card(house, table)),
            (Show("desk", seat), direct, await desk(house, table, seat, "en")),
        )

        def standing() -> set[int]:
            return {one.id for room in (thread, player.user.dm_channel) for one in room.history()}

        before = standing()
        await messages.say(house, thread.id, "call", "Your turn", [button("Play", Press("play", 1, 0, "table.0.0"))])
        again = [await messages.post(house, at, f"again.{nth}", *page) for nth, (_, at, page) in enumerate(pages)]
        for nth, (panel, at, _) in enumerate(pages):
            stands = table.place_of(panel)
            assert stands is not None
            await posting.delete_unknown(house, table, panel, at, stands.message_id)
            assert standing() == {*before, *(one.message_id for one in again[nth + 1 :])}, (
                f"{panel}, and with the first one its call"
            )
