"""Forcing from a choice: whichever candidate of a cell, or place of a value in a house, is true, the same follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count, pairwise

from gridwright.logic.board import Board
from gridwright.logic.step import Link, Step, Technique
from gridwright.logic.structure.graph import Choice, graph_of
from gridwright.logic.structure.links import Links, Reach, links_of, longer, reach_of
from gridwright.logic.structure.premises import Premises
from gridwright.logic.structure.sets import cells_in

__all__ = ["TECHNIQUES"]

RATING = 8.0


def from_cell(board: Board) -> Iterator[Step]:
    """Every candidate of a cell leads to the same one being false."""
    return _steps(board, "forcing-cell", in_houses=False)


def from_house(board: Board) -> Iterator[Step]:
    """Every place of a value in a full house leads to the same candidate being false."""
    return _steps(board, "forcing-house", in_houses=True)


def _steps(board: Board, technique: str, *, in_houses: bool) -> Iterator[Step]:
    """A step for each candidate removed; those first whose longest branch is shortest."""
    graph = graph_of(board)
    reach = reach_of(graph)
    # A choice of two is the strong link of a chain.
    choices = [
        choice
        for key, choice in graph.choices.items()
        if bool(choice.house) is in_houses and not choice.why and key.bit_count() > 2
    ]
    growing = [(choice, cells_in(choice.candidates)) for choice in choices]
    seen = 0
    for radius in count():
        if not growing:
            return
        # Whose branches all ended before has nothing new to say, nor has one whose branches never meet.
        grown, found = [], []
        for choice, numbers in board.in_time(growing):
            if radius == 1 and not _meeting(reach, numbers) & ~seen:
                continue
            branches = [reach.after(number, radius) for number in numbers]
            if all(len(branch) <= radius for branch in branches):
                continue
            grown.append((choice, numbers))
            common = ~seen
            for branch in branches:
                common &= branch[min(radius, len(branch) - 1)]
                if not common:
                    break
            for wrong in cells_in(common):
                jumps = sum(next(n for n, false in enumerate(b) if false >> wrong & 1) for b in branches)
                found.append((2 * jumps + len(branches) + 1, wrong, choice))
        growing = grown
        for length, wrong, choice in sorted(found):
            if not seen >> wrong & 1:
                seen |= 1 << wrong
                yield _step(links_of(graph), choice, wrong, technique, longer(RATING, length))


def _meeting(reach: Reach, numbers: Iterable[int]) -> int:
    """What every branch leads to in the end."""
    common = -1
    for number in numbers:
        common &= reach.after(number)[-1]
        if not common:
            break
    return common


def _step(links: Links, choice: Choice, wrong: int, technique: str, rating: float) -> Step:
    graph, premises, told = links.graph, Premises(links.graph), []
    premises.choose(choice)
    for number in cells_in(choice.candidates):
        way = [*links.way(1 << number, graph.excludes[wrong]), wrong]
        for place, (first, second) in enumerate(pairwise(way)):
            told.append(Link(graph.candidate(first), graph.candidate(second), strong=place % 2 == 1))
            if place % 2:
                premises.choose(links.choice(first, second))
            else:
                premises.exclude(first, second)
    chain = [*graph.candidates(choice.candidates), *(link.second for link in told)]
    return Step(
        technique, rating, eliminations=(graph.candidate(wrong),),
        cells=tuple(dict.fromkeys(cell for cell, _ in chain)),
        values=tuple(dict.fromkeys(value for _, value in chain)),
        links=tuple(told), grounds=premises.grounds, houses=premises.houses, pairs=premises.pairs,
        rules=premises.rules,
    )  # fmt: skip


TECHNIQUES = (
    Technique("forcing-cell", "Cell forcing chains", RATING, from_cell),
    Technique("forcing-house", "House forcing chains", RATING, from_house),
)
