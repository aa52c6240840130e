"""Signs: a comparison Sudoku as a table of signs: per cell four characters for left, up, right and down.

`<` says that the cell is less than that neighbour, `>` greater, `.` that there is no sign. There are no givens.
"""

from __future__ import annotations

import re

from gridwright.clues.sign import pairs_of
from gridwright.clues.sign import signs as sign_clues
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem, RuleError
from gridwright.model.grid import Grid, default_boxes
from gridwright.model.puzzle import Outcome, Status
from gridwright.model.sides import from_sides, sides_of
from gridwright.notations._shared.cells import board, must_be_square, rows_of
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import counted, quoted, refuse, sized

_SIDES = re.compile(r"[ \t\n]*[<>.]{4}[ \t\n]*")


def recognises(text: str) -> bool:
    fields = re.split("[,\n]", text.strip()[:2000])
    return len(fields) > 1 and "," in text and 2 * sum(map(bool, map(_SIDES.fullmatch, fields))) >= len(fields)


def read(text: str) -> Draft:
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    grid = sized(len(lines), len(lines), lines[0][0], 1)
    sides: list[str] = []
    places: dict[int, tuple[int, int]] = {}
    problems: list[Problem] = []
    for number, line in lines:
        fields = line.split(",")
        if len(fields) != grid.cols:
            message = f"{counted(len(fields), 'cell')} for {counted(grid.rows, 'row')}: {quoted(line)}"
            problems.append(Problem(message, (), number, 1))
            continue
        column = 1
        for field in fields:
            places[len(sides)] = number, column + len(field) - len(field.lstrip())
            sides.append(field.strip())
            column += len(field) + 1
    refuse(problems)
    try:
        signs = from_sides(grid, sides)
    except RuleError as error:
        refuse([problem.at(*places[problem.cells[0]]) for problem in error.problems])
    boxes = _boxes(grid, signs)
    givens = (0,) * len(grid.cells)
    return Draft(kind="comparison", grid=grid, givens=givens, boxes=boxes, clues=sign_clues(grid, signs), places=places)


def _boxes(grid: Grid, signs: tuple[tuple[int, int], ...]) -> tuple[int, int] | None:
    """The boxes that the signs draw, or None for the default.

    Signs stand inside boxes only: where no sign crosses from one row to the next all along the grid, boxes end.
    They must end just where boxes of one size would, or else nothing is concluded from them.
    """
    size = grid.rows
    places = [sorted((grid.where(less), grid.where(greater))) for less, greater in signs]
    rows = {below[0] for above, below in places if above[0] != below[0]}
    cols = {right[1] for left, right in places if left[1] != right[1]}
    for height in range(2, size):
        width = size // height
        inside_rows = {row for row in range(size) if row % height}
        inside_cols = {col for col in range(size) if col % width}
        if height * width == size and width > 1 and rows == inside_rows and cols == inside_cols:
            return None if (height, width) == default_boxes(size) else (height, width)
    return None


def write(draft: Draft) -> str:
    grid = draft.grid
    must_be_square(draft, "signs")
    if grid.rows == 1:
        raise FormatError("signs needs a grid of at least 2x2; a single cell would read like a line of four")
    givens = " ".join(f"{grid.name(cell)}={value}" for cell, value in enumerate(draft.givens) if value)
    if givens:
        raise FormatError(f"signs cannot carry givens: {givens}")
    for less, greater in pairs_of(draft.clues):
        if (greater, less) in pairs_of(draft.clues):
            raise FormatError(f"signs cannot say both {grid.name(less)}<{grid.name(greater)} and the opposite")
    if draft.boxes != _boxes(grid, pairs_of(draft.clues)):
        height, width = draft.boxes or default_boxes(grid.rows)
        raise FormatError(f"these signs do not show that the boxes are {height}x{width}")
    return "".join(",".join(row) + "\n" for row in rows_of(grid, sides_of(grid, pairs_of(draft.clues))))


def solution(draft: Draft, outcome: Outcome) -> str:
    if outcome.solution:
        return "The solution is correct.\n" + board(draft.grid, outcome.solution.values)
    said = "There is no solution." if outcome.status is Status.NONE else "No solution was found."
    return f"{said}\n{board(draft.grid, draft.givens)}"


NOTATION = Notation(
    id="signs",
    title="four signs per cell: left, up, right, down",
    titles={
        "cs": "čtyři znaménka na buňku: vlevo, nahoře, vpravo, dole",
        "de": "vier Zeichen je Zelle: links, oben, rechts, unten",
        "es": "cuatro signos por celda: izquierda, arriba, derecha, abajo",
        "pt": "quatro sinais por célula: esquerda, cima, direita, baixo",
    },
    kinds=("comparison",),
    carries=frozenset({"boxes", "signs"}),
    recognises=recognises,
    read=read,
    write=write,
    solution=solution,
    example="""\
..<>,>.><,<..<,..<>,>.<>,>..>,..><,<.>>,<..<
.<<<,>><<,>>.<,.<<<,><>>,<<.>,.>>>,<<<>,>>.>
.><.,>><.,>>..,.><.,><>.,<<..,.<>.,<<<.,><..
..>>,<.><,<..<,..>>,<.<>,>..>,..<<,>.>>,<..<
.<>>,<><<,>>.<,.<><,<<<<,><.>,.>>>,<<>>,<>.>
.<<.,>>>.,<>..,.><.,>>>.,<<..,.<>.,<<<.,><..
..<>,>.>>,<..>,..><,<.>>,<..>,..<<,>.><,<..<
.<><,<<<<,><.>,.>>>,<<<>,><.<,.><>,>><<,>>.>
.><.,>>>.,<<..,.<<.,><<.,>>..,.<<.,>>>.,<<..
""",
)
