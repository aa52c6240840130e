"""The jigsaw as 2n² characters: givens, then regions."""

from __future__ import annotations

import pytest

from gridwright.kinds import find
from gridwright.model.errors import FormatError
from gridwright.notations import dump, load, recognised

GIVENS = "...2.....5.5.....4.....1."
REGIONS = "1112213222133445334455554"
PUZZLE = load("jigsaw 5x5\ngivens:\n...2.\n....5\n.5...\n..4..\n...1.\nregions:\nAAABB\nACBBB\nACCDD\nECCDD\nEEEED")
SUDOKU = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_it_is_written_on_one_line():
    assert dump(PUZZLE, "jigsaw-line") == GIVENS + REGIONS + "\n"


@pytest.mark.parametrize("gap", ["", "\n", " ", "\n\n"])
@pytest.mark.parametrize("labels", ["12345", "ABCDE", "abcde", "01234", "*#@!%"])
def test_any_symbols_name_regions(gap, labels):
    regions = REGIONS.translate(str.maketrans("12345", labels))
    text = GIVENS + gap + regions + "\n"
    assert recognised(text)[0] == "jigsaw-line"
    assert load(text) == PUZZLE
    assert load(text.replace(".", "0", GIVENS.count("."))) == PUZZLE


def test_a_jigsaw_of_nine():
    for example in find("jigsaw").examples:
        puzzle = load(example)
        text = dump(puzzle, "jigsaw-line")
        assert len(text) == 2 * len(puzzle.grid.cells) + 1
        assert load(text) == puzzle


@pytest.mark.parametrize(
    "text",
    [f"{SUDOKU}\n{SOLVED}", f"{SUDOKU}\n{SUDOKU}", SUDOKU + SOLVED, SUDOKU, GIVENS + REGIONS[::-1][1:] + "1", "11"],
)
def test_what_is_no_jigsaw(text):
    assert "jigsaw-line" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GIVENS + REGIONS[1:], "49 characters are not twice a square; a 9x9 jigsaw has 81 givens and 81 regions"),
        (GIVENS.replace("2", "7") + "\n" + REGIONS, "line 1, column 4: r1c4: '7' is not a value from 1 to 5"),
        (f"{GIVENS}1\n{REGIONS[1:]}", "line 1, column 1: 26 givens and 24 regions"),
        ("1 2 3", "one or two words"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        load(text, "jigsaw-line")
    assert message in str(caught.value)


def test_rows_of_givens_then_rows_of_regions():
    rows = "...2.\n....5\n.5...\n..4..\n...1.\n\n11122\n13222\n13344\n53344\n55554\n"
    assert load(rows) == load(rows.replace("\n\n", "\n")) == load("".join(rows.split()))
