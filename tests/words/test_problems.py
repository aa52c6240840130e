"""Every form of a sentence is one that something really says, and every language has words for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from string import Formatter
from typing import Any

import pytest

import gridwright as gw
from gridwright.making.orders import read_orders
from gridwright.model.errors import GridwrightError, Problem
from gridwright.notations._reading.files import read_stream
from gridwright.pictures.formats import format_of
from gridwright.words import tell_problem
from gridwright.words._problems import recognised
from gridwright.words._problems.en import FORMS

ROWS = "1...\n..3.\n.2..\n4...\n"
HALVES = [["a"] * 4, ["a"] * 4, ["b"] * 4, ["b"] * 4]
BLACK = "r1c1-r1c2=black r2c1-r2c2=black r1c1-r2c1=black r1c2-r2c2=black"
TEXTS = {
    "regions-missing": f"suguru 4x4\n{ROWS}",
    "empty": "",
    "unknown-text": "hello",
    "unknown-address": "https://example.com/puzzle",
    "short-link": "https://sudokupad.app/abc",
    "unknown-rules": "a nurikabe",
    "unknown-meant": f"sudoku 4x4 diagonal\n{ROWS}",
    "unknown-kind": f"foo 4x4\n{ROWS}",
    "unknown": f"sudoku 4x4 quux\n{ROWS}",
    "long-text": "x" * 1_000_001,
    "row-cells": "sudoku 4x4\n1...\n..3\n.2..\n4...\n",
    "row-extra": f"sudoku 4x4\n{ROWS}....",
    "rows-regions": "AAAB\nABBB\nCCBD\n\n.3..\n....",
    "rows-square": "53..7....\n" * 8,
    "header-size": "kakuro\n\\ 3\\\n\\3 .",
    "no-heading": "killer 4x4\nAABB\nAABB\nCCDD\nCCDD",
    "cage-number": "killer 2x2\ncages:\nAA\nBB\nA=3",
    "cage-pieces": "killer 2x2\ncages:\nAB\nBA\nA=3 B=3",
    "cage-letter": "killer 2x2\ncages:\nAA\nAA\nA=6\nC=1",
    "cage-text": "killer 2x2\ncages:\nAA\nAA\nA=six",
    "under": "futoshiki 2x2\n. .\n v\n. .",
    "two-blanks": "sudoku 4x4\n1...\n..3x\n.2..\n4...\n",
    "no-square": "1" * 84,
    "digit": "53..7....",
    "own-values": "suguru 2x2 values=0-3\nregions:\nAA\nAA",
    "json-end": '{"kind":',
    "carry": f"latin 4x4\n{ROWS}",
    "json": '{"kind": "latin", ]}',
}
DOCUMENTS: dict[str, dict[str, object]] = {
    "free": {"kind": "jigsaw", "regions": [["a"] * 4, ["b"] * 4, ["c"] * 4, ["d"] * 3 + [""]]},
    "region-size": {"kind": "jigsaw", "regions": [["a"] * 4, ["b"] * 4, ["c"] * 4, ["d"] * 3 + ["c"]]},
    "region-large": {"kind": "suguru", "rows": 9, "cols": 9, "regions": [["a"] * 9] * 9},
    "region-pieces": {"kind": "suguru", "regions": [["a"] * 4, ["b"] * 4, ["a"] * 4, ["c"] * 4]},
    "boxes-fill": {"boxes": [3, 2]},
    "boxes-size": {"boxes": [1, 2]},
    "boxes-and-regions": {"boxes": [2, 2], "regions": HALVES},
    "square": {"cols": 5},
    "holes": {"holes": ["r1c1"]},
    "values": {"rows": 65, "cols": 65},
    "value": {"givens": [[9, 0, 0, 0], [0] * 4, [0] * 4, [0] * 4]},
    "value-in-hole": {"kind": "kakuro", "holes": ["r1c1"], "givens": [[1, 0, 0, 0], [0] * 4, [0] * 4, [0] * 4]},
    "room": {"kind": "suguru", "regions": [[*"aabb"], [*"ccdd"], [*"eeff"], [*"gghh"]], "options": ["diagonals"]},
    "option-square": {"kind": "suguru", "rows": 2, "regions": [["a"] * 4, ["b"] * 4], "options": ["diagonals"]},
    "option-regions": {"kind": "latin", "options": ["disjoint-groups"]},
    "off": {"signs": ["r1c1<r9c9"]},
    "no-cell": {"holes": ["x"]},
    "neighbours": {"dots": ["r1c1-r4c4=white"]},
    "cell-twice": {"cages": ["r1c1-r1c1=cage3"]},
    "few-cells": {"thermometers": ["r1c1=thermo"]},
    "no-clue": {"signs": ["foo"]},
    "zero": {"cages": ["r1c1-r1c2=cage0"]},
    "outside": {"littlekillers": ["r2c2-downright=littlekiller9"]},
    "condition": {"relations": ["r1c1-r1c2=where(a+)"]},
    "corner": {"quadruples": ["r1c1-r1c3-r2c2-r2c1=quadruple1/2"]},
    "value-none": {"candidates": ["r1c1=2/70"]},
    "value-twice": {"candidates": ["r1c1=2/2/3"]},
    "beside": {"sandwiches": ["left9=sandwich3"]},
    "two-cells": {"xv": ["r1c1=x"]},
    "two-sum": {"xv": ["r1c1-r1c2=sum0"]},
    "four-cells": {"quadruples": ["r1c1-r1c2-r2c1-r2c2=quadruple1/2/3/4/4"]},
    "ratio": {"dots": ["r1c1-r1c2=black1"]},
    "remainder": {"modularlines": ["r1c1-r1c2-r1c3=modular1"]},
    "halves": {"clones": ["r1c1=clone"]},
    "pill": {"arrows": ["r1c1-r1c2-r1c3=arrow20"]},
    "pill-rest": {"arrows": ["r1c1-r1c2=arrow2"]},
    "pill-straight": {"arrows": ["r1c1-r2c2-r3c3=arrow2"]},
    "index-cells": {"indexers": ["r1c1-r1c2=rowindex"]},
    "index-boxes": {"kind": "suguru", "regions": [["a"] * 3] * 2, "rows": 2, "cols": 3, "indexers": ["r1c1=boxindex"]},
    "index-own": {"indexers": ["r1c1-r4c4=boxindex"]},
    "state-twice": {"automata": ["r1c1-r1c2=automaton:*1>1+1>1"]},
    "state-none": {"automata": ["r1c1-r1c2=automaton:*1>9"]},
    "cut": {"kind": "latin", "regionsums": ["r1c1-r1c2=regionsum"]},
    "condition-number": {"relations": ["r1c1-r1c2=where(x>1)"]},
    "condition-truth": {"relations": ["r1c1-r1c2=where(a+b)"]},
    "condition-long": {"relations": [f"r1c1-r1c2=where(a>{'1' * 999})"]},
    "rows": {"givens": [[1, 2, 3, 4]]},
    "values-index": {"values": [0, 3], "indexers": ["r1c1=rowindex"]},
}
MADE: dict[str, dict[str, Any]] = {
    "no-boxes": {"kind": "sudoku", "size": 7},
    "two-lines": {"kind": "kakuro", "size": (1, 9)},
    "runs": {"kind": "kakuro", "size": (3, 64)},
    "few-givens": {"kind": "sudoku", "givens": (2, 3)},
    "symmetry-square": {"kind": "suguru", "size": (5, 6), "symmetry": "rotate4"},
    "symmetry-covered": {"kind": "killer", "symmetry": "rotate2"},
    "no-level": {"kind": "latin", "size": 2, "level": "extreme"},
    "no-such": {"kind": "sudoku", "size": 4, "clues": {"dots": 24}, "tries": 1},
    "too-many": {"kind": "sudoku", "size": 4, "clues": {"dots": 1000}},
    "never-finds": {"kind": "sudoku", "techniques": ["sign-bound"]},
    "no-grid": {"kind": "latin", "size": 4, "options": ("no-consecutive", "no-touch")},
    "all-there": {"kind": "consecutive", "size": 4, "clues": {"dots": 2}},
    "no-more": {"kind": "latin", "size": 2, "count": 50},
    "values-few": {"kind": "sudoku", "values": "0-7"},
    "values-text": {"kind": "sudoku", "values": "few"},
    "values-order": {"kind": "sudoku", "values": "8-0"},
}
ASKED: dict[str, Callable[[], object]] = {
    "all-given": lambda: gw.complete(gw.load(f"latin 2x2 all-dots\n..\n..\n{BLACK}"), sort="dots"),
    "symmetry-givens": lambda: gw.complete(gw.load("." * 16), sort="signs", symmetry="rotate2"),
    "none-leave-one": lambda: gw.complete(gw.load("." * 16), sort="palindromes"),
    "both-ways": lambda: gw.reason(gw.load("." * 16), "r1c1", 1),
    "bytes": lambda: read_stream(BytesIO(b"\xd0\xff")),
    "nothing-follows": lambda: gw.reason(gw.load("11.............."), "r1c3", 2),
    "hopeless": lambda: gw.complete(gw.load("11..............")),
    "unsolvable": lambda: gw.minimize(gw.load("11..............")),
    "several": lambda: gw.minimize(gw.load("1...............")),
    "order": lambda: read_orders("sudoku"),
    "order-none": lambda: read_orders(" , "),
    "order-word": lambda: read_orders("3 sudoku 4x4 leicht"),
    "picture": lambda: format_of("x.bmp"),
    "circle": lambda: clash("r1c1<r1c2 r1c2<r2c2 r2c2<r2c1 r2c1<r1c1"),
    "long-chain": lambda: clash("r1c1<r1c2 r1c2<r1c3 r1c3<r2c3"),
    "unfillable": lambda: clash("cages: r1c1-r1c2=cage9"),
    "given-there": lambda: clash("parity: r1c1=even", "1.."),
}


def clash(clues: str, first: str = "...") -> None:
    raise GridwrightError(*gw.check(gw.load(f"futoshiki 3x3\n{first}\n...\n...\n{clues}")).problems)


def problems_of(do: Callable[[], object]) -> tuple[Problem, ...]:
    try:
        do()
    except GridwrightError as error:
        return error.problems
    return ()


def said(key: str) -> object:
    """Does what makes somebody say that."""
    if key in MADE:
        return [*gw.generate(seed=1, **MADE[key])]
    if key in ASKED:
        return ASKED[key]()
    text = TEXTS[key] if key in TEXTS else json.dumps({"kind": "sudoku", "rows": 4, "cols": 4} | DOCUMENTS[key])
    return gw.dump(gw.load(text), "line" if key == "carry" else "json")


@pytest.mark.parametrize("key", FORMS)
def test_every_form_is_really_said(key):
    problems = problems_of(lambda: said(key))
    found = {one[1] for problem in problems if (one := recognised(problem.message))}
    assert key in found, [problem.message for problem in problems]


@pytest.mark.parametrize("lang", [lang for lang in gw.languages() if lang != "en"])
def test_every_language_has_words_for_it(lang):
    sentences = import_module(f"gridwright.words._problems.{lang}").PROBLEMS
    assert [*sentences] == [*FORMS]
    for key, sentence in sentences.items():
        blanks = {blank for _, blank, _, _ in Formatter().parse(sentence) if blank}
        assert blanks <= {part.partition(">")[0] for part in FORMS[key].split("(?P<")[1:]}, key


def test_what_stands_before_it_stays():
    problem = Problem("dots, element 1: 'r1c1-r9c9=white': r9c9 is off the grid of 4x4")
    assert tell_problem(problem, "de").endswith(": r9c9 liegt außerhalb des Gitters von 4x4")
    assert tell_problem(problem, "de").startswith("dots, element 1: 'r1c1-r9c9=white': ")
    assert tell_problem(problem) == problem.message


def test_numbers_are_those_of_the_language():
    assert tell_problem(Problem("region a has 1 cell instead of 4: r1c1"), "de") == "Gebiet a hat 1 Zelle statt 4: r1c1"
    assert "1.000.000" in tell_problem(Problem("a text of 3,000,000 characters; the limit is 1,000,000"), "de")


def test_what_has_no_words_yet_is_told_in_english():
    assert tell_problem(Problem("something new is wrong"), "cs") == "something new is wrong"
