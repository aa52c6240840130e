"""What is said to leave one solution does, by the independent judge, and what is said together differs."""

from __future__ import annotations

import random
import re

import oracle
import pytest
from broken_puzzles import missing_clue, sound_puzzle
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gridwright as gw

NAMES = ("sudoku", "futoshiki", "suguru", "sudoku with dots", "latin with dots and odd and even cells")


def last_message(puzzle: gw.Puzzle, lang: str = "en") -> str:
    return gw.as_data(gw.diagnose(puzzle), lang)["messages"][-1]


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6), st.sampled_from(NAMES))
def test_every_clue_that_is_named_is_enough(seed, name):
    rng = random.Random(seed)
    puzzle = missing_clue(sound_puzzle(name, rng), rng)
    if puzzle is None:
        return
    found, message = gw.diagnose(puzzle), last_message(puzzle)
    assert message.startswith("One more clue is enough: ")
    ways = message.removeprefix("One more clue is enough: ").replace(" …", "").split("; ")
    told: list[str] = []
    for way in ways:
        names = re.split(r", | or ", way.removeprefix("any value in "))
        if way.startswith("any value in "):
            cells = [puzzle.grid.named(each) for each in names]
            told += [f"{puzzle.grid.name(c)}={value}" for c in cells for value in found.ambiguity.values[c]]
        else:
            for each in names:
                place, _, values = each.partition("=")
                told += [f"{place}={value}" for value in values.split("/")] if values else [each]
    for word in told:
        assert len(oracle.solutions(gw.with_clues(puzzle, [word]))) == 1, word


def test_sets_that_are_told_have_little_in_common():
    sets = last_message(gw.load("12..............")).split("such as ")[1].split(" …")[0].split(", ")
    cells = [set(re.findall(r"r\dc\d", each)) for each in sets]
    assert len(sets) == 3
    assert not cells[0] & cells[1] and not cells[0] & cells[2] and not cells[1] & cells[2]


def test_clues_that_the_kind_has_are_offered():
    assert "<" in last_message(gw.futoshiki([], ["1..", "...", "..."]))
    assert "<" not in last_message(gw.latin(["1..", "...", "..."]))
    dotted = gw.with_clues(gw.load("1....2.........."), ["r3c3-r3c4=white"])
    assert last_message(dotted) == "One more clue is enough: r4c2-r4c3=black"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "Ein Hinweis mehr genügt: irgendein Wert in r2c3, r2c4, r4c3 oder r4c4"),
        ("cs", "Stačí jeden údaj navíc: jakákoli hodnota v r2c3, r2c4, r4c3 nebo r4c4"),
        ("es", "Basta una pista más: cualquier valor en r2c3, r2c4, r4c3 o r4c4"),
        ("pt", "Basta mais uma pista: qualquer valor em r2c3, r2c4, r4c3 ou r4c4"),
    ],
)
def test_other_languages(lang, said):
    assert last_message(gw.load("1....2..3.4....."), lang) == said


def test_cells_that_vary_in_some_solutions_only_are_the_least_number():
    """An empty 25×25 is too much for knowing every value that occurs."""
    puzzle = gw.sudoku([[0] * 25] * 25)
    report = gw.diagnose(puzzle)
    assert not report.ambiguity.exact
    assert [text for text in gw.as_data(report)["messages"] if text.startswith("At least ") and " cells vary: " in text]
    known = gw.diagnose(gw.sudoku(["." * 4] * 4))
    assert known.ambiguity.exact
    assert not [text for text in gw.as_data(known)["messages"] if text.startswith("At least ")]
