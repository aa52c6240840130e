"""An independent judge: OR-Tools' CP-SAT on models made from what the rules say, not from what they lower to."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from oracle_lines import state_line
from oracle_sums import SUMS
from ortools.sat.python import cp_model

import gridwright as gw
from gridwright.clues.candidates import PrintedCandidates
from gridwright.clues.dot import AllDots, Dot
from gridwright.clues.parity import Parity
from gridwright.clues.sign import Sign
from gridwright.kinds.hakyuu import Ripple
from gridwright.kinds.kojun import UpperGreater
from gridwright.model.rules import AllDifferent, Different, NoConsecutive, Nothing, Values

Model = cp_model.CpModel
Vars = list[Any]


def solutions(puzzle: gw.Puzzle, limit: int = 2, seed: int = 0) -> list[tuple[int, ...]]:
    """Up to `limit` solutions, in no particular order."""
    model = Model()
    first = puzzle.grid.first  # the judge thinks in what is shown
    cells = [model.new_int_var(first, 99, f"c{cell}") for cell in puzzle.grid.cells]
    for rule in puzzle.rules:
        state(rule, model, cells)
    for cell, value in enumerate(puzzle.givens):
        if value:
            model.add(cells[cell] == value - 1 + first)
    found: list[tuple[int, ...]] = []
    while len(found) < limit:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = seed
        status = solver.solve(model)
        if status == cp_model.INFEASIBLE:
            break
        assert status == cp_model.OPTIMAL, f"the judge says {solver.status_name(status)}"
        values = [solver.value(cell) for cell in cells]
        found.append(tuple(0 if cell in puzzle.grid.holes else v - first + 1 for cell, v in enumerate(values)))
        others = []
        for cell, value in zip(cells, values, strict=True):
            other = model.new_bool_var("")
            model.add(cell != value).only_enforce_if(other)
            others.append(other)
        model.add_bool_or(others)
    return found


@singledispatch
def state(rule: object, model: Model, cells: Vars) -> None:
    if not state_line(rule, model, cells):
        raise TypeError(f"the judge does not know {rule!r}")


for sort, stated in SUMS.items():
    state.register(sort)(stated)


@state.register
def _(rule: Values, model: Model, cells: Vars) -> None:
    for cell in rule.cells:
        model.add(cells[cell] <= rule.first + rule.high - 1)


@state.register
def _(rule: Nothing, model: Model, cells: Vars) -> None:
    for cell in rule.cells:
        model.add(cells[cell] == 1)


@state.register
def _(rule: AllDifferent, model: Model, cells: Vars) -> None:
    model.add_all_different(cells[cell] for cell in rule.cells)


@state.register
def _(rule: Sign, model: Model, cells: Vars) -> None:
    model.add(cells[rule.less] < cells[rule.greater])


@state.register
def _(rule: Different, model: Model, cells: Vars) -> None:
    grid = rule.grid
    moves = [(dr, dc) for r, c in rule.moves for dr, dc in ((r, c), (-r, -c))]
    for cell in grid.cells:
        row, col = divmod(cell, grid.cols)
        for dr, dc in moves:
            if 0 <= row + dr < grid.rows and 0 <= col + dc < grid.cols:
                model.add(cells[cell] != cells[(row + dr) * grid.cols + col + dc])


@state.register
def _(rule: NoConsecutive, model: Model, cells: Vars) -> None:
    grid = rule.grid
    for cell in grid.cells:
        for other in grid.neighbours(cell):
            model.add(cells[cell] - cells[other] != 1)


@state.register
def _(rule: Ripple, model: Model, cells: Vars) -> None:
    grid = rule.grid
    for a in grid.cells:
        for b in range(a + 1, len(grid.cells)):
            (ar, ac), (br, bc) = divmod(a, grid.cols), divmod(b, grid.cols)
            if ar == br or ac == bc:
                between = abs(ar - br) + abs(ac - bc) - 1
                same = model.new_bool_var("")
                model.add(cells[a] == cells[b]).only_enforce_if(same)
                model.add(cells[a] != cells[b]).only_enforce_if(~same)
                model.add(cells[a] <= between).only_enforce_if(same)


@state.register
def _(rule: UpperGreater, model: Model, cells: Vars) -> None:
    for cell in rule.cells:
        if cell + rule.cols in rule.cells:
            model.add(cells[cell] > cells[cell + rule.cols])


@state.register
def _(rule: Parity, model: Model, cells: Vars) -> None:
    half = model.new_int_var(0, 49, "")
    model.add(cells[rule.cell] == 2 * half + (1 if rule.odd else 0))


@state.register
def _(rule: PrintedCandidates, model: Model, cells: Vars) -> None:
    model.add_allowed_assignments([cells[rule.cell]], [(value,) for value in rule.values])


@state.register
def _(rule: Dot, model: Model, cells: Vars) -> None:
    first, second = cells[rule.first], cells[rule.second]
    choice = model.new_bool_var("")
    if rule.black:
        model.add(first == rule.value * second).only_enforce_if(choice)
        model.add(second == rule.value * first).only_enforce_if(~choice)
    else:
        model.add(first == second + rule.value).only_enforce_if(choice)
        model.add(second == first + rule.value).only_enforce_if(~choice)


@state.register
def _(rule: AllDots, model: Model, cells: Vars) -> None:
    grid = rule.grid
    for cell in grid.cells:
        for other in grid.neighbours(cell):
            if (min(cell, other), max(cell, other)) not in rule.dotted:
                for apart in rule.differences:
                    model.add(cells[cell] - cells[other] != apart)
                for times in rule.ratios:
                    model.add(cells[cell] != times * cells[other])
