"""Typed grids with something around their rows (a header, labels, quotes, gaps), whatever stands for an empty cell."""

from __future__ import annotations

import pytest

from gridwright.model.errors import FormatError, RuleError
from gridwright.notations import load

LINE = "8...9.2.4...2...9....587..1.62.5.4...4..38..21.........2196..3....825............"
"""Its last row is empty."""
PUZZLE = load(LINE)
ROWS = [LINE[start : start + 9] for start in range(0, 81, 9)]

AROUND = {
    "name": "Sudoku:\n{0}\n{1}\n{2}\n{3}\n{4}\n{5}\n{6}\n{7}\n{8}",
    "slashes": "{0}/{1}/{2}/{3}/{4}/{5}/{6}/{7}/{8}",
    "labels": "\n".join(f"{row + 1}: {{{row}}}" for row in range(9)),
    "quotes": "\n".join(f'"{{{row}}}"' for row in range(9)),
    "list": "[" + ",\n ".join(f'"{{{row}}}"' for row in range(9)) + "]",
    "list on a line": "rows = [" + ", ".join(f"'{{{row}}}'" for row in range(9)) + "]",
    "mail": "\n".join(f"> {{{row}}}" for row in range(9)),
    "indented": "\n".join(f"   {{{row}}}" for row in range(9)),
    "twice as many lines": "\n\n".join(f"{{{row}}}" for row in range(9)),
}


@pytest.mark.parametrize("blank", " .x_~□#")
@pytest.mark.parametrize("around", AROUND)
def test_every_blank_with_something_around(around: str, blank: str) -> None:
    if blank == " " and around == "slashes":
        pytest.skip("spaces beside what divides rows mean nothing")
    assert load(AROUND[around].format(*(row.replace(".", blank) for row in ROWS))) == PUZZLE


@pytest.mark.parametrize("header", ["sudoku", "sudoku 9x9", "Sudoku 9x9:"])
@pytest.mark.parametrize("ending", ["", "\n", "\n\n"])
@pytest.mark.parametrize("cut", [True, False])
def test_below_a_header_an_empty_last_row_is_no_first_row(header: str, ending: str, cut: bool) -> None:
    typed = "\n".join(row.replace(".", " ").rstrip() if cut else row.replace(".", " ") for row in ROWS)
    assert load(f"{header}\n{typed}{ending}") == PUZZLE


@pytest.mark.parametrize("cut", [True, False])
@pytest.mark.parametrize(("line", "high", "wide"), [(LINE, 3, 3), ("1...2....3....4.", 2, 2)])
def test_gaps_between_boxes_are_no_cells(line: str, high: int, wide: int, cut: bool) -> None:
    size = high * wide
    rows = [line[start : start + size].replace(".", " ") for start in range(0, size * size, size)]
    spread = [" ".join(row[start : start + wide] for start in range(0, size, wide)) for row in rows]
    typed = [row.rstrip() if cut else row for row in spread]
    bands = ["\n".join(typed[start : start + high]) for start in range(0, size, high)]
    assert load("\n\n".join(bands)) == load(line)


@pytest.mark.parametrize("text", ["sudoku 9x9: {}", "sudoku: {}", "Sudoku 9x9 diagonals: {}", "latin 9x9: {}"])
def test_a_line_beside_its_header(text: str) -> None:
    header = text.lower().replace(": {}", "").replace("sudoku 9x9", "sudoku").replace("sudoku", "sudoku 9x9")
    assert load(text.format(LINE)) == load(f"{header}\n" + "\n".join(ROWS))


def test_what_is_wrong_below_a_header_is_told_where_it_stands() -> None:
    with pytest.raises(FormatError, match="line 4, column 5: r2c5"):
        load("sudoku 9x9\n\n" + "\n".join([ROWS[0], "...2!...9", *ROWS[2:]]))
    with pytest.raises(RuleError, match="line 3, column 3: region B is not connected"):
        load("kojun 3x4\ntitle: Mine\nAABB\nACCB\nBCDD\n\n....\n.2..\n...1")
