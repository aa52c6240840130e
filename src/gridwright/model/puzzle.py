"""Puzzles and what is said about them: frozen values, equal when they mean the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Sized
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from typing import overload

from gridwright.model.arguments import must_be
from gridwright.model.checks import given_problems, stray_problems
from gridwright.model.clue import Clue
from gridwright.model.display import as_picture, as_text, brief, counted
from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid
from gridwright.model.numbers import Numbers, cell_numbers, shown_numbers
from gridwright.model.rule_set import Rules
from gridwright.model.rules import Rule

__all__ = ["Outcome", "Position", "Puzzle", "Solution", "Status"]


@dataclass(frozen=True, eq=False, repr=False)
class Puzzle:
    """A grid, its rules and its givens (0 = empty). What it is called and who made it don't count for equality.

    Givens are numbered from 1, whatever they are shown as; `rows`, and all that is written, is as it is shown.
    """

    grid: Grid
    rules: tuple[Rule, ...]
    givens: tuple[int, ...]
    kind: str = ""
    title: str = ""
    author: str = ""
    source: str = ""

    def __post_init__(self) -> None:
        must_be(self.grid, Grid, "a Grid")
        must_be(self.givens, Sized, "a value for each cell, 0 for empty,")
        if len(self.givens) != len(self.grid.cells):
            raise RuleError(f"{len(self.givens)} givens for {len(self.grid.cells)} cells")
        object.__setattr__(self, "rules", Rules(self.rules, len(self.givens)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Puzzle):
            return NotImplemented
        return self._meaning == other._meaning

    def __hash__(self) -> int:
        return hash(self._meaning)

    @cached_property
    def _meaning(self) -> tuple[Grid, frozenset[Rule], tuple[int, ...]]:
        return self.grid, frozenset(self.rules), self.givens

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The givens as they are shown, row by row; 0 for an empty cell, or -1 where 0 is a value."""
        return _as_rows(self.grid, self.givens)

    _repr_svg_ = as_picture

    def __repr__(self) -> str:
        givens = len(self.givens) - self.givens.count(0)
        sorts = Counter(rule.sort for rule in self.rules if isinstance(rule, Clue))
        clues = (f"{count} {sort}" for sort, count in sorts.items())
        return brief(self, f"{self.kind} {self.grid.rows}x{self.grid.cols}", counted(givens, "given"), *clues)

    def __str__(self) -> str:
        """The givens row by row, a dot for each empty cell and a backslash for each that holds nothing."""
        return _as_text(self.grid, self.givens, ".")

    def with_givens(self, givens: Numbers) -> Puzzle:
        """The same rules with other givens, as they are shown, all in one row or row by row; 0 is empty, or -1 where 0
        is a value. What a cell cannot take is refused."""
        return self.with_values(shown_numbers(self.grid, givens, "givens"))

    def with_values(self, givens: Sequence[int]) -> Puzzle:
        """The same rules with other givens, numbered from 1; what a cell cannot take is refused."""
        changed = replace(self, givens=cell_numbers(self.grid, givens, "givens"))
        problems = given_problems(self.grid, self.rules, changed.givens)
        if problems:
            raise RuleError(*problems)
        return changed

    def holds(self, values: Sequence[int]) -> bool:
        """Whether a full grid, its values numbered from 1, keeps every given and every rule."""
        must_be(values, Sized, "a sequence of values")
        if len(values) != len(self.givens):
            return False
        if not all(given in (0, value) for given, value in zip(self.givens, values, strict=True)):
            return False
        shown = self.grid.all_shown(values)
        return all(rule.holds(shown) for rule in self.rules)


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A puzzle with what a player has entered (0 = nothing) and pencilled in so far, in values numbered from 1.

    That may be wrong, but must be values of the cells. Where there is a given, an entry does not matter.
    """

    puzzle: Puzzle
    entries: tuple[int, ...] = ()
    marks: tuple[frozenset[int], ...] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)
    """How the text that it was read from was understood, where that is not clear, as names of sentences;
    a colon and what one speaks of may follow (`note-unread: drawn lines`)."""
    _values: tuple[int, ...] = field(default=(), init=False, compare=False)

    _repr_svg_ = as_picture

    def __repr__(self) -> str:
        entered = sum(map(bool, self.values)) - sum(map(bool, self.puzzle.givens))
        marked = sum(map(bool, self.marks))
        entries = counted(entered, "entry", "entries")
        return brief(self, repr(self.puzzle)[1:-1], entries, f"marks in {counted(marked, 'cell')}")

    def __str__(self) -> str:
        """Givens and entries row by row, a dot for each empty cell."""
        return str(replace(self.puzzle, givens=self.values))

    def __post_init__(self) -> None:
        must_be(self.puzzle, Puzzle, "a Puzzle")
        must_be(self.entries, Sized, "a value for each cell, 0 for none,")
        must_be(self.marks, Sized, "a set of values for each cell")
        cells = len(self.puzzle.givens)
        if len(self.entries):
            object.__setattr__(self, "entries", cell_numbers(self.puzzle.grid, self.entries, "entries"))
        if len(self.marks) not in (0, cells):
            raise RuleError(f"marks of {len(self.marks)} cells for {cells} cells")
        if self.entries or self.marks:
            problems = stray_problems(self.puzzle.grid, self.puzzle.rules, self.entries, self.marks)
            if problems:
                raise RuleError(*problems)

    @classmethod
    def of(cls, start: Puzzle | Position) -> Position:
        """A position as it is, or a puzzle at which nobody has begun."""
        if isinstance(start, Position):
            return start
        if not isinstance(start, Puzzle):
            what = f"a Puzzle or Position is needed, not {type(start).__name__}"
            raise TypeError(f"{what}; load() reads text, sudoku() and the like take rows")
        return cls(start)

    @property
    def is_begun(self) -> bool:
        """Whether a player has added anything to the givens."""
        return self.values != self.puzzle.givens or any(self.marks)

    @property
    def values(self) -> tuple[int, ...]:
        """Givens and entries together."""
        givens = self.puzzle.givens
        if not self.entries:
            return givens
        if not self._values:  # sentences about a step ask for them dozens of times
            values = tuple(given or entry for given, entry in zip(givens, self.entries, strict=True))
            object.__setattr__(self, "_values", values)
        return self._values

    @property
    def open(self) -> tuple[int, ...]:
        """The cells that are still to be filled."""
        return tuple(cell for cell in self.puzzle.grid.filled if not self.values[cell])


@dataclass(frozen=True, slots=True, repr=False)
class Solution(Sequence[int]):
    """A full grid: a value for each cell, in reading order; 0 for each that holds nothing."""

    grid: Grid
    values: tuple[int, ...]

    def __post_init__(self) -> None:
        must_be(self.grid, Grid, "a Grid")
        if self.grid.holes:
            values = enumerate(self.values)
            object.__setattr__(self, "values", tuple(0 if cell in self.grid.holes else value for cell, value in values))

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[int, ...]: ...
    def __getitem__(self, index: int | slice) -> int | tuple[int, ...]:
        return self.values[index]

    def __len__(self) -> int:
        return len(self.values)

    _repr_svg_ = as_picture

    def __repr__(self) -> str:
        rows = " / ".join(" ".join(map(str, row)) for row in self.rows)
        return brief(self, f"{self.grid.rows}x{self.grid.cols}", rows)

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The values as they are shown, row by row."""
        return _as_rows(self.grid, self.values)

    def __str__(self) -> str:
        return _as_text(self.grid, self.values, "0" if self.grid.first else ".")


class Status(Enum):
    """The four things that solving can say."""

    UNIQUE = "unique"
    SEVERAL = "several"
    NONE = "none"
    UNDECIDED = "undecided"

    @classmethod
    def of(cls, found: int, *, complete: bool) -> Status:
        """What it means that so many solutions were found, and perhaps that these are all."""
        if found > 1:
            return cls.SEVERAL
        if complete:
            return cls.UNIQUE if found else cls.NONE
        return cls.UNDECIDED

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True, repr=False)
class Outcome:
    """What solving says: a status, the solutions found, how many there are at least, and whether that is all."""

    status: Status
    solutions: tuple[Solution, ...]
    at_least: int
    complete: bool
    guesses: int = 0

    __str__ = as_text

    def __repr__(self) -> str:
        known = counted(self.at_least, "solution")
        known = known if self.complete else f"at least {known}"
        return brief(self, self.status, known, counted(self.guesses, "guess", "guesses"))

    @classmethod
    def listed(cls, found: int, *, complete: bool) -> Outcome:
        """What it means that so many solutions were listed, and perhaps that these are all."""
        return cls(Status.of(found, complete=complete), (), found, complete)

    @property
    def solution(self) -> Solution | None:
        """The first solution, if any was found."""
        return self.solutions[0] if self.solutions else None


def _as_text(grid: Grid, values: tuple[int, ...], empty: str) -> str:
    shown = grid.shown
    words = [
        str(shown(value)) if value else "\\" if cell in grid.holes else empty for cell, value in enumerate(values)
    ]
    return "\n".join(" ".join(words[i : i + grid.cols]) for i in range(0, len(words), grid.cols))


def _as_rows(grid: Grid, values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if grid.first != 1:
        values = tuple(grid.shown(value) if value else grid.empty for value in values)
    return tuple(values[i : i + grid.cols] for i in range(0, len(values), grid.cols))
