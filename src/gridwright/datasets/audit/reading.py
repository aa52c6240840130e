"""From the fields of a row to a puzzle: which columns hold what is guessed from their names and first values."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import isnan, isqrt
from typing import Any

import gridwright as gw
from gridwright.datasets.audit.tables import AuditRow
from gridwright.notations._examples import sorts_of

__all__ = ["ColumnGuess", "guess_columns", "puzzle_in", "solution_in"]

_PUZZLE = ("puzzle", "puzzles", "quizzes", "quiz", "question", "problem", "clues", "grid", "board", "line", "givens")
_SOLUTION = ("solution", "solutions", "answer", "answers", "solved", "target", "label")
_STATED = ("difficulty", "level", "rating", "grade", "graded", "score", "stars", "class")
_SPLIT = ("split", "subset", "partition", "fold")
_WORDS = re.compile("[a-z]+")
_SHORT = re.compile(r"[A-Za-z]{1,20}|[0-9]{1,6}(?:\.[0-9]{1,3})?")
_LOOK = 30
"""Rows that are looked at to guess."""


@dataclass(frozen=True, slots=True)
class ColumnGuess:
    """The columns that hold what is audited, each empty where there is none. `kind` is that of puzzles in pieces:
    givens as a grid beside regions and signs."""

    puzzle: str = ""
    solution: str = ""
    stated: str = ""
    split: str = ""
    kind: str = ""

    @property
    def found(self) -> dict[str, str]:
        names = {"puzzle": self.puzzle, "solution": self.solution, "difficulty": self.stated, "split": self.split}
        return {what: name for what, name in {**names, "kind": self.kind}.items() if name}


def guess_columns(rows: Sequence[AuditRow]) -> ColumnGuess:
    """What columns mean, from some rows."""
    head = [row for row in rows[:_LOOK] if not row.error]
    names = [*dict.fromkeys(name for row in head for name in row.fields)]
    pieces = any(isinstance(row.fields.get("givens"), list) for row in head) and "puzzle" not in names
    scored = {name: sum(_is_puzzle(row.fields.get(name)) for row in head) for name in names}
    solved = {name: sum(_is_full(row.fields.get(name)) for row in head) for name in names}
    full = {name for name in names if 2 * solved[name] > len(head)}
    puzzle = "givens" if pieces else _best(names, _PUZZLE, scored, full)
    rest = [name for name in names if name != puzzle]
    stated = _named(rest, _STATED) or _with_word(rest, _STATED) or _few(rest, head)
    guess = ColumnGuess(puzzle, _named(rest, _SOLUTION) or _best(rest, (), solved, set()), stated, _named(rest, _SPLIT))
    if not pieces:
        return guess
    kinds: Counter[str] = Counter()
    for row in head:
        kinds.update(_kinds_of(row, guess))
    best = max(kinds.values(), default=0)
    signs = frozenset(["signs"] if any(row.fields.get("less") for row in head) else [])
    bare = all(row.fields.get("regions") is None for row in head)
    fitting = [kind for kind in gw.all_kinds() if best and kinds[kind.id] == best]
    kind = min(fitting, key=lambda one: (sorts_of(one.id) != signs, bare and one.regions != "none"), default=None)
    return ColumnGuess(puzzle, guess.solution, stated, guess.split, kind.id if kind else "")


def puzzle_in(row: AuditRow, guess: ColumnGuess) -> gw.Puzzle:
    """The puzzle of a row; a GridwrightError says why there is none."""
    if row.error:
        raise gw.FormatError(row.error)
    if guess.kind:
        return _assembled(row.fields, guess.kind)
    if not guess.puzzle:
        raise gw.FormatError("no column holds puzzles")
    value = row.fields.get(guess.puzzle)
    if value is None or value == "":
        raise gw.FormatError(f"there is no {guess.puzzle}")
    return gw.load(value if isinstance(value, str) else _as_text(value))


def solution_in(row: AuditRow, guess: ColumnGuess, puzzle: gw.Puzzle) -> tuple[int, ...] | None:
    """The solution that a row states, cell by cell; None where it states none, nothing where it is none."""
    value = row.fields.get(guess.solution) if guess.solution else None
    if value is None or value == "":
        return None
    stated = tuple(map(puzzle.grid.value, _values(value)))
    return stated if len(stated) == len(puzzle.grid.cells) else ()


def _values(value: Any) -> list[int]:
    """The numbers of a grid in a list, or in a text with a character per cell."""
    if isinstance(value, list):
        return [number for one in value for number in (_values(one) if isinstance(one, list) else [_number(one)])]
    text = str(value).strip()
    if "," in text or "[" in text:
        return [_number(word) for word in text.replace("[", " ").replace("]", " ").replace(",", " ").split()]
    return [_number(one) for one in text if not one.isspace()]


def _number(one: Any) -> int:
    if isinstance(one, int):
        return one
    word = str(one)
    if word.isdecimal():
        return int(word)
    return ord(word.upper()) - 55 if len(word) == 1 and word.isascii() and word.isalpha() else 0


def _is_puzzle(value: Any) -> bool:
    try:
        puzzle = gw.load(value if isinstance(value, str) else _as_text(value))
    except (gw.GridwrightError, TypeError):
        return False
    return len(puzzle.grid.cells) >= 4


def _is_full(value: Any) -> bool:
    """Whether it is a grid without an empty cell."""
    if not isinstance(value, str | list):
        return False
    values = _values(value)
    size = isqrt(len(values))
    return size >= 4 and size * size == len(values) and 0 < min(values) <= max(values) <= size


def _as_text(value: Any) -> str:
    if not isinstance(value, list | dict):
        raise TypeError(value)
    if isinstance(value, dict):
        return json.dumps(value)
    rows = value if any(isinstance(line, list) for line in value) else _squared(value)
    return "".join(" ".join(map(_cell, line)) + "\n" for line in rows if isinstance(line, list))


def _squared(cells: list[Any]) -> list[list[Any]]:
    """The rows of a grid that is one list."""
    size = isqrt(len(cells))
    return [cells[at : at + size] for at in range(0, len(cells), size)] if size * size == len(cells) else []


def _cell(value: Any) -> str:
    """A cell of a list, where arrays have numbers with a point, and no number for an empty one."""
    if isinstance(value, float):
        value = int(value) if value.is_integer() else "." if isnan(value) else value
    return str(value or ".")


def _best(names: Sequence[str], usual: Sequence[str], scores: dict[str, int], last: set[str]) -> str:
    """The column with most of them; of several the one that is called so, full grids last."""
    order = sorted(names, key=lambda name: (name in last, -scores[name], _rank(name, usual)))
    return order[0] if order and scores[order[0]] else ""


def _rank(name: str, usual: Sequence[str]) -> int:
    return usual.index(name.lower()) if name.lower() in usual else len(usual)


def _named(names: Iterable[str], usual: Sequence[str]) -> str:
    return min((name for name in names if name.lower() in usual), key=lambda name: _rank(name, usual), default="")


def _with_word(names: Iterable[str], usual: Sequence[str]) -> str:
    """The first column with such a word in its name, as `graded_by` has."""
    return next((name for name in names if {*_WORDS.findall(name.lower())} & {*usual}), "")


def _few(names: Iterable[str], rows: Sequence[AuditRow]) -> str:
    """A nameless column of words or short numbers that may say how hard puzzles are."""
    for name in names:
        values = [str(row.fields.get(name, "")) for row in rows]
        if name.startswith("column ") and all(_SHORT.fullmatch(value) for value in values):
            return name
    return ""


def _kinds_of(row: AuditRow, guess: ColumnGuess) -> dict[str, int]:
    """The kinds by whose rules a row makes sense, and how much: its solution holds, and it is the only one."""
    found = {}
    for kind in gw.all_kinds():
        try:
            puzzle = _assembled(row.fields, kind.id)
            stated = solution_in(row, guess, puzzle)
            shown = puzzle.grid.all_shown(stated or ())
            holds = bool(stated) and all(rule.holds(shown) for rule in puzzle.rules) if stated is not None else True
            unique = holds and gw.solve(puzzle, timeout=1).status is gw.Status.UNIQUE
        except (gw.GridwrightError, IndexError):
            continue
        found[kind.id] = (holds and stated is not None) + 2 * unique
    return found


def _assembled(fields: dict[str, Any], kind: str) -> gw.Puzzle:
    """A puzzle in pieces, told as our own JSON; what it has besides would be another puzzle, and is refused."""
    givens = fields["givens"]
    rows, cols = len(givens), len(givens[0]) if givens and isinstance(givens[0], list) else 0
    document: dict[str, Any] = {"gridwright": 1, "kind": kind, "rows": rows, "cols": cols, "givens": givens}
    if fields.get("regions") is not None:
        document["regions"] = fields["regions"]
    if fields.get("less"):
        document["signs"] = [f"r{a + 1}c{b + 1}<r{c + 1}c{d + 1}" for a, b, c, d in fields["less"]]
    if fields.get("diag"):
        document["options"] = ["diagonals"]
    return _loaded(json.dumps(document))


@lru_cache(maxsize=16)
def _loaded(text: str) -> gw.Puzzle:
    return gw.load(text, "json")
