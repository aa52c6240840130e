"""Forcing: a candidate is refuted by what would follow from it, also where singles alone do not show it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from gridwright.engine import _core

__all__ = ["Forcing", "Inside", "Refutation"]

ENDLESS = 2**32 - 1


class Inside(IntEnum):
    """What may be used on the way where singles lead no further, each beside what stands before it."""

    PATTERNS = 1
    """What all candidates of a choice exclude; two choices of two that exclude each other: pairs, X-wings."""
    CHAINS = 2
    """Along choices of two."""
    MULTIPLE = 3
    """Chains from every candidate of a choice."""
    DYNAMIC = 4
    """What singles refute; no other chains, since they are such, too."""


class Refutation(NamedTuple):
    """How a candidate is refuted: in order what else is refuted on the way by something else than singles.

    `length` counts the candidates on both ways to the contradiction, and those inside what is used on the way.
    """

    length: int
    refuted: tuple[int, ...]


class Forcing:
    """Candidates by their numbers, with those that each excludes; and choices, of which one candidate must be true."""

    def __init__(
        self, excludes: Mapping[int, Sequence[int]], choices: Iterable[Sequence[int]], *, most_work: int
    ) -> None:
        """A candidate that takes more than so much work, in words of sets of candidates, is given up."""
        self._numbers = tuple(excludes)
        self._places = {number: place for place, number in enumerate(self._numbers)}
        self._core = _core.Forcing(
            [self._placed(excluded) for excluded in excludes.values()],
            [self._placed(choice) for choice in choices],
            most_work,
        )

    def _placed(self, numbers: Iterable[int]) -> list[int]:
        return [self._places[number] for number in numbers]

    @property
    def work(self) -> int:
        """That of all candidates until now."""
        return self._core.work

    def refute(self, number: int, inside: Inside, shorter_than: int = ENDLESS) -> Refutation | None:
        """Why a candidate is false; None if that is not seen, or not at such a length."""
        found = self._core.refute(self._places[number], inside, shorter_than)
        return found and Refutation(found[0], tuple(self._numbers[place] for place in found[1]))
