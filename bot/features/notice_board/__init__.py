"""The notice board: one message on a server that lists the tables that wait there, seats of running matches that
anybody may take, what other features add, and how many people look for a table. Its channel, chosen in `/setup`, holds
it and nothing else."""

from __future__ import annotations

from bot.features.notice_board.service import BOARD, Boards
from bot.ui.press.feature import Feature

FEATURE = Feature(
    builds=lambda house: Boards(house.door.db, house.clock, [one.made_of for one in house.features.boards]),
    needs=("search",),
    optional=False,  # whoever wants none chooses no channel
    begins=lambda house: house[Boards].start(),
    ends=lambda house: house[Boards].stop(),
    rooms=(BOARD,),
    alone=(BOARD,),
    of_servers=(f"DELETE FROM card WHERE kind = '{BOARD}' AND about = ?1",),
)
