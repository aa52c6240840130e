"""Finds out which notation can be turned into which, and writes docs/conversions.md: `make conversions`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import gridwright as gw

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "conversions.md"

_MORE = (
    "sudoku 6x6 boxes=3x2\n16...4\n......\n5.3.2.\n.2..1.\n...5..\n3.....\n",
    "futoshiki 4x4\nsigns: r1c2<r1c3 r1c2>r2c2 r1c4>r2c4 r3c1>r4c1 r3c3<r4c3 r4c3<r4c2\n",
    "suguru 1x2\nregions:\nAA\n",
)
"""What the examples lack: boxes of another shape, signs alone, a grid that is not square."""

_INTRODUCTION = """\
# What can be turned into what

`gridwright convert FILE --to ID` turns any notation that is read into any that is written, as far as that has words for
the puzzle. This table was made by trying it on the example puzzles, there and back:

- ● every one of them that the notation of the row can carry, the notation of the column can carry too;
- ○ some of them;
- · none: the two are for different kinds of puzzles.

What would be lost is listed, and refused without `--lossy`.
"""


@cache
def samples() -> tuple[gw.Puzzle, ...]:
    """A few puzzles of every kind."""
    files = sorted((ROOT / "examples").glob("*.txt"))
    return (*map(gw.load_file, files), *map(gw.load, _MORE))


@cache
def carried(name: str) -> frozenset[int]:
    """The numbers of the samples that a notation can carry."""
    return frozenset(number for number, puzzle in enumerate(samples()) if _text(puzzle, name))


def _text(puzzle: gw.Puzzle, name: str) -> str:
    """The puzzle in that notation, or nothing; what is written must mean the same when it is read again."""
    try:
        text = gw.dump(puzzle, name)
    except gw.FormatError:
        return ""
    if gw.notation(name).read and gw.load(text) != puzzle:
        raise AssertionError(f"{name} is read as another puzzle:\n{text}")
    return text


def mark(source: str, target: str) -> str:
    """How much of what one notation carries another does."""
    common = carried(source) & carried(target)
    return "●" if common == carried(source) else "○" if common else "·"


def page() -> str:
    notations = gw.all_notations()
    heads = [f"{number}" for number in range(1, len(notations) + 1)]
    lines = [f"| from \\ to | {' | '.join(heads)} |", f"|---|{':-:|' * len(notations)}"]
    for number, source in enumerate(notations, 1):
        marks = [mark(source.id, target.id) if source.read else "" for target in notations]
        note = "" if source.read else " (only written)"
        lines.append(f"| {number} `{source.id}`{note} | {' | '.join(marks)} |")
    return _INTRODUCTION + "\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
