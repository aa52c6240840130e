"""Steps say what they come from: clues by name, only rules that matter, and what is left instead of what is gone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.clues import with_clues
from gridwright.logic import Link
from gridwright.logic.explain import next_step
from gridwright.logic.route import board_of, take
from gridwright.logic.structure.shape import facts_of
from gridwright.model.layout import layout_of
from gridwright.words import technique_title

EXAMPLES = Path(__file__).parents[2] / "examples"
EMPTY = gw.sudoku(["." * 9] * 9)
BORROWED = {
    "x-wing", "xy-wing", "xyz-wing", "wxyz-wing", "turbot-fish", "nishio", "bivalue-grave",
}  # fmt: skip
"""Techniques that are called by their English or Japanese names everywhere."""


def told(technique: str, *words: str, lang: str = "en") -> list[str]:
    """The steps of that technique in words, on an empty grid with such clues, after all that is easier."""
    puzzle = with_clues(EMPTY, words)
    board = board_of(puzzle)
    wanted = gw.technique(technique)
    easier = [one for one in gw.ladder() if one.rating < wanted.rating]
    while (step := next_step(board, easier)) is not None:
        take(board, step)
    marks = tuple(frozenset(value for value in range(1, 10) if board.has(cell, value)) for cell in range(81))
    there = gw.Position(puzzle, tuple(board.values), marks)
    return [gw.tell(step, there, lang) for step in wanted.find(board)]


@pytest.mark.parametrize("lang", [lang for lang in gw.languages() if lang != "en"])
def test_techniques_have_names_of_their_own(lang):
    ids = {technique.id for technique in gw.ladder()} - BORROWED
    assert [one for one in ids if technique_title(one, lang) == technique_title(one)] == []
    assert "ointing" not in technique_title("direct-pointing", lang)


@pytest.mark.parametrize(
    "lang, said",
    [
        ("en", "can be filled in many ways, but only with 3 to 9 in r1c1; 1 to 8 in r1c2"),
        ("de", "lässt sich auf viele Arten füllen, aber nur mit 3 bis 9 in r1c1; 1 bis 8 in r1c2"),
    ],
)
def test_many_ways_tell_what_is_left(lang, said):
    assert said in told("many-combinations", "r1c1-r1c2-r1c3=arrow", lang=lang)[0]


def test_two_rules_show_the_ways_that_fail():
    text = told("two-rules", "r1c1-r1c2=cage5", "r2c1-r2c2=cage6", "r3c1-r3c2=cage12")[0]
    assert "could only be filled like this (r" in text
    assert "That would leave no way to fill the cage" in text
    assert "()" not in text


def test_only_rules_that_matter_are_named():
    """r1c1 and r1c2 lie in a row, a box and on a line: one of these is enough for each cell that sees both."""
    text = told("must-contain", "r1c1-r1c2=cage3", "r1c1-r1c2-r1c3=renban")[0]
    assert "cannot hold it (in row 1; in box 1)" in text or "cannot hold it (in box 1; in row 1)" in text


def test_links_name_the_clues_that_they_come_from():
    puzzle = with_clues(EMPTY, ["r1c1-r2c2-r3c3=whisper"])
    ends = [((0, 4), (10, 5)), ((10, 5), (10, 9)), ((10, 9), (13, 9))]
    links = tuple(Link(first, second, strong=number == 1) for number, (first, second) in enumerate(ends))
    step = gw.Step("dynamic-forcing", 8.5, eliminations=((0, 4),), cells=(0, 10, 13), values=(4, 5, 9), links=links)
    text = gw.tell(step, gw.Position(puzzle))
    assert "then r2c2 is not 5 (the whisper from r1c1 to r3c3); then r2c2 is 9; then r2c5 is not 9." in text


def test_sums_of_several_cells_are_no_plural():
    """Cells left over on both sides are told as a sum, which is one thing."""
    cages = ["r1c1-r1c2-r1c3-r1c4=cage20", "r1c5-r1c6-r1c7=cage15", "r1c8-r2c8-r2c9=cage15"]
    assert any("So r2c8+r2c9 is 5 more than r1c9." in text for text in told("virtual-cage", *cages))


def test_a_reason_says_what_it_takes_of_a_house():
    puzzle = gw.load_file(EXAMPLES / "killer-6x6.txt")
    solution = gw.solve(puzzle).solution
    assert solution
    reasons = [gw.reason(puzzle, cell, solution.values[cell]) for cell in range(0, 36, 5)]
    of_places = [step for step in reasons if step.technique == "smallest-reason" and len(step.values) > 1]
    of_places = [step for step in of_places if len(step.rules) <= 5]  # with more, clues and houses are enough to tell
    assert of_places
    assert all("the places of" in str(step) for step in of_places)


@pytest.mark.parametrize(
    ("clue", "candidate", "words"),
    [
        # By itself, whatever the row says.
        ("left1=sandwich33", ("r1c5", 1), "The sandwich sum 33 from r1c1 to r1c9 can be filled in many ways, "),
        # As its cells differ: there is another 2 between 1 and 9.
        ("left1=sandwich2", ("r1c1", 2), " can be filled in many ways, but only with 1 or 3 to 9 in r1c1"),
    ],
)  # fmt: skip
def test_what_one_clue_says_is_told_as_its_ways(clue: str, candidate: tuple[str, int], words: str) -> None:
    """Not as a list of premises with a single entry, nor with the row that anybody sees the clue in."""
    step = gw.reason(with_clues(EMPTY, [clue]), *candidate)
    assert step.technique == "smallest-reason"
    assert words in str(step)


def test_what_another_clue_adds_is_a_premise() -> None:
    step = gw.reason(with_clues(EMPTY, ["r1c1-r1c2-r1c3-r1c4=arrow", "r1c2<r1c3"]), "r1c2", 5)
    assert "This is all it takes: " in str(step)


def test_sets_without_a_sum_are_no_sums():
    """A renban line has values that follow each other, whatever they add up to; a cage has a sum."""
    assert "3-4-5-6-7, 4-5-6-7-8 or 5-6-7-8-9" in told("must-contain", "r1c1-r1c2-r1c3-r2c1-r2c2=renban")[0]
    assert "can only be 1+2," in told("must-contain", "r1c1-r1c2=cage3")[0]


def test_many_premises_are_clues_and_houses():
    """Nobody keeps thirty statements in mind: the values and cells of each house are not told then."""
    words = ["r1c1-r1c2-r1c3=cage6", "r1c4-r1c5=cage17"]
    layout = layout_of(with_clues(EMPTY, words))
    full = [house for house in facts_of(layout).houses if house.full][:18]
    step = gw.Step(
        "smallest-reason", 9.5, eliminations=((0, 9),), cells=(0,), values=(9, *[*range(1, 10)] * 2),
        houses=tuple(full), pairs=tuple((9 * row, 9 * row + 1) for row in range(9)),
        rules=(len(layout.rules) - 2, len(layout.rules) - 1),
    )  # fmt: skip
    text = gw.tell(step, gw.Position(with_clues(EMPTY, words)))
    assert "the places of" not in text
    assert text.count("cage") == 2
    assert "; rows 1, 2, 3, 4, 5, 6, 7, 8 and 9; columns 1" in text
    few = replace(step, houses=step.houses[:3], values=step.values[:4], pairs=())
    assert "the places of 2 in row 2" in gw.tell(few, gw.Position(with_clues(EMPTY, words)))


@pytest.mark.parametrize(
    "lang, said", [("en", "Look at the thermometer from r1c1 to r2c4"), ("de", "Sieh dir das Thermometer von")]
)
def test_thermometers_are_named_and_signs_written(lang, said):
    text = told("sign-bound", "r1c1-r1c2-r1c3-r2c4=thermo", lang=lang)
    assert text and all(said in one for one in text)
    assert any("r1c1 < r1c2" in one for one in told("extreme-end", "r1c1<r1c2", "r1c2<r1c3", lang=lang))
