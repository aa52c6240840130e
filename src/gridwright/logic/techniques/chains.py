"""Chains: by turns one of two candidates is true, and two candidates are not both true. So one of the ends is true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from gridwright.logic.board import Board
from gridwright.logic.step import Link, Step, Technique
from gridwright.logic.structure.graph import Graph, graph_of
from gridwright.logic.structure.links import Links, links_of, longer
from gridwright.logic.structure.premises import Premises
from gridwright.logic.structure.sets import cells_in

__all__ = ["TECHNIQUES"]

HARDEST = 7.5
"""However long, a chain is no harder than forcing."""


def x_chain(board: Board) -> Iterator[Step]:
    """A chain over the places of one value, two of them in each house that it passes."""
    graph = graph_of(board)
    choices = [choice for choice in graph.choices.values() if choice.house]
    return _steps(Links(graph, choices, same_value=True), "x-chain", 6.5)


def xy_chain(board: Board) -> Iterator[Step]:
    """A chain over cells with two candidates."""
    graph = graph_of(board)
    choices = [choice for choice in graph.choices.values() if not choice.house and not choice.why]
    return _steps(Links(graph, choices), "xy-chain", 6.6)


def alternating_chain(board: Board) -> Iterator[Step]:
    """A chain over links of any origin."""
    graph = graph_of(board)
    return _steps(links_of(graph), "alternating-chain", 6.7)


def _steps(links: Links, technique: str, rating: float) -> Iterator[Step]:
    """A step for each conclusion, by the shortest chain that draws it."""
    seen = set()
    for first, last in _ends(links):
        way = [first, *links.way(links.strong[first], 1 << last)]
        step = _step(links, way, technique, rating)
        if step and (step.placements, step.eliminations) not in seen:
            seen.add((step.placements, step.eliminations))
            yield step


def _ends(links: Links) -> Iterator[tuple[int, int]]:
    """The ends of chains, shortest first, that exclude some candidate both, or each other, or are the same one.

    If the first end is false the last is true, and the other way round: each pair is told once.
    """
    wanted = {first: links.graph.near(first) & -(1 << first) for first in links.strong}
    running = [(first, links.levels(reached)) for first, reached in links.strong.items()]
    while running:
        going = []
        for first, levels in running:
            level = next(levels, 0)
            if level:
                going.append((first, levels))
                for last in cells_in(level & wanted[first]):
                    yield first, last
        running = going


def _joins(graph: Graph, way: list[int]) -> list[tuple[int, int]]:
    """The pairs of candidates, one of which is true, that both exclude some other.

    Those are the ends; where these exclude each other it is a loop, and then any two in it with a weak link.
    """
    excludes = graph.excludes
    joins = [(way[-1], way[0])]
    if excludes[way[0]] >> way[-1] & 1:
        joins += zip(way[1:-1:2], way[2:-1:2], strict=True)
    return [(a, b) for a, b in joins if a != b and excludes[a] & excludes[b]]


def _step(links: Links, way: list[int], technique: str, rating: float) -> Step | None:
    """What a chain proves: that one of its ends is true, which is a value if they are the same."""
    graph, premises, told = links.graph, Premises(links.graph), []
    joins = _joins(graph, way)
    is_loop = any(join != (way[-1], way[0]) for join in joins)
    if not joins and way[0] != way[-1]:
        return None
    for place, (a, b) in enumerate(pairwise([*way, way[0]] if is_loop else way)):
        told.append(Link(graph.candidate(a), graph.candidate(b), strong=place % 2 == 0))
        if place % 2 == 0:
            premises.choose(links.choice(a, b))
        else:
            premises.exclude(a, b)
    removed = 0
    for a, b in joins:
        removed |= graph.excludes[a] & graph.excludes[b]
        for number in cells_in(graph.excludes[a] & graph.excludes[b]):
            premises.exclude(a, number)
            premises.exclude(b, number)
    chain = [graph.candidate(number) for number in way]
    return Step(
        technique, min(longer(rating, len(way)), HARDEST),
        placements=() if removed else (chain[0],),
        eliminations=graph.candidates(removed),
        cells=tuple(dict.fromkeys(cell for cell, _ in chain)),
        values=tuple(dict.fromkeys(value for _, value in chain)),
        links=tuple(told),
        grounds=premises.grounds, houses=premises.houses, pairs=premises.pairs,
        rules=premises.rules,
    )  # fmt: skip


TECHNIQUES = (
    Technique("x-chain", "X-chain", 6.5, x_chain),
    Technique("xy-chain", "XY-chain", 6.6, xy_chain),
    Technique("alternating-chain", "Alternating chain", 6.7, alternating_chain),
)
