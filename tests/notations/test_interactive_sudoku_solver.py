"""Strings of the Interactive Sudoku Solver."""

from __future__ import annotations

from urllib.parse import quote

import pytest

import gridwright as gw
from gridwright.kinds import find
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.notations import dump, load, recognised

ID = "interactive-sudoku-solver"
SITE = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
SIX = ".~R1C5_4~R2C2_1~R2C4_3~R2C6_5~R3C4_2~R4C3_3~R5C1_6~R5C3_2~R5C5_5~R6C2_5.Shape~6x6"
PUBLISHED = [
    (
        ".~R1C1_5~R1C2_3~R1C5_7~R2C1_6~R2C4_1~R2C5_9~R2C6_5~R3C2_9~R3C3_8~R3C8_6~R4C1_8~R4C5_6~R4C9_3~R5C1_4~R5C4_8"
        "~R5C6_3~R5C9_1~R6C1_7~R6C5_2~R6C9_6~R7C2_6~R7C7_2~R7C8_8~R8C4_4~R8C5_1~R8C6_9~R8C9_5~R9C5_8~R9C8_7~R9C9_9",
        "sudoku",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ),
    (SIX, "sudoku", ""),
    (
        ".Diagonal~1.Diagonal~-1.~R1C3_1~R1C7_2~R2C3_2~R2C4_3~R2C9_4~R3C1_4~R4C1_5~R4C3_3~R4C8_6~R5C2_1~R5C9_5~R6C3_6"
        "~R7C5_7~R7C6_8~R8C5_9~R9C2_7~R9C6_1~R9C8_9",
        "sudoku",
        "",
    ),
    (
        ".AntiKnight.AntiConsecutive.~R3C4_4~R3C6_7~R4C3_6~R4C7_5~R6C3_4~R6C7_3~R7C4_2~R7C6_5",
        "sudoku",
        "",
    ),
    (".AntiKnight.AntiKing.~R1C1_1~R1C7_5~R1C8_6~R1C9_7~R2C1_2~R2C2_3~R2C3_4~R2C9_8", "sudoku", ""),
    (
        ".NoBoxes.Jigsaw~000000021453303021453333221453322221455566121445666111445566667488887777888887777.~R1C1_3~R1C9_7"
        "~R2C1_1~R2C9_5~R3C5_6~R3C6_8~R4C3_5~R4C5_1~R4C6_9~R5C4_9~R6C9_2~R7C1_8~R7C6_3~R8C4_2~R8C5_3~R8C6_5~R8C9_1"
        "~R9C8_9",
        "jigsaw",
        "",
    ),
    (
        ".~R1C1_4~R1C4_1~R1C6_2~R3C6_4~R3C4_3~R4C3_8~R6C1_7~R7C4_6~R7C6_7~R9C6_9~R9C4_8~R9C9_2~R6C9_3~R4C7_1~R3C7_7"
        ".GreaterThan~R1C8~R2C8~R1C7~R1C9.GreaterThan~R2C5~R2C4~R1C5~R2C6~R3C5.GreaterThan~R5C8~R4C8~R5C9~R6C8~R5C7"
        ".GreaterThan~R4C5~R3C5~R4C4~R4C6~R5C5.GreaterThan~R6C5~R5C5~R6C4~R6C6~R7C5.GreaterThan~R8C5~R7C5~R8C4~R8C6"
        "~R9C5.GreaterThan~R9C2~R8C2~R9C1~R9C3.GreaterThan~R5C2~R5C1~R4C2~R5C3~R6C2.GreaterThan~R4C1~R4C2~R3C1~R5C1",
        "comparison",
        "437182596681795324295364718328576149164938275759241863843627951912453687576819432",
    ),
    # "Strict kropki", "Odd & even" and "I just like colours" from the examples of sigh/Interactive-Sudoku-Solver (MIT)
    (
        ".BlackDot~R1C6~R1C7~R2C7~R4C9~R4C8~R5C8~R8C7~R9C7~R9C6~R7C4~R7C5~R6C5~R6C6~R9C4~R9C3~R8C3~R5C1~R5C2.BlackDot~R"
        "4C5~R5C5.WhiteDot~R3C9~R4C9~R4C7~R5C7~R5C6~R7C8~R7C9~R1C8~R2C8~R1C6~R2C6~R3C5~R3C4~R4C4~R5C3~R5C2~R6C2~R8C2~R8"
        "C3~R8C5~R8C6.WhiteDot~R8C8~R8C9~R5C8~R5C9~R6C2~R6C3~R4C4~R4C5~R7C1~R8C1.WhiteDot~R1C2~R1C1.WhiteDot~R5C1~R6C1~"
        "R2C1~R2C2.StrictKropki",
        "sudoku",
        "983162475451793862627458319169325748845917623732684951316249587298576134574831296",
    ),
    (
        ".~R1C6_7~R1C7_2~R1C8_1~R1C9_6~R2C9_5~R2C8_7~R2C7_9~R2C6_4~R8C1_2~R8C2_7~R8C3_4~R8C4_5~R9C1_9~R9C2_5~R9C3_8~R9C"
        "4_2~R4C7_2_4_6_8~R4C8_2_4_6_8~R5C6_2_4_6_8~R6C6_2_4_6_8~R6C7_2_4_6_8~R6C8_2_4_6_8~R7C6_2_4_6_8~R8C7_2_4_6_8~R8"
        "C8_2_4_6_8~R2C3_1_3_5_7_9~R3C2_1_3_5_7_9~R4C4_1_3_5_7_9~R4C2_1_3_5_7_9~R5C4_1_3_5_7_9~R5C2_1_3_5_7_9~R3C4_1_3_"
        "5_7_9~R6C3_1_3_5_7_9",
        "sudoku",
        "549837216823614975716925348635149827492786153187352469361478592274593681958261734",
    ),
    (
        ".AntiKing .AntiKnight .AntiConsecutive .BlackDot~R2C2~R2C3 .BlackDot~R3C5~R3C6 .BlackDot~R1C8~R1C9 "
        ".BlackDot~R2C7~R3C7 .BlackDot~R4C5~R5C5 .BlackDot~R5C3~R5C4 .BlackDot~R1C4~R2C4 .BlackDot~R6C1~R7C1 "
        ".BlackDot~R7C1~R7C2 .BlackDot~R8C4~R8C5 .BlackDot~R7C6~R8C6 .BlackDot~R6C6~R6C7 .BlackDot~R5C8~R6C8 "
        ".BlackDot~R3C9~R4C9 .BlackDot~R8C9~R9C9 .BlackDot~R9C7~R9C8 .StrictKropki",
        "sudoku",
        "372615948948372615615948372837261594594837261261594837483726159159483726726159483",
    ),
]


@pytest.mark.parametrize(("text", "kind", "solution"), PUBLISHED)
def test_published_strings(text, kind, solution):
    for address in (SITE, SITE.removeprefix("https://")):
        assert recognised(text) == recognised(address + quote(text)) == (ID,)
    puzzle = load(text)
    assert puzzle.kind == kind
    outcome = gw.solve(puzzle)
    assert outcome.status is gw.Status.UNIQUE
    assert not solution or "".join(map(str, outcome.solution.values)) == solution
    assert load(SITE + quote(text)) == load(SITE + text + "&mode=x#y") == load(dump(puzzle, ID)) == puzzle


@pytest.mark.parametrize(
    ("text", "puzzle"),
    [
        (".Shape~9x9", "sudoku 9x9"),
        (".Shape~4x4~4.Given~R1C1_2", "sudoku 4x4\n2...\n....\n....\n...."),
        (".Shape~4x4~1-4 .~R1C1_2 .\n", "sudoku 4x4\n2...\n....\n....\n...."),
        ("# a comment\n.Shape~4x4\n.~R1C1_2", "sudoku 4x4\n2...\n....\n....\n...."),
        (".Shape~4x4.~r1c1_2", "sudoku 4x4\n2...\n....\n....\n...."),
        (".Shape~4x4.NoBoxes", "latin 4x4"),
        (".Shape~5x5", "latin 5x5"),
        (".NoBoxes.Shape~4x4.GreaterThan~R1C1~R1C2", "futoshiki 4x4\nsigns: r1c1>r1c2"),
        (".Shape~4x4.GreaterThan~R2C2~R1C2~R2C1~R4C4", "comparison 4x4\nsigns: r2c2>r1c2 r2c2>r2c1"),
        (".Shape~4x4.GreaterThan~R1C1~R1C2~R1C3", "comparison 4x4\nsigns: r1c1>r1c2 r1c2>r1c3"),
        (".Shape~4x4.NoBoxes.Jigsaw~4x4~0011001122332233", "sudoku 4x4"),
        (".Shape~2x2.NoBoxes.Jigsaw~xyxy.AntiKing", "sudoku 2x2 boxes=2x1 no-touch"),
    ],
)
def test_readings(text, puzzle):
    assert load(text, ID) == load(puzzle)


def test_odd_and_even_cells_are_several_values():
    puzzle = load("sudoku 4x4\n1...\n....\n....\n....\nparity: r1c1=odd r2c3=even")
    assert dump(puzzle, ID) == ".Shape~4x4.~R1C1_1~R1C1_1_3~R2C3_2_4\n"
    assert load(dump(puzzle, ID)) == puzzle


@pytest.mark.parametrize(("size", "clue"), [(1, "odd"), (1, "even"), (2, "odd"), (3, "even")])
def test_an_odd_or_even_cell_that_leaves_one_value_would_be_a_given(size, clue):
    with pytest.raises(FormatError, match=f"^{ID} cannot tell r1c1={clue} from a given in a grid of {size}x{size}$"):
        dump(load(f"latin {size}x{size}\nparity: r1c1={clue}"), ID)


def test_a_list_of_cells_has_dots_between_all_neighbours():
    puzzle = load(".Shape~4x4.WhiteDot~R1C1~R1C2~R2C2~R4C4.BlackDot~R4C4~R4C3.StrictKropki")
    assert puzzle == load("sudoku 4x4 all-dots\ndots: r1c1-r1c2=white r1c2-r2c2=white r4c3-r4c4=black")
    assert dump(puzzle, ID) == (
        ".Shape~4x4.WhiteDot~R1C1~R1C2.WhiteDot~R1C2~R2C2.BlackDot~R4C3~R4C4.StrictKropki\n"
    )


def test_boxes_of_another_size_are_a_jigsaw():
    puzzle = load("sudoku 6x6 boxes=3x2")
    assert dump(puzzle, ID) == ".Shape~6x6.NoBoxes.Jigsaw~001122001122001122334455334455334455\n"
    assert load(dump(puzzle, ID)) == puzzle


def test_rows_and_columns_above_nine_are_letters():
    puzzle = load("latin 16x16\n" + (". " * 15 + "16\n") * 16)
    text = dump(puzzle, ID)
    assert text.startswith(".Shape~16x16.NoBoxes.~R1Cg_16~R2Cg_16")
    assert text.endswith("~RgCg_16\n")
    assert load(text) == puzzle


@pytest.mark.parametrize(
    "text",
    [
        ".", "....", ".ABC", ".X..1", "53..7....6..195...", "q=.~R1C1_5", "https://x.org/?q=hello",
        "https://x.org/?p=.~R1C1_5",
    ],
)  # fmt: skip
def test_what_is_no_such_string(text):
    assert ID not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "line 1, column 1: a constraint begins with '.', not with 'hello'"),
        ("...~.", "there is no constraint such as .Shape~9x9: '...~.'"),
        (".FullRank~C1~5", "line 1, column 1: this puzzle has 'FullRank', which Gridwright does not know"),
        (".~R1C1_5.ChaosConstruction", "line 1, column 9: this puzzle has 'ChaosConstruction', which Gridwright"),
        (".Or.Cage~3~R1C1~R1C2.End", "line 1, column 4: this puzzle has '.Or' with '.Cage' in it; Gridwright"),
        (".And.Thermo~R1C1~R1C2", "line 1, column 1: '.And' has no '.End'"),
        (".Thermo~R1C1~R1C2.End", "line 1, column 18: there is nothing that this '.End' ends"),
        (".Thermo~R1C1~R1C0", "line 1, column 14: 'R1C0' is not a cell of a grid of 9x9"),
        (".Renban~R1C1~R1C2~R1C1", "line 1, column 1: Renban: r1c1-r1c2-r1c1=renban: the renban line has r1c1 twice"),
        (".Cage~x~R1C1~R1C2", "line 1, column 7: Cage: 'x' is not a number"),
        (".Cage", "line 1, column 1: Cage: '' is not a number"),
        (".PillArrow~1~R1C1~R1C2~R1C3", "line 1, column 12: PillArrow: 1 is too low a number"),
        (".Shape~4x4.Entropic~R1C1~R1C2", "line 1, column 11: Entropic is not read in a grid of 4x4"),
        (".WhiteDot~R1C1~R2C2", "line 1, column 1: WhiteDot names no two cells that are neighbours"),
        (".Quad~R9C1~1", "line 1, column 7: Quad: there are no four cells around the lower right corner of r9c1"),
        (".XSum~R10~5", "line 1, column 7: XSum: 'R10' is not a row or column; these are R1 to C9"),
        (".LittleKiller~9~R5C5", "line 1, column 17: LittleKiller: no diagonal is named after r5c5"),
        (".Indexing~X~R1C1", "line 1, column 11: Indexing: 'X' is neither R nor C"),
        (".Sum~5_=_1~R1C1~R1C2", "line 1, column 6: Sum: '5_=_1' is not a sum of 2 cells"),
        (".EqualSum~R1C1~R1C2", "line 1, column 1: EqualSum needs at least two parts, with '-' between them"),
        (".EqualSum~R1C1~-~R1C1~R1C2", "line 1, column 1: EqualSum: no values of r1c2 add up to nothing"),
        (".SameValues~2~R1C1~R1C2~R1C3", "line 1, column 13: SameValues: 3 cells cannot be cut into 2 sets"),
        (".Pair~!!~R1C1~R1C2", "line 1, column 1: Pair: '!!' is not a table of two values of 1 to 9"),
        (".PairX~8DgH~_x~R1C1~R1C2", "line 1, column 1: PairX: the relation depends on which of two cells comes first"),
        (".NFA~w~R1C1~R1C2", "line 1, column 1: NFA: 'w' is not packed in base 64"),
        (".NFA~VgG~R1C1~R1C2", "line 1, column 1: NFA: the automaton ends too soon"),
        (".Regex~KDEy~R1C1", "line 1, column 1: Regex: the expression '(12' has no ')' at its character 4"),
        (".Regex~WzBd~R1C1", "the expression '[0]' has '0', which is no value of 1 to 9, at its character 1"),
        (".LookAndSay~123~R1C1~R1C2", "LookAndSay: '123' does not say how often which values are there"),
        (".~R1C1_2_4_0", "r1c1: 'R1C1_2_4_0' gives no value of 1 to 9"),
        (".~R1C1_10", "line 1, column 3: r1c1: 'R1C1_10' gives no value of 1 to 9"),
        (".~R1C1_x", "r1c1: 'R1C1_x' gives no value of 1 to 9"),
        (".~R1C1", "r1c1: 'R1C1' gives no value of 1 to 9"),
        (".~R1C1_1~R1C1_2", "line 1, column 10: r1c1: 'R1C1_2' contradicts the given 1"),
        (".~R1Ca_1", "line 1, column 3: 'R1Ca' is not a cell of a grid of 9x9; cells are R1C1 to R9C9"),
        (".~hello_1", "'hello' is not a cell of a grid of 9x9"),
        (".GreaterThan~R1C1~X", "line 1, column 19: 'X' is not a cell of a grid of 9x9"),
        (".Shape~x", "one shape is needed, such as 9x9, not 'x'"),
        (".Shape", "one shape is needed, such as 9x9, not ''"),
        (".Shape~4x4.Shape~4x4", "line 1, column 11: one shape is needed, such as 9x9, not '4x4'"),
        (".Shape~9x9~2-10", "a shape of '9x9~2-10': what stands behind the size is no values such as 0-8"),
        (".Shape~6x6~5", "values 1-5 are too few for rows of 6 different ones"),
        (".Shape~9x9~~Raw", "a shape of '9x9~~Raw': what stands behind the size is no values such as 0-8"),
        (".Shape~6x8", "sudoku: as many rows as columns are needed, not 6x8"),
        (".Shape~200x200", "200 rows is outside 1 to 100"),
        (".Shape~4x4.NoBoxes.Jigsaw~0011", "one layout of 16 characters is needed, not '0011' (4 characters)"),
        (".Shape~4x4.NoBoxes.Jigsaw", "one layout of 16 characters is needed, not '' (0 characters)"),
        (".Shape~4x4.NoBoxes.Jigsaw~0001001122332233", "region 0 has 5 cells instead of 4"),
        (".Diagonal~2", "line 1, column 11: Diagonal: '2' is neither 1 nor -1"),
        (".~R1C1_1\n.~R1C2_2", "line 2, column 1: givens begin on several lines: one puzzle has them on one"),
        (SITE + quote(".FullRank~C1~5"), "this puzzle has 'FullRank', which Gridwright does not know"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text, ID)
    assert message in str(caught.value)
    assert not text.startswith(SITE) or "line" not in str(caught.value)


def test_larger_grids_cannot_be_written():
    with pytest.raises(FormatError, match="interactive-sudoku-solver has grids of up to 16x16, not 25x25"):
        dump(load("sudoku 25x25"), ID)


def test_the_examples_of_kinds():
    for kind in ("sudoku", "jigsaw", "comparison", "latin", "futoshiki"):
        for example in find(kind).examples:
            puzzle = load(example)
            assert load(dump(puzzle, ID)) == puzzle


def test_givens_of_several_values_are_candidates():
    puzzle = load(".Shape~4x4.~R1C1_1_2~R2C3_3_4_1~R4C4_2")
    assert puzzle == load("sudoku 4x4\n....\n....\n....\n...2\ncandidates: r1c1=1/2 r2c3=1/3/4")
    assert load(dump(puzzle, ID)) == puzzle
    with pytest.raises(FormatError, match="cannot tell r1c1=1/3 from an odd or even cell"):
        dump(load("sudoku 4x4\ncandidates: r1c1=1/3"), ID)


@pytest.mark.parametrize("dots", [".", "....", ". . ", "\n..\n"])
def test_dots_before_a_string_say_nothing(dots):
    assert load(f"{dots}.Shape~4x4.~R1C1_1") == load(".Shape~4x4.~R1C1_1")
    assert load(f"{dots}.~R1C1_1.Shape~4x4") == load(".Shape~4x4.~R1C1_1")
