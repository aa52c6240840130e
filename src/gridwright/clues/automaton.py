"""Automata of one's own: a line that a machine reads, whose states are part of the clue.

`r1c1-r1c2-r1c3=automaton:*1-4>2;*5-9>1` says that low and high values take turns, a low one first: the states stand one
after the other, each with what leads where, and with a star where the line may end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import ClassVar, Literal, NamedTuple, Self

from gridwright.clues._drawn import CELLS, DrawnClue, named_cells
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.grid import Grid
from gridwright.model.primitives import Automaton, Machine, Primitive
from gridwright.model.tool import Tool

__all__ = ["CLUE", "OwnAutomaton", "OwnState"]

_STEP = r"[0-9]{1,2}(?:-[0-9]{1,2})?(?:/[0-9]{1,2}(?:-[0-9]{1,2})?)*>[0-9]{1,4}"
_STATE = rf"\*?(?:{_STEP}(?:\+{_STEP})*)?"


class OwnState(NamedTuple):
    """One state: whether the line may end in it, and for each value that may follow, the number of the next state."""

    last: bool
    steps: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        by_target = [
            f"{_listed([value for value, to in self.steps if to == target])}>{target}"
            for target in dict.fromkeys(to for _, to in self.steps)
        ]
        return ("*" if self.last else "") + "+".join(by_target)


@dataclass(frozen=True, slots=True)
class OwnAutomaton(DrawnClue):
    """Values that lead a machine from its first state to one in which it may end. States are numbered from 1."""

    states: tuple[OwnState, ...] = ()

    name: ClassVar[str] = "automaton"
    sort: ClassVar[str] = "automata"
    nouns: ClassVar[tuple[str, str]] = ("automaton", "automata")
    example: ClassVar[str] = "r1c1-r1c2-r1c3=automaton:*1-4>2;*5-9>1"
    summary: ClassVar[str] = "The values along a line lead an automaton from its first state to one where it may end."
    spoken: ClassVar[str] = r"automat(?:on|a)"
    order: ClassVar[Literal["any", "line", "path"]] = "path"
    fewest: ClassVar[int] = 1

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{CELLS}\s*=\s*{cls.name}:({_STATE}(?:;{_STATE})*)", re.IGNORECASE)

    @property
    def word(self) -> str:
        return f"{'-'.join(map(self.grid.name, self.cells))}={self.name}:{';'.join(map(str, self.states))}"

    @property
    def label(self) -> str:
        return f"{'-'.join(map(self.grid.name, self.cells))}={self.name}"

    def problems(self) -> Iterator[Problem]:
        yield from DrawnClue.problems(self)
        for number, state in enumerate(self.states, 1):
            values = [value for value, _ in state.steps]
            for value in dict.fromkeys(values):
                if values.count(value) > 1:
                    yield Problem(f"{self.label}: state {number} has the value {value} twice", self.cells)
            for target in dict.fromkeys(to for _, to in state.steps):
                if not 1 <= target <= len(self.states):
                    what = f"state {number} leads to state {target}, but there are {len(self.states)}"
                    yield Problem(f"{self.label}: {what}", self.cells)

    def holds(self, values: Sequence[int]) -> bool:
        state = self.states[0]
        for cell in self.cells:
            following = dict(state.steps).get(values[cell])
            if following is None:
                return False
            state = self.states[following - 1]
        return state.last

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _machine(span, self.states)),)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "blue")

    @classmethod
    def _over(cls, grid: Grid, cells: tuple[int, ...], span: range) -> Iterator[Self]:
        yield from ()  # what it says, nobody can know but who has thought it up

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (cls.tool(cls.name, "{cells}=automaton:{text}", sample="*1-4>2;*5-9>1"),)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        states = [OwnState(text.startswith("*"), tuple(_steps(text.lstrip("*")))) for text in match[2].split(";")]
        least = min((value for state in states for value, _ in state.steps), default=grid.first)
        if least < grid.first:
            raise RuleError(f"{match[0]!r}: {least} is not a value")
        return cls(grid, named_cells(grid, match[1]), tuple(states))


def _steps(text: str) -> Iterator[tuple[int, int]]:
    """`1-3/5>2+4>1`: which values lead to which state, by values."""
    found = []
    for step in text.split("+") if text else ():
        values, _, target = step.partition(">")
        for some in values.split("/"):
            first, _, last = some.partition("-")
            found += [(value, int(target)) for value in range(int(first), int(last or first) + 1)]
    return iter(sorted(found))


def _listed(values: Sequence[int]) -> str:
    """`1-3/5`: rising values, those that follow each other as a range."""
    runs = [[value for _, value in run] for _, run in groupby(enumerate(values), key=lambda one: one[1] - one[0])]
    return "/".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


@lru_cache(maxsize=256)
def _machine(span: range, states: tuple[OwnState, ...]) -> Machine:
    rows: list[Mapping[int, int]] = [dict(state.steps) for state in states]
    steps = tuple(tuple(row.get(value, 0) - 1 for value in span) for row in rows)
    return Machine(steps, tuple(number for number, state in enumerate(states) if state.last))


CLUE = OwnAutomaton
