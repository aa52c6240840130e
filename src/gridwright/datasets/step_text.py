"""Steps as others state them: our own, as data, or in words; each with what it concludes, and its premises if any."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

import gridwright as gw
from gridwright.logic.structure.shape import UNDERSTOOD
from gridwright.model.layout import layout_of
from gridwright.words import conclusions

__all__ = ["StatedStep", "concludes", "stated_steps"]

Candidate = tuple[int, int]

_LONGEST = 1 << 20
_MOST = 10_000
"""Steps that are looked at."""

_WORD = re.compile(
    r"\br([0-9]{1,3})c([0-9]{1,3})\s*(=|:|!=|<>|≠|is not|is(?:n['’]t)?|can(?:not|['’]t) be)\s*([0-9]{1,3})\b",
    re.IGNORECASE,
)
_EQUAL = ("=", ":", "is")
_CELL = re.compile(r"r([0-9]{1,3})c([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class StatedStep:
    """What somebody says follows: values placed, values crossed out; with our own step where premises are stated."""

    text: str
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    step: gw.Step | None = None


_NOTHING = StatedStep("")


def stated_steps(puzzle: gw.Puzzle, steps: object) -> list[StatedStep]:
    """The steps of a trail, a list, JSON, or a text with one on each line that concludes something."""
    found: list[StatedStep] = []
    lines = isinstance(steps, str | bytes | bytearray)
    for one in _each(steps):
        stated = _stated(puzzle, one)
        if concludes(stated) or not lines:
            found.append(stated)
        if len(found) >= _MOST:
            break
    return found


def concludes(step: StatedStep) -> bool:
    """Whether a step says anything of the puzzle's cells."""
    return bool(step.placements or step.eliminations)


def _each(steps: object) -> Iterator[object]:
    if isinstance(steps, bytes | bytearray):
        steps = steps.decode(errors="replace")
    if isinstance(steps, gw.Trail):
        yield from steps.steps
    elif isinstance(steps, Mapping):
        inner = steps.get("steps")
        yield from inner if isinstance(inner, list) else [steps]
    elif isinstance(steps, str):
        yield from _in_text(steps[:_LONGEST])
    elif isinstance(steps, Iterable):
        yield from islice(steps, _MOST)
    else:
        yield steps


def _in_text(text: str) -> Iterator[object]:
    if text.lstrip().startswith(("{", "[")):
        try:
            yield from _each(json.loads(text))
        except (ValueError, RecursionError):
            pass
        else:
            return
    yield from text.splitlines()


def _stated(puzzle: gw.Puzzle, one: object) -> StatedStep:
    if isinstance(one, gw.Step):
        return StatedStep(one.technique, one.placements, one.eliminations, one) if _fits(puzzle, one) else _NOTHING
    if isinstance(one, Mapping):
        placed = tuple(_candidates(puzzle, one.get("placements")))
        removed = tuple(_candidates(puzzle, one.get("eliminations")))
        return StatedStep(str(one.get("technique", "")), placed, removed, _rebuilt(puzzle, one, placed, removed))
    return _read(puzzle, one) if isinstance(one, str) else _NOTHING


def _fits(puzzle: gw.Puzzle, step: gw.Step) -> bool:
    most = layout_of(puzzle).values
    size = len(puzzle.grid.cells)
    return all(0 <= cell < size and 1 <= value <= most for cell, value in (*step.placements, *step.eliminations))


def _read(puzzle: gw.Puzzle, text: str) -> StatedStep:
    """A sentence of ours in any language, or words such as `r1c1=5`."""
    words = " ".join(conclusions(text)) or text
    placed: list[Candidate] = []
    removed: list[Candidate] = []
    for row, col, sign, value in _WORD.findall(words):
        candidate = _candidate(puzzle, int(row), int(col), int(value))
        if candidate:
            (placed if sign.lower() in _EQUAL else removed).append(candidate)
    return StatedStep(text.strip()[:200], tuple(placed), tuple(removed))


def _candidates(puzzle: gw.Puzzle, pairs: Any) -> Iterator[Candidate]:
    for pair in pairs if isinstance(pairs, list | tuple) else ():
        match pair:
            case [str(name), int(value)] if match_ := _CELL.fullmatch(name):
                candidate = _candidate(puzzle, int(match_[1]), int(match_[2]), value)
                if candidate:
                    yield candidate


def _candidate(puzzle: gw.Puzzle, row: int, col: int, value: int) -> Candidate | None:
    grid = puzzle.grid
    if not (1 <= row <= grid.rows and 1 <= col <= grid.cols and value in grid.span(layout_of(puzzle).values)):
        return None
    return (row - 1) * grid.cols + col - 1, grid.value(value)


def _rebuilt(
    puzzle: gw.Puzzle, data: Mapping[str, Any], placed: tuple[Candidate, ...], removed: tuple[Candidate, ...]
) -> gw.Step | None:
    """Our step that data tells, with its premises; None where it tells none, or none that there are."""
    because = data.get("because")
    if not isinstance(because, Mapping):
        return None
    facts = layout_of(puzzle).facts_for("score", *UNDERSTOOD)
    houses = {(puzzle.rules[house.rule].label, frozenset(house.cells)): house for house in facts.houses}
    rules = {(rule.label, frozenset(rule.cells)): number for number, rule in enumerate(puzzle.rules)}
    try:
        return gw.Step(
            technique=str(data.get("technique", "")),
            rating=float(data.get("rating", 0)),
            placements=placed,
            eliminations=removed,
            grounds=tuple(_cells(puzzle, because["grounds"])),
            houses=tuple(houses[one["name"], frozenset(_cells(puzzle, one["cells"]))] for one in because["houses"]),
            pairs=tuple((first, second) for first, second in (_cells(puzzle, one) for one in because["pairs"])),
            rules=tuple(rules[one["name"], frozenset(_cells(puzzle, one["cells"]))] for one in because["rules"]),
            whole=because.get("whole") is True,
            uniqueness=because.get("uniqueness") is True,
        )
    except (KeyError, TypeError, ValueError, OverflowError):
        return None


def _cells(puzzle: gw.Puzzle, names: Iterable[str]) -> Iterator[int]:
    grid = puzzle.grid
    for name in names:
        match = _CELL.fullmatch(name)
        if match is None or not (1 <= int(match[1]) <= grid.rows and 1 <= int(match[2]) <= grid.cols):
            raise ValueError(name)
        yield (int(match[1]) - 1) * grid.cols + int(match[2]) - 1
