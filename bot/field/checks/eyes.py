"""What only eyes can tell: how clients show a message, and what notifications say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.field import OtherwiseError
from bot.field.chart import SIZES, chart
from bot.field.check import Check, check, expect
from bot.field.parts import allowing, page
from bot.field.site import Site
from bot.ui.press.items import galleries

READ_ON_A_PHONE = 32
"""The height in pixels of a picture's letters that must be read on a phone."""
ON_PHONES = 28
"""So many characters of a label every phone shows."""

YES_OR_NO = "yes", "no"


def _seen(name: str, believed: str, question: str, answers: tuple[str, ...], show: Callable[[Site], Any]) -> Check:
    """Something that is shown, and a question about it, whose first answer is what is believed."""

    @check(name, believed)
    async def found(site: Site) -> None:
        await show(site)
        answer = await site.ask(question, *answers)
        if answer == answers[0]:
            return
        if answers == YES_OR_NO:
            answer = await site.operator.ask("What do you see instead?") or "it does not look like that"
        raise OtherwiseError(answer)

    return found


def _calling(call: Callable[[Site, discord.abc.User], Awaitable[None]]) -> Callable[[Site], Awaitable[None]]:
    """Shows something that calls the person, who watches for what comes of it."""

    async def show(site: Site) -> None:
        person = await site.person()
        await site.done("Go to another channel or another program, so that a notification can come, and watch for it")
        await call(site, person)

    return show


picture_fills = _seen(
    "picture-fills",
    "A picture of 11:7 is as wide as a phone's screen, and about 550 of a message's 600 pixels on a desktop",
    "On a phone, does the picture fill the width; at a desk, is it wide (about 550 pixels), with nothing cut off?",
    YES_OR_NO,
    lambda site: site.post("Look at this:", files=[site.picture()]),
)
parts_stack = _seen(
    "parts-stack",
    "Two galleries stand one below the other, each as large as alone, with a narrow gap",
    "Do the two pictures stand one below the other, equally large, with only a narrow gap?",
    YES_OR_NO,
    lambda site: site.post("Look at this:", files=[site.picture(), site.picture()]),
)
opens_at_end = _seen(
    "opens-at-end",
    "A channel opens at its end",
    "Go to another channel and come back: do you see the end of the newest message?",
    YES_OR_NO,
    lambda site: site.post(*(f"Line {number}" for number in range(15)), files=[site.picture(), site.picture()]),
)


@check("letters-on-a-phone", "On a phone letters of 32 pixels in a picture 1,200 wide are read without opening it")
async def letters_on_a_phone(site: Site) -> str:
    numbers = [(site.number() * 7919) % 9000 + 1000 for _ in SIZES]
    file = chart("letters", numbers)
    await site.post("Numbers that get smaller.", files=[file])
    answer = await site.ask("On a phone, without opening the picture: what is the smallest number that you can read?")
    expect(answer.isdecimal() and int(answer) in numbers, f"{answer!r} is none of the numbers")
    size = SIZES[numbers.index(int(answer))]
    expect(size <= READ_ON_A_PHONE, f"the smallest that can be read is {size} pixels high")
    return f"{size} pixels"


@check("label-on-a-phone", "On a phone a button shows at least 28 characters of its label")
async def label_on_a_phone(site: Site) -> str:
    label = "".join(str(number % 10) for number in range(1, 61))
    button: discord.ui.Button[Any] = discord.ui.Button(label=label, custom_id=site.button())
    await site.post("A long label.", [button])
    answer = await site.ask("On a phone: what does the button say, up to the ellipsis? (1234567890123…)")
    shown = answer.rstrip("….")
    expect(label.startswith(shown) and shown, f"{answer!r} is not its beginning")
    expect(len(shown) >= ON_PHONES, f"it shows {len(shown)} characters")
    return f"{len(shown)} characters"


async def _plain_words(site: Site, person: discord.abc.User) -> None:
    message = await site.write(f"Hourglass: plain words for <@{person.id}>", calls=[person])
    view = page(f"Components for <@{person.id}>.")
    await message.edit(content=None, view=view, allowed_mentions=allowing(person))


async def _components(site: Site, person: discord.abc.User) -> None:
    await site.post(f"Words in components for <@{person.id}>", calls=[person])


async def _silence(site: Site, person: discord.abc.User) -> None:
    await site.write(f"A silent message for <@{person.id}>", calls=[person], silent=True)


async def _edited_call(site: Site, person: discord.abc.User) -> None:
    message = await site.post(f"A call for <@{person.id}>.", calls=[person])
    file = site.picture()
    view = page(f"Edited, <@{person.id}>.", *galleries([file]))
    await message.edit(view=view, attachments=[file], allowed_mentions=allowing(person))


notified_by_text = _seen(
    "notified-by-text",
    "The notification of a plain message that an edit makes one of components keeps its text",
    "What did the notification say?",
    ("plain words", "nothing but a name", "none came"),
    _calling(_plain_words),
)
notified_by_components = _seen(
    "notified-by-components",
    "The notification of a message of components says only who and where",
    "What did the notification say?",
    ("nothing but a name", "words in components", "none came"),
    _calling(_components),
)
silent_is_quiet = _seen(
    "silent-is-quiet",
    "A message with the silent flag rings no phone, and is counted all the same",
    "What came?",
    ("a number at the channel and no sound", "a sound or a push", "nothing at all"),
    _calling(_silence),
)
edit_keeps_highlight = _seen(
    "edit-keeps-highlight",
    "A call that is edited and allowed again stays highlighted, and notifies nobody anew",
    "The message that was edited last: is it highlighted, and has nothing notified you a second time?",
    YES_OR_NO,
    _calling(_edited_call),
)
