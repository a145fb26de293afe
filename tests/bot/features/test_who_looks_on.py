"""A model of who may seal, read and hide comments and follow matches, beside the house, in random orders of events."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from bot.features.comments.service import Comments
from bot.features.follow.service import Follows
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine.core.errors import GameError
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, started

EVERYBODY = (ANA, BEN, CLEO, DAN, EVA, 6)
STEPS = 90
HALF = 0.5


@dataclass(frozen=True)
class Sealed:
    """What somebody has sealed."""

    text: str
    guess: int | None
    hidden: bool = False


@dataclass
class Match:
    """What is to be true of a match."""

    seats: list[int | None]
    sat: set[int]
    over: bool = False
    sealed: dict[int, Sealed] = field(default_factory=dict[int, Sealed])
    follows: set[int] = field(default_factory=set[int])

    def seal(self, user: int, text: str, guess: int | None, *, early: bool) -> bool:
        """Whether that is allowed."""
        if self.over or user in self.sat:
            return False
        before = self.sealed.get(user, Sealed("", None))
        found = Sealed(text, guess if early else before.guess)
        self.sealed.pop(user, None)
        if found != Sealed("", None):
            self.sealed[user] = found
        return True

    def hide(self, author: int, by: int, *, manager: bool) -> bool:
        if not self.over or not (manager or by == author or by in self.seats):
            return False
        if author in self.sealed:
            self.sealed[author] = replace(self.sealed[author], hidden=True)
        return True

    def follow(self, user: int) -> bool:
        if self.over or user in self.seats:
            return False
        self.follows.add(user)
        return True

    def opened(self) -> dict[int, Sealed]:
        """What everybody may read."""
        return {user: row for user, row in self.sealed.items() if user not in self.sat} if self.over else {}


class World:
    """The model and the house side by side."""

    def __init__(self, house: House, matches: dict[int, Match], chance: Random) -> None:
        self.house = house
        self.matches = matches
        self.chance = chance
        self.words = 0
        self.said: dict[str, int] = {}

    async def early(self, match_id: int) -> bool:
        table = await self.house.tables.load(match_id)
        return (table.game.progress(table.view(None)) or 0) < HALF

    async def same(self, expected: bool, work: Awaitable[object]) -> None:
        """The house does it if and only if the model does."""
        done = True
        try:
            await work
        except GameError:
            done = False
        assert done == expected

    async def step(self) -> None:
        """One event, of whatever kind."""
        chance, house = self.chance, self.house
        match_id = chance.choice(list(self.matches))
        match, user = self.matches[match_id], chance.choice(EVERYBODY)
        comments, follows = house[Comments], house[Follows]
        kind = chance.choice(
            (
                "seal",
                "seal",
                "seal",
                "hide",
                "follow",
                "unfollow",
                *("play",) * 5,
                "leave",
                "sit",
                "end",
                "forget",
            )
        )
        if kind == "seal":
            self.words += 1
            text = chance.choice(("", f"word{self.words}."))
            self.said[text] = user
            guess = chance.choice((None, 0, 1))
            expected = match.seal(user, text, guess, early=match.over or await self.early(match_id))
            await self.same(expected, comments.seal(match_id, user, f"P{user}", text, guess))
        elif kind == "hide":
            author, manager = chance.choice(EVERYBODY), chance.random() < 0.2
            await self.same(
                match.hide(author, user, manager=manager), comments.hide(match_id, author, user, manager=manager)
            )
        elif kind == "follow":
            await self.same(match.follow(user), follows.begin(match_id, user))
        elif kind == "unfollow":
            match.follows.discard(user)
            await follows.end(match_id, user)
        elif match.over:
            return
        elif kind == "play":
            await self.play(match_id)
        elif kind == "leave" and user in match.seats:
            await house.match.seats.resign(match_id, user)
            match.seats[match.seats.index(user)] = None
        elif kind == "sit" and user not in match.sat:
            await self.sit(match_id, match, user)
        elif kind == "end" and chance.random() < 0.2:
            for seat in [one for one in match.seats if one is not None]:
                await house.match.seats.resign(match_id, seat)
                match.seats[match.seats.index(seat)] = None
        elif kind == "forget" and chance.random() < 0.3:
            await self.forget(user)
        await house.match.automatic.settled()
        self.look_at(match, await house.tables.load(match_id))

    def look_at(self, match: Match, table: Table) -> None:
        """What follows by itself: the match ends without people, or is played to its end."""
        match.over = table.row.status in ("finished", "ended")

    async def play(self, match_id: int) -> None:
        for _ in range(8):
            table = await self.house.tables.load(match_id)
            users = [table.seats[seat].user_id for seat in table.actors()]
            if not users or users[0] is None:
                return
            seat = table.actors()[0]
            legal = table.game.legal(table.state, seat)
            await self.house.match.steps.act(match_id, users[0], table.row.revision, self.chance.randrange(len(legal)))
            await self.house.match.automatic.settled()

    async def sit(self, match_id: int, match: Match, user: int) -> None:
        """Somebody takes over a seat."""
        asks = next((one for one in match.seats if one is not None), None)
        if asks is None:
            return
        seat = match.seats.index(asks)
        try:
            vote = await self.house.match.votes.ask(match_id, "replace", asks, for_user=user)
            await self.house.match.votes.cast(match_id, vote.id, user, "take", f"P{user}")
        except GameError:
            return
        if (await self.house.tables.load(match_id)).seats[seat].user_id == user:
            match.seats[seat] = user
            match.sat.add(user)

    async def forget(self, user: int) -> None:
        await self.house.people.personal.forget(user, lambda _: "somebody")
        for match_id, match in self.matches.items():
            match.sealed.pop(user, None)
            match.follows.discard(user)
            match.seats = [None if one == user else one for one in match.seats]
            self.look_at(match, await self.house.tables.load(match_id))

    async def check(self) -> None:
        """What people can read, and what they get of their own, is what the model says."""
        comments = self.house[Comments]
        for match_id, match in self.matches.items():
            table = await self.house.tables.load(match_id)
            found = {row.user_id: Sealed(row.text, row.guess, row.hidden) for row in await comments.opened(table)}
            assert found == match.opened()
            assert await comments.sealed(match_id) == len([user for user in match.sealed if user not in match.sat])
            for user in EVERYBODY:
                assert await self.house[Follows].follows(match_id, user) == (user in match.follows), (
                    match_id,
                    user,
                )
        user = self.chance.choice(EVERYBODY)
        exported = (await self.house.people.personal.export(user)).decode()
        assert len(json.loads(exported)["sealed_comments"]) == sum(user in one.sealed for one in self.matches.values())
        assert not [text for text, by in self.said.items() if text and by != user and text in exported]


@pytest.mark.parametrize("seed", range(2))
async def test_what_is_sealed_and_followed_is_what_a_model_says(house: House, seed: int) -> None:
    matches: dict[int, Match] = {}
    for players in ((ANA, BEN), (CLEO, DAN)):
        table = await started(house, BEN) if players[0] == ANA else await other(house, *players)
        matches[table.row.id] = Match([row.user_id for row in table.seats], set(players))
    world = World(house, matches, Random(seed))
    for _ in range(STEPS):
        await world.step()
        await world.check()


async def other(house: House, host: int, guest: int) -> Table:
    """A running match of two others."""
    table = await house.match.lobby.open(
        game="yucata", guild_id=9, channel_id=8, host_id=host, host_name="Host", pace="daily", language="en"
    )
    await house.match.lobby.join(table.row.id, guest, "Guest")
    await house.match.matches.start(table.row.id, host)
    return await house.tables.load(table.row.id)
