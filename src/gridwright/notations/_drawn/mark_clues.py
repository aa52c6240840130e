"""Marks that are clues: dots, letters and signs between two cells, circles on corners, shapes in cells."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import dist

from gridwright.model.grid import Grid
from gridwright.notations._drawn.meanings import Judge, Sense
from gridwright.notations._drawn.pieces import DrawnMark, take
from gridwright.notations._drawn.wording import RuleText

__all__ = ["read_marks"]

_DIGITS = re.compile(r"[0-9]+")
_CONSECUTIVE = r"consecutive|differen\w* (?:of|by|is) (?:1|one)\b|kropki|white (?:dot|circle)"
_RATIO = r"ratio|doubled?\b|twice|1:2|2:1|kropki|black (?:dot|circle)"

_EXTRA = r"extra region|windoku|window|(?:shaded|grey|gray|colou?red|marked)[^.]*(?:once|repeat|1[- ]|regions)"
_CLONES = r"\bclones?\b|\bexactly the same\b|\bsame (?:relative )?(?:arrangement|positions?|places?)\b"
_LESS, _MORE = "less|lower|smaller", "greater|higher|larger|bigger|more"
_SHADED = {
    "even": r"\beven\b",
    "odd": r"\bodd\b",
    "minimum": rf"\bminim(?:um|a)\b|(?:{_LESS}) than[^.]*(?:adjacent|neighbou?r)",
    "maximum": rf"\bmaxim(?:um|a)\b|fortress|(?:{_MORE}) than[^.]*(?:adjacent|neighbou?r)",
    "rowindex": r"row[- ]?index",
    "columnindex": r"column[- ]?index",
    "boxindex": r"box[- ]?index",
}
"""What shaded cells may be, each by itself, and how rules speak of it."""


def read_marks(grid: Grid, rules: RuleText, marks: list[DrawnMark], judge: Judge) -> None:
    """Takes marks that are believed to be clues from those drawn."""
    for group in (_white, _black, _letters, _quadruples, _circles, _squares, _shades):
        for some, meanings in group(grid, rules, marks):
            if judge.accepts(meanings):
                take(marks, some)


Group = Iterator[tuple[Sequence[DrawnMark], list[Sense]]]


def _dots(marks: Sequence[DrawnMark], fill: str) -> list[DrawnMark]:
    return [
        mark
        for mark in marks
        if mark.pair and mark.rounded and mark.is_even_sided and 0.15 <= mark.size <= 0.5 and mark.fill == fill
        and (not mark.text or mark.text.isdigit())
    ]  # fmt: skip


def _between(grid: Grid, marks: Sequence[DrawnMark], word: Callable[[DrawnMark], str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{'-'.join(map(grid.name, mark.pair))}={word(mark)}" for mark in marks))


def _white(grid: Grid, rules: RuleText, marks: Sequence[DrawnMark]) -> Group:
    dots = _dots(marks, "white")
    sums = [mark for mark in dots if mark.text]
    if rules.speaks_of(_CONSECUTIVE) or (sums and rules.speaks_of("differ")):
        yield dots, [Sense(_between(grid, dots, lambda mark: f"white{mark.text}"))]
    if sums and rules.speaks_of(r"sum|add|total"):
        yield sums, [Sense(_between(grid, sums, lambda mark: f"sum{mark.text}"))]


def _black(grid: Grid, rules: RuleText, marks: Sequence[DrawnMark]) -> Group:
    dots = _dots(marks, "black")
    if rules.speaks_of(_RATIO):
        yield dots, [Sense(_between(grid, dots, lambda mark: f"black{mark.text}"))]


def _letters(grid: Grid, rules: RuleText, marks: Sequence[DrawnMark]) -> Group:
    letters = [mark for mark in marks if mark.pair and mark.text.lower() in ("x", "v")]
    sure = rules.speaks_of(r"\bx\b[^.]*\b(?:10|ten)\b|\b(?:10|ten)\b[^.]*\bx\b|\bv\b[^.]*\b(?:5|five)\b")
    if rules.speaks_of(r"\bxv\b|\bx['’]?s?\b|\bv['’]?s?\b"):
        yield letters, [Sense(_between(grid, letters, lambda mark: mark.text.lower()), sure)]


def _quadruples(grid: Grid, rules: RuleText, marks: Sequence[DrawnMark]) -> Group:
    if not rules.speaks_of(r"quad|corner|intersection|circle|surrounding|2x2|adjacent|touching|four cells"):
        return
    discs = [mark for mark in marks if mark.corner and mark.rounded and 0.4 <= mark.size <= 0.95]
    used: list[DrawnMark] = []
    words: dict[str, None] = {}
    for disc in discs:
        near = [mark for mark in marks if mark.text and dist(mark.place, disc.place) < 0.45]
        texts = " ".join(mark.text for mark in sorted(near, key=lambda mark: mark.place))
        digits = re.findall("[1-9]", texts)
        if not digits or not re.fullmatch(r"[0-9\s,]+", texts):
            continue
        used += [disc, *near]
        words[f"{'-'.join(map(grid.name, disc.corner))}=quadruple{'/'.join(sorted(digits))}"] = None
    sure = rules.speaks_of("quad")
    yield used, [Sense(tuple(words), sure)]


def _in_cells(marks: Sequence[DrawnMark], *, rounded: bool) -> dict[tuple[str, str], list[DrawnMark]]:
    """Shapes in the middle of cells, by how they look."""
    groups: dict[tuple[str, str], list[DrawnMark]] = defaultdict(list)
    for mark in marks:
        if mark.cell is None or mark.text or not mark.is_visible or mark.rounded != rounded or not mark.is_even_sided:
            continue
        if 0.4 <= mark.size < 0.97:
            groups[mark.fill, mark.border].append(mark)
    return groups


def _each(grid: Grid, marks: Sequence[DrawnMark], word: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{grid.name(mark.cell)}={word}" for mark in marks if mark.cell is not None))


def _circles(grid: Grid, rules: RuleText, marks: Sequence[DrawnMark]) -> Group:
    for some in _in_cells(marks, rounded=True).values():
        cells = "-".join(dict.fromkeys(grid.name(mark.cell) for mark in some if mark.cell is not None))
        counting = rules.speaks_of(r"count\w* circle|circle[^.]*(?:count|how many|number of|times|indicates)")
        meanings = [Sense((f"{cells}=circles",), False)] if counting else []
        for word in ("odd", "even"):
            if rules.speaks_of(rf"\b{word}\b"):
                meanings.append(Sense(_each(grid, some, word)))
        yield some, meanings


def _squares(grid: Grid, rules: RuleText, marks: Sequence[DrawnMark]) -> Group:
    for some in _in_cells(marks, rounded=False).values():
        words = [word for word in ("even", "odd") if rules.speaks_of(rf"\b{word}\b")]
        yield some, [Sense(_each(grid, some, word)) for word in words]


def _shades(grid: Grid, rules: RuleText, marks: Sequence[DrawnMark]) -> Group:
    groups: dict[str, list[DrawnMark]] = defaultdict(list)
    for mark in marks:
        if mark.cells and not mark.text and mark.fill and mark.size >= 0.97 and mark.fill not in ("white",):
            groups[mark.fill].append(mark)
    for some in groups.values():
        cells = list(dict.fromkeys(cell for mark in some for cell in mark.cells))
        meanings = [Sense(tuple(_clones(grid, cells)))] if rules.speaks_of(_CLONES) else []
        if rules.speaks_of(_EXTRA):
            pieces = grid.pieces(cells)
            names = ["-".join(map(grid.name, piece)) for piece in pieces]
            if all(2 <= len(piece) <= grid.rows for piece in pieces):
                meanings.append(Sense(tuple(f"{name}=region" for name in names)))
            if len(cells) <= grid.rows:
                meanings.append(Sense(("-".join(map(grid.name, cells)) + "=region",)))
        for word, pattern in _SHADED.items():
            if rules.speaks_of(pattern):
                meanings.append(Sense(tuple(f"{grid.name(cell)}={word}" for cell in cells)))
        yield some, meanings


def _clones(grid: Grid, cells: Sequence[int]) -> Iterator[str]:
    """Pieces of the same shape, each as a clone of the first; nothing if one of them has no like."""
    shapes: dict[frozenset[tuple[int, int]], list[tuple[int, ...]]] = defaultdict(list)
    for piece in grid.pieces(cells):
        places = [grid.where(cell) for cell in sorted(piece)]
        top, left = min(row for row, _ in places), min(col for _, col in places)
        shapes[frozenset((row - top, col - left) for row, col in places)].append(tuple(sorted(piece)))
    if all(len(pieces) > 1 for pieces in shapes.values()):
        for first, *others in shapes.values():
            yield from ("-".join(map(grid.name, (*first, *other))) + "=clone" for other in others)
