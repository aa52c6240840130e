"""CSV with a line that names the columns, as data sets have it."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError
from gridwright.notations import dump, dump_outcome, load, load_all, load_each, notation, recognised

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
A = "1..5.37..6.3..8.9......98...1.......8761..........6...........7.8.9.76.47...6.312"
A_SOLVED = "198543726643278591527619843914735268876192435235486179462351987381927654759864312"
B = "070000043040009610800634900094052000358460020000800530080070091902100005007040802"
B_SOLVED = "679518243543729618821634957794352186358461729216897534485276391962183475137945862"
C = "004300209005009001070060043006002087190007400050083000600000105003508690042910300"
C_SOLVED = "864371259325849761971265843436192587198657432257483916689734125713528694542916378"
RATED = f"id,puzzle,solution,clues,difficulty\n1,{A},{A_SOLVED},27,2.2\n"
PUBLISHED = [
    (RATED, A, A_SOLVED),
    (f"puzzle,solution\n{B},{B_SOLVED}\n", B, B_SOLVED),
    (f"quizzes,solutions\n{C},{C_SOLVED}\n", C, C_SOLVED),
]


def split(text: str) -> list[gw.Puzzle]:
    return [load(piece.text, "csv") for piece in notation("csv").split(text)]


@pytest.mark.parametrize(("text", "line", "solved"), PUBLISHED)
def test_published_rows(text, line, solved):
    assert recognised(text) == ("csv",)
    puzzle = load(text)
    assert puzzle == load(line)
    outcome = gw.solve(puzzle)
    assert outcome.status is gw.Status.UNIQUE
    assert outcome.solution.values == load(solved).givens
    assert load(dump(puzzle, "csv")) == puzzle


def test_level_and_name_are_kept():
    puzzle = load(RATED)
    assert (puzzle.title, puzzle.source) == ("1", "difficulty 2.2")
    puzzle = load(f"source,question,answer,rating\nforum,{A},{A_SOLVED},12")
    assert puzzle.source == "forum, rating 12"
    puzzle = load(f'Name;Level;Puzzle\n"The ""first"" one";hard;"{A}"')
    assert (puzzle.title, puzzle.source) == ('The "first" one', "hard")


def test_many_rows():
    text = f"puzzle,solution\n{LINE},{SOLVED}\n\n{A},{A_SOLVED}\n{B},\n"
    assert split(text) == [load(LINE), load(A), load(B)]
    assert [piece.line for piece in notation("csv").split(text)] == [2, 4, 5]
    assert split("puzzles\n" + f"{A}\n{B}\n") == [load(A), load(B)]
    assert split(RATED + PUBLISHED[1][0]) == [load(A), load(B)]


def test_a_row_may_hold_any_size():
    assert load("puzzle,solution\n1....2......3..4,\n") == load("1....2......3..4")
    for size in (1, 2, 16, 35):
        puzzle = load(f"sudoku {size}x{size}")
        assert load(dump(puzzle, "csv")) == puzzle


@pytest.mark.parametrize("separator", [",", ";", "\t", " , "])
@pytest.mark.parametrize("quote", ["", '"'])
def test_separators(separator, quote):
    if quote and " " in separator:
        return
    row = separator.join(f"{quote}{field}{quote}" for field in ("7", LINE, SOLVED))
    assert load(separator.join(("id", "Puzzle", "Solution")) + "\n" + row) == load(LINE)


def test_what_is_written():
    puzzle = load(LINE)
    assert dump(puzzle, "csv") == f"puzzle,solution\n{LINE},\n"
    titled = load("sudoku 4x4\ntitle: one, two\nauthor: x \"y\"\nsource: z\n1...\n....\n....\n....")
    text = dump(titled, "csv")
    assert text == 'puzzle,solution,title,author,source\n1...............,,"one, two","x ""y""",z\n'
    again = load(text)
    assert (again.title, again.author, again.source) == ("one, two", 'x "y"', "z")
    assert dump_outcome(puzzle, gw.solve(puzzle), "csv") == f"puzzle,solution\n{LINE},{SOLVED}\n"
    assert load(dump_outcome(puzzle, gw.solve(puzzle), "csv")) == puzzle


@pytest.mark.parametrize(
    "text",
    [
        LINE,
        "puzzle",
        "puzzle,solution",
        "Puzzle, solution and more.\nThis is a sentence",
        f"sudoku\n{LINE}",
        "puzzle\n53..7....\n6..195...\n",
        f"givens,answer\n{LINE},{SOLVED}",
        "1,2,3,4\n3,4,1,2\n2,1,4,3\n4,3,2,1",
    ],
)
def test_what_is_no_such_table(text):
    assert "csv" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"puzzle,solution\n{LINE},{SOLVED},1", f"line 2, column 1: 3 columns instead of 2: '{LINE},{SOLVED[:18]}'…"),
        (f"puzzle,solution\n{LINE[:-1]},{SOLVED}",
         "line 2, column 1: 80 cells do not make a square grid (64 make 8x8, 81 make 9x9)"),
        (f"id,puzzle\n12,{LINE.replace('7', 'P', 1)}", "line 2, column 8: r1c5: 'P' is not a value from 1 to 9"),
        (f"puzzle,solution\n{LINE},{SOLVED.replace('5', '1', 1)}",
         f"line 2, column 83: r1c1: the solution has 1 where 5 is given: '{LINE},{SOLVED.replace('5', '1', 1)}'"),
        (f"puzzle,solution\n{LINE},{SOLVED[:-1]}.",
         f"line 2, column 163: this is not a full solution of the puzzle: '{LINE},{SOLVED[:-1]}.'"),
        (f"puzzle,solution\n{LINE},1234341221434321",
         f"line 2, column 83: this is not a full solution of the puzzle: '{LINE},1234341221434321'"),
        (f"puzzle,solution\n,{SOLVED}", f"line 2, column 1: no puzzle in ',{SOLVED}'"),
        (f"puzzle,solution\n{LINE},\n{LINE},", "the table has 2 puzzles instead of one"),
        ("puzzle,solution\n", "the table has 0 puzzles instead of one"),
        (LINE, f"line 1, column 1: '{LINE[:40]}'… does not name a column such as 'puzzle'"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        notation("csv").read(text)
    assert str(caught.value) == message


def test_errors_of_many_rows_know_their_lines():
    text = f"puzzle,solution\n{LINE},{SOLVED}\n{A},{B_SOLVED}\n{B},{B_SOLVED}"
    piece = notation("csv").split(text)[1]
    with pytest.raises(FormatError, match="line 2, column 83: r1c1: the solution has 6 where 1 is given"):
        load(piece.text, "csv")
    assert piece.line == 3


def test_every_row_knows_its_line():
    text = f"puzzle,solution\n{A},{A_SOLVED}\n\n{B},{C_SOLVED}\n{C},\n"
    found = list(load_each(text))
    assert [loaded.line for loaded in found] == [2, 4, 5]
    with pytest.raises(FormatError, match=r"^line 4, column 84: r1c2: the solution has 6 where 7 is given"):
        found[1].or_raise()
    with pytest.raises(FormatError, match=r"^line 4, column 84"):
        load_all(text)


@pytest.mark.parametrize("line", [2, 3])
@pytest.mark.parametrize(
    ("row", "place"),
    [(f"{A},killer", "line {}: "), (f"{A}9,", "line {}, column 1: "), (f"{A},,", "line {}, column 1: ")],
)
def test_whatever_is_wrong_in_a_row_is_told_with_its_line(row, place, line):
    rows = [f"{B},", f"{C},"]
    rows.insert(line - 2, row)
    with pytest.raises(FormatError, match=r"^" + place.format(line)):
        load_all("\n".join(["puzzle,type", *rows]))


def test_a_puzzle_that_cannot_be_built_is_told_with_its_line():
    with pytest.raises(FormatError, match=r"^line 3"):
        load_all(f"puzzle,title\n{A},one\n1234.,two\n{B},three")


def test_huge_fields():
    for text in ("puzzle,solution\n" + "1" * 900_000, "puzzle,solution\n" + "," * 900_000, "puzzle," + "a" * 900_000):
        with pytest.raises(FormatError):
            load(text, "csv")


@pytest.mark.parametrize(
    ("column", "said", "message"),
    [
        ("type", "killer", "speaks of 'killer'"),
        ("variant", "diagonal", "speaks of 'diagonal'"),
        ("cages", "1-2-3", "line 2, column 1: a column 'cages', for which a line of givens has no place: '1-2-3'"),
    ],
)
def test_columns_that_say_more(column, said, message):
    with pytest.raises(FormatError, match=message):
        load(f"puzzle,{column}\n{LINE},{said}\n")
    assert load(f"puzzle,{column}\n{LINE},\n") == load(LINE)
