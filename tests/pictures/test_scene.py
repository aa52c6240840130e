"""What a scene takes from a puzzle."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import gridwright as gw
from gridwright.kinds.futoshiki import futoshiki
from gridwright.kinds.latin import latin
from gridwright.kinds.sudoku import sudoku
from gridwright.model.errors import RuleError
from gridwright.model.figures import Border, Chevron, Disc, Stroke, Tile
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Position, Puzzle
from gridwright.notations import load
from gridwright.pictures.scene import HEAVY, LIGHT, NONE, scene


@dataclass(frozen=True)
class Outline:
    """A rule that no module has ever heard of."""

    cells: tuple[int, ...]
    label = "outline"

    def holds(self, values):
        return True

    def lower(self, span):
        return iter(())

    def figures(self):
        return iter((Border(self.cells),))


def outlined(rows: int, cols: int, *outlines: tuple[int, ...]) -> Puzzle:
    return Puzzle(Grid(rows, cols), tuple(map(Outline, outlines)), (0,) * (rows * cols))


def test_boxes_have_borders_between_them():
    made = scene(sudoku(["...."] * 4))
    between_columns = {(row * 4 + 1, row * 4 + 2) for row in range(4)}
    between_rows = {(4 + col, 8 + col) for col in range(4)}
    assert made.borders == between_columns | between_rows


def test_without_regions_only_the_outside_is_heavy():
    made = scene(latin(size=3))
    assert not made.borders
    assert made.weight(0, 1) == LIGHT
    assert made.weight(None, 0) == made.weight(0, None) == HEAVY
    assert made.weight(None, None) == NONE


def test_weight_takes_neighbours_in_either_order():
    made = scene(sudoku(["...."] * 4))
    assert made.weight(1, 2) == made.weight(2, 1) == HEAVY
    assert made.weight(0, 1) == made.weight(1, 0) == LIGHT


def test_a_border_runs_between_inside_and_outside_of_a_rule_nobody_knows():
    assert scene(outlined(1, 4, (1, 2))).borders == {(0, 1), (2, 3)}


def test_overlapping_borders_are_all_drawn():
    assert scene(outlined(1, 5, (0, 1, 2), (2, 3, 4))).borders == {(1, 2), (2, 3)}


def test_the_same_border_twice_is_one():
    assert scene(outlined(1, 3, (0, 1), (0, 1))).borders == {(1, 2)}


def test_signs_and_lines():
    made = scene(futoshiki(["r1c2<r1c1", "r2c2<r3c2"], size=3, options="diagonals"))
    assert made.figures(Chevron) == [Chevron(1, 0), Chevron(4, 7)]
    assert made.figures(Stroke) == [Stroke((0, 4, 8)), Stroke((2, 4, 6))]


def test_values_fill_what_is_not_given():
    puzzle = latin(["1.", ".."])
    assert scene(puzzle).values == (1, 0, 0, 0)
    made = scene(puzzle, [2, 2, 0, 1])
    assert made.givens == (1, 0, 0, 0)
    assert made.values == (1, 2, 0, 1)


def test_a_position_without_entries_and_marks_is_the_bare_puzzle():
    puzzle = latin(["1.", ".."])
    position = Position(puzzle)
    assert scene(puzzle, position.entries, position.marks) == scene(puzzle)


def test_candidates_are_sets_of_values():
    made = scene(latin(["1.", ".."]), candidates=[(), [2], (2, 2), {1, 2}])
    assert made.candidates == (frozenset(), {2}, {2}, {1, 2})


@pytest.mark.parametrize("details", [{"values": [1, 2, 3]}, {"candidates": [{1}] * 5}])
def test_the_wrong_number_of_cells_is_refused(details):
    (what, things), *_ = details.items()
    with pytest.raises(RuleError, match=f"{len(things)} {what} for the 4 cells of a grid of 2x2"):
        scene(latin(size=2), **details)


def test_scenes_are_values():
    assert hash(scene(latin(size=2))) == hash(scene(latin(["..", ".."])))


def test_dots_and_tiles():
    made = scene(load("latin 3x3\ndots: r1c2-r1c1=black r2c1-r3c1=white\nparity: r2c2=odd r3c3=even"))
    assert made.figures(Disc) == [Disc(0, 1, filled=True), Disc(3, 6, filled=False)]
    assert made.figures(Tile) == [Tile(4, round=True), Tile(8, round=False)]


def test_cells_that_hold_nothing_have_no_candidates():
    puzzle = load("kakuro 2x2\n\\ 3\\\n\\1 .")
    assert scene(puzzle, candidates=[{1}] * 4).candidates == (frozenset(), frozenset(), frozenset(), frozenset({1}))
    assert "3\\" in gw.render(puzzle, candidates=True)
