"""Forcing from one candidate: suppose it is true, and follow what must be, until that cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.engine.suppositions import Suppositions
from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.consequences import Consequences, Contradiction, contradiction, tell
from gridwright.logic.structure.graph import Graph, graph_of
from gridwright.logic.structure.links import longer
from gridwright.logic.structure.premises import Premises
from gridwright.logic.structure.sets import cells_in

__all__ = ["TECHNIQUES", "refutation"]


def nishio(board: Board) -> Iterator[Step]:
    """Places of one value: supposing one leaves a house without any."""
    graph = graph_of(board)
    in_houses = [choice for choice in graph.choices.values() if choice.house]
    alone = [excluded & graph.of_value(number) for number, excluded in graph.excludes.items()]
    for number in _shortest(board, Suppositions(alone, (choice.candidates for choice in in_houses))):
        choices_of = {
            place: [choice for choice in graph.choices_of[place] if graph.choices[choice].house]
            for place in cells_in(graph.of_value(number))
        }
        known = Consequences(graph, number, graph.of_value(number), choices_of)
        found = contradiction(known)
        yield refutation(graph, found, "nishio", longer(7.5, found.length))


def dynamic(board: Board) -> Iterator[Step]:
    """Supposing a candidate leads by singles to a cell or a house with nothing left."""
    graph = graph_of(board)
    for number in _shortest(board, Suppositions(tuple(graph.excludes.values()), graph.choices)):
        known = Consequences(graph, number, graph.open, graph.choices_of)
        found = contradiction(known)
        yield refutation(graph, found, "dynamic-forcing", longer(8.5, found.length))


def _shortest(board: Board, suppositions: Suppositions) -> list[int]:
    """The candidates that lead to a contradiction, those first that lead there on the shortest way."""
    lengths = {number: suppositions.contradiction(number) for number in board.in_time(graph_of(board).excludes)}
    return sorted((number for number, length in lengths.items() if length), key=lengths.__getitem__)


def refutation(graph: Graph, found: Contradiction, technique: str, rating: float) -> Step:
    """The step that takes an assumption away. What was refuted on the way, under that assumption, are its substeps."""
    premises = Premises(graph)
    links = tell(found, premises)
    wrong = graph.candidate(next(iter(found.known.true)))
    chain = [wrong, *(link.second for link in links)]
    return Step(
        technique, rating, eliminations=(wrong,),
        cells=tuple(dict.fromkeys(cell for cell, _ in chain)),
        values=tuple(dict.fromkeys(value for _, value in chain)),
        links=links, grounds=premises.grounds, houses=premises.houses, pairs=premises.pairs,
        rules=premises.rules,
        substeps=tuple(
            refutation(graph, why, "dynamic-forcing", longer(8.5, why.length))
            for why in map(found.known.refuted.__getitem__, found.refuted)
        ),
    )  # fmt: skip


TECHNIQUES = (
    Technique("nishio", "Nishio", 7.5, nishio),
    Technique("dynamic-forcing", "Dynamic forcing chain", 8.5, dynamic),
)
