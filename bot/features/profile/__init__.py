"""A person's profile on a server: how the games went, who is met again and again, and what other features add."""

from __future__ import annotations

from bot.features.profile.service import SEEN_BY, Profiles
from bot.ui.press.feature import Feature

FEATURE = Feature(builds=lambda house: Profiles(house.tables.db), optional=False, person=(SEEN_BY,))
