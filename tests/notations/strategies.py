"""Random puzzles of every kind for what holds of all notations. They need not have a solution."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from gridwright.clues import Clue, all_sorts
from gridwright.kinds import all_kinds, all_options, build
from gridwright.kinds._kind import Kind
from gridwright.model.draft import Draft
from gridwright.model.errors import RuleError
from gridwright.model.grid import BESIDE, Grid
from gridwright.model.puzzle import Position, Puzzle


def equal_regions(rng: Random, size: int) -> tuple[str, ...]:
    """n connected regions of n cells: rows that trade cells with each other."""
    grid = Grid(size, size)
    labels = [cell // size for cell in grid.cells]
    for _ in range(8 * size):
        a, b = rng.choice(grid.cells), rng.choice(grid.cells)
        labels[a], labels[b] = labels[b], labels[a]
        if not all(grid.is_connected([c for c in grid.cells if labels[c] == labels[cell]]) for cell in (a, b)):
            labels[a], labels[b] = labels[b], labels[a]
    return tuple(f"{label}." for label in labels)


def merged_regions(rng: Random, grid: Grid, most: int = 7) -> tuple[str, ...]:
    """Connected regions of up to `most` cells: single cells that join their neighbours."""
    labels = list(grid.cells)
    sizes = dict.fromkeys(labels, 1)
    pairs = list(grid.pairs(BESIDE))
    rng.shuffle(pairs)
    for a, b in pairs:
        kept, gone = labels[a], labels[b]
        if kept != gone and sizes[kept] + sizes[gone] <= most:
            sizes[kept] += sizes.pop(gone)
            labels = [kept if label == gone else label for label in labels]
    return tuple(map(str, labels))


def random_clues(rng: Random, grid: Grid) -> Iterator[Clue]:
    """Clues of a few sorts, but no givens; of some all that there can be."""
    values = [frozenset({1, 2})] * len(grid.cells)
    for sort in rng.sample(all_sorts()[1:], rng.choice((0, 1, 1, 2, 3))):
        share = rng.choice((0.1, 0.3, 1))
        places: dict[frozenset[int], list[Clue]] = {}
        for clue in sort.offers(grid, values):
            places.setdefault(frozenset(clue.cells), []).append(clue)
        yield from (rng.choice(some) for some in places.values() if rng.random() < share)


def random_draft(rng: Random, kind: Kind, grid: Grid) -> Draft:
    regions: tuple[str, ...] | None = None
    boxes = None
    if not kind.square:
        regions = merged_regions(rng, grid)
    elif kind.regions == "needed" or rng.random() < 0.2:
        regions = equal_regions(rng, grid.rows)
    elif kind.regions == "boxes" and rng.random() < 0.5:
        height = rng.choice([n for n in range(1, grid.rows + 1) if grid.rows % n == 0])
        boxes = height, grid.rows // height
    disconnected = regions is not None and rng.random() < 0.2
    if regions and disconnected:
        shuffled = list(regions)
        rng.shuffle(shuffled)
        regions = tuple(shuffled)
    high = [regions.count(label) for label in regions] if regions and not kind.square else [grid.rows] * len(grid.cells)
    filled = rng.choice((0, 0.3, 1))
    extra = [option.id for option in all_options() if kind.square or option.id != "diagonals"]
    return Draft(
        kind=kind.id,
        grid=grid,
        givens=tuple(rng.randint(1, top) if rng.random() < filled else 0 for top in high),
        regions=regions,
        boxes=boxes,
        clues=tuple(random_clues(rng, grid)),
        options=frozenset(rng.sample(extra, rng.choice((0, 0, 1, 2)))),
        disconnected=disconnected,
    )


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """A puzzle of any kind, with anything that a puzzle can have."""
    kind = draw(st.sampled_from(all_kinds()))
    rng = Random(draw(st.integers(0, 10**9)))
    sizes = st.sampled_from((1, 2, 3, 4, 5, 6, 9, 12, 16))
    rows = draw(sizes)
    grid = Grid(rows, rows if kind.square else draw(sizes))
    draft = random_draft(rng, kind, grid)
    about = {name: draw(st.text(max_size=12)) for name in ("title", "author", "source")}
    try:
        return build(Draft(**{**vars(draft), **about}))
    except RuleError:
        assume(False)
        raise


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A puzzle with a player's entries and marks."""
    puzzle = draw(puzzles())
    rng = Random(draw(st.integers(0, 10**9)))
    high = {cell: rule.high for rule in puzzle.rules if hasattr(rule, "high") for cell in rule.cells}
    entries = tuple(rng.randint(0, high[cell]) for cell in puzzle.grid.cells)
    marks = tuple(frozenset(rng.choices(range(1, high[cell] + 1), k=rng.randint(0, 3))) for cell in puzzle.grid.cells)
    return Position(puzzle, entries, marks)
