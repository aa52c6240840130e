"""The .sdk file of SadMan Software."""

from __future__ import annotations

from random import Random

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Position
from gridwright.notations import dump, load, load_position, recognised

PUZZLE = "[Puzzle]\n38561..72\n.7...28..\n.6...3...\n6.2......\n..8...5..\n......9.6\n...9...8.\n..91...5.\n12..85639\n"
STATE = "[State]\n385619472\n97...286.\n.64.73...\n6.2...3.8\n4.8...5..\n.....89.6\n..69...8.\n..91...54\n12..85639\n"
MARKS = """\
[PencilMarks]
,,,,,49,4,,
49,,14,45,459,,,1469,1345
249,,14,4578,4579,,14,149,145
,13459,,34578,34579,14789,1347,14,13478
479,1349,,2347,234679,14679,,124,1347
457,1345,1347,234578,23457,1478,,124,
457,345,3467,,23467,467,1247,,147
478,34,,,23467,467,247,,47
,,47,47,,,,,
"""
COLOURS = "[Colours]\n" + ".........\n" * 3 + ".2111.2..\n" + ".........\n" * 5
HEADERS = (
    "#A SadMan Software\n#C watch for the naked pair\n#D Straightforward enough\n"
    "#B 2014-02-10\n#L Mild\n#N 1\n#H 30\n"
)
OTHER = """\
[Puzzle]
6.......7
....9..2.
3.1..259.
8....7.13
....8....
76.3....8
.782..1.6
.5..3....
2.......9
[State]
6.....387
547893621
381..2594
8....7.13
....8.765
76.3...48
.782..136
.5..3..72
2......59
[PencilMarks]
,29,29,145,145,145,,,
,,,,,,,,
,,,67,67,,,,
,29,2459,4569,2456,,29,,
149,1239,2349,149,,149,29,,
,,259,,125,159,29,,
49,,,,45,459,,,
149,,469,1469,,14689,48,,
,13,346,1467,1467,1468,48,,
"""
EASY = "[Puzzle]\n.1......8\n6..1..4.9\n7.4..81.2\n.97...2.4\n.42.1...7\n..84...1.\n.5.3497..\n..3.5689.\n92.8.134.\n"
PUBLISHED = [PUZZLE, HEADERS + PUZZLE + STATE + MARKS + COLOURS, HEADERS + PUZZLE + STATE, OTHER, EASY]


@pytest.mark.parametrize("text", PUBLISHED)
def test_published_files(text):
    assert recognised(text) == ("sadman",)
    position = load_position(text)
    assert gw.solve(position.puzzle).status is gw.Status.UNIQUE
    assert load_position(dump(position, "sadman")) == position


def test_what_is_in_it():
    position = load_position(PUBLISHED[1])
    assert position.puzzle.author == "SadMan Software"
    assert position.puzzle.title == "Straightforward enough"
    assert position.puzzle.source == "2014-02-10, Mild"
    assert position.entries[:9] == (0, 0, 0, 0, 0, 9, 4, 0, 0)
    assert position.marks[5:10] == (frozenset({4, 9}), frozenset({4}), frozenset(), frozenset(), frozenset({4, 9}))


def test_published_files_are_written_as_they_were():
    assert dump(load_position(OTHER), "sadman") == OTHER
    assert dump(load_position(PUZZLE + STATE + MARKS), "sadman") == PUZZLE + STATE + MARKS


def test_names_of_sections_in_any_case():
    assert load(PUZZLE.replace("[Puzzle]", " [PUZZLE]")) == load(PUZZLE)


def test_positions_come_back():
    rng = Random(6)
    puzzle = load(EASY)
    for _ in range(20):
        entries = tuple(0 if given else rng.choice((0, 0, rng.randint(1, 9))) for given in puzzle.givens)
        marks = tuple(frozenset(rng.choices(range(1, 10), k=rng.randint(0, 4))) for _ in puzzle.givens)
        for position in (Position(puzzle, entries, marks), Position(puzzle, entries), Position(puzzle, (), marks)):
            assert load_position(dump(position, "sadman")) == position


def test_an_entry_in_a_given_cell_is_refused():
    puzzle = load(EASY)
    with pytest.raises(FormatError, match="sadman cannot carry entries in cells that are given: r1c2"):
        dump(Position(puzzle, (0, 1, *[0] * 79)), "sadman")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (STATE, "line 1, column 1: there is no section [Puzzle]"),
        (PUZZLE + PUZZLE, "line 11, column 1: a second section [Puzzle]"),
        (PUZZLE + "[Stat]\n", "line 11, column 1: unknown section '[Stat]'; there are [Puzzle], [State], "
         "[PencilMarks], [Colours]; did you mean '[State]'?"),
        ("........1\n" + PUZZLE, "line 1, column 1: '........1' comes before any section"),
        (PUZZLE[:-10], "line 9: [Puzzle] has 8 rows instead of 9"),
        ("[Puzzle]", "[Puzzle] has 0 rows instead of 9"),
        (PUZZLE + "[State]\n12.......\n", "line 12: [State] has 1 row instead of 9"),
        (PUZZLE + STATE.replace("385619472", "315619472"), "line 12, column 2: r1c2: [State] has 1 where 8 is given"),
        (PUZZLE + STATE.replace("385619472", "3.5619472"),
         "line 12, column 2: r1c2: [State] has nothing where 8 is given"),
        (PUZZLE + STATE.replace("385619472", "38y619472"), "line 12, column 3: r1c3: 'y' is not a value from 1 to 9"),
        (PUZZLE + MARKS.replace(",,47,47,,,,,", ",,47,47,,,,"),
         "line 20, column 1: row 9 of [PencilMarks] has 8 cells instead of 9: ',,47,47,,,,'"),
        (PUZZLE + MARKS.replace(",,47,47,,,,,", ",,4a,40,,,,,"),
         "line 20, column 3: r9c3: '4a' are not marks from 1 to 9\n"
         "line 20, column 6: r9c4: '40' are not marks from 1 to 9"),
        (PUZZLE + "[PencilMarks]\n,,,,,,,,\n", "line 12: [PencilMarks] has 1 row instead of 9"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        load(text, "sadman")
    assert str(caught.value) == message


def test_only_nine_by_nine():
    with pytest.raises(FormatError, match="sadman has only grids of 9x9, not 4x4"):
        dump(load("sudoku 4x4"), "sadman")
