"""Search: solving, counting and listing solutions. The only importer of the native core."""

from gridwright.engine.answers import Answers, Listing
from gridwright.engine.candidates import fillable, true_candidates
from gridwright.engine.conflicts import Cores, cores
from gridwright.engine.counts import Edit, counts
from gridwright.engine.engine import Engine
from gridwright.engine.native import instruction_sets
from gridwright.engine.reasons import Reason, reason_against, smallest_reason
from gridwright.engine.shortcuts import count, solutions, solve, solve_many

__all__ = [
    "Answers", "Cores", "Edit", "Engine", "Listing", "Reason", "cores", "count", "counts", "fillable",
    "instruction_sets", "reason_against", "smallest_reason", "solutions", "solve", "solve_many", "true_candidates",
]
