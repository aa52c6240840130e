"""Signs as web sites have them: a text `<`, `^`, `>` or `v` on the border of two cells, maybe turned."""

from __future__ import annotations

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.model.sides import SIDES
from gridwright.notations._shared.source_text import quoted

__all__ = ["arrowhead", "is_arrowhead", "sign_between"]

_HEADS = "<^>v"
"""Each points at the lesser cell. Their order is that of SIDES: turned clockwise, one becomes the next."""

_PLAIN = str.maketrans("‹＜⟨〈›＞⟩〉∧˄⌃︿∨˅⌄﹀", "<<<<>>>>^^^^vvvv")


def is_arrowhead(text: object) -> bool:
    """Whether a text is a sign. A capital V is not: it says that the sum of two cells is 5."""
    return isinstance(text, str) and len(text.strip()) == 1 and text.strip().translate(_PLAIN) in _HEADS


def sign_between(grid: Grid, first: int, second: int, text: str, angle: object) -> tuple[int, int]:
    """The pair (less, greater) that a sign between two cells means; `angle` is by how many degrees it is turned."""
    names = f"{grid.name(first)} and {grid.name(second)}"
    if angle is None:
        angle = 0
    if isinstance(angle, bool) or not isinstance(angle, int | float) or angle % 90:
        raise FormatError(f"{quoted(text)} between {names} is turned by {quoted(str(angle))} degrees")
    turned = int(angle) // 90
    _, points_to = SIDES[(_HEADS.index(text.strip().translate(_PLAIN)) + turned) % 4]
    if grid.moved(first, points_to) == second:
        return second, first
    if grid.moved(second, points_to) == first:
        return first, second
    raise FormatError(f"{quoted(text)} does not point from one to the other of {names}")


def arrowhead(grid: Grid, sign: tuple[int, int]) -> str:
    """The text that states a sign on the border of its cells."""
    less, greater = sign
    return next(head for head, (_, move) in zip(_HEADS, SIDES, strict=True) if grid.moved(greater, move) == less)
