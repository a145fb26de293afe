"""A press is followed through the program as it runs: how many rooms whoever reads along has to enter."""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from tests.support.catalogues import ROOT
from tests.support.pressed import actor, desk_of
from tests.support.town import buttons, town

MOST_ROOMS = 12
"""Folders of the bot; beside them stand those of the game (its rules, its texts, its pictures) and of features."""


def room_of(path: Path) -> str:
    """The folder of a module of the bot, "" for what belongs to none: a game, a feature, the pretended Discord."""
    match path.parts:
        case ("bot", "games" | "playground" | "features", *_) | ("bot", _):
            return ""
        case ("bot", *folders, _):
            return "/".join(folders)
        case _:
            return ""


@contextmanager
def entered(until: Sequence[object]) -> Generator[set[str]]:
    """The rooms in which code runs, for as long as that list has no new entry."""
    rooms: set[str] = set()
    seen: set[str] = set()
    before = len(until)

    def look(frame: FrameType, event: str, _argument: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name not in seen and len(until) == before:
            seen.add(name)
            path = Path(name)
            if path.is_relative_to(ROOT):
                rooms.add(room_of(path.relative_to(ROOT)))

    sys.setprofile(look)
    try:
        yield rooms
    finally:
        sys.setprofile(None)
        rooms.discard("")


@pytest.mark.parametrize("game", ["yucata", "port_royal"])
async def test_a_press_is_answered_after_twelve_rooms(game: str, tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start(game, 2)
        who = await actor(place)
        desk = await desk_of(place, who, thread)
        answer = next(item["custom_id"] for item in buttons(desk) if ":do:" in item["custom_id"])
        with entered(place.env.backend.http_requests) as rooms:
            await place.click(who, desk, answer)
        assert {"exts", "services/match", "db"} <= rooms
        assert len(rooms) <= MOST_ROOMS, sorted(rooms)
