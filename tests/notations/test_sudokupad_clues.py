"""Drawings of SudokuPad become clues where the rules explain them and a stored solution confirms them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gridwright as gw
from gridwright.clues import all_sorts
from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Status
from gridwright.notations import dump, load
from gridwright.notations._shared.lzstring import compress

SOLUTION = "123456456123231564564231312645645312"
BOXES = [
    [[r + down, c + right] for down in range(2) for right in range(3)] for r in (0, 2, 4) for c in (0, 3)
]  # fmt: skip
GREY = {"rounded": True, "width": 0.85, "height": 0.85, "backgroundColor": "#CFCFCF", "borderColor": "#CFCFCF"}
RING = {"rounded": True, "width": 0.8, "height": 0.8, "backgroundColor": "#F", "borderColor": "CFCFCF"}
CIRCLE = {"rounded": True, "width": 0.7, "height": 0.7, "backgroundColor": "#FFFFFF", "borderColor": "#000000"}
HIDDEN = {0, 7, 13, 20, 26, 35}
"""Cells in which nothing is given: the rest is enough for one solution, whatever is drawn."""


def puzzle(rules: str, *, solution: str = SOLUTION, empty: frozenset[int] = frozenset(HIDDEN), **drawn: Any) -> str:
    cells = [
        [{} if 6 * row + col in empty else {"value": int(SOLUTION[6 * row + col])} for col in range(6)]
        for row in range(6)
    ]  # fmt: skip
    metadata = {"rules": f"Normal sudoku rules apply. {rules}"} | ({"solution": solution} if solution else {})
    return "scl" + compress(json.dumps({"cells": cells, "regions": BOXES, "metadata": metadata, **drawn}))


def line(colour: str, *points: tuple[float, float]) -> dict[str, Any]:
    return {"color": colour, "thickness": 10, "wayPoints": [list(point) for point in points]}


def words_in(text: str) -> set[str]:
    """The words of the clues that were understood."""
    fields = json.loads(dump(load(text), "json"))
    return {word for name, words in fields.items() if name in SORTS for word in words}


SORTS = {sort.sort for sort in all_sorts()} - {"givens"}
LINES = [
    ("Purple lines hold consecutive digits.", "#F067F0", [(0.5, 0.5), (0.5, 2.5)], "r1c1-r1c2-r1c3=renban"),
    ("Digits on green lines differ by at least 3.", "#67F067", [(0.5, 0.5), (1.5, 0.5)], "r1c1-r2c1=whisper"),
    ("The red line is a parity line.", "#E6261F", [(0.5, 0.5), (0.5, 2.5)], "r1c1-r1c2-r1c3=parityline"),
    ("Blue lines are region sum lines.", "#2ECBFF", [(0.5, 5.5), (2.2, 5.5), (2.5, 4.5)], None),
    ("Palindromes: grey lines.", "#CFCFCF", [(0.5, 0.5), (0.5, 1.5)], None),
]


@pytest.mark.parametrize(("rules", "colour", "points", "word"), LINES, ids=[rules for rules, *_ in LINES])
def test_lines_are_what_the_rules_say_of_their_colour_if_the_solution_keeps_it(rules, colour, points, word):
    text = puzzle(rules, lines=[line(colour, *points)])
    assert words_in(text) == ({word} if word else set())
    told = "1 drawn line" in " ".join(gw.load_position(text).notes)
    assert told == (word is None)


BULB = {"center": [0.5, 0.5], **GREY}
MARKS: list[tuple[str, str, dict[str, Any], set[str]]] = [
    ("thermometer", "Digits on thermometers increase from the bulb.",
     {"lines": [line("#CFCFCF", (0.5, 0.5), (0.5, 3.5))], "underlays": [BULB]}, {"r1c1-r1c2-r1c3-r1c4=thermo"}),
    ("a thermometer that branches", "Digits on thermometers increase from the bulb.",
     {"lines": [line("#CFCFCF", (0.5, 0.5), (0.5, 2.5)), line("#CFCFCF", (0.5, 1.5), (1.5, 1.5))],
      "underlays": [BULB]}, {"r1c1-r1c2-r1c3=thermo", "r1c1-r1c2-r2c2=thermo"}),
    ("a thermometer drawn from its tip", "Digits on thermometers increase from the bulb.",
     {"lines": [line("#CFCFCF", (0.5, 2.5), (0.5, 0.5))], "underlays": [BULB]}, {"r1c1-r1c2-r1c3=thermo"}),
    ("arrow", "Digits on an arrow sum to the digit in its circle.",
     {"arrows": [line("#A1A1A1", (0.5, 2.1), (0.5, 0.5))], "overlays": [{"center": [0.5, 2.5], **RING}]},
     {"r1c3-r1c2-r1c1=arrow"}),
    ("cage", "Digits in cages sum to the number.",
     {"cages": [{"cells": [[0, 0], [0, 1]], "value": "3"}, {"cells": [[0, 2], [0, 3], [0, 4]], "value": 12}]},
     {"r1c1-r1c2=cage3", "r1c3-r1c4-r1c5=cage12"}),
    ("a cage in which digits repeat", "Digits in cages sum to the number, and may repeat in a cage.",
     {"cages": [{"cells": [[0, 2], [1, 5]], "value": "6"}]}, {"r1c3-r2c6=6+"}),
    ("a cage in which digits may not repeat", "Digits may not repeat in a cage, and sum to the number.",
     {"cages": [{"cells": [[0, 2], [1, 4]], "value": "5"}]}, {"r1c3-r2c5=cage5"}),
    ("a cage in which digits cannot repeat", "Digits in a cage can not repeat, and sum to the number.",
     {"cages": [{"cells": [[0, 2], [1, 4]], "value": "5"}]}, {"r1c3-r2c5=cage5"}),
    ("cages without a number", "Digits cannot repeat in a cage.",
     {"cages": [{"cells": [[0, 0], [1, 1]]}]}, {"r1c1-r2c2=cage"}),
    ("letters", "X: sum 10. V: sum 5.",
     {"overlays": [{"center": [0.5, 2], "text": "V"}]}, {"r1c2-r1c3=v"}),
    ("large dots without a rim", "White dots: consecutive. Black dots: one digit is double the other.",
     {"overlays": [{"center": [0.5, 1], "width": 0.4, "height": 0.4, "rounded": True, "backgroundColor": "#000"}]},
     {"r1c1-r1c2=black"}),
    ("dots with numbers", "Cells with a white dot differ by its number.",
     {"overlays": [{"center": [1, 0.5], "width": 0.35, "height": 0.35, "rounded": True, "backgroundColor": "#fff",
                    "text": "3"}]}, {"r1c1-r2c1=white3"}),
    ("quadruple", "Quadruples: digits in circles on corners are in the four cells around.",
     {"overlays": [
         {"center": [1, 1], **CIRCLE}, {"center": [1, 0.9], "text": "1 5"}, {"center": [1.1, 1], "text": "4"}]},
     {"r1c1-r1c2-r2c1-r2c2=quadruple1/4/5"}),
    ("quadruple as the site writes one from f-puzzles", "Digits in corner circles are in the four cells around.",
     {"overlays": [{"center": [1, 1], **CIRCLE, "text": "1\u20094\n5"}]},
     {"r1c1-r1c2-r2c1-r2c2=quadruple1/4/5"}),
    ("odd cells in another grey", "Grey circles: odd.",
     {"underlays": [{"center": [0.5, 0.5], "width": 0.6, "height": 0.6, "rounded": True, "backgroundColor": "#aaa"}]},
     {"r1c1=odd"}),
    ("counting circles", "A digit in a circle says how many circles hold it.",
     {"underlays": [{"center": [0.5, 0.5], **CIRCLE}]}, {"r1c1=circles"}),
    ("extra region", "Shaded cells are an extra region.",
     {"underlays": [{"center": [0.5, col], "width": 1, "height": 1, "backgroundColor": "#ccc"} for col in (0.5, 1.5)]},
     {"r1c1-r1c2=region"}),
    ("a shape that has no clone", "Shaded shapes are clones of each other.",
     {"underlays": [{"center": [r, c], "width": 1, "height": 1, "backgroundColor": "#ccc"}
                    for r, c in ((0.5, 0.5), (0.5, 1.5), (3.5, 5.5))]}, set()),
    ("clones by what they say", "The two grey regions hold the same digits in the same places.",
     {"underlays": [{"center": [r, c], "width": 1, "height": 1, "backgroundColor": "#ccc"}
                    for r, c in ((0.5, 0.5), (0.5, 1.5), (5.5, 4.5), (5.5, 5.5))]}, {"r1c1-r1c2-r6c5-r6c6=clone"}),
    ("drawings without a word, which the solution confirms", "",
     {"lines": [line("#F067F0", (0.5, 0.5), (0.5, 2.5))],
      "overlays": [{"center": [0.5, -0.5], "text": "14"}, {"center": [1, 1], **CIRCLE, "text": "1 4"}]},
     {"r1c1-r1c2-r1c3=renban", "left1=sandwich14", "r1c1-r1c2-r2c1-r2c2=quadruple1/4"}),
    ("clones of a shape", "Shaded shapes are clones of each other.",
     {"underlays": [{"center": [r, c], "width": 1, "height": 1, "backgroundColor": "#ccc"}
                    for r, c in ((0.5, 0.5), (0.5, 1.5), (5.5, 4.5), (5.5, 5.5))]}, {"r1c1-r1c2-r6c5-r6c6=clone"}),
    ("minimum", "Shaded cells are less than all neighbours.",
     {"underlays": [{"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#ccc"}]}, {"r1c1=minimum"}),
    ("maximum", "Shaded cells are a fortress: greater than their neighbours.",
     {"underlays": [{"center": [0.5, 5.5], "width": 1, "height": 1, "backgroundColor": "#ccc"}]}, {"r1c6=maximum"}),
    ("maximum with chevrons, as the site draws it", "Maxima are marked.",
     {"underlays": [{"center": [0.5, 5.5], "width": 1, "height": 1, "backgroundColor": "#ccc"}],
      "lines": [line("#000000", (0.6, 5.11), (0.5, 5.06), (0.4, 5.11)),
                line("#000000", (0.89, 5.6), (0.94, 5.5), (0.89, 5.4))]}, {"r1c6=maximum"}),
    ("maxima that touch", "Maxima are marked.",
     {"underlays": [{"center": [0.5, col], "width": 1, "height": 1, "backgroundColor": "#ccc"} for col in (4.5, 5.5)]},
     {"r1c5-r1c6=maximum"}),
    ("minimum with chevrons, as the site draws it", "Cells with arrows are less than those beside them.",
     {"underlays": [{"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#ccc"}],
      "lines": [line("#000000", (0.6, 0.94), (0.5, 0.89), (0.4, 0.94)),
                line("#000000", (0.94, 0.6), (0.89, 0.5), (0.94, 0.4))]}, {"r1c1=minimum"}),
    ("indexer", "Red cells are column indexers.",
     {"underlays": [{"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#f99"}]}, {"r1c1=columnindex"}),
    ("sandwich", "Sandwich: a number outside is the sum of the digits between the 1 and the 6.",
     {"overlays": [{"center": [0.5, -0.5], "text": "14"}]}, {"left1=sandwich14"}),
    ("skyscrapers", "Skyscrapers: a number outside says how many are visible.",
     {"overlays": [{"center": [6.5, 0.5], "text": "1"}]}, {"bottom1=skyscraper1"}),
    ("little killer", "Numbers outside with an arrow: the sum along the diagonal.",
     {"overlays": [{"center": [-0.5, 3.5], "text": "10"}], "arrows": [line("#000", (-0.2, 3.2), (0, 3))]},
     {"r1c3-downleft=littlekiller10"}),
    ("between line", "Between lines: digits lie between the circles at the ends.",
     {"lines": [line("#000000", (0.5, 1.5), (0.5, 4.5))],
      "underlays": [{"center": [0.5, col], **RING} for col in (1.5, 4.5)]}, {"r1c2-r1c3-r1c4-r1c5=between"}),
    ("between lines that meet in a circle", "Digits along a line are between those in the circles at its ends.",
     {"lines": [line("#CFCFCF", (0.5, 0.9), (0.5, 2.1)), line("#CFCFCF", (0.5, 2.9), (0.5, 4.1))],
      "overlays": [{"center": [0.5, col], **RING} for col in (0.5, 2.5, 2.5, 4.5)]},
     {"r1c1-r1c2-r1c3=between", "r1c3-r1c4-r1c5=between"}),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "drawn", "words"), [pytest.param(*rest, id=name) for name, *rest in MARKS])
def test_what_is_drawn_is_understood(rules, drawn, words):
    text = puzzle(rules, **drawn)
    assert words_in(text) == words
    assert not words or "drawn" not in " ".join(gw.load_position(text).notes)
    assert gw.solve(load(text)).status is Status.UNIQUE


def test_diagonals_that_end_near_the_corners():
    text = puzzle("Digits do not repeat on the marked diagonal.", lines=[line("#34BBE6", (0.01, 5.99), (5.99, 0.01))],
                  solution="")  # fmt: skip
    assert "rising-diagonal" in dump(load(text)).split("\n", 1)[0]


def test_a_stored_solution_that_is_another_one_is_told():
    swapped = SOLUTION.replace("1", "x").replace("2", "1").replace("x", "2")
    drawn = {"lines": [line("#F067F0", (0.5, 0.5), (0.5, 2.5))]}
    with pytest.raises(FormatError, match="is given, but 1 in the stored solution"):
        load(puzzle("Purple lines hold consecutive digits.", solution=swapped, **drawn))


def test_what_is_not_enough_for_one_solution_is_refused():
    nothing = frozenset(range(36))
    drawn = {"lines": [line("#F067F0", (0.5, 0.5), (0.5, 2.5))]}
    with pytest.raises(FormatError, match=r"does not have one solution|there are several solutions"):
        load(puzzle("Purple lines hold consecutive digits.", empty=nothing, **drawn))
    with pytest.raises(FormatError, match="does not have one solution"):
        load(puzzle("Purple lines hold consecutive digits.", empty=nothing, solution="", **drawn))


def test_without_a_solution_all_that_the_rules_say_must_be_stated():
    drawn = {"lines": [line("#F067F0", (0.5, 0.5), (0.5, 2.5))]}
    rules = "Digits on a purple line are consecutive, in any order."
    assert words_in(puzzle(rules, solution="", **drawn)) == {"r1c1-r1c2-r1c3=renban"}
    more = f"{rules} Each row hides a treasure. Nine cells are nice."
    with pytest.raises(FormatError, match="nothing in the puzzle says what its rules mean by 'nine cells are nice'"):
        load(puzzle(more, solution="", **drawn))
    two = [*drawn["lines"], line("#000000", (2.5, 2.5), (3.5, 2.5))]
    with pytest.raises(FormatError, match="this puzzle has 1 drawn line, which Gridwright does not know"):
        load(puzzle(rules, solution="", lines=two))


def test_rules_that_turn_meanings_need_a_solution():
    drawn = {"lines": [line("#F067F0", (0.5, 0.5), (0.5, 2.5))]}
    rules = "Digits on a purple line are consecutive, in any order. Some cells are doublers."
    assert "doublers" in " ".join(gw.load_position(puzzle(rules, **drawn)).notes)
    with pytest.raises(FormatError, match="doubler"):
        load(puzzle(rules, solution="", **drawn))
