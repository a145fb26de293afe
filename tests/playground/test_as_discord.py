"""Messages on the page have the sizes that Discord's clients give them, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.pages import phone
from tests.support.playground import Arrive, Program
from tests.support.visitor import SIZES, Visitor

SHOW = """async (parts) => {
    const state = await import("/page/state.js");
    const room = [...state.world.rooms.values()].find((one) => one.kind === "channel").id;
    const from = { id: state.world.bot.id, name: "Hourglass", bot: true };
    const id = String(BigInt(Number.MAX_SAFE_INTEGER) * 1000n);
    state.put({ id, room, from, at: 0, edited: false, only: null, thinking: false, text: "", files: [], parts });
    state.go(room);
    return id;
}"""
BOX = "(one) => { const { width, height, top, bottom, left, right } = one.getBoundingClientRect(); "
BOX += "return { width, height, top, bottom, left, right }; }"
FONT = "(one) => getComputedStyle(one).fontSize"


def gallery(*sizes: tuple[int, int]) -> dict[str, Any]:
    """Pictures that say that they are so large."""
    return {"type": 12, "items": [{"media": {"url": "/game/yucata", "size": list(size)}} for size in sizes]}


def text(content: str) -> dict[str, Any]:
    """Some text."""
    return {"type": 10, "content": content}


def button(label: str, number: int = 0) -> dict[str, Any]:
    """A button that nobody presses here."""
    return {"type": 2, "style": 1, "label": label, "custom_id": f"b:show:9:{number}:"}


LONG = "Place three dice of the Archives and the Library here"
BANNER, PART, SQUARE, TALL = (1200, 440), (1200, 764), (1200, 1200), (1200, 1554)
PARTS = [
    gallery(PART),
    gallery(BANNER),
    {
        "type": 17,
        "accent_color": 255,
        "components": [
            text("### Heading\nInside"),
            *(gallery(size) for size in (PART, PART, SQUARE, TALL, BANNER)),
            gallery(PART, PART),
            {"type": 9, "components": [text("Beside")], "accessory": button("Look", 1)},
            {"type": 1, "components": [button(LONG, 2), button("Two", 3)]},
            {"type": 1, "components": [button("Tools", 4)]},
        ],
    },
    text("Outside"),
]


def shown(visitor: Visitor, looks: str, parts: list[dict[str, Any]] = PARTS) -> Any:
    """A message as it stands, in one of the ways to show it."""
    message = visitor.page.evaluate(SHOW, parts)
    if not visitor.page.locator(f'[data-key="looks-{looks}"]').is_visible():
        visitor.press("#tabs [data-key=rooms]")
    visitor.press(f'[data-key="looks-{looks}"]')
    if visitor.page.locator("#tabs [data-key=room]").is_visible():
        visitor.press("#tabs [data-key=room]")
    visitor.until("(looks) => document.documentElement.dataset.looks === looks", looks)
    return visitor.page.locator(f'.mid [data-message="{message}"]')


def boxes(message: Any, selector: str) -> list[dict[str, float]]:
    """Where everything stands that a selector finds."""
    return [one.evaluate(BOX) for one in message.locator(selector).all()]


def sizes(found: list[dict[str, float]]) -> list[tuple[int, int]]:
    """Width and height in whole pixels."""
    return [(round(one["width"]), round(one["height"])) for one in found]


def test_what_fits_a_button_of_a_phone_is_read_whole(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared, width=390, height=844)
    labels = [
        "Neutral, Archives 5 · rank 1, −map",
        "Neutral, Archiv 5 · Rang 1, −Karte",
        "Archives 3×4 → 4×4 · rank 1: a map",
        "University 2 + 3 · entrances 11, 3",
    ]
    assert {len(label) for label in labels} == {phone.LABEL}
    rows = [{"type": 1, "components": [button(label, number)]} for number, label in enumerate(labels)]
    message = shown(visitor, "phone", [{"type": 17, "components": rows}])
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert message.locator(".bt .lb").evaluate_all(cut) == []


def test_a_message_on_a_desktop(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared, width=1280, height=900)
    message = shown(visitor, "desktop")
    assert sizes(boxes(message, ".parts"))[0][0] == 600
    outside, inside = boxes(message, ".parts > .gallery .pic"), boxes(message, ".cv > .gallery.n1 .pic")
    assert sizes(outside) == [(550, 350), (600, 220)]
    assert sizes(inside) == [(550, 350), (550, 350), (350, 350), (270, 350), (566, 208)]
    assert round(inside[1]["top"] - inside[0]["bottom"]) == 8
    container = boxes(message, ".cv")[0]
    assert round(inside[0]["left"] - container["left"]) == 17, "a border and 16 px"
    pair = boxes(message, ".gallery.n2 .pic")
    assert [round(one["width"]) for one in pair] == [281, 281]
    assert all(one["height"] <= 281 for one in pair), "cropped"
    words, look = boxes(message, ".section .text")[0], boxes(message, ".section .bt")[0]
    assert look["left"] >= words["right"]
    assert look["top"] < words["bottom"]
    assert message.locator(".cv .text p").first.evaluate(FONT) == "14px"
    assert message.locator(".parts > .text p").evaluate(FONT) == "16px"


@pytest.mark.parametrize("size", SIZES)
def test_a_message_on_a_phone(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = arrive(shared, width=size[0], height=size[1])
    message = shown(visitor, "phone")
    outside, inside = boxes(message, ".parts > .gallery .pic"), boxes(message, ".cv > .gallery.n1 .pic")
    assert sizes(outside) == [(335, 213), (335, 123)]
    assert sizes(inside) == [(303, 193), (303, 193), (303, 303), (270, 350), (303, 111)]
    words, look = boxes(message, ".section .text")[0], boxes(message, ".section .bt")[0]
    assert look["top"] >= words["bottom"]
    label = message.locator(".acts .lb").first
    assert label.evaluate("(one) => one.scrollWidth > one.clientWidth"), "an ellipsis"
    first, second, tools = boxes(message, ".acts .bt")
    assert first["height"] == second["height"], "one line"
    assert second["top"] > first["bottom"], "rows wrap"
    assert tools["top"] > second["bottom"]
    assert message.locator(".cv .text p").first.evaluate(FONT) == "14px"


WHOLE, MIDDLE, WIDE = "x" * 28, "Place three dice in the Tower of", "Ω" * 75
"""Labels: one that every phone shows, one within Discord's guideline, one that no message holds."""
CONTROLS = [
    {
        "type": 17,
        "components": [
            {"type": 1, "components": [button(WHOLE, 5), button(MIDDLE, 6)]},
            {"type": 1, "components": [button(WIDE, 7)]},
            {
                "type": 1,
                "components": [
                    {
                        "type": 3,
                        "custom_id": "s:pick:9:0:",
                        "options": [
                            {"label": WIDE, "value": "a", "description": WIDE},
                            {"label": MIDDLE, "value": "b"},
                        ],
                    }
                ],
            },
        ],
    }
]
CUT = "(one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis'"


@pytest.mark.parametrize(("size", "looks", "wide"), [((1280, 900), "desktop", 400), ((390, 844), "phone", 303)])
def test_labels_and_options_are_one_line_and_end_in_an_ellipsis(
    arrive: Arrive, shared: Program, size: tuple[int, int], looks: str, wide: int
) -> None:
    visitor = arrive(shared, width=size[0], height=size[1])
    message = shown(visitor, looks, CONTROLS)
    whole, middle, cut = message.locator(".acts .lb").all()
    assert [one.evaluate(CUT) for one in (whole, middle, cut)] == [False, False, True]
    heights = {round(one["height"]) for one in boxes(message, ".acts .bt")}
    assert len(heights) == 1, "each label is one line"
    assert round(boxes(message, ".sel")[0]["width"]) == wide
    message.locator(".sel").click()
    first, second = visitor.page.locator(".list .opt").all()
    assert first.locator("b").evaluate(CUT)
    assert first.locator("small").evaluate(CUT)
    assert not second.locator("b").evaluate(CUT)


def test_pictures_in_one_gallery_are_cropped_to_cells(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared, width=1280, height=900)
    message = shown(visitor, "desktop", [{"type": 17, "components": [gallery(*[TALL] * n) for n in (3, 4, 5)]}])
    three, four, more = (boxes(message, f".gallery.n{n} .pic") for n in (3, 4, 5))
    assert sizes(three)[0][1] == 350, "the first as high as the two beside it"
    assert sizes(three)[1] == sizes(three)[2]
    assert three[0]["width"] > 1.5 * three[1]["width"]
    assert len(set(sizes(four))) == 1, "two rows of two"
    assert round(four[3]["bottom"] - four[0]["top"]) == 350
    assert len({round(one["left"]) for one in four}) == 2
    assert all(round(one["width"]) == round(one["height"]) for one in more), "squares"
    assert len({round(one["left"]) for one in more}) == 3, "three in a row"
    shapes = message.locator(".pic img").evaluate_all("(all) => all.map((one) => getComputedStyle(one).objectFit)")
    assert set(shapes) == {"cover"}


@pytest.mark.parametrize("size", SIZES)
def test_a_room_opens_at_its_end(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = arrive(shared, width=size[0], height=size[1])
    message = shown(visitor, "phone", [*PARTS, text("The end")])
    log, last = visitor.page.locator(".mid .log").evaluate(BOX), boxes(message, ".parts > .text")[-1]
    assert log["top"] < last["bottom"] <= log["bottom"]


def test_large_pictures_take_the_room(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared, width=1680, height=1100)
    message = visitor.page.evaluate(SHOW, [gallery(TALL)])
    visitor.press('[data-key="looks-large"]')
    picture = visitor.page.locator(f'.mid [data-message="{message}"] .pic')
    visitor.until("() => document.documentElement.dataset.looks === 'large'")
    box = picture.evaluate(BOX)
    log = visitor.page.locator(".mid .log").evaluate(BOX)
    assert log["height"] * 0.8 < box["height"] < log["height"]
    visitor.page.evaluate(SHOW, [gallery(PART), gallery(PART)])
    visitor.until("() => document.querySelectorAll('.mid .m:last-child .pic').length === 2")
    upper, lower = (one.evaluate(BOX) for one in visitor.page.locator(".mid .m:last-child .pic").all())
    assert round(lower["top"] - upper["bottom"]) == 0, "parts stand as one board"
    assert upper["height"] > 380


def test_signs_of_the_bot_are_pictures_as_high_as_the_line(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.play("yucata")
    visitor.until("() => document.querySelector('.pane.mid img.sign')?.naturalWidth === 128")
    sign = visitor.page.locator(".pane.mid img.sign").first
    box = sign.bounding_box()
    assert box is not None
    assert 16 <= box["height"] == box["width"] <= 24
    assert (sign.get_attribute("alt") or "").startswith(":")
