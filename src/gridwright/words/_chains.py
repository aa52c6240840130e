"""Chains told link by link."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Link, Step
from gridwright.model.grid import Grid
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
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
    return _told(links, step, puzzle, language, set())


def _told(links: Sequence[Link], step: Step, puzzle: Puzzle, language: Language, said: set[str]) -> str:
    """One chain; to the rules that were `said` in the step it adds those that it names."""
    grid = puzzle.grid
    condition = _clause("if-not" if links[0].strong else "if-is", [links[0].first], grid, language)
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
    return " ".join(_told(links, step, puzzle, language, said) for links in _split(step.links))


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
    puzzle = position.puzzle
    board = Board(layout_of(puzzle), position.values, position.marks)
    denied = {link.second for link in step.links if not link.strong}
    denied.update(candidate for substep in step.substeps for candidate in substep.eliminations)
    for cell in step.grounds:
        values = values_in(board.candidates[cell])
        if values and all((cell, value) in denied for value in values):
            return language.filled(language.clauses["no-value"], {"cell": puzzle.grid.name(cell)})
    for house in step.houses:
        for value in step.values:
            places = [cell for cell in house.cells if board.has(cell, value)]
            if house.full and places and all((cell, value) in denied for cell in places):
                fields = {"value": puzzle.grid.shown(value), "house": Houses([house], puzzle, language)}
                return language.filled(language.clauses["no-place"], fields)
    return language.clauses["dead-end"]


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
