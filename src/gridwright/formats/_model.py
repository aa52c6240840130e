"""A draft's puzzle as other solvers need it: the values of each cell, houses, and pairs of cells that must agree."""

from __future__ import annotations

from typing import NamedTuple

from gridwright.draft import Draft
from gridwright.grid import Grid
from gridwright.kinds import build
from gridwright.primitives import Distinct, Domain, Pair, mask_up_to, values_in
from gridwright.rules import Values

__all__ = ["House", "Model", "model_of", "summary"]


class House(NamedTuple):
    """Cells whose values all differ, and what people call it; `full` when it must hold every one of its values."""

    cells: tuple[int, ...]
    label: str
    full: bool


class Model(NamedTuple):
    """The values are 1 to `size`. `cells` are the values that each cell may take, whatever is given."""

    grid: Grid
    size: int
    givens: tuple[int, ...]
    cells: tuple[tuple[int, ...], ...]
    houses: tuple[House, ...]
    pairs: tuple[tuple[Pair, str], ...]


def model_of(draft: Draft) -> Model:
    puzzle = build(draft)
    size = max(rule.high for rule in puzzle.rules if isinstance(rule, Values))
    lowered = [(primitive, rule.label) for rule in puzzle.rules for primitive in rule.lower(size)]
    masks = [mask_up_to(size)] * len(puzzle.givens)
    for primitive, _ in lowered:
        if isinstance(primitive, Domain):
            for cell in primitive.cells:
                masks[cell] &= primitive.mask
    # Rules may say the same: a square of four touching cells may be a box. Once is enough.
    houses: dict[tuple[int, ...], str] = {}
    for primitive, label in lowered:
        if isinstance(primitive, Distinct) and len(primitive.cells) > 1:
            houses.setdefault(primitive.cells, label)
    return Model(
        puzzle.grid,
        size,
        puzzle.givens,
        tuple(values_in(mask) for mask in masks),
        tuple(House(cells, label, _is_full(masks, cells)) for cells, label in houses.items()),
        tuple((one, label) for one, label in dict.fromkeys(lowered) if isinstance(one, Pair)),
    )


def _is_full(masks: list[int], cells: tuple[int, ...]) -> bool:
    union = 0
    for cell in cells:
        union |= masks[cell]
    return union.bit_count() == len(cells)


def summary(draft: Draft) -> list[str]:
    """What the puzzle is, for a comment."""
    about = (draft.title, draft.author, draft.source)
    options = "".join(f" {option}" for option in sorted(draft.options))
    first = f"{draft.kind} {draft.grid.rows}x{draft.grid.cols}{options}"
    return [first, *(" ".join(words.split()) for words in about if words.split())]
