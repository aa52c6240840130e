"""Canonical ids: equal for puzzles that are the same, as published numbers and brute force say, and for no others."""

from __future__ import annotations

import json
import random
import re
import signal
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

import pytest
from bench.isomorphs import isomorph
from clue_examples import CLUES
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_clued, random_puzzle
from reflected_puzzles import mirrored, transposed

import gridwright as gw
from gridwright.engine import canonical as module
from gridwright.engine.canonical import canonical
from gridwright.engine.puzzle_graph import graphs_of
from gridwright.model.layout import layout_of

EMPTY = gw.sudoku(["...."] * 4)
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def ids(puzzles: Iterable[gw.Puzzle]) -> set[str]:
    return {canonical(puzzle).id for puzzle in puzzles}


def test_an_id_never_changes() -> None:
    assert canonical(gw.load(HARD)).id == "8ff0be7a5f40de8dc33f2f0e"
    assert canonical(gw.futoshiki(["r1c1<r1c2"], size=4)).id == "9975ce9877d0caa758a6937f"


def test_full_grids_are_as_many_as_published() -> None:
    """288 grids of 4×4 are 2 that differ; 161,280 Latin squares of order 5 are 2."""
    assert len(ids(map(EMPTY.with_givens, (grid.values for grid in gw.solutions(EMPTY))))) == 2
    latin = gw.latin(size=5)
    begun = gw.latin([[1, 2, 3, 4, 5], *([first, 0, 0, 0, 0] for first in range(2, 6))])
    assert len(ids(latin.with_givens(grid.values) for grid in gw.solutions(begun))) == 2


def minimal(clues: int) -> Iterator[gw.Puzzle]:
    """Minimal puzzles of 4×4 with so many givens, out of one full grid of each of the two sorts."""
    grids = [grid.values for grid in gw.solutions(EMPTY)]
    for grid in {canonical(EMPTY.with_givens(grid)).id: grid for grid in grids}.values():
        shared = [{cell for cell in range(16) if grid[cell] == other[cell]} for other in grids if other != grid]

        def unique(cells: set[int], shared: list[set[int]] = shared) -> bool:
            return not any(cells <= same for same in shared)

        for cells in map(set, combinations(range(16), clues)):
            if unique(cells) and not any(unique(cells - {cell}) for cell in cells):
                yield EMPTY.with_givens([value if cell in cells else 0 for cell, value in enumerate(grid)])


def test_minimal_puzzles_are_as_many_as_published() -> None:
    assert len(ids(minimal(4))) == 13


@pytest.mark.long
def test_larger_minimal_puzzles_are_as_many_as_published() -> None:
    assert [len(ids(minimal(clues))) for clues in (5, 6)] == [22, 1]


def test_equal_ids_mean_the_same_as_brute_force() -> None:
    """All ways to move a 4×4 Sudoku onto itself, and values named by when they turn up."""
    lines = [(a, b, c, d) for a, b, c, d in permutations(range(4)) if a // 2 == b // 2]
    moves = [
        [rows[i] * 4 + cols[k] if straight else cols[k] * 4 + rows[i] for i in range(4) for k in range(4)]
        for rows, cols, straight in product(lines, lines, (True, False))
    ]

    def least(givens: tuple[int, ...]) -> tuple[int, ...]:
        found = []
        for move in moves:
            names: dict[int, int] = {0: 0}
            found.append(tuple([names.setdefault(givens[cell], len(names)) for cell in move]))
        return min(found)

    assert len(moves) == 128
    rng = random.Random(1)
    same: dict[tuple[int, ...], str] = {}
    for _ in range(300):
        givens = [0] * 16
        for cell in rng.sample(range(16), rng.randrange(5)):
            givens[cell] = rng.randint(1, 4)
        form, puzzle = least(tuple(givens)), EMPTY.with_givens(givens)
        assert same.setdefault(form, canonical(puzzle).id) == canonical(puzzle).id, givens
    assert len(set(same.values())) == len(same) > 80


def scrambled(size: int, height: int, givens: list[list[int]], rng: random.Random) -> list[list[int]]:
    """Bands, rows within them, stacks, columns within them and values of a Sudoku in another order."""

    def lines(step: int) -> list[int]:
        bands = rng.sample(range(size // step), size // step)
        return [band * step + line for band in bands for line in rng.sample(range(step), step)]

    names = [0, *rng.sample(range(1, size + 1), size)]
    rows, cols = lines(height), lines(size // height)
    return [[names[givens[row][col]] for col in cols] for row in rows]


def test_scrambled_sudokus_are_the_same() -> None:
    rng = random.Random(1)
    for line in (HARD, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"):
        assert ids(gw.load(isomorph(line, rng)) for _ in range(20)) == {canonical(gw.load(line)).id}


@pytest.mark.parametrize(("size", "height"), [(4, 2), (6, 2), (9, 3), (12, 3), (16, 4), (25, 5)])
def test_empty_full_and_nearly_empty_grids_have_ids(size: int, height: int) -> None:
    width = size // height
    full = [[(row % height * width + row // height + col) % size + 1 for col in range(size)] for row in range(size)]
    empty = [[0] * size for _ in range(size)]
    sparse = [[value if value < 3 and row < 2 else 0 for value in full[row]] for row in range(size)]
    rng = random.Random(size)
    found = set()
    for givens in (empty, full, sparse):
        known = canonical(gw.sudoku(givens)).id
        assert canonical(gw.sudoku(scrambled(size, height, givens, rng))).id == known
        found.add(known)
    assert len(found) == 3


CLUE_PUZZLES = {
    sort: json.dumps({
        "gridwright": 1, "kind": "jigsaw", "rows": 6, "cols": 6, sort: words.split(),
        "regions": [list(row) for row in ("AAABBB", "AAABBB", "CCCDDD", "CCCDDD", "EEEFFF", "EEEFFF")],
    })
    for sort, words in CLUES.items() if sort != "indexers"
}  # fmt: skip
"""A puzzle with each sort of clues; what an index says depends on where columns stand."""


@pytest.mark.parametrize("sort", CLUE_PUZZLES)
def test_clues_in_a_mirror_are_the_same(sort: str) -> None:
    puzzle = gw.load(CLUE_PUZZLES[sort])
    assert len(ids([puzzle, transposed(puzzle), mirrored(puzzle), mirrored(transposed(puzzle))])) == 1


def test_puzzles_of_all_sorts_differ() -> None:
    found = ids(map(gw.load, CLUE_PUZZLES.values()))
    assert len(found) == len(CLUE_PUZZLES)


@pytest.mark.parametrize("kind", [kind for kind in gw.all_kinds() if kind.id != "kakuro"], ids=lambda kind: kind.id)
def test_examples_in_a_mirror_are_the_same(kind: gw.Kind) -> None:
    for example in kind.examples:
        puzzle = gw.load(example)
        assert canonical(mirrored(puzzle)).id == canonical(puzzle).id


def test_what_is_not_the_same() -> None:
    kojun = gw.load(gw.kind("kojun").examples[0])
    assert canonical(transposed(kojun)).id != canonical(kojun).id, "the upper is greater, not the left one"
    kakuro = gw.load(gw.kind("kakuro").examples[0])
    assert canonical(transposed(kakuro)).id == canonical(kakuro).id


@pytest.mark.parametrize("name", (*SQUARE_KINDS, *REGION_KINDS, *MIXES))
def test_mixes_in_a_mirror_are_the_same(name: str) -> None:
    for seed in range(4):
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:
            continue
        assert canonical(mirrored(puzzle)).id == canonical(puzzle).id, f"{name} {seed}"


DIRECTED = re.compile("arrow|index|kakuro|a diagonal")
"""Pills are read from the left, indices count columns, a mirror makes the other diagonal of one."""


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in CLUED if not DIRECTED.search(name)])
def test_mixes_with_clues_in_a_mirror_are_the_same(name: str) -> None:
    for seed in range(4):
        puzzle = random_clued(name, seed)
        assert canonical(mirrored(puzzle)).id == canonical(puzzle).id, f"{name} {seed}"


def test_values_turned_around_are_the_same_with_signs() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r2c2<r3c2"], [[0, 0, 0, 0], [0, 0, 0, 1], [0] * 4, [0] * 4])
    turned = gw.futoshiki(["r1c1>r1c2", "r2c2>r3c2"], [[0, 0, 0, 0], [0, 0, 0, 4], [0] * 4, [0] * 4])
    other = gw.futoshiki(["r1c1>r1c2", "r2c2>r3c2"], [[0, 0, 0, 0], [0, 0, 0, 1], [0] * 4, [0] * 4])
    assert canonical(puzzle).id == canonical(turned).id != canonical(other).id


def test_values_turned_around_are_the_same_with_cages() -> None:
    cages, turned = ("r1c1-r1c2=cage3", "r2c2-r3c2-r3c3=cage6"), ("r1c1-r1c2=cage7", "r2c2-r3c2-r3c3=cage9")
    killers = [gw.killer(some, size=4) for some in (cages, turned, ("r1c1-r1c2=cage7", "r2c2-r3c2-r3c3=cage6"))]
    assert canonical(killers[0]).id == canonical(killers[1]).id != canonical(killers[2]).id


def test_values_keep_their_names_where_rules_tell_them_apart() -> None:
    def with_given(puzzle: gw.Puzzle, value: int) -> str:
        return canonical(puzzle.with_givens([value, *([0] * (len(puzzle.givens) - 1))])).id

    assert len({with_given(EMPTY, value) for value in range(1, 5)}) == 1
    odd = gw.load("sudoku 4x4\n....\n....\n....\n....\nparity: r4c4=odd\n")
    assert len({with_given(odd, value) for value in range(1, 5)}) == 2, "1 and 3 are odd, 2 and 4 are even"
    signs = gw.futoshiki(["r4c3<r4c4"], size=4)
    assert len({with_given(signs, value) for value in range(1, 5)}) == 2, "1 and 4, 2 and 3 by turning"
    suguru = gw.suguru(["AAAB", "CCBB"])
    assert len({with_given(suguru, value) for value in (1, 2, 3)}) == 2, "a region of two cells has no 3"


def test_what_a_puzzle_is_called_does_not_count() -> None:
    boxes = ["AABB", "AABB", "CCDD", "CCDD"]
    assert canonical(gw.jigsaw(["1..."] + ["...."] * 3, boxes)) == canonical(gw.sudoku(["3..."] + ["...."] * 3))
    assert str(canonical(EMPTY)) == canonical(EMPTY).id


def test_work_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_WORK", 10)
    with pytest.raises(gw.OutOfTimeError, match="too many cells"):
        canonical(EMPTY)


def test_ctrl_c_ends_the_search() -> None:
    """All cells of an empty grid look alike: of one of 64x64, this takes long."""

    def alarm(*_: object) -> None:
        raise KeyboardInterrupt

    empty = gw.latin(size=64)
    graph = graphs_of(layout_of(empty)).ways[0].graph
    handler = signal.signal(signal.SIGALRM, alarm)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with pytest.raises(KeyboardInterrupt):
            while True:
                assert graph.canonical(bytes(empty.givens), 10**9), "it comes to its end"
                assert signal.getitimer(signal.ITIMER_REAL)[0] > 0, "it was heard only then"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)


def test_only_puzzles_have_forms() -> None:
    with pytest.raises(TypeError, match="a Puzzle is needed"):
        canonical(HARD)  # type: ignore[arg-type]
