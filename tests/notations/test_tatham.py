"""Game IDs of Simon Tatham's Solo and Unequal."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gridwright as gw
from gridwright.kinds import find
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.notations import dump, load, recognised

# Made with the program itself.
IDS = [
    "2x3db:a2g4b5a6a3b3a1a5b3g2a",
    "3x3:c3a2a5c7b4b9_9_3_5b6e4_2g8c3g9_4e9b8_7_6_2b8b1c6a4a3c",
    "3x3de:a9c8a2_7d1a6b3a2_7a9f3d8_5a7c9a2_2d7f5a2_8a1b1a4d8_5a1c6a",
    "3x3du:2_3b8c5a7c6a1g4_6d8_9c3b3c8b1c6_3d5_8g1a5c9a6c1b8_7",
    "3x3xda:f5d1_7g3_2_8d3d7c5_4e9_6c9d2d2_8_7g4_2d4f",
    "6jdb:b6i3a4a1b6a3a5i1b,bcaaaa_abcccca__b___a_aaca_",
    "7jda:b1b4b3a7a5w5a1a7b6b3b,cabacb_aaaa_a_cdc_db_ab__abb_______fa",
    "8jda:c4c2_3h1a5a4a6b6j3b6a2a7a4h8_7c5c,acbaabaabcb_ecb_b_aaffe_e_____b__ab__dbcaa",
    "9jdu:i9b4_8c6g6f3_9a7c7a1c7a8_6f3g1c3_5b8i,_ccc_a__b___cb_aa__bb___cbb_a__hdcb____b_a_aa_aa_acab_ba_a_b_deab",
    "9jxde:5b6i7a6e4a2_5f8q2f1_8a4e3a5i1b3,dcaba_caabb_babc_ebaabfaccbbabba__aa__aa_ac_aa___bab__bfaa",
    (
        "12jdb:12_10b8_1_11_5h9a10c4_3a7c2b8c4c3c10d11_12_5_2j9a6e10_10e12a5j8_7_9_11d6c10c7c1b6c3a2_5c7a11h11_9_8_6b"
        "1_5,cacdbbaaa_acaaabacb_a_c_b_ga_aaac_bb_ababdc_ecbfefa_ga__abc_ec_b_e__a____a__a_d_c_b__cab___deb_acf_"
    ),
    (
        "4x4db:a6_5_8_1a12a4_13b7_11h5_2_14b12c4_1a13_3a11_9c8d2a7c13e9c12_2a7c11_15b16_13a6b11a8c3a2h4_14a13_10b12_3"
        "_9e3a15_5_2c7_11_6b10_8b2_12b9_8_16c10_13_5a1e2_10_13b5_14a12_3h11a2c4a8b4a6_5b1_8c2a16_5c12e14c4a9d1c4_13a1"
        "2_8a15_16c10b6_3_12h6_11b15_9a7a8_3_16_13a"
    ),
    "4dk:0,0D,0L,3,0,0,3,0,0R,0,0,0L,0,0,0,0,",
    "5dx:3R,0,0,0,0,0D,0L,0,0,0,0,0U,0R,0,0U,0,0,0,4,0D,0R,0,0,0,0,",
    "6dr:0,0,0L,0L,0,0L,0,0,0,0,0,0D,0,0U,0U,0,0,0,0U,0,0U,0R,0,0D,0R,0U,0,0L,4,0D,0R,0U,0,0,0,0L,",
    (
        "7dk:0,0,0,3,0,0R,0,0,6,0D,0,0,0U,0,0,0,0,0,0,0,0,0R,0,0D,0R,0U,0,0,0R,0,4,0,0,0L,0,0,0,6DL,5,0,0R,0,0U,3,0L,"
        "6R,0U,0,0L,"
    ),
    (
        "9dt:4,1,0,3,0,0,2,0,0,0,0,0,0,0,3,0,0,0,0,0,5,0,0,0,0,0,0,0,2,8,0,3,0,4,7,5,1,0,3,0,6,0,7,4,0,0,3,0,0,0,1,8,"
        "5,2,9,0,6,0,0,0,0,0,1,0,4,0,0,9,0,1,0,6,2,0,0,0,5,0,0,0,7,"
    ),
]
SITE = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/"
PUBLISHED = [
    "solo.html#3x3:4a5c1a8b9_7c5e2b4a7b3a5b9a9b7b3a3b2a8b7a4b3e8c2_3b5a3c4a2",
    "solo.html#3x3:a7b4e4_9a1e5a3b2a7e3g5_9b3_9_6e7_4a2_5d8c4b6b5g6a",
]
SMALL = "2x2:1a2b3c4c2_3_4"


@pytest.mark.parametrize("game", IDS)
def test_ids_have_one_solution_and_are_written_as_they_are_read(game):
    assert recognised(game) == ("tatham",)
    puzzle = load(game)
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    assert dump(puzzle, "tatham") == f"{game}\n"


def test_what_was_asked_for_is_the_source():
    """It goes through other notations, and is not written of a puzzle of another sort."""
    puzzle = load("3de:0,0RDL,0,0D,0,0,0,0,0,")
    assert puzzle.source == "Unequal 3de"
    assert dump(load(dump(puzzle, "json")), "tatham") == dump(puzzle, "tatham") == "3de:0,0RDL,0,0D,0,0,0,0,0,\n"
    assert load("3:0,0RDL,0,0D,0,0,0,0,0,").source == ""
    for source in ("Unequal 4de", "Unequal 3ade", "Solo 3de", "Unequal 3d", "Unequal 3de!", "Unequal 3", "Unequal"):
        assert dump(replace(puzzle, source=source), "tatham") == "3:0,0RDL,0,0D,0,0,0,0,0,\n"


@pytest.mark.parametrize("address", PUBLISHED)
def test_published_addresses(address):
    puzzle = load(SITE + address)
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    assert dump(puzzle, "tatham") == address.removeprefix("solo.html#") + "\n"
    assert load(SITE + address.replace(":", "%3A")) == puzzle


@pytest.mark.parametrize("before", ["Solo: ", "solo:", "Solo ", "SOLO  : ", "  ", "solo.html#", "solo#"])
def test_names_before_an_id(before):
    assert recognised(before + SMALL) == ("tatham",)
    assert load(f"{before}{SMALL}\n") == load(SMALL)


def test_boxes_are_rows_by_columns():
    assert load("2x3:zj") == load("sudoku 6x6")
    assert load("3x2:zj") == load("sudoku 6x6 boxes=3x2")
    assert dump(load("sudoku 6x6 boxes=3x2"), "tatham") == "3x2:zj\n"


@pytest.mark.parametrize("boxes", ["1x5", "5x1"])
def test_boxes_one_cell_high_or_wide_are_a_jigsaw(boxes):
    puzzle = load(f"sudoku 5x5 boxes={boxes}")
    text = dump(puzzle, "tatham")
    assert text.startswith("5j:y,")
    assert load(text) == puzzle


def test_a_jigsaw_of_boxes_stays_one():
    jigsaw = load("jigsaw 4x4\nregions:\nAABB\nAABB\nCCDD\nCCDD")
    assert dump(jigsaw, "tatham") == "4j:p,abbbbbbba\n"
    assert load("4j:p,abbbbbbba") == load("2x2:p") == jigsaw
    assert load("2x2j:p,abbbbbbba") == load("4x1:p,abbbbbbba") == jigsaw


def test_long_runs():
    rows = load("sudoku 9x9 boxes=1x9")
    assert dump(rows, "tatham") == "9j:zzzc,zzt" + "_" * 72 + "\n"
    assert load(dump(rows, "tatham")) == rows
    cells = load("26x1:" + "z" * 26 + "," + "z" * 25 + "_" * 651)
    assert cells.grid.rows == 26
    assert dump(cells, "tatham") == "26j:" + "z" * 26 + "," + "z" * 25 + "_" * 651 + "\n"


def test_diagonals():
    puzzle = load("sudoku 4x4 diagonals\n1...\n....\n....\n...2")
    assert dump(puzzle, "tatham") == "2x2x:1n2\n"
    assert load("2x2xdb:1n2") == load("2x2xar2da:1n2") == puzzle
    assert dump(load("2x2xar2da:1n2"), "tatham") == "2x2xar2da:1n2\n"
    assert load("4jx:p,abbbbbbba") == load("sudoku 4x4 diagonals")


def test_values_above_nine_are_numbers():
    puzzle = load("4x4:16_15z" + "z" * 8 + "s10")
    assert puzzle.givens[:2] == (16, 15)
    assert puzzle.givens[-1] == 10
    assert dump(puzzle, "tatham") == "4x4:16_15" + "z" * 9 + "s10\n"


def test_a_latin_square_is_unequal_without_signs():
    assert dump(load("latin 3x3\n1..\n...\n..2"), "tatham") == "3:1,0,0,0,0,0,0,0,2,\n"
    assert load("3:1,0,0,0,0,0,0,0,2,").kind == "futoshiki"
    assert load("3:1,0,0,0,0,0,0,0,2") == load("latin 3x3\n1..\n...\n..2")


def test_what_has_no_boxes_to_speak_of():
    diagonal = load("latin 5x5 diagonals")
    assert dump(diagonal, "tatham") == "5jx:y,t" + "_" * 20 + "\n"
    assert load(dump(diagonal, "tatham")) == diagonal


def test_flags_stand_on_the_greater_cell():
    puzzle = load("3de:0,0RDL,0,0D,0,0,0,0,0,")
    assert puzzle == load("futoshiki 3x3\nsigns: r1c2>r1c3 r1c2>r2c2 r1c2>r1c1 r2c1>r3c1")


@pytest.mark.parametrize(
    "text",
    ["3x3", "3x3:", "12:30,15", "5:30", "net.html#5x5:abc", "solo", "see solo.html#solo", "3x3:5 6", "9x9:!", "x3x3:a"],
)
def test_what_is_no_game_id(text):
    assert "tatham" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3x3#12345", "line 1, column 1: '3x3#12345' is a random seed, of which only that program can make a puzzle"),
        ("5dk#7", "'5dk#7' is a random seed"),
        (SITE + "solo.html#4x4du%23149435502448981", "'4x4du#149435502448981' is a random seed"),
        ("3x3kdb:zzzc,a_,5", "the blocks tell of 2 inner edges; a jigsaw of 9x9 has 144"),
        ("3x3kdb:zzzc,a_", "a Solo of '3x3kdb' without their sums: commas stand between its parts"),
        ("9jk:zzzc,a_,5", "a Solo of '9jk' without their sums"),
        ("2x2k:p,x,o10", "r4c4: a sum of 10, but no cage begins there"),
        ("2x2k:p,x,p", "the cage of r1c1 r1c2 r1c3 r1c4 r2c1"),
        ("3a:0R,0,0,0,0,0,0,0,0,", "r1c1 is marked towards r1c2, but not the other way round"),
        ("2x2:5o", "line 1, column 5: r1c1: '5' is not a value from 1 to 4"),
        ("2x2:0o", "line 1, column 5: r1c1: '0' is not a value from 1 to 4"),
        ("2x2:o5", "line 1, column 6: r4c4: '5' is not a value from 1 to 4"),
        ("2x2:99999999999o", "r1c1: '99999999999' is not a value from 1 to 4"),
        ("2x2:o", "line 1, column 5: the grid has only 15 cells; this Solo is 4x4"),
        ("2x2:z", "the grid has more than 16 cells; this Solo is 4x4"),
        ("2x2:O", "line 1, column 5: 'O' is neither a number nor a run of blanks (a to z)"),
        ("2x2:p,aa", "',aa' after the grid: nothing in '2x2' says blocks (9j) or cages (3x3k)"),
        ("4j:p", "a Solo of '4j' without its blocks: commas stand between its parts"),
        ("4j:p,a", "line 1, column 6: the blocks tell of 1 inner edge; a jigsaw of 4x4 has 24"),
        ("4j:p,aaaaa!", "line 1, column 11: '!' is neither a to z nor _, of which the blocks are made"),
        ("4j:p,zz", "the blocks tell of 51 inner edges; a jigsaw of 4x4 has 24"),
        ("4j:p,x", "region A has 16 cells instead of 4"),
        ("2x2q:p", "line 1, column 4: unknown parameter 'q'"),
        ("0x3:p", "'0x3' is not a size; Solo has sizes such as 3x3 and 9j"),
        ("99x99:p", "9801 rows is outside 1 to 100"),
        ("999999999999x3:p", "'999999999999x3' is not a size"),
        ("5dq:0,0,0", "line 1, column 1: '5dq' are not parameters of Unequal; they are a size such as 5"),
        ("3:0,0,0,0,0,0,0,0,", "line 1, column 3: 8 cells instead of 9; this Unequal is 3x3"),
        ("3:4,0,0,0,0,0,0,0,0,", "line 1, column 3: r1c1: '4' is not a cell; it is 0 to 3, then any of U R D L"),
        ("3:0,0,0,0X,0,0,0,0,0,", "line 1, column 9: r2c1: '0X' is not a cell"),
        ("3:0U,0,0,0,0,0,0,0,0L,", "line 1, column 3: r1c1: the sign 'U' points off the grid"),
        ("200:0,0,", "200 rows is outside 1 to 100"),
        ("hello", "no game ID of Solo (3x3:… or 9j:…), Unequal, Towers or Keen (5:…): 'hello'"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text, "tatham")
    assert message in str(caught.value)


def test_many_problems_are_cut_off():
    with pytest.raises(FormatError) as caught:
        load("9:" + "99," * 81, "tatham")
    assert len(caught.value.problems) == 51


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("comparison 4x4\nsigns: r1c1<r1c2", "tatham cannot carry 1 sign"),
        ("latin 4x4 diagonals\nsigns: r1c1<r1c2", "tatham cannot carry diagonals"),
        ("sudoku 36x36", "Solo has grids of 2x2 to 31x31, not 36x36"),
        ("sudoku 1x1", "Solo has grids of 2x2 to 31x31, not 1x1"),
        ("latin 33x33", "Unequal has grids of 3x3 to 32x32, not 33x33"),
        ("futoshiki 3x3\nsigns: r1c1<r1c2 r1c2<r1c1", "Unequal cannot say both r1c1<r1c2 and the opposite"),
    ],
)
def test_what_cannot_be_written(text, message):
    with pytest.raises(FormatError) as caught:
        dump(load(text), "tatham")
    assert message in str(caught.value)


def test_the_examples_of_kinds():
    for kind in ("sudoku", "jigsaw", "futoshiki", "latin"):
        for example in find(kind).examples:
            puzzle = load(example)
            assert load(dump(puzzle, "tatham")) == puzzle


def test_boxes_that_are_rows_are_no_boxes():
    puzzle = load("comparison 7x7\nsigns: r1c1<r1c2 r3c3<r4c3")
    assert dump(puzzle, "tatham").startswith("7:0,0L,0,")
    assert load(dump(puzzle, "tatham")) == puzzle


KILLERS = [
    "3x3k:zzzc,a__aa_______________________aa____b______a_______________ab_aaa__ab__aaa_abaaa_aaabaaa_aaaaa__abaaa_,"
    "5a12_9_21a14a7_8_24b5a10_10c11_10a6b10_10c16a12c7a6a14a18a9a5a9a11_11a13b11a8b15_13a18a20a6_11j",
    "9jk:zzzc,_fb_a_cbbab__b___ab_cac_e_eadcabbaba_bababa___c_cabaabfc,ab____aa____aa___a_a_______a_____a______a____"
    "______aa___ba_ba___aa___aaa___a_a______caabaaaaba_aba__,13a13b16_6_12_5_8_10a12f11a6b9_23_17_10a8_8a19c18_3a22b"
    "8d12b6a4_6a13a15b15b4a16_9_12_6a12g18b",
    "5a:0RD,0DL,0,0,0D,0UR,0URDL,0RDL,0RDL,1UL,0D,0UR,0UDL,0U,0D,0UR,0DL,0U,0RD,0UDL,0,0UR,0L,0UR,0UL,",
]
"""Generated with Simon Tatham's collection (MIT)."""


@pytest.mark.parametrize("text", KILLERS)
def test_killers_and_adjacent_both_ways(text):
    puzzle = load(text)
    assert dump(puzzle, "tatham").strip() == text
    assert gw.solve(puzzle).status is gw.Status.UNIQUE


@pytest.mark.parametrize(("text", "message"), [
    ("sudoku 4x4\ncages: r1c1-r1c2=cage3", "Solo cannot carry cages that leave cells without one, such as r1c3"),
    ("sudoku 4x4\ncages: r1c1-r1c2=cage", "Solo cannot carry .*: it has cages with sums only"),
    ("sudoku 4x4\ncages: r1c1-r1c2=cage3 r1c2-r1c3=cage3", "Solo cannot carry cages that overlap: r1c2"),
    ("sudoku 4x4\ncages: r1c1-r2c2=cage3", "Solo cannot carry a cage in several pieces"),
    ("latin 4x4\ndots: r1c1-r1c2=white", "Unequal cannot carry .* unless all-white-dots holds"),
    ("latin 4x4 all-white-dots\ndots: r1c1-r1c2=black", "Unequal cannot carry .* in its Adjacent mode"),
])  # fmt: skip
def test_what_killers_and_adjacent_cannot_say(text, message):
    with pytest.raises(gw.FormatError, match=message):
        dump(load(text), "tatham")


# Made by Towers and Keen themselves, with their solutions.
TOWERS_AND_KEEN = [
    ("3de:2/1/2/1/3/2/2/3/1/2/1/2", "231123312"),
    ("4dh://///////1/2////2/2,b1h1d", "2314413232411423"),
    ("5dh:/3///3///////2//4///2/2//1", "5134232514451232345114235"),
    ("6de:1/3/3/3/2/3/4/3/2/3/2/1/1/4/3/2/2/3/3/2/2/4/3/1,i4b4j2i3b", "643251132465451623564132326514215346"),
    ("3de:_baa_3a,a6m3s1m6", "213132321"),
    ("4de:_a_3a_ab__a_a3,s2s1d2m16a4a6m4", "1342321424314123"),
    ("5de:ac_9a3_b_a3_a__a__,m5a14s1d2a7m8m15s3a6d2s2", "5134232514451232345114235"),
    ("5dh:_aa_10a_abaaba_a__aa,m12m8a7m10a6s1s1a7s2m6s1", "3412545213123545143223541"),
    (
        "6dh:a3__a_6a_3aa_bba3_3a_4a_3a__aa_,m18m24a7d2s3a8m6d2d3s2m12s2a9m5s4a11s3",
        "316452642531125346234165451623563214",
    ),
]


@pytest.mark.parametrize(("game", "solution"), TOWERS_AND_KEEN)
def test_towers_and_keen_both_ways(game, solution):
    puzzle = load(game)
    assert puzzle.kind == ("skyscrapers" if "/" in game else "calcudoku")
    outcome = gw.solve(puzzle)
    assert outcome.status is gw.Status.UNIQUE
    assert "".join(map(str, outcome.solution.values)) == solution
    assert dump(puzzle, "tatham") == f"{game}\n"
    name = "towers" if "/" in game else "keen"
    assert load(f"{name.title()} {game}") == load(f"{SITE}{name}.html#{game}") == puzzle


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3:1/2/3/1/2/3/1/2/3/1/2", "line 1, column 3: 11 places for numbers outside instead of 12; this Towers is"),
        ("3:1/2/4/1/2/3/1/2/3/1/2/3", "line 1, column 7: '4' is not a number of 1 to 3 towers"),
        ("3:///////////,a1", "the grid has only 2 cells; this Towers is 3x3"),
        ("3:///////////,a9g", "r1c2: '9' is not a value from 1 to 3"),
        ("3:_13,a1a2a3a1a2a3a1a2", "8 numbers for 9 blocks: 'a1a2a3a1a2a3a1a2'"),
        ("3:_5,a1", "the blocks tell of 4 inner edges; a jigsaw of 3x3 has 12"),
        ("3:a_11,s0a2a3a1a2a3a1a2", "0 is not a number for calculations"),
        ("3:a_11,s1s2a3a1a2a3a1a2", "a difference is taken of 2 cells, not of 1"),
    ],
)
def test_wrong_towers_and_keen(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text, "tatham")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("skyscrapers 2x2\nskyscrapers: left1=skyscraper1", "Towers has grids of 3x3 to 9x9, not 2x2"),
        ("skyscrapers 3x3\nskyscrapers: left1=skyscraper1\nsigns: r1c1<r1c2", "Towers cannot carry r1c1 < r1c2"),
        ("calcudoku 3x3\ncalculations: r1c1-r1c2=3+", "cages that leave cells without one, such as r1c3"),
        ("calcudoku 3x3\ncalculations: r1c1-r2c2=3+", "Keen cannot carry a cage in several pieces"),
        ("calcudoku 3x3\ncalculations: r1c1-r1c2=3+ r1c1=1+", "Keen cannot carry cages that overlap: r1c1"),
    ],
)
def test_what_towers_and_keen_cannot_say(text, message):
    with pytest.raises(FormatError) as caught:
        dump(load(text), "tatham")
    assert message in str(caught.value)
