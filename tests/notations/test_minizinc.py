"""MiniZinc: the constraints hold of a full grid just when the puzzle's rules do, for every kind and option."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from understanding import where_understood

import gridwright as gw
from gridwright.kinds import all_kinds, build
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid
from gridwright.notations import dump, load, notation, recognised

from .strategies import in_pairs, random_draft

Check = Callable[[Sequence[int]], bool]

ARRAY = re.compile(r"array\[1\.\.(\d+), 1\.\.(\d+)\] of var 1\.\.(\d+): x;")
TABLE = re.compile(r"array\[int, 1\.\.2\] of int: (\w+) = \[\| ([\d,| ]+) \|\];")
CELL = r"x\[(\d+), (\d+)\]"
OPERATORS: dict[str, Callable[[int, int], bool]] = {
    "=": lambda a, b: a == b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "!=": lambda a, b: a != b,
}


def checks(text: str) -> Iterator[Check]:
    """What each line of a model says, in the little of MiniZinc that is written; any other line is an error."""
    rows, cols, size = (int(word) for word in ARRAY.search(text).groups())
    tables = {
        name: {tuple(map(int, pair.split(","))) for pair in pairs.split("|")} for name, pairs in TABLE.findall(text)
    }
    yield lambda values: len(values) == rows * cols and all(1 <= value <= size for value in values)
    plain = (f'include "{name}.mzn";' for name in ("alldifferent", "table"))
    output = f'output [show(x[r, c]) ++ if c = {cols} then "\\n" else " " endif | r in 1..{rows}, c in 1..{cols}];'
    known = {*plain, "solve satisfy;", output, ""}
    for line in text.splitlines():
        if line in known or line.startswith("% ") or ARRAY.fullmatch(line) or TABLE.fullmatch(line):
            continue
        for part in re.fullmatch(r"constraint (.+);", line)[1].split(r" /\ "):
            yield statement(part, cols, tables)


def statement(text: str, cols: int, tables: dict[str, set[tuple[int, ...]]]) -> Check:
    cells = [(int(row) - 1) * cols + int(col) - 1 for row, col in re.findall(CELL, text)]
    shape = re.sub(CELL, "c", text)
    if re.fullmatch(r"alldifferent\(\[c(, c)+\]\)", shape):
        return lambda values: len({values[cell] for cell in cells}) == len(cells)
    if match := re.fullmatch(r"table\(\[c, c\], (\w+)\)", shape):
        return lambda values: tuple(values[cell] for cell in cells) in tables[match[1]]
    if match := re.fullmatch(r"c in \{([\d, ]*)\}", shape):
        some = {int(value) for value in match[1].split(", ") if value}
        return lambda values: values[cells[0]] in some
    if shape == "false":
        return lambda values: False
    left, operator, right = shape.split(" ")
    assert left == "c"
    if right == "c":
        return lambda values: OPERATORS[operator](values[cells[0]], values[cells[1]])
    return lambda values: OPERATORS[operator](values[cells[0]], int(right))


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
            puzzle = build(in_pairs(random_draft(rng, kind, grid))).with_givens([0] * len(grid.cells))
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
        with where_understood():
            text = dump(puzzle, "minizinc")
        solution = gw.solve(puzzle).solution
        assert holds(text, solution)
        for cell, value in enumerate(solution):
            other = value % max(solution) + 1
            assert other == value or not holds(text, [*solution[:cell], other, *solution[cell + 1 :]])


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
