"""Random puzzles of every kind and of mixes, with none, one and several solutions.

A grid is filled first and its regions with it, since random regions alone can hardly ever be filled; then some cells
are given, and in some puzzles one given or sign is made wrong.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations

from oracle_lines import OWN
from random_sums import DRAWN, SUM_MIXES, drawn, filled_kakuro

import gridwright as gw
from gridwright.clues import all_sorts, read_clue
from gridwright.clues.counting_circles import CountingCircles
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.grid import BESIDE, Grid, default_boxes

Fits = Callable[[Grid, list[int], list[int], int, int], bool]
Rng = random.Random
Sign = tuple[tuple[int, int], ...]

SQUARE_KINDS = ("sudoku", "jigsaw", "comparison", "latin", "futoshiki")
REGION_KINDS = ("suguru", "hakyuu", "kojun")
MIXES = {
    "jigsaw with signs and diagonals": ("jigsaw", ("diagonals",), True),
    "sudoku with diagonals and anti-knight": ("sudoku", ("diagonals", "anti-knight"), False),
    "latin without touching or consecutive": ("latin", ("no-touch", "no-consecutive"), False),
    "futoshiki with anti-knight": ("futoshiki", ("anti-knight",), True),
    "suguru with signs": ("suguru", (), True),
}
CLUED = {
    "sudoku with dots": ("sudoku", (), ("dots",)),
    "sudoku with all dots": ("sudoku", ("all-dots",), ("dots",)),
    "sudoku with odd and even cells": ("sudoku", (), ("parity",)),
    "latin with dots and odd and even cells": ("latin", (), ("dots", "parity")),
    "jigsaw with diagonals, signs and odd and even cells": ("jigsaw", ("diagonals",), ("signs", "parity")),
    "sudoku with candidates": ("sudoku", (), ("candidates",)),
    "latin with candidates and signs": ("latin", (), ("candidates", "signs")),
    "suguru with all dots": ("suguru", ("all-dots",), ("dots",)),
    "sudoku with anti-knight and dots": ("sudoku", ("anti-knight",), ("dots",)),
    "suguru with dots and signs": ("suguru", (), ("dots", "signs")),
    "kojun with odd and even cells": ("kojun", (), ("parity",)),
    **SUM_MIXES,
    "sudoku with dots with numbers": ("sudoku", (), ("numbered dots",)),
    "latin with all white dots": ("latin", ("all-white-dots",), ("dots",)),
    "latin with all black dots": ("latin", ("all-black-dots",), ("dots",)),
    "sudoku with X and V": ("sudoku", (), ("xv",)),
    "latin with all X and V": ("latin", ("all-xv",), ("xv",)),
    "sudoku with sums of neighbours": ("sudoku", (), ("sums",)),
    "sudoku with thermometers": ("sudoku", (), ("thermo", "slowthermo")),
    "sudoku with whispers": ("sudoku", (), ("whisper", "whisper2")),
    "sudoku with renban lines": ("sudoku", (), ("renban",)),
    "sudoku with nabner lines": ("sudoku", (), ("nabner",)),
    "sudoku with palindromes": ("sudoku", (), ("palindrome",)),
    "sudoku with clones": ("sudoku", (), ("clone",)),
    "sudoku with entropic lines": ("sudoku", (), ("entropic",)),
    "sudoku with modular lines": ("sudoku", (), ("modular", "modular2")),
    "sudoku with parity lines": ("sudoku", (), ("parityline",)),
    "sudoku with between lines": ("sudoku", (), ("between",)),
    "sudoku with lockout lines": ("sudoku", (), ("lockout", "lockout1")),
    "sudoku with minima and maxima": ("sudoku", (), ("extremes",)),
    "sudoku with indexers": ("sudoku", (), ("indexers",)),
    "sudoku with extra regions": ("sudoku", (), ("region",)),
    "sudoku with relations": ("sudoku", (), tuple(f"where({condition})" for condition in OWN)),
    "sudoku with disjoint groups and a diagonal": ("sudoku", ("disjoint-groups", "rising-diagonal"), ("parity",)),
    "latin with camels and a diagonal": ("latin", ("anti-1x3", "falling-diagonal"), ("signs",)),
    "jigsaw with thermometers and dots": ("jigsaw", (), ("thermo", "dots")),
    "suguru with renban lines and whispers": ("suguru", (), ("renban", "whisper1")),
    "latin with thermometers, renban and between lines": ("latin", (), ("thermo", "renban", "between")),
    "jigsaw with minima, nabner lines and regions": ("jigsaw", (), ("extremes", "nabner", "region")),
    "kojun with palindromes and extremes": ("kojun", (), ("palindrome", "extremes")),
    "sudoku with anti-knight, lockout and entropic lines": ("sudoku", ("anti-knight",), ("lockout", "entropic")),
}
"""Kinds with options, and sorts of clues or what is drawn over cells."""

CLOSING = ("whisper", "entropic", "modular", "parityline", "where")
"""Lines that may end where they began."""

TRIES = 300
"""How many clues are tried until enough are true."""

SPARE = {"kakuro": 0.5, "jigsaw with cages and arrows": 2}
"""Above 1 for fewer givens, below for more, where puzzles would be one-sided."""

WHOLE = ("all-dots", "all-white-dots", "all-black-dots", "all-xv")
"""Options that say that all clues of a sort are there."""


def random_clued(name: str, seed: int) -> gw.Puzzle:
    """The puzzle of one of the mixes of clues with that number."""
    rng = random.Random(f"{name} {seed}")
    draft = filled_clued(rng, name)
    values, clues = draft.givens, list(draft.clues)
    # All dots leave hardly anything open.
    telling = {"dots", "signs", "candidates"}.intersection(clue.sort for clue in clues)
    whole = draft.options.intersection(WHOLE)
    loose = 0.9 if draft.kind in REGION_KINDS else 0.55
    usual = 0.6 if name in SUM_MIXES else 0.35 if telling else loose
    most = rng.choice((0, 0, 0.1)) if whole else rng.random() ** SPARE.get(name, 1) * usual
    givens = [value if rng.random() < most else 0 for value in values]
    if clues and rng.random() < (0.4 if name in SUM_MIXES else 0.25):
        number = rng.randrange(len(clues))
        others = list(clues[number].others([(1 << max(values)) - 1] * len(values)))
        clues[number] = rng.choice(others or [_false(rng, clues[number], values)])
    elif rng.random() < (0.8 if name in SUM_MIXES or "candidates" in CLUED[name][2] else 0.25):
        spoil(rng, givens, [], list(values))
    return build(replace(draft, givens=tuple(givens), clues=tuple(clues)))


def _false(rng: Rng, clue: gw.Clue, values: Sequence[int]) -> gw.Clue:
    """Another clue of the same sort, which need not be true: elsewhere, or of its cells in another order."""
    if clue.sort not in DRAWN:
        return false_line(rng, clue, values)
    if isinstance(clue, CountingCircles):
        return replace(clue, cells=tuple(rng.sample(clue.grid.cells, len(clue.cells))))
    cells = list(clue.cells)
    rng.shuffle(cells)
    moved = replace(clue, cells=tuple(cells))  # type: ignore[type-var]
    return clue if any(moved.problems()) else moved


def filled_clued(rng: Rng, name: str) -> Draft:
    """A filled grid with clues that are true in it."""
    kind, options, sorts = CLUED[name]
    if kind == "kakuro":
        grid, values, labels = filled_kakuro(rng)
    elif kind in REGION_KINDS:
        grid, values, labels = filled_regions(rng, kind)
    else:
        others = [option for option in options if option not in WHOLE]
        grid, values, labels = filled_square(rng, kind, others, (4,) if "all-dots" in options else ())
    every = [frozenset(range(1, max(values) + 1))] * len(values)
    share = 1 if set(options).intersection(WHOLE) else rng.random() * 0.8
    known = {sort.sort for sort in all_sorts()}
    clues: list[gw.Clue] = [clue for name in sorts if name not in known for clue in true_lines(rng, grid, name, values)]
    regions = _regions(grid, labels) if labels else grid.boxes(*default_boxes(grid.rows)) if kind == "sudoku" else ()
    for sort in (sort for sort in all_sorts() if sort.sort in sorts):
        if sort.sort in DRAWN:
            clues += drawn(rng, sort.sort, grid, values, regions)
            continue
        places: dict[frozenset[int], list[gw.Clue]] = {}
        for clue in sort.offers(grid, every):
            if clue.holds(values):
                places.setdefault(frozenset(clue.cells), []).append(clue)
        clues += [rng.choice(some) for some in places.values() if rng.random() < share]
    return Draft(
        kind=kind, grid=grid, givens=tuple(values), regions=tuple(map(str, labels)) if labels else None,
        options=frozenset(options), clues=tuple(clues),
    )


def _regions(grid: Grid, labels: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(cell for cell in grid.cells if labels[cell] == label) for label in dict.fromkeys(labels))


def true_lines(rng: Rng, grid: Grid, name: str, values: Sequence[int]) -> list[gw.Clue]:
    """Some clues over cells that are true in a filled grid: what is drawn, or what stands between neighbours."""
    found: list[gw.Clue] = []
    wanted = rng.randint(1, max(2, len(values) // 4))
    for _ in range(TRIES):
        clue = random_line(rng, grid, name, values)
        if len(found) < wanted and not list(clue.problems()) and clue.holds(values):
            found.append(clue)
    return found


def random_line(rng: Rng, grid: Grid, name: str, values: Sequence[int]) -> gw.Clue:
    """A clue over cells from neighbour to neighbour, also at corners, true or not."""
    if name in ("sums", "numbered dots"):
        first, second = rng.choice(list(grid.pairs(BESIDE)))
        low, high = sorted((values[first], values[second]))
        dots = [f"white{high - low or 1}", f"black{max(2, high // low)}"]
        path, name = [first, second], f"sum{low + high}" if name == "sums" else rng.choice(dots)
    elif name == "clone":
        cells = [cell for cell in grid.cells if values[cell] == rng.randint(1, 3)]
        path = rng.sample(cells, 2) if len(cells) > 1 else [0, 1]
    else:
        path = [rng.choice(grid.cells)]
        for _ in range(rng.randint(2, 5)):
            free = [cell for cell in _around(grid, path[-1]) if cell not in path]
            path += [rng.choice(free)] if free else []
        if name.startswith(CLOSING) and len(path) > 2 and path[0] in _around(grid, path[-1]) and rng.random() < 0.5:
            path.append(path[0])
    return read_clue(grid, f"{'-'.join(map(grid.name, path))}={name}")


def _around(grid: Grid, cell: int) -> list[int]:
    moves = [(rows, cols) for rows in (-1, 0, 1) for cols in (-1, 0, 1) if rows or cols]
    return [other for move in moves if (other := grid.moved(cell, move)) is not None]


def false_line(rng: Rng, clue: gw.Clue, values: Sequence[int]) -> gw.Clue:
    """One of the same name elsewhere that is not true."""
    name = clue.word.partition("=")[2]
    for _ in range(TRIES):
        if clue.sort == "indexers":
            style = rng.choice(("rowindex", "columnindex", "boxindex"))
            other = read_clue(clue.grid, f"{clue.grid.name(rng.choice(clue.grid.cells))}={style}")
        else:
            other = random_line(rng, clue.grid, name, values)
        if not list(other.problems()) and not other.holds(values):
            return other
    return clue


@cache
def random_puzzle(name: str, seed: int) -> gw.Puzzle:
    """The puzzle of a kind or mix with that number."""
    if name in CLUED:
        return random_clued(name, seed)
    rng = random.Random(f"{name} {seed}")
    kind, options, signed = MIXES.get(name, (name, (), name in ("comparison", "futoshiki")))
    if kind in REGION_KINDS:
        grid, values, labels = filled_regions(rng, kind)
    else:
        grid, values, labels = filled_square(rng, kind, options)
    signs = true_signs(rng, grid, values) if signed else []
    # Where rules say more, fewer givens leave a puzzle open.
    most = 0.95 if kind in REGION_KINDS else 0.4 if signed else 0.25 if options and kind == "latin" else 0.7
    share = rng.random() * most
    givens = [value if rng.random() < share else 0 for value in values]
    spoil(rng, givens, signs, values)
    details = {"regions": rows_of(grid, labels)} if labels else {}
    return gw.kind(kind).make(
        **{"givens" if kind in (*REGION_KINDS, "comparison", "futoshiki") else "rows": rows_of(grid, givens)},
        **({"signs": signs} if kind in ("comparison", "futoshiki") or signs else {}),
        options=options,
        **details,
    )


def filled_square(
    rng: Rng, kind: str, options: Sequence[str], sizes: Sequence[int] = ()
) -> tuple[Grid, list[int], list[int]]:
    """A filled grid of a Latin kind with options, from a random start. The engine fills it, which the judge checks."""
    boxed = kind in ("sudoku", "comparison")
    while True:
        # The judge takes long over large grids with many rules.
        usual = ((6, 8) if options else (4, 6, 9)) if boxed else ((5, 6, 7) if options else (4, 5, 6, 7))
        size = rng.choice(sizes or usual)
        grid = Grid(size, size)
        labels = random_regions(rng, grid) if kind == "jigsaw" else []
        details = {"regions": rows_of(grid, labels)} if labels else {}
        first = [0] * len(grid.cells)
        for cell, value in zip(rng.sample(grid.cells, 3), rng.sample(range(1, size + 1), 3), strict=True):
            first[cell] = value
        basis = "jigsaw" if labels else "sudoku" if boxed else "latin"
        filled = gw.solve(gw.kind(basis).make(rows_of(grid, first), options=options, **details), limit=1)
        if filled.solution:
            return grid, list(filled.solution.values), labels


def random_regions(rng: Rng, grid: Grid) -> list[int]:
    """n connected regions of n cells: boxes or rows, with cells exchanged between neighbours at random."""
    size = grid.rows
    height, width = default_boxes(size)
    labels = [(c // grid.cols // height) * height + c % grid.cols // width for c in grid.cells]
    for _ in range(size * size * 5):
        a = rng.choice(grid.cells)
        beside = {labels[cell] for cell in grid.neighbours(a)}
        b = rng.choice([cell for cell in grid.cells if labels[cell] in beside])
        swapped = labels.copy()
        swapped[a], swapped[b] = labels[b], labels[a]
        if labels[a] != labels[b] and all(
            grid.is_connected([c for c in grid.cells if swapped[c] == label]) for label in (labels[a], labels[b])
        ):
            labels = swapped
    return labels


def _suguru(grid: Grid, values: list[int], labels: list[int], a: int, b: int) -> bool:
    (ar, ac), (br, bc) = grid.where(a), grid.where(b)
    return values[a] != values[b] or max(abs(ar - br), abs(ac - bc)) > 1


def _hakyuu(grid: Grid, values: list[int], labels: list[int], a: int, b: int) -> bool:
    (ar, ac), (br, bc) = grid.where(a), grid.where(b)
    return values[a] != values[b] or (ar != br and ac != bc) or abs(ar - br) + abs(ac - bc) > values[a]


def _kojun(grid: Grid, values: list[int], labels: list[int], a: int, b: int) -> bool:
    (ar, ac), (br, bc) = grid.where(a), grid.where(b)
    if abs(ar - br) + abs(ac - bc) == 1 and values[a] == values[b]:
        return False
    if labels[a] == labels[b] and ac == bc and abs(ar - br) == 1:
        return (values[a] > values[b]) == (ar < br)
    return True


FITS: dict[str, Fits] = {"suguru": _suguru, "hakyuu": _hakyuu, "kojun": _kojun}


def filled_regions(rng: Rng, kind: str) -> tuple[Grid, list[int], list[int]]:
    """A filled grid with regions of all sizes, grown together with their values."""
    grid = Grid(rng.randint(3, 6), rng.randint(3, 7))
    while True:
        values, labels = [0] * len(grid.cells), [-1] * len(grid.cells)
        label = 0
        while 0 in values:
            if not _grow(rng, grid, values, labels, label, FITS[kind]):
                break
            label += 1
        else:
            return grid, values, labels


def _grow(rng: Rng, grid: Grid, values: list[int], labels: list[int], label: int, fits: Fits) -> bool:
    """Adds one more region with its values; False when nothing fits any more."""
    start = next(cell for cell in grid.cells if not values[cell])
    for _ in range(30):
        cells = [start]
        for _ in range(rng.randint(0, 5)):
            free = [o for c in cells for o in grid.neighbours(c) if not values[o] and o not in cells]
            if free:
                cells.append(rng.choice(free))
        orders = list(permutations(range(1, len(cells) + 1)))
        rng.shuffle(orders)
        for order in orders[:40]:
            for cell, value in zip(cells, order, strict=True):
                values[cell], labels[cell] = value, label
            if all(fits(grid, values, labels, a, b) for a in cells for b in grid.cells if a != b and values[b]):
                return True
            for cell in cells:
                values[cell], labels[cell] = 0, -1
    return False


def true_signs(rng: Rng, grid: Grid, values: list[int]) -> list[Sign]:
    """Signs between some neighbours of a filled grid."""
    share = rng.random() * 0.6
    pairs = [pair for pair in grid.pairs(BESIDE) if values[pair[0]] != values[pair[1]] and rng.random() < share]
    return [tuple(grid.where(cell) for cell in sorted(pair, key=lambda cell: values[cell])) for pair in pairs]


def spoil(rng: Rng, givens: list[int], signs: list[Sign], values: list[int]) -> None:
    """In every third puzzle, one clue is changed; often that leaves no solution."""
    if rng.random() > 0.34:
        return
    if signs and rng.random() < 0.5:
        number = rng.randrange(len(signs))
        signs[number] = (signs[number][1], signs[number][0])
        return
    cell = rng.randrange(len(givens))
    givens[cell] = rng.choice([v for v in set(values) if v != values[cell]] or [values[cell]])


def rows_of(grid: Grid, cells: Sequence[int]) -> list[list[int]]:
    return [list(cells[i : i + grid.cols]) for i in range(0, len(cells), grid.cols)]
