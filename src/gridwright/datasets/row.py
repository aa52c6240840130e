"""A row of a set: what is recorded of a puzzle."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gridwright as gw
from gridwright.batches.answers import text_of
from gridwright.datasets.recipe import Recipe
from gridwright.logic.explain import taken_in
from gridwright.making.made import Made
from gridwright.notations._shared.symbols import SYMBOLS
from gridwright.results.steps import step_data
from gridwright.words import tell

__all__ = ["json_row", "row_of", "solution_text"]


def row_of(recipe: Recipe, made: Made) -> dict[str, Any]:
    """A puzzle that was made, as plain data; the same on every machine."""
    puzzle, record = made.puzzle, recipe.record
    row: dict[str, Any] = {
        "id": made.canonical,
        "kind": puzzle.kind,
        "rows": puzzle.grid.rows,
        "cols": puzzle.grid.cols,
        "puzzle": _on_a_line(text_of(puzzle)),
        "clues": sum(made.clues.values()),
        "asked": made.asked,
    }
    if "solution" in record:
        row["solution"] = solution_text(made.solution)
    if "rating" in record:
        row |= {"rating": made.rated.rating, "level": made.rated.level, "hardest": made.rated.hardest}
    if "effort" in record:
        row["effort"] = round(made.rated.effort, 2)
    if "techniques" in record:
        row["techniques"] = dict(made.rated.techniques)
    if "trail" in record or recipe.languages:
        trail = gw.explain(puzzle)
        taken = [*taken_in(trail)]
        if "trail" in record:
            row["trail"] = [_without_words(step_data(step, "en", position)) for step, position in taken]
        if recipe.languages:
            row["words"] = {lang: [tell(step, position, lang) for step, position in taken] for lang in recipe.languages}
    return row


def json_row(row: Mapping[str, Any]) -> bytes:
    """A row on a line of its own, without the line end."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode()


def solution_text(solution: gw.Solution) -> str:
    """A character per cell, row by row; values beyond the letters as numbers with commas."""
    shown = [number for row in solution.rows for number in row]
    if max(shown) < len(SYMBOLS):
        return "".join(SYMBOLS[number] for number in shown)
    return ",".join(map(str, shown))


def _on_a_line(text: str) -> str:
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")) if "\n" in text else text


def _without_words(step: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in step.items() if key != "text"}
