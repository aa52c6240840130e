"""Rules that leave no grid, whatever the clues: as few of them as can be found."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from gridwright.engine.learning import Over, apart, new_solver
from gridwright.engine.statements import EndedError, Statements
from gridwright.model.clock import Clock
from gridwright.model.clue import Clue
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule, Values

__all__ = ["clashing_rules", "without_clues"]

_ORDERS = 12
"""Orders in which rules are left out, to find fewer; more gain little."""

_ALLOWED = 20_000
"""Conflicts for all of them; a set that is not shrunk by then is told as it is."""


def without_clues(puzzle: Puzzle) -> Puzzle:
    """The rules alone. Those that speak of all clues of a sort stay as they are."""
    rules = tuple(rule for rule in puzzle.rules if not isinstance(rule, Clue))
    return replace(puzzle, rules=rules, givens=(0,) * len(puzzle.givens))


def clashing_rules(puzzle: Puzzle, clock: Clock) -> tuple[tuple[Rule, ...], bool] | None:
    """Rules that leave no grid, and whether each of them is proven to be needed for that.

    None when the time is over before any are known. Which values cells have is never in question.
    """
    bare = without_clues(puzzle)
    known: list[tuple[tuple[Rule, ...], bool]] = []
    with suppress(EndedError):
        apart(lambda over: _shrink(bare, known, over), clock)
    return min(known, key=_fewest, default=None)


def _shrink(puzzle: Puzzle, known: list[tuple[tuple[Rule, ...], bool]], over: Over) -> None:
    rules = tuple(dict.fromkeys(rule for rule in puzzle.rules if not isinstance(rule, Values)))
    rng = random.Random(0)  # the same rules get the same answer
    bits = [1 << number for number in range(len(rules))]
    with new_solver() as solver:
        asked = Statements(solver, puzzle, rules, over)
        solver.append_formula(_in_order(puzzle, rules, asked.variables))
        fits, core = asked.core(sum(bits), at_any_price=True)
        assert fits is False, "rules that leave a grid"
        known.append((_named(rules, core), False))
        asked.allow(_ALLOWED)
        for number in range(_ORDERS):
            order = rng.sample(bits, len(bits)) if number else bits
            found, is_proven = asked.shrunk(order, slowly=len(order) // 3 if number else 0)
            known.append((_named(rules, found), is_proven))
        best, is_proven = min(known, key=_fewest)
        if not is_proven:
            asked.allow(_ALLOWED)
            found, is_proven = asked.shrunk([bit for bit, rule in zip(bits, rules, strict=True) if rule in best])
            known.append((_named(rules, found), is_proven))


def _fewest(known: tuple[tuple[Rule, ...], bool]) -> tuple[int, bool]:
    rules, is_proven = known
    return len(rules), not is_proven


def _named(rules: Sequence[Rule], chosen: int) -> tuple[Rule, ...]:
    return tuple(rule for number, rule in enumerate(rules) if chosen >> number & 1)


def _in_order(puzzle: Puzzle, rules: Sequence[Rule], variables: Sequence[dict[int, int]]) -> Iterator[list[int]]:
    """Where values can change places, they may be taken to turn up in ascending order along some cells.

    That is so whatever rules are left out, and spares the solver all the other orders.
    """
    understood = (Domain, Distinct, Pair, OneOf, Sum, Automaton)
    facts = layout_of(puzzle).facts_for("the search for rules that clash", *understood)
    tell_apart = facts.bonds or facts.choices or facts.sums or facts.automata
    if tell_apart or len(set(facts.domains)) > 1:
        return
    cells = max((rule.cells for rule in rules), key=lambda cells: (len(cells) == len(variables[0]), -min(cells)))
    for place, cell in enumerate(cells):
        for value, variable in variables[cell].items():
            if value - 1 in variables[cell]:
                yield [-variable, *(variables[before][value - 1] for before in cells[:place])]
