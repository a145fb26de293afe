"""The reading room of the house: what pages are made of."""

from __future__ import annotations

from bot.clock import Clock
from bot.services.clock.forecast import Forecasts
from bot.services.match.waiting import WaitingTables
from bot.services.processes.pictures import Pictures
from bot.services.study.courses import Courses, unknown
from bot.services.table.tables import Tables
from bot.ui.press.acted import Acted
from bot.ui.press.feature import Features


class ReadingRoom:
    """Here everything is looked up and drawn, and nothing can be changed: `House` adds what changes it."""

    def __init__(self, tables: Tables, clock: Clock, pictures: Pictures, features: Features) -> None:
        self.tables = tables
        """How matches stand, and who sits there."""
        self.waiting = WaitingTables(tables.db)
        self.forecasts = Forecasts(tables.db)
        self.courses: Courses = unknown
        """How chances stood in the course of matches; a feature that knows it says so here."""
        self.clock = clock
        self.pictures = pictures
        self.features = features
        """What features add to pages."""
        self.acted = Acted()
        """In which room somebody has just acted at each match; a restart loses it, and no promise needs it."""
