"""What `str` and `repr` say of results."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import gridwright as gw
from gridwright.cli import program

ONE, SEVERAL, CLASH = "1....2..3.4....1", "1....2..3.4.....", "11.............."


def said(*words: str) -> str:
    return CliRunner().invoke(program, list(words), standalone_mode=False).stdout


def test_an_explanation_is_text() -> None:
    trail = gw.explain(gw.load(ONE))
    lines = str(trail).splitlines()
    assert len(lines) == len(trail.steps) + 1
    assert lines[0].startswith("1. Hidden single in a region (1.2): In box 1, only r1c2 can be 3")
    assert lines[-1] == said("explain", ONE).splitlines()[-1]


def test_a_step_is_its_sentence_where_it_knows_its_position() -> None:
    puzzle = gw.load(ONE)
    step = gw.hint(puzzle)
    assert step is not None
    assert str(step) == gw.tell(step, puzzle) == str(gw.explain(puzzle).steps[0])
    assert str(gw.Step("naked-single", 2.3, placements=((7, 1),))) == "<Step: naked-single (2.3), 7=1>"


@pytest.mark.parametrize("text", [ONE, SEVERAL, CLASH])
def test_outcomes_and_diagnoses_say_what_the_command_line_says(text: str) -> None:
    puzzle = gw.load(text)
    assert str(gw.solve(puzzle)).splitlines()[-1] in said("solve", text)
    lines = str(gw.diagnose(puzzle)).splitlines()
    assert lines == said("check", text).replace("puzzle 1:", "The puzzle:").splitlines()
    assert lines[0] == str(gw.check(puzzle)).splitlines()[0]


def test_what_is_counted_and_what_is_not_known() -> None:
    assert str(gw.count(gw.load(SEVERAL))) == "2 solutions."
    assert str(gw.count(gw.load("." * 16), limit=5)) == "At least 5 solutions."
    assert str(gw.solve(gw.load(ONE), timeout=0)).startswith("Undecided")


def test_ratings_say_what_the_command_line_says() -> None:
    assert str(gw.rate(gw.load(ONE))) == said("rate", ONE).rstrip("\n")
    filled = gw.solve(gw.load(ONE)).solution
    assert filled is not None
    assert "every cell is filled" in str(gw.rate(gw.sudoku(filled.rows)))


def test_every_repr_is_short() -> None:
    large = gw.latin([[(row + col) % 64 + 1 for col in range(64)] for row in range(64)])
    nearly = large.with_givens([0] * 128 + list(large.givens[128:]))
    broken = gw.load("1....2..3.4...33")
    with pytest.raises(gw.RuleError) as caught:
        gw.sudoku([[99] * 9] * 9)
    shown = [
        large, gw.Position(large, large.givens, tuple(frozenset(range(1, 65)) for _ in large.givens)),
        gw.solve(large).solution, gw.solve(large), gw.solve(nearly), gw.Engine(large), gw.solve_many([large]),
        gw.Engine(large).solve_many(bytes(large.givens)), gw.explain(nearly), *gw.explain(nearly).steps[:3],
        *gw.explain(gw.load("."*7 + "1" + "."*8)).steps, gw.rate(large), gw.check(broken), gw.diagnose(broken),
        gw.diagnose(broken).conflict, gw.diagnose(broken).conflict.repairs, gw.diagnose(gw.load(SEVERAL)).ambiguity,
        *gw.all_kinds(), *gw.all_notations(), *gw.ladder(), *gw.all_options(), gw.gallery([large]), caught.value,
        gw.Problem("very " * 100, tuple(range(100))), next(gw.load_each("1....2..3.4....1")), large.grid,
        gw.solutions(large), gw.Given(large.grid, 1, 2),
    ]  # fmt: skip
    for thing in shown:
        assert len(repr(thing)) <= 200, type(thing)
