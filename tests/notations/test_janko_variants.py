"""Variants at janko.at: killers, skyscrapers, and those whose clues only the solution shows."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.notations import dump, load, recognised

SOLUTION = "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1"
EMPTY = "- - - -\n" * 4
CAGES = "cages: r1c1-r1c2-r2c1=cage6 r1c3-r1c4-r2c4=cage9 r3c1-r4c1=cage6 r4c3-r4c4=cage3"


def page(names: str, grids: str, *, bracketed: bool = False) -> str:
    text = f"begin\npuzzle {names}\nsize 4\n{grids}solution\n{SOLUTION}\nend\n"
    if bracketed:
        for name in ("begin", "problem", "areas", "clabels", "rlabels", "solution", "end"):
            text = text.replace(f"{name}\n", f"[{name}]\n")
    return text


KILLER = "problem\n6 - 9 -\n- - - -\n6 - - -\n- - 3 -\nareas\n1 1 2 2\n1 - - 2\n3 - - -\n3 - 4 4\n"
TOWERS = "clabels\n3 - 2 -\n1 - - -\nrlabels\n4 2 - -\n- - - 4\n"
KENDOKU = "problem\n6+ - 12* -\n- 4 - -\n3- 1- 2/ -\n- - - -\nareas\n1 1 2 2\n1 3 2 -\n4 5 6 6\n4 5 - -\n"
RUNS = "x 400 600\n3 - -\n7 - -\n"


@pytest.mark.parametrize("bracketed", [False, True])
def test_a_killer_has_sums_and_areas(bracketed):
    text = page("killer", KILLER, bracketed=bracketed)
    assert recognised(text) == ("janko",)
    puzzle = load(text)
    assert puzzle.kind == "killer"
    assert puzzle == load(f"killer 4x4\n{CAGES}")
    assert KILLER in dump(puzzle, "janko")
    assert load(dump(puzzle, "janko")) == puzzle


def test_skyscrapers_have_labels():
    puzzle = load(page("skyscrapers", TOWERS, bracketed=True))
    words = "top1=skyscraper3 top3=skyscraper2 bottom1=skyscraper1 left1=skyscraper4 left2=skyscraper2"
    assert puzzle == load(f"skyscrapers 4x4\nskyscrapers: {words} right4=skyscraper4")
    assert TOWERS in dump(puzzle, "janko")
    assert load(dump(puzzle, "janko")) == puzzle
    given = load("skyscrapers 4x4\n1...\n....\n....\n....\nskyscrapers: left1=skyscraper4")
    assert load(dump(given, "janko")) == given


@pytest.mark.parametrize(
    ("variant", "count", "some"),
    [
        ("cs", 12, "r1c1-r1c2=white"),
        ("kropki", 16, "r1c1-r1c2=black"),
        ("oe", 16, "r1c1=odd"),
        ("ss", 16, "left1=skyscraper4"),
        ("fs", 16, "r1c1-r1c2-r1c3=6+"),
    ],
)
def test_variants_whose_clues_the_solution_shows(variant, count, some):
    puzzle = load(page(f"sudoku, {variant}", "problem\n" + EMPTY))
    words = [rule.word for rule in puzzle.rules if getattr(rule, "word", "")]
    assert some in words
    assert len(words) == count
    with pytest.raises(FormatError, match="of this variant, only a full solution shows them"):
        load(f"begin\npuzzle sudoku, {variant}\nsize 4\nproblem\n{EMPTY}end\n")


def test_consecutive_neighbours_are_all_marked():
    puzzle = load(page("sudoku, cs", "problem\n" + EMPTY))
    assert puzzle.kind == "consecutive"
    assert any(getattr(rule, "label", "") == "all white dots are given" for rule in puzzle.rules)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (page("killer", KILLER.replace("6 - 9 -", "6 - - -")),
         "line 5, column 5: the cage of r1c3 r1c4 r2c4 has no sum instead of one sum"),
        (page("killer", KILLER.replace("6 - 9 -", "6 5 9 -")),
         "line 5, column 1: the cage of r1c1 r1c2 r2c1 has '6' and '5' instead of one sum"),
        (page("killer", "problem\n" + EMPTY), "a killer needs its cages, the grid 'areas'"),
        (page("skyscrapers", TOWERS.replace("4 2 - -", "4 x - -")), "'x' is not a number of skyscrapers"),
        (page("skyscrapers", TOWERS.replace("3 - 2 -", "3 - 2")), "row 1 of clabels has 3 cells instead of 4"),
        (page("skyscrapers", TOWERS).replace("2 1 4 3", "2 0 4 3"), "line 13, column 3: some cells are parks"),
        (page("skyscrapers", "depth 3\n" + TOWERS), "line 4, column 7: some cells are parks"),
        (page("skyscrapers, sums", TOWERS), "the variant 'sums'"),
        (page("kendoku", KENDOKU.replace("6+ ", "6 ")), "the cage of r1c1 r1c2 r2c1 has '6', which is no calculation"),
        (page("kendoku", KENDOKU.replace("6+ ", "6- ")), "a difference is taken of 2 cells, not of 3"),
        (f"begin\npuzzle kakuro\nsize 3\nproblem\n{RUNS.replace('400', 'y')}end\n", "'y' is not a sum, 'x' or '-'"),
        ("begin\npuzzle kakuro\nsize 3\nend\n", "neither a problem nor a full solution"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("killer 4x4\ncages: r1c1-r1c2=cage", "janko cannot carry r1c1-r1c2=cage in a killer"),
        ("killer 4x4\ncages: r1c1-r1c2=cage3 r1c2-r1c3=cage3", "janko cannot carry cages that overlap: r1c2"),
        ("killer 4x4\n1...\n....\n....\n....\ncages: r1c1-r1c2=cage3", "janko cannot carry 1 given"),
    ],
)
def test_what_it_cannot_carry(text, message):
    with pytest.raises(FormatError) as caught:
        dump(load(text), "janko")
    assert message in str(caught.value)


def test_a_kendoku_has_calculations_and_givens():
    words = "r1c1-r1c2-r2c1=6+ r1c3-r1c4-r2c3=12x r3c1-r4c1=3- r3c2-r4c2=1- r3c3-r3c4=2/"
    puzzle = load(f"calcudoku 4x4\n....\n.4..\n....\n....\ncalculations: {words}")
    text = f"begin\npuzzle kendoku\nsize 4\n{KENDOKU}end\n"
    assert load(text) == puzzle
    assert load(dump(puzzle, "janko")) == puzzle


def test_a_kakuro_has_its_sums_in_the_problem_or_the_solution_shows_them():
    puzzle = load("kakuro 3x3\n\\ 4\\ 6\\\n\\3 . .\n\\7 . .")
    text = f"begin\npuzzle kakuro\nsize 3\nproblem\n{RUNS}end\n"
    assert load(text) == puzzle
    assert dump(puzzle, "janko") == text
    assert load("begin\npuzzle kakuro\nsize 3\nsolution\n- - -\n- 1 2\n- 3 4\nend\n") == puzzle
    edge = load("kakuro 1x2\n. .\nruns: r1c1-right=run3")
    with pytest.raises(FormatError, match="sums stand in cells that hold nothing"):
        dump(edge, "janko")


@pytest.mark.parametrize("variant", ["cs", "kropki", "oe", "ss", "fs"])
def test_what_a_solution_shows_is_written_where_all_of_it_is_given(variant):
    puzzle = load(page(f"sudoku, {variant}", "problem\n1 - - -\n- 4 - -\n" + "- - - -\n" * 2))
    if gw.solve(puzzle).status is gw.Status.UNIQUE:
        assert load(dump(puzzle, "janko")) == puzzle
    else:
        with pytest.raises(FormatError, match="this puzzle does not have exactly one"):
            dump(puzzle, "janko")


def test_clues_of_which_some_are_not_printed_are_not_written():
    puzzle = load("sudoku 4x4\n1.3.\n34..\n2...\n.32.\nparity: r1c2=even")
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    with pytest.raises(FormatError, match="only where all that are true are given"):
        dump(puzzle, "janko")
    assert "puzzle sudoku" in dump(puzzle, "janko", lossy=True)


def test_without_a_pattern_the_solution_shows_whether_there_are_boxes():
    latin = "problem\n" + "- - - -\n" * 4 + "solution\n1 2 3 4\n2 1 4 3\n3 4 1 2\n4 3 2 1\n"
    assert load(f"begin\npuzzle sudoku, cs\nsize 4\n{latin}end\n").kind == "latin"
    with pytest.raises(GridwrightError, match="the stored solution breaks box 1"):
        load(f"begin\npuzzle sudoku, cs\nsize 4\npattern 2\n{latin}end\n")
