"""What a person does: a board of candidates, techniques that find steps on it, and steps as data."""

from gridwright.logic.explain import Trail, explain, singles
from gridwright.logic.step import Link, Step, Technique
from gridwright.logic.techniques import ladder
from gridwright.logic.verify import verify

__all__ = ["Link", "Step", "Technique", "Trail", "explain", "ladder", "singles", "verify"]
