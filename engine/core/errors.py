"""What goes wrong in the rules, as codes and values; the bot makes the sentences."""

from __future__ import annotations

from engine.core.event import Args, Value


class GameError(Exception):
    """Base of everything the engine refuses.

    `code` is a stable id in kebab case that names a sentence; `values` are the facts that sentence needs,
    with the same naming convention as the arguments of an event (see `engine.core.event`).
    """

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code, values)
        self.code = code
        self.values: Args = values

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code} ({facts})" if facts else self.code


class IllegalAction(GameError):
    """An action that the rules do not allow now. The state is exactly what it was before."""


class BadOptions(GameError):
    """Seats or options that the game does not offer."""


class BadRecord(GameError):
    """A recorded match or a stored state that cannot be read or does not replay."""
