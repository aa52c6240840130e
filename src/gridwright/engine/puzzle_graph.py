"""A layout as a graph that says the same whatever its cells are called: nodes for cells, values and what rules say.

Where no rule tells values apart, they are nodes like cells, and can change their names. Where one does, they keep them,
and there are two graphs: one of them for the order of values turned around.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from gridwright.engine import _core
from gridwright.engine.graph_sketch import Sketch, Token, different, sketch
from gridwright.engine.turned_values import turned
from gridwright.model.layout import Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Primitive, Relation, Sum, relation

__all__ = ["Graphs", "Orientation", "graphs_of"]


class Orientation(NamedTuple):
    """A graph for all puzzles of a layout, and whether the values of givens are to be turned around in it."""

    graph: _core.PuzzleGraph
    turned: bool


class Graphs(NamedTuple):
    """The ways to see a layout as a graph, and what the colours and labels of all of them mean."""

    ways: tuple[Orientation, ...]
    meaning: str


@lru_cache(maxsize=128)
def graphs_of(layout: Layout) -> Graphs:
    """The graphs of a layout: one, or two if they differ in nothing that can be counted."""
    understood = (Domain, Distinct, Pair, OneOf, Sum, Automaton)
    said = [layout.lowered(rule, "the search for a canonical form", *understood) for rule in range(len(layout.rules))]
    primitives = [primitive for some in said for primitive in some]
    if not any(_tells_values_apart(primitive, layout.values) for primitive in primitives):
        sketches = [sketch(layout, primitives, named=False)]
    else:
        other = [turned(primitive, layout.values) for primitive in primitives]
        sketches = [sketch(layout, some, named=True) for some in (primitives, other)]
    colours = _ranks(token for one in sketches for token in one.nodes)
    labels = _ranks(token for one in sketches for edge in one.edges for token in edge[2:])
    tallies = [_tally(one, colours, labels) for one in sketches]
    ways = tuple([
        Orientation(_compiled(one, colours, labels), number > 0)
        for number, (one, tally) in enumerate(zip(sketches, tallies, strict=True))
        if tally == min(tallies)
    ])  # fmt: skip
    return Graphs(ways, repr((layout.values, list(colours), list(labels))))


def _tells_values_apart(primitive: Primitive, size: int) -> bool:
    """Whether it says something else when values change their names. Domains do not: they are nodes then."""
    if isinstance(primitive, Pair):
        return primitive.relation not in (_equal(size), different(size))
    return not isinstance(primitive, Domain | Distinct)


@lru_cache(maxsize=64)
def _equal(size: int) -> Relation:
    return relation(range(1, size + 1), lambda value, other: value == other)


def _ranks(tokens: Iterable[Token]) -> dict[Token, int]:
    """A number for each, not 0."""
    return {token: rank for rank, token in enumerate(sorted(set(tokens)), 1)}


def _tally(one: Sketch, colours: dict[Token, int], labels: dict[Token, int]) -> list[object]:
    """How many nodes and edges of each sort there are, which is the same whatever cells are called."""
    nodes = Counter(colours[token] for token in one.nodes)
    edges = Counter(tuple(sorted((labels[token], labels[back]))) for _, _, token, back in one.edges)
    return [sorted(nodes.items()), sorted(edges.items())]


def _compiled(one: Sketch, colours: dict[Token, int], labels: dict[Token, int]) -> _core.PuzzleGraph:
    edges = [(a, b, labels[token], labels[back]) for a, b, token, back in one.edges]
    return _core.PuzzleGraph([colours[token] for token in one.nodes], edges, one.node_of, one.values)
