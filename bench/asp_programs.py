"""Sudoku as logic programs for clingo."""

from __future__ import annotations

from importlib import import_module
from typing import Any

__all__ = ["grounded"]

_PROGRAM = """
1 { x(R,C,V) : V = 1..n } 1 :- R = 0..n-1, C = 0..n-1.
1 { x(R,C,V) : C = 0..n-1 } 1 :- R = 0..n-1, V = 1..n.
1 { x(R,C,V) : R = 0..n-1 } 1 :- C = 0..n-1, V = 1..n.
1 { x(R,C,V) : R = 0..n-1, C = 0..n-1, R/h == B, C/w == S } 1 :- B = 0..n/h-1, S = 0..n/w-1, V = 1..n.
"""


def grounded(height: int, width: int, models: int) -> tuple[Any, dict[tuple[int, int], int]]:
    """A control for Sudoku with boxes of this size, and its literal for each cell and value."""
    constants = [f"-cn={height * width}", f"-ch={height}", f"-cw={width}"]
    # What it learnt from one puzzle slows it down on others.
    control = import_module("clingo").Control([str(models), *constants, "--forget-on-step=15"])
    control.add("base", [], _PROGRAM)
    control.ground([("base", [])])
    literals = {}
    for atom in control.symbolic_atoms.by_signature("x", 3):
        row, col, value = (argument.number for argument in atom.symbol.arguments)
        literals[row * height * width + col, value] = atom.literal
    return control, literals
