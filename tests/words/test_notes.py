"""What is printed about each cell, in words."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.clues import all_sorts, with_clues
from gridwright.words import notes_on_cells

EMPTY = gw.sudoku(["." * 9] * 9)


def notes(*words: str, lang: str = "en") -> dict[str, list[str]]:
    puzzle = with_clues(EMPTY, words)
    return {puzzle.grid.name(cell): told for cell, told in notes_on_cells(puzzle, lang).items()}


def test_plain_rules_say_nothing_of_single_cells():
    assert notes_on_cells(gw.load("1....2..3.4....1")) == {}


def test_a_sign_is_told_from_both_sides():
    assert notes("r1c1<r1c2") == {"r1c1": ["less than r1c2"], "r1c2": ["greater than r1c1"]}


def test_a_line_tells_each_cell_which_of_its_cells_it_is():
    told = notes("r1c1-r2c1-r3c1=thermo")
    assert told["r2c1"] == ["the thermometer from r1c1 to r3c1, cell 2 of 3"]


def test_a_number_beside_the_grid_is_met_where_it_stands():
    assert notes("left1=sandwich12") == {"r1c1": ["the sandwich sum 12 from r1c1 to r1c9"]}


def test_regions_have_a_name_and_a_size():
    told = notes_on_cells(gw.load(gw.kind("suguru").examples[0]), "de")
    assert sorted(told) == list(range(len(told))) and told[0][0].startswith("im Gebiet von r1c1 (")


@pytest.mark.parametrize("lang", gw.languages())
def test_every_sort_of_clues_has_notes(lang):
    for sort in all_sorts():
        if sort is not gw.Given and sort.sort != "runs":  # which need holes
            told = notes(sort.example, lang=lang)
            assert told and all(note and "{" not in note for some in told.values() for note in some), sort.example
