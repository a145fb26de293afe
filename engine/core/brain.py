"""What a game tells the players that the computer runs: how a decent player thinks about it.

A brain is stateless, like its game. Every state it is given is a possible world (`Game.determinize`) of the seat that
thinks, or follows from one, so it may read all of it; `policy` still ought to use only what `seat` knows there, or the
playouts teach a player to count on others who see through cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.chance import Chance, Source
from engine.core.event import Seat
from engine.core.game import Game, State

S = TypeVar("S", bound=State)

Parts = tuple[tuple[str, float], ...]
"""Points by what they come from: pairs of a source's id and its points, the same sources in the same order always."""


class Brain(ABC, Generic[S]):
    """The thoughts of a player of one game. A game's folder offers one as `BRAIN` in its module `brain`."""

    game: Game[S, Any]
    playouts: ClassVar[int] = 240
    """How many playouts a strong player spends on one decision."""
    open: ClassVar[bool] = False
    """Whether nothing is hidden and nothing is drawn, so that a strong player can look ahead instead."""
    gentle_noise: ClassVar[int] = 35
    """Of a hundred decisions of a gentle player, how many are a random sane action."""

    @abstractmethod
    def parts(self, state: S, seat: Seat) -> Parts:
        """The points that `seat` is expected to have at the end, by where they come from; then, its points."""

    def evaluate(self, state: S) -> Sequence[float]:
        """The points that each seat is expected to have at the end: the sums of `parts`.

        Search asks this after each playout; a brain that can sum up without naming the parts says so here.
        """
        return [sum(points for _, points in self.parts(state, seat)) for seat in range(state.seats)]

    @abstractmethod
    def spread(self, state: S) -> float:
        """How uncertain `evaluate` is, in points: a lead of so much makes winning e times as likely. Above 0."""

    @abstractmethod
    def policy(self, state: S, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        """The rule of thumb of a decent player: quick, and never a blunder. `legal` has two actions at least."""

    def good(self, state: S, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        """What that player does who takes a moment to think: the rule, unless a game knows better."""
        return self.policy(state, seat, legal, chance)

    def gentle(self, state: S, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        """What a gentle player does when it does not slip: the rule, unless that is too weak in a game."""
        return self.policy(state, seat, legal, chance)

    def blunder(self, state: S, seat: Seat, action: Action) -> str | None:
        """The id of what makes this legal action laughable to whoever knows the rules, or None."""
        return None

    def theme(self, state: S, seat: Seat, best: Action, other: Action) -> str:
        """The id of what the difference between two legal actions is about, for whoever took `other` where `best` was
        better: one of a few of a game, by default what is done in the better one."""
        return str(best[0])

    def sane(self, state: S, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """The legal actions worth a thought, never none: without blunders and without what leads nowhere.

        Search tries each of them, so a game with long lists keeps this one short.
        """
        return [action for action in legal if self.blunder(state, seat, action) is None] or legal

    @abstractmethod
    def clock(self, state: S) -> int:
        """How far the match has come, in turns or smaller steps; it never goes back."""

    @abstractmethod
    def horizon(self, state: S) -> int:
        """The reading of `clock` at which playouts from `state` stop and are evaluated, whatever is done first.

        In an open game, how far a strong player looks ahead.
        """

    def matters(self, state: S, seat: Seat) -> bool:
        """Whether this decision is worth a search; the rule takes the others."""
        return True

    def position(self, state: S) -> Hashable:
        """All that decides how an open game goes on from here and ends, whatever way it has come."""
        return str(self.game.dump(state))

    def world(self, state: S, seat: Seat, chance: Chance) -> S:
        """A possible world for `seat`, likely ones more often where a game knows how. A pure function of what the
        seat can know and of `chance`, which becomes the source of the new state.
        """
        return self.game.determinize(state, seat, chance)
