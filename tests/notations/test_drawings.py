"""Our own drawings pasted back: what they show is read, and what they cannot show is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.notations._reading.box_characters import Arms, arms_of, in_ascii

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = (*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED)
OUTSIDE = {"littlekillers", "runs", "sandwiches", "skyscrapers", "xsums", "numberedrooms"}
"""Clues that are drawn as numbers outside the grid."""
CANDIDATES = {f"note-candidates-{name}" for name in ("clues", "marks", "unclear", "alone")}


def sorts(puzzle: gw.Puzzle) -> set[str]:
    return {rule.sort for rule in puzzle.rules if isinstance(rule, gw.Clue)}


def numbers_outside(puzzle: gw.Puzzle) -> set[str]:
    return {rule.word for rule in puzzle.rules if isinstance(rule, gw.Clue) and rule.sort in OUTSIDE}


def notes_of(puzzle: gw.Puzzle) -> set[str]:
    """What is told of a drawing of it, apart from what its candidates are."""
    found = {"note-kind"} if puzzle.kind == "suguru" else set()
    return {"note-drawing", *found, *({"note-outside"} if "skyscrapers" in sorts(puzzle) else ())}


def some(name: str) -> list[gw.Puzzle]:
    found = []
    for seed in range(8):
        try:
            found.append(random_puzzle(name, seed))
        except gw.RuleError:  # a given that was made wrong may be none of its region
            continue
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_is_drawn_is_read_back(name):
    read = 0
    for puzzle in some(name):
        if puzzle.kind == "kakuro" and not puzzle.grid.holes:
            continue  # black cells show that sums are meant
        for candidates in (None, True):
            drawing = gw.render(puzzle, candidates=candidates)
            try:
                again = gw.load_position(drawing)
            except gw.FormatError as error:
                assert "there are two clues between" in str(error)
                continue
            if "candidates" not in sorts(again.puzzle):  # which are not drawn where they leave all values
                assert gw.render(again) == drawing
            assert again.puzzle.givens == puzzle.givens
            assert numbers_outside(again.puzzle) == numbers_outside(puzzle)
            assert {*again.notes} - CANDIDATES == notes_of(again.puzzle)
            assert len(CANDIDATES & {*again.notes}) == any(again.marks) + ("candidates" in sorts(again.puzzle))
            if puzzle.kind in (*SQUARE_KINDS, "suguru") and not candidates and "with candidates" not in name:
                assert gw.render(again.puzzle) == gw.render(puzzle)
            read += 1
    assert read


@pytest.mark.parametrize("name", ["sudoku", "jigsaw", "latin", "suguru", "futoshiki", "sudoku with odd and even cells"])
def test_plain_drawings_are_read_back(name):
    for puzzle in some(name):
        drawing = gw.render(puzzle, ascii=True)
        assert gw.render(gw.load(drawing), ascii=True) == drawing


def test_a_solution_with_words_and_colours_around_it():
    puzzle = gw.load("1....2..3.4.....")
    solved = gw.solve(puzzle, limit=1).solution
    drawing = gw.render(puzzle, solved, colour=True)
    text = f"puzzle 1:\n{drawing}\nThis is the only solution.\n"
    assert gw.load(text).givens == solved.values
    assert [one.givens for one in gw.load_all(text + "\n" + gw.render(puzzle))] == [solved.values, puzzle.givens]
    with pytest.raises(gw.FormatError, match="the text speaks of 'killer'"):
        gw.load(f"My killer:\n{drawing}")


def test_a_line_above_says_the_kind():
    puzzle = gw.load("kojun 2x3\n1..\n...\nregions:\nAAB\nABB")
    assert gw.load(gw.render(puzzle)).kind == "suguru"
    assert gw.load(f"kojun 2x3\n{gw.render(puzzle)}") == puzzle
    boxes = gw.load("sudoku 6x6 boxes=3x2 diagonals\n1.....\n" + "......\n" * 5)
    assert gw.load(gw.render(boxes)) == gw.load(f"jigsaw 6x6\n{gw.render(boxes)}") == boxes


def test_what_is_wrong_with_a_drawing_is_told_below_a_header_too():
    drawing = gw.render(gw.load("1....2..3.4.....")).replace(" 2 ", " z ", 1)
    with pytest.raises(gw.FormatError, match="line 5, column 7: r2c2: 'z' is neither a value of 1 to 4"):
        gw.load(f"sudoku 4x4\n{drawing}")


@pytest.mark.parametrize("size", [9, 12, 16])
def test_plain_drawings_among_other_things(size):
    puzzle = gw.sudoku([[size if row == col else 0 for col in range(size)] for row in range(size)])
    assert gw.load(f"Look at this one:\n```\n{gw.render(puzzle, ascii=True)}\n```\n") == puzzle


def test_lines_of_others():
    double = gw.render(gw.load("1....2..3.4.....")).translate(str.maketrans("┏┳┓┗┻┛┣╋┫━┃┯┿┷┠╂┨", "╔╦╗╚╩╝╠╬╣═║╤╪╧╟╫╢"))
    assert gw.load(double) == gw.load("1....2..3.4.....")
    alike = "┌─┬─┬─┬─┐\n│1│ │ │ │\n├─┼─┼─┼─┤\n│ │2│ │ │\n├─┼─┼─┼─┤\n│3│ │4│ │\n├─┼─┼─┼─┤\n│ │ │ │ │\n└─┴─┴─┴─┘"
    assert gw.load(alike) == gw.load("1....2..3.4.....")
    boxes = "┌─────┬─────┐\n│ 1 . │ . . │\n│ . 2 │ . . │\n├─────┼─────┤\n│ 3 . │ 4 . │\n│ . . │ . . │\n└─────┴─────┘"
    assert gw.load(boxes) == gw.load("1....2..3.4.....")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (" 2 ", " z ", "line 4, column 7: r2c2: 'z' is neither a value of 1 to 4 nor candidates"),
        (" 2 ┃", " 2 ?", "line 4, column 7: '\\?' between r2c2 and r2c3 is no sign, no dot and no sum"),
        (" 2 ", "2 3", "this drawing does not show|no notation|cells make no square|has .* cells"),
    ],
)
def test_what_is_wrong_with_a_drawing(old, new, message):
    drawing = gw.render(gw.load("1....2..3.4....."))
    with pytest.raises(gw.FormatError, match=message):
        gw.load(drawing.replace(old, new, 1))


def test_a_sign_may_hide_a_border_in_a_plain_drawing():
    told = set()
    for puzzle in some("suguru with signs"):
        drawing = gw.render(puzzle, ascii=True)
        try:
            assert gw.render(gw.load(drawing), ascii=True) == drawing
            told.add("read")
        except gw.FormatError as error:
            assert "hides whether there is a border; with Unicode lines that can be seen" in str(error)
            told.add("refused")
    assert told == {"read", "refused"}


def test_characters_are_known_by_their_names():
    assert arms_of("╆") == Arms(up=1, right=2, down=2, left=1)
    assert arms_of("╾") == Arms(right=1, left=2)
    assert arms_of("╥") == Arms(right=1, down=2, left=1)
    assert arms_of("╭") == Arms(right=1, down=1)
    assert arms_of("x") == arms_of("╲") == Arms()
    assert in_ascii("┌─┐│╳") == "+-+|╳"


LISTED = (
    "cages: r1c1-r1c2=cage5 r3c1-r3c2-r4c1=cage7",
    "thermometers: r2c1-r2c2-r3c3=thermo",
    "cages: " + " ".join(f"r{row}c{col}=cage" for row in (1, 2, 3, 4) for col in (1, 2, 3, 4)),
)


@pytest.mark.parametrize("clues", LISTED)
def test_clues_in_words_below_a_drawing_are_read(clues):
    puzzle = gw.load(f"sudoku 4x4\n1...\n....\n....\n....\n{clues}")
    for ascii in (False, True):
        drawing = gw.render(puzzle, ascii=ascii)
        again = gw.load(f"{drawing}\n\nThat is all.")
        assert gw.dump(again, "text") == gw.dump(puzzle, "text")


def test_a_word_below_a_drawing_that_is_no_clue():
    with pytest.raises(gw.GridwrightError, match="r9c9 is off the grid of 4x4"):
        gw.load(gw.render(gw.load("sudoku 4x4\ncages: r1c1-r1c2=cage5")).replace("r1c2", "r9c9"))


BETWEEN = (
    "xv: r1c1-r1c2=x r2c2-r3c2=v r3c3-r3c4=sum6 r4c3-r4c4=sum12",
    "dots: r1c1-r1c2=white2 r2c1-r2c2=black3 r3c1-r4c1=white r3c2-r4c2=black",
    "xv: r1c1-r1c2=v\nsigns: r1c1<r1c2",
)


@pytest.mark.parametrize("clues", BETWEEN)
def test_what_stands_between_cells_is_read_once(clues):
    puzzle = gw.load(f"sudoku 4x4\n1...\n....\n....\n....\n{clues}")
    drawing = gw.render(puzzle)
    assert set(gw.load(f"sudoku 4x4\n{drawing}").rules) == set(puzzle.rules)
    assert set(gw.load(drawing).rules) == set(puzzle.rules)


@pytest.mark.parametrize("ascii", [False, True])
@pytest.mark.parametrize("option", ["falling-diagonal", "rising-diagonal", "diagonals"])
def test_each_diagonal_is_read_by_itself(option, ascii):
    puzzle = gw.load(f"latin 5x5 {option}")
    assert gw.load(gw.render(puzzle, ascii=ascii)) == puzzle


def test_strokes_beside_the_diagonals():
    drawing = gw.render(gw.load("latin 4x4 falling-diagonal")).replace("┃ ╲ │   │", "┃   │ ╲ │", 1)
    with pytest.raises(gw.FormatError, match="line 2, column 7: r1c2: '╲' is part of no diagonal from corner"):
        gw.load(drawing)


@pytest.mark.parametrize("header", ["", "sudoku 4x4\n"])
@pytest.mark.parametrize("side", ["top2", "bottom2", "left2", "right2"])
def test_numbers_outside_a_drawing_are_read(side, header):
    for word in ("skyscraper3", "sandwich2", "numberedroom3", "xsum12"):
        sort = {"sandwich2": "sandwiches"}.get(word, word.rstrip("0123456789") + "s")
        puzzle = gw.load(f"sudoku 4x4\n{sort}: {side}={word}")
        drawing = gw.render(puzzle)
        assert gw.load(header + drawing) == puzzle
        assert gw.load(f"{header}{drawing}\n{sort}: {side}={word}") == puzzle, "told twice is told once"


def test_drawn_skyscrapers_are_what_they_were():
    puzzle = gw.load(gw.kind("skyscrapers").examples[0])
    again = gw.load_position(gw.render(puzzle))
    assert again.puzzle == puzzle and again.puzzle.kind == "skyscrapers" and "note-outside" in again.notes
    assert gw.load_position(f"skyscrapers 4x4\n{gw.render(puzzle)}").notes == ("note-drawing",)
    solved = gw.solve(puzzle).solution
    assert gw.load(gw.render(puzzle, solved)).givens == solved.values


def test_numbers_outside_that_are_none_of_a_drawing_of_ours():
    drawing = gw.render(gw.load("sudoku 4x4\nskyscrapers: left2=skyscraper3 top1=skyscraper2")).replace("3 ┃", "7 ┃")
    with pytest.raises(gw.FormatError, match="line 5, column 1: '7' stands outside the grid, where only 4 values can"):
        gw.load(drawing)
    assert gw.load(f"{drawing}\nsandwiches: left2=sandwich7") == gw.load(
        "sudoku 4x4\nskyscrapers: top1=skyscraper2\nsandwiches: left2=sandwich7"
    )
    killer = gw.render(gw.load("sudoku 4x4\nlittlekillers: r2c1-downright=littlekiller6"))
    with pytest.raises(gw.FormatError, match="line 2, column 1: '6↙' stands where it looks into no cell"):
        gw.load(killer.replace("↘", "↙"))


def test_printed_candidates_of_a_drawing_are_clues_where_they_make_the_puzzle():
    puzzle = gw.load_file(EXAMPLES / "sudoku-candidates.txt")
    again = gw.load_position(gw.render(puzzle))
    assert again.puzzle == puzzle and "note-candidates-clues" in again.notes


def test_a_header_counts_when_it_is_found_out_what_candidates_are():
    puzzle = gw.load("sudoku 4x4 diagonals\n12..\n....\n3...\n....")
    solution = gw.solve(puzzle).solution
    marks = tuple(
        frozenset() if given else frozenset({value, value % 4 + 1})
        for given, value in zip(puzzle.givens, solution.values, strict=True)
    )
    position = gw.Position(puzzle, (), marks)
    written = gw.dump(gw.Position(gw.load("12......3......."), (), marks), "candidates").removeprefix("marks:\n")
    for text in (gw.render(position), written):
        assert "note-candidates-clues" in gw.load_position(text).notes
        under = gw.load_position(f"sudoku 4x4 diagonals\n{text}")
        assert under == position and "note-candidates-marks" in under.notes


def test_numbers_outside_a_plain_drawing_are_never_cells():
    places = [f"{side}{number}" for side in ("top", "bottom", "left", "right") for number in range(1, 5)]
    for count in range(1, len(places) + 1):  # with nine of them, there are as many as a grid of 5x5 has cells
        clues = " ".join(f"{place}=skyscraper2" for place in places[:count])
        drawing = gw.render(gw.load(f"sudoku 4x4\n1...\n....\n....\n....\nskyscrapers: {clues}"), ascii=True)
        for header in ("", "Look at this:\n\n"):
            with pytest.raises(gw.GridwrightError, match=r"stands outside the grid|do not make a square grid"):
                gw.load_all(header + drawing)


def test_labels_of_rows_and_columns_are_no_numbers_outside():
    puzzle = gw.load("1....2..3.4.....")
    rows = gw.render(puzzle, ascii=True).split("\n")
    labels = iter(range(1, 5))
    text = "\n".join(f"{next(labels) if '.' in row else ' '} {row}" for row in rows)
    for columns in ("", "    1   2   3   4\n"):
        assert gw.load(f"Look at this:\n\n{columns}{text}") == puzzle


@pytest.mark.parametrize("header", ["", "kakuro 4x4\n"])
@pytest.mark.parametrize("ascii", [False, True])
def test_a_drawn_kakuro_is_read_back(header, ascii):
    puzzle = gw.load(gw.kind("kakuro").examples[0])
    assert gw.load(header + gw.render(puzzle, ascii=ascii)) == puzzle
    solved = gw.solve(puzzle).solution
    assert gw.load(header + gw.render(puzzle, solved, ascii=ascii)).givens == solved.values


@pytest.mark.parametrize("name", ["kakuro-8x8", "sudoku-candidates"])
def test_cells_of_a_plain_drawing_may_be_wide(name):
    puzzle = gw.load_file(EXAMPLES / f"{name}.txt")
    assert gw.load(gw.render(puzzle, ascii=True)) == puzzle


def test_a_sum_for_no_cells_in_a_drawn_kakuro():
    drawing = gw.render(gw.load(gw.kind("kakuro").examples[0])).replace("│ 5\\ ┃", "│ \\5 ┃")
    with pytest.raises(gw.GridwrightError, match=r"r1c4: '.*' has a sum 5 for no cells"):
        gw.load(drawing)


@pytest.mark.parametrize("kind", ["hakyuu", "kojun"])
def test_regions_of_any_size_may_be_another_kind(kind):
    drawing = gw.render(gw.load(gw.kind(kind).examples[0]))
    assert gw.load_position(drawing).notes == ("note-drawing", "note-kind")
    assert gw.load_position(f"{kind} 5x5\n{drawing}").notes == ("note-drawing",)


def test_a_heading_of_a_drawing_is_no_number_outside():
    puzzle = gw.load("1....2..3.4....1")
    assert gw.load(f"12\n{gw.render(puzzle)}").givens == puzzle.givens
