"""Chains told link by link."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Link, Step
from gridwright.logic.structure.sets import cell_set, cells_in
from gridwright.model.grid import Grid
from gridwright.model.layout import House, layout_of
from gridwright.model.primitives import bit, values_in
from gridwright.model.puzzle import Position, Puzzle
from gridwright.words._causes import link_causes
from gridwright.words._language import Language
from gridwright.words._names import Houses

__all__ = ["branches", "chain", "dead_end", "ends", "equals"]


def chain(step: Step, puzzle: Puzzle, language: Language) -> str:
    """`If r1c1 is not 5, then r1c7 is 5; then r3c8 is not 5.` Clues that links come from are named in brackets."""
    loose = _loose(step)
    links = step.links
    if len(loose) == 1:  # what a house has left once all its other places are gone
        links = (*links, Link(links[-1].second, (loose[0], links[-1].second[1]), strong=True))
    start = _start(step)
    told = _told(links, step, puzzle, language, set(), start)
    if certain := [] if links[0].strong else _certain(links, start):
        return f"{_clause('certain', certain, puzzle.grid, language)} {told}"
    return told


def _start(step: Step) -> Candidate:
    """What is assumed first. A refutation begins with what it refutes, though links may come from elsewhere before."""
    first, strong = step.links[0].first, step.links[0].strong
    return first if strong or first in step.eliminations or not step.eliminations else step.eliminations[0]


def _certain(links: Sequence[Link], start: Candidate) -> list[Candidate]:
    """What links come from that neither was assumed nor follows from them: the only thing that the board leaves."""
    reached = {start, *(link.second for link in links if link.strong)}
    return list(dict.fromkeys(link.first for link in links if not link.strong and link.first not in reached))


def _told(
    links: Sequence[Link], step: Step, puzzle: Puzzle, language: Language, said: set[str], start: Candidate
) -> str:
    """One chain; to the rules that were `said` in the step it adds those that it names."""
    grid = puzzle.grid
    condition = _clause("if-not" if links[0].strong else "if-is", [start], grid, language)
    consequences = []
    for strong, some in groupby(links, key=lambda link: link.strong):
        run = list(some)
        reached = list(dict.fromkeys(link.second for link in run))
        for candidates in ([candidate] for candidate in reached) if strong else [reached]:
            key = "then-is" if strong else "then-not" if len(candidates) == 1 else "then-none"
            causes = link_causes([link for link in run if link.second in candidates], step, puzzle, language, said)
            said.update(causes)
            why = f" ({', '.join(causes)})" if causes else ""
            consequences.append(_clause(key, candidates, grid, language) + why)
    return f"{condition[0].upper()}{condition[1:]}, {'; '.join(consequences)}."


def branches(step: Step, puzzle: Puzzle, language: Language) -> str:
    """Several chains one after the other, each of them from another beginning."""
    said: set[str] = set()
    return " ".join(_told(links, step, puzzle, language, said, links[0].first) for links in _split(step.links))


def ends(step: Step, puzzle: Puzzle, language: Language) -> str:
    """What a chain proves: that one of its ends is true. Clues by which that rules others out are named in brackets."""
    loose, grid = _loose(step), puzzle.grid
    closing = step.links[-1]
    first, last = step.links[0].first, closing.second if closing.strong else closing.first
    if first == last:
        return language.filled(language.clauses["ends-same"], {"first": equals([first], grid, language)})
    if len(loose) > 1:
        names = language.listed([grid.name(cell) for cell in loose])
        fields = {"first": equals([first], grid, language), "value": grid.shown(first[1]), "cells": names}
        return language.filled(language.clauses["ends-many"], fields)
    both = [first, (loose[0], first[1]) if loose else last]
    told = language.filled(language.clauses["ends"], {"ends": equals(both, grid, language)})
    ruled_out = [Link(end, gone, strong=False) for end in both for gone in step.eliminations]
    if causes := link_causes(ruled_out, step, puzzle, language):
        told = f"{told.removesuffix('.')} ({', '.join(causes)})."
    return told if closing.strong or loose else f"{told} {language.clauses['loop']}"


def _loose(step: Step) -> list[int]:
    """Cells that are part of a pattern but of no link."""
    linked = {candidate[0] for link in step.links for candidate in (link.first, link.second)}
    return [cell for cell in step.cells if cell not in linked]


def dead_end(step: Step, position: Position, language: Language) -> str:
    """Where an assumption leaves nothing, as far as the position shows it: a cell, or a house for a value."""
    grid = position.puzzle.grid
    for board in _followed(step, position):
        if (cell := _emptied(step, board)) is not None:
            return language.filled(language.clauses["no-value"], {"cell": grid.name(cell)})
        if placeless := _placeless(step, board):
            value, house = placeless
            fields = {"value": grid.shown(value), "house": Houses([house], position.puzzle, language)}
            return language.filled(language.clauses["no-place"], fields)
    return language.clauses["dead-end"]


def _followed(step: Step, position: Position) -> Iterator[Board]:
    """The board without what a chain denies, then with what holds, then without all that this leaves no partner."""
    board = Board(layout_of(position.puzzle), position.values, position.marks)
    denied = [link.second for link in step.links if not link.strong]
    for candidate in (*denied, *(one for substep in step.substeps for one in substep.eliminations)):
        board.eliminate(*candidate)
    yield board
    for cell, value in dict.fromkeys(link.second if link.strong else link.first for link in step.links):
        board.place(cell, value)
    yield board
    while _without_partners(board):
        yield board


def _emptied(step: Step, board: Board) -> int | None:
    """A cell with no candidate left: that which was spoken of last, if it is one."""
    spoken = (link.second[0] for link in reversed(step.links))
    bound = (cell for pair in step.pairs for cell in pair)
    return next((cell for cell in (*spoken, *step.grounds, *bound) if not board.candidates[cell]), None)


def _placeless(step: Step, board: Board) -> tuple[int, House] | None:
    """A value and a house of the step in which it has no place left: the value spoken of last, if it is one."""
    values = dict.fromkeys((*(link.second[1] for link in reversed(step.links)), *step.values))
    houses = [(house, cell_set(house.cells)) for house in step.houses if house.full]
    every = ((value, house, cells) for value in values for house, cells in houses)
    lacking = ((value, house) for value, house, cells in every if not board.where[value] & cells)
    return next(((value, house) for value, house in lacking if _holds(board, house, value)), None)


def _holds(board: Board, house: House, value: int) -> bool:
    """Whether a full house must hold a value."""
    return any(board.layout.domains[cell] & bit(value) for cell in house.cells)


def _without_partners(board: Board) -> bool:
    """Takes away what would leave a cell that it sees no candidate; whether there was any."""
    found = False
    for cell in board.open_cells():
        for value in values_in(board.candidates[cell]):
            lost: dict[int, int] = {}
            for gone, cells in board.shape.effects[cell][value]:
                for other in cells_in(cells & board.open):
                    lost[other] = lost.get(other, 0) | bit(gone)
            if any(not board.candidates[other] & ~mask for other, mask in lost.items()):
                board.eliminate(cell, value)
                found = True
    return found


def equals(candidates: Sequence[Candidate], grid: Grid, language: Language) -> str:
    """`r1c1=5 and r3c8=7`."""
    return language.listed([f"{grid.name(cell)}={grid.shown(value)}" for cell, value in candidates])


def _clause(key: str, candidates: Sequence[Candidate], grid: Grid, language: Language) -> str:
    cell, value = candidates[0]
    fields = {"cell": grid.name(cell), "value": grid.shown(value), "all": equals(candidates, grid, language)}
    return language.filled(language.clauses[key], fields)


def _split(links: Sequence[Link]) -> Iterator[Sequence[Link]]:
    start = 0
    for place in range(1, len(links)):
        if links[place].first != links[place - 1].second:
            yield links[start:place]
            start = place
    yield links[start:]
