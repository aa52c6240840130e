from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError

import pytest

import gridwright as gw
from gridwright.diagnosis import clashes
from gridwright.pictures.drawing import scene

EMPTY = [[0] * 4 for _ in range(4)]


def test_a_comparison_is_only_a_name_for_a_sudoku_with_signs() -> None:
    signs = ["r1c1<r1c2", "r3c3>r4c3"]
    assert gw.comparison(signs, EMPTY) == gw.sudoku(EMPTY, signs=signs)
    assert hash(gw.comparison(signs, EMPTY)) == hash(gw.sudoku(EMPTY, signs=signs))
    assert gw.futoshiki(signs, EMPTY) != gw.sudoku(EMPTY, signs=signs)
    assert gw.latin(EMPTY, signs=signs) == gw.futoshiki(signs, EMPTY)


def test_a_jigsaw_of_boxes_is_a_sudoku() -> None:
    boxes = ["aabb", "aabb", "ccdd", "ccdd"]
    assert gw.jigsaw(EMPTY, boxes) == gw.sudoku(EMPTY)
    assert gw.jigsaw(EMPTY, ["aaaa", "bbbb", "cccc", "dddd"]) != gw.sudoku(EMPTY)


def test_labels_title_and_author_do_not_count() -> None:
    one = gw.suguru(["aab", "abb"], title="One", author="A")
    other = gw.suguru([[1, 1, 2], [1, 2, 2]], title="Other")
    assert one == other
    assert one != gw.suguru(["aab", "abb"], [[1, 0, 0], [0, 0, 0]])


def test_puzzles_never_change() -> None:
    puzzle = gw.sudoku(EMPTY)
    with pytest.raises(FrozenInstanceError):
        puzzle.givens = (1,) * 16
    changed = puzzle.with_givens([1] + [0] * 15)
    assert puzzle.givens[0] == 0
    assert changed.rules == puzzle.rules


def test_holds_asks_givens_and_every_rule() -> None:
    puzzle = gw.sudoku([[1, 0, 0, 0], *EMPTY[1:]])
    good = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    assert puzzle.holds(good)
    assert not puzzle.holds((2, 1, *good[2:]))
    assert not puzzle.holds(good[::-1][:15])
    assert not puzzle.with_givens([2, *[0] * 15]).holds(good)


def test_a_position_adds_entries_to_givens() -> None:
    puzzle = gw.latin([[1, 0], [0, 0]])
    assert gw.Position(puzzle, (0, 2, 0, 0)).values == (1, 2, 0, 0)
    assert gw.Position(puzzle).values == (1, 0, 0, 0)


SMALL = gw.load("1....2..3.4....1")
NOTHING = (frozenset[int](),) * 16


@pytest.mark.parametrize(
    ("entries", "marks", "message"),
    [
        ((0, 4), (), "2 entries for 16 cells"),
        ((0,) * 17, (), "17 entries for 16 cells"),
        ((), NOTHING[:3], "marks of 3 cells for 16 cells"),
        ((0, 9, *[0] * 14), (), "entry in r1c2: 9 is not one of 1 to 4"),
        ((*[0] * 15, -1), (), "entry in r4c4: -1 is not one of 1 to 4"),
        ((), (frozenset({1, 5}), *NOTHING[1:]), "mark in r1c1: 5 is not one of 1 to 4"),
        ((), (*NOTHING[1:], frozenset({0, 2})), "mark in r4c4: 0 is not one of 1 to 4"),
        ((), (frozenset({-2}), *NOTHING[1:]), "mark in r1c1: -2 is not one of 1 to 4"),
        ((5, *[0] * 15), (frozenset({6}), *NOTHING[1:]),
         "entry in r1c1: 5 is not one of 1 to 4\nmark in r1c1: 6 is not one of 1 to 4"),
    ],
)
def test_a_position_has_only_what_its_cells_can_take(entries, marks, message) -> None:
    with pytest.raises(gw.RuleError) as caught:
        gw.Position(SMALL, entries, marks)
    assert str(caught.value) == message


def test_what_a_cell_can_take_is_its_own() -> None:
    puzzle = gw.suguru(["aab", "bbb"])
    assert gw.Position(puzzle, (2, 0, 4, 0, 0, 0), (frozenset({1, 2}), *[frozenset[int]()] * 5))
    with pytest.raises(gw.RuleError, match=r"^entry in r1c2: 3 is not one of 1 to 2$"):
        gw.Position(puzzle, (2, 3, 4, 0, 0, 0))
    with pytest.raises(gw.RuleError, match=r"^mark in r1c1: 4 is not one of 1 to 2$"):
        gw.Position(puzzle, (), (frozenset({1, 4}), frozenset({2}), *[frozenset({4})] * 4))


def test_where_no_rule_states_values_a_position_has_any_that_is_not_negative() -> None:
    puzzle = gw.Puzzle(gw.Grid(1, 2), (), (0, 0))
    assert gw.Position(puzzle, (0, 70), (frozenset({70}), frozenset())).values == (0, 70)
    for entries, marks, message in (
        ((0, -1), (), "entry in r1c2: -1 is less than 0"),
        ((), (frozenset({-1}), frozenset[int]()), "mark in r1c1: -1 is less than 0"),
        ((1,), (), "1 entries for 2 cells"),
    ):
        with pytest.raises(gw.RuleError, match=f"^{message}$"):
            gw.Position(puzzle, entries, marks)


def test_a_position_may_be_wrong_or_repeat_a_given() -> None:
    assert gw.Position(SMALL, (1, 1, *[0] * 14)).values[:2] == (1, 1)


def test_solutions_print_as_rows() -> None:
    solution = gw.solve(gw.latin([[1, 0], [0, 0]])).solution
    assert str(solution) == "1 2\n2 1"
    assert solution is not None
    assert solution.rows == ((1, 2), (2, 1))


def test_a_solution_is_a_sequence_of_values() -> None:
    puzzle = gw.latin([[1, 0], [0, 0]])
    solution = gw.solve(puzzle).solution
    assert solution is not None
    assert list(solution) == [1, 2, 2, 1]
    assert solution[1:3] == (2, 2)
    assert puzzle.holds(solution)
    assert gw.render(puzzle, solution) == gw.render(puzzle, solution.values)


def test_values_print_short() -> None:
    puzzle = gw.latin([[1, 0], [0, 0]])
    assert repr(puzzle) == "<Puzzle: latin 2x2, 1 given>"
    assert str(puzzle) == "1 .\n. ."
    assert repr(gw.solve(puzzle).solution) == "<Solution: 2x2, 1 2 / 2 1>"
    assert repr(gw.solve(puzzle)) == "<Outcome: unique, 1 solution, 0 guesses>"
    assert repr(gw.solve(gw.latin(size=2))).startswith("<Outcome: several, at least 2 solutions, 1 guess>")
    position = gw.Position(puzzle, (0, 2, 0, 0), (frozenset(), frozenset(), frozenset({2}), frozenset()))
    assert repr(position) == "<Position: Puzzle: latin 2x2, 1 given, 1 entry, marks in 1 cell>"


def test_givens_that_no_cell_can_take_are_refused() -> None:
    puzzle = gw.latin(size=2)
    with pytest.raises(gw.RuleError, match="r1c2: 3 is not one of 1 to 2"):
        puzzle.with_givens([0, 3, 0, 0])
    with pytest.raises(gw.RuleError, match="r1c1: -1 is not one of 1 to 2"):
        puzzle.with_givens([-1, 0, 0, 0])


def test_puzzles_and_answers_travel() -> None:
    for kind in gw.all_kinds():
        puzzle = gw.load(kind.examples[0])
        outcome = gw.solve(puzzle)
        assert pickle.loads(pickle.dumps(puzzle)) == puzzle == copy.deepcopy(puzzle)
        assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_puzzles_share_their_rules():
    first, second = (gw.load(f"sudoku 4x4\n{row}\n....\n....\n....") for row in ("1...", "2..."))
    assert first.rules is second.rules
    assert first.with_givens([0] * 16).rules is first.rules


def test_another_process_hashes_rules_anew():
    """Names have another hash in every process; a hash that travels with a puzzle would be wrong."""
    puzzle = gw.load("sudoku 4x4\n1...\n....\n....\n....")
    hash(puzzle.rules)
    code = (
        "import pickle, sys; puzzle = pickle.load(sys.stdin.buffer); "
        "print(hash(puzzle.rules) == hash(tuple(puzzle.rules)), type(puzzle.rules).__name__)"
    )
    run = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(puzzle), capture_output=True, check=True)
    assert run.stdout.split() == [b"True", b"Rules"]


@pytest.mark.parametrize(
    "use",
    [
        gw.solve, gw.count, gw.solutions, gw.true_candidates, gw.explain, gw.hint, gw.rate, gw.diagnose, clashes,
        gw.dump, gw.svg, scene, gw.render, gw.page, gw.Engine,
        lambda wrong: gw.solve_many([wrong]), lambda wrong: gw.book([wrong]), lambda wrong: gw.gallery([wrong]),
    ],
)
@pytest.mark.parametrize("wrong", ["1....2..3.4....1", None, 7])
def test_what_is_no_puzzle_is_refused_in_words(use, wrong) -> None:
    with pytest.raises(TypeError, match=f"a Puzzle.* is needed, not {type(wrong).__name__}"):
        use(wrong)
