"""Search: solving, counting and listing solutions. The only importer of the native core."""

from gridwright.engine.answers import Answers
from gridwright.engine.ask import Engine, count, solutions, solve
from gridwright.engine.listing import Listing
from gridwright.engine.many import solve_many
from gridwright.engine.native import levels
from gridwright.engine.possible import fillable, true_candidates

__all__ = [
    "Answers", "Engine", "Listing", "count", "fillable", "levels", "solutions", "solve", "solve_many",
    "true_candidates",
]
