"""Tables in the middle of a match, and the notation of `vectors.toml`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.chance import seeded
from engine.core.event import Event
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.components import BACK_DICE
from engine.games.gilded_compass.dice import counted
from engine.games.gilded_compass.model import NEUTRAL, NOBODY, TURN, CompassState

EXPANSIONS = {"coveted": True, "ally": True, "tools": True, "fragments": True}
C_NAMES = {
    "Hidden Temple": "temple",
    "Illuminati": "illuminati",
    "Sunken Galleon": "galleon",
    "Galleon": "galleon",
    "Treasure Tower": "tower",
    "Tower": "tower",
}


def table(seats: int = 4, b: str = "auction", c: str = "tower", seed: int = 1, **options: bool) -> CompassState:
    """A fresh match in which seat 0 (A) starts."""
    state = GAME.setup(seats, {"b": b, "c": c, **options}, seeded(seed))
    state.start = state.turn = 0
    return state


def to_move(state: CompassState, seat: int, own: Sequence[int], neutral: Sequence[int] = ()) -> CompassState:
    """It is this seat's turn with this roll; everybody has dice enough for the round to go on."""
    state.phase = TURN
    state.turn = seat
    state.turns = seat
    state.left = [8] * state.seats
    state.roll = counted(own)
    state.left[seat] = len(own) + 1
    state.neutral_roll = counted(neutral) if neutral else []
    state.neutral_left[seat] = len(neutral)
    return state


def owner(letter: str) -> int:
    """A, B... are seats, N is the neutral player."""
    return NEUTRAL if letter == "N" else ord(letter) - ord("A")


def letter(number: int) -> str:
    return "N" if number == NEUTRAL else chr(ord("A") + number)


def seats_of(vector: dict[str, Any]) -> int:
    """As many players as the case names; no more than three if neutral dice are about."""
    text = str({key: vector[key] for key in ("given", "action", "expect")})
    named = max((ord(name) - ord("A") + 1 for name in "ABCDE" if f"{name}" in _letters(text)), default=2)
    width = vector["given"].get("width")
    return width - 2 if width else max(2, named)


def _letters(text: str) -> set[str]:
    words = "".join(char if char.isalnum() else " " for char in text).split()
    return {word[0] for word in words if word[0] in "ABCDE" and (len(word) == 1 or word[1:].isdigit())}


def groups(texts: Sequence[str]) -> list[tuple[int, tuple[int, ...]]]:
    """["A:4,4"] as owners and dice."""
    return [(owner(text[0]), tuple(int(die) for die in text[2:].split(","))) for text in texts]


def written(lying: Sequence[tuple[int, Sequence[int]]]) -> Counter[str]:
    """Owners and dice back as text, in no order."""
    return Counter(f"{letter(number)}:{','.join(map(str, dice))}" for number, dice in lying)


def row(texts: Sequence[str]) -> list[tuple[int, int]]:
    """["A1", "N6"] as owners and values."""
    return [(owner(text[0]), int(text[1:])) for text in texts]


def counts(text: str) -> Counter[str]:
    """ "A2 B1" as numbers."""
    return Counter({part[0]: int(part[1:]) for part in text.split() if int(part[1:])})


def archives(texts: Sequence[str]) -> list[tuple[int, int, int]]:
    return [(who, dice[0], len(dice)) for who, dice in groups(texts)]


def archives_written(state: CompassState) -> Counter[str]:
    return written([(who, (value,) * size) for who, value, size in state.archives])


def hall(texts: Sequence[str]) -> list[tuple[int, int, int]]:
    return [(who, dice[0], dice[-1]) for who, dice in groups(texts)]


def hall_written(state: CompassState) -> Counter[str]:
    return written([(who, range(low, high + 1)) for who, low, high in state.hall])


def temple(texts: Sequence[str]) -> list[tuple[int, int]]:
    """["1+6@A", "2+5"] as backs and owners."""
    found: list[tuple[int, int]] = []
    for text in texts:
        pair, _, who = text.partition("@")
        low, high = map(int, pair.split("+"))
        found.append((BACK_DICE.index((low, high)), owner(who) if who else NOBODY))
    return found


def library_of(state: CompassState) -> Counter[str]:
    return Counter({letter(seat): dice for seat, dice in enumerate(state.library) if dice})


def finish_round(
    state: CompassState,
    choose: Callable[[CompassState, list[Action]], Action] | None = None,
    until: Callable[[CompassState], bool] | None = None,
) -> list[Event]:
    """The last player's last die goes to the Library, then everything is resolved by `choose` (else the first choice).

    Returns all events up to the next round; the Library pays one token more to the last player.
    """
    last = state.seats - 1
    to_move(state, last, [6])
    state.left = [0] * last + [1]
    state.turns = 2 * state.seats - 1
    state.neutral_left = [0] * state.seats
    number = state.round
    told = GAME.apply(state, last, ("place", "library"))
    while state.round == number and GAME.actors(state) and not (until and until(state)):
        legal = list(GAME.legal(state, GAME.actors(state)[0]))
        action = choose(state, legal) if choose else legal[0]
        told += GAME.apply(state, GAME.actors(state)[0], action)
    return told


def takers(told: Sequence[Event], key: str) -> list[str]:
    """Who is named by the events of this key, in order."""
    return [letter(int(str(event.args["seat"]))) for event in told if event.key == key]


def tokens_for_dice(told: Sequence[Event], seats: int) -> Counter[str]:
    """Tokens paid by the Library, without the die that `finish_round` put there."""
    paid = Counter(
        {letter(int(str(e.args["seat"]))): int(str(e.args["count"])) for e in told if e.key == "tokens-gained"}
    )
    paid[letter(seats - 1)] -= 1
    return +paid
