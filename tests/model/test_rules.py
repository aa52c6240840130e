"""What a rule says plainly and what it lowers to mean the same, on every way to fill small grids."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from gridwright.clues.arrow import ArrowSum
from gridwright.clues.automaton import OwnAutomaton
from gridwright.clues.cage import KillerCage
from gridwright.clues.calculation import Calculation
from gridwright.clues.candidates import PrintedCandidates
from gridwright.clues.counting_circles import CountingCircles
from gridwright.clues.dot import AllDots, Dot
from gridwright.clues.double_arrow import DoubleArrow
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
    latin_rules,
    no_touch,
    regions_filled,
)

SIDES = ("left", "right")

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
    *((no_touch(grid), grid, 4) for grid in (Grid(1, 5), Grid(5, 1), Grid(2, 3), Grid(3, 2), Grid(1, 1))),
    (Different(Grid(2, 3), BESIDE), Grid(2, 3), 3),
    *((anti_knight(grid), grid, 2) for grid in (Grid(3, 3), Grid(2, 4), Grid(1, 4))),
    *((NoConsecutive(grid), grid, 3) for grid in (Grid(2, 3), Grid(1, 4))),
    *((Ripple(grid), grid, 3) for grid in (Grid(2, 3), Grid(1, 6), Grid(5, 1))),
    (UpperGreater((0, 1, 2, 4), 2), Grid(3, 2), 3),
]


def obeyed(primitive: Primitive, values: Sequence[int]) -> bool:
    """A primitive read word by word."""
    if isinstance(primitive, Pair):
        return primitive.relation.allows(values[primitive.first], values[primitive.second])
    own = [values[cell] for cell in primitive.cells]
    match primitive:
        case Domain(_, mask):
            return all(value in values_in(mask) for value in own)
        case Distinct():
            return len(set(own)) == len(own)
        case OneOf(_, sets):
            return sum(map(bit, set(own))) in sets
        case Sum(_, coefficients, low, high):
            return low <= sum(by * value for by, value in zip(coefficients, own, strict=True)) <= high
        case Automaton(_, machine):
            return machine.accepts(own)


@pytest.mark.parametrize(("rule", "grid", "size"), RULES, ids=lambda x: type(x).__name__)
def test_holds_and_lower_say_the_same(rule: Rule, grid: Grid, size: int) -> None:
    primitives = list(rule.lower(size))
    fillings = list(product(range(1, size + 1), repeat=len(grid.cells)))
    kept = [rule.holds(values) for values in fillings]
    assert kept == [all(obeyed(one, values) for one in primitives) for values in fillings]
    assert any(kept)
    assert not all(kept) or len(grid.cells) == 1 or not primitives


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
    less = less_than(5)
    assert less.allows(2, 3)
    assert not less.allows(3, 3)
    assert less.reversed() == relation(5, lambda value, other: value > other)
