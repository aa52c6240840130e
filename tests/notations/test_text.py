"""Our own text: header, givens, drawn and listed signs, regions, and what is said about a puzzle."""

from __future__ import annotations

import pytest

from gridwright.clues.sign import pairs_of
from gridwright.kinds import all_kinds
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.notations import dump, load
from gridwright.notations.text import read

FUTOSHIKI = """\
futoshiki 3x3
. < .   3
^       v
2   . > .
.   .   .
"""


def signs_of(text: str) -> list[tuple[int, int]]:
    return sorted(pairs_of(read(text).clues))


def test_givens_may_be_left_out():
    assert load("sudoku 4x4") == load("sudoku 4x4\n....\n....\n....\n....")


def test_every_way_to_write_givens():
    compact = load("latin 4x4\n12..\n....\n....\n...4")
    for text in (
        "latin 4x4\n1200\n0000\n0000\n0004",
        "latin 4x4\n1 2 . .\n. . . .\n. . . .\n. . . 4\n",
        "latin 4x4\n12 ..\n.. ..\n\n.. ..\n.. .4\n",
        "# one\n\n  LATIN-SQUARE 4x4  \n# two\n 12..\n....\n  # three\n....\n...4\n",
        "latin 4×4\ngivens: 12..\n....\n....\n...4",
        "latin 4 x 4\n12..\n....\n....\n...4",
        "latin 4 ×4\n12..\n....\n....\n...4",
        "latin\n12..\n....\n....\n...4",
        "latin 4X4\n1\t2\t.\t.\n.\t.\t.\t.\n....\n...4",
    ):
        assert load(text) == compact


def test_values_above_nine_are_words():
    puzzle = load("latin 12x12\n12 . . . . . . . . . 10 1\n" + "............\n" * 11)
    assert puzzle.rows[0] == (12, *[0] * 9, 10, 1)
    assert dump(puzzle).split("\n")[1] == "12  .  .  .  .  .  .  .  .  . 10  1"
    assert load(dump(puzzle)) == puzzle


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("sudoku diagonals\n1...\n....\n....\n....", (4, 4)),
        ("suguru\nregions:\nAAB\nABB", (2, 3)),
        ("tectonic no-touch\nregions:\nA A B\nA B B", (2, 3)),
        ("suguru\n. < . 3\n^\n. . .\nregions:\nAAB\nABB", (2, 3)),
        ("jigsaw\nregions:\nAA\nBB", (2, 2)),
    ],
)
def test_rows_show_the_size(text, size):
    puzzle = load(text)
    assert (puzzle.grid.rows, puzzle.grid.cols) == size


def test_aliases_name_kinds():
    for kind in all_kinds():
        for alias in kind.aliases:
            assert load(f"{alias} 2x2\nregions:\nAA\nBB").kind == kind.id


def test_options_stand_in_the_header():
    draft = read("sudoku 6x6 boxes=3x2 Diagonals no-touch anti-knight no-consecutive disconnected")
    assert draft.boxes == (3, 2)
    assert draft.disconnected
    assert draft.options == {"diagonals", "no-touch", "anti-knight", "no-consecutive"}


def test_signs_are_drawn():
    assert signs_of(FUTOSHIKI) == [(0, 1), (0, 3), (5, 2), (5, 4)]
    assert dump(load(FUTOSHIKI)) == FUTOSHIKI


@pytest.mark.parametrize(
    "text",
    [
        "futoshiki 3x3\n.<.3\n^  v\n2.>.\n...",
        "futoshiki\n.<.3\n∧  ∨\n2.>.\n...",
        "futoshiki\n.<.3\n^  V\n2.>.\n...",
        "futoshiki 3x3\n.<. 3\n^   v\n2 .>.\n...",
        "futoshiki 3x3\n.\t<\t.\t3\n^\t\t\tv\n2\t.\t>\t.\n...",
        "futoshiki 3x3\n..3\n2..\n...\nsigns: r1c1<r1c2 r1c1<r2c1\n  r2c2>r2c3, r1c3 > r2c3",
        "futoshiki 3x3\nr1c1<r1c2\n..3\n2..\nr2c1>r1c1 r2c2>r2c3\n...\nR1C3>R2C3",
        "futoshiki 3x3\n. < . 3\n2 . .\n...\nsigns:\nr1c1<r2c1 r2c2>r2c3 r1c3>r2c3 r1c3>r2c3",
    ],
)
def test_other_ways_to_say_the_same_signs(text):
    assert load(text) == load(FUTOSHIKI)


def test_a_sign_may_stand_below_any_character_of_its_cell():
    rows = "12 . . . . . . . . . . .\n{}\n" + "............\n" * 11
    for line in ("v", " v"):
        assert signs_of("latin 12x12\n" + rows.format(line)) == [(12, 0)]


def test_drawn_signs_of_wide_values():
    text = "latin 12x12\n" + "12 < . . . . . . . . . . .\n" + "............\n" * 11
    puzzle = load(text + "signs: r1c1<r2c1 r2c12<r1c12")
    first, second = dump(puzzle).split("\n")[1:3]
    assert first.startswith("12 <  .    ")
    assert (second[1], second.rstrip()[-1], len(second)) == ("^", "v", len(first))
    assert load(dump(puzzle)) == puzzle


def test_both_signs_of_a_contradiction_are_kept():
    puzzle = load("futoshiki 2x2\nsigns: r1c1<r1c2 r1c2<r1c1")
    assert dump(puzzle) == "futoshiki 2x2\n. < .\n.   .\nsigns: r1c2<r1c1\n"
    assert load(dump(puzzle)) == puzzle


def test_regions_are_letters_or_words():
    puzzle = load("suguru 2x3\n...\n...\nregions:\nAAB\nABB")
    assert load("suguru 2x3\nregions:\n11 11 x\n11 x x\n") == puzzle
    assert load("suguru 2x3\nregions: AAB\n ABB\ngivens:\n...\n...") == puzzle
    assert dump(puzzle) == "suguru 2x3\n...\n...\nregions:\nAAB\nABB\n"


def test_more_than_52_regions_are_words():
    rows = [" ".join(f"x{row}y{col}" for col in range(10)) for row in range(10)]
    puzzle = load("suguru 10x10\nregions:\n" + "\n".join(rows))
    assert dump(puzzle).split("regions:\n")[1].split("\n")[5] == "  y   z  53  54  55  56  57  58  59  60"
    assert load(dump(puzzle)) == puzzle


def test_what_is_said_about_a_puzzle():
    puzzle = load("latin 2x2\nTitle:  Two: by two \n..\nauthor : Someone\n..\nsource: # 7")
    assert (puzzle.title, puzzle.author, puzzle.source) == ("Two: by two", "Someone", "# 7")
    assert dump(puzzle) == "latin 2x2\n..\n..\ntitle: Two: by two\nauthor: Someone\nsource: # 7\n"


def test_a_title_of_many_lines_becomes_one():
    puzzle = load('{"kind": "latin", "rows": 2, "cols": 2, "title": "One\\r\\nregions:\\u2028 two\\u0000"}')
    assert load(dump(puzzle)).title == "One regions: two"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sudoko 9x9", "line 1, column 1: unknown kind 'sudoko'; there are calcudoku, comparison"),
        ("# x\n\n  sudoku", "line 3, column 9: the header '  sudoku' lacks a size; it is written like 'sudoku 9x9'"),
        ("sudoku 9", "line 1, column 8: '9' is not a size; sizes are written like 9x9"),
        ("sudoku 9x⁹", "line 1, column 8: '9x⁹' is not a size"),
        ("sudoku 0x9", "line 1, column 8: a grid of 0x9: 0 rows is outside 1 to 100"),
        ("sudoku 101x9", "line 1, column 8: a grid of 101x9: 101 rows is outside 1 to 100"),
        ("sudoku 9x9 boxes=3", "line 1, column 12: 'boxes=3' is not a size"),
        ("sudoku 9x9 boxes=2x2", "line 1, column 12: boxes of 2x2 do not fill a grid of 9x9"),
        ("sudoku 9x9 diagonal", "line 1, column 12: unknown option 'diagonal'; there are boxes=3x3, values=0-8, disco"),
        ("sudoku 9x9 diagonal", "all-xv; did you mean 'diagonals'?"),
        ("sudoko 9x9", "suguru; did you mean 'sudoku'?"),
        ("latin 2x2\nautor: me", "did you mean 'author'?"),
        ("suguru 2x3\nAAB\nABB", "line 2, column 1: these look like regions; put 'regions:' on a line before them"),
        ("suguru 2x3\n...\n...\nAAB\nABC\nAAA", "line 4, column 1: these look like regions; put 'regions:'"),
        ("suguru\nregions:\nAA AB\nAB BB", "line 1, column 7: the header 'suguru' lacks a size"),
        ("suguru 2x2 boxes=1x2\nregions:\nAA\nBB", "line 1, column 12: both boxes and regions"),
        ("latin 2x2\n12", "line 2, column 1: 1 row of givens instead of 2; this is the last"),
        ("latin 2x2\n12\n21\n12", "line 4, column 1: a row too many after 2 rows: '12'"),
        ("latin 2x2\n12\n2", "line 3, column 1: row 2 has 1 cell instead of 2: '2'"),
        ("latin 2x2\n1 2\n2 1 2", "line 3, column 1: row 2 has 3 cells instead of 2: '2 1 2'"),
        ("latin 9x9\n53. .7. ..", "line 2, column 1: row 1 has 8 cells instead of 9: '53. .7. ..'"),
        ("latin 2x2\n1a\n..", "line 2, column 2: r1c2: 'a' is not a value; write a number, or '.' for empty"),
        ("latin 2x2\n1 ²\n..", "line 2, column 3: r1c2: '²' is not a value"),
        ("latin 2x2\n1 " + "9" * 5000 + "\n..", "line 2, column 3: r1c2: '9999999999"),
        ("latin 2x2\n13\n..", "line 2, column 2: r1c2: 3 is not one of 1 to 2"),
        ("latin 2x2\n. .\n ^\n. .", "line 3, column 2: the '^' stands under no cell"),
        ("latin 2x2\n^\n. .\n. .", "line 2, column 1: the '^' stands under no cell"),
        ("latin 2x2\n. .\n. .\n  v", "line 4, column 3: the 'v' stands below the last row"),
        ("latin 2x2\n. .\n^\nv\n. .", "line 4, column 1: a second sign under r1c1: 'v'"),
        ("latin 2x2\n< . .\n. .", "line 2, column 1: '<' does not stand between two cells of row 1"),
        ("latin 2x2\n. .>\n. .", "line 2, column 4: '>' does not stand between two cells of row 1"),
        ("latin 2x2\n. < > .\n. .", "line 2, column 3: '< >' does not stand between two cells of row 1"),
        ("latin 2x2\nsigns: r1c1<r1c2 r1c1=r2c1", "line 2, column 18: 'r1c1=r2c1' is not a sign; signs are written"),
        ("latin 2x2\nsigns:\n  r1c1<", "line 3, column 3: 'r1c1<' is not a sign"),
        ("latin 2x2\nsigns: r1c1<r1c3", "line 2, column 8: 'r1c1<r1c3': r1c3 is off the grid of 2x2"),
        ("latin 2x2\nsigns: r1c1<r2c2", "line 2, column 8: the sign r1c1<r2c2 does not stand between neighbours"),
        ("latin 2x2\nsigns: r1c1<r1c" + "2" * 5000, "222'… is not a cell; cells are written like r1c1"),
        ("suguru 2x2\nregions:\nAA", "line 3, column 1: 1 row of regions instead of 2; this is the last"),
        ("suguru 2x2\nregions:", "no rows of regions instead of 2"),
        ("suguru 2x2\nregions:\nAA\nABB", "line 4, column 1: row 2 has 3 cells instead of 2: 'ABB'"),
        ("suguru 2x2\nregions:\nAA\nA.", "line 4, column 2: 1 cell in no region: r2c2"),
        ("suguru 2x2\nregions:\nAB\nBA", "line 3, column 1: region A is not connected: r1c1 r2c2"),
        ("suguru 2x2", "a suguru needs regions, and none are given"),
        ("suguru 2x2 boxes=1x2\nregions:\nAA\nBB", "both boxes and regions are given"),
        ("latin 2x2\nautor: me", "line 2, column 1: unknown field 'autor'; there are title, author, source, givens"),
        ("latin 2x2\ntitle: a\ntitle: b", "line 3, column 1: title is given twice"),
        ("latin 2x2\nregions:\nregions:", "line 3, column 1: regions is given twice"),
        ("latin 2x2\n..\n..\nr1c1-r1c2=cgae5", "line 4, column 1: 'r1c1-r1c2=cgae5' is not a clue; clues are written"),
        ("latin 2x2\n..\n..\nr1c1-r1c2=cgae5", "; did you mean r1c1-r1c2=cage5?"),
        ("latin 2x2\n..\n..\nr1c1+r1c2=3", "; did you mean r1c1-r1c2=cage3?"),
        ("latin 2x2\n..\n..\n Left1=Sandwitch12", "line 4, column 2: 'Left1=Sandwitch12' is not a clue"),
        ("latin 2x2\n..\n..\n Left1=Sandwitch12", "; did you mean Left1=sandwich12?"),
        ("latin 2x2\n..\n..\nr1c1>r1c2 r1c1=od", "line 4, column 11: 'r1c1=od' is not a clue"),
        ("latin 2x2\n..\n..\nr1c1-r1c2=regionsum", "line 4, column 1: r1c1-r1c2=regionsum: there are no regions by"),
        ("latin 2x2\n..\n..\nR1C1 = 2/5", "line 4, column 1: R1C1 = 2/5: 5 is not one of 1 to 2"),
        ("sudoku 4x4\n....\n....\n....\n....\nR1C1-R1C1 = Cage 5", "line 6, column 1: R1C1-R1C1 = Cage 5: "),
        ("# x\nlatin 2x3", "line 2, column 7: latin: as many rows as columns are needed, not 2x3"),
    ],
)
def test_errors_say_where(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text)
    assert message in str(caught.value)


def test_no_header_at_all():
    with pytest.raises(FormatError, match="there is no header such as 'sudoku 9x9'"):
        load("# nothing", "text")


def test_every_wrong_value_is_told():
    with pytest.raises(FormatError) as caught:
        load("latin 2x2\n!1\n.!")
    assert [problem.cells for problem in caught.value.problems] == [(0,), (3,)]


def test_disconnected_regions_are_accepted_when_asked_for():
    text = "suguru 2x2 disconnected\n..\n..\nregions:\nAB\nBA\n"
    assert dump(load(text)) == text
    assert load(text.replace(" disconnected", ""), allow_disconnected=True) == load(text)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["1...", "..3.", ".2.."], "line 4, column 1: 3 rows of givens instead of 4; this is the last"),
        (["1 . . .", ". . 3 ."], "line 3, column 1: 2 rows of givens instead of 4; this is the last"),
        (["1...", "..3.", ".2..", "4...", "...."], "line 6, column 1: a row too many after 4 rows: '....'"),
        (["1...", "..3", ".2..", "4..."], "line 3, column 1: row 2 has 3 cells instead of 4: '..3'"),
    ],
)
def test_rows_that_are_wide_alike_show_the_size(rows, message):
    """What is blamed is the number of rows, not each of them."""
    with pytest.raises(FormatError) as caught:
        load("\n".join(["sudoku", *rows]))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("header", "kind"),
    [("Killer Sudoku 9x9", "killer"), ("greater than 6x6 no-touch", "comparison"), ("latin  square 5 x 5", "latin")],
)
def test_names_of_kinds_in_two_words(header, kind):
    assert load(f"{header}\n").kind == kind


def test_words_after_a_kind_that_are_no_part_of_its_name():
    with pytest.raises(FormatError, match="line 1, column 15: unknown option 'sudoku'"):
        load("killer sudoku sudoku 9x9\n")
