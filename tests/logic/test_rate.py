"""Ratings: the two numbers, the level, and what they were made from."""

from __future__ import annotations

import re
from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.kinds._kind import USUAL_LEVELS, level_of
from gridwright.logic import effort
from gridwright.logic.rate import difficulty
from gridwright.words import say

KNOWN = [
    ("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", 1.2, "beginner"),
    (".3..5..4...8.1.5..46.....12.7.5.2.8....6.3....4.1.9.3.25.....98..1.2.6...8..6..2.", 1.5, "easy"),
    ("......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......", 2.0, "easy"),
    ("...158.....2.6.8...3.....4..27.3.51...........46.8.79..5.....8...4.7.1.....325...", 2.3, "medium"),
    ("1..92....524.1...........7..5...81.2.........4.27...9..6...........3.945....71..6", 2.6, "medium"),
    (".43.8.25.6.............1.949....4.7....6.8....1.2....382.5.............5.34.9.71.", 3.2, "hard"),
    ("..46...3.....4...856....2.19..78......2...1......34..62.8....971...2.....9...34..", 4.4, "hard"),
    ("12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4", None, "extreme"),
]
"""Sudoku Explainer's ratings; above 4.4 ours are not the same but close."""

EXAMPLES = [
    pytest.param(gw.load(example), id=kind.id) for kind in gw.all_kinds() for example in kind.examples
]  # fmt: skip


@pytest.mark.parametrize(("line", "rating", "level"), KNOWN)
def test_known_puzzles(line: str, rating: float | None, level: str) -> None:
    rated = gw.rate(gw.load(line))
    assert rated.rating == (rating or rated.rating)
    assert rated.level == level


def test_harder_puzzles_take_longer() -> None:
    efforts = [gw.rate(gw.load(line)).effort for line, _, _ in KNOWN]
    assert min(efforts) == efforts[0]
    assert max(efforts) == efforts[-1]


@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_it_agrees_with_explain(puzzle: gw.Puzzle) -> None:
    rated, trail = gw.rate(puzzle), gw.explain(puzzle)
    steps = trail.steps
    empties = puzzle.givens.count(0) - len(puzzle.grid.holes)
    assert (rated.rating, rated.empties) == (trail.rating, empties)
    assert [rating for rating, _ in rated.path] == [step.rating for step in steps]
    assert dict(rated.techniques) == {t.id: n for t in gw.ladder() if (n := [s.technique for s in steps].count(t.id))}
    assert rated.hardest == next(step.technique for step in steps if step.rating == trail.rating)


@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_candidates_only_shrink(puzzle: gw.Puzzle) -> None:
    left = [candidates for _, candidates in gw.rate(puzzle).path]
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0


LATIN = "latin 3x3\n123\n2..\n3..\n"


def test_openings_and_rounds() -> None:
    """At first only 3 in the second row and 2 in the third have one place; when one stands, the others have too.

    So the first round fills at least these two, and what is left has one place each in the second.
    """
    rated = gw.rate(gw.load(LATIN))
    assert (rated.empties, rated.openings, rated.rounds) == (4, (2 + 3) / 2, (4 + 2) / 4)


def test_where_there_is_no_opening_a_step_is_a_round() -> None:
    easy, hard = (gw.rate(gw.load(line)) for line, *_ in (KNOWN[0], KNOWN[6]))
    assert easy.rounds < hard.rounds
    assert hard.rounds * hard.empties >= sum(1 for rating, _ in hard.path if rating > 1.5)


def test_the_formula() -> None:
    rated = gw.rate(gw.load(LATIN))
    assert rated.rating == 1.5
    assert rated.effort == pytest.approx(0.068 * exp(0.08 * 1.5) * 4 * 1.5**0.45 / 3.5**0.2)


def test_the_page_has_the_formula_of_the_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rating.md").read_text(encoding="utf-8")
    formula = next(line.strip() for line in str(effort.__doc__).splitlines() if "minutes =" in line)
    assert f"    {formula}\n" in page
    constant, growth, rounds, openings = map(float, re.findall(r"\d+\.\d+", formula))
    assert effort.minutes(2, 50, 5, 7) == pytest.approx(constant * exp(growth * 2) * 50 * 5**rounds / 8**openings)
    low, high = effort.HALF
    words = " ".join(page.split())
    assert f"between {low} and {high} times" in words
    assert f"rating of {effort.HARDEST} or {effort.LONGEST:.0f} minutes" in words


def test_minutes_come_with_how_sure_they_are() -> None:
    rated = gw.rate(gw.load(KNOWN[1][0]))
    assert (rated.effort_low, rated.effort_high) == (0.85 * rated.effort, 1.15 * rated.effort)
    assert rated.effort_basis == "times"
    assert "; half of all such puzzles take people " in str(rated)


def test_minutes_of_long_puzzles_without_times_are_unknown() -> None:
    """Other kinds have no times at all, so that none of them is longer than those that are known."""
    easy = gw.rate(gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))
    long = replace(easy, effort=67.0, effort_low=None, effort_high=None)
    assert effort.span(67.0, 2.0, timed=False) == effort.span(3.0, 8.0, timed=False) == (None, None)
    assert long.effort_basis == "guess"
    assert "Effort: unknown; there are no recorded times for such puzzles." in str(long)


def test_minutes_do_not_go_beyond_what_is_known() -> None:
    rated = gw.rate(gw.load(KNOWN[-1][0]))
    assert rated.rating > 7
    assert (rated.effort_low, rated.effort_high) == (min(rated.effort, 20.0), None)
    assert (rated.effort_basis, gw.as_data(rated)["effort_basis"]) == ("beyond", "beyond")
    assert f"Effort: more than {round(rated.effort_low or 0)} minutes; recorded times reach no further" in str(rated)


@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_without_times_of_people_it_is_a_guess(puzzle: gw.Puzzle) -> None:
    rated = gw.rate(puzzle)
    assert (puzzle.kind, puzzle.grid.rows) != ("sudoku", 9)
    if rated.rating <= 7 and rated.effort <= 20:
        assert (rated.effort_low, rated.effort_high) == (None, None)
        assert "(a guess: " in str(rated)


def test_an_option_makes_it_a_guess() -> None:
    line = KNOWN[1][0]
    assert effort.is_timed(gw.load(line))
    assert not effort.is_timed(gw.sudoku([line[9 * row : 9 * row + 9] for row in range(9)], options=["anti-knight"]))


def test_a_kakuro_as_large_as_a_sudoku_has_a_rating() -> None:
    made = next(gw.generate("kakuro", 9, seed=1))
    assert made.rated.effort_low is None and made.rated.rating > 1


def test_nothing_to_do() -> None:
    rated = gw.rate(gw.load("sudoku 2x2\n12\n21\n"))
    assert (rated.rating, rated.effort, rated.hardest, rated.techniques, rated.path) == (0, 0, "", (), ())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1....2..3.4.....", "there are several solutions; only a puzzle with exactly one can be rated"),
        ("11..............", "there is no solution; only a puzzle with exactly one can be rated"),
        ("." * 81, "there are several solutions"),
    ],
)
def test_without_exactly_one_solution(text: str, message: str) -> None:
    with pytest.raises(gw.GridwrightError, match=message):
        gw.rate(gw.load(text))


def test_undecided() -> None:
    with pytest.raises(gw.GridwrightError, match="undecided how many solutions there are"):
        gw.rate(gw.load("." * 81), timeout=0)


def test_a_puzzle_of_no_kind() -> None:
    puzzle = gw.load(KNOWN[1][0])
    assert gw.rate(replace(puzzle, kind="")) == gw.rate(puzzle)


@pytest.mark.parametrize("line", [line for line, *_ in KNOWN])
def test_difficulty_is_what_rating_says_but_sooner(line: str) -> None:
    puzzle = gw.load(line)
    rated, found = gw.rate(puzzle), difficulty(puzzle)
    assert found
    assert found.level == rated.level
    assert found.rating == rated.rating if found.exact else USUAL_LEVELS[-1] < found.rating <= rated.rating
    assert difficulty(puzzle, timeout=0) is None


def test_turning_and_relabelling_change_nothing() -> None:
    line = KNOWN[4][0]
    turned = "".join(line[9 * (8 - col) + row] for row in range(9) for col in range(9))
    relabelled = line.translate(str.maketrans("123456789", "234567891"))
    ratings = {gw.rate(gw.load(text)).rating for text in (line, turned, relabelled)}
    assert len(ratings) == 1


def test_levels_are_bounds() -> None:
    names = [level_of(rating) for rating in (0.0, 1.2, 1.3, 2.0, 2.1, 2.8, 2.9, 5.5, 5.6, 7.5, 7.6, 11.0)]
    assert names == [level for level in gw.LEVELS for _ in range(2)]


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_the_levels_of_a_kind_rise(kind: gw.Kind) -> None:
    assert len(kind.levels) == len(gw.LEVELS) - 1
    assert list(kind.levels) == sorted(set(kind.levels))
    assert kind.levels[3:] == USUAL_LEVELS[3:], "patterns, chains and forcing are as hard everywhere"


@pytest.mark.parametrize("lang", gw.languages())
def test_levels_have_words(lang: str) -> None:
    assert len({say(f"level-{level}", lang) for level in gw.LEVELS}) == len(gw.LEVELS)
