"""Who may see which page: what the page asks of whoever keeps that."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Visitor(NamedTuple):
    """Somebody who is signed in on a device. language: in which the link was asked for."""

    user_id: int
    name: str
    language: str


class Invitation(NamedTuple):
    """Whom a link signs in, and at which match; 0 for none."""

    visitor: Visitor
    match_id: int


class Doors(Protocol):
    """Keeps the links, the sessions, and which tables may be watched; stores no token that signs in."""

    async def invited(self, token: str) -> Invitation | None:
        """Whom a link signs in; None if it is none, too old or used. Looking at it spends nothing."""
        ...

    async def enter(self, token: str) -> tuple[str, Invitation] | None:
        """Use a link: the token of a new session; None like `invited`."""
        ...

    async def visitor(self, token: str) -> Visitor | None:
        """Whose session it is; None if there is none, or none any more."""
        ...

    async def leave_everywhere(self, user_id: int) -> None:
        """End all sessions and links of somebody."""
        ...

    async def watched(self, token: str) -> int | None:
        """The match for which such a link stands; None if there is none, or it was taken back."""
        ...

    async def nameless(self, match_id: int) -> set[int]:
        """The seats whose people are not named where everybody reads."""
        ...
