"""Forcing from one candidate: suppose it is true, and follow what must be, until that cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.consequences import Consequences, Contradiction, contradiction, tell
from gridwright.logic.structure.graph import Graph, graph_of
from gridwright.logic.structure.links import longer
from gridwright.logic.structure.premises import Premises

__all__ = ["TECHNIQUES", "refutation"]


def nishio(board: Board) -> Iterator[Step]:
    """Places of one value: supposing one leaves a house without any."""
    graph = graph_of(board)
    in_houses = {
        number: [choice for choice in choices if graph.choices[choice].house]
        for number, choices in graph.choices_of.items()
    }
    tried = (Consequences(graph, number, graph.of_value(number), in_houses) for number in board.in_time(graph.excludes))
    return _shortest(graph, tried, "nishio", 7.5)


def dynamic(board: Board) -> Iterator[Step]:
    """Supposing a candidate leads by singles to a cell or a house with nothing left."""
    graph = graph_of(board)
    tried = (Consequences(graph, number, graph.open, graph.choices_of) for number in board.in_time(graph.excludes))
    return _shortest(graph, tried, "dynamic-forcing", 8.5)


def _shortest(graph: Graph, tried: Iterable[Consequences], technique: str, rating: float) -> Iterator[Step]:
    for found in sorted((contradiction(known) for known in tried if known.empty), key=lambda found: found.length):
        yield refutation(graph, found, technique, longer(rating, found.length))


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
        substeps=tuple(
            refutation(graph, why, "dynamic-forcing", longer(8.5, why.length))
            for why in map(found.known.refuted.__getitem__, found.refuted)
        ),
    )  # fmt: skip


TECHNIQUES = (
    Technique("nishio", "Nishio", 7.5, nishio),
    Technique("dynamic-forcing", "Dynamic forcing chain", 8.5, dynamic),
)
