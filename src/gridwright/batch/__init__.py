"""Files of puzzles of any size, one puzzle per line: solved on all processors in constant memory, and resumable."""

from gridwright.batch.run import Job, Progress, run

__all__ = ["Job", "Progress", "run"]
