"""Clues in strings of the Interactive Sudoku Solver: what each type of constraint means, how each clue is written."""

from __future__ import annotations

import re
from itertools import product

import pytest

import gridwright as gw
from gridwright.clues import all_sorts, as_clue, with_clues
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations import dump, load
from gridwright.notations.interactive_sudoku_solver.machines import deterministic, packed, smallest, unpacked
from gridwright.notations.interactive_sudoku_solver.patterns import machine_of

ID = "interactive-sudoku-solver"

BOTH_WAYS = [
    (".Thermo~R1C1~R1C2~R2C3", "r1c1-r1c2-r2c3=thermo"),
    (".Whisper~5~R1C1~R1C2~R2C3", "r1c1-r1c2-r2c3=whisper"),
    (".Whisper~4~R1C1~R1C2", "r1c1-r1c2=whisper4"),
    (".Renban~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=renban"),
    (".Palindrome~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=palindrome"),
    (".Between~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=between"),
    (".Lockout~4~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=lockout"),
    (".Lockout~3~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=lockout3"),
    (".Zipper~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=zipper"),
    (".RegionSumLine~R1C2~R1C3~R1C4", "r1c2-r1c3/r1c4=regionsum"),
    (".EqualSum~R1C2~-~R1C3~R2C3", "r1c2/r1c3-r2c3=regionsum"),
    (".SumLine~10~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=sumline10"),
    (".Modular~3~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=modular"),
    (".Modular~2~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=modular2"),
    (".Entropic~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=entropic"),
    (".Cage~12~R1C1~R1C2", "r1c1-r1c2=cage12"),
    (".Cage~5~R1C1", "r1c1=cage5"),
    (".Cage~0~R1C1~R2C2", "r1c1-r2c2=cage"),
    (".AllDifferent~R1C1~R5C5", "r1c1-r5c5=region"),
    (".Sum~12~R1C1~R5C5", "r1c1-r5c5=12+"),
    (".Arrow~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=arrow"),
    (".PillArrow~2~R1C1~R1C2~R2C2~R3C3", "r1c1-r1c2-r2c2-r3c3=arrow2"),
    (".DoubleArrow~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=doublearrow"),
    (".CountingCircles~R1C1~R1C2~R2C2", "r1c1-r1c2-r2c2=circles"),
    (".GreaterThan~R1C2~R1C1", "r1c1<r1c2"),
    (".WhiteDot~R1C1~R1C2", "r1c1-r1c2=white"),
    (".BlackDot~R1C1~R1C2", "r1c1-r1c2=black"),
    (".X~R1C1~R1C2", "r1c1-r1c2=x"),
    (".V~R1C1~R1C2", "r1c1-r1c2=v"),
    (".Quad~R1C1~2~2~5", "r1c1-r1c2-r2c1-r2c2=quadruple2/2/5"),
    (".SameValues~2~R1C1~R5C5", "r1c1-r5c5=clone"),
    (".Indexing~C~R1C1", "r1c1=columnindex"),
    (".Indexing~R~R1C1", "r1c1=rowindex"),
    (".Skyscraper~R1~3~", "left1=skyscraper3"),
    (".Skyscraper~C2~~3", "bottom2=skyscraper3"),
    (".XSum~R1~12~", "left1=xsum12"),
    (".NumberedRoom~R3~~4", "right3=numberedroom4"),
    (".Sandwich~12~R1", "left1=sandwich12"),
    (".Sandwich~0~C1", "top1=sandwich0"),
    (".Lunchbox~5~R1C9~R1C8~R1C7~R1C6~R1C5~R1C4~R1C3~R1C2~R1C1", "right1=sandwich5"),
    (".LittleKiller~9~R1C3", "r1c3-downleft=littlekiller9"),
    (".LittleKiller~30~R2C1", "r2c1-downright=littlekiller30"),
    (".LittleKiller~30~R2C9", "r2c9-upleft=littlekiller30"),
    (".LittleKiller~30~R9C3", "r9c3-upright=littlekiller30"),
    (".Sum~9~R3C1~R2C2~R1C3", "r3c1-upright=littlekiller9"),
]
"""Constraints, and the clues that they mean and that are written so."""

ONLY_READ = [
    (".Whisper~R1C1~R1C2", "r1c1-r1c2=whisper5"),
    (".Whisper~4~R1C1~R1C2~R2C2~R1C1", "r1c1-r1c2-r2c2=whisper4 r2c2-r1c1=whisper4"),
    (".Modular~1~R1C1~R1C2", ""),
    (".X~R1C1~R1C2~R2C2", "r1c1-r1c2=x r1c2-r2c2=x"),
    (".XSum~R2~5~7", "left2=xsum5 right2=xsum7"),
    (".Sum~0_=_1_1_-1~R1C1~R1C2~R2C2", "r1c1-r1c2/r2c2=regionsum"),
    (".SameValues~3~R1C1~R5C5~R9C9", "r1c1-r5c5=clone r5c5-r9c9=clone"),
    (".EqualSum~R1C1~R1C2~-~R1C1~R2C1~-~R1C2~R3C3", "r1c2/r2c1=regionsum r1c1/r3c3=regionsum"),
    (".Windoku", " ".join(
        "-".join(f"r{r}c{c}" for r, c in product(range(row, row + 3), range(col, col + 3))) + "=region"
        for row, col in product((2, 6), repeat=2)
    )),
    (".Pair~_7v_-7v_-7v_-H~_Not%20ten~R1C1~R1C2~~R5C5~R5C6", "r1c1-r1c2=where(a+b!=10) r5c5-r5c6=where(a+b!=10)"),
    (".Or.~R1C1_1.~R1C2_2_3.End", "r1c1-r1c2=automaton:*1>1+2-9>2;*2-3>2"),
    (".And.Thermo~R1C1~R1C2.Cage~3~R2C1~R2C2.End.SearchPriority~1~R1C1", "r1c1-r1c2=thermo r2c1-r2c2=cage3"),
]


def with_words(words: str, size: int = 9) -> gw.Puzzle:
    return with_clues(load(f"sudoku {size}x{size}"), words.split())


@pytest.mark.parametrize(("text", "word"), BOTH_WAYS)
def test_types_that_are_clues(text, word):
    puzzle = with_words(word)
    assert load(text) == puzzle
    assert dump(puzzle, ID) == text + "\n"


@pytest.mark.parametrize(("text", "words"), ONLY_READ)
def test_types_that_mean_several_clues(text, words):
    assert load(text) == with_words(words)


NAMED = [
    ("r1c1-r1c2-r2c3=slowthermo", ".Pair~_3_8H_wH8AHwAE~_slowthermo~R1C1~R1C2~R2C3"),
    ("r1c1-r1c2=white2", ".Pair~EABRQEEBRQEEAB~_white2~R1C1~R1C2"),
    ("r1c1-r1c2=black3", ""),
    ("r1c1-r1c2=sum7", ""),
    ("r1c1-r1c2-r2c2=nabner", ".PairX~8H_xf8H_xf8H_B~_nabner~R1C1~R1C2~R2C2"),
    ("r1c1-r1c2-r2c2=parityline", ""),
    ("r1c1-r1c2-r5c5-r5c6=clone", ".Pair~BQAEABQAEABQAE~_clone~R1C1~R5C5~~R1C2~R5C6"),
    ("r5c5=minimum", ""),
    ("r5c5-r5c6=maximum", ""),
    ("r1c1-r1c2-r2c2=entropic2", ""),
    ("r1c1-r1c2-r2c1=12x", ".NFA~SgkLwnKASJ1KQW6QLCA6QA~_12x~R1C1~R1C2~R2C1"),
    ("r1c1-r1c2=3-", ""),
    ("r1c1-r1c2=2/", ""),
    ("r1c1-r1c2=where(a+b>10)", ""),
    ("r1c1-r1c2-r1c3=automaton:*1-4>2;*5-9>1", ".NFA~Qjg__gA~_~R1C1~R1C2~R1C3"),
    ("r1c1-r1c2-r1c3=automaton:*1-4>2;*5-9>1;1-9>3", ""),
]


@pytest.mark.parametrize(("word", "text"), NAMED)
def test_clues_without_a_type_are_relations_and_automata_with_their_name(word, text):
    puzzle = with_words(word)
    written = dump(puzzle, ID)
    assert text in written
    assert load(written) == puzzle


def test_what_has_a_name_of_ours_but_says_something_else_is_what_it_says():
    assert load(".Pair~_7v_-7v_-7v_-H~_white2~R1C1~R1C2") == with_words("r1c1-r1c2=where(a+b!=10)")


@pytest.mark.parametrize(
    "sort", [sort for sort in all_sorts() if sort.sort not in ("givens", "runs")], ids=lambda sort: sort.sort
)
def test_every_sort_of_clues_is_written(sort):
    puzzle = with_words(sort.example)
    assert load(dump(puzzle, ID)) == puzzle


@pytest.mark.parametrize(
    "puzzle",
    [
        "sudoku 9x9 rising-diagonal", "sudoku 9x9 falling-diagonal", "sudoku 6x6 anti-1x3",
        "sudoku 6x6 anti-2x3 no-touch", "sudoku 9x9 disjoint-groups",
        "sudoku 4x4 all-white-dots\ndots: r1c1-r1c2=black", "sudoku 4x4 all-black-dots\ndots: r1c1-r1c2=white",
        "sudoku 6x6 all-dots\ndots: r1c1-r1c2=black3", "sudoku 9x9 all-xv\nxv: r1c1-r1c2=x",
    ],
)
def test_options(puzzle):
    puzzle = load(puzzle)
    assert load(dump(puzzle, ID)) == puzzle


def test_disjoint_groups_are_those_of_the_usual_boxes():
    with pytest.raises(FormatError, match="has disjoint groups only where boxes are of the usual size"):
        dump(load("sudoku 6x6 boxes=3x2 disjoint-groups"), ID)


def test_a_jigsaw_with_boxes_has_extra_regions():
    words = "r1c1-r1c2-r1c3-r2c1=region r1c4-r2c2-r2c3-r2c4=region"
    words += " r3c1-r3c2-r4c1-r4c2=region r3c3-r3c4-r4c3-r4c4=region"
    assert load(".Shape~4x4.Jigsaw~0001011122332233") == with_words(words, 4)


def test_a_jigsaw_of_a_size_without_boxes_has_only_its_regions():
    puzzle = load(".Shape~5x5.Jigsaw~1122211223144334453345555.RegionSumLine~R1C2~R1C3~R2C3", ID)
    assert puzzle.kind == "jigsaw"
    assert [rule.word for rule in puzzle.rules if hasattr(rule, "word")] == ["r1c2/r1c3-r2c3=regionsum"]


def test_regions_in_several_pieces_are_meant():
    puzzle = load(".Shape~4x4.NoBoxes.Jigsaw~0011001122332323")
    assert load(dump(puzzle, ID)) == puzzle


def test_a_region_sum_line_without_regions_says_nothing():
    assert load(".NoBoxes.RegionSumLine~R1C1~R1C2") == load("latin 9x9")


AUTOMATA = [
    (".Lunchbox~3~R1C1~R1C2~R1C3~R2C4", lambda v: len(set(v)) == 4 and sum(inner(v)) == 3),
    (".EqualityCage~R1C1~R2C2~R3C3~R4C4", lambda v: sorted(v) == [1, 2, 3, 4]),
    (".RellikCage~5~R1C1~R2C2~R3C3", lambda v: len(set(v)) == 3 and not {5} & subset_sums(v)),
    (".LookAndSay~2113~R1C1~R2C2~R3C3", lambda v: v.count(1) == 2 and v.count(3) == 1),
    (".LookAndSay~02~R1C1~R2C2", lambda v: 2 not in v),
    (".ContainAtLeast~1_1~R1C1~R2C2~R3C3", lambda v: v.count(1) >= 2),
    (".ContainExact~1_1_2~R1C1~R2C2~R3C3~R4C4", lambda v: (v.count(1), v.count(2)) == (2, 1)),
    (".ValueIndexing~R1C1~R2C2~R3C3~R4C4", lambda v: v[1] <= 2 and v[1 + v[1]] == v[0]),
    (".CountDistinct~R1C1~R2C2~R3C3~R4C4", lambda v: v[0] == len(set(v[1:]))),
    (".HiddenSkyscraper~R1~2~", lambda v: first_hidden(v) == 2),
    (".SumLine~4~R1C1~R2C2~R3C3~R4C4~LOOP", lambda v: any(cut(v[k:] + v[:k], 4) for k in range(4))),
    (".Sum~3_=_2_-1~R1C1~R2C2", lambda v: 2 * v[0] - v[1] == 3),
    (".SameValues~2~R1C1~R2C2~R3C3~R4C4", lambda v: sorted(v[:2]) == sorted(v[2:])),
    (".Or.~R1C1_1.~R2C2_2.~R3C3_3_4.End", lambda v: v[0] == 1 or v[1] == 2 or v[2] in (3, 4)),
    (".Regex~WzEyXSs0Pw~R1C1~R2C2~R3C3", lambda v: all(x < 3 for x in v[:2]) and v[2] != 3),
]


def first_hidden(values):
    return next((value for place, value in enumerate(values) if value < max(values[: place + 1])), None)


def inner(values):
    low, high = sorted((values.index(min(values)), values.index(max(values))))
    return values[low + 1 : high]


def subset_sums(values):
    sums = {0}
    for value in values:
        sums |= {value + other for other in sums}
    return sums


def cut(values, total):
    sums = {sum(values[:count]) for count in range(len(values) + 1)}
    return sum(values) % total == 0 and set(range(0, sum(values) + 1, total)) <= sums


@pytest.mark.parametrize(("text", "holds"), AUTOMATA, ids=[text for text, _ in AUTOMATA])
def test_types_that_are_read_as_automata(text, holds):
    """Each says of all values of its cells just what it should."""
    grid = Grid(4, 4)
    puzzle = load(".Shape~4x4.NoBoxes" + text, ID)
    clues = [rule for rule in puzzle.rules if getattr(rule, "word", "")]
    cells = sorted({cell for clue in clues for cell in clue.cells})
    for values in product(range(1, 5), repeat=len(cells)):
        full = [1] * len(grid.cells)
        for cell, value in zip(cells, values, strict=True):
            full[cell] = value
        if text.startswith(".HiddenSkyscraper") and len(set(values)) < 4:
            continue
        assert all(clue.holds(full) for clue in clues) == holds(values), values


@pytest.mark.parametrize(
    ("text", "classes"), [(".GlobalEntropy", lambda v: (v - 1) // 3), (".GlobalMod", lambda v: v % 3)]
)
def test_every_square_has_all_classes(text, classes):
    clues = [rule for rule in load(text).rules if getattr(rule, "sort", "") == "automata"]
    assert len(clues) == 64
    assert as_clue(Grid(9, 9), clues[0].word).cells == (0, 1, 9, 10)
    for values in product(range(1, 10), repeat=4):
        full = [0] * 81
        full[0], full[1], full[9], full[10] = values
        assert clues[0].holds(full) == (len(set(map(classes, values))) == 3)


def test_dutch_flatmates():
    clue = next(rule for rule in load(".Shape~5x5.NoBoxes.DutchFlatmates", ID).rules if getattr(rule, "word", ""))
    for values in product(range(1, 6), repeat=5):
        full = [values[cell // 5] for cell in range(25)]
        above = (0, *values)
        below = (*values[1:], 0)
        meant = all(v != 3 or a == 1 or b == 5 for a, v, b in zip(above, values, below, strict=False))
        assert clue.holds(full) == meant


@pytest.mark.parametrize(
    "pattern",
    ["1*2", "(1|2[34])+", ".?[^4]{2}", "1{1,3}|4", "(12?)*3{0,2}", "[1-3]{2,}4", "((1|2)*3)*", "1|", "(1*2*)+4"],
)
def test_patterns_match_as_those_of_python_do(pattern):
    machine = machine_of(pattern, 4)
    again = deterministic(unpacked(packed(machine)), 4)
    assert again == machine == smallest(machine)
    for length in range(1, 6):
        for values in product("1234", repeat=length):
            text = "".join(values)
            assert machine.accepts(map(int, text)) == bool(re.fullmatch(pattern, text)), text


def test_a_little_killer_of_one_cell_is_refused():
    with pytest.raises(FormatError, match="has no little killer of a single cell: r1c1-downleft=littlekiller4"):
        dump(with_words("r1c1-downleft=littlekiller4"), ID)
