"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.meta import Meta
from engine.core.options import switch

META = Meta(
    key="nereus",
    title="Waters of Nereus",
    rules_version=1,
    players=range(2, 5),
    options=(switch("neutral", default=True, seats=(2,)),),
    minutes=(60, 90),
    weight=4,
    waits=((29, 17), (51, 17), (72, 17)),
)
