"""Messages and forms, as they are made for Discord, as elements of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.ui.press.custom_id import parse
from bot.ui.press.items import Part
from bot.web.html import Html, h, words_of
from bot.web.markdown import Speech
from render.kit.words import Words

LONGEST: Final = 4000
"""Characters in a field of a form, as on Discord."""
PRESSED, CHOSEN, FIELD, ASKED = "p", "v", "f.", "g"
"""What a page sends: the custom id that was pressed, the values of a select, each field of a form under this and its
own name, and the names of all fields that were asked for."""

_STYLES: Final = {
    discord.ButtonStyle.primary: "p",
    discord.ButtonStyle.success: "k",
    discord.ButtonStyle.danger: "d",
}
_ELSEWHERE = (discord.ui.UserSelect, discord.ui.RoleSelect, discord.ui.ChannelSelect, discord.ui.MentionableSelect)
"""Who or what is on a server can be chosen only there."""


@dataclass(frozen=True)
class Page:
    """How the things of a page are written.

    to:     where its presses go.   token: what they carry, so that no other page can send them.
    speech: how words are written.  words: of the page itself.
    files:  the addresses of pictures that a message names.
    leads:  the address that a press stands for which changes nothing; None for one that is sent.
    silent: whether nothing can be pressed: everybody reads it.
    """

    to: str
    token: str
    speech: Speech
    words: Words
    files: Mapping[str, str]
    leads: Callable[[str], str | None]
    silent: bool = False

    def sending(self, *inside: Html | str | Sequence[Html], class_: str | None = None) -> Html:
        """A form that is sent."""
        return h("form", self.hidden(), inside, method="post", action=self.to, class_=class_)

    def hidden(self) -> Html:
        """What every form carries."""
        return h("input", type="hidden", name="token", value=self.token)

    def parts(self, found: Iterable[Part]) -> list[Html]:
        """Parts of a message, from the top."""
        shown: list[Html] = []
        for part in found:
            if isinstance(part, str):
                shown += [self.speech.lines(part)] if part else []
            elif isinstance(part, discord.ui.Item):
                shown.append(self.item(part))
            elif part:
                shown.append(self._row(part))
        return shown

    def message(self, view: discord.ui.LayoutView) -> list[Html]:
        """A whole message."""
        return [self.item(item) for item in view.children]

    def item(self, item: discord.ui.Item[Any]) -> Html:
        """One item of a message."""
        match item:
            case discord.ui.Container():
                return h("div", map(self.item, item.children), class_="box")
            case discord.ui.TextDisplay():
                return self.speech.lines(item.content)
            case discord.ui.Section():
                texts = [self.item(child) for child in item.children]
                heading = next(child.content for child in item.children if isinstance(child, discord.ui.TextDisplay))
                beside = self._row([item.accessory], words_of(self.speech.line(heading.partition("\n")[0])))
                return h("div", h("div", texts), beside, class_="section")
            case discord.ui.Separator():
                return h("hr")
            case discord.ui.MediaGallery():
                return h("div", map(self._media, item.items), class_="gallery")
            case discord.ui.ActionRow():
                return self._row(item.children)
            case discord.ui.File():
                name = item.url.removeprefix("attachment://")
                return h("p", h("a", name, href=self.files.get(name), download=name))
            case discord.ui.Button() | discord.ui.Select():
                return self._row([item])
            case _:
                return h("p", self.words("web-on-discord"), class_="small")

    def button(self, item: discord.ui.Button[Any], of: str = "") -> Html:
        """A button, inside of a form that is sent; a link where it leads somewhere. of: what it is about, for whoever
        hears it by itself and not beside its words."""
        text = " ".join(filter(None, (str(item.emoji.name) if item.emoji else "", item.label)))
        inside, look = self.speech.plain(text), f"b {_STYLES.get(item.style, '')}".strip()
        name = f"{text}: {of}" if of else None
        address = item.url or self.leads(item.custom_id or "")
        if address is not None and not item.disabled:
            return h("a", inside, class_=look, href=address, rel="noreferrer", aria_label=name)
        sent = {"name": PRESSED, "value": item.custom_id}
        return h("button", inside, class_=look, disabled=item.disabled, aria_label=name, **sent)

    def form(self, form: discord.ui.Modal, back: str) -> Html:
        """A form that is filled in. back: where it is left."""
        fields = [self._field(item) for item in form.children if isinstance(item, discord.ui.Label)]
        send = h("button", self.words("web-send"), class_="b p", name=PRESSED, value=form.custom_id)
        ways = h("div", send, h("a", self.words("button-back"), href=back, class_="b back"), class_="row")
        return h("div", h("h2", form.title), self.sending(fields, ways, class_="fields"), class_="box")

    def _row(self, items: Iterable[discord.ui.Item[Any]], of: str = "") -> Html:
        given = [] if self.silent else list(items)
        if any(isinstance(item, _ELSEWHERE) for item in given):
            return h("p", self.words("web-on-discord"), class_="small")
        buttons = [self.button(item, of) for item in given if isinstance(item, discord.ui.Button) and self._works(item)]
        lists = [item for item in given if isinstance(item, discord.ui.Select) and verb_of(item.custom_id)[1]]
        return Html("".join([self.sending(buttons, class_="row") if buttons else "", *map(self._select, lists)]))

    def _works(self, item: discord.ui.Button[Any]) -> bool:
        """Whether a button does something here: what is about no match is pressed on Discord."""
        return bool(item.url or self.leads(item.custom_id or "") or verb_of(item.custom_id or "")[1])

    def _select(self, item: discord.ui.Select[Any]) -> Html:
        name, sends = item.placeholder or self.words("choose-one"), item.custom_id
        first = h("option", name, value="", selected=not any(one.default for one in item.options), disabled=True)
        chooser = self._chooser(item, CHOSEN, () if item.max_values > 1 else (first,), aria_label=name)
        go = h("button", self.words("web-choose"), class_="b", name=PRESSED, value=sends)
        return self.sending(chooser, go, class_="row select")

    def _chooser(
        self, item: discord.ui.Select[Any], name: str, before: Sequence[Html] = (), **more: str | None
    ) -> Html:
        options = [
            *before,
            *(h("option", _told(one), value=one.value, selected=one.default) for one in item.options),
        ]
        return h("select", options, name=name, multiple=item.max_values > 1, required=item.min_values > 0, **more)

    def _field(self, field: discord.ui.Label[Any]) -> Html:
        item = field.component
        custom_id: str = getattr(item, "custom_id", "")
        name, asked = f"{FIELD}{custom_id}", h("input", type="hidden", name=ASKED, value=custom_id)
        hint = h("span", field.description, class_="small") if field.description else None
        match item:
            case discord.ui.TextInput():
                length: dict[str, Any] = {"maxlength": item.max_length or LONGEST, "required": item.required}
                if item.style is discord.TextStyle.paragraph:
                    control = h("textarea", item.default or "", name=name, rows=5, **length)
                else:
                    control = h("input", type="text", name=name, value=item.default or "", **length)
            case discord.ui.Select():
                control = self._chooser(item, name)
            case discord.ui.RadioGroup() | discord.ui.CheckboxGroup():
                kind = "radio" if isinstance(item, discord.ui.RadioGroup) else "checkbox"
                boxes = [self._box(kind, name, one) for one in item.options]
                return h("fieldset", h("legend", field.text), hint, boxes, asked)
            case _:
                control = h("span", self.words("web-on-discord"), class_="small")
        return h("label", h("b", field.text), hint, control, asked, class_="field")

    def _box(self, kind: str, name: str, one: Any) -> Html:
        given = h("input", type=kind, name=name, value=one.value, checked=bool(one.default))
        return h("label", given, h("span", one.label, one.description and h("span", one.description, class_="small")))

    def _media(self, item: discord.MediaGalleryItem) -> Html:
        name = item.media.url.removeprefix("attachment://")
        return h("img", src=self.files.get(name), alt=item.description or "", loading="lazy")


def _told(option: discord.SelectOption) -> str:
    """An option in one line."""
    return " · ".join(filter(None, (option.label, option.description)))


def verb_of(custom_id: str) -> tuple[str, int]:
    """The verb of a press and its match."""
    press = parse(custom_id)
    return ("", 0) if press is None else (press.verb, press.match_id)
