"""DIMACS CNF: what it says has the same solutions as the puzzle, for every kind and option."""

from __future__ import annotations

import re
from random import Random

import pytest
from pysat.solvers import Solver

import gridwright as gw
from gridwright.kinds import all_kinds, build
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Position
from gridwright.notations import dump, load, notation, recognised

from .strategies import random_draft

MOST = 30


def parsed(text: str) -> tuple[list[list[int]], dict[int, tuple[int, int, int]]]:
    """The clauses, and the row, column and value of each variable; the numbers in the header must be right.

    Rules about several cells at once have further variables, behind these.
    """
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("p "))
    assert all(line.startswith("c ") for line in lines[:start])
    clauses = [[int(word) for word in line.split()] for line in lines[start + 1 :]]
    assert all(clause[-1] == 0 and 0 not in clause[:-1] for clause in clauses)
    found = re.findall(r"^c (\d+) = r(\d+)c(\d+) is (\d+)$", text, re.MULTILINE)
    legend = {int(number): (int(row), int(col), int(value)) for number, row, col, value in found}
    last = max((abs(literal) for clause in clauses for literal in clause), default=0)
    assert lines[start] == f"p cnf {max(len(legend), last)} {len(clauses)}"
    assert {*legend} == {*range(1, len(legend) + 1)}
    return [clause[:-1] for clause in clauses], legend


def solutions(text: str, cols: int) -> set[tuple[int, ...]]:
    clauses, legend = parsed(text)
    found: set[tuple[int, ...]] = set()
    with Solver("cadical153", bootstrap_with=clauses) as solver:
        while len(found) < MOST and solver.solve():
            true = [number for number in solver.get_model() if number in legend]
            cells = {(row - 1) * cols + col - 1: value for row, col, value in map(legend.__getitem__, true)}
            assert len(cells) == len(true), "two values in a cell"
            found.add(tuple(cells[cell] for cell in sorted(cells)))
            solver.add_clause([-number for number in true])
    return found


def assert_same_solutions(puzzle: gw.Puzzle) -> int:
    found = solutions(dump(puzzle, "dimacs"), puzzle.grid.cols)
    assert all(puzzle.holds(values) for values in found)
    assert len(found) == min(MOST, gw.count(puzzle, limit=MOST).at_least)
    return len(found)


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_random_puzzles_have_the_same_solutions(kind):
    rng = Random(kind.id)
    solvable = 0
    for number in range(90):
        rows = rng.choice((1, 2, 3, 4, 4, 5, 6))
        grid = Grid(rows, rows if kind.square else rng.choice((1, 3, 4, 5)))
        try:
            puzzle = build(random_draft(rng, kind, grid))
        except RuleError:
            continue
        # Random givens mostly contradict each other, so half of the puzzles get some that don't.
        solution = gw.solve(puzzle.with_givens([0] * len(grid.cells)), limit=1).solution
        if number % 2 and solution:
            puzzle = puzzle.with_givens([value if rng.random() < 0.4 else 0 for value in solution.values])
        solvable += assert_same_solutions(puzzle) > 0
    assert solvable >= 10


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_examples_have_one_solution(kind):
    for example in kind.examples:
        assert assert_same_solutions(load(example)) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["r1c1-r1c2=cage5", "r2c1-r2c2-r3c1=cage7", "left1=skyscraper2"],
        ["r1c1-r1c2-r2c3=cage9", "top4=skyscraper3", "r4c1-r4c2=cage3"],
        ["r1c1-r1c2=cage8"],
        ["r1c1-r1c2-r1c3-r1c4=cage10", "r2c1=cage3"],
    ],
)
def test_rules_about_several_cells(words):
    puzzle = gw.with_clues(gw.latin(["....", "....", "....", "...1"]), words)
    assert_same_solutions(puzzle)
    assert "p cnf" in dump(puzzle, "dimacs")


def test_a_large_sudoku():
    clauses, legend = parsed(dump(load("sudoku 16x16"), "dimacs"))
    assert len(legend) == 4096
    with Solver("cadical153", bootstrap_with=clauses) as solver:
        assert solver.solve()


def test_the_example_is_what_is_written():
    assert dump(load("latin 2x2\n1.\n.."), "dimacs") == notation("dimacs").example


def test_comments_tell_what_it_is():
    text = dump(load("sudoku 4x4 diagonals anti-knight\ntitle: a\u2028b\nauthor: c"), "dimacs")
    assert text.startswith("c sudoku 4x4 anti-knight diagonals\nc a b\nc c\nc 1 = r1c1 is 1\n")


def test_it_is_only_written():
    example = notation("dimacs").example
    assert notation("dimacs").read is None
    assert "dimacs" not in recognised(example)
    with pytest.raises(FormatError, match="dimacs is only written, not read"):
        load(example, "dimacs")


def test_what_is_too_large_or_a_position_is_refused(monkeypatch):
    monkeypatch.setattr("gridwright.notations.dimacs._MOST", 1000)
    with pytest.raises(FormatError, match="dimacs would need more than 1,000 clauses for this puzzle"):
        dump(load("sudoku 9x9"), "dimacs")
    with pytest.raises(FormatError, match="dimacs cannot carry 1 entry"):
        dump(Position(load("latin 2x2"), (1, 0, 0, 0)), "dimacs")
