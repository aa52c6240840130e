"""What is made is what was asked for: laws, whatever is asked."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridwright as gw
from gridwright.clues import all_sorts, printed_in
from gridwright.making.ladder import climb
from gridwright.making.make import make, make_block
from gridwright.making.request import requested
from gridwright.making.symmetry import SYMMETRIES, images
from gridwright.model.clock import Clock
from gridwright.results.making import made_sentences

SMALL = {
    "sudoku": (4, 6), "latin": (4, 5), "futoshiki": (4, 5), "comparison": (4, 6), "jigsaw": (5, 6), "killer": (4, 6),
    "calcudoku": (4, 5), "skyscrapers": (4,), "consecutive": (4, 6),
}  # fmt: skip

seeds = st.integers(0, 10**6)


@st.composite
def requests(draw):
    kind = draw(st.sampled_from(sorted(SMALL)))
    size = draw(st.sampled_from(SMALL[kind]))
    is_covered = requested(kind, size).is_covered
    symmetry = "none" if is_covered else draw(st.sampled_from(sorted(SYMMETRIES)))
    return requested(kind, size, symmetry=symmetry)


def clue_places(puzzle):
    return {(clue.sort, tuple(sorted(clue.cells))) for clue in gw.clues_of(puzzle)}


@settings(max_examples=30, deadline=None)
@given(requests(), seeds)
def test_one_solution_symmetric_and_the_same_again(request_, seed):
    made = make(request_, seed, 0)
    outcome = gw.solve(made.puzzle)
    assert outcome.status is gw.Status.UNIQUE
    assert outcome.solution == made.solution
    assert made.puzzle.holds(made.solution)
    again = make_block(request_, seed, [3, 0, 1])[1]
    assert again.puzzle == made.puzzle and again.canonical == made.canonical
    there = clue_places(made.puzzle)
    for sort, cells in there:
        if sort == "givens":
            assert {(sort, place) for place in images(made.puzzle.grid, request_.symmetry, cells)} <= there


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(["sudoku", "futoshiki", "jigsaw", "comparison"]), seeds)
def test_minimal(kind, seed):
    made = make(requested(kind, SMALL[kind][0], minimal=True), seed, 0)
    assert made.minimal
    assert made.needless == 0
    for clue in gw.clues_of(made.puzzle):
        assert gw.solve(gw.with_clues(made.puzzle, without=[clue])).status is gw.Status.SEVERAL


@settings(max_examples=15, deadline=None)
@given(st.integers(14, 30), st.integers(0, 6), seeds)
def test_within_givens(low, more, seed):
    made = make(requested("sudoku", 6, givens=(low, low + more)), seed, 0)
    assert low <= made.clues["givens"] <= low + more


def test_within_a_pattern():
    pattern = ["x.xx.x", ".xx.xx", "xx.xx.", ".xx.xx", "x.xx.x", "xx.xx."]
    for index in range(5):
        made = make(requested("sudoku", 6, pattern=pattern), 7, index)
        marks = "".join(pattern)
        assert all(marks[cell] == "x" for cell, value in enumerate(made.puzzle.givens) if value)


@pytest.mark.parametrize("level", gw.LEVELS[:5])
def test_levels_are_reached(level):
    for made in make_block(requested("sudoku", level=level), 1, range(3)):
        assert made.is_met and made.reached == level == gw.rate(made.puzzle).level


@pytest.mark.parametrize("kind", ["hakyuu", "kojun"])
def test_medium_is_reached_where_no_houses_cross(kind):
    assert all(made.is_met for made in gw.generate(kind, 6, level="medium", count=3, seed=1))


def test_a_window_of_ratings_and_of_minutes():
    made = make(requested("sudoku", rating=(2.0, 2.6)), 1, 0)
    assert made.is_met and 2.0 <= made.rated.rating <= 2.6
    made = make(requested("sudoku", 6, minutes=(1, 4)), 1, 0)
    assert made.is_met and 1 <= made.rated.effort <= 4


def test_techniques():
    made = make(requested("sudoku", techniques=["naked-pair"], without=["hidden-pair", "x-wing"]), 1, 0)
    used = dict(made.rated.techniques)
    assert made.is_met and "naked-pair" in used and not {"hidden-pair", "x-wing"} & used.keys()


def test_clues_beside_givens():
    made = make(requested("sudoku", 6, clues={"dots": "all", "thermometers": 2}), 1, 0)
    assert made.clues["thermometers"] == 2 and made.clues["dots"] > 10
    made = make(requested("killer", 6, options=["diagonals"]), 1, 0)
    assert made.clues["givens"] == 0 and gw.solve(made.puzzle).status is gw.Status.UNIQUE
    made = make(requested("sudoku", 6, clues={"dots": "all"}, options=["all-dots"]), 1, 0)
    assert gw.solve(made.puzzle).status is gw.Status.UNIQUE


@pytest.mark.parametrize(
    ("kind", "clues"), [("comparison", {"signs": 0}), ("sudoku", {"xv": 0}), ("sudoku", {"dots": 0, "xv": "few"})]
)
def test_clues_of_which_there_shall_be_none(kind, clues):
    for made in make_block(requested(kind, 4, clues=clues), 1, range(6)):
        assert made is not None
        assert not {name for name, amount in clues.items() if amount == 0} & made.clues.keys()
        assert gw.solve(made.puzzle).solution == made.solution


def test_where_no_clue_of_a_sort_is_true_none_is_there():
    for made in make_block(requested("latin", 3, clues={"xv": "few"}), 1, range(12)):
        assert made is not None
        assert gw.solve(made.puzzle).solution == made.solution


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_clues_that_were_put_back_are_needed_for_the_level(level):
    made = make(requested("sudoku", 6, clues={"dots": "few"}, level=level), 3, 0)
    assert made.is_met
    for clue in gw.clues_of(made.puzzle):
        assert not climb(gw.with_clues(made.puzzle, without=[clue]), made.request.target.high).solved


def test_the_best_of_several():
    one = make(requested("sudoku", 6, level="easy"), 1, 0)
    best = make(requested("sudoku", 6, level="easy", best_of=4, by="flow"), 1, 0)
    assert best.rated.openings >= one.rated.openings
    assert best.is_met


def test_what_falls_short_says_so():
    made = make(requested("sudoku", 4, level="expert", tries=8), 1, 0)
    assert not made.is_met
    assert (made.asked, made.reached) != ("expert", "expert")
    assert "Not quite what was asked for (expert)" in str(made)


def test_long_chains_of_signs_are_no_easier_than_they_are_rated() -> None:
    """The core carves without counting their links, which alone make this one too hard for its level at first."""
    made = make(requested("comparison", level="easy"), 1, 30)
    assert made is not None
    assert made.is_met
    assert made.reached == "easy"


@pytest.mark.parametrize("kind", ["sudoku", "futoshiki"])
def test_what_is_easy_is_not_told_to_be_minimal(kind: str) -> None:
    """A clue without which easy techniques lead no further is needless where harder ones do."""
    found = [one for one in make_block(requested(kind, level="beginner"), 1, range(4)) if one]
    assert [one.minimal for one in found] == [one.needless == 0 for one in found]
    assert not all(one.minimal for one in found)


def test_what_takes_time_is_found_out_within_a_clock() -> None:
    made = make(requested("sudoku", 6, symmetry="rotate2"), 1, 0)
    assert made is not None
    with pytest.raises(gw.OutOfTimeError):
        made.judge(Clock(0))
    assert not made.is_judged and not made.is_weighed
    sentences = [*made_sentences(made, weighed=False)]
    assert made.is_judged and not made.is_weighed
    assert sentences != [*made_sentences(made)]
    made.judge(Clock(60))
    assert made.is_weighed
    assert made.minimal == (made.needless == 0)


def test_a_stream_that_nobody_reads_to_its_end_ends_in_silence() -> None:
    program = "import gridwright as gw; stream = gw.generate('sudoku', 4, count=None, seed=1); next(stream)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stderr == ""


def test_killers_for_experts_leave_cells_without_a_cage():
    made = make(requested("killer", level="expert"), 1, 0)
    assert made.is_met and made.reached == "expert" == gw.rate(made.puzzle).level
    assert gw.solve(made.puzzle).solution == made.solution
    cages = [clue for clue in gw.clues_of(made.puzzle) if clue.sort == "cages"]
    assert 0 < sum(len(cage.cells) for cage in cages) < 81
    assert not any(made.puzzle.givens)


def test_rare_levels_of_small_grids_are_looked_for_longer():
    assert requested("sudoku", 6, level="medium").tries > requested("sudoku", 16, level="medium").tries
    assert requested("sudoku", 6, level="medium", tries=7).tries == 7
    for made in make_block(requested("sudoku", 6, level="medium"), 1, range(3)):
        assert made.is_met and made.reached == "medium"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_kakuro_of_a_level(level: str) -> None:
    made = make(requested("kakuro", 9, level=level), 1, 0)
    assert made.is_met and made.rated.level == level
    assert gw.solve(made.puzzle).solution == made.solution


@pytest.mark.parametrize("kind", ["suguru", "kojun"])
@pytest.mark.parametrize("amount", ["few", "all", 5])
def test_candidates_are_values_of_their_cells(kind: str, amount: str | int) -> None:
    request_ = requested(kind, 5, clues={"candidates": amount})
    found = make(request_, 1, 0).puzzle
    assert {clue.sort for clue in gw.clues_of(found)} >= {"candidates"}
    half = gw.load(re.sub("candidates:.*?regions:", "regions:", gw.dump(found), flags=re.DOTALL))
    assert gw.solve(gw.complete(half, sort="candidates").puzzle).status is gw.Status.UNIQUE


@pytest.mark.parametrize("clues", [{"cages": 5}, {"cages": 3, "dots": 2}])
def test_so_many_cages_have_givens_beside_them(clues):
    made = make(requested("sudoku", 6, clues=clues), 3, 0)
    assert made is not None
    assert {name: made.clues[name] for name in clues} == clues
    assert made.clues["givens"] > 0
    assert gw.solve(made.puzzle).status is gw.Status.UNIQUE


@pytest.mark.parametrize(
    ("kind", "clues"), [("sudoku", {"cages": "few", "dots": "few"}), ("calcudoku", {"signs": "few"})]
)
def test_beside_cages_that_cover_the_grid_few_are_no_more_than_are_needed(kind, clues):
    made = make(requested(kind, 6, clues=clues), 3, 0)
    assert made is not None
    assert gw.solve(made.puzzle).status is gw.Status.UNIQUE
    cover = {sort.sort for sort in all_sorts() if sort.covering}
    loose = [clue for clue in printed_in(made.puzzle) if clue.sort not in cover]
    for clue in loose:
        assert gw.solve(gw.with_clues(made.puzzle, without=[clue])).status is gw.Status.SEVERAL


def test_symmetry_is_told():
    made = make(requested("sudoku", 6, symmetry="rotate2"), 1, 0)
    assert "Symmetry: rotate2." in [*made_sentences(made)]
    assert "No symmetry." in [*made_sentences(make(requested("sudoku", 6), 1, 0))]


def test_minimize_finds_what_is_harder():
    puzzle = make(requested("sudoku", givens=(34, 36)), 1, 0).puzzle
    raised = gw.minimize(puzzle, rating="raise").puzzle
    assert gw.rate(raised).rating > gw.rate(puzzle).rating
    for clue in gw.clues_of(raised):
        assert gw.solve(gw.with_clues(raised, without=[clue])).status is gw.Status.SEVERAL


def test_hardly_any_cage_of_a_killer_is_of_one_cell():
    """It would be a given in disguise, and most can be joined to one beside it."""
    for made in make_block(requested("killer", level="medium"), 1, range(8)):
        assert made.is_met and made.rated.level == "medium"
        assert sum(len(clue.cells) == 1 for clue in printed_in(made.puzzle)) <= 1


@pytest.mark.parametrize(
    ("kind", "size", "regions"),
    [
        ("killer", 25, None), ("calcudoku", 20, None), ("suguru", 64, None), ("jigsaw", 64, "random"),
        ("kakuro", 40, None),
    ],
)
def test_large_puzzles_end_with_their_time(kind, size, regions):
    """Some of these would take minutes, if what is under way did not look at the clock."""
    with pytest.raises(gw.OutOfTimeError):
        make(requested(kind, size, regions=regions), 1, 0, clock=Clock(0.2))
