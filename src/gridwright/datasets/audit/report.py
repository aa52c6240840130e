"""What an audit found: counts for each file, and what files and splits have in common."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import median
from typing import Any

__all__ = ["Audit", "FileAudit", "Leak"]

_GROUPS = 40
"""Different difficulties that are told apart."""


@dataclass(frozen=True, slots=True)
class Leak:
    """Two splits, and how many puzzles of the second are in the first, too, perhaps in another guise."""

    first: str
    second: str
    puzzles: int


@dataclass(slots=True)
class FileAudit:
    """What is true of a file: how many rows went how, with the first example of what is wrong."""

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
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, what: str, example: str) -> None:
        self.examples.setdefault(what, example)

    @property
    def is_sound(self) -> bool:
        """Whether every row is a puzzle with exactly one solution, no two the same, and what it states right."""
        unique = self.statuses["unique"] == self.rows > 0
        return unique and not (self.solutions_wrong or self.repeated or self.equivalent)

    @property
    def by_stated(self) -> dict[str, tuple[int, float, float, float]]:
        """For each stated difficulty how many were rated, the least rating, the middle one and the most."""
        groups: defaultdict[str, list[float]] = defaultdict(list)
        for stated, rating, _ in self.ratings:
            groups[stated].append(rating)
        if len(groups) > _GROUPS:
            groups = _together(groups)
        told = {name: (len(found), min(found), median(found), max(found)) for name, found in groups.items()}
        return dict(sorted(told.items(), key=lambda one: (one[1][2], one[0])))

    @property
    def by_level(self) -> Counter[str]:
        return Counter(level for _, _, level in self.ratings)

    def data(self) -> dict[str, Any]:
        stated = {
            name: {"rated": count, "low": low, "median": middle, "high": high}
            for name, (count, low, middle, high) in self.by_stated.items()
        }
        return {
            "path": self.path, "format": self.format, "columns": self.columns, "rows": self.rows,
            "kinds": dict(self.kinds), "statuses": dict(self.statuses), "solutions_right": self.solutions_right,
            "solutions_wrong": self.solutions_wrong, "repeated": self.repeated, "equivalent": self.equivalent,
            "rated": len(self.ratings), "not_rated": self.not_rated, "levels": dict(self.by_level),
            "ratings_by_stated": stated, "examples": self.examples, "sound": self.is_sound,
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


def _together(groups: defaultdict[str, list[float]]) -> defaultdict[str, list[float]]:
    """Too many difficulties to be told one by one: numbers up to the next power of two, all others as one."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for name, ratings in groups.items():
        try:
            number = int(float(name))
        except ValueError:
            found["…"] += ratings
        else:
            found[f"<{1 << max(number, 0).bit_length()}"] += ratings
    return found
