"""Boards made so that one technique finds just what is wanted, and what must hold of the steps it finds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from boards import board_of, found, position_of, said

import gridwright as gw
from gridwright.logic.board import Board


@dataclass(frozen=True)
class Case:
    """A state, and what a technique removes there: by one step for each candidate, or by a single step for all."""

    technique: str
    puzzle: gw.Puzzle
    expected: str
    candidates: dict[str, str] = field(default_factory=dict)
    places: dict[tuple[str, int], str] = field(default_factory=dict)
    """The only places of a value in a row or column: {("r1", 5): "r1c2 r1c7"}."""

    def board(self) -> Board:
        board = board_of(self.puzzle, **self.candidates)
        for (line, value), names in self.places.items():
            for cell in self.puzzle.grid.cells:
                name = self.puzzle.grid.name(cell)
                in_line = name.startswith(f"{line}c") if line[0] == "r" else name.endswith(line)
                if in_line and name not in names.split():
                    board.eliminate(cell, value)
        return board

    def steps(self) -> list[gw.Step]:
        """Those found, once they are seen to be the expected ones and proven."""
        board = self.board()
        steps = found(board, self.technique)
        removed = [candidate for step in steps for candidate in step.eliminations]
        assert said(board, tuple(removed)) == set(self.expected.split())
        assert len(removed) == len(set(removed))
        for step in steps:
            assert self.flaws(step) == []
        return steps

    def flaws(self, step: gw.Step) -> list[gw.Problem]:
        return gw.verify(position_of(self.board(), self.puzzle), [step])

    def told(self, step: gw.Step) -> str:
        """A step's links: `r1c1=1 = r1c2=1 - r5c2=1`, with a semicolon where the next does not start at the end."""
        names = [[f"{self.puzzle.grid.name(cell)}={value}" for cell, value in link[:2]] for link in step.links]
        text = names[0][0]
        for place, (first, second) in enumerate(names):
            if place and names[place - 1][1] != first:
                text += f"; {first}"
            text += f" {'=' if step.links[place].strong else '-'} {second}"
        return text


def wrong(step: gw.Step, board: Board) -> Iterator[gw.Step]:
    """Steps that don't hold: with any one premise left out, and with any other candidate of the first cell removed."""
    for what in ("grounds", "houses", "pairs"):
        every = getattr(step, what)
        for place in range(len(every)):
            yield replace(step, **{what: every[:place] + every[place + 1 :]})
    cell, value = step.eliminations[0]
    for other in range(1, board.layout.values + 1):
        if other != value and board.has(cell, other):
            yield replace(step, eliminations=((cell, other),))
