"""How the recorded matches of every game are stored, digested; `python -m tests.support.layouts` writes it anew."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from engine import registry
from engine.core.action import parse_action
from engine.core.chance import Seeded
from engine.core.match import read_record, replay, seed_from_hex

GAMES = Path(__file__).parents[1] / "engine/games"


def stored_as(key: str) -> dict[str, Any]:
    """The layout of a game's states, and a digest of every state of each of its recorded matches."""
    game = registry.game(key)
    states: dict[str, str] = {}
    for path in sorted((GAMES / key / "recorded").glob("*.json")):
        record = read_record(path.read_bytes())
        digest = blake2b(digest_size=8)
        actions = [(seat, parse_action(action)) for seat, action in record.actions]
        seed = Seeded(seed=seed_from_hex(record.seed))
        replay(
            game,
            record.seats,
            record.options,
            seed,
            actions,
            on_step=lambda state, _step, to=digest: to.update(msgspec.json.encode(game.dump(state))),
        )
        states[path.stem] = digest.hexdigest()
    return {"layout": game.layout, "states": states}


def kept(key: str) -> bool:
    """Whether anything was written of a game."""
    return (GAMES / key / "layout.json").exists()


def known(key: str) -> dict[str, Any]:
    """What was written of a game."""
    return msgspec.json.decode((GAMES / key / "layout.json").read_bytes())


if __name__ == "__main__":
    for each in registry.games():
        written = msgspec.json.format(msgspec.json.encode(stored_as(each.key)), indent=2)
        (GAMES / each.key / "layout.json").write_bytes(written + b"\n")
