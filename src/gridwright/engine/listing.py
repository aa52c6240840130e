"""Solutions one after the other, and whether they were all."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gridwright.model.puzzle import Solution

__all__ = ["Listing"]


class Listing(Iterator[Solution]):
    """Solutions as they are found. Once it has ended, `complete` says whether there are no more of them."""

    def __init__(self, find: Callable[[Listing], Iterator[Solution]]) -> None:
        self.complete = False
        self._found = find(self)

    def __next__(self) -> Solution:
        return next(self._found)
