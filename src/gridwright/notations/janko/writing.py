"""A puzzle as the lines of janko.at."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.clues.sign import pairs_of
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid, default_boxes
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.credits import one_line
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations.janko.signs import clues_of, doubled
from gridwright.notations.janko.variants import KILLER, SKYSCRAPERS, labels_of, sums_and_areas

__all__ = ["COMPARED", "NAMES", "write"]

NAMES = ("sudoku", "futoshiki", "suguru", "hakyuu", "kojun")
COMPARED = "gt"


def write(draft: Draft) -> str:
    grid, name = draft.grid, draft.kind
    if name == "skyscrapers":
        return _written_skyscrapers(draft)
    if name not in NAMES or (name == "futoshiki" and draft.regions):
        name = "sudoku"
    killer = [*KILLER] if draft.kind == "killer" else []
    compared = [COMPARED] if pairs_of(draft.clues) and name == "sudoku" else []
    lines = [f"puzzle {', '.join([name, *killer, *compared, *sorted(draft.options)])}"]
    lines += _credits(draft)
    lines += [f"size {grid.rows}"] if grid.is_square else [f"rows {grid.rows}", f"cols {grid.cols}"]
    if name == "sudoku" and not draft.regions:
        height, width = draft.boxes or default_boxes(grid.rows)
        lines += [f"patternx {width}", f"patterny {height}"]
    if killer:
        sums, areas = sums_and_areas(draft)
        lines += ["problem", *_lines(grid, sums), "areas", *_lines(grid, areas)]
        return "\n".join(["begin", *lines, "end"]) + "\n"
    is_doubled = name == "futoshiki"
    cells = doubled(grid, draft.givens, pairs_of(draft.clues)) if is_doubled else _lines(grid, draft.givens)
    lines += ["problem", *cells]
    if draft.regions:
        lines += ["areas", *_lines(grid, [number + 1 for number in region_numbers(draft)])]
    if compared:
        lines += ["clues", *_lines(grid, clues_of(grid, pairs_of(draft.clues)))]
    return "\n".join(["begin", *lines, "end"]) + "\n"


def _written_skyscrapers(draft: Draft) -> str:
    names = ", ".join([SKYSCRAPERS[0], *sorted(draft.options)])
    lines = [f"puzzle {names}", *_credits(draft), f"size {draft.grid.rows}"]
    lines += ["problem", *_lines(draft.grid, draft.givens)] if any(draft.givens) else []
    return "\n".join(["begin", *lines, *labels_of(draft), "end"]) + "\n"


def _credits(draft: Draft) -> list[str]:
    about = {field: one_line(getattr(draft, field)) for field in ("title", "author", "source")}
    return [f"{field} {words}" for field, words in about.items() if words]


def _lines(grid: Grid, numbers: Sequence[int]) -> list[str]:
    return [" ".join(str(number or "-") for number in row) for row in rows_of(grid, numbers)]
