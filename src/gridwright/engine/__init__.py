"""Search: solving, counting and listing solutions. The only importer of the native core.

Who only solves does not wait for the rest, which is loaded when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridwright.engine.answers import Answers, Listing
from gridwright.engine.engine import Engine
from gridwright.engine.native import instruction_sets
from gridwright.engine.shortcuts import count, solutions, solve, solve_many
from gridwright.model.lazy import lazily

if TYPE_CHECKING:
    from gridwright.engine.candidates import fillable, possible_values, true_candidates
    from gridwright.engine.conflicts import Cores, cores
    from gridwright.engine.edits import Edit, counts
    from gridwright.engine.forcing import Forcing, Inside, Refutation
    from gridwright.engine.reasons import Reason, reason_against, smallest_reason

__all__ = [
    "Answers", "Cores", "Edit", "Engine", "Forcing", "Inside", "Listing", "Reason", "Refutation", "cores", "count",
    "counts", "fillable", "instruction_sets", "possible_values", "reason_against", "smallest_reason", "solutions",
    "solve", "solve_many", "true_candidates",
]

_HOMES = {
    "Cores": "conflicts", "Edit": "edits", "Forcing": "forcing", "Inside": "forcing", "Reason": "reasons",
    "Refutation": "forcing", "cores": "conflicts", "counts": "edits", "fillable": "candidates",
    "possible_values": "candidates", "reason_against": "reasons", "smallest_reason": "reasons",
    "true_candidates": "candidates",
}  # fmt: skip

if not TYPE_CHECKING:  # or checkers would believe that any name is there
    __getattr__ = lazily(__name__, _HOMES)
