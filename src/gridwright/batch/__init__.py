"""Files of puzzles of any size, one puzzle per line: solved on all processors in constant memory, and resumable."""

from gridwright.batch.ratings import Rating, ratings
from gridwright.batch.run import Job, Progress, run
from gridwright.batch.sources import Source, Text, file_source, text_source

__all__ = ["Job", "Progress", "Rating", "Source", "Text", "file_source", "ratings", "run", "text_source"]
