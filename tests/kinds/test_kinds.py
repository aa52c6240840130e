"""Every kind: its examples, its constructor, and what it refuses."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest

import gridwright as gw

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.txt"))


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_the_examples_of_a_kind_have_one_solution(kind: gw.Kind) -> None:
    assert kind.examples
    for text in kind.examples:
        puzzle = gw.load(text)
        assert puzzle.kind == kind.id
        outcome = gw.solve(puzzle)
        assert outcome.status is gw.Status.UNIQUE
        assert outcome.solution is not None
        assert puzzle.holds(outcome.solution.values)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_files_have_one_solution(path: Path) -> None:
    expected = gw.Status.NONE if "none" in path.stem else gw.Status.UNIQUE
    assert gw.solve(gw.load_file(path)).status is expected


def test_there_are_two_examples_of_each_kind_in_our_notation() -> None:
    kinds = [gw.load_file(path).kind for path in EXAMPLES if not path.stem.startswith("seed")]
    assert {kind.id: kinds.count(kind.id) >= 2 for kind in gw.all_kinds()} == {k.id: True for k in gw.all_kinds()}


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_each_kind_has_a_constructor_in_the_api(kind: gw.Kind) -> None:
    assert getattr(gw, kind.id) is kind.make
    assert kind.id in dir(gw)
    assert kind.make.__doc__
    for alias in kind.aliases:
        assert gw.kind(alias) is kind


def test_unknown_kinds_are_named() -> None:
    with pytest.raises(gw.RuleError, match=r"unknown kind .soduko.; there are calcudoku, comparison, consec"):
        gw.kind("soduko")
    with pytest.raises(AttributeError, match="soduko"):
        _ = gw.soduko


@pytest.mark.parametrize("size", [1, 2, 4, 6, 8, 9, 10, 12, 16, 25])
def test_sudoku_of_any_size(size: int) -> None:
    outcome = gw.solve(gw.sudoku(np.zeros((size, size), dtype=int)), limit=1, timeout=60)
    assert outcome.solution is not None
    assert gw.sudoku(np.zeros((size, size), dtype=int)).holds(outcome.solution.values)


@pytest.mark.parametrize("shape", [(5, 5), (6, 7), (8, 3)])
def test_a_suguru_with_diagonals_is_refused_with_its_reason(shape: tuple[int, int]) -> None:
    rows, cols = shape
    regions = [[row * 100 + col // 2 for col in range(cols)] for row in range(rows)]
    reason = "falling diagonal can never be filled: its 5 cells" if rows == cols else "diagonals need a square grid"
    with pytest.raises(gw.RuleError, match=reason):
        gw.suguru(regions, options=["diagonals"])


def test_a_small_suguru_with_diagonals_is_a_puzzle() -> None:
    puzzle = gw.suguru(["AAB", "ABB", "CCC"], options=["diagonals"])
    by_hand = sum(puzzle.holds(values) for values in product((1, 2, 3), repeat=9))
    assert gw.count(puzzle).at_least == by_hand


def test_mixes_are_puzzles_like_any_other() -> None:
    mixed = gw.load_file(next(path for path in EXAMPLES if path.stem == "jigsaw-signs-diagonals"))
    assert {"falling diagonal", "region 1"} <= {rule.label for rule in mixed.rules}
    assert any("<" in rule.label for rule in mixed.rules)
    assert gw.load(gw.dump(mixed)) == mixed == gw.load(gw.dump(mixed, "json"))


def test_hakyuu_keeps_equal_values_apart() -> None:
    ripple = gw.hakyuu(["ABBCCC"])
    assert ripple.holds([1, 2, 1, 3, 2, 1]) is True
    assert ripple.holds([1, 1, 2, 3, 2, 1]) is False
    assert ripple.holds([1, 1, 2, 2, 3, 1]) is False


def test_kojun_puts_the_greater_on_top() -> None:
    column = gw.kojun(["A", "A", "B", "B"])
    assert [s.values for s in gw.solutions(column)] == [(2, 1, 2, 1)]
