"""What a rule says plainly and what it lowers to mean the same, on every way to fill small grids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product

import pytest

from gridwright.clues import read_clue
from gridwright.clues.arrow import ArrowSum
from gridwright.clues.automaton import OwnAutomaton
from gridwright.clues.cage import KillerCage
from gridwright.clues.calculation import Calculation
from gridwright.clues.candidates import PrintedCandidates
from gridwright.clues.counting_circles import CountingCircles
from gridwright.clues.dot import AllDots, Dot
from gridwright.clues.double_arrow import DoubleArrow
from gridwright.clues.indexer import Indexer
from gridwright.clues.little_killer import LittleKiller
from gridwright.clues.numbered_room import NumberedRoom
from gridwright.clues.parity import Parity
from gridwright.clues.quadruple import Quadruple
from gridwright.clues.region_sum_line import RegionSumLine
from gridwright.clues.sandwich import Sandwich
from gridwright.clues.sign import Sign
from gridwright.clues.skyscraper import Skyscraper
from gridwright.clues.sum_line import SumLine
from gridwright.clues.x_sum import XSum
from gridwright.clues.xv import AllXV
from gridwright.clues.zipper import Zipper
from gridwright.kinds.hakyuu import Ripple
from gridwright.kinds.kojun import UpperGreater
from gridwright.model.grid import BESIDE, Grid
from gridwright.model.primitives import (
    Automaton,
    Distinct,
    Domain,
    OneOf,
    Pair,
    Primitive,
    Sum,
    bit,
    less_than,
    mask_up_to,
    relation,
    values_in,
)
from gridwright.model.rules import (
    AllDifferent,
    Different,
    NoConsecutive,
    Rule,
    Values,
    anti_knight,
    diagonals,
    disjoint_groups,
    latin_rules,
    no_equals_apart,
    no_touch,
    regions_filled,
)

SIDES = ("left", "right")
LINES = [
    "thermo", "slowthermo", "whisper", "whisper1", "dutchwhisper", "whisper3", "renban", "nabner", "palindrome",
    "entropic", "modular", "modular2", "parityline", "between", "lockout", "lockout1", "region",
    "where(a+b>4)", "where(a%b==0 or abs(a-b)>1)", "where(not a<=b)",
]  # fmt: skip
"""What can be drawn over any cells."""

WORDS = [
    *(f"{cells}={name}" for name in LINES for cells in ("r1c1-r1c2-r2c2", "r2c1-r1c2-r1c3-r2c2")),
    *(f"{cells}={name}" for name in ("whisper1", "parityline", "entropic", "modular", "modular2", "where(2*a>b)")
      for cells in ("r1c1-r1c2-r2c2-r1c1", "r1c1-r1c2-r1c3-r2c2-r2c1-r1c1")),
    *(f"r1c1-r1c2={name}" for name in ("white3", "black3", "black4", "x", "v", "sum3", "thermo", "renban", "clone")),
    "r1c1-r1c2-r2c3-r2c2=clone", "r1c1=minimum", "r1c2=maximum", "r1c1-r1c2=maximum", "r1c1-r1c2-r2c1-r2c2=minimum",
    "r1c2=rowindex", "r2c2=columnindex", "r2c3=columnindex", "r1c2-r1c1-r1c2-r2c1-r2c2=boxindex",
]  # fmt: skip

RULES: list[tuple[Rule, Grid, int]] = [
    (Values((0, 1, 3), 2), Grid(2, 2), 3),
    (AllDifferent((0, 1, 3)), Grid(2, 2), 3),
    (Sign(Grid(2, 2), 0, 3), Grid(2, 2), 4),
    (Parity(Grid(2, 2), 1, True), Grid(2, 2), 4),
    (PrintedCandidates(Grid(2, 2), 2, (1, 4)), Grid(2, 2), 5),
    (PrintedCandidates(Grid(2, 2), 2, (2, 3)), Grid(2, 2), 2),
    (Parity(Grid(2, 2), 1, False), Grid(2, 2), 3),
    (Dot(Grid(2, 2), 0, 1, False), Grid(2, 2), 4),
    (Dot(Grid(2, 2), 1, 3, True), Grid(2, 2), 5),
    (AllDots(Grid(2, 3), frozenset({(0, 1), (1, 4)})), Grid(2, 3), 4),
    *((KillerCage(Grid(2, 2), (0, 1, 2)[:count], value), Grid(2, 2), 5) for count, value in ((1, 3), (3, 9), (3, 0))),
    (ArrowSum(Grid(2, 2), (1, 0)), Grid(2, 2), 4),
    (ArrowSum(Grid(2, 2), (1, 0, 2, 3)), Grid(2, 2), 6),
    (ArrowSum(Grid(1, 5), (1, 0, 2, 3, 4), 2), Grid(1, 5), 5),
    *((DoubleArrow(Grid(1, count), tuple(range(count))), Grid(1, count), 4) for count in (3, 5)),
    *((LittleKiller(Grid(3, 2), cell, (1, -1), 4), Grid(3, 2), 4) for cell in (0, 1, 3)),
    *((LittleKiller(Grid(1, 2), 0, (-1, 1), value), Grid(1, 2), 4) for value in (1, 4)),
    (LittleKiller(Grid(3, 3), 6, (-1, 1), 5), Grid(3, 3), 3),
    (RegionSumLine(Grid(1, 6), (0, 1, 2, 3, 4, 5), (2, 3)), Grid(1, 6), 4),
    (RegionSumLine(Grid(1, 3), (0, 1, 2)).within(((0,), (1, 2))), Grid(1, 3), 5),
    *((Zipper(Grid(1, count), tuple(range(count))), Grid(1, count), 4) for count in (3, 4, 5, 6)),
    *((SumLine(Grid(1, 5), tuple(range(5)), total), Grid(1, 5), 4) for total in (1, 4, 6)),
    *((Quadruple(Grid(2, 2), (0, 1, 2, 3), some), Grid(2, 2), 4) for some in ((3,), (1, 2), (2, 2), (1, 2, 3, 4))),
    *((Sandwich.read(Grid(1, 5), f"{side}1=sandwich{n}"), Grid(1, 5), 5) for side in SIDES for n in (0, 2, 5, 9)),
    *((Skyscraper.read(Grid(1, 5), f"{side}1=skyscraper{n}"), Grid(1, 5), 4) for side in SIDES for n in (1, 3)),
    *((XSum.read(Grid(1, 4), f"{side}1=xsum{n}"), Grid(1, 4), 5) for side in SIDES for n in (1, 5, 9)),
    *((NumberedRoom.read(Grid(1, 4), f"{side}1=numberedroom{n}"), Grid(1, 4), 5) for side in SIDES for n in (1, 3)),
    (Skyscraper.read(Grid(4, 2), "bottom2=skyscraper2"), Grid(4, 2), 3),
    *((CountingCircles(Grid(1, count), tuple(range(count))), Grid(1, count), 4) for count in (1, 3, 5, 6)),
    *((OwnAutomaton.read(Grid(1, 4), word), Grid(1, 4), 4) for word in (
        "r1c1-r1c3-r1c4=automaton:*1-2>2;*3-4>1", "r1c2-r1c1=automaton:1>2+2/4>3;*1-4>2;*", "r1c1=automaton:2>2;*",
    )),
    *((Calculation.read(Grid(1, 4), f"r1c1-r1c3={word}"), Grid(1, 4), 5) for word in ("3-", "2/", "6+", "1/", "4x")),
    *((Calculation.read(Grid(1, 4), f"r1c1-r1c2-r1c4={word}"), Grid(1, 4), 5) for word in ("6+", "12x")),
    (AllDots(Grid(2, 3), frozenset({(0, 1)}), frozenset({1}), frozenset()), Grid(2, 3), 4),
    (AllDots(Grid(2, 3), frozenset({(0, 1)}), frozenset(), frozenset({2, 3})), Grid(2, 3), 4),
    (AllXV(Grid(2, 2), frozenset({(0, 1)})), Grid(2, 2), 7),
    *((read_clue(Grid(2, 3), word), Grid(2, 3), size) for word in WORDS for size in (4, 5)),
    (read_clue(Grid(1, 5), "r1c1-r1c2-r1c3-r1c4-r1c5=entropic"), Grid(1, 5), 5),
    (read_clue(Grid(1, 5), "r1c1-r1c2-r1c3-r1c4-r1c5=entropic1"), Grid(1, 5), 5),
    *((no_touch(grid), grid, 4) for grid in (Grid(1, 5), Grid(5, 1), Grid(2, 3), Grid(3, 2), Grid(1, 1))),
    (Different(Grid(2, 3), BESIDE), Grid(2, 3), 3),
    *((anti_knight(grid), grid, 2) for grid in (Grid(3, 3), Grid(2, 4), Grid(1, 4))),
    *((no_equals_apart(Grid(2, 4), move), Grid(2, 4), 3) for move in ((1, 1), (0, 2), (3, 1))),
    *((group, Grid(2, 3), 3) for group in disjoint_groups(((0, 1), (2, 3), (4, 5)))),
    *((NoConsecutive(grid), grid, 3) for grid in (Grid(2, 3), Grid(1, 4))),
    *((Ripple(grid), grid, 3) for grid in (Grid(2, 3), Grid(1, 6), Grid(5, 1))),
    (UpperGreater((0, 1, 2, 4), 2), Grid(3, 2), 3),
]


ODD_LOOPS = [
    *((cells, name) for cells in ("r2c2-r1c1", "r1c3-r2c2-r2c1-r1c1") for name in ("parityline", "modular2")),
    *(("r1c3-r2c2-r2c1-r1c1", name) for name in ("entropic", "modular")),
]
IMPOSSIBLE = {
    ("r1c1-r1c2-r2c2=nabner", 4), ("r2c1-r1c2-r1c3-r2c2=nabner", 4), ("r2c1-r1c2-r1c3-r2c2=nabner", 5),
    ("r1c1-r1c2=x", 4), *((f"r1c1-r1c2-{cells}={name}", size) for size in (4, 5) for cells, name in ODD_LOOPS),
}  # fmt: skip
"""What so few values cannot do."""


def obeyed(primitives: Iterable[Primitive], values: Sequence[int]) -> bool:
    """Primitives read word by word."""
    return all(_obeyed(primitive, values) for primitive in primitives)


def _obeyed(primitive: Primitive, values: Sequence[int]) -> bool:
    match primitive:
        case Domain(cells, mask):
            kept = all(values[cell] in values_in(mask) for cell in cells)
        case Distinct(cells):
            kept = len({values[cell] for cell in cells}) == len(cells)
        case Pair(first, second, related):
            kept = related.allows(values[first], values[second])
        case OneOf(cells, sets):
            found = {values[cell] for cell in cells}
            kept = len(found) == len(cells) and sum(map(bit, found)) in sets
        case Sum(cells, coefficients, low, high):
            kept = low <= sum(values[cell] * by for cell, by in zip(cells, coefficients, strict=True)) <= high
        case Automaton(cells, machine):
            kept = machine.accepts(values[cell] for cell in cells)
    return kept


def named(rule: object) -> str:
    return str(getattr(rule, "word", "")) or type(rule).__name__


@pytest.mark.parametrize(("rule", "grid", "size"), RULES, ids=named)
def test_holds_and_lower_say_the_same(rule: Rule, grid: Grid, size: int) -> None:
    primitives = list(rule.lower(range(1, size + 1)))
    fillings = list(product(range(1, size + 1), repeat=len(grid.cells)))
    kept = [rule.holds(values) for values in fillings]
    assert kept == [obeyed(primitives, values) for values in fillings]
    word = getattr(rule, "word", "")
    assert any(kept) or (word, size) in IMPOSSIBLE
    assert not all(kept) or len(grid.cells) == 1 or not primitives


FROM_ZERO = [
    *((read_clue(Grid(1, 4, first=0), word), Grid(1, 4), 4) for word in (
        "r1c1-r1c3=0x", "r1c1-r1c2-r1c4=0x", "r1c1-r1c3=0-", "r1c1-r1c3=2/", "r1c1=0+", "r1c1-r1c2-r1c3=4x",
        "r1c2=0/3", "r1c1-r1c2-r1c3=automaton:*0>2;*1-3>1", "left1=xsum0", "left1=numberedroom0", "right1=sandwich0",
        "r1c1-r1c2-r1c3=sumline2", "r1c2-r1c3=white", "r1c2-r1c3=black", "r1c1-upright=littlekiller0",
        "r1c1-r1c2-r1c4=where(a*b==0)", "r1c2=odd", "r1c2=even", "r1c3=0",
    )),
    (read_clue(Grid(2, 2, first=0), "r1c1-r1c2-r2c1-r2c2=quadruple0/2"), Grid(2, 2), 4),
]  # fmt: skip
"""Clues that can say something of a 0."""


@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize(("rule", "grid", "size"), [one for one in RULES if one[2] < 5], ids=named)
def test_holds_and_lower_say_the_same_wherever_values_begin(rule: Rule, grid: Grid, size: int, first: int) -> None:
    if isinstance(rule, Ripple | UpperGreater | Indexer):
        return  # of kinds that cannot say where values begin, or refused there
    if hasattr(rule, "grid"):
        rule = replace(rule, grid=replace(rule.grid, first=first))  # type: ignore[type-var]
    elif isinstance(rule, Values):
        rule = replace(rule, first=first)
    _say_the_same(rule, grid, range(first, first + size))


@pytest.mark.parametrize(("rule", "grid", "size"), FROM_ZERO, ids=named)
def test_clues_speak_of_0_where_it_is_a_value(rule: Rule, grid: Grid, size: int) -> None:
    kept = _say_the_same(rule, grid, range(size))
    assert any(kept)
    assert not all(kept)


def _say_the_same(rule: Rule, grid: Grid, span: range) -> list[bool]:
    primitives = list(rule.lower(span))
    fillings = list(product(span, repeat=len(grid.cells)))
    kept = [rule.holds(shown) for shown in fillings]
    values = ([number - span.start + 1 for number in shown] for shown in fillings)
    assert kept == [obeyed(primitives, one) for one in values]
    return kept


def test_rules_are_values() -> None:
    assert no_touch(Grid(3, 4)) == no_touch(Grid(3, 4)) != no_touch(Grid(4, 3))
    assert AllDifferent((0, 1), "row", 1) == AllDifferent((0, 1), "region", 7)
    assert len({*latin_rules(Grid(4, 4), ()), *latin_rules(Grid(4, 4), ())}) == 9


def test_boxes_and_regions_are_called_so() -> None:
    grid = Grid(4, 4)
    assert {rule.label for rule in latin_rules(grid, grid.boxes(2, 2))} >= {"row 1", "column 4", "box 1"}
    rows = tuple(grid.row(row) for row in range(4))
    assert "box 4" in {rule.label for rule in latin_rules(grid, rows)}
    assert [rule.label for rule in regions_filled(((0, 1), (2, 3)))][1::2] == ["region 1", "region 2"]


def test_diagonals_run_from_corner_to_corner() -> None:
    falling, rising = diagonals(Grid(3, 3))
    assert falling.cells == (0, 4, 8)
    assert rising.cells == (2, 4, 6)


def test_masks_and_relations() -> None:
    assert values_in(mask_up_to(5)) == (1, 2, 3, 4, 5)
    assert values_in(0) == ()
    less = less_than(range(1, 6))
    assert less.allows(2, 3)
    assert not less.allows(3, 3)
    assert less.reversed() == relation(range(1, 6), lambda value, other: value > other)
