"""Rules to blame: which clash, and how many grids there are without them; confirmed by the independent judge."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import oracle
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_puzzles import random_regions, rows_of

import gridwright as gw
from gridwright.diagnosis import Conflict
from gridwright.model.rules import Values
from gridwright.model.sorts import sort_of

OPTIONS = ("diagonals", "no-touch", "anti-knight", "no-consecutive")


def conflict(puzzle: gw.Puzzle) -> Conflict:
    found = gw.diagnose(puzzle).conflict
    assert found
    return found


def judged(puzzle: gw.Puzzle, rules: tuple[object, ...] | None = None, *, clues: bool = False) -> int:
    """How many solutions the judge finds, up to 2; of the rules alone, unless with clues."""
    kept = puzzle.rules if rules is None else tuple(rule for rule in puzzle.rules if rule in rules)
    if clues:
        return len(oracle.solutions(replace(puzzle, rules=kept)))
    bare = tuple(rule for rule in kept if not isinstance(rule, gw.Clue))
    return len(oracle.solutions(replace(puzzle, rules=bare).with_givens([0] * len(puzzle.givens))))


def without_sorts(puzzle: gw.Puzzle, sorts: tuple[str, ...]) -> gw.Puzzle:
    kept = (rule for rule in puzzle.rules if isinstance(rule, Values | gw.Clue) or sort_of(rule) not in sorts)
    return replace(puzzle, rules=tuple(kept))


def confirm_rules(puzzle: gw.Puzzle, found: Conflict) -> None:
    """The rules that clash leave no grid, and without any one of them there is one; relaxations keep what they say."""
    values = tuple(rule for rule in puzzle.rules if isinstance(rule, Values))
    assert found.rules
    assert judged(puzzle, (*values, *found.rules)) == 0
    if found.minimal:
        for rule in found.rules:
            others = tuple(other for other in found.rules if other != rule)
            assert judged(puzzle, (*values, *others)) > 0, rule.label
    assert found.relaxations
    for relaxed in found.relaxations:
        left = without_sorts(puzzle, relaxed.sorts)
        grids = judged(left)
        assert grids == min(relaxed.grids, 2) or not relaxed.complete
        assert grids > 0
        assert judged(left, clues=True) == relaxed.solutions
        for fewer in combinations(relaxed.sorts, len(relaxed.sorts) - 1):
            assert judged(without_sorts(puzzle, fewer)) == 0, fewer


def test_an_option_is_to_blame():
    found = conflict(gw.latin(["...", "...", "..."], options=["diagonals"]))
    (relaxed,) = found.relaxations
    assert (relaxed.sorts, relaxed.grids, relaxed.complete, relaxed.solutions) == (("diagonal",), 12, True, 2)
    assert found.clues == ()


def test_either_of_two_options():
    found = conflict(gw.sudoku(["." * 6] * 6, options=["anti-knight", "diagonals"]))
    assert {relaxed.sorts: relaxed.grids for relaxed in found.relaxations} == {
        ("diagonal",): 11_520,
        ("no equals a knight's move apart",): 8_640,
    }


def test_two_options_that_must_both_go():
    """Each of them alone leaves no Latin square of order 3."""
    found = conflict(gw.latin(["...", "...", "..."], options=["diagonals", "no-touch"]))
    (relaxed,) = found.relaxations
    assert set(relaxed.sorts) == {"diagonal", "no touching equals"}
    assert relaxed.grids == 12


def test_with_the_clues_besides():
    found = conflict(gw.latin(["12.", "2..", "..."], options=["diagonals"]))
    (relaxed,) = found.relaxations
    assert (relaxed.grids, relaxed.solutions) == (12, 1)
    found = conflict(gw.latin(["11.", "...", "..."], options=["diagonals"]))
    (relaxed,) = found.relaxations
    assert (relaxed.grids, relaxed.solutions) == (12, 0)  # the clues clash, too


def test_a_clue_and_an_option():
    """Two equal givens on a diagonal: to drop it is mentioned besides the clues."""
    puzzle = gw.sudoku(["1...", "....", "....", "...1"], options=["diagonals"])
    found = conflict(puzzle)
    assert [clue.word for clue in found.clues] == ["r1c1=1", "r4c4=1"]
    (relaxed,) = found.relaxations
    assert (relaxed.sorts, relaxed.grids, relaxed.solutions) == (("diagonal",), None, 2)
    assert judged(without_sorts(puzzle, relaxed.sorts), clues=True) == 2


def test_rules_of_the_kind_are_not_dropped_for_a_wrong_clue():
    found = conflict(gw.suguru(["AABB", "AABB"], [[1, 0, 0, 0], [0, 1, 0, 0]]))
    assert found.clues
    assert found.relaxations == ()


def test_a_layout_of_regions():
    puzzle = gw.jigsaw(regions=["AABB", "ABBC", "ADCC", "DDDC"])
    found = conflict(puzzle)
    assert {sort_of(rule) for rule in found.rules} == {"row", "column", "region"}
    assert len(found.rules) < len(puzzle.rules) - 1
    assert [(relaxed.sorts, relaxed.grids) for relaxed in found.relaxations] == [(("region",), 576)]
    confirm_rules(puzzle, found)


def test_a_row_that_is_a_region_stays_a_row():
    puzzle = gw.jigsaw(regions=["AAAA", "BBBB", "CDDD", "CCCD"], options=["no-touch"])
    found = conflict(puzzle)
    assert found.relaxations
    for relaxed in found.relaxations:
        left = without_sorts(puzzle, relaxed.sorts)
        assert ("row" in relaxed.sorts) or sum(sort_of(rule) == "row" for rule in left.rules) == 4
    confirm_rules(puzzle, found)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6), st.sampled_from((3, 4, 5)), st.sets(st.sampled_from(OPTIONS), min_size=1))
def test_whatever_rules_leave_no_grid(seed, size, options):
    rng = random.Random(seed)
    grid = gw.Grid(size, size)
    labels = rows_of(grid, random_regions(rng, grid)) if rng.random() < 0.5 and size > 3 else None
    givens = [[0] * size for _ in range(size)]
    givens[rng.randrange(size)][rng.randrange(size)] = rng.randint(1, size)
    chosen = sorted(options)
    puzzle = gw.jigsaw(givens, labels, options=chosen) if labels else gw.latin(givens, options=chosen)
    found = gw.diagnose(puzzle).conflict
    if found and not found.clues:
        confirm_rules(puzzle, found)
    elif found:
        for relaxed in found.relaxations:
            assert judged(without_sorts(puzzle, relaxed.sorts), clues=True) == relaxed.solutions > 0
    else:
        assert judged(puzzle) > 0


@pytest.mark.parametrize("lang", gw.languages())
def test_it_is_told_in_every_language(lang):
    found = gw.diagnose(gw.sudoku(["." * 6] * 6, options=["anti-knight", "diagonals"]))
    messages = gw.as_data(found, lang)["messages"]
    assert any("520" in message for message in messages)


def test_options_to_blame_come_in_their_usual_order() -> None:
    found = conflict(gw.sudoku(["." * 6] * 6, options=["anti-knight", "no-touch", "diagonals"]))
    diagonals, touch, knight = "diagonal", "no touching equals", "no equals a knight's move apart"
    pairs = [(diagonals, touch), (diagonals, knight), (touch, knight)]
    assert [relaxed.sorts for relaxed in found.relaxations] == pairs
