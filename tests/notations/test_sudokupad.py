"""Links to SudokuPad."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote, unquote

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.model.puzzle import Position, Status
from gridwright.notations import dump, load, load_position, recognised
from gridwright.notations._shared.lzstring import compress, decompress
from gridwright.notations._shared.site_json import parsed

LINK = "https://sudokupad.app/scl"
SOLUTION = "1234341221434321"

CIRCLES = (  # published
    "N4SwJgXA5AzgHjAtgfQLIgMYAsCGBTAGwBk8AzAawHsB3EAFwC9k8B2ADhwBYWAjDARjABOAAwiAbJ1IBmIWx54ArP1L9F00qXEZpUADQYcEANrA"
    "AbtDr0CeCAAIAkgDs6AJ0pgArhiuUnduko7AGFKTxcQJwBzEJBXDBsYKABfPXNoHE86LEpXe3RsfAI7EgoaegYUtIsoV09E+wBlAFUAEQB5AGlm"
    "gB0nAFo7ADEQAmLsvDso13A7WmyArEmwECj6GDt+fs47GCDsnDo7JyCVtaPXPAAHPEONyLscO3dqPTsMSgJPRCc33LseJQ4AA6Pp9YLtZoAOQAK"
    "g4oQBxEIOABKwSIAFFGn0AIJOACedjO9DsDyeGDiCUmkRWhjoeA2eDgOB8BEJOWodkQOAJ70piXefjoOAeByOxLowLsOI2PLsTJwiCuNjeIFIiz"
    "wl1JsrsACZSf4eYSKfEVRqtTgtQrWYS6NQgrr7v4TVSnRq7FdPAwGDZgVV0rBPlkQH57NJOLr+PxdZxw/xpLrddJ+JwUgBdAwwCCKEQGWzGYx6I"
    "sZwvFvSlvQlouVjOXEwF3MiEu5/gl/h6Jvl9utkvGXO65t6aRtvQDrtDtO93UdkvT1vl6Qzhd6Hvl4zTsfrifLzeL4eTvSeEzAGBuSjkWxQE5OPD"
    "6HlRGwQXM+EzSYGKDvvjPUJ/AtjTrBf3/PRsggds8joAxdQgABiIYDH4WCRFSE8zwvaBr1vPR70fZ86BMXV30/RRvyAgCyJAwDwIgSCMGguCEKQl"
    "DT3cdCrz8LCcNsPDXyIt8SL0H8RD/cjhOA0DqNo+j4IEJi0hY89L0wu9olwgx8OMfg+K/QSKMAsTpwkvQIKg2CZMQmDkPktClI4lSH249STC0j9"
    "CIEoSRL0fTPKMky6LMxjLOYmyMLs7DVMcl9jH4lcdI84DvPEqjjJo0yGNkoLrNY2yb3stSopc2L3L0ijfNS/z0osqzUOy0LcvChynycvsiOE4qD"
    "K80rkr86TAuqhS2OUhr8o0tqitIjrEsM7ryt6jLkLTZIgA"
)
KNIGHTS = (  # a published Sudoku, packed by the site's own program
    "N4SwJgXA5AZgDgVwF5IDYFMAeUA0BbdAFwEMxiSJhiA7QkAa2pAHMALQiQgXx2dQHsARsVQQA2lBp1GLdlAC6OAMYBnCAFYADMvTixOA4YOL9OYADc"
    "IATh5nLARh4WNTywBZXEAMw8TR5z521p4ATJ4AbL44pkbG0f6WYUZ+sXH6zpFBjkEAHJ7qtmlBSc4eQQDsnjYGAbYpqfKKAE66Ym3amiba9l04"
    "ISb2OJ3Rgz0jfSYhQ5M4Y2JT/SZi2l69br3qAzir4+vjm9FTO/M4eyebS9rhveW9OVvX47fj94c4jyfPJ/dLXtPRfzmf360Tc/zEYLmYJBYnU4Lh"
    "czhi2iYj+xz+Zz+Bwh2xMYLOYOxcOOcLOcIuKL+Hz+Xz+rxxHzBXzB9LhHzhXzhPxR4XBvLmvJh5XBwrmwphOXBkrmkuRbV5x15Z152OFx2FZ2F2"
    "Mlx0lZ0lFPl7xMvK+vPpwo+wq+wvpko+kq+kp+iiUxHEzigdEIGAgAAIANJMNiEP0AZVYIBghCgnkkCEIrH4TX9TTA1HTMbjTQQGDUfoAcsm8CI/"
    "Tm837iHA4KgAJ5+mDJv0qBBgfj0BCVjN+pT8agqQhNYggWgAOj9AB1qFOALQAQVoIBnMhD/oAIiwQIQVJW/Sv2Du8PxzOhK3BiE1QyOe6x0Cod27"
    "p16y+g4OhyKPY/IuEA=="
)


def packed(**fields: Any) -> str:
    return "scl" + compress(json.dumps(fields))


def blank(rows: int = 4, cols: int = 4) -> list[list[dict[str, Any]]]:
    return [[{} for _ in range(cols)] for _ in range(rows)]


def regions(labels: str) -> list[list[list[int]]]:
    """Regions as the site has them, from rows of labels."""
    rows = labels.split()
    names = dict.fromkeys("".join(rows))
    return [[[r, c] for r, row in enumerate(rows) for c, label in enumerate(row) if label == name] for name in names]


BOXES = regions("AABB AABB CCDD CCDD")
SIGNS = [
    {"center": [0.5, 1], "width": 0.25, "height": 0.25, "text": "<"},
    {"center": [0.5, 3.1], "text": ">"},
    {"center": [2, 2.5], "text": "^"},
    {"center": [2, 3.5], "text": "v", "angle": 180},
    {"ct": [3, 0.5], "te": "›", "angle": 90},
]
CHEVRON = [[1.3, 0.3], [0.8, 0.5], [1.3, 0.7]]
SIGNED = "signs: r1c1<r1c2 r1c4<r1c3 r2c3<r3c3 r2c4<r3c4 r4c1<r3c1"


DOTS = [  # as the site draws those of f-puzzles
    {"center": [0.5, 1], "width": 0.3, "height": 0.3, "rounded": True, "backgroundColor": "#FFFFFF",
     "borderColor": "#000000", "text": ""},
    {"ct": [2, 2.5], "w": 0.3, "h": 0.3, "r": True, "c2": "#0", "c1": "#0"},
]  # fmt: skip
TILES = [
    {"center": [0.5, 0.5], "width": 0.7, "height": 0.7, "rounded": True, "backgroundColor": "#CFCFCF",
     "borderColor": "#CFCFCF"},
    {"ct": [3.5, 3.5], "w": 0.7, "h": 0.7, "r": False, "c2": "CFCFCF", "c1": "#cfcfcf"},
]  # fmt: skip
DOTTED = "dots: r1c1-r1c2=white r2c3-r3c3=black"
OF_DOTS = "White dots: consecutive. Black dots: one digit is double the other."


def test_dots_and_odd_or_even_cells_are_read_where_the_rules_explain_them():
    rows = ".2.. 4... .41. 2..4"
    dots = {"regions": BOXES, "cells": cells_of(rows), "overlays": DOTS}
    assert load(packed(**dots, metadata={"rules": OF_DOTS})) == puzzle_of(rows, DOTTED)
    tiles = {"regions": BOXES, "cells": cells_of(".2.. 43.. .41. 2..."), "underlays": TILES}
    explained = packed(**tiles, metadata={"rules": "Circle: odd. Square: even."})
    assert load(explained) == puzzle_of(".2.. 43.. .41. 2...", "parity: r1c1=odd r4c4=even")


def test_all_dots_are_given_where_the_rules_say_so():
    solved = [(1, 2, 4, 3), (4, 3, 2, 1), (3, 4, 1, 2), (2, 1, 3, 4)]
    beside = [((r, c), (r, c + 1)) for r in range(4) for c in range(3)]
    beside += [((r, c), (r + 1, c)) for r in range(3) for c in range(4)]
    dots, words = [], []
    for (r, c), (s, d) in beside:
        low, high = sorted((solved[r][c], solved[s][d]))
        if high in (low + 1, 2 * low):
            look = DOTS[1] if high == 2 * low else DOTS[0]
            place = {"ct" if high == 2 * low else "center": [(r + s + 1) / 2, (c + d + 1) / 2]}
            dots.append(look | place)
            words.append(f"r{r + 1}c{c + 1}-r{s + 1}c{d + 1}={'black' if high == 2 * low else 'white'}")
    negative = {"rules": f"{OF_DOTS} All dots are given."}
    rows = "1... .... .... ...."
    found = load(packed(regions=BOXES, cells=cells_of(rows), overlays=dots, metadata=negative))
    assert found == load(f"sudoku 4x4 all-dots\n{rows.replace(' ', chr(10))}\ndots: {' '.join(words)}")


def cells_of(rows: str) -> list[list[dict[str, Any]]]:
    return [[{} if char == "." else {"value": int(char)} for char in row] for row in rows.split()]


def puzzle_of(rows: str, clues: str) -> gw.Puzzle:
    return load("\n".join(["sudoku 4x4", *rows.split(), clues]))


CAGES = [{"cells": [[0, 0], [0, 1]], "value": 3}]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"overlays": DOTS, "metadata": {"rules": OF_DOTS}}, "what is drawn in this puzzle does not have one solution"),
        ({"underlays": TILES, "metadata": {"rules": "Circle: odd. Square: even."}}, "does not have one solution"),
        (
            {"cages": CAGES, "metadata": {"rules": "Killer cages. Neighbours are coprime."}},
            "says what its rules mean by 'neighbours are coprime', and without that it does not have one solution",
        ),
        (
            {"metadata": {"rules": "Digits in a row are friends of each other.", "solution": SOLUTION}},
            "says what its rules mean by 'digits in a row are friends of each other', and without that",
        ),
    ],
)
def test_what_is_drawn_or_not_understood_must_leave_one_solution(fields, message):
    with pytest.raises(GridwrightError) as caught:
        load(packed(cells=blank(), regions=BOXES, **fields))
    assert message in str(caught.value)


def test_flags_and_cages_with_sums_are_read_whatever_they_leave():
    fields = {"cages": CAGES, "global": ["antiking"], "metadata": {"rules": "Normal sudoku rules. Killer cages."}}
    expected = load("sudoku 4x4 no-touch\ncages: r1c1-r1c2=cage3")
    assert load(packed(cells=blank(), regions=BOXES, **fields)) == expected


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"overlays": DOTS}, "this puzzle has 2 drawn shapes, which Gridwright does not know"),
        ({"overlays": DOTS, "metadata": {"rules": "Normal rules. White dots are consecutive."}}, "has 1 drawn shape,"),
        ({"underlays": TILES, "metadata": {"rules": OF_DOTS}}, "this puzzle has 2 drawn shapes,"),
        ({"overlays": [DOTS[0] | {"text": "3"}], "metadata": {"rules": OF_DOTS}}, "this puzzle has the text '3',"),
        ({"overlays": [DOTS[0] | {"center": [0.5, 0.5]}], "metadata": {"rules": OF_DOTS}}, "has 1 drawn shape,"),
        ({"overlays": [DOTS[0] | {"width": 0.8}], "metadata": {"rules": OF_DOTS}}, "has 1 drawn shape,"),
        ({"overlays": [DOTS[0] | {"backgroundColor": "#FF0000"}], "metadata": {"rules": OF_DOTS}}, "1 drawn shape,"),
        ({"overlays": DOTS, "metadata": {"rules": f"{OF_DOTS} A negative constraint holds."}}, "'a negative con"),
        (
            {"overlays": DOTS, "metadata": {"rules": OF_DOTS}, "global": ["nonconsecutive"]},
            "this puzzle has the rule 'nonconsecutive' beside dots, which",
        ),
        ({"metadata": {"norowcol": True}}, "has rows and columns in which values may repeat ('norowcol'), which"),
        ({"metadata": {"antiqueen": "true"}}, "this puzzle has the rule 'antiqueen', which"),
        (
            {"overlays": DOTS, "metadata": {"rules": OF_DOTS, "solution": SOLUTION}},
            "the stored solution breaks r2c3 ● r3c3",
        ),
    ],
)
def test_drawings_of_which_the_meaning_is_not_certain_are_refused(fields, message):
    with pytest.raises(GridwrightError) as caught:
        load(packed(cells=blank(), regions=BOXES, **fields))
    assert message in str(caught.value)


def test_a_published_sudoku_is_solved():
    puzzle = load(LINK + KNIGHTS)
    assert puzzle.title == "Knight Shift"
    assert dump(puzzle).startswith("sudoku 9x9 anti-knight\n")
    assert gw.solve(puzzle).status is Status.UNIQUE


def test_published_circles_are_understood_as_the_stored_solution_confirms():
    puzzle = load(LINK + CIRCLES)
    assert "circles: r" in dump(puzzle)
    assert gw.solve(puzzle).status is Status.UNIQUE


def test_a_published_shorthand():
    text = (
        "{id:'compact',ce:[[,,],[,,]],metadata:{t:'Compact, café',rules:'Keep ,:{} and zN literal.',solution:'123456'},"
        "u:[{ct:[0.5,0.5],w:0.5,h:0.5,c2:00ff00,r:t}]}"
    )
    said = parsed(text)
    assert said["ce"] == [[{}, {}, {}], [{}, {}, {}]]
    assert said["metadata"]["rules"] == "Keep ,:{} and zN literal."
    assert said["u"][0]["c2"] == "00ff00"
    with pytest.raises(FormatError, match="the regions are not those of a Sudoku"):
        load(text)
    with pytest.raises(FormatError, match="this puzzle has 1 drawn shape, which Gridwright does not know"):
        load(text.replace("123456", ""))


@pytest.mark.parametrize(
    "link",
    [
        LINK + KNIGHTS,
        f"  https://sudokupad.app/scl{KNIGHTS.rstrip('=')}\n",
        f"https://sudokupad.app/ctc{quote(KNIGHTS, safe='')}?setting-nogrid=1",
        f"https://sudokupad.app/sudoku/scl{KNIGHTS}",
        f"https://beta.sudokupad.app/scf?puzzleid=scl{KNIGHTS}",
        f"https://app.crackingthecryptic.com/sudoku/?puzzleid=scl{quote(KNIGHTS)}&x=1",
        f"sudokupad://puzzle/scl{KNIGHTS}",
        f"scl{KNIGHTS}",
        f"ctc{KNIGHTS}",
        KNIGHTS,
        decompress(KNIGHTS),
    ],
)
def test_links_and_what_is_in_them(link):
    assert recognised(link) == ("sudokupad",)
    assert load(link) == load(LINK + KNIGHTS)


@pytest.mark.parametrize(
    "link",
    [
        "https://sudokupad.app/wsj7iunsg6",
        "https://sudokupad.app/pdyxs/whispers-in-the-mist",
        "https://app.crackingthecryptic.com/sudoku/fpuzzlesyhkyz63b",
        "https://sudokupad.app/",
    ],
)
def test_a_short_link_holds_no_puzzle(link):
    assert recognised(link) == ("sudokupad",)
    with pytest.raises(FormatError, match="does not hold a puzzle, at most the name of one that only the server knows"):
        load(link)


@pytest.mark.parametrize("before", [LINK, "", "ctc"])
def test_several_links_are_several_puzzles(before):
    other = dump(load("latin 3x3"), "sudokupad").removeprefix(LINK)
    text = f"{before}{KNIGHTS}\n{before}{other}{CODE}\n"
    assert gw.load_all(text) == [load(LINK + KNIGHTS), load("latin 3x3"), load(CODE)]


CODE = "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79"  # written by the site's own program


def test_the_code_of_a_plain_sudoku():
    line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    assert load(CODE) == load(line)
    puzzle = load(CODE + "*xtA**b*aMe")
    assert "diagonals" in dump(puzzle).split("\n", 1)[0]
    assert puzzle.givens == load(line).givens
    assert (puzzle.title, puzzle.author) == ("A*b", "Me")
    assert load(CODE + "x") == puzzle


@pytest.mark.parametrize(
    ("link", "message"),
    [
        (CODE + "*w", "this puzzle has the rule 'w', which Gridwright does not know"),
        (CODE[:-3], "the code has 76 cells instead of 81"),
        ("https://sudokupad.app/scfoooooooooooook", "the code has 83 cells instead of 81"),
        ("https://sudokupad.app/scf-", "the code has 0 cells instead of 81: '-'"),
    ],
)
def test_codes_that_are_wrong(link, message):
    with pytest.raises(FormatError) as caught:
        load(link)
    assert message in str(caught.value)


def test_cells_and_metadata():
    cells = blank()
    cells[0][0] = {"value": 1}
    cells[0][1] = {"value": "2", "given": True}
    cells[1][0] = {"centremarks": ["3", 4], "pencilMarks": [1]}
    cells[1][1] = {"pencilMarks": [1]}
    metadata = {"title": "T", "author": "A", "rules": ["Normal sudoku rules apply."], "solution": "12..34..2143432."}
    text = packed(cellSize=50, cells=cells, regions=BOXES, metadata=metadata, cages=[], foglight=[[1, 1]])
    position = load_position(text)
    assert position.puzzle == load("sudoku 4x4\n12..\n....\n....\n....")
    assert (position.puzzle.title, position.puzzle.author) == ("T", "A")
    assert position.marks[4:6] == (frozenset({3, 4}), frozenset({1}))


def test_metadata_in_cages_without_cells():
    cages = [{"value": "title: Of cages: one"}, {"v": "author: Me"}, {"value": "rules: Normal rules.\nAll of them."}]
    hidden = {"cells": [[0, 0]], "unique": False, "hidden": True}
    puzzle = load(packed(cells=blank(), regions=BOXES, cages=[*cages, hidden]))
    assert (puzzle.title, puzzle.author) == ("Of cages: one", "Me")


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"regions": BOXES}, "sudoku 4x4"),
        ({"cages": [{"cells": region, "style": "box"} for region in BOXES]}, "sudoku 4x4"),
        ({"regions": BOXES, "overlays": SIGNS}, f"comparison 4x4\n{SIGNED}"),
        ({"regions": BOXES, "underlays": SIGNS}, f"comparison 4x4\n{SIGNED}"),
        ({}, "latin 4x4"),
        ({"regions": [], "overlays": SIGNS}, f"futoshiki 4x4\n{SIGNED}"),
        ({"regions": regions("AAAB ABBB CCCD CDDD")}, "jigsaw 4x4\nregions:\nAAAB\nABBB\nCCCD\nCDDD"),
        ({"regions": regions("ABAB BABA CDCD DCDC")}, "jigsaw 4x4 disconnected\nregions:\nABAB\nBABA\nCDCD\nDCDC"),
        (
            {"regions": regions("AAAB AABB CCDD CCDE"), "metadata": {"title": "A small Suguru"}},
            "suguru 4x4\nregions:\nAAAB\nAABB\nCCDD\nCCDE",
        ),
        (
            {"regions": regions("AAAB AABB CCDD CCDE"), "metadata": {"rules": "Ripple effect rules apply."}},
            "hakyuu 4x4\nregions:\nAAAB\nAABB\nCCDD\nCCDE",
        ),
        ({"regions": BOXES, "metadata": {"title": "KOJUN!"}}, "kojun 4x4\nregions:\nAABB\nAABB\nCCDD\nCCDD"),
        ({"regions": BOXES, "metadata": {"title": "Ripple"}}, "sudoku 4x4"),
        ({"regions": BOXES, "metadata": {"antiking": True}, "global": []}, "sudoku 4x4 no-touch"),
        ({"regions": BOXES, "global": ["nonconsecutive", "antiknight"]}, "sudoku 4x4 no-consecutive anti-knight"),
        (
            {"regions": BOXES, "lines": [{"wayPoints": [[0, 0], [4, 4]]}, {"wp": [[4, 0], [0, 4.0]], "c": "34BBE6"}]},
            "sudoku 4x4 diagonals",
        ),
        ({"regions": BOXES, "lines": [{"wayPoints": CHEVRON}]}, "comparison 4x4\nsigns: r1c1<r2c1"),
        ({"regions": BOXES, "overlays": [{"center": [1, 1], "backgroundColor": "#fff0", "text": ""}]}, "sudoku 4x4"),
    ],
)
def test_what_is_read(fields, text):
    puzzle = load(packed(**{"cells": blank()} | fields))
    assert puzzle == load(text)
    assert puzzle.kind == text.split()[0]


@pytest.mark.parametrize(
    "text",
    [
        "sudoku 6x6 boxes=3x2\n1.....\n......\n......\n......\n......\n.....6",
        "latin 4x4 diagonals no-touch\nsigns: r1c1<r1c2",
        "suguru 4x5 anti-knight\n....4\n.2...\n.....\n5.43.\nregions:\nABCCC\nABCCD\nABBEE\nAAEEE",
        "hakyuu 2x2 no-consecutive\nsigns: r1c1<r1c2 r2c1<r1c1\nregions:\nAA\nBB",
        "jigsaw 2x2 disconnected\ntitle: My Suguru of killer cages\nregions:\nAB\nBA",
    ],
)
def test_what_is_written_is_read(text):
    puzzle = load(text)
    again = load(dump(puzzle, "sudokupad"))
    assert again == puzzle
    assert (again.kind, again.title) == (puzzle.kind, puzzle.title)
    assert dump(again, "sudokupad") == dump(puzzle, "sudokupad")


@pytest.mark.parametrize("text", ['{"kind": "latin", "cells": []}', '{"kind": 1, "size": 9, "grid": 2}', "{cells}"])
def test_our_own_json_is_not_taken_for_the_site_s(text):
    assert recognised(text) == ("json",)


@pytest.mark.parametrize("before", ["https://sudokupad.app/", "https://sudokupad.app/?puzzleid=", ""])
def test_a_kind_may_be_added_to_a_link(before):
    text = before + packed(cells=blank(), regions=regions("AAAB AABB CCDD CCDE")).rstrip("=")
    for added in ("?kind=suguru", "&kind=Tectonic"):
        assert load(text + added) == load("suguru 4x4\nregions:\nAAAB\nAABB\nCCDD\nCCDE")
    with pytest.raises(FormatError, match="unknown kind 'haiku'"):
        load(text + "?kind=haiku")
    with pytest.raises(FormatError, match="add it to the link, as in '…\\?kind=suguru'"):
        load(text)


def test_rules_are_told_in_words():
    text = dump(load("suguru 1x2 no-consecutive\nregions:\nAB"), "sudokupad").removeprefix(LINK).strip()
    said = json.loads(decompress(unquote(text)))
    assert said["metadata"]["rules"].startswith("Fill every region of n cells with 1 to n.")
    assert said["metadata"]["rules"].endswith("Neighbours side by side never hold consecutive values.")
    assert said["metadata"]["norowcol"] is True
    assert recognised(json.dumps(said)) == ("sudokupad",)


def test_marks_are_written_and_entries_are_not():
    puzzle = load("latin 2x2")
    marked = Position(puzzle, (), (frozenset({1, 2}), *[frozenset[int]()] * 3))
    assert load_position(dump(marked, "sudokupad")) == marked
    with pytest.raises(FormatError, match="sudokupad cannot carry 1 entry"):
        dump(Position(puzzle, (1, 0, 0, 0)), "sudokupad")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"cages": [{"cells": [[0, 0], [0, 1]], "value": "A"}]}, "this puzzle has a cage with 'A', which Gridwright"),
        ({"cages": [{"cells": [[0, 0], [0, 1]]}]}, "this puzzle has cages without a number, which Gridwright"),
        ({"cages": [{"cells": [[0, 4]], "value": "3"}]}, "'[0, 4]' in a cage is off the grid of 4x4"),
        ({"cages": [{"cells": ["x"], "value": "3"}]}, "'x' is not a row and column of a cell in a cage"),
        ({"arrows": [{"wp": [[0.5, 0.5]]}], "lines": [{"d": "M0 0"}, {}, 3]}, "has 1 drawn line, 1 drawn arrow, which"),
        ({"lines": [{"wayPoints": [[0, 0], [4, 4]]}]}, "this puzzle has only one of the diagonals, which"),
        ({"lines": [{"wayPoints": [[0.5, 0.5], [3.5, 3.5]]}]}, "1 drawn line"),
        ({"lines": [{"wayPoints": [["a", 0], [True, 1e300], [1, 2, 3]]}]}, "1 drawn line"),
        ({"overlays": [{"center": [0.5, 1], "text": text} for text in "XV"]}, "the text 'X', the text 'V'"),
        ({"overlays": [{"center": [0.5, 0.5], "text": "<"}]}, "the text '<', which"),
        ({"overlays": [{"center": [0.5, 4], "text": "<"}]}, "the text '<', which"),
        ({"overlays": [{"center": [1, 1], "text": "<"}]}, "the text '<', which"),
        ({"overlays": [{"center": "x", "text": "<"}]}, "the text '<', which"),
        ({"overlays": [{"center": [0.5, 1], "text": "^"}]}, "'^' does not point from one to the other of r1c1"),
        ({"underlays": [{"center": [0.5, 0.5], "backgroundColor": "#CFCFCF"}]}, "1 drawn shape"),
        ({"global": ["disjoint"]}, "the rule 'disjoint', which"),
        ({"global": [["x"], 3]}, "the rule \"['x']\", the rule '3', which"),
        ({"thermos": [1]}, "'thermos', which"),
        ({"overlays": [{"text": str(number), "center": []} for number in range(99)]}, "the text '11', more, which"),
        ({"metadata": {"rules": "Anti-king and anti-knight."}, "global": ["antiknight"]}, "the rules speak of 'king'"),
        ({"metadata": {"rules": "Digits sum to 10 along the grey lines."}}, "the rules speak of 'sum'"),
        ({"metadata": {"puzzlekind": "haiku"}}, "unknown kind 'haiku'"),
        ({"metadata": {"solution": "1234123412341234"}}, "the stored solution breaks column 1"),
        ({"metadata": 7, "regions": regions("AAAB AABB CCDD CCDE")}, "neither the title nor the rules name a kind"),
        ({"regions": [[[0, 0]]]}, "the regions are not those of a Sudoku"),
        ({"regions": [*BOXES, [[0, 0]]]}, "r1c1 is in two regions"),
        ({"regions": [[[0, 4], [0, -1], [9**99, 0]]]}, "'[0, 4]' in a region is off the grid of 4x4\n'[0, -1]'"),
        ({"regions": [[[0, True], [0], "x", None]]}, "'[0, True]' is not a row and column of a cell in a region\n'["),
        ({"regions": [7]}, "is not a row and column"),
        ({"regions": 7}, "'regions' is not a list: '7'"),
        ({"cells": blank(4, 3), "regions": []}, "the regions are not those of a Sudoku"),
        ({"cells": []}, "0 rows is outside 1 to 100"),
        ({"cells": blank(1, 101)}, "101 columns is outside 1 to 100"),
        ({"cells": [[{}, {}], [{}]]}, "row 2 has 1 cell instead of 2"),
        ({"cells": [[{"value": "x"}]], "regions": []}, "r1c1: 'x' is not a value"),
        ({"cells": [[{"value": -1}]], "regions": []}, "r1c1: '-1' is not a value"),
        ({"cells": [[{"value": 2}]], "regions": []}, "r1c1: 2 is not one of 1 to 1"),
        ({"cells": [[{"centremarks": [[]]}]], "regions": []}, "r1c1: '[]' is not a value"),
        ({"cells": [[{"fixed": [1, 2]}]], "regions": []}, "r1c1: 'fixed' says something about the cell"),
    ],
)
def test_errors(fields, message):
    with pytest.raises(GridwrightError) as caught:
        load(packed(**({"cells": blank(), "regions": BOXES} | fields)), "sudokupad")
    assert message in str(caught.value)
    assert len(str(caught.value)) < 2_000


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{a:1", "the JSON ends too early"),
        ("{a 1}", "the JSON is malformed, at '1}'"),
        ("{a:[1}", "the JSON is malformed, at '}'"),
        ("{a:'x}", "the JSON is malformed, at \"'x}\""),
        ("{a:1}}", "the JSON is malformed, at '}'"),
        ("{,a:1}", "the JSON is malformed, at ',a:1}'"),
        ("{a:]}", "the JSON is malformed, at ']}'"),
        ("{a:" * 99, "the JSON is nested too deeply"),
        ("{ce:3}", "'cells' is not a list: '3'"),
        ("{ce:[[" + "," * 99 + "]]}", "the regions are not those of a Sudoku"),
        ("{ce:[[" + "," * 999_000 + "]]}", "999001 columns is outside 1 to 100"),
    ],
)
def test_malformed_shorthand(text, message):
    with pytest.raises(GridwrightError) as caught:
        load("scl" + compress(text), "sudokupad")
    assert message in str(caught.value)


def test_shorthand():
    text = r"""{id:'it\'s',a:t,b:f,c:null,d:[],e:[,{v:3},],f:-1.5,g:#0,h:FF0000,i:"\u00e9\n\\",'j k':{},l:[[1,2]]}"""
    assert parsed(text) == {
        "id": "it's", "a": True, "b": False, "c": None, "d": [{}], "e": [{}, {"v": 3}, {}], "f": -1.5, "g": "#0",
        "h": "FF0000", "i": "é\n\\", "j k": {}, "l": [[1, 2]],
    }
