"""The ways to the pages.

/                    all tables of whoever is signed in
/m/<match>           a table, for whoever sits there; a press is sent to the same address
/m/<match>/past      its earlier pictures;   /m/<match>/live  tells when it has changed
/next                the match that waits longest
/in/<token>          signing in;   /out  signing out everywhere;   /look  light or dark
/t/<token>           a table for everybody, with /words, /live and /board.png
/p/<name>            a picture of a page;   /sign/<name>, /page/<mark>/<name>  what belongs to all of them
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncGenerator, Collection, Hashable, Mapping
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Any, cast
from urllib.parse import urlencode
from zoneinfo import ZoneInfo

from aiohttp import web
from cachetools import TTLCache
from multidict import MultiMapping

from bot.services.clock.zones import UNSAID
from bot.services.errors import Refused
from bot.services.table.scene import MatchRow, Scene
from bot.ui.pages.next_match import next_match
from bot.ui.press.asker import number
from bot.ui.press.bounds import COSTLY
from bot.ui.press.custom_id import parse
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words, house_words, refusal
from bot.web import entrance, mine, past, table, watch
from bot.web.asked import PageReply, answered
from bot.web.bar import Choice
from bot.web.components import ASKED, CHOSEN, FIELD, LONGEST, PRESSED
from bot.web.doors import Doors, Invitation, Visitor
from bot.web.frame import LOOKS, PAGE, Body, asset, framed, language_of
from bot.web.guard import ENTRY, KEEP_SECONDS, LARGEST_BODY, LOOK, SESSION, Guard, Places, Trouble, address_of, same
from bot.web.reader import Reader, Web, texts_of
from bot.web.shelf import EVERYBODY, Shelf
from bot.web.signs import SignPictures
from bot.web.streams import MOST, Streams
from engine.core.errors import GameError

KEPT = "max-age=31536000, immutable"
SESSION_SECONDS, ENTRY_SECONDS, LOOK_SECONDS = 30 * 86400, 600, 365 * 86400
MOST_FIELDS = 60
MOST_SHARED, SHARED_SECONDS = 200, 15.0
"""Pages of everybody that are kept, and for how long: many people ask for the same one at once when it has changed."""
MOST_CONNECTIONS = MOST + 500
"""Those of open pages, and of all else that is asked at once. Silent ones too have a file of the process, of which the
database and Discord need theirs."""
NOBODY = 0
"""Whoever looks on: no person of Discord has this number."""
LONGEST_MATCH, LONGEST_AT = 15, 6
_NOTES = ("refusal-moved-on", "refusal-nothing-to-undo", "refusal-no-such-choice", "refusal-not-your-turn")


class Server:
    """Answers browsers."""

    def __init__(self, house: House, doors: Doors, address: str, feature: str) -> None:
        """address: at which the pages stand.   feature: whose pages they are, which servers may switch off."""
        self._house, self._doors, self._address, self._feature = house, doors, address, feature
        self._guard = Guard(address, self._tell)
        self._web = Web(house, Shelf(), SignPictures(house))
        self.streams = Streams(house)
        self._shared = TTLCache[Hashable, asyncio.Task[Body], float](MOST_SHARED, SHARED_SECONDS)

    async def whole(self) -> None:
        """Wait until everything is there that pages come without at first."""
        await self._web.signs.drawn()

    def application(self) -> web.Application:
        """The routes."""
        app = web.Application(middlewares=[self._guard.middleware], client_max_size=LARGEST_BODY)
        add = app.router
        add.add_get("/", self._mine)
        add.add_get("/next", self._next)
        add.add_get("/in/{token:[A-Za-z0-9_-]{1,64}}", self._invited)
        add.add_post("/in/{token:[A-Za-z0-9_-]{1,64}}", self._enter)
        add.add_post("/out", self._leave)
        add.add_post("/look", self._look)
        add.add_get("/m/{match:[0-9]{1,15}}", self._table)
        add.add_post("/m/{match:[0-9]{1,15}}", self._press)
        add.add_get("/m/{match:[0-9]{1,15}}/past", self._past)
        add.add_get("/m/{match:[0-9]{1,15}}/live", self._live, allow_head=False)
        add.add_get("/t/{token:[A-Za-z0-9_-]{1,64}}", self._watch)
        add.add_get("/t/{token:[A-Za-z0-9_-]{1,64}}/words", self._words)
        add.add_get("/t/{token:[A-Za-z0-9_-]{1,64}}/live", self._watch_live, allow_head=False)
        add.add_get("/t/{token:[A-Za-z0-9_-]{1,64}}/board.png", self._board)
        add.add_get("/p/{name}", self._picture)
        add.add_get("/sign/{name}", self._sign)
        add.add_get("/page/{mark}/{name}", self._file)
        add.add_get("/robots.txt", self._robots)
        app.on_startup.append(self._begin)
        app.on_shutdown.append(self._end)
        return app

    async def _begin(self, _app: web.Application) -> None:
        self.streams.begin()
        self._web.signs.start()

    async def _end(self, _app: web.Application) -> None:
        await self.streams.close()
        await self._web.signs.stop()
        await self._web.stop()

    # --- who reads

    async def _reader(self, request: web.Request) -> Reader:
        session = self._guard.sent(request, SESSION)
        visitor = await self._doors.visitor(session) if session else None
        language, zone = language_of(request.headers.get("Accept-Language", "")), UNSAID
        if visitor is not None:
            player = await self._house.people.preferences.of(visitor.user_id)
            language, zone = player.language or visitor.language, player.zone
        look = self._guard.sent(request, LOOK)
        token = blake2b(f"form {session}".encode(), digest_size=16).hexdigest()
        return Reader(visitor, language, ZoneInfo(zone), token, look if look in LOOKS else LOOKS[0])

    async def _visitor(self, request: web.Request) -> tuple[Reader, Visitor]:
        """Who is signed in. Raises Trouble for nobody, Refused for somebody who is kept out of the bot."""
        reader = await self._reader(request)
        if reader.visitor is None:
            raise Trouble(401, "web-how-in")
        await self._admit(reader.visitor)
        return reader, reader.visitor

    async def _admit(self, visitor: Visitor) -> None:
        """Raises Refused for whoever is kept out of the bot, as every press on Discord does."""
        await self._house.features.admit(visitor.user_id, None)

    async def _sent(self, request: web.Request, reader: Reader) -> MultiMapping[Any]:
        """What a form has sent. Raises Trouble if it is none of this reader's pages."""
        given = await request.post()
        if len(given) > MOST_FIELDS or not same(str(given.get("token", "")), reader.token):
            raise Trouble(403, "web-old-form")
        return given

    async def _tell(self, request: web.Request, status: int, what: str | GameError) -> web.Response:
        """The page of a trouble."""
        language = language_of(request.headers.get("Accept-Language", ""))
        words = house_words(language)
        reader = Reader(None, language, ZoneInfo(UNSAID), "", LOOKS[0])
        text = words(what) if isinstance(what, str) else refusal(words, what)
        answer = framed(entrance.trouble_page(reader, text), words, reader.look, status)
        if status == 405:
            answer.headers["Allow"] = "GET, HEAD, POST"
        return answer

    def _shown(self, reader: Reader, body: Body, status: int = 200) -> web.Response:
        return framed(body, reader.words, reader.look, status)

    # --- signing in and out

    async def _invited(self, request: web.Request) -> web.StreamResponse:
        reader, token = await self._reader(request), request.match_info["token"]
        invitation = await self._doors.invited(token)
        if invitation is None:
            raise Trouble(404, "web-link-over")
        await self._admit(invitation.visitor)
        if reader.visitor is not None and reader.visitor.user_id == invitation.visitor.user_id:
            return web.Response(status=303, headers={"Location": _there(invitation)})
        if reader.visitor is None:
            reader = Reader(None, invitation.visitor.language, reader.zone, "", reader.look)
        nonce = secrets.token_urlsafe(16)
        answer = self._shown(reader, entrance.entrance_page(reader, invitation, token, nonce, reader.visitor))
        # Another policy would have the form send no origin at all, and `same-origin` would name the link to the style.
        answer.headers["Referrer-Policy"] = "strict-origin"
        self._guard.set_cookie(answer, ENTRY, nonce, ENTRY_SECONDS)
        return answer

    async def _enter(self, request: web.Request) -> web.StreamResponse:
        token, given = request.match_info["token"], await request.post()
        nonce = self._guard.sent(request, ENTRY)
        if not nonce or not same(str(given.get("token", "")), entrance.proof(nonce, token)):
            raise Trouble(403, "web-old-form")
        entered = await self._doors.enter(token)
        if entered is None:
            raise Trouble(404, "web-link-over")
        session, invitation = entered
        answer = web.Response(status=303, headers={"Location": _there(invitation)})
        self._guard.set_cookie(answer, SESSION, session, SESSION_SECONDS)
        self._guard.drop_cookie(answer, ENTRY)
        return answer

    async def _leave(self, request: web.Request) -> web.StreamResponse:
        reader, visitor = await self._visitor(request)
        await self._sent(request, reader)
        await self._doors.leave_everywhere(visitor.user_id)
        self.streams.of_person(visitor.user_id)
        answer = web.Response(status=303, headers={"Location": "/"})
        self._guard.drop_cookie(answer, SESSION)
        return answer

    async def _look(self, request: web.Request) -> web.StreamResponse:
        look = str((await request.post()).get("look", ""))
        back = request.headers.get("Referer", "").removeprefix(self._address)
        there = back if _HERE.fullmatch(back) else "/"
        answer = web.Response(status=303, headers={"Location": there})
        self._guard.set_cookie(answer, LOOK, look if look in LOOKS else LOOKS[0], LOOK_SECONDS)
        return answer

    # --- the pages of a person

    async def _mine(self, request: web.Request) -> web.StreamResponse:
        reader = await self._reader(request)
        if reader.visitor is None:
            return self._shown(reader, entrance.outside_page(reader))
        await self._admit(reader.visitor)
        return self._shown(reader, await mine.mine_page(self._web, reader, reader.visitor))

    async def _next(self, request: web.Request) -> web.StreamResponse:
        _, visitor = await self._visitor(request)
        found = await next_match(self._house, visitor.user_id, number(request.query.get("but", ""), LONGEST_MATCH))
        return web.Response(status=303, headers={"Location": "/" if found is None else f"/m/{found.match_id}"})

    async def _seat(self, request: web.Request, visitor: Visitor) -> tuple[Scene, int | None]:
        """The match that a page is about, and the seat of its reader; None before it has begun.

        Raises Refused `no-such-match` or `not-at-this-table` for whoever does not sit there, `feature-off`.
        """
        scene = await self._house.tables.scene(await self._sat(request, visitor))
        seat = scene.seat_of(visitor.user_id)
        if scene.row.started_at is None:
            return scene, None
        if seat is None:
            raise Refused("not-at-this-table")
        return scene, seat

    async def _sat(self, request: web.Request, visitor: Visitor) -> int:
        """The match that a page is about. Raises Refused `no-such-match` for whoever never sat there, `feature-off`."""
        match_id = number(request.match_info["match"], LONGEST_MATCH)
        _, found = await self._house.tables.asked_by(visitor.user_id, match_id)
        if found is None or not found.sat:
            raise Refused("no-such-match", number=match_id)
        await self._house.features.check(self._feature, found.guild_id or None)
        return match_id

    async def _table(self, request: web.Request) -> web.StreamResponse:
        reader, visitor = await self._visitor(request)
        scene, seat = await self._seat(request, visitor)
        choice, note = await self._chosen(request.query, scene, seat)
        if note not in _NOTES:
            note = ""
        return self._shown(reader, await self._drawn(reader, scene, seat, choice, table.Answer(note=note)))

    async def _drawn(
        self, reader: Reader, scene: Scene, seat: int | None, choice: Choice, answer: table.Answer
    ) -> Body:
        if seat is None:
            return await table.waiting_page(self._web, reader, scene)
        return await table.seat_page(self._web, reader, scene, seat, choice, answer)

    async def _chosen(self, query: Mapping[str, str], scene: Scene, seat: int | None) -> tuple[Choice, str]:
        """What was tapped, and the note with which that is answered: none of it counts where the match has moved on."""
        if "r" not in query or seat is None:
            return Choice(), query.get("note", "")
        revision = number(query["r"], 9)
        if not await self._house.tables.still_current(scene, seat, revision):
            return Choice(), "refusal-moved-on"
        sure = number(query.get("s", ""), LONGEST_AT)
        return Choice(revision, query.get("t", "")[:64], None if sure < 0 else sure), query.get("note", "")

    async def _press(self, request: web.Request) -> web.StreamResponse:
        reader, visitor = await self._visitor(request)
        given = await self._sent(request, reader)
        press = parse(str(given.get(PRESSED, "")), [str(value) for value in given.getall(CHOSEN, [])])
        if press is None or str(press.match_id) != request.match_info["match"]:
            raise Trouble(400, "web-not-understood")
        await self._sat(request, visitor)
        words = house_words(reader.language)
        reply = await answered(self._house, visitor.user_id, visitor.name, words, press, _filled(given))
        here = f"/m/{press.match_id}"
        if reply.opened is not None:
            opened = reply.opened
            asked: dict[str, str | int] = {"note": opened.note} if opened.note else {}
            if opened.sure is not None:
                asked |= {"r": press.revision, "s": opened.sure}
            return web.Response(status=303, headers={"Location": f"{here}?{urlencode(asked)}" if asked else here})
        try:
            scene, seat = await self._seat(request, visitor)
        except Refused:
            if reply.view is None:
                raise
            return self._shown(reader, await self._alone(reader, reply, here))
        answer = table.Answer(reply)
        return self._shown(reader, await self._drawn(reader, scene, seat, Choice(), answer))

    async def _alone(self, reader: Reader, reply: PageReply, here: str) -> Body:
        """What a press has brought at a table at which the reader does not sit any more."""
        assert reply.view is not None
        page = await self._web.page(reader, reader.words, "", here, texts_of(reply.view), reply.files)
        return Body(
            reader.words("web-mine"), page.message(reply.view), ways=past.ways(reader.words, 0), foot=past.foot(page)
        )

    async def _past(self, request: web.Request) -> web.StreamResponse:
        reader, visitor = await self._visitor(request)
        scene, seat = await self._seat(request, visitor)
        if seat is None:
            raise Refused("not-running")
        self._house.bounds.pay(visitor.user_id, COSTLY)
        at, eyes = _turn(request.query)
        if "e" not in request.query:
            eyes = seat
        async with self._house.bounds.turn(visitor.user_id, costly=True):
            live, here = await self._house.tables.live(scene.row.id), f"/m/{scene.row.id}"
            return self._shown(
                reader, await past.earlier(self._web, reader, scene, live, at, eyes, seat, f"{here}/past", here)
            )

    async def _live(self, request: web.Request) -> web.StreamResponse:
        _, visitor = await self._visitor(request)
        scene, seat = await self._seat(request, visitor)

        async def still() -> bool:
            _, now = await self._visitor(request)
            table = await self._house.tables.glance(await self._sat(request, now))
            return seat is None or table.seat_of(now.user_id) == seat

        return await self.streams.follow(request, scene.row.id, seat, visitor.user_id, still)

    # --- the pages of everybody

    async def _watched(self, request: web.Request) -> MatchRow:
        """The match of an address. Raises Trouble, Refused `feature-off`, `server-kept-out`."""
        match_id = await self._doors.watched(request.match_info["token"])
        if match_id is None:
            raise Trouble(404, "web-nothing-here")
        row = (await self._house.tables.glance(match_id)).row
        await self._house.features.admit(NOBODY, row.guild_id or None)
        await self._house.features.check(self._feature, row.guild_id or None)
        return row

    async def _named(self, match_id: int, language: str, hidden: Collection[int]) -> Scene:
        """The table as everybody may read it. hidden: the seats of people who do not want to be named there."""
        scene = await self._house.tables.scene(match_id)
        return watch.with_names(scene, hidden, game_words(language, scene.game.key)("web-a-player"))

    async def _watch(self, request: web.Request) -> web.StreamResponse:
        """A page of everybody: made once for all who ask for it before something changes."""
        reader, row = await self._everybody(request), await self._watched(request)
        at, eyes = _turn(request.query)
        here = f"/t/{request.match_info['token']}"
        hidden = frozenset(await self._doors.nameless(row.id))

        async def drawn() -> Body:
            scene = await self._named(row.id, reader.language, hidden)
            return await watch.watch_page(self._web, reader, scene, self._address, here, at, eyes)

        page = here, row.changes, reader.language, at, eyes, hidden
        task = self._shared.get(page)
        if task is None:
            task = self._shared[page] = asyncio.create_task(drawn())
        try:
            return self._shown(reader, await asyncio.shield(task))
        except Exception:
            self._shared.pop(page, None)
            raise

    async def _everybody(self, request: web.Request) -> Reader:
        """Whoever looks on: nothing on these pages depends on who that is, but for the language and the look."""
        found = await self._reader(request)
        return Reader(None, found.language, ZoneInfo(UNSAID), "", found.look)

    async def _words(self, request: web.Request) -> web.StreamResponse:
        reader, row = await self._everybody(request), await self._watched(request)
        scene = await self._named(row.id, reader.language, await self._doors.nameless(row.id))
        if scene.row.started_at is None:
            raise Trouble(404, "web-nothing-here")
        return self._shown(
            reader, await watch.words_page(self._web, reader, scene, f"/t/{request.match_info['token']}")
        )

    async def _watch_live(self, request: web.Request) -> web.StreamResponse:
        row = await self._watched(request)

        async def still() -> bool:
            return (await self._watched(request)).id == row.id

        return await self.streams.follow(request, row.id, None, ("", address_of(request)), still)

    async def _board(self, request: web.Request) -> web.StreamResponse:
        row = await self._watched(request)
        scene = await self._named(row.id, row.language, await self._doors.nameless(row.id))
        if scene.row.started_at is None:
            raise Trouble(404, "web-nothing-here")
        at, _ = _turn(request.query)
        png = await watch.board_picture(self._web, scene, at, row.language)
        answer = web.Response(body=png, content_type="image/png", headers={"Cache-Control": "public, max-age=300"})
        answer.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return answer

    # --- what pages are made of

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        kept = self._web.shelf.get(request.match_info["name"])
        if kept is None:
            raise Trouble(404, "web-nothing-here")
        if kept.reader != EVERYBODY:
            _, visitor = await self._visitor(request)
            if visitor.user_id != kept.reader:
                raise Trouble(404, "web-nothing-here")
        whose = "public" if kept.reader == EVERYBODY else "private"
        headers = {"Cache-Control": f"{whose}, {KEPT}"}
        return web.Response(body=kept.data, content_type=kept.kind, headers=headers)

    async def _sign(self, request: web.Request) -> web.StreamResponse:
        found = self._web.signs.get(request.match_info["name"])
        if found is None:
            raise Trouble(404, "web-nothing-here")
        return web.Response(body=found, content_type="image/png", headers={"Cache-Control": f"public, {KEPT}"})

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        kinds = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "ttf": "font/ttf"}
        ending = name.rpartition(".")[2]
        # What the style names lies beside it.
        named_by = "style.css" if ending == "ttf" else name
        if name not in _FILES or request.path != f"{asset(named_by).rpartition('/')[0]}/{name}":
            raise Trouble(404, "web-nothing-here")
        body = PAGE.joinpath(name).read_bytes()
        answer = web.Response(body=body, content_type=kinds[ending], charset="utf-8")
        answer.enable_compression()
        answer.headers["Cache-Control"] = f"public, {KEPT}"
        return answer

    async def _robots(self, _request: web.Request) -> web.StreamResponse:
        # Whoever unfolds a link has to read it; nothing is to be found by searching.
        return web.Response(text="User-agent: *\nDisallow: /\n\nUser-agent: Discordbot\nAllow: /t/\n")


_HERE = re.compile(r"/(?![/\\])[!-~]*")
"""The rest of an address that leads to no other host."""
_FILES = {one.name for one in PAGE.iterdir() if one.is_file()}


_LOG = logging.getLogger(__name__)
_LOG.addFilter(Places())


class _TurnedAway(asyncio.Protocol):
    """A connection too many."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast("asyncio.Transport", transport).abort()


@asynccontextmanager
async def listening(server: Server, host: str, port: int) -> AsyncGenerator[int]:
    """The server at work; gives its port. Raises OSError if it is taken."""
    runner = web.AppRunner(
        server.application(),
        access_log=None,  # a link that signs in would stand there
        logger=_LOG,
        keepalive_timeout=KEEP_SECONDS,
        shutdown_timeout=2.0,
        max_line_size=4096,
        max_field_size=4096,
    )
    await runner.setup()
    answering, listener = runner.server, None
    assert answering is not None

    def taken() -> asyncio.BaseProtocol:
        return answering() if len(answering.connections) < MOST_CONNECTIONS else _TurnedAway()

    try:
        listener = await asyncio.get_running_loop().create_server(taken, host, port, backlog=256)
        yield listener.sockets[0].getsockname()[1]
    finally:
        if listener is not None:
            listener.close()
        await runner.cleanup()


def _there(invitation: Invitation) -> str:
    """Where a link leads, without its token."""
    return f"/m/{invitation.match_id}" if invitation.match_id else "/"


def _filled(given: MultiMapping[Any]) -> dict[str, Any]:
    """What was filled into a form, as Discord sends it: each field with its values."""
    rows = [
        {
            "component": {
                "custom_id": str(name)[:64],
                "values": [str(value).replace("\r\n", "\n")[:LONGEST] for value in given.getall(f"{FIELD}{name}", [])],
            }
        }
        for name in given.getall(ASKED, [])
    ]
    return {"components": rows}


def _turn(query: Mapping[str, str]) -> tuple[int | None, int | None]:
    """The number of a turn and whose eyes a page asks for."""
    at, eyes = number(query.get("n", ""), LONGEST_AT), number(query.get("e", ""), 2)
    return None if at < 0 else at, None if eyes < 0 else eyes
