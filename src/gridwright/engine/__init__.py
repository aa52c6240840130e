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
    from gridwright.engine.combining import Combined, KnownSum, combined_sums
    from gridwright.engine.conflicts import Cores, cores
    from gridwright.engine.edits import Edit, counts
    from gridwright.engine.forcing import Forcing, Inside, Refutation
    from gridwright.engine.reasons import Reason, reason_against, smallest_reason

__all__ = [
    "Answers", "Combined", "Cores", "Edit", "Engine", "Forcing", "Inside", "KnownSum", "Listing", "Reason",
    "Refutation", "combined_sums", "cores", "count", "counts", "fillable", "instruction_sets", "possible_values",
    "reason_against", "smallest_reason", "solutions", "solve", "solve_many", "true_candidates",
]

_HOMES = {
    "Combined": "combining", "Cores": "conflicts", "Edit": "edits", "Forcing": "forcing", "Inside": "forcing",
    "KnownSum": "combining", "Reason": "reasons", "Refutation": "forcing", "combined_sums": "combining",
    "cores": "conflicts", "counts": "edits", "fillable": "candidates",
    "possible_values": "candidates", "reason_against": "reasons", "smallest_reason": "reasons",
    "true_candidates": "candidates",
}  # fmt: skip

if not TYPE_CHECKING:  # or checkers would believe that any name is there
    __getattr__ = lazily(__name__, _HOMES)
