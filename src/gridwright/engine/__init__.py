"""Search: solving, counting and listing solutions. The only importer of the native core."""

from gridwright.engine.answers import Answers
from gridwright.engine.ask import Engine, count, solutions, solve
from gridwright.engine.cores import Cores, cores
from gridwright.engine.listing import Listing
from gridwright.engine.many import solve_many
from gridwright.engine.native import levels
from gridwright.engine.possible import fillable, true_candidates
from gridwright.engine.reasons import Reason, reason_against, smallest_reason
from gridwright.engine.variants import Variant, counts

__all__ = [
    "Answers", "Cores", "Engine", "Listing", "Reason", "Variant", "cores", "count", "counts", "fillable", "levels",
    "reason_against", "smallest_reason", "solutions", "solve", "solve_many", "true_candidates",
]
