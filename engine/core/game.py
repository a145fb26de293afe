"""The contract of a game: one stateless object per game, one mutable state per match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.action import Action, is_action
from engine.core.chance import Chance
from engine.core.errors import BadOptions, BadRecord, IllegalAction
from engine.core.event import Event, Seat
from engine.core.layout import layout
from engine.core.meta import Meta
from engine.core.options import Option, Options, complete
from engine.core.outcome import Outcome
from engine.core.question import Question


class State(msgspec.Struct, kw_only=True):
    """What every match state has. Games add their own fields: ints, strings, short lists and tuples of them.

    seats:   how many players.
    options: the complete options of the table (never changed, so clones share it).
    chance:  the source of every draw and die.
    """

    seats: int
    options: Options
    chance: Chance


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one reader may know. Games add their own frozen fields.

    seats:  how many players.
    reader: the seat that reads, None for a spectator.
    waits:  the seats that the match waits for; empty while choices are sealed (then `secret_waits` counts them).
    outcome: the result once the match is over; whoever draws or words it takes ranks and tie-breaks from here.
    """

    seats: int
    reader: Seat | None
    waits: tuple[Seat, ...] = ()
    secret_waits: int = 0
    outcome: Outcome | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the match goes on."""
        return self.outcome.winners if self.outcome is not None else ()


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """The rules of one game. It holds no match: every method gets the state it works on."""

    meta: ClassVar[Meta]
    """Its facts; the properties below are shorthands."""
    state_type: ClassVar[type[Any]]
    """The game's State; `dump` and `load` follow its fields."""
    state_version: ClassVar[int] = 1
    """Raised by a release in which the same fields of a state mean something else; other fields need nothing."""

    @property
    def key(self) -> str:
        """The id of the game."""
        return self.meta.key

    @property
    def title(self) -> str:
        """The game's own name."""
        return self.meta.title

    @property
    def rules_version(self) -> int:
        """The version of the rules."""
        return self.meta.rules_version

    @property
    def players(self) -> range:
        """How many may play."""
        return self.meta.players

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose."""
        return self.meta.options

    # --- a match from start to end

    def setup(self, seats: int, options: Mapping[str, object], chance: Chance) -> S:
        """A new match for `seats` players; missing options take their defaults.

        Raises BadOptions for a number of players or an option that the game does not offer.
        """
        if type(seats) is not int or seats not in self.players:
            raise BadOptions("bad-seats", seats_given=str(seats)[:20], low=self.players[0], high=self.players[-1])
        return self.deal(seats, complete(self.options, seats, options), chance)

    @abstractmethod
    def deal(self, seats: int, options: Options, chance: Chance) -> S:
        """Set up a match with checked seats and complete options."""

    def opening(self, state: S) -> list[Event]:
        """What the set-up decided, told as events (start player, cards on offer); `state` is freshly set up."""
        return []

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """Whom the match waits for: nobody when it is over, several while they choose at the same time."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Every legal action of `seat`, in a fixed order, without duplicates; empty if it is not an actor."""

    def sealed(self, state: S) -> bool:
        """Whether the actors choose in secret: nobody may see who of them has chosen already."""
        return False

    @abstractmethod
    def question(self, state: S, seat: Seat) -> Question:
        """What `seat` is asked: its legal actions structured for a person, and the refused ones with reasons.

        Only for actors; raises IllegalAction `not-your-turn` otherwise.
        """

    def apply(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """Do `action` for `seat`, in place, and tell what happened.

        Raises IllegalAction, with the state exactly as it was, for anything that neither `legal` nor `retired` holds.
        """
        if type(seat) is not int:
            raise IllegalAction("malformed")
        legal = self.candidates(state, seat, action)
        try:
            known = legal[legal.index(action)]
        except ValueError:
            retired = self.retired(state, seat)
            if action not in retired:
                raise self._why_not(state, seat, action) from None
            known = retired[retired.index(action)]
        if known is not action and not is_action(action):
            raise IllegalAction("malformed")
        return self.perform(state, seat, known)

    def candidates(self, state: S, seat: Seat, action: Action) -> Sequence[Action]:
        """A part of `legal` that holds `action` if it is legal at all; `action` may be anything.

        A game whose legal list is long may answer with the part that the form of the action points to.
        """
        return self.legal(state, seat)

    def retired(self, state: S, seat: Seat) -> Sequence[Action]:
        """Actions that are offered no more but stand in the lists of actions of older matches, possible now.

        Each does for ever what it did, so that these matches replay without a new version of the rules. Nobody is
        asked about them: neither `legal` nor `question` holds them.
        """
        return ()

    @abstractmethod
    def perform(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """Do a legal action without checking it again. Search and replay of trusted records may call it."""

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        """Why an actor may not do this well-formed action, as exactly as the game can say."""
        for answer in self.question(state, seat).answers:
            if answer.action == action and answer.refusal is not None:
                return IllegalAction(answer.refusal.key, **answer.refusal.args)
        return IllegalAction("not-possible-now")

    def forced(self, state: S) -> tuple[Seat, Action] | None:
        """A step with nothing to decide, which the host does by itself: one actor with one legal action.

        A game answers None where doing it at once would tell the others what the seat holds.
        """
        actors = self.actors(state)
        if len(actors) != 1:
            return None
        legal = self.legal(state, actors[0])
        return (actors[0], legal[0]) if len(legal) == 1 else None

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` (None = a spectator) may know, built only from parts it may see."""

    def progress(self, view: V) -> float | None:
        """How much of the match is played, 0 to 1, as far as everybody can see: `view` is a spectator's.

        None if the game cannot tell.
        """
        return None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the match goes on."""

    # --- states as values

    def dump(self, state: S) -> dict[str, Any]:
        """The complete state as plain JSON data, the source of chance included."""
        return msgspec.to_builtins(state)

    @property
    def layout(self) -> str:
        """What a stored state is marked with: only one with the layout of this program may be loaded."""
        return layout(self.state_type, self.state_version)

    def load(self, data: object) -> S:
        """The state that `dump` wrote. Raises BadRecord `bad-state` with what is wrong."""
        try:
            return msgspec.convert(data, self.state_type)
        except msgspec.ValidationError as error:
            raise BadRecord("bad-state", detail=str(error)) from error

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy; the copy and the original do the same on the same action."""

    def determinize(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """A possible world: the same `view(seat)`, with everything that `seat` cannot know drawn anew from `chance`.

        The new state keeps `chance` as its source. This one serves a game whose state holds no secret at all: what
        nobody has seen is not drawn yet, and everything else lies open.
        """
        world = self.clone(state)
        world.chance = chance
        return world

    def _why_not(self, state: S, seat: Seat, action: object) -> IllegalAction:
        actors = self.actors(state)
        if not actors:
            return IllegalAction("game-over")
        if not 0 <= seat < state.seats:
            return IllegalAction("no-such-seat")
        if not is_action(action):
            return IllegalAction("malformed")
        if seat not in actors:
            # Not whom the match waits for: while choices are sealed that would tell who has chosen.
            return IllegalAction("not-your-turn")
        return self.refusal(state, seat, action)  # pyright: ignore[reportArgumentType]


AnyGame = Game[Any, Any]
