"""What all requests before have shown: how Discord tells its rate limits, and that they were kept."""

from __future__ import annotations

from bot.field.check import check, expect
from bot.field.site import Site

TOLD = ("x-ratelimit-bucket", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after")


@check("limits-told", "Each answer to a new message says how many more are free, and when there will be more")
async def limits_told(site: Site) -> str:
    await site.post("Counted.")
    headers = site.client.limits[-1]
    missing = [name for name in TOLD if name not in headers]
    expect(not missing, f"the answer does not say {', '.join(missing)}")
    seconds = max(float(one.get("x-ratelimit-reset-after", 0)) for one in site.client.limits)
    return f"{headers['x-ratelimit-limit']} messages in at most {seconds:g} s"


@check("limits-kept", "Whoever heeds them is not refused")
async def limits_kept(site: Site) -> None:
    await site.post("Counted.")
    expect(not site.client.too_many, f"{site.client.too_many} requests were answered with 429")
