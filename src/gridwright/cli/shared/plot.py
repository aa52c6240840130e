"""Numbers along a way, plotted as text: a column for each step, or for several where there are many."""

from __future__ import annotations

from collections.abc import Callable, Sequence

__all__ = ["plot"]

_WIDTH = 72
_HEIGHT = 6
_LABEL = 6

_BLOCKS = " ▁▂▃▄▅▆▇█"
_ASCII = "    #####"


def plot(values: Sequence[float], pick: Callable[[Sequence[float]], float], *, ascii: bool = False) -> list[str]:
    """The lines of a plot, at most 80 characters wide. `pick` says what stands for several steps in one column."""
    columns = [pick(part) for part in _parts(values)]
    top = max(columns, default=0.0) or 1.0
    eighths = [round(value / top * _HEIGHT * 8) for value in columns]
    shades, axis = (_ASCII, "|+-") if ascii else (_BLOCKS, "│└─")
    lines = []
    for floor in reversed(range(_HEIGHT)):
        label = _number(top) if floor == _HEIGHT - 1 else ""
        bars = "".join(shades[min(max(height - 8 * floor, 0), 8)] for height in eighths)
        lines.append(f"{label:>{_LABEL}} {axis[0]}{bars}".rstrip())
    lines.append(f"{0:>{_LABEL}} {axis[1]}{axis[2] * len(columns)}")
    ends = f"{1}{len(values):>{max(len(columns) - 1, 2)}}" if len(values) > 1 else f"{1}"
    return [*lines, " " * (_LABEL + 2) + ends]


def _parts(values: Sequence[float]) -> list[Sequence[float]]:
    """The steps in as many parts as there is room for, each about as long."""
    count = min(len(values), _WIDTH)
    return [values[i * len(values) // count : (i + 1) * len(values) // count] for i in range(count)]


def _number(value: float) -> str:
    return str(value) if isinstance(value, int) else f"{value:.1f}"
