"""Lines of a layout: rules that relate each of their cells to the next by something else than a plain sign."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from gridwright.logic.structure.sets import cell_set
from gridwright.logic.structure.shape import facts_of
from gridwright.model.layout import Bond, Layout
from gridwright.model.primitives import Relation, values_in

__all__ = ["RelatedLine", "is_line", "lines_of"]


@dataclass(frozen=True, eq=False, slots=True)
class RelatedLine:
    """Cells one after the other, and how each is related to the next."""

    cells: int
    order: tuple[int, ...]
    rule: int
    forwards: tuple[Relation, ...]
    backwards: tuple[Relation, ...]
    classes: tuple[int, int] | None
    """Two classes of values that take turns along the line, if it is so."""

    def after(self, place: int, mask: int) -> int:
        """What the next cell can hold if that at a place has one of these values."""
        return _partners(self.forwards[place], mask)

    def before(self, place: int, mask: int) -> int:
        """What the cell before can hold if that at a place has one of these values."""
        return _partners(self.backwards[place - 1], mask)


def _partners(relation: Relation, mask: int) -> int:
    found = 0
    for value in values_in(mask):
        found |= relation.allowed[value - 1]
    return found


@lru_cache(maxsize=64)
def lines_of(layout: Layout) -> tuple[RelatedLine, ...]:
    """Those of a layout, shortest first; chains of plain signs are no lines."""
    facts = facts_of(layout)
    by_rule: dict[int, list[Bond]] = {}
    for bond in facts.bonds:
        by_rule.setdefault(bond.rule, []).append(bond)
    plain, found = layout.less, []
    for rule, bonds in by_rule.items():
        relations = tuple(facts.relations[bond.relation] for bond in bonds)
        if is_line([(bond.first, bond.second) for bond in bonds]) and any(relation != plain for relation in relations):
            order = (bonds[0].first, *(bond.second for bond in bonds))
            backwards = tuple(relation.reversed() for relation in relations)
            classes = _classes({*relations, *backwards})
            found.append(RelatedLine(cell_set(order), order, rule, relations, backwards, classes))
    return tuple(sorted(found, key=lambda line: len(line.order)))


def _classes(relations: Collection[Relation]) -> tuple[int, int] | None:
    """Two sets of values of which each has its partners in the other only, if there are just two."""
    if len(relations) > 1:
        return None
    allowed = next(iter(relations)).allowed
    start = next((mask & -mask for mask in allowed if mask), 0)
    one, other, grown = start, 0, True
    while grown:
        before = one, other
        for value in values_in(one):
            other |= allowed[value - 1]
        for value in values_in(other):
            one |= allowed[value - 1]
        grown = (one, other) != before
    rest = any(mask and not (one | other) >> value & 1 for value, mask in enumerate(allowed))
    return None if one & other or rest or not other else (one, other)


def is_line(pairs: Sequence[tuple[int, int]]) -> bool:
    """Whether there are several pairs, of which each begins where the one before ended."""
    cells = {cell for pair in pairs for cell in pair}
    return len(pairs) > 1 and len(cells) == len(pairs) + 1 and all(a[1] == b[0] for a, b in pairwise(pairs))
