"""What an audit found: counts for each file, and what files and splits have in common."""

from __future__ import annotations

from bisect import insort
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from math import inf, isfinite
from statistics import median
from typing import Any

import gridwright as gw

__all__ = ["EXAMPLES", "Audit", "Example", "FileAudit", "Leak"]

EXAMPLES = 10
"""So many rows of each flaw are named, the first ones."""

_GROUPS = 12
"""Different difficulties that are told apart."""

_WIDE = 20
"""So many times the middle: what reaches further, such as counts of guesses, is told by powers of two."""

_MOST = 10**15
"""Of larger numbers nobody counts anything."""


@dataclass(frozen=True, slots=True)
class Leak:
    """Two splits, and how many puzzles of the second are in the first, too, perhaps in another guise."""

    first: str
    second: str
    puzzles: int


@dataclass(frozen=True, slots=True, order=True)
class Example:
    """A row that has a flaw: the earlier row of the same file that it repeats, or why it could not be read."""

    row: int
    like: int = 0
    error: str = ""

    def data(self) -> dict[str, int | str]:
        told: dict[str, int | str] = {"row": self.row, "like": self.like, "error": self.error}
        return {name: value for name, value in told.items() if value}


@dataclass(slots=True)
class FileAudit:
    """What is true of a file: how many rows went how, with the first examples of what is wrong."""

    path: str
    format: str
    columns: dict[str, str]
    rows: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    statuses: Counter[str] = field(default_factory=Counter)
    solutions_right: int = 0
    solutions_wrong: int = 0
    repeated: int = 0
    equivalent: int = 0
    ratings: list[tuple[str, float, str]] = field(default_factory=list)
    """What was stated, the rating and the level of the rows that were rated."""
    not_rated: int = 0
    examples: dict[str, list[Example]] = field(default_factory=dict)

    def note(self, what: str, row: int, *, like: int = 0, error: str = "") -> None:
        """Keeps a row as an example of a flaw, if it is among the first that have it."""
        rows = self.examples.setdefault(what, [])
        insort(rows, Example(row, like, error))
        del rows[EXAMPLES:]

    def flawed(self, what: str) -> int:
        """How many rows have a flaw."""
        others = {"wrong": self.solutions_wrong, "repeated": self.repeated, "equivalent": self.equivalent}
        return others.get(what, self.statuses[what])

    @property
    def is_sound(self) -> bool:
        """Whether every row is a puzzle with exactly one solution, no two the same, and what it states right."""
        unique = self.statuses["unique"] == self.rows > 0
        return unique and not (self.solutions_wrong or self.repeated or self.equivalent)

    @property
    def by_stated(self) -> dict[str, tuple[int, float, float, float]]:
        """For each stated difficulty how many were rated, the least rating, the middle one and the most."""
        groups: defaultdict[str, list[float]] = defaultdict(list)
        band = _bands({stated for stated, _, _ in self.ratings})
        for stated, rating, _ in self.ratings:
            groups[band(stated)].append(rating)
        told = {name: (len(found), min(found), median(found), max(found)) for name, found in groups.items()}
        return dict(sorted(told.items(), key=lambda one: (_number(one[0]), one[1][2], one[0])))

    @property
    def by_level(self) -> dict[str, int]:
        """How many of each level there are, the easiest first."""
        found = Counter(level for _, _, level in self.ratings)
        return {level: found[level] for level in gw.LEVELS if found[level]}

    def data(self) -> dict[str, Any]:
        stated = {
            name: {"rated": count, "low": low, "median": middle, "high": high}
            for name, (count, low, middle, high) in self.by_stated.items()
        }
        examples = {what: [one.data() for one in rows] for what, rows in self.examples.items()}
        return {
            "path": self.path, "format": self.format, "columns": self.columns, "rows": self.rows,
            "kinds": dict(self.kinds), "statuses": dict(self.statuses), "solutions_right": self.solutions_right,
            "solutions_wrong": self.solutions_wrong, "repeated": self.repeated, "equivalent": self.equivalent,
            "rated": len(self.ratings), "not_rated": self.not_rated, "levels": self.by_level,
            "ratings_by_stated": stated, "examples": examples, "sound": self.is_sound,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Audit:
    """All files of an audit; `damage` is what is wrong with the files themselves."""

    files: list[FileAudit]
    leaks: list[Leak]
    damage: list[str] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        """Whether all files are sound, splits have nothing in common, and no file was changed."""
        return all(file.is_sound for file in self.files) and not self.leaks and not self.damage

    def data(self) -> dict[str, object]:
        """The audit as plain data, for JSON."""
        leaks = [{"first": leak.first, "second": leak.second, "puzzles": leak.puzzles} for leak in self.leaks]
        files = [file.data() for file in self.files]
        return {"sound": self.is_sound, "files": files, "leaks": leaks, "damage": self.damage}


def _number(name: str) -> float:
    """The number that a difficulty is, or begins with; words come after all numbers."""
    try:
        found = float(name.partition(" – ")[0])
    except ValueError:
        return inf
    return found if isfinite(found) else inf


def _bands(stated: Collection[str]) -> Callable[[str], str]:
    """How difficulties are named: as they are, or if there are too many, numbers by bands of one width that is easily
    said, or by powers of two, and all else as one."""
    if len(stated) <= _GROUPS:
        return str
    numbers = sorted(number for number in map(_number, stated) if number < inf)
    least, most = (numbers[0], numbers[-1]) if numbers else (0.0, 0.0)
    if most > _WIDE * abs(median(numbers or [0.0])):
        return lambda name: _doubled(_number(name))
    width = next(step for step in _widths() if most - least < (_GROUPS - 1) * step)

    def band(name: str) -> str:
        number = _number(name)
        low = width * (number // width) if number < inf else inf
        return f"{low:.12g} – {low + width:.12g}" if low < inf else "…"

    return band


def _widths() -> Iterator[float]:
    return (digit * 10.0**exponent for exponent in range(-3, 309) for digit in (1, 2, 5))


def _doubled(number: float) -> str:
    if number > _MOST:
        return "…"
    high = 1 << max(int(number), 0).bit_length()
    return f"{high // 2} – {high}"
