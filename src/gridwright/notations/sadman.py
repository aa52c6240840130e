"""The .sdk file of SadMan Software: sections for the puzzle, what a player entered, and the pencil marks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.suggestions import unknown
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.classic_grid import (
    GRID,
    entries_of,
    must_be_classic,
    read_rows,
    state_of,
    written_rows,
)
from gridwright.notations._shared.credits import credit_lines, credits_in, is_credit
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, TextLine, counted, quoted, refuse

_PUZZLE = re.compile(r"^[ \t]*\[Puzzle\][ \t]*$", re.MULTILINE | re.IGNORECASE)
_SECTIONS = ("[Puzzle]", "[State]", "[PencilMarks]", "[Colours]")
_MARKS = re.compile(r"[1-9]*")


def recognises(text: str) -> bool:
    return text.lstrip()[:1] in ("#", "[") and _PUZZLE.search(text) is not None


def read(text: str) -> Draft:
    lines = [TextLine(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    sections = _sections([line for line in lines if not is_credit(line.text)])
    if "[puzzle]" not in sections:
        raise SourceText(text).error("there is no section [Puzzle]", 0)
    givens = read_rows(sections["[puzzle]"], "[Puzzle]")
    said = credits_in(line.text for line in lines if is_credit(line.text))
    now = read_rows(sections["[state]"], "[State]") if "[state]" in sections else givens
    return Draft(
        kind="sudoku",
        grid=GRID,
        givens=givens.values,
        entries=entries_of(givens, now, "[State]"),
        marks=_marks(sections.get("[pencilmarks]", [])),
        title=said.title,
        author=said.author,
        source=said.source,
        places=givens.places,
    )


def _sections(lines: Sequence[TextLine]) -> dict[str, list[TextLine]]:
    """The lines of each section, by its name in small letters."""
    sections: dict[str, list[TextLine]] = {}
    rows: list[TextLine] | None = None
    for line in lines:
        name = line.text.strip()
        if name.startswith("["):
            if name.lower() not in map(str.lower, _SECTIONS):
                raise FormatError(Problem(unknown("section", name, _SECTIONS), (), line.number, 1))
            if name.lower() in sections:
                raise FormatError(Problem(f"a second section {name}", (), line.number, 1))
            rows = sections[name.lower()] = []
        elif rows is None:
            raise FormatError(Problem(f"{quoted(name)} comes before any section", (), line.number, 1))
        else:
            rows.append(line)
    return sections


def _marks(rows: Sequence[TextLine]) -> tuple[frozenset[int], ...]:
    """Nine rows of marks with commas between the cells; none if there are no rows."""
    if rows and len(rows) != 9:
        message = f"[PencilMarks] has {counted(len(rows), 'row')} instead of 9"
        raise FormatError(Problem(message, (), rows[-1].number))
    marks: list[frozenset[int]] = []
    problems: list[Problem] = []
    for number, row in enumerate(rows):
        words = [word.strip() for word in row.text.split(",")]
        if len(words) != 9:
            message = f"row {number + 1} of [PencilMarks] has {counted(len(words), 'cell')} instead of 9"
            problems.append(Problem(f"{message}: {quoted(row.text.strip())}", (), row.number, 1))
            continue
        for col, word in enumerate(words):
            if not _MARKS.fullmatch(word):
                cell = 9 * number + col
                message = f"{GRID.name(cell)}: {quoted(word)} are not marks from 1 to 9"
                problems.append(Problem(message, (cell,), row.number, row.text.index(word) + 1))
            else:
                marks.append(frozenset(map(int, word)))
    refuse(problems)
    return tuple(marks) if any(marks) else ()


def write(draft: Draft) -> str:
    must_be_classic(draft, "sadman")
    now = state_of(draft, "sadman")
    lines = [*credit_lines(draft, " ").values(), "[Puzzle]", *written_rows(draft.givens)]
    if any(draft.entries):
        lines += ["[State]", *written_rows(now)]
    if any(draft.marks):
        words = ["".join(map(str, sorted(marks))) for marks in draft.marks]
        lines += ["[PencilMarks]", *(",".join(row) for row in rows_of(GRID, words))]
    return "\n".join(lines) + "\n"


NOTATION = Notation(
    id="sadman",
    title="a .sdk file of SadMan Software",
    titles={
        "cs": "soubor .sdk programu SadMan Software",
        "de": "eine .sdk-Datei von SadMan Software",
        "es": "un archivo .sdk de SadMan Software",
        "pt": "um arquivo .sdk do SadMan Software",
    },
    kinds=("sudoku",),
    carries=frozenset({"entries", "marks"}),
    recognises=recognises,
    read=read,
    write=write,
    example="""\
#A Gridwright
#D An example
[Puzzle]
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
""",
)
