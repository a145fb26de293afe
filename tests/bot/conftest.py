"""Fixtures for the tests of the bot."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import pytest

from bot.ui.press.house import House
from tests.support.pressed import SHIPS
from tests.support.tables import house_at
from tests.support.toys import toy_game


@pytest.fixture
def toy() -> Generator[str]:
    """A small game with sealed choices, secret draws, ticking and confirming; its key."""
    with toy_game() as key:
        yield key


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A house that is not connected to Discord and draws no pictures."""
    async with house_at(tmp_path) as opened:
        yield opened


@pytest.fixture
def the_first_cards_are_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of Port Royal is dealt so that whoever is asked first may draw several times."""
    monkeypatch.setattr(secrets, "token_bytes", lambda number: bytes([SHIPS]) * number)
