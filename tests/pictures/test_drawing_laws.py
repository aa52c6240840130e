"""What is true of every drawing, whatever the puzzle."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from gridwright.clues.sign import Sign
from gridwright.model.figures import Chevron
from gridwright.model.grid import BESIDE, Grid
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import AllDifferent, Rule
from gridwright.pictures import render
from gridwright.pictures.scene import HEAVY, scene

ANSI = re.compile(r"\x1b\[\d*m")


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Any grid with any regions (in pieces, too), any signs and any values: a drawing asks for no sense."""
    grid = Grid(draw(st.integers(1, 12)), draw(st.integers(1, 12)))
    cells = len(grid.cells)
    labels = draw(st.lists(st.integers(0, 4), min_size=cells, max_size=cells))
    regions = [tuple(cell for cell in grid.cells if labels[cell] == label) for label in sorted(set(labels))]
    rules: list[Rule] = [AllDifferent(region, "region") for region in regions]
    neighbours = list(grid.pairs(BESIDE))
    if neighbours:
        for pair in draw(st.lists(st.sampled_from(neighbours), unique=True, max_size=20)):
            rules.append(Sign(grid, *(pair if draw(st.booleans()) else pair[::-1])))
    givens = draw(st.lists(st.integers(0, 64), min_size=cells, max_size=cells))
    return Puzzle(grid, tuple(rules), tuple(givens))


@given(puzzles(), st.booleans())
def test_lines_are_two_per_row_and_one_and_equally_wide(puzzle, ascii):
    lines = render(puzzle, ascii=ascii).split("\n")
    assert len(lines) == 2 * puzzle.grid.rows + 1
    assert {len(line) for line in lines} == {4 * puzzle.grid.cols + 1}


@given(puzzles(), st.booleans())
def test_every_value_stands_in_its_cell(puzzle, ascii):
    lines = render(puzzle, ascii=ascii).split("\n")
    for cell, value in enumerate(puzzle.givens):
        row, col = puzzle.grid.where(cell)
        shown = lines[2 * row + 1][4 * col + 1 : 4 * col + 4].strip(" .")
        assert shown == (str(value) if value else "")


@given(puzzles(), st.booleans())
def test_every_sign_and_every_border_stands_where_it_belongs(puzzle, ascii):
    lines = render(puzzle, ascii=ascii).split("\n")
    made = scene(puzzle)
    for cell, other in puzzle.grid.pairs(BESIDE):
        row, col = puzzle.grid.where(cell)
        beside = puzzle.grid.where(other)[0] == row
        shown = lines[2 * row + 1][4 * col + 4] if beside else lines[2 * row + 2][4 * col + 2]
        signs = "<>" if beside else ("^v" if ascii else "∧∨")
        heavy, light = ("|-", " ") if ascii else ("┃━", "│─")
        if Chevron(cell, other) in made.figures(Chevron):
            assert shown == signs[0]
        elif Chevron(other, cell) in made.figures(Chevron):
            assert shown == signs[1]
        else:
            assert shown in (heavy if made.weight(cell, other) == HEAVY else light)


@given(puzzles())
def test_colour_adds_nothing_but_codes(puzzle):
    painted = render(puzzle, colour=True)
    assert ANSI.sub("", painted) == render(puzzle)
    assert all(line.count("\x1b") % 2 == 0 for line in painted.split("\n"))


@given(puzzles())
def test_ascii_is_ascii(puzzle):
    assert render(puzzle, ascii=True).isascii()


@given(puzzles(), st.data(), st.booleans())
def test_every_candidate_is_shown(puzzle, data, ascii):
    cells = len(puzzle.grid.cells)
    candidates = data.draw(st.lists(st.frozensets(st.integers(1, 16), max_size=5), min_size=cells, max_size=cells))
    bare = puzzle.with_givens((0,) * cells)
    text = render(bare, candidates=candidates, ascii=ascii)
    lines = text.split("\n")
    assert len({len(line) for line in lines}) == 1
    for row in range(puzzle.grid.rows):
        numbers = [int(number) for number in re.findall(r"\d+", lines[2 * row + 1])]
        expected = [sorted(candidates[cell]) for cell in puzzle.grid.row(row)]
        if any(value > 9 for cell in candidates for value in cell):
            assert numbers == [value for cell in expected for value in cell]
        else:
            assert "".join(map(str, numbers)) == "".join(str(value) for cell in expected for value in cell)
