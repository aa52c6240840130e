"""What clues on lines, between neighbours and in single cells say, to the independent judge of `oracle.py`.

All is said with its own words of CP-SAT: sums, minima, remainders, elements; nothing is taken from the clues.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

from ortools.sat.python import cp_model

from gridwright.clues.between import BetweenLine
from gridwright.clues.clone import Clone
from gridwright.clues.entropic import EntropicLine
from gridwright.clues.extra_region import ExtraRegion
from gridwright.clues.extreme import Extreme
from gridwright.clues.indexer import Indexer
from gridwright.clues.lockout import LockoutLine
from gridwright.clues.modular import ModularLine
from gridwright.clues.nabner import Nabner
from gridwright.clues.palindrome import Palindrome
from gridwright.clues.parity_line import ParityLine
from gridwright.clues.relation import OwnRelation
from gridwright.clues.renban import Renban
from gridwright.clues.thermometer import Thermometer
from gridwright.clues.whisper import Whisper
from gridwright.clues.xv import AllXV, NeighbourSum

Model = cp_model.CpModel
Vars = list[Any]


def state_line(rule: object, model: Model, cells: Vars) -> bool:  # noqa: PLR0912
    """Says a rule to the judge; False if it is none of those here."""
    line: Vars = [cells[cell] for cell in getattr(rule, "path", getattr(rule, "cells", ()))]
    match rule:
        case Thermometer(style="thermo"):
            for one, other in pairwise(line):
                model.add(one < other)
        case Thermometer(style="slowthermo"):
            for one, other in pairwise(line):
                model.add(one <= other)
        case Whisper():
            for one, other in pairwise(line):
                model.add(distance(model, one, other) >= rule.value)
        case Nabner():
            for one, other in combinations(line, 2):
                model.add(distance(model, one, other) > 1)
        case Renban():
            model.add_all_different(line)
            low, high = extremes(model, line)
            model.add(high - low == len(line) - 1)
        case Palindrome():
            for one, other in zip(line, reversed(line), strict=True):
                model.add(one == other)
        case Clone():
            for one, other in zip(line[: len(line) // 2], line[len(line) // 2 :], strict=True):
                model.add(one == other)
        case ParityLine():
            in_turn(model, [remainder(model, cell, 2) for cell in line], 2)  # the first again if it is closed
        case ModularLine():
            together = min(rule.value, len(rule.cells))  # a short loop is not gone round twice
            around = rule.cells + rule.cells[: together - 1] * rule.closed
            in_turn(model, [remainder(model, cells[cell], rule.value) for cell in around], together)
        case EntropicLine():
            below = rule.grid.first - 1
            highest = below + (rule.grid.count or max(rule.grid.rows, rule.grid.cols))
            around = rule.cells + rule.cells[:2] * rule.closed
            in_turn(model, [third(model, cells[cell], below + rule.value, highest - rule.value) for cell in around], 3)
        case BetweenLine():
            low, high = extremes(model, [line[0], line[-1]])
            for cell in line[1:-1]:
                model.add(low < cell)
                model.add(cell < high)
        case LockoutLine():
            low, high = extremes(model, [line[0], line[-1]])
            model.add(high - low >= rule.value)
            for cell in line[1:-1]:
                below = model.new_bool_var("")
                model.add(cell < low).only_enforce_if(below)
                model.add(cell > high).only_enforce_if(~below)
        case ExtraRegion():
            model.add_all_different(line)
        case Extreme():
            for cell in rule.cells:
                for other in set(rule.grid.neighbours(cell)) - set(rule.cells):
                    less, more = (cell, other) if rule.style == "minimum" else (other, cell)
                    model.add(cells[less] < cells[more])
        case Indexer():
            point(model, cells, rule)
        case NeighbourSum():
            model.add(sum(line) == rule.value)
        case AllXV():
            for pair in combinations(rule.grid.cells, 2):
                if pair[1] in rule.grid.neighbours(pair[0]) and pair not in rule.lettered:
                    model.add(cells[pair[0]] + cells[pair[1]] != 5)
                    model.add(cells[pair[0]] + cells[pair[1]] != 10)
        case OwnRelation():
            for pair in pairwise(line):
                OWN[rule.value](model, *pair)
        case _:
            return False
    return True


def distance(model: Model, one: Any, other: Any) -> Any:
    apart = model.new_int_var(0, 99, "")
    model.add_abs_equality(apart, one - other)
    return apart


def extremes(model: Model, line: Vars) -> tuple[Any, Any]:
    low, high = model.new_int_var(0, 99, ""), model.new_int_var(0, 99, "")
    model.add_min_equality(low, line)
    model.add_max_equality(high, line)
    return low, high


def remainder(model: Model, cell: Any, by: int) -> Any:
    left = model.new_int_var(0, by - 1, "")
    model.add_modulo_equality(left, cell, by)
    return left


def third(model: Model, cell: Any, last_low: int, last_middle: int) -> Any:
    """0 for a low value, 1 for one in the middle, 2 for a high one."""
    low, high = model.new_bool_var(""), model.new_bool_var("")
    model.add(cell <= last_low).only_enforce_if(low)
    model.add(cell > last_low).only_enforce_if(~low)
    model.add(cell > last_middle).only_enforce_if(high)
    model.add(cell <= last_middle).only_enforce_if(~high)
    return 1 - low + high


def in_turn(model: Model, classes: Vars, count: int) -> None:
    for start in range(len(classes)):
        for one, other in combinations(classes[start : start + count], 2):
            model.add(one != other)


def point(model: Model, cells: Vars, rule: Indexer) -> None:
    """The cell's value, as a place among the cells, is where the number of its own place stands; and nowhere else."""
    row, col = rule.grid.where(rule.cell)
    if rule.style == "rowindex":
        places, own = [r * rule.grid.cols + col for r in range(rule.grid.rows)], row + 1
    elif rule.style == "columnindex":
        places, own = [row * rule.grid.cols + c for c in range(rule.grid.cols)], col + 1
    else:
        places, own = list(rule.places), list(rule.places).index(rule.cell) + 1
    model.add(cells[rule.cell] <= len(places))
    model.add_element(cells[rule.cell] - 1, [cells[cell] for cell in places], own)
    for place, cell in enumerate(places, 1):
        here = model.new_bool_var("")
        model.add(cells[rule.cell] == place).only_enforce_if(here)
        model.add(cells[cell] != own).only_enforce_if(~here)


def _both_or_neither(model: Model, one: Any, other: Any) -> None:
    model.add(distance(model, one, other) > 1)
    model.add(one + other <= 6)


OWN = {
    "a+b>5": lambda model, one, other: model.add(one + other > 5),
    "a!=2*b": lambda model, one, other: model.add(one != 2 * other),
    "(abs(a-b)>1)and(a+b<=6)": _both_or_neither,
}
"""Conditions in the words of puzzles and of the judge."""
