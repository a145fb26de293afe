"""What every request must be, and what every answer says and is sent within."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from typing import Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.services.errors import StorageError, where
from bot.ui.press.bounds import Bounds
from bot.web.html import Html
from engine.core.errors import GameError

log = logging.getLogger(__name__)

LARGEST_BODY: Final = 16 * 1024
BODY_SECONDS, ANSWER_SECONDS = 5.0, 20.0
"""How long a body may take to come, and an answer to be taken."""
KEEP_SECONDS: Final = 15.0
"""How long a connection may be silent, or a request take to begin; the proxies in `deploy` keep theirs for less."""
LONGEST_COOKIE: Final = 64
FORM: Final = "application/x-www-form-urlencoded"
SESSION, ENTRY, LOOK = "session", "entry", "look"
PAGE_COST, PICTURE_COST = 1, 0.1
PICTURES: Final = ("/p/", "/sign/", "/page/")
"""What an address pays for a page, and for what a page is made of: some have dozens of signs."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Telling = Callable[[web.Request, int, "str | GameError"], Awaitable[web.Response]]
"""Makes the page that says what is wrong: of a status, with the key of a sentence, or of what was refused."""


class Places(logging.Filter):
    """What the log says of a request that could not be answered: where that failed, never what it was about.

    aiohttp writes down the line of a request that is none, in which a link that signs in may stand; and whoever sends
    such lines would fill the log.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written down."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            record.msg, record.args, record.exc_info = "a request failed: %s", (where(error),), None
        return not isinstance(error, HttpProcessingError | web.RequestPayloadError)


class Trouble(Exception):
    """A page that says what is wrong. key: of its sentence."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status, self.key = status, key


class Guard:
    """Stands before every handler."""

    def __init__(self, address: str, tell: Telling) -> None:
        """address: at which the pages stand, as `https://games.example.org`.   tell: makes pages of troubles."""
        self._address, self._tell = address, tell
        self.secure = address.startswith("https://")
        self._host = address.partition("://")[2]
        self._bounds = Bounds()

    def cookie(self, name: str) -> str:
        """What a cookie is called. The prefix binds it to this host alone, and a browser takes it over TLS only."""
        return f"__Host-{name}" if self.secure else f"hourglass-{name}"

    def sent(self, request: web.Request, name: str) -> str:
        """What a browser has sent of a cookie; nothing for what no cookie of these pages can be."""
        value = request.cookies.get(self.cookie(name), "")
        return value if value.isascii() and len(value) <= LONGEST_COOKIE else ""

    def set_cookie(self, answer: web.StreamResponse, name: str, value: str, seconds: int) -> None:
        """Set one that only the server reads, and no other site sends along with a press."""
        answer.set_cookie(
            self.cookie(name), value, max_age=seconds, path="/", httponly=True, secure=self.secure, samesite="Lax"
        )

    def drop_cookie(self, answer: web.StreamResponse, name: str) -> None:
        """Take one back."""
        answer.del_cookie(self.cookie(name), path="/", httponly=True, secure=self.secure, samesite="Lax")

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Check the request, let it be answered, and send the answer."""
        try:
            await self._check(request)
            answer = await handler(request)
        except Trouble as trouble:
            answer = await self._tell(request, trouble.status, trouble.key)
        except GameError as refused:
            answer = await self._tell(request, 429 if refused.code == "too-fast" else 404, refused)
        except StorageError:  # the database has told the operator
            answer = await self._tell(request, 503, "trouble-storage")
        except web.HTTPException as error:
            if error.status < 400:
                raise
            key = "web-nothing-here" if error.status in (404, 405) else "web-not-understood"
            answer = await self._tell(request, error.status, key)
        except Exception as error:
            log.error("a page failed: %s", where(error))
            answer = await self._tell(request, 500, "trouble-inside")
        if not answer.prepared:
            await self._send(request, answer)
        return answer

    async def _check(self, request: web.Request) -> None:
        cost = PICTURE_COST if request.path.startswith(PICTURES) else PAGE_COST
        self._bounds.pay(address_of(request), cost)
        if request.headers.get("Host", "").lower() != self._host:
            raise Trouble(421, "web-other-host")
        if request.method not in ("GET", "HEAD", "POST"):
            raise web.HTTPMethodNotAllowed(request.method, ["GET", "HEAD", "POST"])
        if request.method == "POST":
            if request.headers.get("Origin", "").lower() != self._address:
                raise Trouble(403, "web-other-origin")
            packed = "Content-Encoding" in request.headers
            if packed or request.content_type != FORM or (request.charset or "utf-8").lower() != "utf-8":
                raise Trouble(415, "web-not-understood")
            if (request.content_length or 0) > LARGEST_BODY:
                raise Trouble(413, "web-too-much")
            try:
                async with asyncio.timeout(BODY_SECONDS):
                    (await request.read()).decode()
            except TimeoutError as error:
                raise Trouble(408, "web-too-slow") from error
            except (UnicodeDecodeError, web.RequestPayloadError) as error:
                raise Trouble(400, "web-not-understood") from error

    async def _send(self, request: web.Request, answer: web.StreamResponse) -> None:
        """Send it whole, to whoever takes it in time."""
        answer.headers.setdefault("Content-Security-Policy", POLICY)
        answer.headers.setdefault("Referrer-Policy", "same-origin")
        answer.headers.setdefault("Cache-Control", "private, no-store")
        answer.headers.update(
            {
                "X-Content-Type-Options": "nosniff",
                "X-Frame-Options": "DENY",
                "X-Robots-Tag": "noindex",
                "Cross-Origin-Resource-Policy": "same-origin",
                "Cross-Origin-Opener-Policy": "same-origin",
                "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
            }
        )
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await answer.prepare(request)
                await answer.write_eof()
        except (TimeoutError, ConnectionError):
            cut(request)


POLICY: Final = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"


def policy(nonce: str) -> str:
    """What a page may load: from its own host alone, and the one style that says where the areas of its picture lie."""
    return (
        "default-src 'none'; img-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
        f"font-src 'self'; style-src 'self' 'nonce-{nonce}'; base-uri 'none'; frame-ancestors 'none'"
    )


def html(text: Html, nonce: str, status: int = 200) -> web.Response:
    """A page as an answer."""
    answer = web.Response(text=f"<!doctype html>{text}", content_type="text/html", status=status)
    answer.headers["Content-Security-Policy"] = policy(nonce)
    return answer


def cut(request: web.Request) -> None:
    """Leave somebody who does not take what is sent."""
    if request.transport is not None:
        request.transport.abort()


def address_of(request: web.Request) -> int:
    """Where a request comes from, as a number: what the proxy on this machine has added last, or else the other end.

    All addresses of a network of IPv6 are one: whoever has one of them has 2^64 (RFC 6177).
    """
    seen = request.remote or ""
    if seen in ("127.0.0.1", "::1") and (told := request.headers.getall("X-Forwarded-For", [])):
        seen = told[-1].rpartition(",")[2].strip()
    try:
        found = ip_address(seen[:64])
    except ValueError:
        return hash(seen[:64])
    if isinstance(found, IPv6Address):
        return int(found.ipv4_mapped or int(found) >> 64)
    return int(found)


def same(given: str, wanted: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell how much of them is."""
    return compare_digest(given.encode(), wanted.encode())
