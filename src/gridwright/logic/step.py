"""Steps: deductions as data, never as prose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridwright.rules import Rule

if TYPE_CHECKING:
    from gridwright.logic.board import Board

__all__ = ["Candidate", "Step", "Technique"]

Candidate = tuple[int, int]
"""A cell and a value."""


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction: the technique, what is placed and removed, and the cells and rules that justify it."""

    technique: str
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    cells: tuple[int, ...] = ()
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class Technique:
    """A named way of finding steps; `find` yields those a board offers."""

    id: str
    title: str
    find: Callable[[Board], Iterator[Step]]
