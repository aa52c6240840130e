"""Search: solving, counting and listing solutions. The only importer of the native core."""

from gridwright.engine.ask import Engine, count, solutions, solve
from gridwright.engine.native import levels

__all__ = ["Engine", "count", "levels", "solutions", "solve"]
