"""What can go wrong, as exceptions that quote what they refuse.

Exceptions are for misuse (text that is no puzzle, rules that make no sense).
A puzzle without a solution is no error: that is an Outcome.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from gridwright.model.display import brief

__all__ = ["FormatError", "GridwrightError", "OutOfTimeError", "Problem", "RuleError"]


@dataclass(frozen=True, slots=True, repr=False)
class Problem:
    """One thing wrong with a puzzle: a sentence, and the cells and place in the text it is about.

    `advice` names the argument that would help, such as `from_`, where the sentence speaks of one: so a program can
    offer it in its own words.
    """

    message: str
    cells: tuple[int, ...] = ()
    line: int | None = None
    column: int | None = None
    advice: str = field(default="", compare=False)

    def __str__(self) -> str:
        if self.line is None:
            return self.message
        if self.column is None:
            return f"line {self.line}: {self.message}"
        return f"line {self.line}, column {self.column}: {self.message}"

    def __repr__(self) -> str:
        return brief(self, str(self), f"{len(self.cells)} cells" if self.cells else "")

    def at(self, line: int, column: int | None = None) -> Problem:
        """The same problem, told where in the text it stands."""
        return replace(self, line=line, column=column)


class GridwrightError(ValueError):
    """Everything Gridwright refuses; `problems` lists each reason, the message all of them."""

    def __init__(self, *problems: Problem | str) -> None:
        self.problems = tuple(Problem(p) if isinstance(p, str) else p for p in problems)
        super().__init__("\n".join(str(p) for p in self.problems))

    def __repr__(self) -> str:
        return brief(self, *self.problems)


class FormatError(GridwrightError):
    """A text that cannot be read, or a puzzle that a notation cannot carry."""


class RuleError(GridwrightError):
    """Well-written, but no puzzle: regions of the wrong size, values out of range, rules that exclude each other."""


class OutOfTimeError(GridwrightError):
    """The time that was allowed is over, and there is no answer yet."""
