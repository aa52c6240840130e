"""Links to f-puzzles."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.model.puzzle import Position, Status
from gridwright.notations import dump, load, load_position, recognised
from gridwright.notations._shared.lzstring import compress, decompress

SOLUTION = "1234341221434321"
LINK = "https://www.f-puzzles.com/?load="

PLAIN = (  # published
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAZlTQgpgDsEAXDBkqGr1GKdOy69+MQbNJyhtBggAsrCd3h8BAXWSEFh+ccUiE"
    "AVnUdN2mfL0Hyw5fABsVyVukLKSxgA4PG28TXzN4NXFrKQFQ50YARiCYu2IHMgywlwB2ZK9YzPiEFijPWyNCvwQxNmj8mXSKrMYAJjzyuKq3dp"
    "CM2XTm1R6CpqL4S1Lgkacuktqy3v79SvDAyZSfMdz1+orBQe6djrTl/bGko8WTPftlg5qNDevn0xcL+anUg4mPp76dHREIA="
)
KNIGHTS = (  # published
    "N4IgzglgXgpiBcBOANCALhNAbO8QGkA7CAcwAs0ACAZTIgDM0RUBDAVzTIHsAnBEHgBNCwpqh5scYGEzwA5XgFsWWShKmUWABy1YAnpXq9KYNo"
    "K4BrNppGUAxl0Jg0PFhEJoAdJQA6hPwC0AIIeEAEWxORo8JQAIqSYYJqUEaQUSYpcAG4wmlosPFTu9mQwYEl2LIQA5FQ8MFowLF7MICQ8EIII"
    "ANrdwAC+yANDg8NjoxMjALrIfZOgWSpsuChtEDmECC7L8yCLWMsIAIyoJOswm/DbMKN7S7gArKfnl9e3+4fwACzPG1sSNyGdwOuAAzL8Lv8dtN"
    "ZuMRvCFvcEOC1n8rgD3kikBDXhigR9cAAmHFQwGIkEIABsJPR0IGMzmCPmzKZDLh7OBn2JqMhtLJLPpsIFwtZQvxWOpPNxdM5uBOUtJmIp8AAH"
    "DS3uLlU8FXyRYLGeSueq8YbcD8dRrTQgAOzGmUEhCrM5oy1Kz4o52810wg164VTGYgKoYVJRRVAA="
)
DIAGONALS = (  # published
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAdlTQgpgDsEAXDBkmSGDBlWgwQBmVuy69+MUdXqMArDI7d4fAQF1khMSoQAOD"
    "XO0KRpa8PLKJSc1p2KbN/YSXjGAJmfyAu6gDowAbAGWQSE+CCzosi5WwbZEnnYZ3sbw0gmagW4x2ep5Fq5ZjhGlSdFpBpnBRo4AjJHlKY2hUm1"
    "W6bZNfj219rHwZtUFqSPZACxDhXVeHUUt8xWMKBNRC52jJWz52yJ9y+sI+4mTywNxax71Uw0ZN/BzW+W6+iDYEFRoAPacWgAagKqB+f0BtAAt"
    "JMgA==="
)
REGIONS = (  # published
    "N4IgzglgXgpiBcAOANCA5gJwgEwQbT2AF9ljSQMY0IB7AOwQCYTRLr6mWKraH4AWLm14JB5YR3gA2IT0kyAuskItZ7Ps3FyNakQN2SxrbQhlb1"
    "poksLcL8AAwG+j0qvN6jtj08vv5V5WM7FyC9ELdQwx99Pz4zSLiAmwk+AEZo9NiEAGZo3NcChIQAdmjS6yL4TMrqr0l8yoaIur5SrPhywJaEWp"
    "SevIH2gFZokcKkmozBxtHZ8YUFIiA==="
)
EMPTY = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA="  # published
CAGES = (  # published
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssX0QAawgAbLTAwBjAIZo48QiH"
    "0wdYfCABKARgDCDkKjsAmFyDUA3Q1oArqYgiCAUFlZaNmb2zh5ucU4AzImeTgnuXqnuyRk+qP5BIcmpRGqG+gAuEL4wTgD2AHZgVRiGEE1VMXg"
    "gANLauhgABE7GcLREQA="
)
DOTS = (  # "It's April, Phil" by Sam Cappleman-Lynes, from dclamage/SudokuVariantSolverJS, CC BY 4.0
    "N4IgzglgXgpiBcBOANCALhNAbO8QEk0ByMAAgEEAHAJwi2VIAUALOkVAQwFc1mB7aghABlDgFtSAYQ6VKOMRwB2AWgAyAT0Uww7ENS44wMNEIByAhV"
    "lLCuAEz4BrLqX2HSMueoB0pADqL/ABEIAHNMMiNKDmoONBhbUgAjdXdSAHdWONJ7NFIxLjBcxJhSAGM+RSNSnggANxgffAAzUjQ0vmzQ8PdqEsjo2P"
    "iklI4krA5Sh2y+NAYKkvzCpJL7LkScVuYSma3qH38grrQyNMxmUkUOnOW2mBhFTZgJBRSwWIgwJpSYM5hqBi0v3+pAESR2IJavG0JXKilsmAgFTAXl"
    "0IVotgQAG1MaBahwsFxcABGVBheqKBBofQwAC+yFx+MJCAALKS6vdKdS6cBubz6XyefyALrIHEC8X8yWCnkisVSiXSkB4gnEtnkzmE7lKxm4VkgMkc"
    "+BUzXC0XShUW01y8307UqhAk/XsilGrlSu1M+B6g0u420+VWm1By0ys1a5Wex0+jX+hn2r1qw1+kPi2XBgPp0PWlPuiOqp3q10muOe73OmM0oUikDw"
    "ppNP73Uq4HEgJtYLA6eCYkAAJQAzJJmboewAmQcgIVatsdrG9gAckgAbMOAOxLidTmDtzvdnsAVkkI+HzMPG9t053vYPR9Q+8kRLPoAvs7vc+HB8Qj"
    "9bW5nXd7iFPW8AIfSdzx/S8ezXIdb0XcdQKfcCXwHZdbxPZd4O/bcXzHN9byJSQ3ww58/x7fDcN7fDPyIxCSIHPthzHejqKwkiFxXVdJHY5jf13WDP"
    "xggiN2rGIMD4LEEJY3cxz3Bi4M3ST53XW8Fxk7iILXdjbzXdD5J43s6OHAchzUl8DwfASQN0iCT34q9JCoqzTMEgTCMc1jAP/U8TJIk9zN7E8j0nSc"
    "gA=="
)
DOTS_SOLVED = "143765289895241376726398145482637591679154832351829467514973628968412753237586914"
ODD = (  # "Aug 15, 2022: Odd Sudoku" by Sam Cappleman-Lynes, from dclamage/SudokuVariantSolverJS, CC BY 4.0
    "N4IgzglgXgpiBcBOANCALhNAbO8QEEBXAcwAIBGAVmVICYAGW2+UgeQBN3SBlQ9gewDWhEKgCGhNAAt+AJwQhuYgLakAwmIAOmnMrEA7ALQAZAJ76Y"
    "YUSFmEcYGGgUA5OXqw8+QwqVv3SWjqmAHSkzoTKAEYwsmCkOmIAxjBcEPqkxLIwpqSJELKJ/sqEYGik0aT8nMHWmRDsCADajaAAbmJYhLi0qMQQrTD"
    "6CGi2MAC+yMATU5PT0yDtnbgA7L39g8Ojc5MLHV0I5GsDQ/AjXXMAusgt2zN384v7SEcbp1uzO4+4AMwvJ2fjT57XDUEB9Y6bc5XG4fe6w26Xa5w5G"
    "3XZLBAoMHrf7vNrAhA9LEQt7nIHo+AAFj+kPG0JRsLRT0ORNeAIR8LpjNwVJZONJePJADZqSTAQKnqDwazceyUXTZQqOUiuQcRWyyU9fryaaivghVt"
    "rRYr7vKNSC1TKzRiLfzjSr4AAOG20q4gKoNeAtEDJLBYBQAJXIam+IHmPr9eH9tDUtFDO3DAe+MbjoATkYpybDMF9AcowZT3uzEZA/ozFILaZLSfLW"
    "ZzkejNfjRdzamWFebkcFakF7brJeW3d7xf9DsHteHiFbQ4Do4d08jA7n44DXaXrrA/E6GH4J0aPSpvyd1FWwsOKCdJ+Qhx6KAPyGo1BQh1+wqpqydP"
    "V+hyPyEvKH3v7IDeyBUt+97IMKvxUsK1DAYegFnsgH4QSBV7IL8x5oVBgE/sBwowYBKC/D0hxUg6FxjEAA=="
)
ODD_SOLVED = "243857619876129435591364782318576924729418563465293871982641357134785296657932148"


def packed(**fields: Any) -> str:
    return compress(json.dumps(fields))


def blank(size: int = 4) -> list[list[dict[str, Any]]]:
    return [[{} for _ in range(size)] for _ in range(size)]


def grid_with(*cells: tuple[int, int, dict[str, Any]], size: int = 4) -> list[list[dict[str, Any]]]:
    grid = blank(size)
    for row, col, said in cells:
        grid[row][col] = said
    return grid


def test_published_sudokus_are_solved():
    puzzle = load(PLAIN)
    assert gw.solve(puzzle).status is Status.UNIQUE
    assert puzzle.rows[0] == (0, 0, 3, 9, 0, 0, 0, 0, 4)
    assert puzzle.kind == "sudoku"


def test_published_knights_are_solved():
    puzzle = load(KNIGHTS)
    assert puzzle.title == "Knight Shift"
    assert dump(puzzle).startswith("sudoku 9x9 anti-knight\n")
    assert gw.solve(puzzle).status is Status.UNIQUE


def test_published_diagonals_are_solved():
    puzzle = load(LINK + DIAGONALS)
    rows = "..7....35 8.....9.. .2.67.... .....356. ....1...3 ..2.8..4. ...19..5. ....5..7. ........4"
    assert puzzle == load("\n".join(["sudoku 9x9 diagonals", *rows.split()]))
    assert gw.solve(puzzle).status is Status.UNIQUE


@pytest.mark.parametrize(("text", "solution", "clues"), [(DOTS, DOTS_SOLVED, "dots:"), (ODD, ODD_SOLVED, "parity:")])
def test_published_clues_are_solved(text, solution, clues):
    puzzle = load(text)
    assert clues in dump(puzzle)
    outcome = gw.solve(puzzle)
    assert outcome.status is Status.UNIQUE
    assert "".join(map(str, outcome.solution.values)) == solution
    assert load(dump(puzzle, "f-puzzles")) == puzzle


def test_published_regions_are_boxes():
    assert load(REGIONS) == load("sudoku 8x8 boxes=4x2")


def test_a_published_empty_grid():
    assert load(EMPTY) == load("sudoku 9x9")


@pytest.mark.parametrize("text", [PLAIN, KNIGHTS, DIAGONALS, REGIONS, EMPTY])
def test_what_others_have_packed_is_packed_as_they_did(text):
    assert compress(decompress(text)) == text


@pytest.mark.parametrize(
    "link",
    [
        LINK + PLAIN,
        PLAIN,
        f"  {PLAIN.rstrip('=')}\n",
        f"http://f-puzzles.com/?load={PLAIN}",
        f"f-puzzles.com/?load={PLAIN}&x=1#top",
        f"https://f-puzzles.com/?x=1&load={quote(PLAIN, safe='')}",
        (LINK + PLAIN).replace("+", " "),
        LINK + PLAIN[:80] + "\n" + PLAIN[80:],
        f"https://sudokupad.app/fpuz{PLAIN}",
        f"https://sudokupad.app/fpuzzles{quote(PLAIN)}?setting-nogrid=1",
        f"https://beta.sudokupad.app/sudoku/fpuzzles{PLAIN}",
        f"https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{PLAIN}",
        f"https://app.crackingthecryptic.com/fpuz{quote(PLAIN, safe='')}",
        f"sudokupad://puzzle/fpuz{PLAIN}",
        f"fpuz{PLAIN}",
        f"fpuzzles{PLAIN}",
        decompress(PLAIN),
    ],
)
def test_links_and_what_is_in_them(link):
    assert recognised(link) == ("f-puzzles",)
    assert load(link) == load(PLAIN)


@pytest.mark.parametrize("text", ["{}", "[]", '{"gridSize":9}', '{"size":9}'])
def test_what_is_no_puzzle_is_not_recognised(text):
    assert recognised(compress(text)) == ()
    assert recognised(PLAIN[:12]) == ()


@pytest.mark.parametrize(
    "link",
    ["https://f-puzzles.com/?id=yhkyz63b", "https://www.f-puzzles.com/", "https://tinyurl.com/yhkyz63b"],
)
def test_a_short_link_holds_no_puzzle(link):
    with pytest.raises(FormatError, match="does not hold a puzzle, at most the name of one that only the server knows"):
        load(link)


@pytest.mark.parametrize("before", [LINK, "", "fpuz"])
def test_several_links_are_several_puzzles(before):
    text = f"{before}{PLAIN}\n{before}{KNIGHTS}\n{before}{DIAGONALS}\n"
    assert gw.load_all(text) == [load(PLAIN), load(KNIGHTS), load(DIAGONALS)]


def test_cells():
    grid = grid_with(
        (0, 0, {"value": 1, "given": True, "c": "#ffa0a0"}),
        (0, 1, {"value": 2}),
        (0, 2, {"value": "4", "given": True}),
        (1, 0, {"centerPencilMarks": [3, 4], "cornerPencilMarks": [2]}),
        (1, 1, {"cornerPencilMarks": [2], "givenPencilMarks": []}),
        (1, 2, {"value": 0, "given": False, "centerPencilMarks": []}),
    )
    position = load_position(packed(size=4, grid=grid, title="T", author="A"))
    assert position.puzzle == load("sudoku 4x4\n1.4.\n....\n....\n....")
    assert (position.puzzle.title, position.puzzle.author) == ("T", "A")
    assert position.entries == (0, 2, *[0] * 14)
    assert position.marks[4:6] == (frozenset({3, 4}), frozenset({2}))


def test_a_position_is_written():
    puzzle = load("jigsaw 4x4\n1...\n....\n....\n....\nregions:\nAAAB\nABBB\nCCCD\nCDDD")
    marks = (frozenset(), frozenset({2, 3}), *[frozenset[int]()] * 14)
    position = Position(puzzle, (0, 2, *[0] * 14), marks)
    assert load_position(dump(position, "f-puzzles")) == position
    with pytest.raises(FormatError, match="cannot carry an entry where a value is given: r1c1"):
        dump(Position(puzzle, (1, *[0] * 15)), "f-puzzles")


@pytest.mark.parametrize(
    ("regions", "text"),
    [
        ([[0, 0, 0, 1], [0, 1, 1, 1], [2, 2, 2, 3], [2, 3, 3, 3]], "jigsaw 4x4\nregions:\nAAAB\nABBB\nCCCD\nCDDD"),
        ([[9, 9, 9, 9], [5, 5, 5, 5], [0, 0, 0, 0], [7, 7, 7, 7]], "sudoku 4x4 boxes=1x4"),
        ([[None] * 4] * 4, "latin 4x4"),
        ([[0, 1, 0, 1], [1, 0, 1, 0], [2, 3, 2, 3], [3, 2, 3, 2]], None),
    ],
)
def test_regions(regions, text):
    puzzle = load(packed(size=4, grid=[[{"region": region} for region in row] for row in regions]))
    expected = text or "jigsaw 4x4 disconnected\nregions:\nABAB\nBABA\nCDCD\nDCDC"
    assert puzzle == load(expected)
    assert puzzle.kind == expected.split()[0]


def test_cells_without_a_region_are_in_the_default_box():
    grid = grid_with((1, 1, {"region": 1}), (1, 2, {"region": 0}))
    assert load(packed(size=4, grid=grid)) == load("jigsaw 4x4 disconnected\nregions:\nAABB\nABAB\nCCDD\nCCDD")


def test_options():
    stated = {"diagonal+": True, "diagonal-": True, "antiknight": True, "antiking": True, "nonconsecutive": True}
    puzzle = load(packed(size=4, grid=blank(), **stated, disjointgroups=False, killercage=[]))
    assert puzzle == load("sudoku 4x4 diagonals anti-knight no-touch no-consecutive")


SIGNS = [
    {"cells": ["R1C1", "R1C2"], "value": "<", "fontC": "#000000", "size": 0.5},
    {"cells": ["R2C2", "R2C1"], "value": "<"},
    {"cells": ["R1C3", "R1C4"], "value": ">"},
    {"cells": ["R2C3", "R3C3"], "value": "^"},
    {"cells": ["R2C4", "R3C4"], "value": "v"},
    {"cells": ["R3C1", "R4C1"], "value": ">", "angle": 90},
    {"cells": ["R3C2", "R4C2"], "value": "<", "angle": 90.0},
    {"cells": ["R4C3", "R4C4"], "value": " ∨ ", "angle": -90},
]


def test_odd_and_even_cells_and_dots():
    fields = {
        "odd": [{"cell": "R1C1"}],
        "even": [{"cell": "R4C4"}],
        "difference": [{"cells": ["R1C2", "R1C1"]}, {"cells": ["R2C1", "R3C1"], "value": "1"}],
        "ratio": [{"cells": ["R3C3", "R3C4"], "value": ""}, {"cells": ["R4C1", "R4C2"], "value": 2}],
    }
    puzzle = load(packed(size=4, grid=blank(), **fields))
    words = "r1c1-r1c2=white r2c1-r3c1=white r3c3-r3c4=black r4c1-r4c2=black"
    assert puzzle == load(f"sudoku 4x4\ndots: {words}\nparity: r1c1=odd r4c4=even")
    again = json.loads(decompress(dump(puzzle, "f-puzzles").partition("=")[2].strip()))
    assert again["odd"] == [{"cell": "R1C1"}]
    assert again["difference"] == [{"cells": ["R1C1", "R1C2"]}, {"cells": ["R2C1", "R3C1"]}]


@pytest.mark.parametrize(
    ("fields", "options"),
    [
        ({"nonconsecutive": True}, "no-consecutive"),
        ({"negative": ["difference"]}, "no-consecutive"),
        ({"nonconsecutive": True, "negative": ["ratio"]}, "all-dots"),
        ({"negative": ["ratio", "difference"]}, "all-dots"),
    ],
)
def test_rules_about_neighbours_without_a_dot(fields, options):
    puzzle = load(packed(size=4, grid=blank(), **fields))
    assert puzzle == load(f"sudoku 4x4 {options}")
    assert load(dump(puzzle, "f-puzzles")) == puzzle


def test_no_consecutive_beside_dots_would_be_something_else():
    puzzle = load("sudoku 4x4 no-consecutive\ndots: r1c1-r1c2=black")
    with pytest.raises(FormatError, match=r"^f-puzzles cannot carry no-consecutive beside dots"):
        dump(puzzle, "f-puzzles")


@pytest.mark.parametrize(
    ("rules", "is_read"),
    [
        ("White dots: consecutive. Not all dots are given.", True),
        ("White dots: consecutive. There is no negative constraint.", True),
        ("White dots: consecutive. The negative constraint holds.", False),
        ("White dots: consecutive. All dots are given.", False),
        ("Odd cells are grey.", False),
    ],
)
def test_rules_in_words_that_no_field_states(rules, is_read):
    text = packed(size=4, grid=blank(), ruleset=rules, difference=[{"cells": ["R1C1", "R1C2"]}])
    if is_read:
        load(text)
    else:
        with pytest.raises(FormatError, match=r"^not all of this puzzle can be read: its rules speak of "):
            load(text)


def test_texts_on_borders_are_signs():
    assert load(packed(size=4, grid=blank(), text=[*SIGNS, {"cells": ["R1C1"], "value": ""}])) == load(
        "comparison 4x4\nsigns: r1c1<r1c2 r2c1<r2c2 r1c4<r1c3 r2c3<r3c3 r3c4<r2c4 r4c1<r3c1 r3c2<r4c2 r4c4<r4c3"
    )


@pytest.mark.parametrize(
    "text",
    [
        "futoshiki 4x4 no-touch\n. < .   . > .\nv\n.   .   .   1\n.   .   .   .\n.   .   .   .",
        "comparison 6x6 boxes=3x2\nsigns: r1c1<r1c2 r6c6<r5c6",
        "comparison 16x16 diagonals anti-knight no-consecutive\nsigns: r1c1<r1c2",
    ],
)
def test_what_is_written_is_read(text):
    puzzle = load(text)
    again = load(dump(puzzle, "f-puzzles"))
    assert again == puzzle
    assert dump(again, "f-puzzles") == dump(puzzle, "f-puzzles")


def test_signs_are_told_in_words_too():
    said = json.loads(decompress(dump(load("futoshiki 2x2\n. < .\n.   ."), "f-puzzles").removeprefix(LINK).strip()))
    assert said["text"][0]["cells"] == ["R1C1", "R1C2"]
    assert "sign" in said["ruleset"]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"somerule": {"a": 1}}, "it has 'somerule'; without that there are several solutions"),
        ({"negative": ["sums"]}, "it has a negative constraint for 'sums'; without that there are several"),
        ({"difference": [{"cells": ["R1C1", "R1C2"], "value": "-3"}]}, "difference: '-3' is not a number"),
        ({"killercage": [{"cells": ["R1C1", "R1C1"], "value": "3"}]}, "killercage: r1c1-r1c1=cage3: the cage has r1c1"),
        ({"xv": [{"cells": ["R1C1", "R1C2"], "value": "I"}]}, "xv: 'i' is neither X nor V"),
        ({"sandwichsum": [{"cell": "R0C0", "value": "3"}]}, "sandwichsum: 'R0C0' is not beside a row or column"),
        ({"skyscraper": [{"cell": "top", "value": "3"}]}, "skyscraper: 'top' is not a place beside the grid"),
        ({"littlekillersum": [{"cell": "R0C0", "value": "3"}]}, "littlekillersum: '' is not a direction"),
        ({"line": [{"lines": [["R1C1", "R1C2"]]}]}, "it has drawn lines; without that there are several solutions"),
        ({"ratio": [{"cells": ["R1C1", "R1C3"]}]}, "the dot r1c1-r1c3=black does not stand between neighbours"),
        ({"ratio": [{"cells": ["R1C1"]}]}, "1 cell where 2 are needed: r1c1"),
        ({"ratio": [{"cells": "R1C1"}]}, "'R1C1' is not a list of cells"),
        ({"odd": [{"cell": "R1C7"}]}, "R1C7 is off the grid of 4x4"),
        ({"odd": [7]}, "odd: '7' is not a clue"),
        ({"antiknight": "yes"}, "antiknight: 'yes' is neither true nor false"),
        ({"diagonal+": [1]}, "diagonal+: '[1]' is neither true nor false"),
        ({"nonconsecutive": 2}, "nonconsecutive: '2' is neither true nor false"),
        ({"odd": [{}]}, "'' is not a cell"),
        ({"even": [{"cell": "R1C1"}], "odd": 7}, "'odd' is not a list: '7'"),
        ({"cage": [{"cells": ["R1C1"], "value": "3"}]}, "drawn cages"),
        ({"text": [{"cells": ["R1C1"], "value": "<"}]}, "it has the text '<' at 'R1C1'; without"),
        ({"text": [{"cells": ["R1C1", "R1C2"], "value": "V"}]}, "it has the text 'V' at 'R1C1, R1C2'; without"),
        ({"text": [{"cells": ["R1C1", "R1C2"], "value": "^"}]}, "point from one to the other of r1c1 and r1c2"),
        ({"text": [{"cells": ["R1C1", "R1C3"], "value": "<"}]}, "point from one to the other of r1c1 and r1c3"),
        ({"text": [{"cells": ["R1C1", "R1C2"], "value": "<", "angle": 45}]}, "is turned by '45' degrees"),
        ({"text": [{"cells": ["R1C0", "R1C1"], "value": "<"}]}, "R1C0 is off the grid of 4x4"),
        ({"text": [{"cells": [1, 2], "value": "<"}]}, "'1' is not a cell"),
        ({"text": "<"}, "'text' is not a list: '<'"),
        ({"ruleset": "Digits along a thermometer increase."}, "its rules speak of 'thermometer'; without that"),
        ({"ruleset": "No knight's move apart."}, "its rules speak of \"knight's\", \"knight's move\""),
        ({"size": 5}, "the size is '5', but the grid has 4 rows"),
        ({"size": None}, "the size is 'None'"),
        ({"grid": []}, "0 rows is outside 1 to 100"),
        ({"grid": {}}, "0 rows is outside 1 to 100"),
        ({"grid": "x"}, "'grid' is not a list: 'x'"),
        ({"grid": [1, 2]}, "0 columns is outside"),
        ({"grid": [[{}, {}], 7]}, "row 2 is not a list of cells: '7'"),
        ({"grid": [[{}, {}], [{}]]}, "row 2 has 1 cell instead of 2"),
        ({"grid": [[{}, 3], [None, {}]]}, "r1c2: '3' is not a cell\nr2c1: 'None' is not a cell"),
        ({"size": 1, "grid": [[{}, {}]]}, "f-puzzles has only square grids, not 1x2"),
        ({"grid": grid_with((0, 1, {"value": 65}))}, "r1c2: '65' is not a value"),
        ({"grid": grid_with((0, 1, {"value": True}))}, "r1c2: 'True' is not a value"),
        ({"grid": grid_with((0, 1, {"value": 1.5}))}, "r1c2: '1.5' is not a value"),
        ({"grid": grid_with((0, 1, {"value": "A"}))}, "r1c2: 'A' is not a value"),
        ({"grid": grid_with((0, 1, {"value": [1]}))}, "r1c2: '[1]' is not a value"),
        ({"grid": grid_with((0, 1, {"value": 10**30}))}, "is not a value"),
        ({"grid": grid_with((0, 1, {"value": 5, "given": True}))}, "r1c2: 5 is not one of 1 to 4"),
        ({"grid": grid_with((0, 1, {"region": -1}))}, "r1c2: '-1' is not a region"),
        ({"grid": grid_with((0, 1, {"region": "b"}))}, "r1c2: 'b' is not a region"),
        ({"grid": grid_with((0, 1, {"region": 1}))}, "region A has 3 cells instead of 4"),
        ({"grid": grid_with((0, 1, {"region": None}))}, "1 cell in no region: r1c2"),
        ({"grid": grid_with((0, 1, {"centerPencilMarks": [0.5]}))}, "r1c2: '0.5' is not a value"),
        ({"grid": grid_with((0, 1, {"centerPencilMarks": 3}))}, "r1c2: 'centerPencilMarks' is not a list: '3'"),
        ({"grid": grid_with((0, 1, {"centerPencilMarks": [7]}))}, "7 is not one of 1 to 4"),
        ({"grid": grid_with((2, 1, {"star": True}))}, "r3c2: 'star' says something about"),
        ({"solution": [1] * 16}, "the stored solution breaks row 1"),
        (
            {"solution": SOLUTION, "grid": grid_with((0, 1, {"value": 3, "given": True}))},
            "r1c2: 3 is given, but 2 in the stored solution",
        ),
    ],
)
def test_errors(fields, message):
    with pytest.raises(GridwrightError) as caught:
        load_position(packed(**({"size": 4, "grid": blank()} | fields)), "f-puzzles")
    assert message in str(caught.value)


def test_published_cages_are_read_and_written():
    puzzle = load(LINK + CAGES)
    assert "cages: " in dump(puzzle)
    assert load(dump(puzzle, "f-puzzles")) == puzzle


@pytest.mark.parametrize(("fields", "line"), [
    ({"minimum": [{"cell": "R1C1"}, {"cell": "R1C2"}]}, "extremes: r1c1-r1c2=minimum"),
    ({"columnindexer": [{"cells": ["R1C1", "R2C1"]}]}, "indexers: r1c1=columnindex r2c1=columnindex"),
    ({"difference": [{"cells": ["R1C2", "R1C1"], "value": "3"}]}, "dots: r1c1-r1c2=white3"),
    ({"xv": [{"cells": ["R1C2", "R1C1"], "value": "V"}]}, "xv: r1c1-r1c2=v"),
    ({"killercage": [{"cells": ["R1C2", "R1C1"], "value": "3"}]}, "cages: r1c1-r1c2=cage3"),
    ({"killercage": [{"cells": ["R1C2", "R1C1"]}]}, "cages: r1c1-r1c2=cage"),
    ({"extraregion": [{"cells": ["R1C2", "R1C1"]}]}, "extraregions: r1c1-r1c2=region"),
    ({"thermometer": [{"lines": [["R1C1", "R2C2"], ["R1C1", "R1C2"]]}]},
     "thermometers: r1c1-r2c2=thermo r1c1-r1c2=thermo"),
    ({"whispers": [{"lines": [["R1C1", "R2C2"]], "value": "2"}]}, "whispers: r1c1-r2c2=whisper2"),
    ({"whispers": [{"lines": [["R1C1", "R2C2"]]}]}, "whispers: r1c1-r2c2=whisper"),
    ({"clone": [{"cells": ["R1C1"], "cloneCells": ["R2C2"]}]}, "clones: r1c1-r2c2=clone"),
    ({"skyscraper": [{"cell": "R0C2", "value": "3"}, {"cell": "R2C5", "value": "1"}]},
     "skyscrapers: top2=skyscraper3 right2=skyscraper1"),
    ({"disjointgroups": True}, ""),
    ({"grid": [[{"givenPencilMarks": [1, 2]}, {}, {}, {}], *[[{}] * 4] * 3]}, "candidates: r1c1=1/2"),
])  # fmt: skip
def test_a_field_for_every_sort_both_ways(fields, line):
    puzzle = load(packed(**({"size": 4, "grid": blank()} | fields)))
    options = " disjoint-groups" if "disjointgroups" in fields else ""
    assert puzzle == load(f"sudoku 4x4{options}\n{line}")
    assert load(dump(puzzle, "f-puzzles")) == puzzle


@pytest.mark.parametrize(("fields", "options"), [
    ({"diagonal+": True}, "rising-diagonal"),
    ({"diagonal-": True}, "falling-diagonal"),
    ({"negative": ["xv", "ratio"]}, "all-xv all-black-dots"),
    ({"nonconsecutive": True, "difference": [{"cells": ["R1C1", "R1C2"]}]}, "all-white-dots"),
])  # fmt: skip
def test_options_by_their_parts(fields, options):
    puzzle = load(packed(size=4, grid=blank(), **fields))
    dots = "\ndots: r1c1-r1c2=white" if "difference" in fields else ""
    assert puzzle == load(f"sudoku 4x4 {options}{dots}")
    assert load(dump(puzzle, "f-puzzles")) == puzzle


GIVEN = grid_with(*((i // 4, i % 4, {"value": int(SOLUTION[i]), "given": True}) for i in range(12)))


@pytest.mark.parametrize(("fields", "message"), [
    ({"line": [{"lines": [["R1C1", "R1C2"]]}]}, "it has drawn lines"),
    ({"ruleset": "Along the loop digits rise."}, "its rules speak of 'loop'"),
    ({"ruleset": "One clue is lying.", "solution": SOLUTION}, "its rules speak of 'lying'"),
])  # fmt: skip
def test_what_is_not_read_is_noted_where_the_rest_is_enough(fields, message):
    position = load_position(packed(size=4, grid=GIVEN, **fields))
    assert position.notes == (f"note-unread: {message}",)
    assert "".join(map(str, gw.solve(position.puzzle).solution)) == SOLUTION


def test_clues_that_may_lie_are_not_taken_at_their_word():
    with pytest.raises(FormatError, match="may not mean what its clues say: its rules speak of 'lying'; no solution"):
        load(packed(size=4, grid=GIVEN, ruleset="One clue is lying."))


@pytest.mark.parametrize("solution", [SOLUTION, [*map(int, SOLUTION)], ",".join(SOLUTION), "." * 16, "12", None, 7])
def test_a_solution_that_is_right_or_none_does_not_matter(solution):
    assert load(packed(size=4, grid=blank(), solution=solution)) == load("sudoku 4x4")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (LINK, "this link does not hold a puzzle"),
        (LINK + "abc", "line 1, column 34: the packed text goes on after its end: 'bc'"),
        (LINK + PLAIN[:60], "line 1, column 93: the packed text is cut off here, after"),
        (LINK + PLAIN[:60] + "*a", "line 1, column 93: '*' is not a character of packed text"),
        (LINK + compress("[1]"), "this is not a puzzle of f-puzzles: '[1]'"),
        (LINK + compress("7"), "this is not a puzzle of f-puzzles: '7'"),
        (LINK + compress('{"size":4,"grid":[[NaN]]}'), "NaN is not a number that a puzzle has"),
        (LINK + compress('{"size":4,"grid":[[{'), "the JSON ends too early"),
        (LINK + compress('{"size":4,"grid":' + "[" * 100_000), "the JSON is nested too deeply"),
        (LINK + compress('{"a":' * 50_000), "the JSON is nested too deeply"),
        (LINK + compress("1" * 5_000), "this is not a puzzle of f-puzzles"),
        (LINK + compress("[" + "0," * 1_500_000), "stands for more than 2,000,000 characters"),
        ("hello", "this is neither a link to f-puzzles, nor what such a link packs: 'hello'"),
        (f"scl{PLAIN}", "this is neither a link to f-puzzles, nor what such a link packs: 'sclN4Ig"),
    ],
)
def test_texts_that_hold_nothing(text, message):
    with pytest.raises(FormatError) as caught:
        load(text, "f-puzzles")
    assert message in str(caught.value)
    assert len(str(caught.value)) < 300


def test_half_of_a_surrogate_pair_in_a_title_is_no_text():
    puzzle = load(packed(size=4, grid=blank(), title="\ud800!"))
    assert puzzle.title == "?!"
