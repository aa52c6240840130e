"""Rests: what houses and rules of known sums leave where they are laid over each other (45), as sums to be made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.sums import SumRule, set_like, sum_rule
from gridwright.logic.structure.totals import HouseTotal, house_totals_of
from gridwright.model.layout import Layout

__all__ = ["Rest", "rests_of"]


@dataclass(frozen=True, eq=False, slots=True)
class Rest:
    """A total of few cells, as a sum to be made."""

    cells: int
    sum: SumRule
    total: HouseTotal

    @property
    def is_set(self) -> bool:
        """Whether all of its cells differ and are all added: then they hold a set of values."""
        return set_like(self.sum.order, self.sum.differ) and not (self.total.inside and self.total.outside)


@lru_cache(maxsize=128)
def rests_of(layout: Layout, *, several: bool = False) -> tuple[Rest, ...]:
    """Those of single houses, or of several together."""
    return tuple(_rest(layout, total) for total in house_totals_of(layout, several=several))


def _rest(layout: Layout, total: HouseTotal) -> Rest:
    order = (*cells_in(total.outside), *cells_in(total.inside))
    sign = 1 if total.outside else -1  # what lies inside alone is told as a plain sum
    coefficients = tuple(sign if total.outside >> cell & 1 else -sign for cell in order)
    houses = tuple(house.house for house in total.houses)
    difference = sign * total.difference
    return Rest(
        total.cells, sum_rule(layout, order, coefficients, difference, difference, total.rules, houses), total
    )
