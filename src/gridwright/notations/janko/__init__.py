"""janko.at: lines between `begin` and `end`, a name with what it says, and grids below `problem`, `areas`, `clues` and
`solution`.

What a puzzle is called, and its variants, stand on the line `puzzle`. Of some variants only the solution shows the
clues: a comparison Sudoku without clues has a sign between any two neighbours of a box, and shown.py has the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from math import isqrt

from gridwright.clues.sign import signs as sign_clues
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import BESIDE, Grid, default_boxes
from gridwright.notations._shared.agreement import must_be_known, must_be_solved_by
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import Span, quoted
from gridwright.notations.janko.areas import cages_of, calculations_of
from gridwright.notations.janko.fields import JankoFields, fields_in
from gridwright.notations.janko.kakuro import KAKURO, with_runs
from gridwright.notations.janko.labels import SKYSCRAPERS, skyscrapers_of
from gridwright.notations.janko.shown import SHOWN, shown_by
from gridwright.notations.janko.signs import signs_between, signs_of_clues
from gridwright.notations.janko.values import values_of
from gridwright.notations.janko.writing import COMPARED, KENDOKU, KILLER, NAMES, write

_BEGIN = re.compile(r"^[ \t]*\[?begin\b", re.MULTILINE)
_INNER = re.compile(r"^[ \t]*(?:puzzle[ \t]+\S|\[?problem\b)", re.MULTILINE)
_PUZZLE = re.compile(r"^[ \t]*puzzle[ \t]+\S", re.MULTILINE)
_PROBLEM = re.compile(r"^[ \t]*\[?problem\]?[ \t]*$", re.MULTILINE)
_END = re.compile(r"^[ \t]*\[?end\]?[ \t]*$", re.MULTILINE)
_DIAGONALS = {"diagonals", "diagonal"}


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
        kind="calcudoku" if name == KENDOKU else name,
        grid=grid,
        givens=(0,) * len(grid.cells),
        options=frozenset({"diagonals"} if variants & _DIAGONALS else ()),
        title=said.text("title"),
        author=said.text("author"),
        source=said.text("source"),
        size_place=said.source.place(said.words["puzzle"].start),
    )
    solution = values_of(said, grid, said.cells("solution", grid.rows, grid.cols))
    if name == "futoshiki":
        draft = _with_doubled(said, draft)
    elif name == SKYSCRAPERS:
        draft = _with_givens(said, draft, said.cells("problem", grid.rows, grid.cols))
        draft = replace(draft, clues=skyscrapers_of(said, grid))
    elif name == KENDOKU:
        givens, clues = calculations_of(said, grid)
        draft = replace(draft, givens=givens, clues=clues)
    elif name == KAKURO:
        return with_runs(said, draft, solution)
    elif KILLER in variants:
        draft = _with_boxes(said, draft)
        kind = "killer" if draft.kind == "sudoku" else draft.kind
        draft = replace(draft, kind=kind, clues=cages_of(said, grid))
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


def _with_shown(draft: Draft, variants: set[str], solution: Sequence[int]) -> Draft:
    """A Sudoku with the clues of variants that only the solution shows."""
    clues = tuple(clue for variant in sorted(variants) for clue in shown_by(variant, draft.grid, solution))
    options = draft.options | {SHOWN[variant][1] for variant in variants if SHOWN[variant][1]}
    kind = "consecutive" if draft.kind == "sudoku" and "all-white-dots" in options else draft.kind
    return replace(draft, kind=kind, clues=clues, options=options)


def _names(said: JankoFields) -> tuple[str, set[str]]:
    """What the puzzle is called, and the variants that are named."""
    if not said.text("puzzle"):
        raise FormatError("nothing says what puzzle this is: there is no line such as 'puzzle sudoku'")
    name, *variants = (word.strip().lower() for word in said.text("puzzle").split(","))
    if name == KILLER:
        name, variants = "sudoku", [KILLER, *variants]
    if name not in NAMES:
        message = f"the puzzle {quoted(name)} is none that Gridwright knows: {', '.join((*NAMES, KILLER))}"
        raise said.source.error(message, said.words["puzzle"].start)
    for field in ("variant", "layout", "options"):
        variants += [word.strip().lower() for word in said.text(field).split(",")]
    known = {""}
    if name == "sudoku":
        known |= {COMPARED, KILLER, *_DIAGONALS, *SHOWN}
    elif name == SKYSCRAPERS:
        known |= _DIAGONALS
    must_be_known(f"the variant {quoted(variant)}" for variant in variants if variant not in known)
    return name, set(variants)


def _with_givens(said: JankoFields, draft: Draft, items: Sequence[Span]) -> Draft:
    if not items:
        return draft
    places = {cell: said.source.place(item.start) for cell, item in enumerate(items)}
    return replace(draft, givens=values_of(said, draft.grid, items), places=places)


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
    return _with_boxes(said, draft) if draft.kind == "sudoku" else draft


def _with_boxes(said: JankoFields, draft: Draft) -> Draft:
    """A Sudoku with its boxes. Where none are stated, a solution that breaks them shows that there are none."""
    with_boxes = replace(draft, boxes=_boxes(said, draft.grid))
    solution = values_of(said, draft.grid, said.cells("solution", draft.grid.rows, draft.grid.cols))
    if solution and all(solution) and not {"pattern", "patternx", "patterny"} & said.words.keys():
        rules = build(replace(with_boxes, givens=solution)).rules
        if not all(rule.holds(solution) for rule in rules):
            return replace(draft, kind="latin")
    return with_boxes


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


_AREAS = frozenset({"cages", "calculations", "runs"})
"""What killers, Kendokus and Kakuros have, and no other kinds."""
_SHOWN = frozenset({"dots", "parity", "skyscrapers", "all-white-dots", "all-dots"})
"""What a Sudoku can have if its solution shows it."""
_ALL = _AREAS | _SHOWN | {"signs", "diagonals", "boxes", "regions"}

NOTATION = Notation(
    id="janko",
    title="janko.at: fields and grids between begin and end",
    titles={
        "cs": "janko.at: pole a mřížky mezi begin a end",
        "de": "janko.at: Felder und Gitter zwischen begin und end",
        "es": "janko.at: campos y cuadrículas entre begin y end",
        "pt": "janko.at: campos e grades entre begin e end",
    },
    kinds=(
        "sudoku", "jigsaw", "comparison", "futoshiki", "suguru", "hakyuu", "kojun", "killer", "consecutive",
        "skyscrapers", "calcudoku", "kakuro",
    ),
    carries=_ALL | {"holes"},
    lacks={
        "sudoku": frozenset({"cages", "runs", "regions"}),
        "jigsaw": _AREAS | _SHOWN,
        "comparison": _AREAS | _SHOWN,
        "futoshiki": _AREAS | _SHOWN | {"diagonals"},
        **dict.fromkeys(("suguru", "hakyuu", "kojun"), _AREAS | _SHOWN | {"signs", "diagonals"}),
        "killer": (_ALL | {"givens"}) - {"cages", "diagonals", "boxes"},
        "consecutive": _ALL - {"dots", "all-white-dots", "diagonals", "boxes"},
        "skyscrapers": _ALL - {"skyscrapers", "diagonals"},
        "calcudoku": _ALL - {"calculations"},
        "kakuro": (_ALL | {"givens"}) - {"runs"},
    },
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
