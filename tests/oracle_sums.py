"""What clues about sums and counts say, for the judge: from the clue itself, not from what it is lowered to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

from gridwright.clues.arrow import ArrowSum
from gridwright.clues.automaton import OwnAutomaton
from gridwright.clues.cage import KillerCage
from gridwright.clues.calculation import Calculation
from gridwright.clues.counting_circles import CountingCircles
from gridwright.clues.double_arrow import DoubleArrow
from gridwright.clues.little_killer import LittleKiller
from gridwright.clues.numbered_room import NumberedRoom
from gridwright.clues.quadruple import Quadruple
from gridwright.clues.region_sum_line import RegionSumLine
from gridwright.clues.run import RunSum
from gridwright.clues.sandwich import Sandwich
from gridwright.clues.skyscraper import Skyscraper
from gridwright.clues.sum_line import SumLine
from gridwright.clues.x_sum import XSum
from gridwright.clues.zipper import Zipper

Model = cp_model.CpModel
Vars = list[Any]

_MOST = 99
"""The highest value that there is anywhere."""


def cage(rule: KillerCage, model: Model, cells: Vars) -> None:
    inside = [cells[cell] for cell in rule.cells]
    model.add_all_different(inside)
    if rule.value:
        model.add(sum(inside) == rule.value)


def arrow(rule: ArrowSum, model: Model, cells: Vars) -> None:
    number: Any = 0
    for cell in rule.pill:
        number = number * 10 + cells[cell]
    model.add(number == sum(cells[cell] for cell in rule.shaft))


def double_arrow(rule: DoubleArrow, model: Model, cells: Vars) -> None:
    first, *between, last = (cells[cell] for cell in rule.cells)
    model.add(first + last == sum(between))


def little_killer(rule: LittleKiller, model: Model, cells: Vars) -> None:
    row, col = rule.grid.where(rule.cell)
    total: Any = 0
    while 0 <= row < rule.grid.rows and 0 <= col < rule.grid.cols:
        total += cells[row * rule.grid.cols + col]
        row, col = row + rule.towards[0], col + rule.towards[1]
    model.add(total == rule.value)


def region_sum_line(rule: RegionSumLine, model: Model, cells: Vars) -> None:
    total = model.new_int_var(0, _MOST * len(rule.cells), "")
    for part in rule.parts:
        model.add(sum(cells[cell] for cell in part) == total)


def zipper(rule: Zipper, model: Model, cells: Vars) -> None:
    total = model.new_int_var(0, 2 * _MOST, "")
    along = [cells[cell] for cell in rule.cells]
    while len(along) > 1:
        model.add(along.pop(0) + along.pop() == total)
    for middle in along:
        model.add(middle == total)


def sum_line(rule: SumLine, model: Model, cells: Vars) -> None:
    pieces = model.new_int_var(1, len(rule.cells), "")
    model.add(sum(cells[cell] for cell in rule.cells) == rule.value * pieces)
    for number in range(1, len(rule.cells) + 1):
        there = model.new_bool_var("")
        model.add(pieces >= number).only_enforce_if(there)
        model.add(pieces < number).only_enforce_if(~there)
        ends = []
        for end in range(1, len(rule.cells) + 1):
            cut = model.new_bool_var("")
            model.add(sum(cells[cell] for cell in rule.cells[:end]) == rule.value * number).only_enforce_if(cut)
            ends.append(cut)
        model.add_bool_or([~there, *ends])


def is_(model: Model, cell: Any, value: int) -> Any:
    """Whether a cell holds a value, as a variable."""
    equal = model.new_bool_var("")
    model.add(cell == value).only_enforce_if(equal)
    model.add(cell != value).only_enforce_if(~equal)
    return equal


def quadruple(rule: Quadruple, model: Model, cells: Vars) -> None:
    for value, times in Counter(rule.values).items():
        model.add(sum(is_(model, cells[cell], value) for cell in rule.cells) >= times)


def line_of(rule: Sandwich | Skyscraper | XSum | NumberedRoom, cells: Vars) -> Sequence[Any]:
    """The cells of a row or column as seen from a side."""
    grid, (down, right) = rule.grid, rule.towards
    row, col = grid.where(rule.cell)
    line = [cells[row * grid.cols + i] for i in range(grid.cols)] if right else [
        cells[i * grid.cols + col] for i in range(grid.rows)
    ]  # fmt: skip
    return line if down + right > 0 else line[::-1]


def run(rule: RunSum, model: Model, cells: Vars) -> None:
    inside, (row, col), grid = [], rule.grid.where(rule.cell), rule.grid
    while row < grid.rows and col < grid.cols and (cell := row * grid.cols + col) not in grid.holes:
        inside.append(cells[cell])
        row, col = row + rule.towards[0], col + rule.towards[1]
    model.add_all_different(inside)
    model.add(sum(inside) == rule.value)


def sandwich(rule: Sandwich, model: Model, cells: Vars) -> None:
    line = line_of(rule, cells)
    low = rule.grid.first
    high = low + (rule.grid.count or len(line)) - 1
    ways = []
    for one, other in combinations(range(len(line)), 2):
        way = model.new_bool_var("")
        ways.append(way)
        between = sum(line[one + 1 : other]) if other > one + 1 else 0
        model.add(between == rule.value).only_enforce_if(way)
        for place, cell in enumerate(line):
            for crust in (low, high):
                if place not in (one, other):
                    model.add(cell != crust).only_enforce_if(way)
        model.add(line[one] + line[other] == low + high).only_enforce_if(way)
        crusts = cp_model.Domain.from_values([low, high])
        model.add_linear_expression_in_domain(line[one], crusts).only_enforce_if(way)
    model.add_bool_or(ways)


def skyscraper(rule: Skyscraper, model: Model, cells: Vars) -> None:
    line = line_of(rule, cells)
    seen = []
    for place, cell in enumerate(line):
        visible = model.new_bool_var("")
        hidden_by = []
        for before in line[:place]:
            hides = model.new_bool_var("")
            model.add(before >= cell).only_enforce_if(hides)
            model.add(before < cell).only_enforce_if(~hides)
            model.add_implication(hides, ~visible)
            hidden_by.append(hides)
        model.add_bool_or([visible, *hidden_by])
        seen.append(visible)
    model.add(sum(seen) == rule.value)


def x_sum(rule: XSum, model: Model, cells: Vars) -> None:
    line = line_of(rule, cells)
    model.add(line[0] <= len(line))
    if rule.value:  # no cells add up to 0
        model.add(line[0] != 0)
    for count in range(1, len(line) + 1):
        model.add(sum(line[:count]) == rule.value).only_enforce_if(is_(model, line[0], count))


def numbered_room(rule: NumberedRoom, model: Model, cells: Vars) -> None:
    line = line_of(rule, cells)
    model.add(line[0] <= len(line))
    model.add(line[0] >= 1)
    for count in range(1, len(line) + 1):
        model.add(line[count - 1] == rule.value).only_enforce_if(is_(model, line[0], count))


def counting_circles(rule: CountingCircles, model: Model, cells: Vars) -> None:
    for value in range(17):
        here = [is_(model, cells[cell], value) for cell in rule.cells]
        for equal in here:
            model.add(sum(here) == value).only_enforce_if(equal)


def automaton(rule: OwnAutomaton, model: Model, cells: Vars) -> None:
    steps = [(number, value, to) for number, state in enumerate(rule.states, 1) for value, to in state.steps]
    ends = [number for number, state in enumerate(rule.states, 1) if state.last]
    if not steps or not ends:
        model.add_bool_or([])
    else:
        model.add_automaton([cells[cell] for cell in rule.cells], 1, ends, steps)


def calculation(rule: Calculation, model: Model, cells: Vars) -> None:
    inside = [cells[cell] for cell in rule.cells]
    if rule.operation == "+":
        model.add(sum(inside) == rule.value)
    elif rule.operation == "x":
        product: Any = 1
        for cell in inside:
            following = model.new_int_var(0, _MOST ** len(inside), "")
            model.add_multiplication_equality(following, [product, cell])
            product = following
        model.add(product == rule.value)
    else:
        one, other = inside
        choice = model.new_bool_var("")
        for greater, less, chosen in ((one, other, choice), (other, one, ~choice)):
            wanted = less + rule.value if rule.operation == "-" else less * rule.value
            model.add(greater == wanted).only_enforce_if(chosen)
            if rule.operation == "/":  # nothing can be divided by 0
                model.add(less >= 1).only_enforce_if(chosen)


SUMS: dict[type, Callable[[Any, Model, Vars], None]] = {
    ArrowSum: arrow,
    Calculation: calculation,
    CountingCircles: counting_circles,
    DoubleArrow: double_arrow,
    KillerCage: cage,
    LittleKiller: little_killer,
    NumberedRoom: numbered_room,
    OwnAutomaton: automaton,
    Quadruple: quadruple,
    RegionSumLine: region_sum_line,
    RunSum: run,
    Sandwich: sandwich,
    Skyscraper: skyscraper,
    SumLine: sum_line,
    XSum: x_sum,
    Zipper: zipper,
}
