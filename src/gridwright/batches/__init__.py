"""Many puzzles, one per line: worked on by all processors in constant memory, in order, and resumable."""

from gridwright.batches.answers import PASSED
from gridwright.batches.iteration import BatchRows, batch
from gridwright.batches.ratings import Rating, ratings
from gridwright.batches.row import ERROR, BatchRow
from gridwright.batches.run import Job, Progress, run
from gridwright.batches.sources import Source, Text, file_source, text_source
from gridwright.batches.work import TABLES, Work, WorkOrder, all_works, work_named

__all__ = [
    "ERROR", "PASSED", "TABLES", "BatchRow", "BatchRows", "Job", "Progress", "Rating", "Source", "Text", "Work",
    "WorkOrder", "all_works", "batch", "file_source", "ratings", "run", "text_source", "work_named",
]
