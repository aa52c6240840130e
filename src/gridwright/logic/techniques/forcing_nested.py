"""Nested forcing: on the way to a contradiction, other candidates are refuted by contradictions of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.consequences import Consequences, Contradiction, contradiction
from gridwright.logic.structure.graph import Graph, graph_of
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.techniques.forcing import refutation

__all__ = ["TECHNIQUES"]

Doubt = Callable[[Consequences], int]
"""Which candidates to try to refute."""


def nested(board: Board) -> Iterator[Step]:
    """Supposing a candidate leads to a contradiction by singles and by candidates that are refuted on the way.

    Locked candidates are such: each of them leaves a house without a place. Only where these don't suffice, more is
    tried, and what is found first is taken, since to try everything takes seconds.
    """
    graph = graph_of(board)
    locked = sorted(_contradictions(board, graph, _locked_out), key=lambda found: found.length)
    for found in locked or _contradictions(board, graph, _of_two):
        yield refutation(graph, found, "nested-forcing", 9.0)


def _contradictions(board: Board, graph: Graph, doubt: Doubt) -> Iterator[Contradiction]:
    """What supposing each candidate leads to, unless singles suffice; those first that leave least open."""
    tried = [Consequences(graph, number, graph.open, graph.choices_of) for number in board.in_time(graph.excludes)]
    unsettled = sorted((known for known in tried if not known.empty), key=lambda known: known.left.bit_count())
    for known in board.in_time(unsettled):
        while not known.empty and _refute(known, doubt(known)):
            pass
        if known.empty:
            yield contradiction(known)


def _refute(known: Consequences, doubtful: int) -> bool:
    """Refutes what can be refuted of these candidates; says whether there was any."""
    graph, before = known.graph, len(known.refuted)
    for number in cells_in(doubtful):
        if known.left >> number & 1 and number not in known.true:
            inner = Consequences(graph, number, known.left, graph.choices_of)
            if inner.empty:
                known.refute(number, contradiction(inner))
                if known.empty:
                    break
    return len(known.refuted) > before


def _locked_out(known: Consequences) -> int:
    """What is excluded by all that some choice still has."""
    found, excludes = 0, known.graph.excludes
    for choice in _narrowed(known):
        common = known.left
        for number in cells_in(choice):
            common &= excludes[number]
        found |= common
    return found


def _of_two(known: Consequences) -> int:
    """What is locked out, or else the candidates of every choice that has come down to two."""
    found = _locked_out(known)
    if not found:
        for choice in _narrowed(known):
            if choice.bit_count() == 2:
                found |= choice
    return found


def _narrowed(known: Consequences) -> Iterator[int]:
    """What is left of the choices that have lost candidates, two at least."""
    choices_of = known.graph.choices_of
    lost = cells_in(known.graph.open & ~known.left)
    for choice in {choice for number in lost for choice in choices_of[number]}:
        left = choice & known.left
        if left & (left - 1):
            yield left


TECHNIQUES = (Technique("nested-forcing", "Nested forcing chain", 9.0, nested),)
