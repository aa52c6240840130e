"""What holds of every sort of clues, and what each of them refuses."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from random_puzzles import CLUED, random_clued

import gridwright as gw
from gridwright.clues import all_sorts, changes_others, narrows, printed_in, read_clue
from gridwright.clues.dot import AllDots, Dot
from gridwright.clues.parity import Parity
from gridwright.diagnosis import clashes
from gridwright.model.grid import Grid

GRID = Grid(3, 4)
VALUES = [frozenset({1, 2, 3})] * 12
DOMAINS = [0b1111] * 12
SORTS = pytest.mark.parametrize("sort", all_sorts(), ids=lambda sort: sort.sort)


@SORTS
def test_a_word_means_its_clue(sort):
    assert sort.form.fullmatch(sort.example)
    for clue in sort.offers(GRID, VALUES):
        assert sort.read(GRID, clue.word) == read_clue(GRID, f" {clue.word.upper()} ") == clue
        assert [other for other in all_sorts() if other.form.fullmatch(clue.word)] == [sort]
        assert clue.grid == GRID and set(clue.cells) <= set(GRID.cells)
        assert list(clue.problems()) == []


@SORTS
def test_others_stand_in_the_same_place_and_say_something_else(sort):
    for clue in sort.offers(GRID, VALUES):
        for other in clue.others(DOMAINS):
            assert type(other) is sort and other != clue
            assert set(other.cells) == set(clue.cells)


@SORTS
def test_where_values_are_known_nothing_is_offered(sort):
    assert list(sort.offers(GRID, [frozenset({1})] * 12)) == []


@SORTS
def test_what_narrows_says_what_holds(sort):
    for clue in sort.offers(GRID, VALUES):
        masks = narrows(clue, 4)
        if masks is not None:
            ((cell, mask),) = masks.items()
            held = [value for value in range(1, 5) if clue.holds([value if one == cell else 0 for one in GRID.cells])]
            assert mask == sum(1 << value - 1 for value in held)


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("r1c1=pink", "'r1c1=pink' is not a clue; clues are written like "
                      "r1c1=minimum, r1c1=5, r1c1=odd, r1c1=columnindex"),
        ("left1=skycraper2", "'left1=skycraper2' is not a clue; clues are written like "
                             "left1=skyscraper3, left1=xsum12, left1=sandwich12, left1=numberedroom3; "
                             "did you mean left1=skyscraper2?"),
        ("r1c9=odd", "r1c9 is off the grid of 3x4"),
        ("a1=odd", "'a1' is not a cell; cells are written like r1c1"),
    ],
)
def test_other_words_are_refused(word, message):
    with pytest.raises(gw.RuleError) as refused:
        read_clue(GRID, word)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dots: r1c1-r1c2=pink", "line 2, column 7: 'r1c1-r1c2=pink' is not a dot; dots are written like r1c1"),
        ("dots: r1c1-r2c2=white", "line 2, column 7: the dot r1c1-r2c2=white does not stand between neighbours"),
        ("dots: r1c1-r1c2=white\nr1c1<r2c2", "line 3, column 1: the sign r1c1<r2c2 does not stand between neighbours"),
        ("parity: r1c1=odd r9c1=odd", "line 2, column 18: 'r9c1=odd': r9c1 is off the grid of 4x4"),
        ("parity: r1c1=white", "line 2, column 9: 'r1c1=white' is not an odd or even cell; odd or even cells"),
        ("candidates: r1c1=1/1", "line 2, column 13: 'r1c1=1/1': 1 is there twice"),
        ("candidates: r1c1=0/1", "line 2, column 13: 'r1c1=0/1': 0 is not a value"),
        ("candidates: r1c1=2", "line 2, column 13: 'r1c1=2' is not a cell with candidates; cells with candidates"),
        ("spots: r1c1=odd", "line 2, column 1: unknown field 'spots'"),
    ],
)
def test_text_says_what_is_wrong_and_where(text, message):
    with pytest.raises(gw.FormatError) as refused:
        gw.load(f"sudoku 4x4\n{text}")
    assert str(refused.value).startswith(message)


def test_clues_of_any_sort_may_stand_on_a_line_of_their_own():
    puzzle = gw.load("sudoku 4x4\nr1c1<r1c2, r2c1 = odd r3c3-r3c4 = BLACK")
    assert [clue.word for clue in gw.clues_of(puzzle)] == ["r3c3-r3c4=black", "r2c1=odd", "r1c1<r1c2"]
    assert puzzle == gw.sudoku(["...."] * 4, clues=["r2c1=odd", "r3c4-r3c3=black"], signs=["r1c1<r1c2"])


def test_a_given_has_a_place_of_its_own():
    with pytest.raises(gw.RuleError, match="r1c1=5 is a given; put it among the givens"):
        gw.sudoku(["...."] * 4, clues=["r1c1=5"])


def test_what_clues_forbid_is_no_solution_and_told():
    odd = gw.load("sudoku 4x4\n2...\n....\n....\n....\nparity: r1c1=odd")
    assert gw.solve(odd).status is gw.count(odd).status is gw.Status.NONE
    assert [str(problem) for problem in clashes(odd)] == ["r1c1=odd: 2 is given there"]
    both = gw.load("sudoku 4x4\nparity: r1c1=odd r1c1=even")
    assert gw.solve(both).status is gw.Status.NONE
    assert [str(problem) for problem in clashes(both)] == ["r1c1=even and r1c1=odd do not go together"]
    assert {clue.word for clue in gw.diagnose(both).conflict.clues} == {"r1c1=odd", "r1c1=even"}
    dots = gw.load("sudoku 4x4\n14..\n....\n....\n....\ndots: r1c1-r1c2=white")
    assert [str(problem) for problem in clashes(dots)] == [
        "r1c1 ○ r1c2: r1c1 = 1 and r1c2 = 4 do not go together"
    ]


def test_a_dot_less_means_no_dot_where_all_are_given():
    puzzle = gw.load("sudoku 4x4 all-dots\ndots: r1c1-r1c2=white")
    assert changes_others(puzzle)
    fewer = gw.with_clues(puzzle, without=printed_in(puzzle))
    assert fewer == gw.sudoku(["...."] * 4, options=["all-dots"])
    assert AllDots(puzzle.grid, frozenset()) in fewer.rules
    assert gw.with_clues(fewer, [Dot(puzzle.grid, 0, 1, False)]) == puzzle


def test_two_dots_may_stand_between_one_and_two():
    for colour in ("white", "black"):
        assert Dot.read(Grid(2, 2), f"r1c1-r1c2={colour}").holds([2, 1, 1, 2])
    assert not Dot(Grid(2, 2), 0, 1, True).holds([2, 3, 1, 2])


def test_equality_is_about_cells():
    assert Parity(Grid(2, 2), 1, True) == Parity(Grid(4, 4), 1, True) != Parity(Grid(2, 2), 1, False)


@pytest.mark.parametrize("name", CLUED)
def test_explained_and_confirmed(name):
    rng = random.Random(name)
    found = 0
    while found < 3:
        try:
            puzzle = random_clued(name, rng.randrange(10**6))
        except gw.RuleError:
            continue
        if gw.solve(puzzle).status is gw.Status.UNIQUE:
            trail = gw.explain(puzzle)
            assert trail.solved and gw.verify(puzzle, trail.steps) == [], gw.dump(puzzle, "json")
            assert not [step for step in trail.steps if step.technique == "trial"]
            found += 1


def test_a_clue_belongs_to_its_grid():
    others = gw.clues_of(gw.latin(size=6, clues=["r2c1-r2c2=white"]))
    message = "r2c1-r2c2=white is a clue of a grid of 6x6, not of 4x4"
    small = gw.sudoku(["...."] * 4)
    for use in (lambda: gw.sudoku(["...."] * 4, clues=others), lambda: gw.with_clues(small, others)):
        with pytest.raises(gw.RuleError, match=message):
            use()


@pytest.mark.parametrize(
    ("clue", "message"),
    [
        (5, "5 is not a clue; clues are objects, or words such as r1c1=5"),
        (gw.Given(Grid(4, 4), 0, 9), "r1c1: 9 is not one of 1 to 4"),
        (gw.Given(Grid(4, 4), 99, 2), "is not on the grid of 4x4"),
        (Dot(Grid(4, 4), 0, 5, True), "the dot r1c1-r2c2=black does not stand between neighbours"),
    ],
)
def test_what_cannot_be_put_into_a_puzzle_is_refused(clue, message):
    with pytest.raises(gw.RuleError, match=message):
        gw.with_clues(gw.sudoku(["...."] * 4), [clue])


def test_words_do_for_clues():
    puzzle = gw.with_clues(gw.sudoku(["...."] * 4), ["r1c1=3", "r2c2=odd"])
    assert gw.with_clues(puzzle, without=(word for word in ("r1c1=3", "r2c2=odd"))) == gw.sudoku(["...."] * 4)
    assert repr(puzzle) == "<Puzzle: sudoku 4x4, 1 given, 1 parity>"
    assert str(gw.clues_of(puzzle)[1]) == "r2c2=odd"


def test_a_dot_that_was_forgotten_is_found():
    whole = gw.load_file(Path(__file__).parents[2] / "examples" / "sudoku-all-dots.txt")
    found = gw.diagnose(gw.with_clues(whole, without=["r4c4-r5c4=black"]))
    words = {clue.word for repair in found.conflict.repairs if repair.unique for clue in repair.added}
    assert words == {"r4c4-r5c4=white", "r4c4-r5c4=black"}
    assert "A clue may be missing: r4c4-r5c4=white, r4c4-r5c4=black would leave exactly one solution." in str(found)


def test_one_clue_alone_may_leave_nothing():
    one = gw.load("latin 1x1\nparity: r1c1=even")
    assert [str(problem) for problem in clashes(one)] == ["r1c1=even leaves no value there"]


def test_candidates_are_values_of_their_cells():
    with pytest.raises(gw.RuleError, match="r1c1=1/9: 9 is not one of 1 to 4"):
        gw.load("sudoku 4x4\ncandidates: r1c1=1/9")
    with pytest.raises(gw.RuleError, match="r1c1=1/9: 9 is not one of 1 to 4"):
        gw.with_clues(gw.sudoku(["...."] * 4), ["r1c1=1/9"])
    wrong = gw.load("sudoku 4x4\n12..\n....\n....\n....\ncandidates: r1c3=1/2")
    assert [problem.word for problem in gw.diagnose(wrong).conflict.clues] == ["r1c1=1", "r1c2=2", "r1c3=1/2"]
    assert "┃ 1 │ 2 ┃ 12 │ " in gw.render(wrong)
