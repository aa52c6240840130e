"""What is wrong with a puzzle, and how to mend it: clues that clash, no solution, several solutions, needless clues."""

from gridwright.diagnosis.ambiguity import Ambiguity
from gridwright.diagnosis.blame import Relaxation
from gridwright.diagnosis.clashes import Report, check, clashes
from gridwright.diagnosis.conflict import Conflict, Repair
from gridwright.diagnosis.diagnose import Diagnosis, diagnose

__all__ = ["Ambiguity", "Conflict", "Diagnosis", "Relaxation", "Repair", "Report", "check", "clashes", "diagnose"]
