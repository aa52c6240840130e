"""Addresses of puzz.link."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.kinds import find
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.notations import dump, load, recognised

SITE = "https://puzz.link/p?"
PUBLISHED = [
    ("https://puzz.link/p?sudoku/4/4/g2j1h1j3g", "sudoku"),
    ("https://puzz.link/p?sudoku/6/6/61j3g2j4g3j5g4j6g5j12", "sudoku"),
    ("https://puzz.link/p?sudoku/6/6/g3h2g5j6h1l4h6j3g5g6h", "sudoku"),
    ("https://puzz.link/p?sudoku/9/9/15i96l17i7g65i42k1g5368h2i7g2p3h5g48g2g9k3h7i6", "sudoku"),
    ("https://puzz.link/p?sudoku/9/9/91h8h343m5i1g3k1i3h5i9i8h7i5k7g5i6m787h4h26", "sudoku"),
    ("https://puzz.link/p?suguru/5/5/cih47bs73m3g5p1g2g", "suguru"),
    ("https://pzprxs.vercel.app/p?suguru/6/6/adbli15d2tluj2g1l2l3l4l5g", "suguru"),
    ("https://puzz.link/p?ripple/4/4/9n8rigk14h32k", "hakyuu"),
    ("https://puzz.link/p?ripple/6/6/4444440fo3u0m3h1i6l3g52g4g2i5h4", "hakyuu"),
    ("https://puzz.link/p?hakyukoka/5/5/d6lqqf3ei1g3s2g1i", "hakyuu"),
    ("https://puzz.link/p?building/5/5/g2l4g2h4h4h2", "skyscrapers"),
    ("https://puzz.link/p?skyscraper/6/6/h4j2h2g3g3h4g5g2g2", "skyscrapers"),
    ("http://pzv.jp/p?ripple/10/10/35srcenac8p9p4obgjqo5u0rnkfnnnfqvov4zzzzz", "hakyuu"),
    ("https://puzz.link/p?cojun/4/4/pd0hsoh3p3h", "kojun"),
    ("https://puzz.link/p?cojun/8/8/qhebtquqmqj0l7s7c8vo1up0zzh4v1j", "kojun"),
]


@pytest.mark.parametrize(("address", "kind"), PUBLISHED)
def test_published_addresses(address, kind):
    assert recognised(address) == ("puzz-link",)
    puzzle = load(address)
    assert puzzle.kind == kind
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    assert dump(puzzle, "puzz-link").split("?")[1].split("/", 1)[1] == address.split("/", 4)[4] + "\n"


@pytest.mark.parametrize(
    "address",
    [
        "sudoku/4/4/g2j1h1j3g",
        "  sudoku/4/4/g2j1h1j3g\n",
        "http://pzv.jp/p.html?sudoku/4/4/g2j1h1j3g",
        "http://pzv.jp/p.html?sudoku_edit/4/4/g2j1h1j3g/",
        "https://puzz.link/p?type=editor&sudoku_play/4/4/g2j1h1j3g",
        "https://puzz.link/p?sudoku//4/4/g2j1h1j3g",
        "https://puzz.link/p?sudoku%2F4%2F4%2Fg2j1h1j3g",
    ],
)
def test_other_ways_to_write_an_address(address):
    assert recognised(address) == ("puzz-link",)
    assert load(address) == load(SITE + "sudoku/4/4/g2j1h1j3g")


def test_columns_come_before_rows():
    puzzle = load("suguru 2x3\n1..\n..3\nregions:\nAAB\nABB")
    assert dump(puzzle, "puzz-link") == SITE + "suguru/3/2/c81j3\n"
    assert load(SITE + "suguru/3/2/c81j3") == puzzle


def test_large_numbers():
    puzzle = load("sudoku 25x25\n" + "25 16 15" + " ." * 22 + "\n" + (". " * 25 + "\n") * 24)
    text = dump(puzzle, "puzz-link")
    assert text.startswith(SITE + "sudoku/25/25/-19-10fz")
    assert load(text) == puzzle
    assert load(SITE + "sudoku/4/4/+001u") == load(SITE + "sudoku/4/4/1u")


def test_a_puzzle_without_a_body_is_empty():
    for text in ("sudoku/9/9", "sudoku/9/9/"):
        assert load(SITE + text) == load("sudoku 9x9")
    assert load(SITE + "minarism/4/4/") == load("latin 4x4")
    assert load(SITE + "kropki/4/4/") == load("latin 4x4 all-dots")


@pytest.mark.parametrize(
    ("body", "solution"),
    [  # the first with its solution from pzprjs, the others from tests of solvers
        ("4/4/aa7fioco", "4312213414233241"),
        ("4/4/o52l49p4", "4213132431422431"),
        ("4/4/o4c56gd6", "4213143223413124"),
        ("5/5/da05f05304410i", "1234525413531243425141532"),
    ],
)
def test_published_dots(body, solution):
    puzzle = load(SITE + "kropki/" + body)
    assert dump(puzzle).startswith(f"latin {body[0]}x{body[0]} all-dots\n")
    outcome = gw.solve(puzzle)
    assert outcome.status is gw.Status.UNIQUE
    assert "".join(map(str, outcome.solution.values)) == solution
    assert dump(puzzle, "puzz-link") == f"{SITE}kropki/{body}\n"


def test_signs():
    puzzle = load("futoshiki 3x3\nsigns: r1c1<r1c2 r1c3>r2c3 r3c2>r3c3")
    text = dump(puzzle, "puzz-link")
    assert text == SITE + "minarism/3/3/glhjhk\n"
    assert load(text) == puzzle
    # A difference that is not told says nothing: neighbours differ.
    assert load(text.replace("gl", "g.k")) == puzzle


def test_differences_are_white_dots_with_a_number():
    puzzle = load("futoshiki 3x3\nsigns: r1c1<r1c2\ndots: r1c3-r2c3=white r2c1-r3c1=white2")
    text = dump(puzzle, "puzz-link")
    assert text == SITE + "minarism/3/3/go12j\n"
    assert load(text) == puzzle
    black = load("futoshiki 3x3\nsigns: r1c1<r1c2\ndots: r1c3-r2c3=black")
    with pytest.raises(FormatError, match="it has differences only"):
        dump(black, "puzz-link")


@pytest.mark.parametrize("text", ["https://example.org/?a=b", "sudoku", "sudoku/9", "9/9/abc", "killer/9/9/abc", "p?x"])
def test_what_is_no_address(text):
    assert "puzz-link" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "no address such as https://puzz.link/p?sudoku/9/9/…: 'hello'"),
        (SITE + "heyawake/6/6/aa66aap4i0320", "line 1, column 21: Gridwright does not know the puzzle 'heyawake'"),
        (SITE + "sudoku/v:x/4/4/v", "line 1, column 28: Gridwright does not know the variant 'v:x' of sudoku"),
        (SITE + "ripple/d/4/4/9n8rigk14h32k", "Gridwright does not know the variant 'd' of ripple"),
        (SITE + "sudoku/4/4/g1k2", "line 1, column 32: too few numbers and empty places: 8 instead of 16"),
        (SITE + "sudoku/4/4/z", "line 1, column 32: too many numbers and empty places: 20 instead of 16"),
        (SITE + "sudoku/4/4/v1", "line 1, column 33: '1' after the numbers: cells that are not part of the grid"),
        (SITE + "sudoku/4/4/g!v", "line 1, column 33: '!v' is not a number, sign or run of empty places"),
        (SITE + "sudoku/4/4/-1", "line 1, column 32: '-1' is not a number, sign or run of empty places"),
        (SITE + "sudoku/4/4/-zzv", "'-zzv' is not a number, sign or run of empty places"),
        (SITE + "sudoku/4/4/*0001v", "'*000' is not a number, sign or run of empty places"),
        (SITE + "sudoku/4/4/5u", "r1c1: 5 is not one of 1 to 4"),
        (SITE + "sudoku/4/4/.u", "r1c1: a clue that is not told ('?'), which Gridwright does not know"),
        (SITE + "sudoku/8/8/zzzj", "a sudoku of 8x8: nothing says how large its boxes are"),
        (SITE + "sudoku/4/9/zv", "sudoku: as many rows as columns are needed, not 9x4"),
        (SITE + "sudoku/0/9/zv", "0 columns is outside 1 to 100"),
        (SITE + "sudoku/999999999999/9/zv", "0 columns is outside 1 to 100"),
        (SITE + "suguru/200/200/zv", "200 rows is outside 1 to 100"),
        (SITE + "suguru/5/5/cih", "line 1, column 32: the walls between regions end too early: a grid of 5x5 has more"),
        (SITE + "suguru/5/5/cix47bs73m3g5p1g2g", "line 1, column 34: 'x' cannot stand for walls; 0 to 9 and a to v do"),
        (SITE + "suguru/9/9/" + "0" * 30 + "zzzzg", "region A has 81 cells; the limit is 64"),
        (SITE + "minarism/4/4/z", "too few numbers and empty places: 18 instead of 24"),
        (SITE + "minarism/4/4/zng", "line 1, column 36: 'g' after the signs"),
        (SITE + "kropki/4/4/aa7fiocoa", "'a' after the last place"),
        (SITE + "kropki/4/4/az", "'z' cannot stand for dots; 0 to 9 and a to q do"),
        (SITE + "minarism/4/3/y", "futoshiki: as many rows as columns are needed, not 3x4"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text, "puzz-link")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("comparison 4x4\nsigns: r1c1<r1c2", "puzz-link cannot carry 1 sign"),
        ("suguru 1x2\nsigns: r1c1<r1c2\nregions:\nAA", "puzz-link cannot carry 1 sign"),
        ("jigsaw 4x4\nregions:\nAAAB\nABBB\nCCCD\nCDDD", "puzz-link cannot carry irregular regions"),
        ("sudoku 6x6 boxes=3x2", "puzz-link cannot carry boxes of 3x2"),
        ("sudoku 8x8", "puzz-link has no sudoku of 8x8; it has 4x4, 6x6, 9x9, 16x16 …"),
        ("latin 4x4\n1...\n....\n....\n....", "puzz-link cannot carry 1 given"),
        ("futoshiki 4x4\nsigns: r1c1<r1c2 r1c2<r1c1", "puzz-link cannot say both r1c1<r1c2 and the opposite"),
        ("latin 4x4\ndots: r1c1-r1c2=black", "puzz-link has only Latin squares of which all dots are given (all-dots)"),
        (
            "latin 4x4 all-dots\ndots: r1c1-r1c2=white r1c1-r1c2=black",
            "puzz-link cannot say both a white and a black dot between r1c1 r1c2",
        ),
        ("sudoku 4x4 all-dots\ndots: r1c1-r1c2=white", "puzz-link cannot carry irregular regions"),
        ("latin 4x4\nparity: r1c1=odd", "puzz-link cannot carry 1 odd or even cell"),
    ],
)
def test_what_cannot_be_written(text, message):
    with pytest.raises(FormatError) as caught:
        dump(load(text), "puzz-link")
    assert message in str(caught.value)


def test_the_examples_of_kinds():
    for kind in ("sudoku", "suguru", "hakyuu", "kojun"):
        for example in find(kind).examples:
            puzzle = load(example)
            assert load(dump(puzzle, "puzz-link")) == puzzle


def test_a_jigsaw_whose_regions_are_its_columns_is_a_latin_square():
    puzzle = load("jigsaw 2x2\nregions:\nAB\nAB")
    link = dump(puzzle, "puzz-link")
    assert link.startswith("https://puzz.link/p?minarism/2/2/")
    assert load(link) == puzzle


def test_skyscrapers_outside_come_first():
    # the example of pzprjs' own tests
    puzzle = load("https://puzz.link/p?skyscrapers/4/4/k13h4j3g")
    words = "bottom2=skyscraper1 bottom3=skyscraper3 left2=skyscraper4 right3=skyscraper3"
    assert puzzle == load(f"skyscrapers 4x4\nskyscrapers: {words}")
    assert "".join(map(str, gw.solve(puzzle).solution.values)) == "2143123443123421"
    assert dump(puzzle, "puzz-link") == "https://puzz.link/p?skyscrapers/4/4/k13h4j3g\n"


@pytest.mark.parametrize("words", ["left1=skyscraper1", "left1=skyscraper1 right4=skyscraper4"])
@pytest.mark.parametrize("givens", ["....", "1..2"])
def test_skyscrapers_with_givens(words, givens):
    puzzle = load(f"skyscrapers 4x4\n....\n{givens}\n....\n....\nskyscrapers: {words}")
    assert load(dump(puzzle, "puzz-link")) == puzzle


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (".zzz", "too many numbers and empty places"),
        (".u", "a number before r1c1 that is not told ('?')"),
        ("v5", "too few numbers and empty places: 1 instead of 16"),
        ("vvv", "after the numbers"),
    ],
)
def test_wrong_skyscrapers(body, message):
    with pytest.raises(GridwrightError) as caught:
        load(f"https://puzz.link/p?skyscrapers/4/4/{body}")
    assert message in str(caught.value)


def test_kakuro():
    # the example of pzprjs' own tests, and its solution there
    text = "https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3\n"
    puzzle = load(text)
    solution = gw.solve(puzzle).solution.values
    shown = "".join(str(value or ".") for value in solution)
    assert shown == ".53..3412.12.12.1938..84."
    assert dump(puzzle, "puzz-link") == text
    example = load(find("kakuro").examples[0])
    assert load(dump(example, "puzz-link")) == example


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("48l", "too few cells: 3 instead of 4"),
        ("z", "too many cells: 16 instead of 4"),
        ("4!m11", "'!' is not a sum of 0 to 45"),
        ("48m1", "the sums end too early"),
        ("48m111", "'1' after the last sum"),
        ("m04", "r2c2: a sum of 4 for no cells"),
        ("l30k", "r2c1: a sum of 3 for no cells"),
    ],
)
def test_wrong_kakuro(body, message):
    with pytest.raises(GridwrightError) as caught:
        load(f"https://puzz.link/p?kakuro/2/2/{body}")
    assert message in str(caught.value)
