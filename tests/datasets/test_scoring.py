"""Answers of machines: any text has a score from 0 to 1 with reasons, and right answers have 1."""

from __future__ import annotations

import json
from itertools import count, islice
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridwright as gw

PUZZLE = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
OUTCOME = gw.solve(PUZZLE)
assert OUTCOME.solution is not None
SOLUTION = OUTCOME.solution
EXAMPLES = Path(__file__).parents[2] / "examples"
LINE = "".join(map(str, SOLUTION.values))
ROWS = [LINE[at : at + 9] for at in range(0, 81, 9)]
SMALL = gw.load("1....2..3.4....1")


def drawn() -> str:
    lines = ["| " + " | ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6)) + " |" for row in ROWS]
    return "\n".join("\n".join([*lines[at : at + 3], "+-------+-------+-------+"]) for at in (0, 3, 6))


@pytest.mark.parametrize(
    "answer",
    [
        LINE,
        f"The answer is {LINE}.",
        "\n".join(ROWS),
        f"Let me think.\n\n```\n{drawn()}\n```\nThat is it.",
        f"The puzzle:\n{gw.dump(PUZZLE, 'line')}\nSolved:\n" + "\n".join(" ".join(row) for row in ROWS),
        "First I thought " + "1" * 81 + " but it is " + LINE,
        json.dumps({"answer": SOLUTION.rows}),
        f"answer = {list(SOLUTION.values)}",
        "\n".join(str(list(map(int, row))) + "," for row in ROWS),
        " ".join(f"r{row + 1}c{col + 1}={ROWS[row][col]}" for row in range(9) for col in range(9)),
        f"The puzzle:\n{gw.dump(PUZZLE, 'line')}\n"
        + " ".join(f"R{n // 9 + 1}C{n % 9 + 1}: {LINE[n]}" for n in range(81)),
        json.dumps({f"r{n // 9 + 1}c{n % 9 + 1}": int(LINE[n]) for n in range(81)}),
        json.dumps({"solution": LINE}),
        json.dumps({"rows": ROWS}),
        json.dumps({"text": "\n".join(ROWS)}),
        {"solution": LINE},
        {"rows": SOLUTION.rows},
        ROWS,
        f"{LINE}\n" + "*" * 81,
        "<answer>" + LINE + "</answer>",
        "\\boxed{" + LINE + "}",
        "\\begin{array}{c}\n" + "\\\\\n".join(" & ".join(row) for row in ROWS) + "\n\\end{array}",
        "<table>" + "".join(f"<tr><td>{'</td><td>'.join(row)}</td></tr>" for row in ROWS) + "</table>",
        "\n".join(f"**Row {number}:** {' '.join(row)}" for number, row in enumerate(ROWS, 1)),
        "| | a | b |\n|---|---|---|\n" + "\n".join(f"| R{n} | {' | '.join(row)} |" for n, row in enumerate(ROWS, 1)),
        "\n".join(f"{number}. {row}" for number, row in enumerate(ROWS, 1)),
        SOLUTION,
        SOLUTION.rows,
        list(SOLUTION.values),
        LINE.encode(),
        bytearray(LINE.encode()),
    ],
)
def test_a_right_answer_in_any_guise(answer: object) -> None:
    found = gw.score(PUZZLE, answer)
    assert found.is_correct, found
    assert (found.right, found.wrong, found.missing) == (51, 0, 0)


def test_part_of_an_answer() -> None:
    half = LINE[:40] + "." * 41
    found = gw.score(PUZZLE, half)
    assert found.missing > 0
    assert found.value == found.right / 51
    # Of r1c3 the printed numbers leave 1, 2 and 4, so that one of two guesses is wrong twice as often as right.
    assert gw.score(PUZZLE, LINE[:2] + str(int(LINE[2]) % 9 + 1) + LINE[3:]).value == (50 - 1 / 2) / 51
    changed = gw.score(PUZZLE, str(int(LINE[0]) % 9 + 1) + LINE[1:])
    assert changed.value == 50 / 51
    assert "Changed givens: 1 (r1c1)." in changed.reasons
    assert gw.score(PUZZLE, gw.dump(PUZZLE, "line")).value == 0.0


def test_guessing_gains_nothing() -> None:
    """What is printed leaves 1, 2 and 4 in r1c3: who tries each of them has on average what an empty cell has."""
    guesses = [gw.score(PUZZLE, f"{LINE[:2]}{value}{LINE[3:]}").value for value in (1, 2, 4)]
    assert sum(guesses) / 3 == pytest.approx(gw.score(PUZZLE, f"{LINE[:2]}.{LINE[3:]}").value)
    assert gw.score(PUZZLE, LINE.replace(LINE[2], "1")).value < gw.score(PUZZLE, LINE.replace(LINE[2], ".")).value


def test_the_last_word_counts() -> None:
    wrong = "1" * 81
    assert gw.score(PUZZLE, f"{LINE}\n{wrong}").value == 0.0
    assert gw.score(PUZZLE, f"{LINE}, no: r1c3=9").right == 50
    assert gw.score(PUZZLE, f"r1c3=9\n{LINE}").is_correct


@pytest.mark.parametrize("answer", ["", "no", None, [], [[1]], {}, 5, b"\xff", "[[1,2],[3", "r99c99=1", float("nan")])
def test_no_answer(answer: object) -> None:
    found = gw.score(PUZZLE, answer)
    assert (found.value, found.missing) == (0.0, 51)
    assert found.reasons == ("There is no grid of 9×9 in the answer.",)


def test_arrays_and_strange_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    assert gw.score(PUZZLE, numpy.array(SOLUTION.rows)).is_correct
    assert gw.score(PUZZLE, [float(value) for value in SOLUTION.values]).is_correct
    assert gw.score(PUZZLE, [10**400] * 81).value == 0.0
    assert gw.score(PUZZLE, [-3] * 81).value == 0.0


def test_any_solution_of_several_is_right() -> None:
    several = gw.load("1...............")
    answers = [*islice(gw.solutions(several), 3)]
    assert all(gw.score(several, answer).is_correct for answer in answers)
    with pytest.raises(gw.GridwrightError, match="has no solution"):
        gw.score(gw.load("11.............."), "1")


def test_lists_with_words_for_nothing() -> None:
    partly = [[1, None, 2, 4], [4, 2, None, 3], [3, 1, 4, 2], [2, 4, 3, 1]]
    for answer in (partly, json.dumps(partly), repr(partly), str([float(one or 0) for row in partly for one in row])):
        assert (gw.score(SMALL, answer).right, gw.score(SMALL, answer).missing) == (9, 2)


def test_what_has_no_end_is_looked_at_no_further() -> None:
    assert gw.score(SMALL, count()).value == 0.0
    assert gw.score(SMALL, ([] for _ in count())).value == 0.0
    assert gw.score_steps(SMALL, count()).value == 0.0


@given(st.text() | st.text("[]0123456789,|. \nrc=+-", max_size=400) | st.lists(st.integers()) | st.binary())
@settings(max_examples=40, deadline=None)
def test_any_text_is_safe(answer: object) -> None:
    for found in (gw.score(SMALL, answer), gw.score_steps(SMALL, answer)):
        assert 0.0 <= found.value <= 1.0
        assert found.reasons


@pytest.mark.parametrize("text", ["[", "[[1]", "r1c1 "])
def test_long_text_takes_no_longer_than_its_length(text: str) -> None:
    begun = process_time()
    assert gw.score(SMALL, text * (1 << 17)).value < 1
    assert process_time() < begun + 5


def test_our_own_steps_are_proven() -> None:
    trail = gw.explain(PUZZLE)
    data = gw.as_data(trail)
    for steps in (trail, trail.steps, data, json.dumps(data), data["steps"]):
        found = gw.score_steps(PUZZLE, steps)
        assert found.is_correct, found


@pytest.mark.parametrize("lang", gw.languages())
def test_steps_in_words(lang: str) -> None:
    text = "\n".join(step["text"] for step in gw.as_data(gw.explain(PUZZLE), lang)["steps"])
    found = gw.score_steps(PUZZLE, text)
    assert found.is_correct, found


@pytest.mark.parametrize("name", ["killer-suguru-5x6", "kakuro-6x6", "skyscrapers-5x5"])
def test_steps_in_words_that_leave_out_what_cages_and_clues_cross_out(name: str) -> None:
    puzzle = gw.load((EXAMPLES / f"{name}.txt").read_text())
    texts = [step["text"] for step in gw.as_data(gw.explain(puzzle))["steps"]]
    assert gw.score_steps(puzzle, texts).worth == (1.0,) * len(texts)


def test_steps_that_are_wrong_or_do_not_follow() -> None:
    solution = SOLUTION.rows
    first = gw.explain(PUZZLE).steps[0].placements[0]
    name = PUZZLE.grid.name(first[0])
    right, wrong = f"{name}={first[1]}", f"{name}={first[1] % 9 + 1}"
    assert gw.score_steps(PUZZLE, right).worth == (1.0,)
    assert gw.score_steps(PUZZLE, f"{wrong}\n{right}").worth == (0.0, 1.0)
    guess = next(
        f"r{row + 1}c{col + 1}={solution[row][col]}"
        for row in range(9)
        for col in range(9)
        if gw.score_steps(PUZZLE, f"r{row + 1}c{col + 1}={solution[row][col]}").worth == (0.5,)
    )
    assert "is right, but does not follow there" in gw.score_steps(PUZZLE, guess).reasons[1]
    assert gw.score_steps(PUZZLE, f"{name}!={first[1]}").worth == (0.0,)
    assert gw.score_steps(PUZZLE, f"{name} is not {first[1]}").worth == (0.0,)
    assert gw.score_steps(PUZZLE, f"{name} is {first[1]}").worth == (1.0,)


def test_a_few_steps_are_no_more_than_what_they_fill() -> None:
    trail = gw.explain(PUZZLE)
    found = gw.score_steps(PUZZLE, trail.steps[:3])
    assert (found.value, found.missing, found.is_correct) == (pytest.approx(3 / 51), 48, False)
    assert found.reasons[-1] == "Empty: 48."
    assert gw.score_steps(PUZZLE, [*trail.steps[:3], "and so on", None, {}]).worth == (1.0, 1.0, 1.0, None, None, None)


HARD = gw.load("98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6")


@pytest.mark.parametrize("whole", [True, False])
def test_the_puzzle_itself_proves_no_step(whole: bool) -> None:
    """Whoever knows the solution could else name all rules as premises, and have every step proven."""
    outcome = gw.solve(HARD)
    assert outcome.solution is not None
    names = list(map(HARD.grid.name, range(81)))
    rules = [{"name": rule.label, "cells": [names[cell] for cell in rule.cells]} for rule in HARD.rules]
    because = {"grounds": names, "houses": [], "pairs": [], "rules": [] if whole else rules, "whole": whole}
    steps = [
        {"technique": "x", "placements": [[names[cell], value]], "because": because}
        for cell, value in enumerate(outcome.solution.values)
        if not HARD.givens[cell]
    ]
    found = gw.score_steps(HARD, steps)
    assert found.missing == 0
    assert 0.5 <= found.value < 0.6


def test_what_rests_on_a_leap_is_not_proven() -> None:
    """Of a puzzle that takes chains, single cells follow once some are known, but not from what is printed."""
    outcome = gw.solve(HARD)
    assert outcome.solution is not None
    rows = outcome.solution.rows
    text = "\n".join(f"r{row + 1}c{col + 1}={rows[row][col]}" for row in range(9) for col in range(9))
    assert gw.score_steps(HARD, text).value < 0.6


def test_premises_must_prove_the_step() -> None:
    step = json.loads(json.dumps(gw.as_data(gw.explain(PUZZLE))["steps"][0]))
    assert gw.score_steps(PUZZLE, [step]).worth == (1.0,)
    step["because"]["houses"] = step["because"]["grounds"] = []
    assert gw.score_steps(PUZZLE, [step]).worth == (0.5,)


def test_what_the_board_says_already_is_not_counted() -> None:
    assert gw.score_steps(SMALL, "r1c1=1\nr1c2!=1").value == 0.0  # a given, and what follows from it at once
    found = gw.score_steps(SMALL, "r1c3=3\n" + "r1c2=3\n" * 100)
    assert (found.worth[:3], found.right, found.wrong) == ((0.0, 1.0, None), 1, 1)
    assert found.reasons[-2] == "Not counted, since the board says so already: 99."


def test_premises_with_numbers_that_nothing_holds() -> None:
    (step,) = json.loads(json.dumps(gw.as_data(gw.explain(PUZZLE))["steps"][:1]))
    assert gw.score_steps(PUZZLE, [{**step, "rating": 10**400}]).worth == (1.0,)
    assert gw.score_steps(PUZZLE, [{**step, "because": {**step["because"], "houses": None}}]).worth == (1.0,)


def test_only_puzzles_with_one_solution() -> None:
    with pytest.raises(gw.GridwrightError, match="exactly one solution"):
        gw.score_steps(gw.load("1..............."), "r1c2=2")
