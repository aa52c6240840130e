"""What a notation writes without complaint it reads back as the same puzzle, whatever the puzzle is."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.kinds import build, find, ids
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid

from .strategies import random_draft

READ = [notation.id for notation in gw.all_notations() if notation.read]
NAMES = (*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED)
OUTSIDE = "stands outside the grid; a drawing does not say what it means"


def single_cells() -> list[gw.Puzzle]:
    """Every kind as a grid of one cell, empty and filled."""
    regions = "regions:\nA\n"
    needed = [kind for kind in ids() if gw.kind(kind).regions == "needed"]
    return [gw.load(f"{kind} 1x1\n{given}\n{regions if kind in needed else ''}") for kind in ids() for given in (0, 1)]


def in_pieces(kind: str, seed: int) -> gw.Puzzle | None:
    """A puzzle whose regions are mostly not connected."""
    rng = random.Random(f"{kind} {seed}")
    if gw.kind(kind).square:
        size = rng.randint(2, 9)
        grid, labels = Grid(size, size), [cell // size for cell in range(size * size)]
        for _ in range(rng.randint(1, 8)):
            one, other = rng.sample(range(size * size), 2)
            labels[one], labels[other] = labels[other], labels[one]
    else:
        grid = Grid(rng.randint(1, 5), rng.randint(1, 5))
        labels = [rng.randrange(max(1, len(grid.cells) // 3)) for _ in grid.cells]
    givens = tuple(int(rng.random() < 0.1) for _ in grid.cells)
    try:
        return build(Draft(kind=kind, grid=grid, givens=givens, regions=tuple(map(str, labels)), disconnected=True))
    except gw.RuleError:
        return None


def must_come_back(puzzle: gw.Puzzle) -> int:
    """Fails where a puzzle does not come back as it was; says how many notations took it."""
    taken = 0
    for name in READ:
        try:
            text = gw.dump(puzzle, name)
        except gw.FormatError as error:
            assert str(error)
            continue
        taken += 1
        assert gw.load(text) == puzzle, f"{name}:\n{text}"
        assert gw.load(text, name) == puzzle, f"{name}:\n{text}"
    return taken


def large(kind: str, seeds: int, *, connected: bool = False) -> list[gw.Puzzle]:
    """Puzzles of 16x16, whose values take two characters."""
    drafts = [random_draft(random.Random(f"{kind} {seed}"), find(kind), Grid(16, 16)) for seed in range(seeds)]
    found = []
    for draft in drafts:
        if not (connected and draft.disconnected):
            with suppress(gw.RuleError):  # what was made up may be no puzzle
                found.append(build(draft))
    return found


def must_come_back_drawn(puzzle: gw.Puzzle) -> bool:
    """Fails where a drawing does not come back as the puzzle that it shows; says whether it could be read."""
    header = gw.dump(puzzle).split("\n", 1)[0]
    for candidates in (None, True):
        drawing = gw.render(puzzle, candidates=candidates)
        try:
            again = gw.load_position(f"{header}\n{drawing}")
        except gw.FormatError as error:
            assert re.search(f"there are two clues between|which has no regions|{OUTSIDE}", str(error))
            return False
        assert (again.puzzle.kind, again.puzzle.givens) == (puzzle.kind, puzzle.givens), drawing
        # Candidates take the place of what else is drawn in a cell, and come back as marks, or as clues where nothing
        # else is left. A full grid has none.
        alone = any(clue.sort == "candidates" for clue in gw.clues_of(again.puzzle)) or None
        shown = gw.render(again, candidates=alone) if candidates else gw.render(again.puzzle)
        same = shown == (drawing if candidates else gw.render(puzzle))
        assert same or (candidates and all(puzzle.givens)), drawing
    return True


@pytest.mark.parametrize("kind", ids())
def test_puzzles_of_16x16(kind):
    puzzles = large(kind, 3)
    assert len(puzzles) > 1 or find(kind).holes  # those depend on their runs
    for puzzle in puzzles:
        assert must_come_back(puzzle) >= 2


# Drawings of a Kakuro are not read, which has a test of its own.
@pytest.mark.parametrize("kind", [kind for kind in ids() if kind != "kakuro"])
def test_drawings_of_16x16(kind):
    assert sum(map(must_come_back_drawn, large(kind, 5, connected=True)))


@pytest.mark.parametrize("name", NAMES)
def test_random_puzzles(name):
    for seed in range(3):
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:  # a given that was made wrong may be none of its region
            continue
        assert must_come_back(puzzle) >= 2


KINDS_OF_SQUARES = {
    "sudoku": gw.sudoku(["12..", "....", "....", "...."], signs=["r2c1<r2c2"]),
    "comparison": gw.comparison(["r1c1<r1c2"], size=4),
    "latin": gw.latin(["1...", "....", "....", "...."], regions=["AAAB", "ABBB", "CCCD", "CDDD"]),
    "futoshiki": gw.futoshiki(["r1c1<r1c2"], size=4),
    "jigsaw": gw.jigsaw(["1...", "....", "....", "...."], ["AABB", "AABB", "CCDD", "CCDD"]),
}


@pytest.mark.parametrize("name", ["f-puzzles", "sudokupad", "penpa", "text", "json"])
@pytest.mark.parametrize("kind", KINDS_OF_SQUARES)
def test_a_kind_comes_back_from_notations_that_have_words(kind, name):
    assert gw.load(gw.dump(KINDS_OF_SQUARES[kind], name)).kind == kind


@pytest.mark.parametrize("kind", ["sudoku", "comparison", "futoshiki"])
def test_a_few_signs_beside_givens_make_no_comparison_sudoku(kind):
    puzzle = KINDS_OF_SQUARES[kind]
    assert gw.load(gw.dump(puzzle, "interactive-sudoku-solver")).kind == kind


def test_single_cells():
    for puzzle in single_cells():
        assert must_come_back(puzzle) >= 2


@pytest.mark.parametrize("name", ["line", "table", "jigsaw-line"])
def test_a_single_character_may_be_anything(name):
    with pytest.raises(gw.FormatError, match=f"{name} needs a grid of at least 2x2; a single character may be"):
        gw.dump(gw.load("sudoku 1x1\n1"), name)


@pytest.mark.parametrize("kind", ["sudoku", "jigsaw", *REGION_KINDS])
def test_regions_in_pieces(kind):
    puzzles = [puzzle for seed in range(12) if (puzzle := in_pieces(kind, seed))]
    assert len(puzzles) > 5
    for puzzle in puzzles:
        assert must_come_back(puzzle) >= 2


@pytest.mark.parametrize("name", ["janko", "nonomino", "sumocue"])
def test_regions_in_pieces_are_named_when_they_are_refused(name):
    rows = ["ABAAAAAAA", "BABBBBBBB", *(letter * 9 for letter in "CDEFGHI")]
    puzzle = gw.jigsaw([[0] * 9] * 9, rows, allow_disconnected=True)
    with pytest.raises(gw.FormatError, match="regions in several pieces"):
        gw.dump(puzzle, name)
    assert gw.load(gw.dump(puzzle, name, lossy=True), allow_disconnected=True) == puzzle
