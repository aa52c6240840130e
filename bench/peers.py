"""Those we are compared with: what is installed from PyPI, and native solvers built elsewhere.

Each peer takes lines of 81 characters and solves them one after the other, proving uniqueness.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from importlib.util import find_spec

import gridwright as gw

__all__ = ["Peer", "by_name", "native", "ours"]

Peer = Callable[[Sequence[str]], int]
"""Solves all lines and returns how many have exactly one solution."""


def ours(level: str | None = None, threads: int = 1) -> Peer:
    engine = gw.Engine(gw.load("." * 81), level=level)

    def run(lines: Sequence[str]) -> int:
        data = "".join(lines).translate(_BYTES).encode("latin-1")
        return bytes(engine.solve_many(data, threads=threads).statuses).count(1)

    return run


def native(path: str) -> Peer:
    """A shared library that has tdoku's interface."""
    solve = ctypes.CDLL(path).TdokuSolverDpllTriadSimd
    solve.restype = ctypes.c_size_t
    solve.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_char_p, ctypes.c_void_p]

    def run(lines: Sequence[str]) -> int:
        solution, guesses = ctypes.create_string_buffer(82), ctypes.c_size_t()
        texts = [line.encode() for line in lines]
        return sum(solve(text, 2, 0, solution, ctypes.byref(guesses)) == 1 for text in texts)

    return run


def _learning(lines: Sequence[str]) -> int:
    """CaDiCaL on the plain formula, one solver for all puzzles, givens as assumptions."""
    from pysat.solvers import Cadical195  # noqa: PLC0415

    def variable(cell: int, value: int) -> int:
        return cell * 9 + value

    puzzle = gw.load("." * 81)
    with Cadical195() as solver:
        for cell in range(81):
            solver.add_clause([variable(cell, value) for value in range(1, 10)])
        for rule in puzzle.rules[1:]:
            for value in range(1, 10):
                cells = rule.cells
                solver.add_clause([variable(cell, value) for cell in cells])
                for i, a in enumerate(cells):
                    for b in cells[i + 1 :]:
                        solver.add_clause([-variable(a, value), -variable(b, value)])
        unique = 0
        for number, line in enumerate(lines, 1):
            givens = [variable(cell, int(char)) for cell, char in enumerate(line) if char != "."]
            if solver.solve(assumptions=givens):
                model = [literal for literal in solver.get_model()[:729] if literal > 0]
                switch = 729 + number  # the clause that excludes this solution belongs to this puzzle alone
                solver.add_clause([-switch, *(-literal for literal in model)])
                unique += not solver.solve(assumptions=[*givens, switch])
        return unique


def _cp_sat(lines: Sequence[str]) -> int:
    from ortools.sat.python import cp_model  # noqa: PLC0415

    unique = 0
    for line in lines:
        model = cp_model.CpModel()
        cells = [
            model.new_int_var(1, 9, "") if char == "." else model.new_constant(int(char)) for char in line
        ]
        for rule in gw.load("." * 81).rules[1:]:
            model.add_all_different(cells[cell] for cell in rule.cells)
        found = 0
        while found < 2:
            solver = cp_model.CpSolver()
            solver.parameters.num_workers = 1
            if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                break
            found += 1
            others = []
            for cell, char in zip(cells, line, strict=True):
                if char == ".":
                    others.append(other := model.new_bool_var(""))
                    model.add(cell != solver.value(cell)).only_enforce_if(other)
            model.add_bool_or(others)
        unique += found == 1
    return unique


_BYTES = str.maketrans({".": "\x00", **{str(value): chr(value) for value in range(1, 10)}})
_INSTALLED = {"python-sat (CaDiCaL)": ("pysat", _learning), "OR-Tools CP-SAT": ("ortools", _cp_sat)}


def by_name() -> dict[str, Peer]:
    """The peers that are installed."""
    return {name: peer for name, (module, peer) in _INSTALLED.items() if find_spec(module)}
