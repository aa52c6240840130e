"""JSON with all of a puzzle and a position."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from gridwright.model.errors import FormatError, GridwrightError, RuleError
from gridwright.model.puzzle import Position
from gridwright.notations import dump, dump_all, load, load_all, load_each, load_position

FULL = """\
{
  "gridwright": 1,
  "kind": "sudoku",
  "rows": 4,
  "cols": 4,
  "boxes": [1,4],
  "options": ["diagonals"],
  "title": "All \\"there\\" is",
  "author": "Ö",
  "givens": [
    [1,0,0,0],
    [0,0,0,0],
    [0,0,0,0],
    [0,0,0,4]
  ],
  "entries": [
    [0,2,0,0],
    [0,0,0,0],
    [0,0,0,0],
    [0,0,0,0]
  ],
  "marks": [
    [[],[],[2,3],[]],
    [[],[],[],[]],
    [[],[],[],[]],
    [[1],[],[],[]]
  ],
  "signs": [
    "r1c1<r1c2","r1c1<r2c1",
    "r4c3<r4c4"
  ]
}
"""


def test_everything_is_written_row_by_row():
    position = load_position(FULL)
    assert dump(position, "json") == FULL
    assert json.loads(FULL)["marks"][0] == [[], [], [2, 3], []]
    assert position.entries[1] == 2
    assert position.marks[12] == {1}
    assert position.puzzle.title == 'All "there" is'


def test_what_is_absent_is_left_out():
    assert json.loads(dump(load("latin 2x2"), "json")) == {"gridwright": 1, "kind": "latin", "rows": 2, "cols": 2}


def test_disconnected_regions():
    puzzle = load("suguru 2x2 disconnected\nregions:\nAB\nBA")
    assert json.loads(dump(puzzle, "json"))["disconnected"] is True
    assert load(dump(puzzle, "json")) == puzzle


@pytest.mark.parametrize(
    "text",
    [
        '{"kind": "latin", "givens": [[1, null], [0, 0]]}',
        '{"kind": "Latin-Square", "rows": 2, "cols": 2, "givens": [[1, 0], [0, null]]}',
        ' \n{"gridwright": 1, "kind": "latin", "rows": 2, "givens": [[1, 0], [0, 0]], "signs": []}',
    ],
)
def test_other_ways_to_say_the_same(text):
    assert load(text) == load("latin 2x2\n1.\n..")


def test_labels_are_words_or_numbers():
    puzzle = load('{"kind": "suguru", "regions": [[1, 1], ["x", "x"]]}')
    assert puzzle == load("suguru 2x2\nregions:\nAA\nBB")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"kind": "suguru", "rows": -1}', "rows: '-1' is outside 1 to 100"),
        ('{"kind": "suguru", "rows": 2}', "nothing says how large the grid is: give rows and cols, or givens, or"),
        ('{"kind": "latin", "rows": 1' + "0" * 50 + "}", "rows: '1000000000000000000000000000000000000000'… is out"),
        ('{"kind": "latin", "rows": 1' + "0" * 5000 + "}", "rows: Integer value out of range"),
        ('{"gridwright": 2, "kind": "latin", "shape": []}', '"gridwright" is 2; this program reads version 1'),
        ('{"kind": "latin", "colour": 1}', "line 1, column 19: unknown field 'colour'; there are gridwright"),
        ('{"kind": "latin",\n "titel": "x"}', "line 2, column 2: unknown field 'titel'; there are"),
        ('{"kind": "latin",\n "titel": "x"}', "; did you mean 'title'?"),
        ('{"title": "\\"level\\": é", "level" : 3}', "line 1, column 27: unknown field 'level'; there are"),
        ('{"le\\u0076el": 3}', "unknown field 'level'; there are"),
        ('{"a`b": 3}', "line 1, column 2: unknown field 'a`b'; there are"),
        ('{"rows": 2, "cols": 2}', "Object missing required field `kind`"),
        ('{"kind": "sudoko", "rows": 4, "cols": 4}', "unknown kind 'sudoko'; there are calcudoku, comparison"),
        ('{"kind": 5}', "kind: Expected `str`, got `int`: '5'"),
        ('{"kind": "latin", "rows": "two"}', "rows: Expected `int | null`, got `str`: 'two'"),
        ('{"kind": "latin", "givens": [[1, 2], 3]}', "givens, element 2: Expected `array`, got `int`: '3'"),
        ('{"kind": "latin", "givens": [[1, "a"], [true, 99]]}', "givens, r1c2: 'a' cannot stand here"),
        ('{"kind": "latin", "givens": [[1, "a"], [true, 99]]}', "givens, r2c1: 'True' cannot stand here"),
        ('{"kind": "latin", "givens": [[1, "a"], [true, 99]]}', "givens, r2c2: '99' cannot stand here"),
        ('{"kind": "latin", "givens": [[1.5, 2], [0, 0]]}', "givens, r1c1: '1.5' cannot stand here"),
        ('{"kind": "latin", "givens": [[1, 2], [0]]}', "givens: row 2 has 1 cell instead of 2: '[0]'"),
        ('{"kind": "latin", "rows": 3, "cols": 2, "givens": [[1, 2]]}', "givens: 1 row instead of 3"),
        ('{"kind": "latin", "givens": [[]]}', "0 columns is outside 1 to 100"),
        ('{"kind": "latin", "givens": [[3, 0], [0, 0]]}', "r1c1: 3 is not one of 1 to 2"),
        ('{"kind": "suguru", "regions": [["A", []]]}', "regions, r1c2: '[]' cannot stand here"),
        ('{"kind": "suguru", "regions": [["A", null]]}', "1 cell in no region: r1c2"),
        ('{"kind": "suguru", "rows": 2, "cols": 2, "regions": []}', "regions: 0 rows instead of 2"),
        ('{"kind": "latin", "rows": 2, "cols": 2, "signs": ["r1c1<r1c3"]}', "'r1c1<r1c3': r1c3 is off the grid of 2x2"),
        ('{"kind": "latin", "rows": 2, "cols": 2, "signs": ["r1c1"]}', "'r1c1' is not a sign; signs are written like"),
        ('{"kind": "latin", "rows": 2, "cols": 2, "options": ["x"]}', "unknown option 'x'; there are diagonals"),
        ('{"kind": "sudoku", "rows": 4, "cols": 4, "boxes": [2]}', "boxes: Expected `array` of length 2: '[2]'"),
        ('{"kind": "latin", "rows": 1, "cols": 1, "marks": [[1]]}', "marks, r1c1: '1' cannot stand here"),
        ('{"kind": "latin", "rows": 1, "cols": 1, "marks": [[[0]]]}', "marks, r1c1: '[0]' cannot stand here"),
        ('{"kind": "latin", "rows": 1, "cols": 1, "entries": [[2]]}', "entry in r1c1: 2 is not one of 1 to 1"),
        ('{"kind": "latin", "rows": 1, "cols": 1, "marks": [[[1, 7]]]}', "mark in r1c1: 7 is not one of 1 to 1"),
        ('{"kind": "latin",\n "títle" 5}', "line 2, column 10: JSON is malformed: expected ':', at '5}'"),
        ('{"kind": "latin"\n "rows": 5}', "line 2, column 2: JSON is malformed: expected ',' or '}', at '\"ro"),
        ('{"kind": "latin",\n "rows": 5', "line 2, column 11: the JSON ends too early"),
        ("{'kind': 'latin'}", "line 1, column 2: JSON is malformed: object keys must be strings"),
        ('{"kind": ' + "[" * 100_000, "nested too deeply"),
        ('{"kind": "latin", "givens": [[' + "[" * 100_000, "nested too deeply"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ('"signs": ["r1c1<r1c2",\n "no"]', "line 4, column 2: signs, element 2: 'no' is not a sign; signs are written"),
        ('"signs": ["r1c1<r2c2"]', "line 3, column 11: signs, element 1: the sign r1c1<r2c2 does not stand between"),
        ('"parity": ["r1c1=odd", "r9c1=odd"]', "line 3, column 24: parity, element 2: 'r9c1=odd': r9c1 is off"),
        ('"dots": [true]', "line 3, column 10: dots, element 1: Expected `str`, got `bool`: 'True'"),
        ('"dots": "r1c1-r1c2=white"', "line 3, column 9: dots: Expected `array`, got `str`: 'r1c1-r1c2=white'"),
        ('"options": ["x"]', "line 3, column 13: unknown option 'x'; there are diagonals"),
        ('"givens": [[1, 0],\n  [0, "a"]]', "line 4, column 7: givens, r2c2: 'a' cannot stand here"),
        ('"givens": [[1, 0],\n  [0, 3]]', "line 4, column 7: r2c2: 3 is not one of 1 to 2"),
        ('"givens": [[1, 0],\n  [0]]', "line 4, column 3: givens: row 2 has 1 cell instead of 2: '[0]'"),
        ('"givens": [[1, 0]]', "line 3, column 11: givens: 1 row instead of 2"),
        ('"regions": [["A", "A"],\n ["B", "A"]]', "line 3, column 14: region A has 3 cells instead of 2"),
        ('"boxes": [1, 2, 3]', "line 3, column 10: boxes: Expected `array` of length 2: '[1, 2, 3]'"),
        ('"rows": 0', "line 3, column 9: rows: '0' is outside 1 to 100"),
        ('"gridwright": 7', "line 3, column 15: \"gridwright\" is 7; this program reads version 1"),
        ('"kind": "futosiki"', "line 3, column 9: unknown kind 'futosiki'; there are calcudoku, comparison"),
    ],
)
def test_errors_say_where_in_the_text(fields, message):
    with pytest.raises(GridwrightError) as caught:
        load('{"kind": "latin", "rows": 2,\n "cols": 2, "title": "a \\"b\\", [1}",\n' + fields + "}")
    assert str(caught.value).startswith(message)


def test_a_list_is_no_puzzle():
    with pytest.raises(FormatError, match="Expected `object`, got `array`"):
        load("[]", "json")


GOOD = '{"kind":"latin","givens":[[1,0],[0,0]]}'
STRANGE = GOOD.replace("}", ',"level":3}')
CUT = GOOD[:-1]


@pytest.mark.parametrize(
    "lines",
    [
        [GOOD, STRANGE],
        [STRANGE, GOOD, STRANGE],
        [STRANGE] * 2,
        [GOOD, CUT, CUT],
        [CUT, GOOD, CUT],
        [GOOD, '{"kind":"latin","givens":[[3,0],[0,0]]}'],
    ],
)
@pytest.mark.parametrize("from_", [None, "json"])
def test_of_json_lines_each_is_a_puzzle_however_many_are_bad(lines, from_):
    text = "\n" + "\n\n".join(lines) + "\n"
    found = list(load_each(text, from_))
    assert [one.line for one in found] == [2 * number + 2 for number in range(len(lines))]
    assert [one.position is not None for one in found] == [line == GOOD for line in lines]
    for one in found:
        assert one.position or all(problem.line == one.line for problem in one.error.problems)


def test_errors_of_json_lines_know_their_line():
    with pytest.raises(FormatError, match=r"^line 2, column 40: unknown field 'level'; there are gridwright, kind,"):
        load_all(f"{GOOD}\n{STRANGE}")
    with pytest.raises(FormatError, match=r"^line 2, column 39: the JSON ends too early$"):
        load_all(f"{GOOD}\n{CUT}\n{GOOD}")


def test_what_are_no_json_lines():
    puzzles = [load(GOOD), load("latin 3x3")]
    assert load_all(dump_all(puzzles, "json")) == puzzles
    for text in (dump(puzzles[0], "json"), GOOD, "{1,2,3,4},\n{3,4,1,2},\n{2,1,4,3},\n{4,3,2,1}", "{\n{"):
        assert len(list(load_each(text))) == 1


def test_a_wrong_entry_is_no_error():
    # A player may be wrong; only what is no value of the cell is refused.
    puzzle = load("latin 2x2\n1.\n..")
    assert load_position(dump(Position(puzzle, (0, 1, 0, 0)), "json")).values == (1, 1, 0, 0)
    with pytest.raises(RuleError, match="entry in r1c2: 3 is not one of 1 to 2"):
        load_position('{"kind": "latin", "rows": 2, "cols": 2, "entries": [[0, 3], [0, 0]]}')


def test_other_notations_do_not_wait_for_the_decoder():
    code = "import sys, gridwright.notations as f; f.load('latin 2x2'); sys.exit('msgspec' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_puzzle_of_a_record():
    puzzle = '{"kind": "latin", "givens": [[1, 0], [0, 0]]}'
    records = f'{{"seed": 1, "kind": "x", "puzzle": {puzzle}, "clues": {{"givens": 1}}}}\n{{"puzzle":{puzzle}}}\n'
    assert load_all(records) == [load(puzzle)] * 2
    assert load(json.dumps(json.loads(records.splitlines()[0]), indent=2)) == load(puzzle)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"seed": 1,\n "puzzle": {"kind": "latin", "seed": 2}}', "line 2, column 30: unknown field 'seed'"),
        ('{"seed": 1,\n "puzzle": {"kind": "latin", "givens": [[1, 9], [0, "x"]]}}', "line 2, column 53: givens, r2c2"),
        ('{"kind": "latin", "givens": [[1]], "puzzle": {}}', "line 1, column 36: unknown field 'puzzle'"),
        ('{"kind": "latin", "puzzle": "1..."}', "line 1, column 19: unknown field 'puzzle'"),
        ('{"kind": "latin", "title": "puzzle", "seed": 1}', "line 1, column 38: unknown field 'seed'"),
        ('{"seed": 1, "puzzle": {"kind": "latin"', "the JSON ends too early"),
    ],
)
def test_what_is_wrong_in_a_record_is_told_where_it_stands(text, told):
    with pytest.raises(FormatError) as caught:
        load(text)
    assert told in str(caught.value)
