"""Variants at janko.at: killers, skyscrapers, and those whose clues only the solution shows."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize("bracketed", [False, True])
def test_a_killer_has_sums_and_areas(bracketed):
    text = page("sudoku, killer", KILLER, bracketed=bracketed)
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
        ("consecutive", 12, "r1c1-r1c2=white"),
        ("evenodd", 16, "r1c1=odd"),
        ("skyscrapers", 16, "left1=skyscraper4"),
        ("margin", 16, "r1c1-r1c2-r1c3=6+"),
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
    puzzle = load(page("sudoku, consecutive", "problem\n" + EMPTY))
    assert puzzle.kind == "consecutive"
    assert any(getattr(rule, "label", "") == "all white dots are given" for rule in puzzle.rules)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (page("sudoku, killer", KILLER.replace("6 - 9 -", "6 - - -")),
         "line 5, column 5: the cage of r1c3 r1c4 r2c4 has no sum instead of one sum"),
        (page("sudoku, killer", KILLER.replace("6 - 9 -", "6 5 9 -")),
         "line 5, column 1: the cage of r1c1 r1c2 r2c1 has '6' and '5' instead of one sum"),
        (page("sudoku, killer", "problem\n" + EMPTY), "a killer needs its cages, the grid 'areas'"),
        (page("skyscrapers", TOWERS.replace("4 2 - -", "4 x - -")), "'x' is not a number of skyscrapers"),
        (page("skyscrapers", TOWERS.replace("3 - 2 -", "3 - 2")), "row 1 of clabels has 3 cells instead of 4"),
        (page("skyscrapers", TOWERS).replace("2 1 4 3", "2 0 4 3"), "the solution has cells of height 0"),
        (page("sudoku, kropki", "problem\n" + EMPTY), "the variant 'kropki'"),
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
