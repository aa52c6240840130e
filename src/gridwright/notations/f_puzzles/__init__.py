"""f-puzzles: a link with JSON in it, packed by LZString: the grid, and a field for every sort of rule.

A cell's `region` is a number from 0, null for none, and without it the default box. What is only drawn, or stands in
the rules only, is not read: then the rest must be enough for one solution, and for the one that is stored if any is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gridwright.clues.candidates import PrintedCandidates
from gridwright.clues.sign import pairs_of
from gridwright.kinds import find, option
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.agreement import must_be_solved_by
from gridwright.notations._shared.candidate_meaning import clues_of as printed_candidates
from gridwright.notations._shared.cells import must_be_square, rows_of
from gridwright.notations._shared.lzstring import compress
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.packed_links import F_PUZZLES, json_of, link_of, site_of_json
from gridwright.notations._shared.regions import default_box_numbers, kind_by_regions, region_fields, region_numbers
from gridwright.notations._shared.site_json import (
    Fields,
    as_json,
    cells_of,
    each,
    fields_of,
    has_zero,
    list_of,
    marks_of,
    solution_of,
    states_a_rule,
    value_of,
    words_of,
)
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.spoken_span import with_spoken_span
from gridwright.notations._shared.unread import as_far_as_read
from gridwright.notations._shared.vocabulary import OPTION_FIELDS, merged, rules_in_words, rules_of, split_up
from gridwright.notations.f_puzzles.clues import DRAWINGS, clues_of, drawings_of, sorts_carried, written_clues
from gridwright.notations.f_puzzles.fields import FIELDS
from gridwright.notations.f_puzzles.rest import with_rest_told

_ADDRESS = "https://www.f-puzzles.com/?load="
_DIAGONALS = {"diagonal+": "rising-diagonal", "diagonal-": "falling-diagonal"}
_NEGATIVE = "negative"
_NEGATIVES = {"difference": "all-white-dots", "ratio": "all-black-dots", "xv": "all-xv"}
_KNOWN = {"grid", "solution", *DRAWINGS, *FIELDS, _NEGATIVE, *OPTION_FIELDS, *_DIAGONALS}
_NO_RULES = {
    "activeConstraints", "disabledlogic", "foglight", "fogofwar", "highlightConflicts", "metadata", "triggereffect",
    "truecandidatesoptions",
}
_CONSECUTIVE = {"no-consecutive", "all-white-dots"}
_CELL_FIELDS = {
    "value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks",
    "c", "cArray", "highlight", "highlightArray", "parity",
}
_BOX = "box"
_BY_REGIONS = {
    "sudoku": ("sudoku", "comparison", "jigsaw"),
    "latin": ("latin", "futoshiki"),
    "jigsaw": ("jigsaw", "sudoku", "comparison", "latin", "futoshiki"),
}
"""The kinds that a puzzle may be whose regions alone would make it one."""


def recognises(text: str) -> bool:
    if text.lstrip().startswith("{"):
        return site_of_json(text) == F_PUZZLES
    link = link_of(text)
    return link is not None and link.site == F_PUZZLES


def read(text: str) -> Draft:
    said = fields_of(json_of(text, F_PUZZLES), F_PUZZLES)
    grid, cells = cells_of(list_of(said, "grid"))
    if said.get("size") != grid.rows:
        raise FormatError(f"the size is {quoted(str(said.get('size')))}, but the grid has {grid.rows} rows")
    rules = words_of(said, "ruleset")
    zero = has_zero(grid, [cell for cell in cells if cell.get("given")], said.get("solution"))
    grid = with_spoken_span(grid, rules, has_zero=zero)
    values = each(grid, cells, lambda cell: _value(grid, cell))
    given = [bool(cell.get("given")) for cell in cells]
    entries = tuple(0 if fixed else value for value, fixed in zip(values, given, strict=True))
    marks = each(grid, cells, lambda cell: marks_of(grid, cell, "centerPencilMarks", "cornerPencilMarks"))
    homes = _homes(grid, cells)
    printed = each(grid, cells, lambda cell: marks_of(grid, cell, "givenPencilMarks"))
    clues = (*clues_of(grid, said, cells), *printed_candidates(grid, printed))
    givens = tuple(
        value if fixed else (*some, 0)[0] if len(some) == 1 else 0
        for value, fixed, some in zip(values, given, printed, strict=True)
    )
    kind = _kind(grid, homes, rules) or kind_by_regions(grid, homes, clues, givens)
    draft = Draft(
        kind=kind,
        grid=grid,
        givens=givens,
        clues=clues,
        options=_options(said, clues, rules),
        title=words_of(said, "title"),
        author=words_of(said, "author"),
        entries=entries if any(entries) else (),
        marks=marks if any(marks) else (),
        **region_fields(kind, grid, homes),
    )
    unread = [*_unknown(said), *drawings_of(grid, said)]
    solution = solution_of(grid, said.get("solution"))
    if solution and not unread:
        must_be_solved_by(draft, solution)
    return with_rest_told(as_far_as_read(draft, unread, rules, solution), rules)


def _kind(grid: Grid, homes: Sequence[int | None], rules: str) -> str | None:
    """The kind whose rules in words are those of ours, if it can have such regions: we write them into links."""
    may_be = _BY_REGIONS[kind_by_regions(grid, homes, ())]
    return next((name for name in may_be if rules.startswith(find(name).summary)), None)


def _unknown(said: Fields) -> Iterator[str]:
    """What the puzzle has that no rule of ours says."""
    for name, content in said.items():
        if states_a_rule(content) and name not in _KNOWN | _NO_RULES:
            yield quoted(name)
    for name in map(str, list_of(said, _NEGATIVE)):
        if name not in _NEGATIVES:
            yield f"a negative constraint for {quoted(name)}"


def _value(grid: Grid, cell: Fields) -> int:
    unknown = [name for name, content in cell.items() if content and name not in _CELL_FIELDS]
    if unknown:
        raise FormatError(f"{quoted(unknown[0])} says something about the cell that Gridwright does not know")
    return value_of(grid, cell.get("value"))


def _homes(grid: Grid, cells: Sequence[Fields]) -> list[int | None]:
    """The number of each cell's region, None for cells in no region."""
    if not grid.is_square:
        raise FormatError(f"f-puzzles has only square grids, not {grid.rows}x{grid.cols}")
    boxes = default_box_numbers(grid)
    homes: tuple[Any, ...] = each(grid, cells, _home)
    return [box if home == _BOX else home for box, home in zip(boxes, homes, strict=True)]


def _home(cell: Fields) -> object:
    home = cell.get("region", _BOX)
    if home not in (_BOX, None) and (type(home) is not int or home < 0):
        raise FormatError(f"{quoted(str(home))} is not a region")
    return home


def _is_on(said: Fields, name: str) -> bool:
    """Whether a rule holds that a field switches on."""
    value = said.get(name)
    if value not in (None, True, False) or isinstance(value, float):
        raise FormatError(f"{name}: {quoted(str(value))} is neither true nor false")
    return bool(value)


def _options(said: Fields, clues: Sequence[Clue], rules: str) -> frozenset[str]:
    """The options. `nonconsecutive` spares neighbours with a dot of either colour, as a negative constraint does."""
    options = {option for name, option in {**OPTION_FIELDS, **_DIAGONALS}.items() if _is_on(said, name)}
    options |= {_NEGATIVES[name] for name in map(str, list_of(said, _NEGATIVE)) if name in _NEGATIVES}
    if not options.isdisjoint(_CONSECUTIVE):
        has_dots = "all-black-dots" in options or any(clue.sort == "dots" for clue in clues)
        has_dots |= option("all-white-dots").summary in rules  # our own words
        options = options - _CONSECUTIVE | {"all-white-dots" if has_dots else "no-consecutive"}
    return frozenset(merged(options))


def write(draft: Draft) -> str:
    must_be_square(draft, F_PUZZLES)
    if {"no-consecutive", "dots"} <= rules_of(draft):
        raise FormatError("f-puzzles cannot carry no-consecutive beside dots: there it spares neighbours with a dot")
    fields: dict[str, Any] = {
        "size": draft.grid.rows,
        "title": draft.title,
        "author": draft.author,
        "ruleset": rules_in_words(draft) if _needs_words(draft) else "",
        "grid": rows_of(draft.grid, _cells(draft)),
        **written_clues(draft),
    }
    options = split_up(draft.options)
    if merged(options) != draft.options:
        told = " and ".join(sorted(draft.options - merged(options)))
        raise FormatError(f"f-puzzles cannot tell {told} from {' and '.join(sorted(merged(options)))}")
    fields |= {name: option in options for name, option in {**OPTION_FIELDS, **_DIAGONALS}.items()}
    fields["nonconsecutive"] |= "all-white-dots" in options
    fields[_NEGATIVE] = [name for name, option in _NEGATIVES.items() if option in options and name != "difference"]
    return _ADDRESS + compress(as_json({name: content for name, content in fields.items() if content})) + "\n"


def _needs_words(draft: Draft) -> bool:
    """Whether something would be read as something else without them: signs, the kind, or that all dots are given."""
    return bool(pairs_of(draft.clues)) or not _is_usual(draft) or "all-white-dots" in draft.options


def _is_usual(draft: Draft) -> bool:
    """Whether a reader will know the kind without any words."""
    homes: Sequence[int | None] = region_numbers(draft) or [None] * len(draft.grid.cells)
    return draft.kind == kind_by_regions(draft.grid, homes, draft.clues, draft.givens)


def _cells(draft: Draft) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = [{} for _ in draft.grid.cells]
    for cell, value in enumerate(draft.entries):
        if value and draft.givens[cell]:
            raise FormatError(f"f-puzzles cannot carry an entry where a value is given: {draft.grid.name(cell)}")
        cells[cell] |= {"value": value} if value else {}
    for cell, value in enumerate(draft.givens):
        cells[cell] |= {"value": value, "given": True} if value else {}
    homes: Sequence[int | None] = region_numbers(draft) or [None] * len(cells)
    if homes != default_box_numbers(draft.grid):
        for cell, home in enumerate(homes):
            cells[cell]["region"] = home
    for clue in draft.clues:
        if isinstance(clue, PrintedCandidates):
            cells[clue.cell]["givenPencilMarks"] = list(clue.values)
    for cell, marks in enumerate(draft.marks):
        cells[cell] |= {"centerPencilMarks": sorted(marks)} if marks else {}
    return cells


NOTATION = Notation(
    id="f-puzzles",
    title="links to f-puzzles",
    titles={
        "cs": "odkazy na f-puzzles",
        "de": "Links zu f-puzzles",
        "es": "enlaces a f-puzzles",
        "pt": "links para f-puzzles",
    },
    kinds=("sudoku", "jigsaw", "comparison", "latin", "futoshiki"),
    carries=frozenset({"boxes", "regions", "disconnected", "entries", "marks", "signs", "candidates", "diagonals"})
    | sorts_carried()
    | {"all-dots", *OPTION_FIELDS.values(), *_DIAGONALS.values(), *_NEGATIVES.values()},
    recognises=recognises,
    read=read,
    write=write,
    example=(
        "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcA2ANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZY8qhCnSMW7TjB7BJ0"
        "3iFKVqAFnojW8DtwC6yQjKm89XbYTn9qAVhVM1GiQdnyB8AMxXR68XtMKEAJjc2ngbG+nw+8P7C1mLc9qHeTnRR7rbSIYYOZgiWyYGxoUY6YU6"
        "uuTF2BXFpmlxAA==\n"
    ),
)
