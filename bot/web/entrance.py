"""Signing in with a link that the bot has given to one person.

Whoever opens a link first is perhaps a machine that looks where it leads, so opening it spends nothing: it shows whom
it signs in, and the press does. That press counts only in the browser that has opened the page, by a cookie of it.
"""

from __future__ import annotations

from hashlib import blake2b

from bot.ui.words.catalogues import HOUSE
from bot.web.doors import Invitation, Visitor
from bot.web.frame import Body
from bot.web.html import h
from bot.web.markdown import Speech
from bot.web.reader import Reader


def proof(nonce: str, token: str) -> str:
    """What the form of a link carries: nobody knows it but who has the cookie of the page."""
    return blake2b(f"{nonce} {token}".encode(), digest_size=16).hexdigest()


def entrance_page(reader: Reader, invitation: Invitation, token: str, nonce: str, there: Visitor | None) -> Body:
    """Asks whether somebody wants to be signed in. there: who is signed in by now."""
    words, name = reader.words, invitation.visitor.name
    text = words("web-open-as", name=name)
    if there is not None and there.user_id != invitation.visitor.user_id:
        note = words("web-open-instead", name=name, other=there.name)
    else:
        note = words("web-open-note")
    asked = h("input", type="hidden", name="token", value=proof(nonce, token))
    send = h("button", text, class_="b p", id="open")
    main = h("div", h("p", note), h("form", asked, send, method="post", action=f"/in/{token}"), class_="box entrance")
    return Body(words("web-welcome"), main, colour=HOUSE)


def outside_page(reader: Reader) -> Body:
    """For whoever is not signed in."""
    words = reader.words
    return Body(words("web-welcome"), h("div", Speech().lines(words("web-how-in")), class_="box"), colour=HOUSE)


def trouble_page(reader: Reader, text: str) -> Body:
    """What is wrong."""
    words = reader.words
    main = h(
        "div",
        h("div", Speech().lines(text), role="alert"),
        h("p", h("a", words("web-mine"), href="/", class_="b")),
        class_="box",
    )
    return Body(words("web-trouble"), main, colour=HOUSE)
