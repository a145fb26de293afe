"""What a handler reads decides what a press on it costs: nobody gets a whole history for the price of a look."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from bot import features
from bot.ui.press.presses import Handler

COSTLY = {"history", "animate", "views_at", "export", "hint", "review"}
"""Calls that read a whole history, play a match again, draw pictures of the past, or let a computer think for one."""


def reaches(function: Callable[..., Any], seen: set[str]) -> set[str]:
    """What a function calls by name, and what functions of the bot that it calls do."""
    name = f"{function.__module__}.{function.__qualname__}"
    if name in seen:
        return set()
    seen.add(name)
    found: set[str] = set()
    module = sys.modules[function.__module__]
    for node in ast.walk(ast.parse(inspect.getsource(function).lstrip())):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Attribute):
            found.add(node.func.attr)
            target = getattr(_module(module, node.func.value), node.func.attr, None)
        else:
            target = getattr(module, node.func.id, None) if isinstance(node.func, ast.Name) else None
        if inspect.isfunction(target) and target.__module__.startswith(("bot.exts", "bot.ui")):
            found |= reaches(target, seen)
    return found


def _module(module: ModuleType, node: ast.expr) -> ModuleType | None:
    found = getattr(module, node.id, None) if isinstance(node, ast.Name) else None
    return found if isinstance(found, ModuleType) else None


@pytest.mark.parametrize("handler", features.handlers().values(), ids=lambda one: one.verb)
def test_what_reads_much_costs_much(handler: Handler) -> None:
    assert inspect.isfunction(handler.answer)
    read = reaches(handler.answer, set()) & COSTLY
    assert handler.costly or not read, f"{handler.verb} reads {sorted(read)}"
