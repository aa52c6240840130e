"""Without arguments on a terminal, commands ask for a puzzle: its kind, its rows, and what else the kind needs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import gridwright as gw

from .terminal import CTRL_C, CTRL_D, Terminal

EXAMPLES = Path(__file__).parents[2] / "examples"
KIND = "Which kind of puzzle? Press Enter for sudoku; "
QUESTION = "Type the givens row by row: numbers, or . for an empty cell"


def test_the_sudoku_of_seed_003():
    terminal = Terminal("solve", NO_COLOR="1")
    terminal.waits_for(KIND)
    terminal.types("\n")
    terminal.waits_for(QUESTION)
    for row in (
        "[0,0,6,5,9,4,7,0,0]", "[8,0,9,0,6,0,2,0,4]", "[1,0,0,0,0,0,0,0,3]", "[0,0,0,0,5,0,0,0,0]",
        "[0,0,3,7,4,8,6,0,0]", "[5,9,0,0,0,0,0,4,2]", "[0,3,1,0,0,0,5,2,0]", "[7,6,0,0,0,0,0,1,9]",
        "[0,0,0,8,0,3,0,0,0]",
    ):  # fmt: skip
        terminal.types(row + "\n")
    assert terminal.ends() == 0
    assert "┃ 3 │ 2 │ 6 ┃ 5 │ 9 │ 4 ┃ 7 │ 8 │ 1 ┃" in terminal.text
    assert terminal.text.endswith("This is the only solution.\n")


def test_who_begins_with_a_row_means_a_sudoku_and_the_row_sets_its_size():
    terminal = Terminal("solve", "--quiet")
    terminal.waits_for(KIND)
    for row in ("[1, 0, 0, 0]", "", "[0, 2, 0, 0]", "[3, 0, 4, 0]", "[0, 0, 0, 1]"):
        terminal.types(row + "\n")
    assert terminal.ends() == 0
    assert terminal.text.endswith("1 3 2 4\n4 2 1 3\n3 1 4 2\n2 4 3 1\n")


def test_a_bad_row_is_quoted_and_asked_for_again():
    terminal = Terminal("solve", "--quiet")
    terminal.waits_for(KIND)
    terminal.types("[1,0,0,0]\n")
    terminal.waits_for("2: ")
    for bad, said in (
        ("[0,2,0]", "row 2 has 3 cells instead of 4: '[0,2,0]'"),
        ("hello", "'hello' is not a row"),
        ("[0,9,0,0]", "r2c2: '9' is not one of 1–4"),
        ("[0,2,0,0] x", "'x'"),
        ("[0,2", "expected ',' or ']'"),
    ):
        terminal.text = ""
        terminal.types(bad + "\n")
        terminal.waits_for("Please type row 2 again.\n")
        assert said in terminal.text
    terminal.types("[0,2,0,0]\n[3,0,4,0]\n[0,0,0,1]\n")
    assert terminal.ends() == 0


def test_a_first_row_that_is_too_short_is_mended():
    terminal = typed(["solve", "--quiet"], ["latin", "1.3", ".1.3"])
    terminal.waits_for("row 2 has 4 cells instead of 3: '.1.3'\nPlease type row 2 again.\n")
    terminal.waits_for("If row 1 is the mistyped one, correct it like this: row 1: 1.3\n2: ")
    terminal.types("row 1: 1.34\n.1.3\n34.2\n4.21\n")
    assert terminal.ends() == 0, terminal.text


def test_how_rows_end_is_said_again_where_something_else_is_typed():
    terminal = typed(["solve", "--quiet"], ["suguru", "12", "regions"])
    terminal.waits_for("If there are no more rows, an empty line ends them.")
    terminal.types("34\nAA\nAA\n")
    assert terminal.ends() == 0, terminal.text


def test_what_comes_after_the_rows_is_said_before():
    terminal = typed(["solve", "--quiet"], ["futoshiki 2x2"])
    terminal.waits_for("After the rows you will be asked for: Signs.\n1: ")
    terminal.types("r1c1<r9c9\n")
    terminal.waits_for("off the grid of 2x2\n1: ")
    terminal.types("1.\n..\n\n")
    assert terminal.ends() == 0, terminal.text


def test_a_row_with_a_value_twice_is_refused_at_once():
    terminal = typed(["solve", "--quiet"], ["sudoku 4x4", "1123"])
    terminal.waits_for("row 1 has 1 twice: r1c1 r1c2\nPlease type row 1 again.\n1: ")
    assert "row 3: 4..1" in terminal.text
    terminal.types("1...\n\n")
    terminal.waits_for("Nothing was typed for row 2.")
    terminal.types(".2..\n3.4.\n...1\n")
    assert terminal.ends() == 0


def test_regions_have_no_empty_rows():
    terminal = typed(["solve", "--quiet"], ["suguru", "12", "34", "", ""])
    terminal.waits_for("Nothing was typed for row 1. It is typed like this: AB\n1: ")
    terminal.types("AA\nAA\n")
    assert terminal.ends() == 0, terminal.text


def test_cells_without_a_value_are_explained():
    terminal = typed(["solve", "--quiet"], ["kakuro", "\\ 3\\ 4\\", "3\\ . .", "\\4 . .", ""])
    terminal.waits_for("holds no value is typed as \\,")
    terminal.waits_for("Enter leaves.\n")
    terminal.types("row 2: \\3 . .\n")
    assert terminal.ends() == 0, terminal.text


def test_enter_leaves_what_is_no_puzzle():
    terminal = typed(["solve"], ["jigsaw 4x4", "1...", "....", "....", "....", "AABB", "AABB", "CCDD", "CCCD", ""])
    assert terminal.ends() == 2
    assert terminal.text.count("region C has 5 cells instead of 4") == 2  # when it was asked, and as what ended it


def test_ctrl_d_ends_it_with_a_message():
    terminal = Terminal("solve")
    terminal.waits_for(KIND)
    terminal.types("[1,0,0,0]\n")
    terminal.waits_for("2: ")
    terminal.types(CTRL_D)
    assert terminal.ends() == 2
    assert terminal.text.endswith("gridwright: the input ended after 1 row\n")


@pytest.mark.parametrize(
    "lines", [["quit"], ["Exit"], ["", "q"], ["", "53  7", "quit"], ["futoshiki", *["...."] * 4, "exit"]], ids=len
)
def test_whoever_wants_to_leave_can(lines):
    terminal = typed(["solve"], lines)
    assert terminal.ends() == 2
    assert "gridwright:" not in terminal.text
    assert f"{lines[-1]!r}" not in terminal.text


def test_spaces_are_empty_cells_as_soon_as_the_first_row():
    rows = ["53  7", "6  195", " 98    6", "8   6   3", "4  8 3  1", "7   2   6", " 6    28", "   419  5", "    8  79"]
    terminal = typed(["solve", "--quiet"], ["", *rows])
    assert terminal.ends() == 0
    assert "5 3 4 6 7 8 9 1 2\n" in terminal.text


def test_ctrl_c_ends_it_too():
    terminal = Terminal("solve")
    terminal.waits_for(KIND)
    terminal.types(CTRL_C)
    assert terminal.ends() == 130
    assert terminal.text.endswith("\ngridwright: interrupted\n")


def test_who_asks_for_standard_input_is_told_that_it_is_read():
    terminal = Terminal("check", "-")
    terminal.waits_for("Reading a puzzle from standard input")
    terminal.types("1....2..3.4....1\n")
    terminal.types(CTRL_D)
    assert terminal.ends() == 0


@pytest.mark.parametrize(
    ("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)], ids=str
)
def test_colours_are_for_terminals_that_want_them(env, coloured):
    terminal = Terminal("solve", "1....2..3.4....1", **env)
    assert terminal.ends() == 0
    assert ("\x1b[" in terminal.text) == coloured


def test_sentences_are_folded():
    terminal = Terminal("check", "jigsaw 9x9\n" + ".........\n" * 9 + "regions:\n" + "AAAAAAAAA\n" * 9, NO_COLOR="1")
    assert terminal.ends() == 2
    lines = terminal.text.splitlines()
    assert len(lines) > 3
    assert max(map(len, lines)) <= 80


def typed(words: list[str], lines: list[str]) -> Terminal:
    """A terminal on which all that was typed."""
    terminal = Terminal(*words)
    terminal.waits_for(KIND)
    terminal.types("\n".join([*lines, ""]))
    return terminal


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_every_kind_is_asked_for(kind):
    """As its example shows it, and as it is asked for: no size, regions where it needs them, signs listed."""
    puzzle = gw.load(kind.examples[0])
    rows = str(puzzle).splitlines()
    shown = gw.dump(replace(puzzle, title="", author="", source="")).partition("regions:\n")[2].splitlines()
    lines = [kind.id, *rows, *([] if kind.square else [""]), *shown]
    if clues := [clue.word for clue in gw.clues_of(puzzle) if not isinstance(clue, gw.Given)]:
        lines += [" ".join(clues), ""]
    terminal = typed(["solve", "--quiet"], lines)
    assert terminal.ends() == 0, terminal.text
    assert terminal.text.endswith(f"{gw.solve(puzzle).solution}\n")


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_our_own_text_can_be_typed(kind):
    terminal = typed(["solve", "--quiet"], [*kind.examples[0].splitlines(), ""])  # which ends clues
    assert terminal.ends() == 0, terminal.text
    assert terminal.text.endswith(f"{gw.solve(gw.load(kind.examples[0])).solution}\n")


@pytest.mark.parametrize(
    "lines",
    [
        ["1xxx", "_2__", "3-4-", "oOO1"],
        ["1 . . .", ". 2 . .", "3 . 4 .", ". . . 1"],
        ["1,,,", ",2,,", "3,,4,", ",,,1"],
        ["1...", " 2", "3 4", "   1"],
        ["sudoku 4x4", "1...", ".2..", "3.4.", "...1"],
        ["+-----+-----+", "| 1 . | . . |", "| . 2 | . . |", "+-----+-----+", "| 3 . | 4 . |", "| . . | . 1 |"],
    ],
)
def test_characters_for_empty_cells(lines):
    terminal = typed(["solve", "--quiet"], lines)
    assert terminal.ends() == 0, terminal.text
    assert terminal.text.endswith("1 3 2 4\n4 2 1 3\n3 1 4 2\n2 4 3 1\n")


@pytest.mark.parametrize("name", ["jigsaw-6x6", "skyscrapers-5x5"])
def test_a_drawing_can_be_pasted(name):
    puzzle = gw.load_file(EXAMPLES / f"{name}.txt")
    drawn = gw.render(puzzle).splitlines()
    terminal = typed(["solve", "--quiet"], [*drawn, ""])
    assert terminal.ends() == 0, terminal.text
    assert "A drawing: when all of it is there, press Enter once more." in terminal.text
    assert "all values in it are taken as givens" in terminal.text.replace("\n", " ")
    assert terminal.text.endswith(f"{gw.solve(puzzle).solution}\n")


def test_a_drawing_can_be_pasted_after_its_kind_and_again_if_part_of_it_is_missing():
    puzzle = gw.load_file(EXAMPLES / "kojun-6x6.txt")
    first, *drawn = gw.render(puzzle).splitlines()
    terminal = typed(["solve", "--quiet"], ["kojun", first, *drawn[:3], "", first, *drawn, ""])
    assert terminal.ends() == 0, terminal.text
    assert "Please type row 1 again." in terminal.text
    assert terminal.text.endswith(f"{gw.solve(puzzle).solution}\n")


def test_a_whole_puzzle_on_one_line():
    line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    terminal = typed(["solve", "--quiet"], [line])
    assert terminal.ends() == 0
    assert "\n5 3 4 6 7 8 9 1 2\n" in terminal.text


def test_a_small_puzzle_on_one_line():
    terminal = typed(["solve", "--quiet"], ["1....2..3.4....1"])
    assert terminal.ends() == 0
    assert terminal.text.endswith("1 3 2 4\n4 2 1 3\n3 1 4 2\n2 4 3 1\n")


def test_unknown_kinds():
    terminal = typed(["solve"], ["sudko", "bridges", "sudoku 6x6 diagonls", ""])
    terminal.waits_for(QUESTION)
    assert "'sudko' is not a kind of puzzle; did you mean sudoku?" in terminal.text
    assert "'bridges' is not a kind of puzzle; there are calcudoku," in terminal.text.replace("\n", " ")
    assert "did you mean 'diagonals'?" in terminal.text.replace("\n", " ")
    terminal.types(CTRL_D)
    assert terminal.ends() == 2


def test_an_earlier_row_is_mended():
    lines = ["suguru", "1..1.", "...54", "...2.", "row 2: ...53", "row 9: .....", ".5...", ".42..", ""]
    lines += ["AABBB", "CCDDD", "CCDDX", "regions 3: CCDDD", "EEFFF", "EEEFF"]
    terminal = typed(["solve", "--quiet"], lines)
    assert terminal.ends() == 0, terminal.text
    assert "there is no row 9 to correct; so far: 3 rows" in terminal.text
    assert terminal.text.endswith("1 2 3 1 2\n3 4 6 5 3\n1 2 1 2 4\n3 5 3 5 1\n1 4 2 4 2\n")


def test_what_is_no_puzzle_is_mended():
    lines = ["jigsaw", "4...3", "...3.", ".1...", "1....", "..5..", "ABBBB", "AACCB", "AACCC", "DDDDE", "DEEEA"]
    terminal = typed(["solve", "--quiet"], lines)
    terminal.waits_for("To correct it, type, for example, row 1: 4...3, regions 1: ABBBB; Enter leaves.\n")
    assert "region A has 6 cells instead of 5" in terminal.text
    terminal.types("regions 5: DEEEE\n")
    assert terminal.ends() == 0, terminal.text


def test_what_has_no_solution_is_mended():
    terminal = typed(["solve", "--quiet"], ["", "1...", ".1..", "3.4.", "...1"])
    terminal.waits_for("If a row was mistyped, correct it: row 1: 1...; check says what is wrong; or\npress Enter.\n")
    assert "There is no solution." in terminal.text
    terminal.types("check\n")
    terminal.waits_for("box 1: 1 is given more than once, in r1c1 r2c2\n")
    terminal.types("row 2: .2..\n")
    assert terminal.ends() == 0
    assert terminal.text.endswith("1 3 2 4\n4 2 1 3\n3 1 4 2\n2 4 3 1\n")


def test_a_sign_is_mended():
    terminal = typed(["solve", "--quiet"], ["futoshiki", "1...", ".4..", "....", "....", "r2c3<r3c3 r3c1>r3c2", ""])
    terminal.waits_for("press Enter.\n")
    terminal.types("r2c3>r3c3 r3c1<r3c2\n")
    assert terminal.ends() == 0, terminal.text


def test_enter_leaves_it_as_it_is():
    terminal = typed(["check"], ["", "1...", ".1..", "3.4.", "...1", ""])
    assert terminal.ends() == 1


@pytest.mark.parametrize("command", ["check", "explain", "rate"])
def test_other_commands_can_be_mended_too(command):
    terminal = typed([command], ["", "1...", ".1..", "3.4.", "...1"])
    terminal.waits_for("press Enter.\n")
    terminal.types("row 2: .2..\n")
    assert terminal.ends() == 0, terminal.text


def test_pages_are_written_once(tmp_path):
    page = tmp_path / "page.html"
    terminal = typed(["explain", "--html", "-o", str(page)], ["", "1...", ".1..", "3.4.", "...1"])
    assert terminal.ends() == 1, terminal.text
    assert list(tmp_path.iterdir()) == [page]


@pytest.mark.parametrize("command", ["check", "explain", "rate"])
def test_other_commands_ask_too(command):
    terminal = typed([command, "--lang", "en"], ["", "1...", ".2..", "3.4.", "...1"])
    assert terminal.ends() == 0, terminal.text


@pytest.mark.parametrize("lang", gw.languages())
def test_in_every_language(lang):
    terminal = Terminal("check", "--lang", lang)
    terminal.waits_for("sudoku")
    for line in ("sudko", "suguru", "11", "1234", "regions 1: A", "", "AA"):
        terminal.types(f"{line}\n")
    terminal.types("\n")
    assert terminal.ends() == 1, terminal.text
    assert max(len(line) for line in terminal.text.splitlines() if line[1:3] != ": ") <= 80


def test_cages_of_a_killer_are_typed_as_letters():
    terminal = typed(["solve", "--quiet"], ["killer 4x4", *["...."] * 4, "ABBC", "AAC"])
    terminal.waits_for("Cages: a letter for each cell, row by row, the same for cells that belong\n")
    terminal.waits_for("row 2 has 3 cells instead of 4: 'AAC'\nPlease type row 2 again.\n2: ")
    terminal.types("AACC\nDEEE\nDFFG\n")
    terminal.waits_for("Now the number of each letter, such as A=12, on as many lines as you like;")
    terminal.types("A=9 B=3 C=8 D=4\nE=9 F=3\n\n")
    terminal.waits_for("cage G has no number")
    terminal.waits_for("To correct it, type, for example, row 1: ...., cages 1: ABBC, A=9; Enter leaves.\n")
    terminal.types("G=4\n")
    puzzle = gw.load("killer 4x4\ncages:\nABBC\nAACC\nDEEE\nDFFG\nA=9 B=3 C=8 D=4 E=9 F=3 G=4")
    assert terminal.ends() == 0, terminal.text
    assert terminal.text.endswith(f"\n{gw.solve(puzzle).solution}\n")
