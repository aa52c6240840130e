"""A row of output for each line of input: most are made by the engine itself, the rest here."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isqrt

import gridwright as gw

__all__ = ["BadLine", "RowMaker"]

_SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Left = tuple[int, int, int, int]


class BadLine(gw.FormatError):
    """A line that is no puzzle, where that ends the run."""


@dataclass(slots=True)
class RowMaker:
    """Turns blocks of lines into blocks of rows, as a job wants them."""

    what: str
    limit: int
    threads: int | None
    from_: str | None
    strict: bool
    worded: Callable[[gw.GridwrightError], gw.GridwrightError]
    bad: int = 0

    def of(self, data: bytes, number: int) -> tuple[bytes, int]:
        """The rows for some whole lines, the first of which has that number; and how many they are."""
        engine = self._engine_for(data)
        if engine is None:
            pieces: Sequence[tuple[bytes, list[Left]]] = [(b"", list(_lines(data, number)))]
        else:
            pieces = engine.solve_text(data, number, told=self.what, limit=self.limit, threads=self.threads)
        out = [self._filled(rows, left, data) for rows, left in pieces]
        return b"".join(out), data.count(b"\n") + (not data.endswith(b"\n"))

    def _engine_for(self, data: bytes) -> gw.Engine | None:
        """The engine for grids of the first line's size, where lines of one character per cell are expected."""
        if self.from_ not in (None, "line"):
            return None
        length = len(data.split(b"\n", 1)[0].rstrip(b"\r"))
        size = isqrt(length)
        if size * size != length or not 1 < size < len(_SYMBOLS):
            return None
        return gw.Engine(gw.load("." * length, "line"))

    def _filled(self, rows: bytes, left: list[Left], data: bytes) -> bytes:
        """The rows of a piece with those of the lines left over put in their places."""
        if not left:
            return rows
        out, done = [], 0
        for (place, _, _, _), row in zip(left, self._rows_for(left, data), strict=True):
            out += [rows[done:place], row.encode(), b"\n"]
            done = place
        return b"".join([*out, rows[done:]])

    def _rows_for(self, left: list[Left], data: bytes) -> list[str]:
        puzzles: dict[int, gw.Puzzle] = {}
        errors: dict[int, str] = {}
        for _, begin, end, number in left:
            try:
                puzzles[number] = gw.load(data[begin:end].decode("utf-8"), self.from_)
            except gw.GridwrightError as error:
                errors[number] = _told(self.worded(error))
            except UnicodeDecodeError as error:
                errors[number] = str(error)
            if self.strict and number in errors:
                raise BadLine(f"line {number}: {errors[number]}")
        self.bad += len(errors)
        outcomes = dict(zip(puzzles, self._solved(list(puzzles.values())), strict=True))
        return [
            self._row(number, outcomes[number]) if number in outcomes else self._error(number, errors[number])
            for _, _, _, number in left
        ]

    def _solved(self, puzzles: list[gw.Puzzle]) -> list[gw.Outcome]:
        if self.limit == 2:
            return gw.solve_many(puzzles, threads=self.threads)
        return [gw.solve(puzzle, limit=self.limit) for puzzle in puzzles]

    def _row(self, number: int, outcome: gw.Outcome) -> str:
        solution = None if outcome.solution is None else _text(outcome.solution)
        if self.what == "json":
            return json.dumps(
                {"line": number, "status": str(outcome.status), "at_least": outcome.at_least,
                 "complete": outcome.complete, "solution": solution}
            )
        if self.what == "solution" and solution is not None and outcome.status is gw.Status.UNIQUE:
            return solution
        return str(outcome.status)

    def _error(self, number: int, message: str) -> str:
        if self.what == "json":
            return json.dumps({"line": number, "error": message}, ensure_ascii=False)
        return f"error: line {number}: {message}"


def _told(error: gw.GridwrightError) -> str:
    """What is wrong with a line, without its number in a text that is but this line."""
    told = (f"column {one.column}: {one.message}" if one.column else one.message for one in error.problems)
    return "; ".join(line for message in told for line in message.splitlines())


def _lines(data: bytes, number: int) -> list[Left]:
    """Every line, left over for want of an engine that reads them."""
    found: list[Left] = []
    at = 0
    while at < len(data):
        end = data.find(b"\n", at)
        end = len(data) if end < 0 else end
        found.append((0, at, end, number + len(found)))
        at = end + 1
    return found


def _text(solution: gw.Solution) -> str:
    """A character per cell, or values with spaces between them where there are not enough characters."""
    if max(solution.values) < len(_SYMBOLS):
        return "".join(_SYMBOLS[value] for value in solution.values)
    return " ".join(map(str, solution.values))
