"""What an endpoint is: what may be asked, who answers, and what the answer looks like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from gridwright.model.clock import Clock
from gridwright.web.query import Query

__all__ = ["Endpoint", "Errand", "MediaFile"]


def _nobody(progress: Mapping[str, object]) -> None:
    """Hears how far a errand is where nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Errand:
    """What there is to work with besides the query: its time, and whom to tell how far it is."""

    clock: Clock = field(default_factory=Clock)
    tell: Callable[[Mapping[str, object]], None] = _nobody

    @property
    def hears(self) -> bool:
        """Whether somebody wants to know how far it is."""
        return self.tell is not _nobody


@dataclass(frozen=True, slots=True)
class MediaFile:
    """An answer that is no JSON."""

    content: bytes
    type: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """Something that can be asked: `answer` gets a query and an errand, and gives data like `result`, or a `MediaFile`
    of one of these `files`.

    With GET, the answer is the same for the same query, as long as the server runs.
    """

    summary: str
    query: type[Query]
    answer: Callable[[Any, Errand], object]
    result: object
    method: Literal["GET", "POST"] = "POST"
    files: tuple[str, ...] = ()
