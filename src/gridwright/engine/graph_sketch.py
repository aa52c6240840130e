"""What primitives say as nodes and edges, each with a token for what it means, which no name of a cell is part of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import assert_never

from gridwright.engine.sequences import sequence
from gridwright.model.layout import Layout
from gridwright.model.primitives import (
    Automaton,
    Distinct,
    Domain,
    OneOf,
    Pair,
    Primitive,
    Relation,
    Sum,
    mask_up_to,
    relation,
    values_in,
)

__all__ = ["Sketch", "Token", "different", "sketch"]

Token = tuple[object, ...]
"""What a node is, or an edge as it is seen from one end, in words and numbers that no version may change."""

Edge = tuple[int, int, Token, Token]

_OF: Token = ("of",)


@dataclass
class Sketch:
    """A graph in the making: a token per node, edges, the node of each cell (−1 for holes) and of the first value."""

    size: int
    nodes: list[Token] = field(default_factory=list)
    edges: list[Edge] = field(default_factory=list)
    node_of: list[int] = field(default_factory=list)
    values: int | None = None

    def add(self, token: Token, cells: Iterable[int] = (), seen_as: Token = _OF) -> int:
        """A new node, with an edge to each of some cells."""
        self.nodes.append(token)
        node = len(self.nodes) - 1
        self.edges += [(node, self.node_of[cell], seen_as, seen_as) for cell in cells if self.node_of[cell] >= 0]
        return node

    def tie(self, first: int, second: int, token: Token, back: Token) -> None:
        """An edge between two cells."""
        if self.node_of[first] >= 0 and self.node_of[second] >= 0:
            self.edges.append((self.node_of[first], self.node_of[second], token, back))


def sketch(layout: Layout, primitives: Iterable[Primitive], *, named: bool) -> Sketch:
    """The graph of what primitives say; values keep their names, or are nodes."""
    found = Sketch(layout.values)
    domains = [mask_up_to(layout.values)] * len(layout.grid.cells)
    rest = []
    for primitive in dict.fromkeys(primitives):
        if isinstance(primitive, Domain):
            for cell in primitive.cells:
                domains[cell] &= primitive.mask
        else:
            rest.append(primitive)
    for cell, mask in enumerate(domains):
        hole = cell in layout.grid.holes
        found.node_of.append(-1 if hole else found.add(("cell", mask if named else 0)))
    if not named:
        _add_values(found, domains)
    for said in dict.fromkeys(_said(primitive, layout.values) for primitive in rest):
        _add(found, said)
    return found


def _add_values(found: Sketch, domains: list[int]) -> None:
    """A node per value, and one per domain that not all cells have, between its cells and its values."""
    found.values = len(found.nodes)
    for _ in range(found.size):
        found.add(("value",))
    cells_of: dict[int, list[int]] = {}
    for cell, mask in enumerate(domains):
        if found.node_of[cell] >= 0:
            cells_of.setdefault(mask, []).append(cell)
    if set(cells_of) == {mask_up_to(found.size)}:
        return
    for mask, cells in cells_of.items():
        node = found.add(("domain",), cells)
        found.edges += [(node, found.values + value - 1, _OF, _OF) for value in values_in(mask)]


def _said(primitive: Primitive, size: int) -> Token:
    """What a primitive says, the same for primitives that say the same: what it is, then its cells, then details."""
    match primitive:
        case Distinct():
            return _house(primitive.cells)
        case Pair(first, second, related):
            if related == different(size):
                return _house((first, second))
            here, there = related.allowed, _from_the_other(related).allowed
            allowed, first, second = min((here, first, second), (there, second, first))
            return "pair", first, second, allowed, here == there
        case OneOf():
            return "one of", tuple(sorted(primitive.cells)), tuple(sorted(primitive.sets))
        case Sum():
            return _sum(primitive, size)
        case Automaton():
            said = sequence(primitive.machine, len(primitive.cells))
            cells = list(primitive.cells[::-1] if said.backwards else primitive.cells)
            blocks = tuple([tuple(sorted([cells.pop(0) for _ in range(block)])) for block in said.blocks])
            ordered = min(blocks, blocks[::-1]) if said.either else blocks
            return "in turn", ordered, said.layers, said.either
        case Domain():
            raise AssertionError("domains are part of their cells")
        case _:
            assert_never(primitive)


@lru_cache(maxsize=64)
def different(size: int) -> Relation:
    """That two values of 1 … size are not equal."""
    return relation(range(1, size + 1), lambda value, other: value != other)


@lru_cache(maxsize=256)
def _from_the_other(related: Relation) -> Relation:
    return related.reversed()


def _house(cells: tuple[int, ...]) -> Token:
    return "house", tuple(sorted(set(cells)))


def _sum(primitive: Sum, size: int) -> Token:
    """Its terms and bounds, no wider than values allow, and with signs turned if that is less."""
    whole: Counter[int] = Counter()
    for by, cell in zip(primitive.coefficients, primitive.cells, strict=True):
        whole[cell] += by
    ways = []
    for sign in (1, -1):
        terms = sorted((sign * by, cell) for cell, by in whole.items() if by)
        low, high = sorted((sign * primitive.low, sign * primitive.high))
        least = sum(by if by > 0 else by * size for by, _ in terms)
        most = sum(by if by < 0 else by * size for by, _ in terms)
        ways.append(([by for by, _ in terms], max(low, least), min(high, most), tuple(terms)))
    ways.sort()
    _, low, high, together = ways[0]
    return "sum", together, low, high, ways[0][:3] == ways[1][:3]


def _add(found: Sketch, said: Token) -> None:
    match said:
        case ("house", tuple() as cells):
            if len(cells) == 2:
                found.tie(*cells, ("different",), ("different",))
            elif len(cells) > 2:
                found.add(("house",), cells)
        case ("pair", int(first), int(second), allowed, both):
            found.tie(first, second, ("pair", allowed, 0), ("pair", allowed, 0 if both else 1))
        case ("one of", tuple() as cells, sets):
            found.add(("one of", sets), cells)
        case ("sum", tuple() as terms, low, high, either):
            _add_sum(found, terms, ("sum", low, high), either=bool(either))
        case ("in turn", tuple() as blocks, layers, either):
            _add_sequence(found, blocks, layers, either=bool(either))
        case _:
            raise AssertionError(said)


def _add_sum(found: Sketch, terms: tuple[tuple[int, int], ...], token: Token, *, either: bool) -> None:
    """A node for the terms; where their signs can be turned, one for those of each sign, which are alike."""
    signs = [1, -1] if either else [0]
    nodes = [found.add((*token, "signed" if either else "")) for _ in signs]
    for by, cell in terms:
        node = nodes[signs.index(1 if by > 0 else -1)] if either else nodes[0]
        size = abs(by) if either else by
        found.edges.append((node, found.node_of[cell], ("term", size), ("term", size)))
    if either:
        found.edges.append((nodes[0], nodes[1], ("other sign",), ("other sign",)))


def _add_sequence(found: Sketch, blocks: tuple[tuple[int, ...], ...], layers: object, *, either: bool) -> None:
    """A node per block of cells that can change places, each with an edge to the next."""
    nodes = [found.add(("in turn", layers, len(block)), block) for block in blocks]
    before, after = (("next",), ("next",)) if either else (("after",), ("before",))
    found.edges += [(a, b, before, after) for a, b in pairwise(nodes)]
