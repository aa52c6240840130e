"""A row: what became of one line, as an object, as JSON, as CSV.

Programs for tables take a long row of digits for a number, and round it. So a grid that could be one is told row by
row, with a space between: `534678912 672195348 …`, which loads again like any line.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO

import gridwright as gw
from gridwright.notations._shared.symbols import SYMBOLS

__all__ = ["ERROR", "FIRST_COLUMNS", "BatchRow", "as_csv", "in_rows", "on_a_line", "tabular"]

ERROR = "error"
"""The status of a line that is no puzzle, or that could not be worked on."""

FIRST_COLUMNS = ("line", "puzzle", "kind", "status")

_USUAL = 9


@dataclass(frozen=True, slots=True)
class BatchRow:
    """What became of a line: its number, the puzzle as it stands there, its kind, how it went, and what was found.

    The status is that of solving (unique, several, none, undecided), what the work has instead, or error; then `error`
    says what is wrong. `notes` name what there is to tell about how the line was understood, as those of a Position do.
    """

    line: int
    puzzle: str
    status: str
    kind: str = ""
    found: Mapping[str, object] = field(default_factory=dict)
    error: str = ""
    notes: tuple[str, ...] = ()

    @property
    def data(self) -> dict[str, object]:
        """All of it as plain data, ready for JSON or a table."""
        told: dict[str, object] = {"line": self.line, "puzzle": self.puzzle, "kind": self.kind, "status": self.status}
        if self.error:
            return {key: value for key, value in told.items() if key != "kind" or value} | {"error": self.error}
        return told | dict(self.found) | ({"notes": list(self.notes)} if self.notes else {})

    def as_json(self) -> str:
        return json.dumps(self.data, ensure_ascii=False)


def as_csv(row: BatchRow | None, columns: Sequence[str]) -> str:
    """A row of a table with these columns besides the first; None is the row of their names."""
    out = StringIO()
    writer = csv.writer(out)  # whose ends of lines are what makes it quote those in cells
    if row is None:
        writer.writerow([*FIRST_COLUMNS, *columns, "error"])
    else:
        found = (_cell(row.found.get(column)) for column in columns)
        writer.writerow([row.line, row.puzzle, row.kind, row.status, *found, row.error])
    return out.getvalue().removesuffix("\r\n")


def _cell(value: object) -> object:
    """What a table shows of a value: counts as `pointing:2 x-wing:1`, lists of sentences one after the other."""
    if isinstance(value, Mapping):
        return " ".join(f"{key}:{count}" for key, count in value.items())
    if isinstance(value, (list, tuple)):
        return on_a_line([str(one) for one in value])
    return "" if value is None else value


def on_a_line(told: Sequence[str]) -> str:
    """Sentences one after the other; what does not end as one is set off from what follows."""
    lines = [line for one in told for line in one.splitlines()]
    return " ".join(line if line.endswith((".", ":")) else f"{line};" for line in lines).removesuffix(";")


def tabular(text: str, cols: int = _USUAL) -> str:
    """A puzzle's text as it stands, or row by row where it could be taken for a number."""
    return " ".join(text[at : at + cols] for at in range(0, len(text), cols)) if _is_number(text) else text


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def in_rows(solution: gw.Solution) -> str:
    """A solution row by row, with a space between; values beyond the letters with commas."""
    if max(map(max, solution.rows)) < len(SYMBOLS):
        return " ".join("".join(SYMBOLS[value] for value in row) for row in solution.rows)
    return " ".join(",".join(map(str, row)) for row in solution.rows)
