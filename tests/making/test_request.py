"""Requests are checked when they are made, before anything is begun."""

from __future__ import annotations

import re

import pytest

import gridwright as gw
from gridwright.making.request import requested


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"kind": "sudok"}, "unknown kind 'sudok'"),
        ({"kind": "sudoku", "size": 7}, "7 cells make no boxes; sizes that do are 4, 6, 8, 9, 10"),
        ({"kind": "sudoku", "size": (6, 8)}, "as many rows as columns are needed, not 6x8"),
        ({"kind": "sudoku", "size": 0}, "0 rows is outside 1 to 100"),
        ({"kind": "sudoku", "givens": (5, 4)}, "givens 5..4: the first must not be more than the second"),
        ({"kind": "sudoku", "size": 4, "givens": (17, 20)}, "there are only 16 cells for them on a grid of 4x4"),
        ({"kind": "suguru", "size": (6, 8), "symmetry": "rotate4"}, "'rotate4' needs a square grid, not 6x8"),
        ({"kind": "sudoku", "symmetry": "rotat2"}, "unknown symmetry 'rotat2'"),
        ({"kind": "sudoku", "level": "nightmare"}, "unknown level 'nightmare'"),
        ({"kind": "sudoku", "level": "easy", "rating": (1, 2)}, "level and rating cannot be asked for together"),
        ({"kind": "sudoku", "rating": (5.7, 6.2)}, "no technique is rated 5.7..6.2; the nearest are 5.5 and 6.5"),
        ({"kind": "sudoku", "rating": (20, 30)}, "no technique is rated 20..30; the nearest is 11.0"),
        ({"kind": "sudoku", "minutes": (9, 3)}, "minutes 9..3: the first must not be more than the second"),
        ({"kind": "sudoku", "clues": {"dot": "few"}}, "unknown sort of clues 'dot'"),
        ({"kind": "sudoku", "clues": {"dots": "some"}}, "dots: 'some' is not an amount; give a number, few or all"),
        ({"kind": "sudoku", "options": ["diagonal"]}, "unknown option 'diagonal'"),
        ({"kind": "sudoku", "techniques": ["xy-wig"]}, "unknown technique 'xy-wig'"),
        ({"kind": "sudoku", "techniques": ["xy-wing"], "level": "easy"}, "xy-wing is rated 4.2: harder than easy"),
        ({"kind": "sudoku", "techniques": ["x-wing"], "without": ["x-wing"]}, "cannot be both used and done without"),
        ({"kind": "sudoku", "techniques": ["unique-rectangle"]}, "relies on the solution being the only one"),
        ({"kind": "sudoku", "pattern": ["x."]}, "pattern: 1 row, but a grid of 9x9 has 9"),
        ({"kind": "jigsaw", "size": 4, "regions": ["AAAA", "BBB"]}, "regions: 2 rows, but a grid of 4x4 has 4"),
        (
            {"kind": "sudoku", "size": 4, "pattern": ["xxxx", "xxx", "xxxx", "xxxx"]},
            "pattern: row 2 is for 3 cells, but those of a grid of 4x4 have 4",
        ),
        ({"kind": "sudoku", "regions": "hexagons"}, "give random or compact, or a label for each cell"),
        ({"kind": "jigsaw", "size": 4, "regions": ["AAAA", "ABBB", "BCCC", "CDDD"]}, "A has 5 cells instead of 4"),
        ({"kind": "killer", "symmetry": "rotate2"}, "symmetry 'rotate2': the cages of a killer cover the whole grid"),
        ({"kind": "calcudoku", "minimal": True}, "minimal: the calculations of a calcudoku cover the whole grid"),
        ({"kind": "kakuro", "size": 1}, "a kakuro of 1x1: it needs at least 2 rows and 2 columns"),
        ({"kind": "consecutive", "size": 4, "clues": {"dots": 2}}, "dots: all-white-dots says that all"),
        ({"kind": "sudoku", "options": ["all-xv"], "clues": {"xv": 0}}, "so there cannot be just 0"),
        ({"kind": "sudoku", "best_of": 0}, "best_of is at least 1, not 0"),
        ({"kind": "sudoku", "by": "beauty"}, "unknown measure 'beauty'"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(words, told):
    with pytest.raises(gw.GridwrightError) as refused:
        requested(**words)
    assert told in str(refused.value)


def test_a_misspelt_detail_is_told():
    with pytest.raises(TypeError, match="unknown detail 'n'; there are count, seed"):
        gw.generate("sudoku", 9, n=2)  # type: ignore[call-arg]


def test_what_a_kind_has_by_itself():
    assert requested("comparison").clues == (("signs", "few"),)
    assert requested("killer").clues == (("cages", "all"),)
    assert requested("killer").givens == (0, 0)
    assert requested("suguru").grid == gw.Grid(8, 8)
    assert requested("comparison", clues={"signs": 0}).clues == ()
    assert requested("sudoku", clues={"dots": 5}).clues == (("dots", 5),)


@pytest.mark.parametrize(
    ("kind", "size", "details", "said"),
    [
        ("sudoku", 9, {"givens": (10, 16)}, "16 givens at most never has one solution; it takes 17 at least"),
        ("jigsaw", 6, {"givens": (0, 4)}, "it takes 5 at least"),
        ("sudoku", 4, {"pattern": ["x...", ".x..", "..x.", "...."]}, "3 givens in the pattern"),
        ("sudoku", 9, {"minutes": (0, 0)}, "every puzzle takes some time"),
        ("sudoku", 9, {"by": "flow"}, "make several of each"),
        ("latin", 5, {"regions": "random"}, "a latin has no regions"),
        ("kakuro", 8, {"regions": "compact"}, "a kakuro has no regions"),
    ],
)
def test_what_would_be_in_vain_is_refused_at_once(kind, size, details, said):
    with pytest.raises(gw.GridwrightError, match=re.escape(said)):
        requested(kind, size, **details)


def test_a_pattern_that_leaves_several_solutions_is_refused():
    pattern = ["xxxxxxxxx"] * 3 + ["........."] * 6
    with pytest.raises(gw.GridwrightError, match="these 27 cells left several solutions in each of 32 full grids"):
        next(gw.generate("sudoku", 9, pattern=pattern, seed=1))


@pytest.mark.parametrize(
    ("kind", "details", "rules"),
    [
        (
            "sudoku", {"size": 9, "options": ["anti-knight", "no-touch", "no-consecutive", "diagonals"]},
            "anti-knight and diagonals and no-consecutive and no-touch",
        ),
        ("suguru", {"regions": ["AA", "BB"]}, "these regions"),
    ],
)  # fmt: skip
def test_rules_that_no_grid_keeps_are_refused(kind, details, rules):
    with pytest.raises(gw.GridwrightError, match=f"no full grid of .* fits a {kind} with {rules}"):
        next(gw.generate(kind, seed=1, **details))


def test_what_is_rare_is_looked_for_longer_where_nothing_is_rated():
    for made in gw.generate("sudoku", givens=(21, 21), count=2, seed=1):
        assert made.clues["givens"] == 21


def test_as_many_clues_as_are_asked_for_or_none():
    made = next(gw.generate("sudoku", 4, clues={"dots": 3}, seed=1))
    assert made.clues["dots"] == 3
    with pytest.raises(gw.GridwrightError, match="no such puzzle was found in 2 tries"):
        next(gw.generate("sudoku", 4, clues={"dots": 24}, tries=2, seed=1))


@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("sudoku", {"techniques": ["sign-bound"]}),
        ("sudoku", {"techniques": ["naked-single", "combinations"], "clues": {"signs": "few"}}),
        ("suguru", {"techniques": ["hidden-single-line"], "size": 6}),
        ("latin", {"techniques": ["hidden-single-region"], "size": 5}),
    ],
)
def test_techniques_that_never_find_anything_are_refused_at_once(kind, details):
    with pytest.raises(gw.GridwrightError, match=rf"{details['techniques'][-1]} never finds anything in a {kind} of "):
        gw.generate(kind, **details)


def test_techniques_that_look_at_what_is_there_are_not_refused():
    details = {"size": 6, "clues": {"signs": "few"}, "techniques": ["sign-bound"], "level": "easy", "seed": 1}
    assert "sign-bound" in dict(next(gw.generate("sudoku", **details)).rated.techniques)


@pytest.mark.parametrize("clues", [{"dots": 100_000}, {"cages": 9999}, {"signs": "few", "thermometers": 500}])
def test_more_clues_than_any_grid_has_are_refused_at_once(clues):
    with pytest.raises(gw.GridwrightError, match=r"\d+ are too many; none of 4 full grids of 9x9 had more than [1-9]"):
        gw.generate("sudoku", 9, clues=clues, seed=1)


def test_where_all_clues_are_there_none_could_go():
    made = next(gw.generate("consecutive", 6, seed=1))
    assert made.needless <= sum(map(bool, made.puzzle.givens))


def test_where_no_attempt_comes_to_an_easy_puzzle_that_is_said_at_once():
    """What sums say of a Kakuro is never as easy: four hundred attempts would take minutes, and find none."""
    with pytest.raises(gw.GridwrightError, match=r"no kakuro of 5x5 .* was found that is easy: the nearest of "):
        next(gw.generate("kakuro", 5, level="easy"))


def test_a_kakuro_of_five_rows_is_made():
    """Without a hole in its block of 4x4, hardly any sums leave one solution."""
    made = next(gw.generate("kakuro", 5, seed=1))
    assert gw.solve(made.puzzle).status is gw.Status.UNIQUE
