"""Clues of every sort are drawn for SudokuPad, and come back from what was drawn."""

from __future__ import annotations

import json
from urllib.parse import unquote

import pytest

from gridwright.clues import Given, all_sorts
from gridwright.model.errors import FormatError
from gridwright.notations import dump, load
from gridwright.notations._shared.lzstring import compress, decompress
from gridwright.notations.sudokupad.sketch import FIELDS

LINK = "https://sudokupad.app/scl"
SORTS = [sort for sort in all_sorts() if sort is not Given and sort.sort != "runs"]  # these need black cells


def said(text: str) -> dict[str, object]:
    packed = unquote(dump(load(text), "sudokupad").removeprefix(LINK).strip())
    fields: dict[str, object] = json.loads(decompress(packed))
    return fields


@pytest.mark.parametrize("sort", SORTS, ids=lambda sort: sort.sort)
def test_a_clue_of_every_sort_is_drawn_and_read(sort):
    puzzle = load(f"sudoku 9x9\n{sort.sort}: {sort.example}")
    again = load(dump(puzzle, "sudokupad"))
    assert again == puzzle
    assert dump(again, "sudokupad") == dump(puzzle, "sudokupad")
    fields = said(f"sudoku 9x9\n{sort.sort}: {sort.example}")
    assert any(fields.get(field) for field in FIELDS)


@pytest.mark.parametrize("options", ["falling-diagonal", "all-xv anti-1x3", "diagonals all-white-dots disjoint-groups"])
def test_options_come_back(options):
    puzzle = load(f"sudoku 9x9 {options}\ndots: r1c1-r1c2=white\nxv: r2c1-r2c2=x")
    assert load(dump(puzzle, "sudokupad")) == puzzle


@pytest.mark.parametrize(
    ("word", "field", "look"),
    [
        ("r1c1-r1c2=cage12", "cages", {"cells": [[0, 0], [0, 1]], "value": "12"}),
        ("r1c1-r1c2-r2c3=whisper5", "lines", {"wayPoints": [[0.5, 0.5], [0.5, 1.5], [1.5, 2.5]], "color": "#67F067"}),
        ("r1c1-r1c2-r2c2=thermo", "underlays", {"center": [0.5, 0.5], "width": 0.85, "rounded": True}),
        ("r1c1-r1c2-r1c3=arrow", "arrows", {"wayPoints": [[0.5, 0.9], [0.5, 1.5], [0.5, 2.5]], "headLength": 0.3}),
        ("r1c1-r1c2-r2c2-r2c3=arrow2", "underlays", {"center": [0.5, 1.0], "width": 1.8, "height": 0.8}),
        ("r1c1-r1c2-r2c1-r2c2=quadruple2/5", "overlays", {"center": [1.0, 1.0], "text": "2 5"}),
        ("left1=sandwich12", "overlays", {"center": [0.5, -0.5], "text": "12"}),
        ("r1c2-downleft=littlekiller9", "arrows", {"wayPoints": [[-0.25, 2.25], [0.0, 2.0]]}),
    ],
)  # fmt: skip
def test_looks(word, field, look):
    items = said(f"sudoku 9x9\n{word}")[field]
    assert isinstance(items, list)
    assert look.items() <= items[0].items()


def test_rules_of_clues_are_told_in_words():
    metadata = said("sudoku 9x9\nr1c1-r1c2-r2c3=renban")["metadata"]
    assert isinstance(metadata, dict)
    assert "renban" in metadata["rules"].lower()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"lines": []}, "'lines' has 0 drawings, but the clues in the metadata need 1"),
        ({"cages": [{"cells": [[0, 0]], "value": "3"}]}, "'cages' has 1 drawing, but the clues in the metadata need 0"),
    ],
)
def test_drawings_that_were_changed_are_refused(change, message):
    changed = said("sudoku 9x9\nr1c1-r1c2-r2c3=renban") | change
    with pytest.raises(FormatError) as caught:
        load("scl" + compress(json.dumps(changed)))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["r1c1-r1c99=renban"], "r1c99"),
        ([3], "'puzzleclues' has '3', which is no word"),
        ([None], "'puzzleclues' has 'None', which is no word"),
        ("x", "'puzzleclues' is not a list: 'x'"),
    ],
)
def test_words_that_are_none_are_refused(words, message):
    changed = said("sudoku 9x9\nr1c1-r1c2-r2c3=renban")
    metadata = changed["metadata"]
    assert isinstance(metadata, dict)
    metadata["puzzleclues"] = words
    with pytest.raises(FormatError) as caught:
        load("scl" + compress(json.dumps(changed)))
    assert message in str(caught.value)
