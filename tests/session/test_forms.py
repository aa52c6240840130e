"""Puzzles typed line by line; what it looks like on a terminal is tested there."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.session.forms.clashes import clashes
from gridwright.session.forms.form import CLUES, REGIONS, ROWS, Form, clues_wanted, wanted
from gridwright.session.forms.form import LETTERS as LETTERED_ROWS
from gridwright.session.forms.lines import begin, completed, mended, with_line

KILLER = ["killer 4x4", *["...."] * 4]
SUGURU = ["suguru", "1..1.", "...53", "...2.", ".5...", ".42..", "", "AABBB", "CCDDD", "CCDDD", "EEFFF", "EEEFF"]


def typed(*lines: str) -> Form:
    form = begin(lines[0])
    for line in lines[1:]:
        form = mended(form, line) or with_line(form, line)
    return form


def test_what_is_wanted_next():
    assert [wanted(typed(*SUGURU[:count])) for count in (1, 2, 6, 7, 11, 12)] == [
        ROWS, ROWS, ROWS, REGIONS, REGIONS, "",
    ]  # fmt: skip
    assert wanted(typed("sudoku 4x4", "....", "....", "....")) == ROWS
    assert wanted(typed("", "....", "....", "....", "....")) == ""
    signs = typed("futoshiki", "....", "....", "....", "....")
    assert (wanted(signs), clues_wanted(signs)) == (CLUES, ("signs",))
    assert wanted(with_line(signs, "r1c1<r1c2")) == CLUES
    assert wanted(with_line(signs, "")) == ""
    assert wanted(typed("futoshiki", "1<...", "....", "....", "....")) == ""


def test_the_puzzle():
    assert completed(typed(*SUGURU)).puzzle == gw.load("\n".join(["suguru 5x5", *SUGURU[1:6], "regions:", *SUGURU[7:]]))
    assert completed(typed("1...", ".2..", "3.4.", "...1")).puzzle == gw.load("1....2..3.4....1")
    mix = completed(typed("Sudoku 6x6 boxes=3x2 diagonals", *["......"] * 6)).puzzle
    assert mix == gw.load("sudoku 6x6 boxes=3x2 diagonals\n" + "......\n" * 6)
    large = completed(typed("sudoku 16x16", "A" + "." * 15, *["." * 16] * 15)).puzzle
    assert large.givens[0] == 10


def test_values_may_exceed_the_width_where_regions_do():
    rows = ["suguru", "9..", "...", "...", "", "AAA", "AAA", "AAA"]
    assert completed(typed(*rows)).puzzle.givens[0] == 9


@pytest.mark.parametrize(
    ("lines", "rows"),
    [
        (("", "53  7    "), ["53..7...."]),
        (("", "53  7"), ["53..7...."]),
        (("", "  3 4"), ["..3.4...."]),
        (("", "53,,7,,,,"), ["53..7...."]),
        (("", ",,3,2,6,,"), ["..3.2.6.."]),
        (("", "5,3,,,7,,,,"), ["53..7...."]),
        (("", "53 .7 . ."), ["53..7...."]),
        (("", "53. .7. ..."), ["53..7...."]),
        (("", "5 3     7        "), ["53..7...."]),
        (("", "5 3 . . 7 . . . ."), ["53..7...."]),
        (("", "53  7", "6  195", "         ", "8 6"), ["53..7....", "6..195...", ".........", "8.6......"]),
        (("", "1  4", "  2"), ["1..4", "..2."]),
        (("", "1    6", " 98    6 "), ["1....6...", ".98....6."]),
        (("", "   8  3 9", " 8          ", "   9 1    "), ["...8..3.9", ".8.......", "...9.1..."]),
        (("latin", "1   5"), ["1...5"]),
        (("latin", "1 2 3 4 5"), ["12345"]),
        (("latin 4", " 2"), [".2.."]),
    ],
)  # fmt: skip
def test_empty_cells_may_be_spaces_and_commas_before_a_size_is_known(lines, rows):
    form = typed(*lines)
    assert ["".join(row.split()) for row in form.rows] == rows
    assert form.width == len(rows[0])


def test_values_with_a_space_between_are_no_row_with_empty_cells():
    with pytest.raises(gw.GridwrightError, match="'7' is not one of 1–5"):
        typed("", "5 3 0 0 7")


def test_clues_can_be_listed_at_any_time():
    form = typed("sudoku", "....", "r1c1<r1c2", "....", "....", "....", "r1c3-r1c4=white")
    assert {clue.word for clue in gw.clues_of(completed(form).puzzle)} == {"r1c1<r1c2", "r1c3-r1c4=white"}


def test_a_first_row_that_was_too_short_is_mended():
    form = typed("12.", "row 1: 12..", "....", "....", "....")
    assert completed(form).puzzle.grid == gw.Grid(4, 4)


@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("row 1:    9  1 5", "...9..1.5"),  # one space stands before what was typed
        ("row 1    9  1 5", "...9..1.5"),
        ("row 1:  8", ".8......."),
        ("row 1:   53..7....", "53..7...."),
        ("row 1:  5 3 0 0 7 0 0 0 0", "53..7...."),
        ("row 1 = 530070000", "53..7...."),
    ],
)
def test_spaces_at_the_beginning_of_a_row_that_is_mended_are_cells(line, row):
    form = typed("123456789", ".........", line)
    assert "".join(form.rows[0].split()).replace("0", ".") == row


def test_a_row_that_is_mended_is_not_moved_to_fit():
    with pytest.raises(gw.GridwrightError, match="row 1 has 10 cells instead of 9"):
        typed("123456789", ".........", "row 1:     9  1 5")


def test_clues_between_the_same_cells_take_each_others_place():
    form = typed("futoshiki", "....", "....", "....", "....", "r1c1<r1c2 r2c1<r2c2", "r1c1>r1c2")
    assert {clue.word for clue in gw.clues_of(completed(form).puzzle)} == {"r1c2<r1c1", "r2c1<r2c2"}


def test_clues_that_look_along_the_same_cells_from_both_ends_do_not():
    lines = ["....", "....", "....", "....", "top1=skyscraper2 bottom1=skyscraper3", "top1=skyscraper1"]
    form = typed("skyscrapers", *lines)
    assert {clue.word for clue in gw.clues_of(completed(form).puzzle)} == {"top1=skyscraper1", "bottom1=skyscraper3"}


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["sudko"], "'sudko' is not a kind of puzzle; did you mean sudoku?"),
        (["xyzzy 4x4"], "'xyzzy' is not a kind of puzzle; there are calcudoku, comparison, "),
        (["sudoku 4x"], "'4x' is not a size"),
        (["sudoku 400x400"], "a grid of 400x400"),
        (["1...", "..."], "row 2 has 3 cells instead of 4: '...'"),
        (["1...", "...5"], "r2c4: '5' is not one of 1–4"),
        (["1...", "< . . . ."], "'<' does not stand between two cells of row 2"),
        (["1...", "v"], None),
        (["1...", " v v v v"], "the 'v' stands under no cell"),
        (["1...", "r1c1<r9c9"], "'r1c1<r9c9': r9c9 is off the grid of 4x4"),
        (["1...", "row 2: 1..."], "there is no row 2 to correct; so far: 1 row"),
        (["53  7", "8   6   3", "   419  55"], "row 3 has 10 cells instead of 9: '   419  55'"),
        (["   8  3 9", "4   5    ", "   9 1   5"], "row 3 has 10 cells instead of 9: '   9 1   5'"),
        (["    8  3 9"], "row 1 has 10 cells instead of 9: '    8  3 9'"),
        (["1...", ".<..<.x"], "row 2 has 5 cells instead of 4: '.<..<.x'"),
        ([*KILLER, "AABBC"], "'AABBC' is not a clue; in such a puzzle they are typed like r1c1-r1c2-r2c1=cage12"),
        ([*KILLER, "r1c1-r1c2=five"], "'r1c1-r1c2=five' is not a clue; "),
        ([*SUGURU[:7], "AAB"], "row 1 has 3 cells instead of 5: 'AAB'"),
        ([*SUGURU[:9], "regions 2: AAB"], "row 2 has 3 cells instead of 5: 'AAB'"),
    ],
)
def test_what_is_wrong_is_told_at_once(lines, said):
    if said is None:
        assert typed(*lines).below == {1: "v"}
        return
    with pytest.raises(gw.GridwrightError) as caught:
        typed(*lines)
    assert caught.value.problems[0].message.startswith(said)


def test_what_is_no_puzzle_is_told_without_places():
    with pytest.raises(gw.GridwrightError) as caught:
        completed(typed("jigsaw", *["...."] * 4, "AABB", "AABB", "CCDD", "CCDA"))
    assert "region A has 5 cells instead of 4" in str(caught.value)
    assert "line" not in str(caught.value)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("sudoku", "53..7....", "....5....", "5........"), ["r3c1=5 verträgt sich nicht mit r1c1=5."]),
        (("sudoku 4x4", "1...", "..2.", "...1", "...1"), ["r4c4=1 verträgt sich nicht mit r3c4=1."]),
        (("latin 4x4 diagonals", "1...", ".1.."), ["r2c2=1 verträgt sich nicht mit r1c1=1."]),
        (("jigsaw 4x4", "1...", "1..."), ["r2c1=1 verträgt sich nicht mit r1c1=1."]),
        (("sudoku 4x4", "1...", ".2.."), []),
        (("suguru", "1...", "1..."), []),
    ],
)
def test_rows_that_clash_are_told_at_once(lines, said):
    form = typed(*lines)
    assert clashes(form, len(form.rows), "de") == said


@pytest.mark.parametrize(
    ("kind", "line", "said"),
    [
        ("suguru", "aabb", "'aabb' ist keine Zeile; gib für jede Zelle eine Zahl oder einen Punkt ein."),
        ("sudoku 4x4", "1..", "Zeile 1 hat 3 Zellen statt 4: '1..'"),
        ("sudoku 4x4", "1..9", "r1c4: '9' gehört nicht zu den Werten 1–4"),
        ("sudoku 4x4", "1 . 12 .", "r1c3: '12' gehört nicht zu den Werten 1–4"),
        ("sudoku 4x4", "[1,0,7,0]", "r1c3: '7' gehört nicht zu den Werten 1–4"),
    ],
)
def test_what_is_wrong_with_a_row_is_said_in_any_language(kind, line, said):
    with pytest.raises(gw.GridwrightError) as raised:
        with_line(begin(kind), line, "de")
    assert said in str(raised.value)


@pytest.mark.parametrize("spaced", [False, True])
def test_letters_after_the_rows_are_regions_also_without_an_empty_line_before_them(spaced: bool) -> None:
    lines = [line for line in SUGURU if line]
    assert completed(typed(lines[0], *(" ".join(line) if spaced else line for line in lines[1:]))) == completed(
        typed(*SUGURU)
    )


def test_a_row_of_crosses_is_empty_and_no_region() -> None:
    assert wanted(typed("suguru", "1..1.", "xxxxx")) == ROWS


LETTERS = ["AABB", "CCDB", "EFDD", "EFGG"]
LETTERED = [*KILLER, *LETTERS, "A=3 B=8 C=7 D=7", "E 6, F 5", "G:4"]


def test_cages_may_be_typed_with_a_letter_for_each_cell_as_in_a_file():
    in_a_file = gw.load("\n".join(["killer 4x4", "cages:", *LETTERS, "A=3 B=8 C=7 D=7 E=6 F=5 G=4"]))
    assert completed(typed(*LETTERED, "")).puzzle == in_a_file
    assert completed(typed(*LETTERED[:-1], "G=5", "G=4", "")).puzzle == in_a_file
    assert completed(typed(*LETTERED[:-1], "r4c3-r4c4=4", "")).puzzle == in_a_file
    assert completed(typed(*LETTERED[:-1], "r4c3-r4c4=cage4", "G=4", "")).puzzle == in_a_file
    assert completed(mended(typed(*LETTERED[:-1], "G=7", ""), "G=4")).puzzle == in_a_file


def test_rows_of_letters_are_wanted_to_the_last_and_can_be_mended():
    begun = typed(*KILLER, *LETTERS[:2])
    assert wanted(begun) == LETTERED_ROWS
    assert wanted(with_line(begun, "")) == LETTERED_ROWS
    assert wanted(typed(*KILLER, *LETTERS)) == CLUES
    mistyped = typed(*KILLER, "AABB", "CCDD", *LETTERS[2:], *LETTERED[9:], "")
    again = mended(mistyped, "cages 2: CCDB")
    assert completed(again).puzzle == completed(typed(*LETTERED, "")).puzzle
    with pytest.raises(gw.GridwrightError, match="there is no row 5 to correct"):
        mended(mistyped, "cages 5: CCDB")


def test_letters_of_a_calcudoku_have_their_operations():
    form = typed("calcudoku 2x2", "..", "..", "AB", "AB", "A=3+ B=2x", "")
    assert completed(form).puzzle == gw.load("calcudoku 2x2\ncalculations: r1c1-r2c1=3+ r1c2-r2c2=2x")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["AABB", "CCDB", "EFD"], "row 3 has 3 cells"),
        ([*LETTERS, "Q=3"], "'Q' has a number, but no cell has that letter"),
        ([*LETTERS, "A=three"], "'A=three' is not the number of a cage"),
        ([*LETTERS, "A=3", ""], "cage B has no number"),
        (["AABB", "CCDB", "EADD", "EAGG", "A=3 B=8 C=7 D=7 E=6 G=4", ""], "cage A is not connected"),
    ],
)
def test_what_is_wrong_with_letters(lines: list[str], message: str):
    with pytest.raises(gw.GridwrightError, match=message):
        completed(typed(*KILLER, *lines))
