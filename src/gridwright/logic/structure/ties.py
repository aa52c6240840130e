"""What rules say of candidates on a board, where few ways to fill them are left: every way has some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gridwright.logic.step import Candidate
from gridwright.logic.structure.fillings import FilledRule, Filling, filled_rules_of, fillings
from gridwright.logic.structure.memory import recall
from gridwright.logic.structure.set_rules import SetRule, set_rules_of, survivors
from gridwright.logic.structure.sets import cell_set
from gridwright.model.primitives import bit, values_in

if TYPE_CHECKING:
    from gridwright.logic.board import Board

__all__ = ["Basis", "Tie", "all_ways", "changed", "ties_of", "ways_of_rules"]

MOST = 300
"""Ways to fill a rule that are looked at; with more nobody has them in mind."""

MOST_TRIED = 3000
"""Values that are tried out for that."""


class Basis(NamedTuple):
    """A rule, and what else it takes for so few ways to fill it: candidates of cells, and cells that must differ."""

    rule: int
    grounds: int
    pairs: tuple[tuple[int, int], ...]


class Tie(NamedTuple):
    """Sets of candidates of open cells of a rule: one has all that are true, and each of its values is true somewhere.

    They are the ways to fill the rule or, where these are too many, all candidates of the values that it can have.
    """

    ways: tuple[tuple[Candidate, ...], ...]
    why: Basis


def all_ways(board: Board, rule: FilledRule) -> list[Filling] | None:
    """All ways to fill a rule's cells that are left; None if they are too many, or there is none."""
    return fillings(rule, [board.candidates[cell] for cell in rule.order], MOST, MOST_TRIED) or None


def ways_of_rules(board: Board) -> list[tuple[FilledRule, list[Filling]]]:
    """All ways to fill each of the rules that has open cells, where these are few."""
    found = recall(board, all_ways, filled_rules_of(board.layout))
    return [(rule, ways) for rule, ways in found if rule.cells & board.open]


def changed(board: Board, rule: FilledRule) -> tuple[int, ...]:
    """The cells of a rule that have not all of their first candidates any more."""
    return tuple(cell for cell in rule.order if board.candidates[cell] != board.layout.domains[cell])


def ties_of(board: Board) -> list[Tie]:
    """What the rules say of the candidates of open cells: where the ways to fill a rule are too many, by its sets."""
    found, filled = [], set()
    for rule, ways in ways_of_rules(board):
        filled.add(rule.cells)
        places = [(place, cell) for place, cell in enumerate(rule.order) if board.open >> cell & 1]
        if len(places) > 1:
            told = dict.fromkeys(tuple((cell, way[place]) for place, cell in places) for way in ways)
            why = Basis(rule.rule, cell_set(changed(board, rule)), rule.apart)
            found.append(Tie(tuple(told), why))
    others = [one for one in set_rules_of(board.layout) if one.cells not in filled and one.cells & board.open]
    return [tie for tie in (*found, *(_by_sets(board, one) for one in others)) if tie.ways]


def _by_sets(board: Board, rule: SetRule) -> Tie:
    """The sets that are left, each as all candidates of its values."""
    masks = [board.candidates[cell] for cell in rule.order]
    taken = 0
    for cell in rule.order:
        taken |= bit(board.values[cell]) if board.values[cell] else 0
    left = [cell for cell in rule.order if board.open >> cell & 1]
    told = tuple(
        tuple((cell, value) for cell in left for value in values_in(board.candidates[cell] & one & ~taken))
        for one in survivors(rule.sets, masks)
    )
    domains = board.layout.domains
    grounds = cell_set(cell for cell, mask in zip(rule.order, masks, strict=True) if mask != domains[cell])
    return Tie(told, Basis(rule.rule, grounds, ()))
