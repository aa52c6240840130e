"""Many grids at once."""

from __future__ import annotations

import array
import copy
import pickle
import sys

import numpy as np
import pytest
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.engine import native

LINES = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
    "11" + "." * 79,
    "." * 81,
)
PUZZLES = [gw.load(line) for line in LINES]
DATA = bytes(value for puzzle in PUZZLES for value in puzzle.givens)
STATUSES = [gw.Status.UNIQUE, gw.Status.UNIQUE, gw.Status.NONE, gw.Status.SEVERAL]


@pytest.mark.parametrize(
    "buffer",
    [
        DATA,
        bytearray(DATA),
        memoryview(DATA),
        array.array("B", DATA),
        np.frombuffer(DATA, dtype=np.uint8),
        np.frombuffer(DATA, dtype=np.uint8).reshape(-1, 81),
        np.frombuffer(DATA, dtype=np.uint8).reshape(-1, 9, 9),
        np.asfortranarray(np.frombuffer(DATA, dtype=np.uint8).reshape(-1, 81)),
    ],
    ids=["bytes", "bytearray", "memoryview", "array", "numpy", "numpy-2d", "numpy-3d", "fortran"],
)
def test_any_buffer_of_bytes(buffer: object) -> None:
    answers = gw.Engine(PUZZLES[0]).solve_many(buffer)
    assert [outcome.status for outcome in answers] == STATUSES
    assert list(answers.statuses) == [1, 1, 0, 2]
    assert answers[-1].at_least == 2
    assert [answers[i].solution for i in (0, 1)] == [gw.solve(puzzle).solution for puzzle in PUZZLES[:2]]
    assert answers[1:3] == [answers[1], answers[2]]
    assert not answers.solutions[2].any()


def test_no_grids_at_all() -> None:
    assert list(gw.Engine(PUZZLES[0]).solve_many(b"")) == []
    assert list(gw.Engine(PUZZLES[0]).solve_many(np.zeros((0, 81), dtype=np.uint8))) == []
    assert gw.solve_many([]) == []


def test_nonsense_is_refused() -> None:
    engine = gw.Engine(PUZZLES[0])
    with pytest.raises(gw.GridwrightError, match="80 numbers are not a whole number of grids of 81 cells"):
        engine.solve_many(bytes(80))
    with pytest.raises(gw.GridwrightError, match="grid 1: r1c1: 255 is not a value of that cell"):
        engine.solve_many(b"\xff" * 81)


NUMBERS = np.frombuffer(DATA, dtype=np.uint8)
MASKED = np.ma.array(np.where(NUMBERS == 0, 7, NUMBERS).astype(int), mask=NUMBERS == 0).reshape(4, 81)
"""Something stands under the mask, which is not to be seen."""


@pytest.mark.parametrize("dtype", ["i1", "u2", "i4", ">i4", "i8", "u8", "O"])
@pytest.mark.parametrize("shape", [(-1,), (4, 81), (4, 9, 9)])
def test_arrays_of_any_integers_and_shapes(dtype: str, shape: tuple[int, ...]) -> None:
    answers = gw.Engine(PUZZLES[0]).solve_many(NUMBERS.reshape(shape).astype(dtype))
    assert answers.statuses.tolist() == [1, 1, 0, 2]
    assert answers.solutions.shape == ((4, 9, 9) if len(shape) == 3 else (4, 81))
    assert tuple(answers.solutions[0].ravel()) == gw.solve(PUZZLES[0]).solution.values  # type: ignore[union-attr]


class Table:
    """What pandas calls a frame: neither an array nor a buffer, but one can be had from it."""

    def __init__(self, array: object) -> None:
        self.to_numpy = lambda: array

    def __array__(self, *rest: object, **more: object) -> object:
        return self.to_numpy()


@pytest.mark.parametrize(
    "lists",
    [
        NUMBERS.tolist(),
        NUMBERS.reshape(4, 81).tolist(),
        NUMBERS.reshape(4, 9, 9).tolist(),
        [list(NUMBERS.reshape(4, 9, 9)[i]) for i in range(4)],
        [puzzle.givens for puzzle in PUZZLES],
        [puzzle.rows for puzzle in PUZZLES],
        array.array("i", list(DATA)),
        MASKED,
        MASKED.astype(np.uint8),
        Table(NUMBERS.reshape(4, 81)),
    ],
    ids=["flat", "grids", "rows", "rows of arrays", "tuples", "twice", "array", "masked", "masked bytes", "table"],
)
def test_nested_lists(lists: object) -> None:
    assert [outcome.status for outcome in gw.Engine(PUZZLES[0]).solve_many(lists)] == STATUSES


def test_one_grid_of_rows() -> None:
    engine = gw.Engine(PUZZLES[0])
    assert engine.solve_many(NUMBERS[:81].reshape(9, 9).astype(int))[0] == engine.solve_many(DATA[:81])[0]
    assert engine.solve_many(PUZZLES[0].rows).statuses.tolist() == [1]
    assert engine.solve(NUMBERS[81:162].reshape(9, 9)) == engine.solve(PUZZLES[1].givens)


@pytest.mark.parametrize("number", [-1, 10, 256, 10**12, -(2**40)])
def test_numbers_that_are_no_values_are_refused(number: int) -> None:
    grids = np.zeros((2, 81), dtype=np.int64)
    grids[1, 5] = number
    engine = gw.Engine(PUZZLES[0])
    for some in (grids, grids.tolist(), grids.reshape(2, 9, 9), grids.reshape(-1)):
        with pytest.raises(gw.GridwrightError, match=f"grid 2: r1c6: {number} is not a value of that cell"):
            engine.solve_many(some)


def test_numbers_too_high_for_their_region_are_refused() -> None:
    puzzle = gw.load("suguru 2x3\n...\n...\nregions:\nAAB\nABB\n")
    with pytest.raises(gw.GridwrightError, match="grid 2: r2c2: 4 is not a value of that cell"):
        gw.Engine(puzzle).solve_many([[0] * 6, [0, 0, 0, 0, 4, 0]])


def test_one_grid_comes_back_as_it_came() -> None:
    rows = NUMBERS[:81].reshape(9, 9)
    engine = gw.Engine(PUZZLES[0])
    for some in (rows, rows.astype(int), rows.tolist()):
        assert engine.solve_many(some).solutions.shape == (9, 9)
        assert pickle.loads(pickle.dumps(engine.solve_many(some))).solutions.shape == (9, 9)
    assert engine.solve_many(rows.reshape(-1)).solutions.shape == (1, 81)


@pytest.mark.parametrize(
    ("grids", "message"),
    [
        (np.zeros(81), "whole numbers, not float64"),
        (np.zeros(81, dtype=bool), "whole numbers, not bool"),
        (np.zeros(81, dtype="U1"), "whole numbers, not <U1"),
        (np.zeros(81, dtype="M8[s]"), "whole numbers, not datetime64"),
        (np.zeros((2, 3, 27), dtype=int), "an array of 2x3x27 for grids of 9x9; give n x 81 or n x 9 x 9"),
        (np.zeros((1, 1, 9, 9), dtype=np.uint8), "an array of 1x1x9x9 for grids of 9x9"),
        (LINES[0], "numbers, not the text '53"),
        (PUZZLES[:2], "numbers, not <Puzzle"),
        (PUZZLES[0], "not a Puzzle"),
        (7, "not a int"),
        ([[0] * 81, [0] * 80], "grid 2: 80 givens for 81 cells"),
        ([[0] * 81, [0.5] + [0] * 80], "grid 2: r1c1: 0.5 is not a whole number"),
        ([[[0] * 9] * 9, [[0] * 9] * 8 + [[0] * 8]], "grid 2: a row of the givens has 8 cells instead of 9"),
        (LINES, "not the text .53"),
    ],
)
def test_what_is_no_grid_is_refused_in_words(grids: object, message: str) -> None:
    with pytest.raises(gw.GridwrightError, match=message):
        gw.Engine(PUZZLES[0]).solve_many(grids)


def test_answers_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    answers = gw.Engine(PUZZLES[0]).solve_many([puzzle.rows for puzzle in PUZZLES])
    assert isinstance(answers.solutions, memoryview)
    assert answers.solutions.shape == (4, 9, 9)
    assert answers.statuses.tolist() == [1, 1, 0, 2]


def test_engines_and_answers_go_to_other_processes() -> None:
    puzzle = gw.sudoku([[0] * 4] * 4, options=["diagonals"])
    diagonals = [rule for rule in puzzle.rules if "diagonal" in rule.label]
    engine = pickle.loads(pickle.dumps(gw.Engine(puzzle, optional=diagonals)))
    assert engine.puzzle == puzzle
    assert engine.count(without=diagonals).at_least == 288
    answers = engine.solve_many([puzzle.givens])
    assert pickle.loads(pickle.dumps(answers)) == answers
    assert copy.deepcopy(engine).count().at_least == engine.count().at_least < 288


def test_without_a_solution_there_are_zeros_whatever_was_in_memory_before() -> None:
    engine = gw.Engine(PUZZLES[0])
    solvable, hopeless = DATA[:81] * 3000, DATA[162:243] * 3000
    for _ in range(3):
        assert all(bytes(engine.solve_many(solvable).solutions))
        assert not any(bytes(engine.solve_many(hopeless).solutions))


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_and_their_number_do_not_show(threads: int) -> None:
    engine = gw.Engine(PUZZLES[0])
    data = DATA * 800
    answers = engine.solve_many(data, threads=threads)
    assert bytes(answers.statuses) == bytes([1, 1, 0, 2]) * 800
    assert bytes(answers.solutions) == bytes(engine.solve_many(DATA, threads=1).solutions) * 800


def test_hard_ones_are_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "HAND_OVER", 0)
    assert [outcome.status for outcome in gw.Engine(PUZZLES[0]).solve_many(DATA)] == STATUSES


def test_puzzles_of_all_shapes_together() -> None:
    puzzles = []
    for seed in range(6):
        for name in (*SQUARE_KINDS, *REGION_KINDS, *MIXES):
            try:
                puzzles.append(random_puzzle(name, seed))
            except gw.RuleError:
                continue
    outcomes = gw.solve_many(puzzles)
    alone = [gw.solve(puzzle) for puzzle in puzzles]
    assert [outcome.status for outcome in outcomes] == [outcome.status for outcome in alone]
    assert [outcome.solution for outcome in outcomes] == [outcome.solution for outcome in alone]


@pytest.mark.parametrize(
    "lists",
    [
        lambda: (puzzle.givens for puzzle in PUZZLES),
        lambda: iter([puzzle.rows for puzzle in PUZZLES]),
        lambda: ((iter(row) for row in puzzle.rows) for puzzle in PUZZLES),
        lambda: map(iter, (puzzle.givens for puzzle in PUZZLES)),
        lambda: iter(DATA),
    ],
    ids=["generator", "iterator", "all the way down", "map", "numbers"],
)
def test_what_can_be_gone_through_only_once(lists):
    answers = gw.Engine(PUZZLES[0]).solve_values(lists())  # as solve_many does, whose grids tests go through again
    assert [outcome.status for outcome in answers] == STATUSES


def test_a_number_is_no_grid():
    for number in (np.array(5), np.array(5, dtype=np.uint8), np.int64(5), np.float64(5)):
        with pytest.raises(gw.GridwrightError, match="a single number is not a grid of 81 cells"):
            gw.Engine(PUZZLES[0]).solve_many(number)
    with pytest.raises(gw.GridwrightError, match="givens are numbers, not False"):
        gw.Engine(PUZZLES[0]).solve_many([False] * 81)


def test_texts_are_read_elsewhere() -> None:
    line = gw.dump(PUZZLES[0], "line").strip()
    for texts in (line, [line, line]):
        with pytest.raises(gw.GridwrightError, match=r"not the text '[^']+'; load_all\(\) and batch\(\) read texts"):
            gw.Engine(PUZZLES[0]).solve_many(texts)
