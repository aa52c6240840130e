"""The characters that text drawings are made of: one pen for Unicode, one for plain ASCII."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import get_args

from gridwright.model.figures import Badge, Outside
from gridwright.pictures.scene import HEAVY

__all__ = ["ASCII", "UNICODE", "Pen"]

_BADGES = get_args(Badge)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pen:
    """Characters by meaning. `rows` and `columns` are the lines along them: none, light and heavy.

    `junctions` has one for every way in which lines can meet, see `junction`. `beside` and `below` are the signs
    to the next cell, less than it and greater; `dots` a white and a black dot; `clash` stands where two of them
    contradict each other. `strokes` are the lines through an empty cell: falling, rising and both; `tiles` what fills
    it: a disc or a square; `black` fills a black one. `pointers` stand behind a number outside the grid that looks into
    a diagonal: down or up, and in each to the right or left; `badges` stand before others, to tell their sorts.
    """

    rows: str
    columns: str
    junctions: str
    beside: str
    below: str
    dots: str
    clash: str
    strokes: str
    tiles: str
    empty: str
    black: str
    pointers: str
    badges: tuple[str, ...]

    def junction(self, up: int, right: int, down: int, left: int) -> str:
        """Where four lines of these weights meet."""
        return self.junctions[27 * up + 9 * right + 3 * down + left]

    def outside(self, figure: Outside) -> str:
        """What stands outside, with a badge before it, or behind it what points into a diagonal."""
        down, right = figure.towards
        pointer = self.pointers[2 * (down < 0) + (right < 0)] if down and right else ""
        return f"{self.badges[_BADGES.index(figure.badge)]}{figure.text}{pointer}"


UNICODE = Pen(
    rows=" ─━",
    columns=" │┃",
    # A line of nine for each weight of up and right; in it, the weights of down and left.
    junctions=(
        " ╴╸╷┐┑╻┒┓"
        "╶─╾┌┬┭┎┰┱"
        "╺╼━┍┮┯┏┲┳"
        "╵┘┙│┤┥╽┧┪"
        "└┴┵├┼┽┟╁╅"
        "┕┶┷┝┾┿┢╆╈"
        "╹┚┛╿┦┩┃┨┫"
        "┖┸┹┞╀╃┠╂╉"
        "┗┺┻┡╄╇┣╊╋"
    ),
    beside="<>",
    below="∧∨",
    dots="○●",
    clash="!",
    strokes="╲╱╳",
    tiles="◯□",
    empty=" ",
    black="▒",
    pointers="↘↙↗↖",
    badges=("", "≡", "□", "Σ"),
)


def _plain(arms: tuple[int, ...]) -> str:
    """A junction of heavy lines only: in ASCII light lines stay blank, or regions would drown among them."""
    match tuple(arm == HEAVY for arm in arms):
        case (False, False, False, False):
            return " "
        case (True, False, True, False):
            return "|"
        case (False, True, False, True):
            return "-"
    return "+"


ASCII = Pen(
    rows="  -",
    columns="  |",
    junctions="".join(map(_plain, product(range(3), repeat=4))),
    beside="<>",
    below="^v",
    dots="o*",
    clash="!",
    strokes="\\/X",
    tiles="o#",
    empty=".",  # without light lines, only this shows where a cell is
    black="#",
    pointers="\\//\\",
    badges=("", "=", "#", "x"),
)
