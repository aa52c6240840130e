"""Many grids at once."""

from __future__ import annotations

import array

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
    assert np.asarray(answers.solutions).shape == (4, 81)
    assert not np.asarray(answers.solutions)[2].any()


def test_no_grids_at_all() -> None:
    assert list(gw.Engine(PUZZLES[0]).solve_many(b"")) == []
    assert list(gw.Engine(PUZZLES[0]).solve_many(np.zeros((0, 81), dtype=np.uint8))) == []
    assert gw.solve_many([]) == []


def test_nonsense_is_refused() -> None:
    engine = gw.Engine(PUZZLES[0])
    with pytest.raises(gw.GridwrightError, match="80 bytes are no whole number of grids of 81 cells"):
        engine.solve_many(bytes(80))
    with pytest.raises(gw.GridwrightError, match="not items of 8 bytes"):
        engine.solve_many(np.zeros(81, dtype=np.int64))
    assert engine.solve_many(b"\xff" * 81)[0].status is gw.Status.NONE, "255 is no value"


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
