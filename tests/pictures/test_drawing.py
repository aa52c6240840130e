"""Drawings, exactly as people see them."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent

import gridwright as gw
from gridwright.kinds.comparison import comparison
from gridwright.kinds.futoshiki import futoshiki
from gridwright.kinds.jigsaw import jigsaw
from gridwright.kinds.latin import latin
from gridwright.kinds.sudoku import sudoku
from gridwright.kinds.suguru import suguru
from gridwright.model.puzzle import Puzzle
from gridwright.pictures import render
from gridwright.pictures.drawing import scene

SMALL = sudoku(["1...", "..3.", ".4..", "...2"])
JIGSAW = jigsaw(["....3", "2....", ".....", "....1", ".4..."], ["AABBB", "AACBB", "ACCCD", "EECDD", "EEEDD"])
COMPARISON = comparison(
    ["r1c1<r1c2", "r1c1<r2c1", "r2c1<r2c2", "r2c2<r2c3", "r2c4>r3c4", "r3c4>r3c3", "r3c3>r4c3"],
    ["....", "....", "....", "2..."],
)
FUTOSHIKI = futoshiki(
    ["r1c1<r1c2", "r1c5<r2c5", "r2c1>r3c1", "r3c3>r3c4", "r4c4<r5c4"], ["....4", ".....", "..2..", ".....", "3...."]
)
SUGURU = suguru(["AAABB", "ACCBB", "CCDBE"], ["1....", ".....", "....1"])


def counting(size: int) -> list[list[int]]:
    return [[(row + col) % size + 1 for col in range(size)] for row in range(size)]


def expect(drawing: str, picture: str) -> None:
    assert drawing == dedent(picture).strip("\n"), f"\n{drawing}"


def test_sudoku():
    expect(render(SMALL), """
        ┏━━━┯━━━┳━━━┯━━━┓
        ┃ 1 │   ┃   │   ┃
        ┠───┼───╂───┼───┨
        ┃   │   ┃ 3 │   ┃
        ┣━━━┿━━━╋━━━┿━━━┫
        ┃   │ 4 ┃   │   ┃
        ┠───┼───╂───┼───┨
        ┃   │   ┃   │ 2 ┃
        ┗━━━┷━━━┻━━━┷━━━┛
    """)


def test_sudoku_in_ascii():
    expect(render(SMALL, ascii=True), """
        +-------+-------+
        | 1   . | .   . |
        |       |       |
        | .   . | 3   . |
        +-------+-------+
        | .   4 | .   . |
        |       |       |
        | .   . | .   2 |
        +-------+-------+
    """)


def test_solved_sudoku():
    expect(render(SMALL, [1, 3, 2, 4, 4, 2, 3, 1, 2, 4, 1, 3, 3, 1, 4, 2]), """
        ┏━━━┯━━━┳━━━┯━━━┓
        ┃ 1 │ 3 ┃ 2 │ 4 ┃
        ┠───┼───╂───┼───┨
        ┃ 4 │ 2 ┃ 3 │ 1 ┃
        ┣━━━┿━━━╋━━━┿━━━┫
        ┃ 2 │ 4 ┃ 1 │ 3 ┃
        ┠───┼───╂───┼───┨
        ┃ 3 │ 1 ┃ 4 │ 2 ┃
        ┗━━━┷━━━┻━━━┷━━━┛
    """)


def test_jigsaw():
    expect(render(JIGSAW), """
        ┏━━━┯━━━┳━━━┯━━━┯━━━┓
        ┃   │   ┃   │   │ 3 ┃
        ┠───┼───╊━━━╅───┼───┨
        ┃ 2 │   ┃   ┃   │   ┃
        ┠───╆━━━╃───╄━━━╈━━━┫
        ┃   ┃   │   │   ┃   ┃
        ┣━━━╇━━━╅───╆━━━╃───┨
        ┃   │   ┃   ┃   │ 1 ┃
        ┠───┼───╄━━━╉───┼───┨
        ┃   │ 4 │   ┃   │   ┃
        ┗━━━┷━━━┷━━━┻━━━┷━━━┛
    """)


def test_jigsaw_in_ascii():
    expect(render(JIGSAW, ascii=True), """
        +-------+-----------+
        | .   . | .   .   3 |
        |       +---+       |
        | 2   . | . | .   . |
        |   +---+   +---+---+
        | . | .   .   . | . |
        +---+---+   +---+   |
        | .   . | . | .   1 |
        |       +---+       |
        | .   4   . | .   . |
        +-----------+-------+
    """)


def test_comparison_with_signs_both_ways_and_across_borders():
    expect(render(COMPARISON), """
        ┏━━━┯━━━┳━━━┯━━━┓
        ┃   <   ┃   │   ┃
        ┠─∧─┼───╂───┼───┨
        ┃   <   <   │   ┃
        ┣━━━┿━━━╋━━━┿━∨━┫
        ┃   │   ┃   <   ┃
        ┠───┼───╂─∨─┼───┨
        ┃ 2 │   ┃   │   ┃
        ┗━━━┷━━━┻━━━┷━━━┛
    """)


def test_comparison_in_ascii():
    expect(render(COMPARISON, ascii=True), """
        +-------+-------+
        | . < . | .   . |
        | ^     |       |
        | . < . < .   . |
        +-------+-----v-+
        | .   . | . < . |
        |       | v     |
        | 2   . | .   . |
        +-------+-------+
    """)


def test_futoshiki():
    expect(render(FUTOSHIKI), """
        ┏━━━┯━━━┯━━━┯━━━┯━━━┓
        ┃   <   │   │   │ 4 ┃
        ┠───┼───┼───┼───┼─∧─┨
        ┃   │   │   │   │   ┃
        ┠─∨─┼───┼───┼───┼───┨
        ┃   │   │ 2 >   │   ┃
        ┠───┼───┼───┼───┼───┨
        ┃   │   │   │   │   ┃
        ┠───┼───┼───┼─∧─┼───┨
        ┃ 3 │   │   │   │   ┃
        ┗━━━┷━━━┷━━━┷━━━┷━━━┛
    """)


def test_futoshiki_in_ascii():
    expect(render(FUTOSHIKI, ascii=True), """
        +-------------------+
        | . < .   .   .   4 |
        |                 ^ |
        | .   .   .   .   . |
        | v                 |
        | .   .   2 > .   . |
        |                   |
        | .   .   .   .   . |
        |             ^     |
        | 3   .   .   .   . |
        +-------------------+
    """)


def test_suguru_with_regions_of_one_cell():
    expect(render(SUGURU), """
        ┏━━━┯━━━┯━━━┳━━━┯━━━┓
        ┃ 1 │   │   ┃   │   ┃
        ┠───╆━━━┿━━━╉───┼───┨
        ┃   ┃   │   ┃   │   ┃
        ┣━━━╃───╆━━━╉───╆━━━┫
        ┃   │   ┃   ┃   ┃ 1 ┃
        ┗━━━┷━━━┻━━━┻━━━┻━━━┛
    """)


def test_suguru_in_ascii():
    expect(render(SUGURU, ascii=True), """
        +-----------+-------+
        | 1   .   . | .   . |
        |   +-------+       |
        | . | .   . | .   . |
        +---+   +---+   +---+
        | .   . | . | . | 1 |
        +-------+---+---+---+
    """)


def test_one_row():
    expect(render(suguru(["AABBB"], ["1..2."])), """
        ┏━━━┯━━━┳━━━┯━━━┯━━━┓
        ┃ 1 │   ┃   │ 2 │   ┃
        ┗━━━┷━━━┻━━━┷━━━┷━━━┛
    """)


def test_one_column():
    expect(render(suguru(["A", "A", "B"], ["1", ".", "."], signs=["r1c1<r2c1"])), """
        ┏━━━┓
        ┃ 1 ┃
        ┠─∧─┨
        ┃   ┃
        ┣━━━┫
        ┃   ┃
        ┗━━━┛
    """)


def test_one_cell():
    expect(render(latin(["1"])), """
        ┏━━━┓
        ┃ 1 ┃
        ┗━━━┛
    """)


def test_diagonals_show_in_empty_cells():
    puzzle = latin([".....", ".....", ".....", ".4...", "....."], options="diagonals")
    expect(render(puzzle), """
        ┏━━━┯━━━┯━━━┯━━━┯━━━┓
        ┃ ╲ │   │   │   │ ╱ ┃
        ┠───┼───┼───┼───┼───┨
        ┃   │ ╲ │   │ ╱ │   ┃
        ┠───┼───┼───┼───┼───┨
        ┃   │   │ ╳ │   │   ┃
        ┠───┼───┼───┼───┼───┨
        ┃   │ 4 │   │ ╲ │   ┃
        ┠───┼───┼───┼───┼───┨
        ┃ ╱ │   │   │   │ ╲ ┃
        ┗━━━┷━━━┷━━━┷━━━┷━━━┛
    """)
    expect(render(puzzle, ascii=True), r"""
        +-------------------+
        | \   .   .   .   / |
        |                   |
        | .   \   .   /   . |
        |                   |
        | .   .   X   .   . |
        |                   |
        | .   4   .   \   . |
        |                   |
        | /   .   .   .   \ |
        +-------------------+
    """)


def test_candidates_are_words_and_a_single_one_no_value():
    candidates = [{1}, {2, 3, 4}, {2, 4}, {4}, {2, 4}, {2}, {3}, {1, 4}, {2, 3}, {4}, {1}, (), {3}, {1, 3}, {1, 4}, {2}]
    expect(render(SMALL, [0] * 9 + [4] + [0] * 6, candidates=candidates), """
        ┏━━━━━┯━━━━━┳━━━━━┯━━━━━┓
        ┃  1  │ 234 ┃ 24  │ (4) ┃
        ┠─────┼─────╂─────┼─────┨
        ┃ 24  │ (2) ┃  3  │ 14  ┃
        ┣━━━━━┿━━━━━╋━━━━━┿━━━━━┫
        ┃ 23  │  4  ┃ (1) │     ┃
        ┠─────┼─────╂─────┼─────┨
        ┃ (3) │ 13  ┃ 14  │  2  ┃
        ┗━━━━━┷━━━━━┻━━━━━┷━━━━━┛
    """)


def test_candidates_over_nine_have_commas_and_each_column_its_width():
    puzzle = suguru(["AAA"] * 4)
    candidates = [{1, 2, 10}, {3, 4}, {11}, {1}, {4, 5}, {7, 12}, *[{6, 8}] * 3, (), {9}, {9}]
    expect(render(puzzle, candidates=candidates, ascii=True), """
        +---------------------+
        | 1,2,10   3,4   (11) |
        |                     |
        |  (1)     4,5   7,12 |
        |                     |
        |  6,8     6,8   6,8  |
        |                     |
        |   .      (9)   (9)  |
        +---------------------+
    """)


def test_signs_that_contradict_each_other():
    expect(render(latin(size=2, signs=["r1c1<r1c2", "r1c2<r1c1", "r1c1>r2c1", "r1c1<r2c1"])), """
        ┏━━━┯━━━┓
        ┃   !   ┃
        ┠─!─┼───┨
        ┃   │   ┃
        ┗━━━┷━━━┛
    """)


def test_two_digits_end_where_one_does():
    puzzle = suguru(["A" * 12], [[1, 12, 0, 10, 2, 0, 0, 11, 3, 0, 4, 5]])
    expect(render(puzzle), """
        ┏━━━┯━━━┯━━━┯━━━┯━━━┯━━━┯━━━┯━━━┯━━━┯━━━┯━━━┯━━━┓
        ┃ 1 │12 │   │10 │ 2 │   │   │11 │ 3 │   │ 4 │ 5 ┃
        ┗━━━┷━━━┷━━━┷━━━┷━━━┷━━━┷━━━┷━━━┷━━━┷━━━┷━━━┷━━━┛
    """)


def test_a_grid_too_wide_for_blanks_has_none():
    puzzle = suguru(["A" * 12 + "B" * 13], [[0, 12, 3, 0, 11, *[0] * 20]], signs=["r1c1<r1c2"])
    expect(render(puzzle), """
        ┏━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┳━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┯━━┓
        ┃  <12│ 3│  │11│  │  │  │  │  │  │  ┃  │  │  │  │  │  │  │  │  │  │  │  │  ┃
        ┗━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┻━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┷━━┛
    """)


def width(puzzle: Puzzle, values: list[int] | None = None) -> int:
    return max(map(len, render(puzzle, values).split("\n")))


def test_large_grids_fit_a_terminal_empty_and_full():
    for size, expected in ((16, 65), (25, 76)):
        puzzle = sudoku([[0] * size] * size)
        full = [value for row in counting(size) for value in row]
        assert width(puzzle) == width(puzzle, full) == expected <= 80


def test_colours():
    puzzle = latin(["1.", ".."], signs=["r1c1<r2c1"])
    assert render(puzzle, [0, 2, 0, 0], colour=True).split("\n") == [
        "┏━━━┯━━━┓",
        "┃\x1b[1m 1 \x1b[0m\x1b[2m│\x1b[0m\x1b[36m 2 \x1b[0m┃",
        "┠\x1b[2m─\x1b[0m∧\x1b[2m─┼───\x1b[0m┨",
        "┃\x1b[2m   │   \x1b[0m┃",
        "┗━━━┷━━━┛",
    ]


def test_nothing_heavy_is_imported():
    script = "import sys, gridwright.pictures; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"click", "msgspec", "numpy", "pysat", "rich"} & set(loaded)


def test_whatever_can_be_drawn_can_be_drawn_as_text():
    puzzle = gw.load("sudoku 4x4\n12..\n34..\n....\n....")
    trail, solution = gw.explain(gw.load("latin 2x2\n1.\n..")), gw.solve(SMALL).solutions[0]
    marks = (*[frozenset()] * 6, frozenset({1, 2}), *[frozenset()] * 9)
    position = gw.Position(puzzle, (0, 0, 4, 3, *[0] * 12), marks)
    assert render(position) == render(puzzle, position.values, candidates=position.marks)
    assert render(solution) == render(gw.Puzzle(SMALL.grid, (), (0,) * 16), solution.values)
    assert render(trail) == render(trail.puzzle, trail.values)
    step = gw.hint(SMALL)
    assert step and render(step) == render(scene(step))
    assert "┃  1  │ 23  ┃ 24  │ (4) ┃" in render(SMALL, candidates=True)
