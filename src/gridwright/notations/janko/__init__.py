"""janko.at: lines between `begin` and `end`, a name with what it says, and grids below `problem`, `areas`, `clues` and
`solution`.

What a puzzle is called, and its variants, stand on the line `puzzle`. A comparison Sudoku without clues has a sign
between any two neighbours of a box, as the solution says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from math import isqrt

from gridwright.clues.sign import signs as sign_clues
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import BESIDE, Grid, default_boxes
from gridwright.notations._shared.agreement import must_be_known, must_be_solved_by
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import Span, as_int, quoted, refuse
from gridwright.notations.janko.fields import JankoFields, fields_in
from gridwright.notations.janko.signs import signs_between, signs_of_clues
from gridwright.notations.janko.variants import KILLER, SHOWN, SKYSCRAPERS, cages_of, skyscrapers_of
from gridwright.notations.janko.writing import COMPARED, NAMES, write

_BEGIN = re.compile(r"^[ \t]*\[?begin\b", re.MULTILINE)
_INNER = re.compile(r"^[ \t]*(?:puzzle[ \t]+\S|\[?problem\b)", re.MULTILINE)
_PUZZLE = re.compile(r"^[ \t]*puzzle[ \t]+\S", re.MULTILINE)
_PROBLEM = re.compile(r"^[ \t]*\[?problem\]?[ \t]*$", re.MULTILINE)
_END = re.compile(r"^[ \t]*\[?end\]?[ \t]*$", re.MULTILINE)
_DIAGONALS = {"diagonals", "diagonal"}
_EMPTY = ("-", ".", "?", "0")


def recognises(text: str) -> bool:
    """Whether `puzzle` or `problem` stands between `begin` and `end`; if one of these is missing, both must."""
    begin = _BEGIN.search(text)
    inner = begin and _INNER.search(text, begin.end())
    if inner and _END.search(text, inner.end()):
        return True
    return bool((begin or _END.search(text)) and _PUZZLE.search(text) and _PROBLEM.search(text))


def split(text: str) -> list[Piece]:
    pieces: list[Piece] = []
    first = 0
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if _BEGIN.match(line):
            first = number
        elif first and _END.match(line):
            pieces.append(Piece("\n".join(lines[first - 1 : number]) + "\n", first))
            first = 0
    return pieces


def read(text: str) -> Draft:
    said = fields_in(text)
    name, variants = _names(said)
    grid = said.size(doubled=name == "futoshiki")
    draft = Draft(
        kind="skyscrapers" if name in SKYSCRAPERS else name,
        grid=grid,
        givens=(0,) * len(grid.cells),
        options=frozenset({"diagonals"} if variants & _DIAGONALS else ()),
        title=said.text("title"),
        author=said.text("author"),
        source=said.text("source"),
        size_place=said.source.place(said.words["puzzle"].start),
    )
    solution = _values(said, grid, said.cells("solution", grid.rows, grid.cols))
    if name == "futoshiki":
        draft = _with_doubled(said, draft)
    elif name in SKYSCRAPERS:
        _must_begin_at_one(said)
        draft = _with_givens(said, draft, said.cells("problem", grid.rows, grid.cols))
        draft = replace(draft, clues=skyscrapers_of(said, grid))
    elif variants & {*KILLER}:
        draft = replace(draft, kind="killer", clues=cages_of(said, grid), boxes=_boxes(said, grid))
    elif shown := variants & SHOWN.keys():
        draft = _with_regions(said, _with_givens(said, draft, said.cells("problem", grid.rows, grid.cols)))
        draft = _with_shown(draft, shown, solution)
    else:
        draft = _with_regions(said, _with_givens(said, draft, said.cells("problem", grid.rows, grid.cols)))
        if COMPARED in variants:
            kind = "comparison" if draft.kind == "sudoku" else draft.kind
            draft = replace(draft, kind=kind, clues=sign_clues(grid, _signs(said, draft, solution)))
    if solution:
        must_be_solved_by(draft, solution)
    return draft


def _must_begin_at_one(said: JankoFields) -> None:
    """Refuse skyscrapers with parks, cells of height 0."""
    for row in said.grids.get("solution", ()):
        for item in row:
            if item.text == "0":
                what = "the solution has cells of height 0; Gridwright knows heights from 1 on"
                raise said.source.error(what, item.start)


def _with_shown(draft: Draft, variants: set[str], solution: Sequence[int]) -> Draft:
    """A Sudoku with the clues of variants that only the solution shows."""
    clues = tuple(clue for variant in sorted(variants) for clue in SHOWN[variant](draft.grid, solution))
    if any(clue.sort == "dots" for clue in clues):
        kind = "consecutive" if draft.kind == "sudoku" else draft.kind
        return replace(draft, kind=kind, clues=clues, options=draft.options | {"all-white-dots"})
    return replace(draft, clues=clues)


def _names(said: JankoFields) -> tuple[str, set[str]]:
    """What the puzzle is called, and the variants that are named."""
    if not said.text("puzzle"):
        raise FormatError("nothing says what puzzle this is: there is no line such as 'puzzle sudoku'")
    name, *variants = (word.strip().lower() for word in said.text("puzzle").split(","))
    if name not in (*NAMES, *SKYSCRAPERS):
        message = f"the puzzle {quoted(name)} is none that Gridwright knows: {', '.join(NAMES)}"
        raise said.source.error(message, said.words["puzzle"].start)
    for field in ("variant", "layout", "options"):
        variants += [word.strip().lower() for word in said.text(field).split(",")]
    known = {""}
    if name == "sudoku":
        known |= {COMPARED, *_DIAGONALS, *KILLER, *SHOWN}
    elif name in SKYSCRAPERS:
        known |= _DIAGONALS
    must_be_known(f"the variant {quoted(variant)}" for variant in variants if variant not in known)
    return name, set(variants)


def _values(said: JankoFields, grid: Grid, items: Sequence[Span]) -> tuple[int, ...]:
    """The values of cells, 0 for empty ones. Letters go on after 9, or where there are no numbers, A is 1."""
    most, size = max((as_int(item.text) or 0 for item in items), default=0), max(grid.rows, grid.cols)
    values = [_value(item.text, 0 if most > 9 else 10 if most else 1, size) for item in items]
    problems: list[Problem] = []
    for cell, (item, value) in enumerate(zip(items, values, strict=True)):
        if value is None:
            message = f"{grid.name(cell)}: {quoted(item.text)} is not a value"
            problems.append(said.source.problem(message, item.start, cell))
    refuse(problems)
    return tuple(value or 0 for value in values)


def _value(text: str, first: int, size: int) -> int | None:
    """The value that a cell states, A being the `first`, and none of them more than the size; 0 if letters are none."""
    if text in _EMPTY:
        return 0
    if first and len(text) == 1 and text.isascii() and text.isalpha():
        value = ord(text.lower()) - ord("a") + first
        return value if value <= size else None
    return as_int(text)


def _with_givens(said: JankoFields, draft: Draft, items: Sequence[Span]) -> Draft:
    if not items:
        return draft
    places = {cell: said.source.place(item.start) for cell, item in enumerate(items)}
    return replace(draft, givens=_values(said, draft.grid, items), places=places)


def _with_doubled(said: JankoFields, draft: Draft) -> Draft:
    """A Futoshiki, whose cells are in every other row and column."""
    grid = draft.grid
    wide = 2 * grid.cols - 1
    items = said.cells("problem", 2 * grid.rows - 1, wide)
    cells = [items[2 * row * wide + 2 * col] for row in range(grid.rows) for col in range(grid.cols) if items]
    return _with_givens(said, replace(draft, clues=sign_clues(grid, signs_between(said.source, grid, items))), cells)


def _with_regions(said: JankoFields, draft: Draft) -> Draft:
    """Areas make a Sudoku a jigsaw; without them it has boxes."""
    areas = said.cells("areas", draft.grid.rows, draft.grid.cols)
    if areas:
        return replace(
            draft,
            kind="jigsaw" if draft.kind == "sudoku" else draft.kind,
            regions=tuple(item.text for item in areas),
            region_places={cell: said.source.place(item.start) for cell, item in enumerate(areas)},
        )
    return replace(draft, boxes=_boxes(said, draft.grid)) if draft.kind == "sudoku" else draft


def _boxes(said: JankoFields, grid: Grid) -> tuple[int, int] | None:
    """The boxes as stated. Where nothing is said, they are square, or else higher than wide."""
    side = said.number("pattern")
    height, width = said.number("patterny") or side, said.number("patternx") or side
    usual = default_boxes(grid.rows)
    if height is None or width is None:
        height, width = usual if isqrt(grid.rows) ** 2 == grid.rows else usual[::-1]
    return None if (height, width) == usual else (height, width)


def _signs(said: JankoFields, draft: Draft, solution: Sequence[int]) -> tuple[tuple[int, int], ...]:
    grid = draft.grid
    if clues := said.cells("clues", grid.rows, grid.cols):
        return tuple(signs_of_clues(said.source, grid, clues))
    if not solution or not all(solution):
        raise FormatError("there are no signs: neither clues nor a solution that would show them")
    homes = region_numbers(draft)
    pairs = [(a, b) for a, b in grid.pairs(BESIDE) if homes[a] == homes[b]]
    return tuple((a, b) if solution[a] < solution[b] else (b, a) for a, b in pairs)


_OWN_CLUES = frozenset({"cages", "skyscrapers"})
"""What killers and skyscrapers have, and no other kinds."""

NOTATION = Notation(
    id="janko",
    title="janko.at: fields and grids between begin and end",
    kinds=("sudoku", "jigsaw", "comparison", "futoshiki", "suguru", "hakyuu", "kojun", "killer", "skyscrapers"),
    carries=frozenset({"boxes", "regions", "signs", "diagonals", *_OWN_CLUES}),
    lacks=dict.fromkeys(("sudoku", "jigsaw", "comparison"), _OWN_CLUES)
    | dict.fromkeys(("suguru", "hakyuu", "kojun"), _OWN_CLUES | {"signs", "diagonals"})
    | {"futoshiki": _OWN_CLUES | {"diagonals"}}
    | {"killer": frozenset({"givens", "regions", "signs", "skyscrapers"})}
    | {"skyscrapers": frozenset({"boxes", "regions", "signs", "cages"})},
    recognises=recognises,
    read=read,
    write=write,
    split=split,
    example="""\
begin
puzzle sudoku, gt
size 4
patternx 2
patterny 2
problem
- - - -
- - - -
- - - -
- - - -
clues
3 - 1 2
- 12 9 -
3 - - 6
- 12 8 4
end
""",
)
