"""SudokuPad: a link with JSON in it, packed by LZString, that says how a puzzle looks: cells, regions, drawings, words.

Rules are told in words, apart from a few names in `global` and a few drawings that the site itself understands
(drawings.py). Anything else that is drawn may mean anything, and is refused.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gridwright.clues import all_sorts
from gridwright.kinds import find
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.model.span import read_span, span_text
from gridwright.notations._drawn.acceptance import accepted, with_spoken_options
from gridwright.notations._drawn.cages import cages_of
from gridwright.notations._drawn.drawings import Drawings, drawings
from gridwright.notations._drawn.meanings import Judge
from gridwright.notations._drawn.pieces import long_names
from gridwright.notations._shared.agreement import must_be_known, must_be_solved_by
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.lzstring import compress
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.packed_links import SUDOKUPAD, json_of, link_of, site_of_json
from gridwright.notations._shared.regions import kind_by_regions, region_fields
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
from gridwright.notations._shared.vocabulary import (
    OPTION_FIELDS,
    kind_id,
    kinds_named,
    merged,
    rules_in_words,
    rules_named,
)
from gridwright.notations.sudokupad.classic_code import read_code
from gridwright.notations.sudokupad.frame import frame_of
from gridwright.notations.sudokupad.own import has_words, must_be_drawn_so, own_clues, own_options, own_words
from gridwright.notations.sudokupad.regions import homes_of, regions_in, written_regions
from gridwright.notations.sudokupad.sketch import draw

_ADDRESS = "https://sudokupad.app/scl"
_KNOWN = {"cells", "regions", "cages", "lines", "arrows", "overlays", "underlays", "global"}
_NO_RULES = {"metadata", "metaData", "settings", "videos", "foglight", "triggereffect"}
_CELL_FIELDS = {"value", "given", "centremarks", "pencilMarks", "cornermarks"}
_IN_WORDS = ("suguru", "hakyuu", "kojun")
"""Kinds that only the title or the rules can name. Where they name several, the first of these counts."""

_OURS = "puzzlekind"
"""A field of the metadata that names the kind. The site passes over it."""

_VALUES = "puzzlevalues"
"""The same for what values are shown, where these are not 1 to n."""

_FREE = "norowcol"
"""A field of the metadata that says that rows and columns are no houses."""

_SWITCH = re.compile("anti|no|disjoint|diagonal", re.IGNORECASE)
"""How names of fields of the metadata begin that are rules."""

_ABOUT = re.compile(r"(title|author|rules|solution):\s*(.*)", re.DOTALL)


def recognises(text: str) -> bool:
    if text.lstrip().startswith("{"):
        return site_of_json(text) == SUDOKUPAD
    link = link_of(text)
    return link is not None and link.site == SUDOKUPAD


def read(text: str) -> Draft:
    link = None if text.lstrip().startswith("{") else link_of(text)
    if link and link.code:
        return read_code(link.code)
    said = long_names(fields_of(json_of(text, SUDOKUPAD), SUDOKUPAD))
    about = _about(said) | ({_OURS: link.kind} if link and link.kind else {})
    if frame := frame_of(said):
        said = frame.without(said)
        about["solution"] = frame.solution(about.get("solution"))
    grid, short_cells = cells_of(list_of(said, "cells"))
    cells = [long_names(cell) for cell in short_cells]
    is_ours = _OURS in _about(said)
    rules = words_of(about, "rules")
    if isinstance(stated := about.get(_VALUES), str):
        grid = grid.with_span(read_span(stated))
    elif not is_ours:
        grid = with_spoken_span(grid, rules, has_zero=has_zero(grid, cells, about.get("solution")))
    homes = homes_of(grid, said)
    solution = solution_of(grid, about.get("solution"))
    judge = Judge(grid, regions_in(homes), () if is_ours or not all(solution) else solution)
    in_words = is_ours and has_words(about)
    drawn = Drawings(own_clues(grid, about)) if in_words else drawings(said, rules, judge, is_ours=is_ours)
    unknown = [*_unknown(said), *drawn.unknown]
    if not judge.solution:
        must_be_known(unknown)
    givens = each(grid, cells, lambda cell: _value(grid, cell))
    kind = _kind(grid, homes, about) or kind_by_regions(grid, homes, drawn.clues, givens)
    must_be_known(_switches(about, kind))
    marks = each(grid, cells, lambda cell: marks_of(grid, cell, "centremarks", "pencilMarks", "cornermarks"))
    draft = Draft(
        kind=kind,
        grid=grid,
        givens=givens,
        clues=drawn.clues,
        options=own_options(about) if in_words else _options(said, about, drawn, is_ours=is_ours),
        title=words_of(about, "title"),
        author=words_of(about, "author"),
        marks=marks if any(marks) else (),
        **region_fields(kind, grid, homes),
    )
    if in_words:
        must_be_drawn_so(draft, said)
    if is_ours:
        if solution:
            must_be_solved_by(draft, solution)
        return draft
    return accepted(with_spoken_options(draft, drawn, rules, judge.solution), drawn, unknown, rules, solution)


def _about(said: Fields) -> dict[str, Any]:
    """What the metadata says of a puzzle, or cages without cells: some store a title or a solution in this way."""
    about: dict[str, Any] = {name: said[name] for name in ("title", "author", "rules", "solution") if name in said}
    for cage in cages_of(said):
        if not cage.get("cells") and (tag := _ABOUT.fullmatch(str(cage.get("value")))):
            about[tag[1]] = tag[2]
    for name in ("metaData", "metadata"):
        metadata = said.get(name)
        about |= long_names(metadata) if isinstance(metadata, Mapping) else {}
    return about


def _unknown(said: Fields) -> Iterator[str]:
    """What the puzzle has, apart from drawings, that no rule of ours says."""
    known = _KNOWN | _NO_RULES
    yield from (quoted(name) for name, content in said.items() if states_a_rule(content) and name not in known)
    yield from (f"the rule {quoted(str(name))}" for name in list_of(said, "global") if str(name) not in OPTION_FIELDS)


def _switches(about: Fields, kind: str) -> Iterator[str]:
    """The rules that the metadata switches on or off and that are not those of the kind."""
    for name, content in about.items():
        if name == _FREE and _is_on(content) and find(kind).square:
            yield f"rows and columns in which values may repeat ({quoted(name)})"
        elif name != _FREE and _SWITCH.match(name) and _is_on(content) and name not in OPTION_FIELDS:
            yield f"the rule {quoted(name)}"


def _is_on(content: object) -> bool:
    return content in (True, "true")


def _value(grid: Grid, cell: Fields) -> int:
    unknown = [name for name, content in cell.items() if states_a_rule(content) and name not in _CELL_FIELDS]
    if unknown:
        raise FormatError(f"{quoted(unknown[0])} says something about the cell that Gridwright does not know")
    return value_of(grid, cell.get("value"))


def _kind(grid: Grid, homes: Sequence[int | None], about: Fields) -> str | None:
    """The kind that is named; None if it is one that regions and signs show."""
    if isinstance(ours := about.get(_OURS), str):
        return kind_id(ours)
    words = f"{words_of(about, 'title')}\n{words_of(about, 'rules')}"
    # A Sudoku may well be called "Ripple".
    named = kinds_named(words, apart_from=("ripple",))
    if told := next((kind for kind in _IN_WORDS if kind in named), None):
        return told
    counts = Counter(homes)
    if not grid.is_square or (set(counts.values()) != {grid.rows} and set(counts) != {None}):
        raise FormatError(
            "the regions are not those of a Sudoku, and neither the title nor the rules name a kind of puzzle "
            f"that has others: {', '.join(_IN_WORDS)}; add it to the link, as in '…?kind=suguru'"
        )
    return None


def _options(said: Fields, about: Fields, drawn: Drawings, *, is_ours: bool) -> frozenset[str]:
    """The options: by their fields, drawn, or if they are about clues in the words of the rules."""
    stated = {name for name in OPTION_FIELDS if name in list_of(said, "global") or _is_on(about.get(name))}
    options = {OPTION_FIELDS[name] for name in stated} | drawn.diagonals
    about_clues = {option.id for sort in all_sorts() for option in sort.options}
    options |= about_clues & rules_named(words_of(about, "rules")).keys()
    if not is_ours and "no-consecutive" in options and any(clue.sort == "dots" for clue in drawn.clues):
        # The site took this from f-puzzles, where it spares neighbours with a dot.
        must_be_known(["the rule 'nonconsecutive' beside dots"] if "all-dots" not in options else [])
        options.remove("no-consecutive")
    return merged(options)


def write(draft: Draft) -> str:
    stated = {name: True for name, option in OPTION_FIELDS.items() if option in draft.options}
    metadata = {
        "title": draft.title,
        "author": draft.author,
        "rules": rules_in_words(draft),
        _OURS: draft.kind,
        _VALUES: "" if draft.grid.shows_usual_values else span_text(draft.grid.span()),
        **own_words(draft),
        _FREE: not find(draft.kind).square,
        **stated,
    }
    fields: dict[str, Any] = {
        "cellSize": 50,
        "metadata": {name: content for name, content in metadata.items() if content},
        "cells": rows_of(draft.grid, _cells(draft)),
        "regions": written_regions(draft),
        "global": list(stated),
        **draw(draft),
    }
    from urllib.parse import quote  # noqa: PLC0415

    packed = compress(as_json({name: content for name, content in fields.items() if content}))
    return f"{_ADDRESS}{quote(packed, safe='')}\n"


def _cells(draft: Draft) -> list[dict[str, Any]]:
    shown = draft.grid.shown
    cells: list[dict[str, Any]] = [{"value": shown(value)} if value else {} for value in draft.givens]
    for cell, marks in enumerate(draft.marks):
        cells[cell] |= {"centremarks": sorted(map(shown, marks))} if marks else {}
    return cells


NOTATION = Notation(
    id="sudokupad",
    title="links to SudokuPad",
    titles={
        "cs": "odkazy na SudokuPad",
        "de": "Links zu SudokuPad",
        "es": "enlaces a SudokuPad",
        "pt": "links para o SudokuPad",
    },
    carries=frozenset({"boxes", "regions", "disconnected", "marks", "clues", "options", "values"}),
    recognises=recognises,
    read=read,
    write=write,
    example=(
        "https://sudokupad.app/sclN4IgxgpgNlDKCWAvCIBcBWADAGhAWwgBcBDAE2JLVACcBXKCAZzRADF4YACeAO04EZOhAPac%2BjUYQAWFThA"
        "BuEagE9O1YQHdsnMMKi08fYj1KdhtQlF4RT1CAHN4wvlL2lGc4mCmd5xfRBmPJAAdCC4AA60iIgMANa8pCwAVvD2jMQaIAC%2BuJAwzKgA2kWg"
        "fgFoACy5wDV12GX%2BtCioAMzZALrYpfW1DSDlzWjtDZ3dfY0VqPy9dV2lA00tM6OrE2M9a4tT6LMdXSB2js6FJUU4mPP82Jfd1%2FzzAEw3T9"
        "gP8%2Bdv8ziP39itf0qV2wQI%2B11%2Bd3%2BrwhRWeAO6z1B3SKrRe3VRD3R2BhqPhRUqLw%2BqKB3QJmPx2PmBLxBNBHWyQA%3D%3D%3D\n"
    ),
)
