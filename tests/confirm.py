"""What a diagnosis says, confirmed by the independent judge. Functions return the number of questions it answered."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

import oracle

import gridwright as gw
from gridwright.diagnosis import Ambiguity, Conflict

Clues = Collection[gw.Clue]


def count(puzzle: gw.Puzzle, *, added: Clues = (), without: Clues = (), limit: int = 2) -> int:
    return len(oracle.solutions(gw.with_clues(puzzle, added, without=without), limit))


def confirm(found: gw.Diagnosis) -> int:
    if found.conflict:
        return confirm_conflict(found.puzzle, found.conflict)
    if found.ambiguity:
        return confirm_ambiguity(found.puzzle, found.ambiguity)
    return 0


def confirm_conflict(puzzle: gw.Puzzle, conflict: Conflict) -> int:
    """The clashing set is minimal; repairs leave what they promise, and no other clue's removal leaves a solution."""
    clues = gw.clues_of(puzzle)
    others = [clue for clue in clues if clue not in conflict.clues]
    assert count(puzzle, without=others, limit=1) == 0, "the clues do not clash"
    for clue in conflict.clues if conflict.minimal else ():
        assert count(puzzle, without=[*others, clue], limit=1) == 1, f"{clue} is not needed"
    asked = 1 + len(conflict.clues) + len(conflict.repairs)
    for repair in conflict.repairs:
        left = count(puzzle, added=repair.added, without=repair.without)
        assert (left > 0, left == 1) == (True, repair.unique), repair
    for slip in conflict.slips:
        assert slip.added
        assert count(puzzle, added=slip.added, without=slip.without) == 1, slip
    removed = {repair.without[0] for repair in conflict.repairs if len(repair.without) == 1 and not repair.added}
    for clue in conflict.clues:
        if clue not in removed:
            asked += 1
            assert count(puzzle, without=[clue], limit=1) == 0, f"removing {clue} is a repair, too"
    for clue in removed:
        asked += confirm_changes(puzzle, clue, conflict)
    for repair in conflict.repairs:
        if len(repair.without) > 1:
            for clue in repair.without:
                asked += 1
                assert count(puzzle, without=[c for c in repair.without if c != clue], limit=1) == 0, repair
    return asked


def confirm_changes(puzzle: gw.Puzzle, clue: gw.Clue, conflict: Conflict) -> int:
    """Every other value of a given that leaves a solution is among the repairs."""
    if not isinstance(clue, gw.Given):
        return 0
    told = {added.value for repair in conflict.repairs if repair.without == (clue,) for added in repair.added}
    size = max(*puzzle.givens, len(puzzle.grid.row(0)), len(puzzle.grid.column(0)))
    values = set(range(1, size + 1)) - told - {clue.value}
    for value in values:
        other = gw.Given(clue.grid, clue.cell, value)
        with suppress(gw.RuleError):  # none of its cell's values
            assert count(puzzle, added=[other], without=[clue], limit=1) == 0, (clue, other)
    return len(values)


def confirm_ambiguity(puzzle: gw.Puzzle, ambiguity: Ambiguity, most: int = 20) -> int:
    """Every completion leaves one solution, and no part of it does; number, values and nearest two are right."""
    for clues in ambiguity.completions:
        assert count(puzzle, added=clues) == 1, clues
        if len(clues) > 1:
            assert all(count(puzzle, added=[c for c in clues if c != clue]) == 2 for clue in clues), clues
    asked = sum(1 if len(clues) == 1 else 1 + len(clues) for clues in ambiguity.completions)
    first, second = ambiguity.nearest
    assert first != second
    assert puzzle.holds(first.values) and puzzle.holds(second.values)
    if ambiguity.count <= most:
        found = oracle.solutions(puzzle, most + 1)
        asked += len(found)
        assert ambiguity.complete
        assert len(found) == ambiguity.count
        assert ambiguity.values == tuple(map(frozenset, zip(*found, strict=True)))
        least = min(differing(a, b) for a in found for b in found if a != b)
        assert least == differing(first.values, second.values)
        if len(ambiguity.completions[0]) == 1:
            singles = {(cell, value) for cell, values in enumerate(zip(*found, strict=True)) for value in values
                       if values.count(value) == 1}  # fmt: skip
            assert singles == {(c.cell, c.value) for (c,) in ambiguity.completions if isinstance(c, gw.Given)}
    return asked


def differing(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    return sum(x != y for x, y in zip(a, b, strict=True))
