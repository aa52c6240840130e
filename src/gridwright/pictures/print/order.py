"""In which order puzzles stand in a book, and in which sections."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from gridwright.kinds import find
from gridwright.kinds._kind import LEVELS
from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown
from gridwright.pictures.print.entries import Entry
from gridwright.words import say

__all__ = ["ORDERS", "SECTIONS", "BookSection", "arrange"]

ORDERS = ("given", "level", "shuffled")
"""As they come; easiest first; at random."""

Key = TypeVar("Key")

SECTIONS = ("none", "level", "kind")


@dataclass(frozen=True, slots=True)
class BookSection:
    """Puzzles below one heading, or below none; `dots` tell the level that they share, 0 if that is not why they are
    together."""

    title: str
    dots: int
    entries: tuple[Entry, ...]


def arrange(entries: Sequence[Entry], order: str, sections: str, seed: int, lang: str) -> list[BookSection]:
    """The puzzles in that order within those sections."""
    for wish, there_are, what in ((order, ORDERS, "order"), (sections, SECTIONS, "sections")):
        if wish not in there_are:
            raise GridwrightError(unknown(what, wish, there_are))
    ordered = _ordered(entries, order, seed)
    if sections == "none":
        return [BookSection("", 0, tuple(ordered))]
    return _by_level(ordered, lang) if sections == "level" else _by_kind(ordered, lang)


def _ordered(entries: Sequence[Entry], order: str, seed: int) -> list[Entry]:
    if order == "shuffled":
        return Random(seed).sample(entries, len(entries))
    return sorted(entries, key=_hardness) if order == "level" else list(entries)


def _hardness(entry: Entry) -> tuple[int, float, int]:
    """Level, rating and, where these are the same, empty cells; what is not rated comes last."""
    found, empties = entry.difficulty, entry.puzzle.givens.count(0)
    return (LEVELS.index(found.level), found.rating, empties) if found else (len(LEVELS), 0.0, empties)


def _by_level(entries: Iterable[Entry], lang: str) -> list[BookSection]:
    groups = _groups(entries, lambda entry: _hardness(entry)[0])
    names = [say(f"level-{level}", lang) for level in LEVELS]
    names.append(say("book-unrated", lang))
    return [
        BookSection(_capitalised(names[level]), level + 1 if level < len(LEVELS) else 0, group)
        for level, group in sorted(groups.items())
    ]


def _by_kind(entries: Iterable[Entry], lang: str) -> list[BookSection]:
    """A section for each kind, those first of which there are most puzzles."""
    groups = _groups(entries, lambda entry: entry.puzzle.kind)
    return [
        BookSection(find(kind).titled(lang) if kind else say("book-other", lang), 0, group)
        for kind, group in sorted(groups.items(), key=lambda item: -len(item[1]))
    ]


def _groups(entries: Iterable[Entry], key: Callable[[Entry], Key]) -> dict[Key, tuple[Entry, ...]]:
    groups: dict[Key, tuple[Entry, ...]] = {}
    for entry in entries:
        groups[key(entry)] = (*groups.get(key(entry), ()), entry)
    return groups


def _capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]
