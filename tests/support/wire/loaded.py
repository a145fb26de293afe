"""Loads what each start of the bot loads: imported by the process from which the tests' bots are forked."""

from __future__ import annotations

from importlib import import_module

from bot import features
from bot.ui.words.catalogues import read_all

import_module("bot.command_line")
features.handlers()
read_all()
