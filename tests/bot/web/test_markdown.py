"""Words of messages as elements: what stands together, and in which order."""

from __future__ import annotations

import pytest

from bot.web.markdown import Speech


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("one\ntwo\n\nthree", "<p>one<br>two</p><p>three</p>"),
        ("## Heading\nwords\n-# small", '<h2>Heading</h2><p>words</p><p class="small">small</p>'),
        ("> one\n> two\nthree", "<blockquote><p>one<br>two</p></blockquote><p>three</p>"),
        ("- one\n  - **deep**\nafter", '<ul><li>one</li><li class="deep"><b>deep</b></li></ul><p>after</p>'),
        ("12. twelve\n13\\. more", '<ul><li value="12" class="n">twelve</li><li value="13" class="n">more</li></ul>'),
        ("1.5 is no item, #3 no heading", "<p>1.5 is no item, #3 no heading</p>"),
        ("a < b & *c*", "<p>a &lt; b &amp; <i>c</i></p>"),
    ],
)
def test_lines_of_a_kind_belong_together(text: str, shown: str) -> None:
    assert Speech().lines(text) == shown
