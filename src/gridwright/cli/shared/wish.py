"""What the user asks `gridwright solve` for."""

from __future__ import annotations

from dataclasses import dataclass

import click

import gridwright as gw

__all__ = ["Wish"]

_EXCLUSIVE = (
    ("all", "count", "singles", "candidates"),
    ("limit", "singles"),
    ("limit", "candidates"),
    ("json", "quiet", "to"),
    ("count", "to"),
    ("candidates", "quiet", "to"),
)
"""Options of which each asks for something else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The options of the command, as they are named there."""

    all: bool
    limit: int | None
    count: bool
    singles: bool
    candidates: bool
    timeout: float | None
    to: gw.Notation | None
    quiet: bool
    ascii: bool
    json: bool

    def __post_init__(self) -> None:
        for names in _EXCLUSIVE:
            chosen = [f"--{name}" for name in names if getattr(self, name)]
            if len(chosen) > 1:
                raise click.UsageError(gw.say("exclude", options=" and ".join(chosen)))

    @property
    def bare(self) -> bool:
        """Whether standard output is for grids only."""
        return self.quiet or self.to is not None
