"""MiniZinc: the constraints hold of a full grid just when the puzzle's rules do, for every kind and option."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from planted_rules import MAKERS, Planted, cases

import gridwright as gw
from gridwright.kinds import all_kinds, build
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum
from gridwright.notations import dump, load, minizinc, notation, recognised

from .strategies import random_draft

Check = Callable[[Sequence[int]], bool]

ARRAY = re.compile(r"array\[1\.\.(\d+), 1\.\.(\d+)\] of var 1\.\.(\d+): x;")
STEPS = re.compile(r"array\[1\.\.(\d+), 1\.\.(\d+)\] of int: (\w+) = \[\| ([\d,| ]+) \|\];")
TABLE = re.compile(r"array\[int, 1\.\.2\] of int: (\w+) = \[\| ([\d,| ]+) \|\];")
CELL = r"x\[(\d+), (\d+)\]"
OPERATORS: dict[str, Callable[[int, int], bool]] = {
    "=": lambda a, b: a == b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
    "!=": lambda a, b: a != b,
}


def checks(text: str) -> Iterator[Check]:
    """What each line of a model says, in the little of MiniZinc that is written; any other line is an error."""
    rows, cols, size = (int(word) for word in ARRAY.search(text).groups())
    tables = {
        name: {tuple(map(int, pair.split(","))) for pair in pairs.split("|")} for name, pairs in TABLE.findall(text)
    }
    for states, read, name, steps in STEPS.findall(text):
        tables[name] = [[int(state) for state in row.split(",")] for row in steps.split("|")]
        assert [len(row) for row in tables[name]] == [int(read)] * int(states)
        assert int(read) == size
    yield lambda values: len(values) == rows * cols and all(1 <= value <= size for value in values)
    plain = (f'include "{name}.mzn";' for name in ("alldifferent", "table", "regular"))
    output = f'output [show(x[r, c]) ++ if c = {cols} then "\\n" else " " endif | r in 1..{rows}, c in 1..{cols}];'
    known = {*plain, "solve satisfy;", output, ""}
    for line in text.splitlines():
        if line in known or line.startswith("% ") or any(one.fullmatch(line) for one in (ARRAY, TABLE, STEPS)):
            continue
        for part in re.fullmatch(r"constraint (.+);", line)[1].split(r" /\ "):
            yield statement(part, cols, tables)


def statement(text: str, cols: int, tables: dict[str, Any]) -> Check:
    cells = [(int(row) - 1) * cols + int(col) - 1 for row, col in re.findall(CELL, text)]
    shape = re.sub(CELL, "c", text)
    if re.fullmatch(r"alldifferent\(\[c(, c)+\]\)", shape):
        return lambda values: len({values[cell] for cell in cells}) == len(cells)
    if match := re.fullmatch(r"table\(\[c, c\], (\w+)\)", shape):
        return lambda values: tuple(values[cell] for cell in cells) in tables[match[1]]
    if match := re.fullmatch(r"c in \{([\d, ]*)\}", shape):
        some = {int(value) for value in match[1].split(", ") if value}
        return lambda values: values[cells[0]] in some
    if found := several(shape, cells, tables):
        return found
    left, operator, right = shape.split(" ")
    assert left == "c"
    if right == "c":
        return lambda values: OPERATORS[operator](values[cells[0]], values[cells[1]])
    return lambda values: OPERATORS[operator](values[cells[0]], int(right))


def several(shape: str, cells: list[int], tables: dict[str, Any]) -> Check | None:
    """What is said of more than two cells, or of none."""
    if shape == "false":
        return lambda values: False
    if match := re.fullmatch(r"exists\(s in \[([\d, {}]+)\]\)\(forall\(c in \[c(?:, c)*\]\)\(c in s\)\)", shape):
        sets = [{*map(int, some.split(","))} for some in re.findall(r"\{([\d, ]+)\}", match[1])]
        return lambda values: any({values[cell] for cell in cells} <= some for some in sets)
    if match := re.fullmatch(r"regular\(\[c(?:, c)*\], (\d+), \d+, (\w+), 1, \{([\d, ]*)\}\)", shape):
        ends = {int(state) for state in match[3].split(", ") if state}
        return lambda values: _end(tables[match[2]], [values[cell] for cell in cells]) in ends
    if match := re.fullmatch(r"(-?(?:\d+ \* )?c(?: [+-] (?:\d+ \* )?c)*) (=|<=|>=) (-?\d+)", shape):
        factors = re.findall(r"(-?) ?(?:(\d+) \* )?c", match[1])
        by = [int(number or 1) * (-1 if sign else 1) for sign, number in factors]
        return lambda values: OPERATORS[match[2]](
            sum(factor * values[cell] for factor, cell in zip(by, cells, strict=True)), int(match[3])
        )
    return None


def _end(steps: list[list[int]], values: Sequence[int]) -> int:
    """The state that values lead to, 0 if nowhere."""
    state = 1
    for value in values:
        state = steps[state - 1][value - 1] if state else 0
    return state


def holds(text: str, values: Sequence[int]) -> bool:
    return all(check(values) for check in checks(text))


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_it_says_what_the_rules_say(kind):
    rng = Random(kind.id)
    held = broken = 0
    for _ in range(60):
        rows = rng.choice((1, 2, 3, 4, 4, 5, 6))
        grid = Grid(rows, rows if kind.square else rng.choice((1, 3, 4, 5)))
        try:
            puzzle = build(random_draft(rng, kind, grid)).with_givens([0] * len(grid.cells))
        except RuleError:
            continue
        outcome = gw.solve(puzzle, limit=3)
        if outcome.solution:
            puzzle = puzzle.with_givens([value if rng.random() < 0.2 else 0 for value in outcome.solution.values])
        text = dump(puzzle, "minizinc")
        grids = [list(solution) for solution in outcome.solutions]
        for solution in outcome.solutions:
            for _ in range(30):
                changed = list(solution)
                for cell in rng.choices(grid.cells, k=rng.choice((1, 2, 2))):
                    changed[cell] = rng.choice(changed)
                a, b = rng.choices(grid.cells, k=2)
                changed[a], changed[b] = changed[b], changed[a]
                grids.append(changed)
        for values in grids:
            assert holds(text, values) == puzzle.holds(values), (text, values)
            held += puzzle.holds(values)
            broken += not puzzle.holds(values)
    assert held >= 10
    assert broken >= 100


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.id)
def test_examples_keep_their_solution(kind):
    for example in kind.examples:
        puzzle = load(example)
        text = dump(puzzle, "minizinc")
        solution = [value or 1 for value in gw.solve(puzzle).solution]  # a cell that holds nothing is 1 there
        assert holds(text, solution)
        for cell, value in enumerate(solution):
            other = value % max(solution) + 1
            assert other == value or not holds(text, [*solution[:cell], other, *solution[cell + 1 :]])


@pytest.mark.parametrize(
    "words",
    [
        ["r1c1-r1c2=cage5", "r2c1-r2c2-r3c1=cage7", "left1=skyscraper2"],
        ["r1c1-r1c2-r2c3=cage9", "top4=skyscraper3", "r4c1-r4c2=cage3"],
        ["r1c1-r1c2=cage8"],
    ],
)
def test_rules_about_several_cells(words):
    puzzle = gw.with_clues(gw.latin(size=4), words)
    text = dump(puzzle, "minizinc")
    for solution in gw.solutions(gw.latin(size=4)):
        assert holds(text, solution.values) == puzzle.holds(solution.values)


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_lines_about_several_cells_say_what_rules_say(sort):
    """Of rules that no clue states, only their own lines can be looked at."""
    for puzzle, _ in cases(sort, 40):
        layout = layout_of(puzzle)
        facts = layout.facts_for("this test", Domain, Distinct, Pair, OneOf, Sum, Automaton)
        rows, cols = puzzle.grid.rows, puzzle.grid.cols
        lines = [*minizinc._choices(layout, facts), *minizinc._sums(layout, facts), *minizinc._automata(layout, facts)]
        first = f"array[1..{rows}, 1..{cols}] of var 1..{layout.values}: x;"
        text = "\n".join([first, *lines])
        rng = Random(sort)
        for _ in range(40):
            values = [rng.randint(1, layout.values) for _ in puzzle.grid.cells]
            planted = [rule for rule in puzzle.rules if isinstance(rule, Planted)]
            assert holds(text, values) == all(rule.holds(values) for rule in planted), text


def test_the_example_is_what_is_written():
    assert dump(load("futoshiki 2x2\n. < .\n. ."), "minizinc") == notation("minizinc").example


def test_what_a_model_looks_like():
    text = dump(load("suguru 2x2\n..\n.1\nregions:\nAA\nAB\ntitle: Small"), "minizinc")
    assert text.startswith("% suguru 2x2\n% Small\n")
    assert "% givens\nconstraint x[2, 2] = 1;\n" in text
    assert "constraint x[2, 2] <= 1;\n" in text
    assert "% region 1\nconstraint alldifferent([x[1, 1], x[1, 2], x[2, 1]]);\n" in text
    assert "% no touching equals\nconstraint alldifferent([x[1, 1], x[1, 2], x[2, 1], x[2, 2]]);\n" in text
    assert "table" not in text


def test_it_is_only_written():
    example = notation("minizinc").example
    assert notation("minizinc").read is None
    assert "minizinc" not in recognised(example)
    with pytest.raises(FormatError, match="minizinc is only written, not read"):
        load(example, "minizinc")
