"""Lines of 729 characters: the candidates of a Sudoku of 9x9, not the cells of one of 27x27."""

from __future__ import annotations

import gridwright as gw

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def pencilmarks() -> str:
    """For each cell its value and the next, in one of 9 places each."""
    cells = [{int(char), min(int(char) + 1, 9)} for char in SOLUTION]
    return "".join(str(value) if value in cell else "." for cell in cells for value in range(1, 10))


def test_a_pencilmark_sudoku_on_a_line_is_solved_as_one():
    line = pencilmarks()
    rows = list(gw.batch([line, "." * 81, SOLUTION.replace("5", "."), line], "solve"))
    assert [row.status for row in rows] == ["unique", "several", "unique", "unique"]
    assert {str(row.found["solution"]).replace(" ", "") for row in rows if row.status == "unique"} == {SOLUTION}


def test_lines_of_64_are_grids_of_8_unless_they_are_candidates():
    empty_but_one = "8" + "." * 63
    marks = "1....2....3....4" * 4
    rows = list(gw.batch([empty_but_one, marks], "solve"))
    assert len(str(rows[0].found["solution"]).replace(" ", "")) == 64
    assert gw.load(marks).grid.rows == 4
    assert rows[1].status == str(gw.solve(gw.load(marks)).status)
