"""Greater-than Sudoku as 108 signs."""

from __future__ import annotations

from random import Random

import pytest

import gridwright as gw
from gridwright.clues.sign import signs as sign_clues
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import BESIDE, Grid
from gridwright.notations import dump, load, notation, recognised

PUBLISHED = (
    "<><>><vv^^v^vv^<<>>><vvv^^v^^v><<>><>>><><v^^v^vv^^<><<<<^^v^^v^vv<><>>>><>>>>vvv^^^vv^>><<<>v^^^vvv^^><><<>"
)
DRAWN = """\
+---+---+---++---+---+---++---+---+---+
|   <   >   ||   <   >   ||   >   <   |
+-v-+-v-+-^-++-^-+-v-+-^-++-v-+-v-+-^-+
|   <   <   ||   >   >   ||   >   <   |
+-v-+-v-+-v-++-^-+-^-+-v-++-^-+-^-+-v-+
|   >   <   ||   <   >   ||   >   <   |
+---+---+---++---+---+---++---+---+---+
+---+---+---++---+---+---++---+---+---+
|   >   >   ||   >   <   ||   >   <   |
+-v-+-^-+-^-++-v-+-^-+-v-++-v-+-^-+-^-+
|   <   >   ||   <   <   ||   <   <   |
+-^-+-^-+-v-++-^-+-^-+-v-++-^-+-v-+-v-+
|   <   >   ||   <   >   ||   >   >   |
+---+---+---++---+---+---++---+---+---+
+---+---+---++---+---+---++---+---+---+
|   >   <   ||   >   >   ||   >   >   |
+-v-+-v-+-v-++-^-+-^-+-^-++-v-+-v-+-^-+
|   >   >   ||   <   <   ||   <   >   |
+-v-+-^-+-^-++-^-+-v-+-v-++-v-+-^-+-^-+
|   >   <   ||   >   <   ||   <   >   |
+---+---+---++---+---+---++---+---+---+
"""
EXAMPLE = notation("greater-than").example


def test_the_published_puzzle():
    puzzle = load(PUBLISHED)
    assert recognised(PUBLISHED) == ("greater-than",)
    assert puzzle.kind == "comparison"
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    assert dump(puzzle, "greater-than") == PUBLISHED + "\n"


def test_the_published_puzzle_as_drawn():
    assert load(DRAWN) == load(PUBLISHED)
    lines = "\n".join("".join(char for char in line if char in "<>v^") for line in DRAWN.splitlines())
    assert load(lines) == load(PUBLISHED)


@pytest.mark.parametrize("seed", range(20))
def test_any_puzzle_with_all_signs_inside_boxes(seed):
    rng = Random(seed)
    solution = gw.solve(load("." * 81).with_givens([*rng.sample(range(1, 10), 9), *[0] * 72])).solutions[0]
    grid = Grid(9, 9)
    pairs = [(a, b) for a, b in grid.pairs(BESIDE) if any(a in box and b in box for box in grid.boxes(3, 3))]
    signs = [tuple(sorted(pair, key=solution.__getitem__)) for pair in pairs]
    givens = [value if rng.random() < rng.choice((0, 0.2)) else 0 for value in solution]
    puzzle = build(Draft(kind="comparison", grid=grid, givens=tuple(givens), clues=sign_clues(grid, signs)))
    assert load(dump(puzzle, "greater-than")) == puzzle


def test_it_says_the_same_as_the_other_notation_of_signs():
    signs = notation("signs").example
    assert load(EXAMPLE) == load(signs)
    assert dump(load(EXAMPLE), "signs") == signs
    assert gw.solve(load(EXAMPLE)).status is gw.Status.UNIQUE


def test_the_first_signs():
    puzzle = load(PUBLISHED)
    labels = {rule.label for rule in puzzle.rules}
    assert {"r1c1 < r1c2", "r1c3 < r1c2", "r2c1 < r1c1", "r1c3 < r2c3"} <= labels


def test_givens_stand_beside():
    puzzle = load(PUBLISHED)
    solution = gw.solve(puzzle).solution
    puzzle = puzzle.with_givens([value if cell % 10 == 0 else 0 for cell, value in enumerate(solution.values)])
    text = dump(puzzle, "greater-than")
    word, givens, _ = text.split("\n")
    assert (word, len(givens)) == (PUBLISHED, 81)
    assert recognised(text) == ("greater-than",)
    for same in (text, f"{givens} {word}", f"{word}\n{givens.replace('.', '0')}"):
        assert load(same) == puzzle


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (PUBLISHED[:-1], "107 signs instead of 108"),
        (PUBLISHED.replace("vv^^v^vv^", "vv^^v<vv^", 1),
         "line 1, column 12: '<' between r1c6 and r2c6, where 'v' or '^' belongs"),
        ("^" + PUBLISHED[1:], "line 1, column 1: '^' between r1c1 and r1c2, where '<' or '>' belongs"),
        (f"{PUBLISHED}\n{'.' * 80}", f"line 2, column 1: 80 givens instead of 81: '{'.' * 40}'…"),
    ],
)
def test_errors(text, message):
    for id_ in (None, "greater-than"):
        with pytest.raises(FormatError) as caught:
            load(text, id_)
        assert str(caught.value) == message


def test_what_is_no_sign():
    with pytest.raises(FormatError, match="line 1, column 109: 'x12' is not a sign '<', '>', 'v' or '\\^'"):
        load(PUBLISHED + "x12", "greater-than")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("comparison 9x9\nsigns: r1c3<r1c4", "greater-than cannot carry signs across the border of a box: r1c3<r1c4"),
        ("comparison 9x9\nsigns: r1c1<r1c2",
         "greater-than needs one sign between all neighbours in a box, not 0 between r1c2 and r1c3"),
        ("comparison 9x9\nsigns: r1c1<r1c2 r1c2<r1c1",
         "greater-than needs one sign between all neighbours in a box, not 2 between r1c1 and r1c2"),
        ("comparison 4x4\nsigns: r1c1<r1c2", "greater-than has only grids of 9x9, not 4x4"),
        ("futoshiki 9x9\nsigns: r1c1<r1c2", "greater-than cannot carry"),
    ],
)
def test_what_cannot_be_written(text, message):
    with pytest.raises(FormatError) as caught:
        dump(load(text), "greater-than")
    assert message in str(caught.value)
