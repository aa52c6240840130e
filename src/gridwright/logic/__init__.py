"""What a person does: a board of candidates, techniques that find steps on it, and steps as data."""

from gridwright.logic.dead_end import DeadEnd
from gridwright.logic.explain import Trail, explain, singles
from gridwright.logic.hint import hint, mistakes
from gridwright.logic.rate import Rated, rate
from gridwright.logic.reason import reason
from gridwright.logic.route import replay
from gridwright.logic.step import Link, Step, Technique
from gridwright.logic.techniques import ladder, technique
from gridwright.logic.verify import verify

__all__ = [
    "DeadEnd", "Link", "Rated", "Step", "Technique", "Trail", "explain", "hint", "ladder", "mistakes", "rate", "reason",
    "replay", "singles", "technique", "verify",
]
