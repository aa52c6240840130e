"""Grids as people type them: whatever stands for an empty cell, cut lines, headers above anything, two blocks."""

from __future__ import annotations

import pytest

from gridwright.model.errors import FormatError
from gridwright.notations import load, load_position

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = load(LINE)
ROWS = [LINE[start : start + 9] for start in range(0, 81, 9)]
BLANKS = " xXoO,_-*?0.#~□"


def boxed(gap: str) -> str:
    """Rows with bars between the boxes, and lines below every third."""
    bar = f"{gap}|{gap}"
    lines = [bar.join(gap.join(row[start : start + 3]) for start in (0, 3, 6)) for row in ROWS]
    rule = "-" * len(lines[0])
    return "\n".join([*lines[:3], rule, *lines[3:6], rule, *lines[6:]])


WAYS = {
    "rows": "\n".join(ROWS),
    "rows and a blank line": "\n".join(ROWS) + "\n\n",
    "bands": "\n\n".join("\n".join(ROWS[start : start + 3]) for start in (0, 3, 6)),
    "line": LINE,
    "spaced": "\n".join(" ".join(row) for row in ROWS),
    "boxed": boxed(""),
    "spaced and boxed": boxed(" "),
}


@pytest.mark.parametrize("blank", BLANKS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("header", ["", "sudoku 9x9\n", "Sudoku 9x9:\n"])
def test_every_blank_in_every_way(way, blank, header):
    if blank == "-" and "boxed" in way and header:
        pytest.skip("rules and blanks are the same there")
    assert load(header + WAYS[way].replace(".", blank)) == PUZZLE


@pytest.mark.parametrize("blank", BLANKS.strip())
@pytest.mark.parametrize("header", ["", "sudoku 4x4\n"])
@pytest.mark.parametrize("rows", [".2.3 3... .... ...1", "...1 .2.3 3... ....", ".... .14. .... 3..2"])
def test_four_by_four(rows, blank, header):
    """So few rows look like two blocks, a size (`x 2 x 3`), or lines between rows."""
    rows, puzzle = rows.split(), load(rows.replace(" ", ""))
    for gap in ("", " "):
        assert load(header + "\n".join(gap.join(row) for row in rows).replace(".", blank)) == puzzle


@pytest.mark.parametrize("gap", ["", " "])
def test_an_empty_row_of_dashes_is_no_line(gap):
    rows = [*ROWS[:1], "." * 9, *ROWS[2:]]
    boxed = [f"{gap}|{gap}".join(row[start : start + 3] for start in (0, 3, 6)).replace(".", "-") for row in rows]
    rule = f"---{gap}+{gap}".replace(" ", "-") * 2 + "---"
    assert load("\n".join([*boxed[:3], rule, *boxed[3:6], rule, *boxed[6:]])) == load("".join(rows))


@pytest.mark.parametrize("way", ["rows", "spaced", "boxed", "spaced and boxed"])
def test_editors_cut_spaces_off(way):
    cut = "\n".join(line.rstrip() for line in WAYS[way].replace(".", " ").split("\n"))
    assert load(cut) == PUZZLE
    assert load(f"sudoku 9x9\n{cut}") == PUZZLE
    assert load(LINE.replace(".", " ").rstrip()) == PUZZLE


@pytest.mark.parametrize("blank", [".", " "])
def test_comments_may_stand_around_rows(blank):
    rows = WAYS["rows"].replace(".", blank)
    assert load(f"# of today\n{rows}\n# so far") == PUZZLE
    with pytest.raises(FormatError, match="speaks of 'killer'"):
        load(f"# my killer\n{rows}")


def test_a_row_may_be_empty():
    for row in (0, 4, 8):
        rows = [*ROWS[:row], "." * 9, *ROWS[row + 1 :]]
        typed = "\n".join(line.replace(".", " ").rstrip() for line in rows)
        assert load(typed) == load("".join(rows))


@pytest.mark.parametrize("gap", [",", ", ", ";"])
@pytest.mark.parametrize("blank", ["", "x", "O", "0", "_"])
def test_fields(gap, blank):
    cells = [blank if char == "." else char for char in LINE]
    assert load(gap.join(cells)) == PUZZLE
    assert load("\n".join(gap.join(cells[start : start + 9]) for start in range(0, 81, 9))) == PUZZLE


def test_dots_and_spaces_may_be_mixed():
    rows = [row.replace(".", " ", 2).rstrip() if number % 2 else row for number, row in enumerate(ROWS)]
    assert load("\n".join(rows)) == PUZZLE
    assert load("sudoku 9x9\n" + "\n".join(rows)) == PUZZLE


GIVENS = ["1..1.", "...53", "...2.", ".5...", ".42.."]
REGIONS = ["AABBB", "CCDDD", "CCDDD", "EEFFF", "EEEFF"]


@pytest.mark.parametrize("order", [1, -1], ids=["givens first", "regions first"])
@pytest.mark.parametrize("cut", [False, True], ids=["whole", "cut"])
@pytest.mark.parametrize("empty", [None, 0, 2, 4])
@pytest.mark.parametrize("gap", [[""], []], ids=["apart", "together"])
@pytest.mark.parametrize("mixed", [False, True])
def test_a_suguru_in_two_blocks_with_spaces_in_empty_cells(order, cut, empty, gap, mixed):
    givens = [row if number != empty else "....." for number, row in enumerate(GIVENS)]
    puzzle = load("\n".join(["suguru 5x5", *givens, "regions:", *REGIONS]))
    typed = [row.replace(".", " ", 1 if mixed and number % 2 else 5) for number, row in enumerate(givens)]
    typed = [row.rstrip() for row in typed] if cut else typed
    if cut and not gap and (typed[0] if order < 0 else typed[-1]) == "":
        pytest.skip("the empty row looks like a line between the blocks")
    blocks = [typed, gap, REGIONS][::order]
    assert load("\n".join(line for block in blocks for line in block)) == puzzle


@pytest.mark.parametrize("blank", BLANKS)
@pytest.mark.parametrize("header", ["", "suguru\n", "suguru 5x5\n"])
@pytest.mark.parametrize("gap", ["", " "])
def test_every_blank_in_a_suguru_in_two_blocks(gap, header, blank):
    if blank == gap:
        pytest.skip("spaces between the cells")
    puzzle = load("\n".join(["suguru 5x5", *GIVENS, "regions:", *REGIONS]))
    givens, regions = (gap.join(row) + "\n" for row in GIVENS), (gap.join(row) + "\n" for row in REGIONS)
    assert load("".join([header, *givens, "\n", *regions]).replace(".", blank)) == puzzle


def test_a_letter_o_is_a_zero():
    assert load(LINE.replace(".", "0", 20).replace(".", "O")) == PUZZLE
    assert load("." * 624 + "O").givens[-1] == 24


def test_dots_and_dashes_are_empty_side_by_side():
    assert load(LINE.replace(".", "-", 9).replace(".", "_", 9)) == load(LINE)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("xoxo", "no notation recognises this text"),
        ("xxxx", "no notation recognises this text"),
        (LINE.replace(".", "x", 30).replace(".", "_"), "both '_' and 'x' in a grid of 9x9: which one is empty"),
        ("\n".join([*ROWS[:8], ROWS[8] + "1"]).replace(".", " "), "' ' is passed over, '.' means empty"),
        ("sudoku 4x4\n12x4\n....\n....\n0..1", "both '.' and 'x' in a grid of 4x4"),
        ("sudoku 16x16\n" + "0" + "." * 14 + "F\n" + ("." * 16 + "\n") * 15, "both '.' and '0' in a grid of 16x16"),
    ],
)
def test_what_is_not_clear_is_refused(text, message):
    with pytest.raises(FormatError, match=message):
        load(text)


@pytest.mark.parametrize(
    ("header", "body", "same"),
    [
        ("latin 9x9", LINE, "latin 9x9\n" + "\n".join(ROWS)),
        ("sudoku 9x9 diagonals", LINE, "sudoku 9x9 diagonals\n" + "\n".join(ROWS)),
        ("sudoku", LINE, LINE),
        ("latin", "1,,\n,2,\n,,3", "latin 3x3\n1..\n.2.\n..3"),
        ("futoshiki 3x3", "[[1,0,0],[0,0,0],[0,0,2]]\nsigns: r1c2<r1c3", "futoshiki 3x3\n1..\n...\n..2\nr1c2<r1c3"),
        ("kojun 3x4", "AABB\nACCB\nACDD\n\n....\n.2..\n...1",
         "kojun 3x4\n....\n.2..\n...1\nregions:\nAABB\nACCB\nACDD"),
        ("jigsaw 4x4", "1...............AAABABBBCCCDCDDD",
         "jigsaw 4x4\n1...\n....\n....\n....\nregions:\nAAAB\nABBB\nCCCD\nCDDD"),
        ("suguru 2x3", "...\n..1\nAAB\nABB", "suguru 2x3\n...\n..1\nregions:\nAAB\nABB"),
        ("sudoku diagonals", "https://puzz.link/p?sudoku/4/4/1j2h3g4j1",
         "sudoku 4x4 diagonals\n1...\n.2..\n3.4.\n...1"),
        ("suguru 2x3", "1.1\nregions:\nAAB", ""),
    ],
)  # fmt: skip
def test_a_header_above_what_would_be_read_without(header, body, same):
    if not same:
        with pytest.raises(FormatError):
            load(f"{header}\n{body}")
    else:
        assert load(f"{header}\ntitle: Mine\n{body}") == load(same)
        assert load(f"{header}\ntitle: Mine\n{body}").title == "Mine"
        assert load(f"{header}\ntitle: Mine\n{body}").kind == header.split()[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sudoku 4x4\n" + LINE, "line 1, column 8: the header says 4x4, but what stands below is 9x9"),
        ("sudoku 2x2\n2:0R,0,0,0,", "says sudoku, but what stands below is futoshiki"),
        ("latin 4x4\n1...............AAABABBBCCCDCDDD", "says latin, which has no regions, but"),
        ("jigsaw 9x9\n" + LINE, "a jigsaw needs regions"),
    ],
)
def test_a_header_that_says_something_else(text, message):
    with pytest.raises(Exception, match=message):
        load(text)


BLOCKS = load("suguru 3x4\n....\n.2..\n...1\nregions:\nAABB\nACCB\nACDD")


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("between", ["\n", "\n\n"])
@pytest.mark.parametrize("labels", ["ABCD", "1234", "abcd", "wxyz"])
@pytest.mark.parametrize("blank", ".x0-_")
@pytest.mark.parametrize("gap", ["", " "])
def test_two_blocks(order, between, labels, blank, gap):
    blocks = ["....\n.2..\n...1".replace(".", blank), "AABB\nACCB\nACDD".translate(str.maketrans("ABCD", labels))]
    text = between.join("\n".join(gap.join(row) for row in block.split("\n")) for block in blocks[::order])
    read = load_position(text)
    assert read.puzzle == BLOCKS
    assert read.puzzle.kind == "suguru"
    assert read.notes == ("note-kind",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("AABB\nACCB\nACDD\n\n....\n.2..\n...", "line 7, column 1: row 3 has 3 cells, the regions have 4: '...'"),
        ("AABB\nACCB\nACDD\n\n....\n.2..", "line 6, column 1: 2 rows of givens and 3 of regions"),
        ("AABB\nACCB\nACDD\n\n....\n.7..\n...1", "line 6, column 2: r2c2: '7' is not a value from 1 to 4"),
        ("AABB\nACCB\nBCDD\n\n....\n.2..\n...1", "line 1, column 3: region B is not connected: r1c3 r1c4 r2c4 r3c1"),
    ],
)
def test_wrong_blocks(text, message):
    with pytest.raises(Exception, match=message.replace("...", r"\.\.\.")):
        load(text)


def test_a_jigsaw_with_letters_for_values():
    letters = ["." * 15 + "G", "A" + "." * 15, *["." * 16] * 14]
    regions = ["".join("ABCDEFGHIJKLMNOP"[row // 4 * 4 + col // 4] for col in range(16)) for row in range(16)]
    puzzle = load("jigsaw 16x16\n" + "\n".join(letters) + "\nregions:\n" + "\n".join(regions))
    assert puzzle.givens[15:17] == (16, 10)
    for text in ("\n".join([*letters, *regions]), "\n".join([*letters, "", *regions]), "".join([*letters, *regions]),
                 "\n".join([*regions, *letters])):
        assert load(text) == puzzle
