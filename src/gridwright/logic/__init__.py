"""What a person does: a board of candidates, techniques that find steps on it, and steps as data."""

from gridwright.logic.reason import SINGLES, Trail, reason
from gridwright.logic.step import Step, Technique

__all__ = ["SINGLES", "Step", "Technique", "Trail", "reason"]
