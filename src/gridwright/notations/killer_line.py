"""Killer Sudoku on one line, 81 characters or 81 numbers.

Of the characters, one in every cage is its sum (`A` is 10, `a` is 36), and the others point to a neighbour in the
same cage: `<`, `>`, `^`, `v`, and `` ` ``, `'`, `,`, `.` to the corners. `0` is a cell in no cage. The numbers stand
behind `3x3::k:` (`3x3:d:k:` with diagonals) with a colon behind each: 256 times the sum, and the number of the cage.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence
from string import ascii_lowercase, ascii_uppercase, digits

from gridwright.clues.cage import KillerCage
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Move
from gridwright.notations._shared.classic_grid import GRID, must_be_classic
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted

_SUMS = digits + ascii_uppercase + ascii_lowercase[:10]
_SIDES: dict[str, Move] = {"^": (-1, 0), "<": (0, -1), ">": (0, 1), "v": (1, 0)}
_ARROWS: dict[str, Move] = {**_SIDES, "`": (-1, -1), "'": (-1, 1), ",": (1, -1), ".": (1, 1)}
_LINE = re.compile(rf"[{_SUMS}<>^v`',.]{{81}}")
_NUMBERS = re.compile(r"3x3:(d?):k:(.*)", re.DOTALL)
_SHIFT = 256


def recognises(text: str) -> bool:
    plain = "".join(text.split())
    return bool(_NUMBERS.match(plain) or (_LINE.fullmatch(plain) and set(plain) & set("<>^v")))


def read(text: str) -> Draft:
    source = SourceText(text)
    numbers = _NUMBERS.match(text.strip())
    cages = _numbered(source, numbers[2]) if numbers else _pointed(source)
    return Draft(
        kind="sudoku",
        grid=GRID,
        givens=(0,) * len(GRID.cells),
        clues=tuple(KillerCage(GRID, cells, sum_) for cells, sum_ in cages),
        options=frozenset({"diagonals"} if numbers and numbers[1] else ()),
    )


def _pointed(source: SourceText) -> list[tuple[tuple[int, ...], int]]:
    """The cages of a line of sums and arrows."""
    places = [place for place, character in enumerate(source.text) if not character.isspace()]
    characters = [source.text[place] for place in places]
    strange = next((place for place in places if source.text[place] not in (*_SUMS, *_ARROWS)), None)
    if strange is not None:
        raise source.error(f"{quoted(source.text[strange])} is neither a sum nor an arrow", strange)
    if len(characters) != len(GRID.cells):
        raise FormatError(f"{counted(len(characters), 'character')} instead of 81")
    cages: dict[int, list[int]] = {}
    for cell in GRID.cells:
        way = [cell]
        while characters[way[-1]] in _ARROWS:
            following = GRID.moved(way[-1], _ARROWS[characters[way[-1]]])
            name = f"{GRID.name(way[-1])}: {quoted(characters[way[-1]])}"
            if following is None:
                raise source.error(f"{name} points off the grid", places[way[-1]], way[-1])
            if following in way:
                raise source.error(f"{name} leads round in a circle, not to a sum", places[way[-1]], way[-1])
            way.append(following)
        cages.setdefault(way[-1], []).append(cell)
    return [
        (tuple(cells), _SUMS.index(characters[root]))
        for root, cells in cages.items()
        if characters[root] != "0" or len(cells) > 1
    ]


def _numbered(source: SourceText, text: str) -> list[tuple[tuple[int, ...], int]]:
    """The cages of a list of numbers."""
    words = text.strip().removesuffix(":").split(":")
    if len(words) != len(GRID.cells):
        raise FormatError(f"{counted(len(words), 'number')} behind ':k:' instead of 81")
    cages: dict[int, list[int]] = {}
    for cell, word in enumerate(words):
        number = as_int(word.strip())
        if number is None:
            raise FormatError(f"{GRID.name(cell)}: {quoted(word)} is not a number")
        if number >= _SHIFT:
            cages.setdefault(number, []).append(cell)
    return [(tuple(cells), number // _SHIFT) for number, cells in cages.items()]


def write(draft: Draft) -> str:
    must_be_classic(draft, "killer-line")
    cages = [clue for clue in draft.clues if isinstance(clue, KillerCage)]
    taken: dict[int, KillerCage] = {}
    for cage in cages:
        both = next((cell for cell in cage.cells if cell in taken), None)
        if both is not None:
            what = f"{GRID.name(both)} is in two cages, {taken[both].word} and {cage.word}"
            raise FormatError(f"killer-line cannot carry cages that overlap: {what}")
        taken |= dict.fromkeys(cage.cells, cage)
    line = None if "diagonals" in draft.options else _line(cages)
    return (line or _number_line(cages, diagonals="diagonals" in draft.options)) + "\n"


def _line(cages: Iterable[KillerCage]) -> str | None:
    """Cages as sums and arrows; None if no arrows lead to a sum, if it has no character, or if there are no arrows."""
    characters = ["0"] * len(GRID.cells)
    for cage in cages:
        if cage.value >= len(_SUMS) or not (cage.value or cage.cells[1:]):
            return None
        characters[cage.cells[0]] = _SUMS[cage.value]
        arrows = _arrows(cage.cells)
        if len(arrows) < len(cage.cells) - 1:
            return None
        for cell, arrow in arrows.items():
            characters[cell] = arrow
    line = "".join(characters)
    return line if recognises(line) else None


def _arrows(cells: Sequence[int]) -> dict[int, str]:
    """For each cell but the first, an arrow on a way to that, to a side where it can be; for those that have a way."""
    found = {cells[0]: ""}
    for arrows in (_SIDES, _ARROWS):
        new = deque(found)
        while new:
            cell = new.popleft()
            for arrow, (down, right) in arrows.items():
                other = GRID.moved(cell, (-down, -right))
                if other in cells and other is not None and other not in found:
                    found[other] = arrow
                    new.append(other)
    return {cell: arrow for cell, arrow in found.items() if arrow}


def _number_line(cages: Iterable[KillerCage], *, diagonals: bool) -> str:
    numbers = [0] * len(GRID.cells)
    for count, cage in enumerate(cages, 1):
        if not cage.value or cage.value >= _SHIFT:
            raise FormatError(f"killer-line cannot carry {cage.word}")
        for cell in cage.cells:
            numbers[cell] = cage.value * _SHIFT + count
    return f"3x3:{'d' if diagonals else ''}:k:" + "".join(f"{number}:" for number in numbers)


NOTATION = Notation(
    id="killer-line",
    title="killer Sudoku as 81 sums and arrows",
    titles={
        "cs": "killer sudoku jako 81 součtů a šipek",
        "de": "Killer-Sudoku als 81 Summen und Pfeile",
        "es": "Killer Sudoku como 81 sumas y flechas",
        "pt": "Killer Sudoku como 81 somas e setas",
    },
    kinds=("sudoku",),
    carries=frozenset({"cages", "diagonals"}),
    lacks={"sudoku": frozenset({"givens"})},
    recognises=recognises,
    read=read,
    write=write,
    example="S<J<<O<<KJ^<<^<^>^^<N<<<J^Q^S^O>>^^^>^W^<<^>^^O^<<^T^J^^^>>>^>^>^ML<S<<^^>^<^<<^<\n",
)
