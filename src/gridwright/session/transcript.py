"""What explanations and hints said, read back as words for changes: steps as JSON, or the sentences themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from gridwright.model.errors import FormatError, Problem
from gridwright.words import conclusions, say

__all__ = ["Transcript", "transcript"]

Transcript = list[str]
"""Words for changes, or the JSON of a position, one after the other."""

_LISTS = ("steps", "hints")
_STEP = ("placements", "eliminations")
_KEYS = frozenset({*_LISTS, *_STEP, "step", "after"})


def transcript(text: str, lang: str = "en") -> Transcript:
    """What a text says was done, in its order; nothing if it is no transcript."""
    if not text.lstrip().startswith(("{", "[")):
        words = conclusions(text)
        return [" ".join(words)] if words else []
    return [part for item in _items(text) for part in _told(item, lang)]


def _items(text: str) -> list[Any]:
    """The JSON of a text that tells steps: one document, or one on each line; nothing if it is something else."""
    if not any(f'"{key}"' in text for key in _KEYS):
        return []
    try:
        found = [json.loads(text)]
    except (json.JSONDecodeError, RecursionError) as error:
        lines = [line for line in text.splitlines() if line.strip()]
        try:
            found = [json.loads(line) for line in lines]
        except (json.JSONDecodeError, RecursionError):
            place = (error.lineno, error.colno) if isinstance(error, json.JSONDecodeError) else (1, 1)
            raise FormatError(Problem(str(getattr(error, "msg", error)), (), *place)) from None
    flat = [item for one in found for item in (one if isinstance(one, list) else [one])]
    return flat if any(isinstance(item, dict) and not _KEYS.isdisjoint(item) for item in flat) else []


def _told(item: Any, lang: str) -> Iterator[str]:
    """What one object says. Where it has the position that its steps lead to, that says all of it."""
    if not isinstance(item, dict) or _KEYS.isdisjoint(item):
        raise FormatError(say("so-far-step", lang, text=_short(item)))
    if item.get("after"):
        yield json.dumps(item["after"])
        return
    for name in _LISTS:
        for step in _list(item.get(name), lang):
            yield from _told(step, lang)
    if item.get("step"):
        yield from _told(item["step"], lang)
    words = [
        _word(candidate, sign, lang)
        for name, sign in zip(_STEP, ("=", "!="), strict=True)
        for candidate in _list(item.get(name), lang)
    ]
    if words:
        yield " ".join(words)


def _list(value: Any, lang: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise FormatError(say("so-far-step", lang, text=_short(value)))
    return value


def _word(candidate: Any, sign: str, lang: str) -> str:
    match candidate:
        case [str(cell), int(value)]:
            return f"{cell}{sign}{value}"
    raise FormatError(say("so-far-step", lang, text=_short(candidate)))


def _short(item: Any) -> str:
    text = json.dumps(item)
    return text if len(text) <= 60 else text[:60] + "…"
