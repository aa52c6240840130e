"""Puzzles as janko.at writes them. Those here are our own."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.kinds import find
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.model.puzzle import Status
from gridwright.notations import dump, load, notation, recognised

SUDOKU = """\
begin
puzzle sudoku
author Gridwright
solver Somebody
source https://example.org/
info 9037-41
unit 30
size 4
patternx 2
patterny 2
problem
- 2 - -
- - . 1
- 1 - -
4 - - -
solution
1 2 4 3
3 4 2 1
2 1 3 4
4 3 1 2
moves
Z2;ba,2;aa,4;ab,3;
cb,4;
end
"""
FUTOSHIKI = """\
begin
puzzle futoshiki
size 3
problem
? . 2 « ?
A - . - .
? . ? . ?
. - V - .
? » ? . ?
end
"""


def janko(puzzle: str, *lines: str) -> str:
    return "\n".join(["begin", f"puzzle {puzzle}", *lines, "end", ""])


def test_a_sudoku():
    puzzle = load(SUDOKU)
    assert puzzle == load("sudoku 4x4\n.2..\n...1\n.1..\n4...")
    assert (puzzle.author, puzzle.source) == ("Gridwright", "https://example.org/")
    assert recognised(SUDOKU) == ("janko",)


@pytest.mark.parametrize("puzzle", ["sudoku, diagonals", "Sudoku, Diagonals", "sudoku\noptions diagonal"])
def test_diagonals(puzzle):
    assert load(janko(puzzle, "size 4", "problem", *["- - - -"] * 4)) == load("sudoku 4x4 diagonals")


@pytest.mark.parametrize(
    ("fields", "boxes"),
    [
        (["size 6"], "3x2"),
        (["size 6", "patternx 3", "patterny 2"], "2x3"),
        (["size 6", "patternx 2", "patterny 3"], "3x2"),
        (["rows 6", "cols 6"], "3x2"),
        ([], "3x2"),
    ],
)
def test_boxes(fields, boxes):
    assert load(janko("sudoku", *fields, "problem", *["- - - - - -"] * 6)) == load(f"sudoku 6x6 boxes={boxes}")


def test_a_pattern_of_squares():
    assert load(janko("sudoku", "size 16", "pattern 4")) == load("sudoku 16x16")


def test_areas_make_a_jigsaw():
    areas = ["a a a b", "a b b b", "c c c d", "c d d d"]
    text = janko("sudoku", "size 4", "problem", "- - - d", *["- - - -"] * 3, "areas", *areas)
    assert load(text) == load("jigsaw 4x4\n...4\n....\n....\n....\nregions:\nAAAB\nABBB\nCCCD\nCDDD")


def test_areas_without_rows_are_none():
    assert load(janko("sudoku", "size 4", "areas", "problem", *["- - - -"] * 4)) == load("sudoku 4x4")


@pytest.mark.parametrize("kind", ["suguru", "hakyuu", "kojun"])
def test_kinds_with_areas(kind):
    for example in find(kind).examples:
        puzzle = load(example)
        text = dump(puzzle, "janko")
        assert f"puzzle {kind}\n" in text
        assert load(text).kind == kind
        assert gw.solve(load(text)).status is Status.UNIQUE


def test_a_grid_that_is_no_square():
    text = janko("suguru", "rows 1", "cols 3", "depth 3", "problem", "- 2 -", "areas", "1 1 2")
    assert load(text) == load("suguru 1x3\n.2.\nregions:\nAAB")
    assert dump(load(text), "janko") == text.replace("depth 3\n", "")


CLUES = ["1 - 2 6", "9 8 - 4", "3 - 3 -", "- 12 - 12"]
SIGNED = (
    "comparison 4x4\nsigns: r1c1<r1c2 r1c3<r2c3 r1c4<r1c3 r1c4<r2c4 r2c1<r2c2 r2c1<r1c1 r2c2<r1c2 r2c4<r2c3 "
    "r3c1<r3c2 r3c1<r4c1 r3c3<r3c4 r3c3<r4c3 r4c2<r4c1 r4c2<r3c2 r4c4<r4c3 r4c4<r3c4"
)


def test_clues_are_signs():
    text = janko("sudoku, gt", "size 4", "patternx 2", "patterny 2", "clues", *CLUES)
    assert load(text) == load(SIGNED)
    assert load(text).kind == "comparison"


def test_without_clues_the_solution_tells_all_signs():
    solution = ["3 4 2 1", "1 2 4 3", "2 3 1 4", "4 1 3 2"]
    puzzle = load(janko("sudoku, gt", "size 4", "solution", *solution))
    assert dump(puzzle) == """\
comparison 4x4
. < .   . > .
v   v   ^   ^
. < .   . > .
. < .   . < .
^   v   ^   v
. > .   . > .
"""
    assert puzzle.givens == (0,) * 16


def test_clues_and_areas():
    text = janko("sudoku, gt, diagonals", "size 2", "clues", "1 -", "- -", "areas", "1 1", "2 2")
    assert load(text) == load("jigsaw 2x2 diagonals\nsigns: r1c1<r1c2\nregions:\nAA\nBB")
    assert load(dump(load(text), "janko")) == load(text)


@pytest.mark.parametrize("marks", ["«»AV", "<>^v"])
def test_futoshiki(marks):
    text = FUTOSHIKI.translate(str.maketrans("«»AV", marks))
    assert load(text) == load("futoshiki 3x3\n. 2 < .\n^\n.   .   .\n    v\n. > .   .")
    assert dump(load(text), "janko") == FUTOSHIKI


def test_a_futoshiki_from_a_page_in_a_mistaken_encoding():
    assert load(FUTOSHIKI.replace("«", "Â«").replace("»", "Â»")) == load(FUTOSHIKI)


def test_a_futoshiki_shows_its_size():
    assert load(FUTOSHIKI.replace("size 3\n", "")) == load(FUTOSHIKI)


def test_a_latin_square_is_a_futoshiki_without_signs():
    text = dump(load("latin 4x4"), "janko")
    assert text.startswith(janko("futoshiki", "size 4", "problem", "? . ? . ? . ?", ". - . - . - .", "?")[:-5])
    assert load(text) == load("latin 4x4")


def test_letters_are_values():
    solution = ["1 4 2 3", "3 2 4 1", "2 1 3 4", "4 3 1 2"]
    text = janko("sudoku", "problem", "a - - -", "- B - -", "- - - d", "- - - -", "solution", *solution)
    assert load(text) == load("sudoku 4x4\n1...\n.2..\n...4\n....")


def test_titles_are_kept():
    puzzle = load("latin 2x2\ntitle: One\nauthor: Me and you\nsource: here")
    again = load(dump(puzzle, "janko"))
    assert (again.title, again.author, again.source) == ("One", "Me and you", "here")


@pytest.mark.parametrize("around", ["<html>\n<script>\n{}</script>\n</html>", "\n  {}\n", "Some words.\n\n{}\nMore.\n"])
def test_what_stands_around_it_does_not_matter(around):
    assert load(around.format(SUDOKU)) == load(SUDOKU)


def test_many_puzzles():
    split = notation("janko").split
    assert split is not None
    pieces = split(f"{SUDOKU}\nwords\n{FUTOSHIKI}begin\n")
    assert [piece.line for piece in pieces] == [1, SUDOKU.count("\n") + 3]
    assert [load(piece.text) for piece in pieces] == [load(SUDOKU), load(FUTOSHIKI)]
    assert gw.load_all(SUDOKU + FUTOSHIKI) == [load(SUDOKU), load(FUTOSHIKI)]


@pytest.mark.parametrize("text", ["begin", "begin\nend", "begin\nsize\nend", "puzzle x\nend", "begins\npuzzle x\nend"])
def test_what_is_not_recognised(text):
    assert recognised(text) == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SUDOKU.replace("puzzle sudoku", "puzzle akari"), "line 2, column 8: the puzzle 'akari' is none"),
        (SUDOKU.replace("puzzle sudoku", "puzzle sudoku, ms, sumo"), "the variant 'ms', the variant 'sumo', which"),
        (SUDOKU.replace("puzzle sudoku", "puzzle suguru, diagonals"), "this puzzle has the variant 'diagonals', which"),
        (SUDOKU.replace("unit 30", "layout samurai"), "this puzzle has the variant 'samurai', which"),
        (SUDOKU.replace("puzzle sudoku\n", ""), "nothing says what puzzle this is"),
        (SUDOKU.replace("puzzle sudoku", "puzzle suguru"), "a suguru needs regions, and none are given"),
        (SUDOKU.replace("unit 30", "magic 30"), "line 7, column 1: unknown field 'magic'; there are puzzle, title"),
        (SUDOKU.replace("size 4", "size x"), "line 8, column 6: size: 'x' is not a number"),
        (SUDOKU.replace("size 4", "size"), "size: '' is not a number"),
        (SUDOKU.replace("size 4", "size 0"), "line 8, column 6: a grid of 0x0: 0 rows is outside 1 to 100"),
        (SUDOKU.replace("size 4", "size 1000"), "1000 rows is outside 1 to 100"),
        (SUDOKU.replace("size 4", "size 5"), "has 4 rows instead of 5"),
        (SUDOKU.replace("- - . 1", "- - 1"), "line 13, column 1: row 2 of problem has 3 cells instead of 4"),
        (SUDOKU.replace("- - . 1", "- - . x"), "line 13, column 7: r2c4: 'x' is not a value"),
        (SUDOKU.replace("- - . 1", "- - . 99999999999"), "is not a value"),
        (SUDOKU.replace("- - . 1", "- - . 7"), "r2c4: 7 is given, but 1 in the stored solution"),
        (SUDOKU.replace("- - . 1", "- - . 3"), "r2c4: 3 is given, but 1 in the stored solution"),
        (SUDOKU.replace("3 4 2 1", "3 4 1 1"), "the stored solution breaks row 2"),
        (SUDOKU.replace("patternx 2", "patternx 3"), "boxes of 2x3 do not fill a grid of 4x4"),
        (SUDOKU.replace("solution", "problem"), "line 16, column 1: a second grid 'problem'"),
        (SUDOKU.replace("end\n", ""), "line 23, column 5: there is no line 'end' after this one"),
        (SUDOKU.replace("begin\n", ""), "line 1, column 1: there is no line 'begin'"),
        (janko("sudoku, gt", "size 4"), "there are no signs: neither clues nor a solution that would show them"),
        (janko("sudoku, gt", "size 2", "clues", "16 -", "- -"), "line 5, column 1: r1c1: '16' is not a clue"),
        (janko("sudoku, gt", "size 2", "clues", "x -", "- -"), "column 1: r1c1: 'x' is not a clue from 1 to 15"),
        (janko("sudoku, gt", "size 2", "clues", "- 1", "- -"), "line 5, column 3: r1c2: the clue 1 points off"),
        (janko("sudoku", "size 2", "areas", "1 1", "1 2"), "line 5, column 1: region 1 has 3 cells instead of 2"),
        (janko("sudoku"), "nothing says how large the grid is"),
        (FUTOSHIKI.replace("« ?", "A ?"), "line 5, column 7: 'A' is not a sign that can stand here"),
        (FUTOSHIKI.replace("A - .", "« - ."), "line 6, column 1: '«' is not a sign that can stand here"),
        (FUTOSHIKI.replace("A - .", "A V ."), "line 6, column 3: 'V' is not a sign that can stand here"),
        (FUTOSHIKI.replace("2 «", "7 «"), "line 5, column 5: r1c2: 7 is not one of 1 to 3"),
        (FUTOSHIKI.replace("size 3", "size 4"), "problem has 5 rows instead of 7"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text, "janko")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("suguru 1x2\nsigns: r1c1<r1c2\nregions:\nAA", "janko cannot carry 1 sign"),
        ("futoshiki 4x4 diagonals\nsigns: r1c1<r1c2", "janko cannot carry diagonals"),
        ("sudoku 4x4 no-touch", "janko cannot carry no-touch"),
    ],
)
def test_what_is_not_written(text, message):
    with pytest.raises(GridwrightError) as caught:
        dump(load(text), "janko")
    assert message in str(caught.value)


@pytest.mark.parametrize("line", ["begin\n", "begin\npuzzle sudoku\n", "begin\nproblem\n", "begin x\nend\n", "- - -\n"])
def test_huge_texts_take_little_time(line):
    with pytest.raises(GridwrightError):
        load(line * (300_000 // len(line)), "janko")


def test_a_futoshiki_whose_signs_contradict_each_other():
    puzzle = load("futoshiki 2x2\nsigns: r1c1<r1c2 r1c2<r1c1")
    assert load(dump(puzzle, "janko")) == puzzle, "a Sudoku with signs has room for both"


LARGE = "begin\npuzzle sudoku\nsize 16\nproblem\n{}\n{}end\n"


def test_letters_go_on_after_digits():
    rows = "1 " + "- " * 13 + "A G\n" + "\n".join(["- " * 16] * 15)
    assert load(LARGE.format(rows, "")).givens[:16] == (1, *[0] * 13, 10, 16)
    with pytest.raises(FormatError, match="r1c16: 'H' is not a value"):
        load(LARGE.format(rows.replace("G", "H"), ""))
    with pytest.raises(FormatError, match="r1c15: 'A' is not a value"):
        load(LARGE.format(rows.replace("1 ", "11 ", 1), ""))


def test_a_zero_beside_another_empty_cell_may_be_a_value():
    rows = "0 " + "- " * 12 + "9 A F\n" + "\n".join(["- " * 16] * 15)
    with pytest.raises(FormatError, match="both '-' and '0' in a grid of 16x16: which one is empty"):
        load(LARGE.format(rows, ""))
    assert load(LARGE.format(rows.replace("-", "0"), "")).givens[14] == 10


def test_a_solution_may_stand_there_twice():
    text = "begin\npuzzle sudoku\nsize 4\nproblem\n1 - - -\n- - - -\n- - - 2\n- - - -\n{}end\n"
    solution = "solution\n1 2 3 4\n3 4 2 1\n4 3 1 2\n2 1 4 3\n"
    assert load(text.format(solution * 2)) == load(text.format(solution)) == load("1..........2....")
    with pytest.raises(FormatError, match="line 14, column 1: a second grid 'solution', which differs from the first"):
        load(text.format(solution + solution.replace("1 2 3 4", "1 2 4 3")))
