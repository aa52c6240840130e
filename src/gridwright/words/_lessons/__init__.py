"""Techniques for those who want to learn them: a file per language. They are loaded when somebody asks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from gridwright.words._language import known

__all__ = ["technique_lesson"]


def technique_lesson(technique: str, lang: str = "en") -> tuple[str, str]:
    """What to look for and why it works; both empty if the language has not got that far."""
    return _lessons(known(lang)).get(technique, ("", ""))


@cache
def _lessons(lang: str) -> Mapping[str, tuple[str, str]]:
    if lang not in {module.name for module in iter_modules(__path__)}:
        return {}
    found: Mapping[str, tuple[str, str]] = import_module(f"{__name__}.{lang}").LESSONS
    return found
