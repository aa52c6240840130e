"""What can be done to many puzzles: a file each with a `WORK`. A new file is a new sort of work."""
