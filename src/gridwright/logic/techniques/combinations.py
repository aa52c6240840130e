"""Combinations: the sets of values that a cage, or whatever else leaves cells some sets only, can still be made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.memory import recall
from gridwright.logic.structure.set_rules import SetRule, set_rules_of, survivors
from gridwright.logic.structure.sets import cells_in, first_in, is_single
from gridwright.logic.structure.sums import SumRule, in_some_way, made, pairs_of, sums_of
from gridwright.model.layout import Layout
from gridwright.model.primitives import values_in

__all__ = ["TECHNIQUES", "ways"]

FEW = 3
"""Sets that people have in mind at a glance."""

MOST_SHOWN = 8
"""Sets that are told one by one; more are only counted."""

MOST_OPEN = 3
MOST_MADE = 60
"""Open cells of sums that are made in all ways, and these ways."""


def ways(sets: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Sets as they are told; none if they are too many."""
    return tuple(sorted(map(values_in, sets))) if len(sets) <= MOST_SHOWN else ()


def _left(board: Board, rule: SetRule) -> list[int] | None:
    """The sets that are left, if they lack a value that some cell can hold."""
    candidates = board.candidates
    masks = [candidates[cell] for cell in rule.order]
    left = survivors(rule.sets, masks)
    keep = union = 0
    for values in left:
        keep |= values
    for mask in masks:
        union |= mask
    return left if left and union & ~keep else None


def few_combinations(board: Board) -> Iterator[Step]:
    """The values of cells that can only be one of few sets."""
    return _combinations(board, 1, FEW, "combinations")


def many_combinations(board: Board) -> Iterator[Step]:
    """The same where more sets are left."""
    return _combinations(board, FEW + 1, 1000, "many-combinations")


def _combinations(board: Board, least: int, most: int, technique: str) -> Iterator[Step]:
    found: list[tuple[int, Callable[[], Step]]] = [
        (len(left), partial(_of_sets, board, rule, left, technique))
        for rule, left in recall(board, _left, set_rules_of(board.layout))
    ]
    found += (
        (len({tuple(sorted(way)) for way in made_up}), partial(_of_sum, board, total, made_up, technique))
        for total, made_up in recall(board, _made, sums_of(board.layout))
    )
    for count, step in sorted(found, key=lambda one: one[0]):
        if least <= count <= most:
            yield step()


def _of_sets(board: Board, rule: SetRule, left: Sequence[int], technique: str) -> Step:
    keep = 0
    for values in left:
        keep |= values
    return Step(
        technique, _rating(len(left)),
        eliminations=tuple((c, v) for c in rule.order for v in values_in(board.candidates[c] & ~keep)),
        cells=rule.order, values=values_in(keep), grounds=_grounds(board, rule, keep), rules=(rule.rule,),
        ways=ways(left),
    )  # fmt: skip


def _made(board: Board, rule: SumRule) -> list[tuple[int, ...]] | None:
    """All ways to make a sum, if they are few and lack a value that some cell can hold."""
    masks = [board.candidates[cell] for cell in rule.order]
    if sum(1 for mask in masks if mask & (mask - 1)) > MOST_OPEN:
        return None
    found = made(rule, masks, MOST_MADE)
    return found if found and in_some_way(found) != masks else None


def _of_sum(board: Board, rule: SumRule, left: Sequence[tuple[int, ...]], technique: str) -> Step:
    kept, sets = in_some_way(left), dict.fromkeys(tuple(sorted(way)) for way in left)
    told = tuple(sets if set(rule.coefficients) == {1} else left)
    return Step(
        technique, _rating(len(sets)),
        eliminations=tuple(
            (cell, value)
            for cell, mask in zip(rule.order, kept, strict=True)
            for value in values_in(board.candidates[cell] & ~mask)
        ),
        cells=rule.order, values=tuple(sorted({value for way in left for value in way})),
        grounds=tuple(cell for cell in rule.order if board.candidates[cell] != board.layout.domains[cell]),
        rules=rule.rules, pairs=pairs_of(rule.order, rule.differ), ways=told if len(told) <= MOST_SHOWN else (),
    )  # fmt: skip


def _rating(sets: int) -> float:
    """2.0 for one set to 2.2 for three, 2.4 for four to 2.6 for eight and more."""
    return round(1.9 + 0.1 * sets, 1) if sets <= FEW else min(2.6, round(2.2 + 0.05 * sets, 1))


def _grounds(board: Board, rule: SetRule, keep: int) -> tuple[int, ...]:
    """The cells whose candidates it takes for no other values to be left."""
    masks = [board.candidates[cell] for cell in rule.order]
    needed = []
    for number, cell in enumerate(rule.order):
        domain = board.layout.domains[cell]
        if masks[number] != domain:
            before, masks[number] = masks[number], domain
            if any(values & ~keep for values in survivors(rule.sets, masks)):
                masks[number] = before
                needed.append(cell)
    return tuple(needed)


def _required(board: Board, rule: SetRule) -> list[tuple[int, int]] | None:
    """The values that all sets have which are left, each with its places."""
    candidates = board.candidates
    left = survivors(rule.sets, [candidates[cell] for cell in rule.order])
    if not left:
        return None
    common = -1
    for values in left:
        common &= values
    return [(value, board.where[value] & rule.cells) for value in values_in(common)] or None


def only_place(board: Board) -> Iterator[Step]:
    """A value that all sets have, and only one cell can hold."""
    for rule, required in recall(board, _required, set_rules_of(board.layout)):
        for value, places in required:
            if is_single(places) and places & board.open:
                cell = first_in(places)
                yield Step(
                    "only-place", 2.2, placements=((cell, value),), cells=(cell,), values=(value,),
                    **_premises(board, rule),
                )  # fmt: skip


def must_contain(board: Board) -> Iterator[Step]:
    """Values that all sets have: each leaves what sees all its places."""
    for rule, required in recall(board, _required, set_rules_of(board.layout)):
        hits = [
            (value, places, hit)
            for value, places in required
            if not is_single(places) and (hit := board.seeing_all(places, value) & ~rule.cells)
        ]
        if hits:
            held = 0
            for _, places, _ in hits:
                held |= places
            yield Step(
                "must-contain", 2.8,
                eliminations=tuple((cell, value) for value, _, hit in hits for cell in cells_in(hit)),
                cells=cells_in(held), values=tuple(value for value, _, _ in hits), **_premises(board, rule),
                pairs=tuple(dict.fromkeys(
                    (cell, place) for _, places, hit in hits for cell in cells_in(hit) for place in cells_in(places)
                )),
            )  # fmt: skip


def _premises(board: Board, rule: SetRule) -> dict[str, Any]:
    """What sets are left, and why."""
    left = survivors(rule.sets, [board.candidates[cell] for cell in rule.order])
    changed = tuple(cell for cell in rule.order if board.candidates[cell] != board.layout.domains[cell])
    return {"grounds": changed, "rules": (rule.rule,), "ways": ways(left)}


def _sets_and_sums(layout: Layout) -> Sequence[object]:
    return (*set_rules_of(layout), *sums_of(layout))


TECHNIQUES = (
    Technique("combinations", "Combinations", 2.0, few_combinations, looks_at=_sets_and_sums),
    Technique("only-place", "Only place of a value that must be there", 2.2, only_place, looks_at=set_rules_of),
    Technique("many-combinations", "Many combinations", 2.4, many_combinations, looks_at=_sets_and_sums),
    Technique("must-contain", "Value that must be there", 2.8, must_contain, looks_at=set_rules_of),
)
