"""Nested forcing: on the way to a contradiction, where singles lead no further, something else goes on.

It is as hard as what goes on, as Sudoku Explainer has it: patterns; chains; chains from every candidate of a choice;
forcing again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.engine import Forcing, Inside, Refutation
from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.consequences import Consequences, Contradiction, contradiction
from gridwright.logic.structure.graph import Graph, graph_of
from gridwright.logic.structure.links import longer
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.techniques.forcing import refutation
from gridwright.model.primitives import bit

__all__ = ["NESTED", "TECHNIQUES", "WORK_IN_ALL"]

RATINGS = {Inside.PATTERNS: 9.0, Inside.CHAINS: 9.5, Inside.MULTIPLE: 10.0, Inside.DYNAMIC: 10.5}

NESTED = "nested-forcing"

_MOST_CANDIDATES = 4_000
"""Of more, nobody follows what follows."""

_WORK = 400_000_000
"""For all candidates: about a second. A 9×9 takes a tenth of it."""

WORK_IN_ALL = 1_000_000_000
"""For all steps that are taken on a board: about two seconds, three times what the hardest Sudoku takes."""

_WORK_FOR_ONE = 20_000_000


def nested(board: Board) -> Iterator[Step]:
    """Contradictions that supposing a candidate leads to, with the easiest inside that suffices for any."""
    graph = graph_of(board)
    if not 0 < len(graph.excludes) <= _MOST_CANDIDATES or board.spent[NESTED] > WORK_IN_ALL:
        return
    forcing = Forcing(
        {number: cells_in(excluded) for number, excluded in graph.excludes.items()},
        map(cells_in, graph.choices), most_work=_WORK_FOR_ONE,
    )  # fmt: skip
    wrong = _wrong(board, graph)
    for inside, rating in RATINGS.items():
        before, any_found = forcing.work, False
        for number, found in _shortest_first(board, forcing, wrong, inside):
            if not any_found:
                board.spent[NESTED] += forcing.work - before
            any_found = True
            # The limits count what lies between the ends: the assumption, and what is both true and false.
            yield refutation(graph, _retold(graph, number, found), NESTED, longer(rating, found.length - 2))
        if any_found:
            return
        board.spent[NESTED] += forcing.work - before


def _shortest_first(
    board: Board, forcing: Forcing, wrong: Sequence[int], inside: Inside
) -> Iterator[tuple[int, Refutation]]:
    """What is refuted so, but not by singles alone. Most askers want the shortest only, which is found sooner alone."""
    best: tuple[int, Refutation] | None = None
    for number in board.in_time(wrong):
        found = forcing.refute(number, inside, best[1].length) if best else forcing.refute(number, inside)
        if found and found.refuted:
            best = number, found
        if forcing.work > _WORK:
            break
    if best:
        yield best
        others = ((number, forcing.refute(number, inside)) for number in board.in_time(wrong) if number != best[0])
        yield from sorted(((n, found) for n, found in others if found and found.refuted), key=lambda o: o[1].length)


def _wrong(board: Board, graph: Graph) -> list[int]:
    """The candidates that no solution has: no other can be refuted."""
    possible = board.possible()
    numbers = ((number, *graph.candidate(number)) for number in graph.excludes)
    return [number for number, cell, value in numbers if not possible[cell] & bit(value)]


def _retold(graph: Graph, number: int, found: Refutation) -> Contradiction:
    """The same contradiction with its reasons. Whatever refutes a candidate on the way, singles show it, too."""
    known = Consequences(graph, number, graph.open, graph.choices_of)
    for wrong in found.refuted:
        if not known.empty and known.left >> wrong & 1:
            known.refute(wrong, contradiction(Consequences(graph, wrong, known.left, graph.choices_of)))
    return contradiction(known)


TECHNIQUES = (Technique(NESTED, "Nested forcing chain", RATINGS[Inside.PATTERNS], nested),)
