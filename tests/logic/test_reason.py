"""Smallest reasons and trial: as steps, alone, asked for, and at the end of the ladder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from boards import board_of, found, position_of, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles
from gridwright.logic.reason import rating_of

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def wing() -> tuple[gw.Puzzle, dict[str, str]]:
    """r1c1 is 1 or 2; either way 3 stands in r1c4 or r2c2, and r2c4 sees both."""
    return gw.latin(["....."] * 5), {"r1c1": "12", "r1c4": "13", "r2c1": "23"}


def test_a_wing_in_a_latin_square() -> None:
    puzzle, candidates = wing()
    board = board_of(puzzle, **candidates)
    step = gw.reason(position_of(board, puzzle), "r2c4", 3)
    assert said(board, step.eliminations) == {"r2c4=3"}
    assert {puzzle.grid.names(pair) for pair in step.pairs} == {"r1c1 r1c4", "r1c1 r2c1", "r1c4 r2c4", "r2c1 r2c4"}
    assert {puzzle.grid.name(cell) for cell in step.grounds} == {"r1c1", "r1c4", "r2c1"}
    assert not step.houses
    assert step.rating == 2.9
    assert gw.verify(position_of(board, puzzle), [step]) == []


def test_every_premise_is_needed() -> None:
    puzzle, candidates = wing()
    board = board_of(puzzle, **candidates)
    position = position_of(board, puzzle)
    step = gw.reason(position, "r2c4", 3)
    for number in range(len(step.pairs)):
        assert gw.verify(position, [replace(step, pairs=step.pairs[:number] + step.pairs[number + 1 :])])
    for number in range(len(step.grounds)):
        assert gw.verify(position, [replace(step, grounds=step.grounds[:number] + step.grounds[number + 1 :])])
    assert gw.verify(position, [replace(step, eliminations=((puzzle.grid.named("r2c5"), 3),))])


def test_the_links_lead_to_a_contradiction() -> None:
    puzzle, candidates = wing()
    board = board_of(puzzle, **candidates)
    step = gw.reason(position_of(board, puzzle), "r2c4", 3)
    assert step.links[0].first == (puzzle.grid.named("r2c4"), 3)
    assert step.cells[0] == puzzle.grid.named("r2c4")
    reached = [step.links[0].first]
    for link in step.links:  # everything is told before it is used
        assert link.first in reached
        reached.append(link.second)


def test_what_whole_rules_say_is_no_chain() -> None:
    puzzle = gw.load(gw.kind("killer").examples[0])
    for name, value in (("r1c1", 2), ("r1c4", 3), ("r2c2", 2)):
        step = gw.reason(puzzle, name, value)
        assert step.rules and not step.links
        assert gw.tell(step, puzzle).startswith("This is all it takes: ")
        assert gw.verify(puzzle, [step]) == []


def test_a_sign_counts_as_one() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r1c3"], ["....", "....", "....", "...."])
    step = gw.reason(puzzle, "r1c1", 3)
    assert set(step.pairs) == {(0, 1), (1, 2)}
    assert not step.grounds
    assert step.rating == 2.9
    assert gw.verify(puzzle, [step]) == []
    assert gw.verify(puzzle, [replace(step, pairs=step.pairs[:1])])


def test_a_value_that_must_stand_there() -> None:
    puzzle = gw.sudoku(["1...", "....", ".1..", "...1"])
    step = gw.reason(puzzle, "r2c3", 1)
    assert step.placements == ((6, 1),)
    assert len(step.houses) == 1
    assert not step.pairs
    assert gw.verify(puzzle, [step]) == []
    assert gw.verify(puzzle, [replace(step, houses=())])


def test_a_naked_single_needs_no_premise_but_its_candidates() -> None:
    puzzle = gw.sudoku(["123.", "....", "....", "...."])
    step = gw.reason(puzzle, 3, 4)
    assert (step.placements, step.houses, step.pairs, step.grounds) == (((3, 4),), (), (), (3,))
    assert gw.verify(puzzle, [step]) == []


@pytest.mark.parametrize(
    ("cell", "value", "message"),
    [
        ("r1c2", 9, "9 is not a value of this puzzle, which has 1 to 4"),
        ("r1c2", 0, "0 is not a value of this puzzle, which has 1 to 4"),
        ("r2c2", 3, "it does not follow that r2c2 is 3 or is not"),
        (99, 1, "99 is not a cell"),
    ],
)
def test_what_does_not_hold_is_refused(cell: int | str, value: int, message: str) -> None:
    with pytest.raises(gw.GridwrightError, match=message):
        gw.reason(gw.sudoku(["1...", "....", "....", "...."]), cell, value)


NINE = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


@pytest.mark.parametrize(
    ("cell", "value", "said"),
    [
        ("r1c1", 5, "r1c1=5 is given."),
        ("r1c1", 2, "r1c1=5 is given. So r1c1 is not 2."),
        ("r5c5", 7, "r1c5=7 rules out 7 in r5c5 (in column 5). So r5c5 is not 7."),
        ("r5c5", 5, "r5c5 can only be 5: every other value is ruled out by r1c5=7, r2c5=9, r4c5=6, r5c1=4, r5c4=8, "
                    "r5c6=3, r5c9=1 and r6c5=2. So r5c5 is 5."),
        ("r1c6", 8, "In box 2, only r1c6 can be 8: elsewhere it is ruled out by r3c3=8 and r5c4=8. So r1c6 is 8."),
    ],
)  # fmt: skip
def test_what_is_gone_or_plain_is_told_as_such(cell: str, value: int, said: str) -> None:
    assert str(gw.reason(NINE, cell, value)) == said


def test_what_clues_rule_out() -> None:
    puzzle = gw.load("sudoku 4x4\n....\n....\n....\n....\nparity: r1c1=odd\nsigns: r2c2<r2c3")
    assert str(gw.reason(puzzle, "r1c1", 2)) == "This clue rules it out: r1c1 is odd. So r1c1 is not 2."
    assert str(gw.reason(puzzle, "r2c2", 4)) == (
        "Look at r2c2 < r2c3: a cell that is less than another cannot hold 4. So cross out 4 in r2c2."
    )
    small = gw.suguru(["AAB", "AAB"], ["...", "..."])
    assert str(gw.reason(small, "r1c3", 4)) == "r1c3 can only hold 1 or 2. So r1c3 is not 4."
    dots = gw.load("sudoku 6x6\n......\n......\n......\n......\n......\n......\ndots: r1c1-r1c2=black")
    assert "5 would have no partner" in str(gw.reason(dots, "r1c1", 5))


def test_what_earlier_steps_crossed_out() -> None:
    trail = gw.explain(gw.load(HARD))
    crossed = {candidate: step for step in trail.steps for candidate in step.eliminations}
    (cell, value), step = next(iter(crossed.items()))
    position = trail.positions[trail.steps.index(step) + 1]
    assert value not in position.marks[cell]
    found = gw.reason(position, cell, value)
    assert found.eliminations[0] == (cell, value)
    assert found.position is not None
    assert gw.verify(found.position, [found]) == []


def test_what_a_player_entered_is_looked_at_as_if_it_were_not_there() -> None:
    solution = gw.solve(NINE).solutions[0].values
    cell = NINE.grid.named("r7c6")
    for wrong in (False, True):
        entry = solution[cell] if not wrong else 3
        entries = tuple(entry if here == cell else 0 for here in NINE.grid.cells)
        step = gw.reason(gw.Position(NINE, entries), "r7c6", 7)
        assert step.placements == ((cell, 7),)
        assert step.technique == "naked-single"


def test_an_entry_with_marks_is_no_reason_for_itself() -> None:
    trail = gw.explain(NINE)
    step = gw.reason(trail.positions[-1], "r7c6", 7)
    assert step.position is not None
    assert any(7 in marks for here, marks in enumerate(step.position.marks) if here != NINE.grid.named("r7c6"))
    assert gw.verify(step.position, [step]) == []


def test_nothing_follows_where_there_is_no_solution() -> None:
    with pytest.raises(gw.GridwrightError, match="there is no solution"):
        gw.reason(gw.sudoku(["12..", "..34", "....", "...."]), "r3c3", 1)


def test_the_technique_takes_all_that_the_same_reason_refutes() -> None:
    puzzle, candidates = wing()
    board = board_of(puzzle, **candidates)
    steps = found(board, "smallest-reason")
    assert len(steps) == 1
    assert gw.verify(position_of(board, puzzle), steps) == []


@pytest.mark.parametrize("kind", ["latin", "suguru"])
def test_nothing_where_every_candidate_is_possible(kind: str) -> None:
    puzzle = gw.latin(["..."] * 3) if kind == "latin" else gw.suguru(["AAA"], ["..."])
    board = board_of(puzzle)
    assert found(board, "smallest-reason") == []
    assert found(board, "supposition") == []
    assert found(board, "trial") == []


def test_they_come_after_everything_with_a_name() -> None:
    assert [technique.id for technique in gw.ladder()][-3:] == ["smallest-reason", "supposition", "trial"]


def test_with_singles_it_explains_a_hard_puzzle_to_the_end() -> None:
    puzzle = gw.load(HARD)
    chosen = [technique for technique in gw.ladder() if technique.id == "smallest-reason"]
    trail = gw.explain(puzzle, (*singles(), *chosen))
    assert trail.solved
    assert gw.verify(puzzle, trail.steps) == []


@pytest.mark.parametrize("name", ["suguru", "sudoku-diagonals"])
def test_trial_takes_the_wrong_candidates_of_one_cell(name: str) -> None:
    path = next(path for path in sorted(EXAMPLES.glob("*.txt")) if path.stem.startswith(name))
    puzzle = gw.load_file(path)
    solution = gw.solve(puzzle).solution
    assert solution is not None
    board = board_of(puzzle)
    step = found(board, "trial")[0]
    cell = step.cells[0]
    assert step.whole
    assert {value for _, value in step.eliminations} == set(step.values) - {solution[cell]}
    assert gw.verify(puzzle, [step]) == []
    assert gw.verify(puzzle, [replace(step, eliminations=((cell, solution[cell]),))])
    assert gw.verify(puzzle, [replace(step, whole=False)])


def test_what_houses_and_cages_leave_is_a_reason() -> None:
    words = ["r1c1-r2c1=cage7", "r1c2-r1c3=cage7", "r1c4-r1c5-r1c6=cage9"]
    puzzle = gw.with_clues(gw.latin(size=6), words)
    step = gw.reason(puzzle, "r2c1", 2)
    assert step.placements == ((6, 2),)
    assert [puzzle.rules[rule].label for rule in step.rules] == words
    assert [house.cells for house in step.houses] == [tuple(range(6))]
    assert gw.verify(puzzle, [step]) == []
    assert gw.verify(puzzle, [replace(step, houses=())])
    assert gw.verify(puzzle, [replace(step, rules=step.rules[:2])])


def test_ratings_grow_with_size() -> None:
    assert [rating_of(size) for size in (2, 4, 5, 6, 8, 10, 20)] == [2.9, 4.5, 7.0, 7.2, 8.4, 9.0, 9.3]
    ratings = [rating_of(size / 2) for size in range(500)]
    assert ratings == sorted(ratings)
    assert ratings[2 * 60] < 10
    assert ratings[-1] < 11


@settings(max_examples=40, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 10_000))
def test_steps_never_contradict_a_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    outcome = gw.solve(puzzle)
    board = board_of(puzzle)
    if not outcome.solutions or board.broken:
        return
    for technique in ("smallest-reason", "supposition", "trial"):
        for step in found(board, technique)[:1]:
            assert gw.verify(position_of(board, puzzle), [step]) == []
            for solution in outcome.solutions:
                assert all(solution[cell] != value for cell, value in step.eliminations)
