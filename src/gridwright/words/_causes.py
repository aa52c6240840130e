"""Why candidates exclude each other, as people say it: by few rules, and by none that has nothing to do with it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache

from gridwright.clues import Clue
from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Link, Step
from gridwright.logic.structure.shape import facts_of
from gridwright.model.layout import House, Layout, layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle
from gridwright.words._language import Language
from gridwright.words._names import Houses, beyond_houses, excluding, rule_named, tied

__all__ = ["beginnings", "exclusions", "few_names", "follows_from_clue", "link_causes", "premises"]

Reasons = Iterable[tuple[Candidate, Candidate]]
"""Two candidates each that cannot both be true."""

_MOST = 12
"""Premises that are told each by itself."""

_FEW = 4
"""Cells of a house that are named one by one."""

_SAME_VALUE = ("must-contain", "locked", "any-filling")
"""Techniques that cross out a value because it stands in some other cells in any case."""


def few_names(reasons: Reasons, puzzle: Puzzle, words: Language, form: str) -> list[str]:
    """Few rules that together say all of it: the one that says most of what is left comes next."""
    said: dict[str, set[int]] = {}
    for number, (first, second) in enumerate(reasons):
        for name in excluding(first, second, puzzle, words, form):
            said.setdefault(name, set()).add(number)
    left = set[int]().union(*said.values())
    found = []
    while left:
        best = max(said, key=lambda name: len(said[name] & left))
        found.append(best)
        left -= said[best]
    return found


def exclusions(step: Step, position: Position) -> list[tuple[Candidate, Candidate]]:
    """What excludes what a step crosses out, where it is told of cells and rules between them; else nothing."""
    board = _board(position)
    if step.technique in _SAME_VALUE:
        return [
            ((cell, value), (place, value))
            for cell, value in step.eliminations
            for place in step.cells
            if place != cell and board.has(place, value)
        ]
    if step.technique == "no-place":
        return [(gone, (place, step.values[0])) for gone in step.eliminations for place in step.cells]
    if step.technique == "forbidden-pair":
        first, second = step.cells[:2]
        return [((first, step.values[0]), (second, step.values[0]))]
    if step.technique == "ruled-out":
        return [(gone, (other, position.values[other])) for gone in step.eliminations for other in step.cells[1:]]
    return []


def beginnings(step: Step, position: Position) -> list[tuple[Candidate, Candidate]]:
    """What leaves the two cells of a forbidden pair only one value: each candidate crossed out excludes the others."""
    board, kept = _board(position), step.values[0]
    return [
        (gone, (cell, value))
        for gone in step.eliminations
        for cell in step.cells[:2]
        for value in values_in(board.candidates[cell])
        if value != kept and cell != gone[0]
    ]


def premises(step: Step, puzzle: Puzzle, words: Language) -> list[str]:
    """What a step follows from: clues first, which people look at first; then values in houses; then plain houses."""
    rules, pairs_of = [puzzle.rules[rule] for rule in step.rules], dict[House, set[int]]()
    for pair in step.pairs:
        house, others = tied(pair, puzzle)
        rules += others
        if house:
            pairs_of.setdefault(house, set()).update(pair)
    values_of: dict[House, set[int]] = {}
    # A short reason that is told without links has a house for each value but the first, which it is about.
    places = step.values[1:] if step.technique == "smallest-reason" and not step.links else ()
    for house, value in zip(step.houses, places, strict=False):
        values_of.setdefault(house, set()).add(value)
    clues = list(dict.fromkeys(rule_named(rule, words) for rule in rules))
    told = clues + [
        words.filled(
            words.clauses["places"],
            {
                "values": words.listed([*map(puzzle.grid.shown, sorted(values))]),
                "house": Houses([house], puzzle, words),
            },
        )
        for house, values in values_of.items()
    ]
    few = {house: cells for house, cells in pairs_of.items() if len(cells) <= _FEW and house not in step.houses}
    for house, cells in few.items():
        names = words.listed([puzzle.grid.name(cell) for cell in sorted(cells)])
        told.append(f"{names} {Houses([house], puzzle, words):in}")
    plain = [house for house in (*step.houses, *pairs_of) if house not in values_of and house not in few]
    told += _in_order(plain, puzzle, words)
    if len(told) <= _MOST:
        return list(dict.fromkeys(told))
    # Nobody keeps so many in mind: then it matters which clues it takes, and where to look.
    return [*clues, *_in_order([*step.houses, *pairs_of], puzzle, words)]


def follows_from_clue(step: Step, puzzle: Puzzle) -> bool:
    """Whether a short reason is what one clue says of its own cells, beside which of these differ."""
    if step.technique != "smallest-reason" or step.links or step.houses or len(step.rules) != 1:
        return False
    rule = puzzle.rules[step.rules[0]]
    own = {*rule.cells}
    return (
        isinstance(rule, Clue)
        and bool(step.eliminations)
        and own.issuperset(cell for cell, _ in step.eliminations)
        and all(own.issuperset(pair) and not tied(pair, puzzle)[1] for pair in step.pairs)
    )


def _in_order(houses: Iterable[House], puzzle: Puzzle, words: Language) -> list[str]:
    return Houses(sorted(houses, key=lambda one: one.cells), puzzle, words).named("the")


def link_causes(
    links: Iterable[Link], step: Step, puzzle: Puzzle, words: Language, said: Container[str] = ()
) -> list[str]:
    """The clues and other rules that links of a chain come from; what cells and houses say is plain to see.

    A rule for the whole grid is named once, and not if it was said before.
    """
    found = dict.fromkeys(name for link in links for name in _causes(link, step, puzzle, words))
    if not any(name in said for name in found):
        return list(found)
    everywhere = {rule_named(rule, words) for rule in puzzle.rules if not isinstance(rule, Clue)}
    return [name for name in found if name not in said or name not in everywhere]


def _causes(link: Link, step: Step, puzzle: Puzzle, words: Language) -> Iterator[str]:
    (here, value), (there, other) = link.first, link.second
    if here == there:
        return
    if not link.strong and excluding(link.first, link.second, puzzle, words, "in"):
        yield from beyond_houses([(link.first, link.second)], puzzle, words)[:1]
        return
    if link.strong and value == other and any({here, there} <= {*house.cells} for house in step.houses):
        return
    cells_of = _cells_of_rules(layout_of(puzzle))
    for rule in step.rules:
        if {here, there} <= cells_of.get(rule, set()):
            yield rule_named(puzzle.rules[rule], words)
            return


@lru_cache(maxsize=8)
def _cells_of_rules(layout: Layout) -> dict[int, set[int]]:
    """The cells of each rule that speaks of several at once."""
    facts = facts_of(layout)
    found: dict[int, set[int]] = {}
    for some in (facts.choices, facts.sums, facts.automata):
        for primitive, rule in some:
            found.setdefault(rule, set()).update(primitive.cells)
    for bond in facts.bonds:
        found.setdefault(bond.rule, set()).update((bond.first, bond.second))
    return found


def _board(position: Position) -> Board:
    return Board(layout_of(position.puzzle), position.values, position.marks)
