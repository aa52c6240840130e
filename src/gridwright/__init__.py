"""Gridwright: number-placement puzzles read, solved, proven, explained, rated, mended, converted and drawn.

    import gridwright as gw
    puzzle = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    outcome = gw.solve(puzzle)
    print(outcome.status)  # unique
    print(gw.render(puzzle, outcome.solution))

Each kind of puzzle has a constructor of its name: `gw.sudoku(rows)`, `gw.suguru(regions, givens)` …

Everything is loaded when it is first asked for, from the module that this table says. `__init__.pyi`, which type
checkers and editors read instead of this file, is made from it by `make door`.
"""

from __future__ import annotations

import sys
from importlib import import_module

__version__ = "0.1.0"

HOMES = {
    "batches": ("batch",),
    "batches.generation": ("generate",),
    "clues": ("Clue", "Given", "clues_of", "with_clues"),
    "datasets.audit.audit": ("audit_dataset",),
    "datasets.audit.report": ("Audit",),
    "datasets.dataset": ("Dataset",),
    "datasets.make": ("make_dataset",),
    "datasets.scoring": ("score",),
    "datasets.step_scoring": ("score_steps",),
    "diagnosis": ("Diagnosis", "Report", "check", "diagnose"),
    "engine": ("Engine", "count", "solutions", "solve", "solve_many", "true_candidates"),
    "engine.canonical": ("Canonical", "canonical"),
    "kinds": ("all_kinds", "all_options", "find as kind"),
    "kinds._kind": ("LEVELS", "Kind"),
    "logic": (
        "Rated", "Step", "Technique", "Trail", "explain", "hint", "ladder", "rate", "reason", "technique", "verify",
    ),
    "making.complete": ("Completed", "complete"),
    "making.made": ("Made",),
    "making.minimize": ("Minimized", "minimize"),
    "model.clock": ("Cancel",),
    "model.errors": ("FormatError", "GridwrightError", "OutOfTimeError", "Problem", "RuleError"),
    "model.grid": ("Grid",),
    "model.puzzle": ("Outcome", "Position", "Puzzle", "Solution", "Status"),
    "notations": (
        "Loaded", "all_notations", "dump", "dump_all", "load", "load_all", "load_all_file", "load_each", "load_file",
        "load_position", "losses", "notation",
    ),
    "notations._shared.notation": ("Notation",),
    "pictures.drawing": ("book", "chart", "draw", "gallery", "page", "png", "render", "svg"),
    "results.data": ("as_data",),
    "words": ("languages", "tell"),
}  # fmt: skip
"""The modules behind the door, and what each of them brings."""

_NAMES = {entry.split()[-1]: (home, entry.split()[0]) for home, entries in HOMES.items() for entry in entries}
"""Where a public name comes from, and what it is called there."""


def __getattr__(name: str) -> object:
    """A public name, which then stays."""
    if name in _NAMES:
        home, own = _NAMES[name]
    elif name in _constructors():
        home, own = f"kinds.{name}", name
    else:
        message = f"module 'gridwright' has no attribute {name!r}"
        raise AttributeError(message, name=name, obj=sys.modules[__name__])  # so that Python says what may be meant
    found: object = getattr(import_module(f"gridwright.{home}"), own)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(["__version__", *_NAMES, *_constructors()])


def _constructors() -> tuple[str, ...]:
    """The constructors of kinds: each is called like its file, and here because that is there."""
    from gridwright.kinds import ids  # noqa: PLC0415 - loaded when it is needed

    return ids()
