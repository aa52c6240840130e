"""Lines, dots with numbers, letters between neighbours, marked cells: their words, and what is wrong with them."""

from __future__ import annotations

import pytest
from random_puzzles import CLUED

import gridwright as gw
from gridwright.clues import all_sorts, printed_in, read_clue
from gridwright.clues._condition import read_condition
from gridwright.diagnosis import clashes
from gridwright.model.grid import Grid
from gridwright.words import tell_rules

NINE = Grid(9, 9)

SAME = {
    "r1c3-r1c2-r1c1=whisper": "r1c1-r1c2-r1c3=whisper",
    "r2c2-r1c2-r1c1-r2c1-r2c2=whisper": "r1c1-r1c2-r2c2-r2c1-r1c1=whisper",
    "r1c2-r2c2-r1c1-r1c2=entropic": "r1c1-r1c2-r2c2-r1c1=entropic",
    "r1c2-r2c2-r1c1-r1c2=where(a<b+3)": "r1c1-r1c2-r2c2-r1c1=where(a<b+3)",
    "r1c1-r1c2=WHISPER5": "r1c1-r1c2=whisper",
    "r1c1-r1c2=german whisper": "r1c1-r1c2=whisper",
    "r1c1-r1c2=dutchwhisper": "r1c1-r1c2=whisper4",
    "r1c1 - r1c2 = white1": "r1c1-r1c2=white",
    "r1c2-r1c1=black2": "r1c1-r1c2=black",
    "r1c1-r1c2=black 3": "r1c1-r1c2=black3",
    "r1c2-r1c1=sum10": "r1c1-r1c2=x",
    "r1c1-r1c2=V": "r1c1-r1c2=v",
    "r5c5-r5c6-r1c1-r1c2=clone": "r1c1-r1c2-r5c5-r5c6=clone",
    "r2c2-r1c1-r3c3=region": "r1c1-r2c2-r3c3=region",
    "r1c1-r1c2-r1c3=entropic3": "r1c1-r1c2-r1c3=entropic",
    "r1c1-r1c2-r1c3=modular3": "r1c1-r1c2-r1c3=modular",
    "r1c1-r1c2-r1c3=lockout4": "r1c1-r1c2-r1c3=lockout",
    "r5c5-r4c4-r4c5-r4c6-r5c4-r5c5-r5c6-r6c4-r6c5-r6c6=boxindex": "r5c5=boxindex",
    "r1c1-r9c9=where( A + b > 10 )": "r1c1-r9c9=where(a+b>10)",
    "r1c1-r1c2=where(a > 1 and b < 9 or not a == b)": "r1c1-r1c2=where(((a>1)and(b<9))or(not(a==b)))",
}


@pytest.mark.parametrize(("typed", "word"), SAME.items())
def test_words_that_mean_the_same(typed, word):
    assert read_clue(NINE, typed).word == word
    assert read_clue(NINE, typed) == read_clue(NINE, word)
    puzzle = gw.load(f"sudoku 9x9\n{typed}")
    assert [clue.word for clue in printed_in(puzzle)] == [word]
    assert gw.load(gw.dump(puzzle, "text")) == gw.load(gw.dump(puzzle, "json")) == puzzle


def test_direction_matters_where_it_means_something():
    for name, matters in {"thermo": True, "where(a<b)": True, "renban": False, "palindrome": False}.items():
        there, back = (read_clue(NINE, f"{cells}={name}") for cells in ("r1c1-r1c2-r2c3", "r2c3-r1c2-r1c1"))
        assert (there != back) is matters


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("r1c1-r1c2-r1c1=thermo", "r1c1-r1c2-r1c1=thermo: the thermometer has r1c1 twice"),
        ("r1c1=whisper", "r1c1=whisper: a whisper has at least 2 cells, not 1"),
        ("r1c1-r1c2=between", "r1c1-r1c2=between: a between line has at least 3 cells, not 2"),
        ("r1c1-r1c2=entropic0", "'r1c1-r1c2=entropic0': 0 is not a number for entropic lines"),
        ("r1c1-r1c2=white0", "'r1c1-r1c2=white0': 0 is not a number for dots"),
        ("r1c1-r1c2=whisper0", "'r1c1-r1c2=whisper0': 0 is not a number for whispers"),
        ("r1c1-r1c2=black1", "r1c1-r1c2=black1: a ratio of 1 would make both values the same"),
        ("r1c1-r1c2=modular1", "r1c1-r1c2=modular1: divided by 1 nothing leaves a remainder"),
        ("r1c1-r2c2=x", "the sum r1c1-r2c2=x does not stand between neighbours"),
        ("r1c1-r1c2-r1c3=v", "r1c1-r1c2-r1c3=v: a sum stands between two cells, not among 3"),
        ("r1c1-r1c2=sum0", "'r1c1-r1c2=sum0': two values never add up to 0"),
        ("r1c1-r1c2-r2c2=clone", "r1c1-r1c2-r2c2=clone: a clone has two halves of as many cells, not 3 together"),
        ("r1c1-r1c2=rowindex", "'r1c1-r1c2=rowindex': only a boxindex may say which cells it points into"),
        ("r1c1-r2c2-r2c3=boxindex", "r1c1-r2c2-r2c3=boxindex: r1c1 is none of the cells it points into"),
        ("r1c1-r1c10=renban", "r1c10 is off the grid of 9x9"),
        ("r1c1-r1c2=where(a+b)", "'r1c1-r1c2=where(a+b)': 'a + b' is neither true nor false; compare it with"),
        ("r1c1-r1c2=where(a>c)", "'r1c1-r1c2=where(a>c)': 'c' is not a number that can be worked out here"),
        ("r1c1-r1c2=where(a>)", "'r1c1-r1c2=where(a>)': 'a>' is not a condition; write one like a+b>10"),
        ("r1c1-r1c2=wheer(a>b)", "'r1c1-r1c2=wheer(a>b)' is not a clue"),
    ],
)
def test_what_is_wrong_is_said_with_its_cells(word, message):
    with pytest.raises(gw.RuleError) as refused:
        gw.sudoku(["........."] * 9, clues=[word])
    assert message in str(refused.value)
    with pytest.raises(gw.GridwrightError, match="line 2, column 1: "):
        gw.load(f"sudoku 9x9\n{word}\n")


@pytest.mark.parametrize(
    "word",
    [
        "r1c1-r1c2-r1c3-r1c4-r2c4=thermo", "r1c1-r1c2=whisper4", "r1c1-r1c2-r2c2-r3c3-r4c3=renban",
        "r1c1-r1c2-r2c1=nabner", "r1c1-r1c2=palindrome", "r1c1-r1c2=clone", "r1c1-r1c2=x", "r1c1-r1c2=black5",
        "r1c1-r1c2-r1c3=lockout4", "r1c1-r2c2-r3c3-r4c4-r4c3=region", "r1c1-r1c2=where(a>4)",
    ],
)  # fmt: skip
def test_the_impossible_is_a_puzzle_without_a_solution(word):
    puzzle = gw.load(f"sudoku 4x4\n{word}")
    assert gw.solve(puzzle).status is gw.count(puzzle).status is gw.Status.NONE


def test_what_contradicts_itself_is_told_by_its_cells():
    def told(clues: str) -> list[str]:
        return [str(problem) for problem in clashes(gw.load(f"sudoku 4x4\n{clues}"))]

    assert told("r1c1-r1c2-r2c2-r2c3-r3c3=thermo") == [
        "r1c1 < r1c2 < r2c2 < r2c3 < r3c3: 5 cells, each less than the next, but r3c3 is 4 at most"
    ]
    assert told("r1c1-r1c2=thermo r1c2-r2c2-r1c1=thermo") == [
        "the thermometers go round in a circle: r1c1 < r1c2 < r2c2 < r1c1"
    ]
    puzzle = gw.load("sudoku 4x4\n12..\n....\n....\n....\nr1c1-r1c2=white3 r1c1-r1c2-r2c3=whisper")
    assert [str(problem) for problem in clashes(puzzle)] == [
        "r1c1 ○3 r1c2: r1c1 = 1 and r1c2 = 2 do not go together",
        "r1c1-r1c2-r2c3=whisper: r1c1 = 1 and r1c2 = 2 do not go together",
    ]
    found = gw.diagnose(gw.load("sudoku 4x4\nr1c1-r1c2=v r1c1-r1c2=white2 r4c4=minimum"))
    assert [clue.word for clue in found.conflict.clues] == ["r1c1-r1c2=white2", "r1c1-r1c2=v"]


def test_minima_side_by_side_say_nothing_of_each_other():
    apart = gw.load("sudoku 4x4\nr1c1=minimum r1c2=minimum r4c4=maximum")
    assert [clue.word for clue in printed_in(apart)] == ["r1c1-r1c2=minimum", "r4c4=maximum"]
    assert apart == gw.sudoku(["...."] * 4, clues=["r1c2-r1c1=minimum", "r4c4=maximum"])
    assert apart == gw.with_clues(gw.load("sudoku 4x4\nr1c1=minimum r4c4=maximum"), ["r1c2=minimum"])
    assert gw.solve(apart).status is gw.Status.SEVERAL
    assert gw.load("sudoku 4x4\nr1c1-r4c4=minimum") == gw.load("sudoku 4x4\nr1c1=minimum r4c4=minimum")


@pytest.mark.parametrize(
    ("text", "fitting"),
    [
        ("a+b>5", {(2, 4), (3, 3), (3, 4), (4, 2), (4, 3), (4, 4)}),
        ("1<a<b", {(2, 3), (2, 4), (3, 4)}),
        ("a//(b-1)==2", {(2, 2), (4, 3)}),  # where b is 1, it cannot be worked out
        ("max(a,b)-min(a,b)>=3 or a%2==b%2==0 and a>b", {(1, 4), (4, 1), (4, 2)}),
        ("not(a<4) and -b<-3", {(4, 4)}),
    ],
)
def test_conditions(text, fitting):
    allows = read_condition(text).allows
    assert {(a, b) for a in range(1, 5) for b in range(1, 5) if allows(a, b)} == fitting
    assert read_condition(read_condition(text).text).text == read_condition(text).text


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os').system('true')", "a.real>1", "a**b>2", "a if b else 1", "[a]>b", "lambda: a", "a/b>1",
        "1.5<a", "True", "abs(a,b)>1", "print(a)>1", "a is b", "a in b", "(a:=5)>b", "a>b" * 40,
        "(" * 60 + "a>b" + ")" * 60, "", "a>'b'", "f'{a}'>b", "a>\n", "\x00",
    ],
)  # fmt: skip
def test_whatever_else_is_not_run_but_refused(text):
    with pytest.raises(gw.RuleError):
        read_condition(text)


def test_rules_are_told_with_their_numbers():
    puzzle = gw.load("sudoku 9x9\nr1c1-r1c2=whisper r2c1-r2c2=whisper r3c1-r3c2=dutchwhisper r4c1-r4c2=white3")
    assert tell_rules(puzzle)[1:] == (
        "With a number in a white dot, the two values differ by it.",
        "Values next to each other on a whisper line differ by at least 5.",
        "Values next to each other on a whisper line differ by at least 4.",
    )


def test_moves_have_one_name_each():
    names = {"anti-3x1": "anti-1x3", "anti-2x1": "anti-knight", "anti-0x2 anti-1x1": "anti-0x2 anti-1x1"}
    for options, name in names.items():
        puzzle = gw.load(f"latin 6x6 {options}")
        assert gw.dump(puzzle).splitlines()[0] == f"latin 6x6 {name}"
        assert gw.load(gw.dump(puzzle, "json")) == puzzle == gw.latin(size=6, options=options.split())
    with pytest.raises(gw.FormatError, match="unknown option 'anti-0x0'"):
        gw.load("latin 6x6 anti-0x0")


def test_two_diagonals_are_both():
    both = gw.load("sudoku 4x4 rising-diagonal falling-diagonal")
    assert both == gw.load("sudoku 4x4 diagonals")
    assert gw.dump(both).startswith("sudoku 4x4 diagonals\n")
    one = gw.load("sudoku 4x4 rising-diagonal")
    assert gw.dump(one).startswith("sudoku 4x4 rising-diagonal\n")
    found = [gw.count(gw.load(f"sudoku 6x6 {option}")).at_least for option in ("diagonals", "rising-diagonal")]
    assert found == [8640, 288000]


def test_disjoint_groups_follow_the_regions():
    jigsaw = gw.load("jigsaw 4x4 disjoint-groups\nregions:\nAAAB\nACBB\nCCDB\nCDDD")
    groups = [rule.cells for rule in jigsaw.rules if rule.label.startswith("disjoint group")]
    assert groups == [(0, 3, 5, 10), (1, 6, 8, 13), (2, 7, 9, 14), (4, 11, 12, 15)]
    with pytest.raises(gw.RuleError, match="disjoint-groups need regions, and there are none"):
        gw.latin(size=4, options=["disjoint-groups"])


def test_a_dot_of_either_colour_spares_its_neighbours():
    white, black = (f"latin 4x4 all-{colour}-dots\nr1c1-r1c2=" for colour in ("white", "black"))
    consecutive = "1 2 3 4\n2 1 4 3\n3 4 1 2\n4 3 2 1\n"
    for header, spared, named in ((white, "black", "white"), (black, "white", "black")):
        rule = gw.load(f"{header}{spared}").rules[-2]
        assert rule.label == f"all {named} dots are given"
        assert gw.load(f"{header}{spared}") != gw.load(f"{header}{named}")
    assert not gw.load(f"{white}white").holds([int(value) for value in consecutive.split()])
    three = gw.load("latin 6x6 all-black-dots\nr1c1-r1c2=black3")
    (rule,) = (rule for rule in three.rules if rule.label == "all black dots are given")
    assert rule.ratios == {3}


def test_every_sort_has_a_mix():
    named = {name for _, _, names in CLUED.values() for name in names}
    cells = ("r1c1-r1c2", "r1c1-r1c2-r1c3-r1c4")
    drawn = {
        sort.sort for sort in all_sorts() for name in named for some in cells if sort.form.fullmatch(f"{some}={name}")
    }
    assert {sort.sort for sort in all_sorts()} - drawn - named <= {"givens", "calculations"}  # those are kinds' own
